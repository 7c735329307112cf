"""SQLite: the games in one file of the data folder, for one server process."""
from __future__ import annotations

import functools
import pathlib
import sqlite3
from collections.abc import Sequence
from typing import Any

from filelock import FileLock, Timeout

from passgo.server.storage.database import BUSY, NOW, SHARED, InUse, Row

FILE = "games.sqlite3"
CLOCK = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


class Sqlite:
    """A file in the data folder: write-ahead log, and a commit is on the disk when it returns."""

    shared, reconnects = False, 0

    def __init__(self, folder: pathlib.Path, patience: float) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Held by this process, whichever of its threads lets go; the system lets go of it when the process dies.
        self.lock = FileLock(folder / "server.lock", thread_local=False)
        try:
            self.lock.acquire(timeout=patience, poll_interval=0.02)
        except Timeout:
            raise InUse(BUSY.format(where=folder)) from None
        # It holds the secrets of running games. SQLite makes the files beside it with the same permissions.
        (folder / FILE).touch(mode=0o600)
        self.connection = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False)
        self.run("PRAGMA journal_mode = WAL")
        self.run("PRAGMA synchronous = FULL")

    def run(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        return self.connection.execute(in_its_words(sql), values).fetchall()

    def begin(self) -> None:
        self.run("BEGIN IMMEDIATE")

    def alone(self) -> None:
        """It is: another server would have been refused."""

    def commit(self) -> None:
        self.run("COMMIT")

    def undecided(self) -> bool:
        return not self.connection.in_transaction

    def rollback(self) -> None:
        if self.connection.in_transaction:
            self.run("ROLLBACK")

    def close(self) -> None:
        self.connection.close()
        self.lock.release()


@functools.cache
def in_its_words(sql: str) -> str:
    return sql.replace(NOW, CLOCK).replace(SHARED, "")
