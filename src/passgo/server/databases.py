"""The two databases the store can stand on. Both take the same SQL; each says how it locks, begins and counts."""
from __future__ import annotations

import fcntl
import pathlib
import sqlite3
import time
from collections.abc import Sequence
from typing import Any, Protocol

Row = tuple[Any, ...]
LOCK = 7_277_466
"""PostgreSQL's advisory lock of a Pass GO server: the letters of PASSGO on a telephone, its own number in the database."""
FILE = "games.sqlite3"
SILENCE = 5
"""Seconds of it until a line to PostgreSQL counts as lost: every table waits for the answer."""
BUSY = "Another Pass GO server is using {where}. Stop it first, or give this one a place of its own."


class InUse(RuntimeError):
    """Another server holds these games."""


class Database(Protocol):
    """One connection, used by one thread."""

    def run(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Do it; `?` stands for a value. Rows, if it answers any."""
        ...

    def begin(self) -> None: ...

    def commit(self) -> None: ...

    def rollback(self) -> None: ...

    def close(self) -> None: ...


class Sqlite:
    """A file in the data folder: write-ahead log, and a commit is on the disk when it returns."""

    def __init__(self, folder: pathlib.Path, patience: float) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.lock = (folder / "server.lock").open("w")
        give_up = time.monotonic() + patience
        while not self.locked():
            if time.monotonic() > give_up:
                self.lock.close()
                raise InUse(BUSY.format(where=folder))
            time.sleep(0.02)
        # It holds the secrets of running games. SQLite makes the files beside it with the same permissions.
        (folder / FILE).touch(mode=0o600)
        self.connection = sqlite3.connect(folder / FILE, isolation_level=None, check_same_thread=False)
        self.run("PRAGMA journal_mode = WAL")
        self.run("PRAGMA synchronous = FULL")

    def locked(self) -> bool:
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def run(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        return self.connection.execute(sql, values).fetchall()

    def begin(self) -> None:
        self.run("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.run("COMMIT")

    def rollback(self) -> None:
        if self.connection.in_transaction:
            self.run("ROLLBACK")

    def close(self) -> None:
        self.connection.close()
        self.lock.close()


class Postgres:
    """A PostgreSQL database by its URL; a lost line is taken up again with the next transaction."""

    def __init__(self, url: str, patience: float) -> None:
        self.url, self.patience = url, patience
        self.connect()

    def connect(self) -> None:
        try:
            import psycopg
        except ImportError:
            raise RuntimeError("PostgreSQL needs one more package: pip install 'passgo[pg]'.") from None
        self.connection = psycopg.connect(self.url, autocommit=True, connect_timeout=SILENCE, tcp_user_timeout=SILENCE * 1000)
        give_up = time.monotonic() + self.patience
        while not self.run("SELECT pg_try_advisory_lock(?)", (LOCK,))[0][0]:
            if time.monotonic() > give_up:
                self.connection.close()
                raise InUse(BUSY.format(where="this database"))
            time.sleep(0.05)

    def run(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        cursor = self.connection.execute(sql.replace("?", "%s").encode(), values)
        return cursor.fetchall() if cursor.description else []

    def begin(self) -> None:
        if self.connection.closed:
            self.connect()
        self.run("BEGIN")

    def commit(self) -> None:
        self.run("COMMIT")

    def rollback(self) -> None:
        if not self.connection.closed:
            self.run("ROLLBACK")

    def close(self) -> None:
        self.connection.close()
