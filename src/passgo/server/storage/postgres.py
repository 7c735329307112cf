"""PostgreSQL: the games in a database by its URL."""
from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from passgo.server.storage.database import BUSY, InUse, Row

LOCK = 7_277_466
"""PostgreSQL's advisory lock of a Pass GO server: the letters of PASSGO on a telephone, its own number in the database."""
SILENCE = 5
"""Seconds of it until a line to PostgreSQL counts as lost: every table waits for the answer."""


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
