"""PostgreSQL: the games in a database by its URL, for one server process or for many."""
from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from passgo.server.storage.database import BUSY, NOW, InUse, Row

LOCK = 7_277_466
"""PostgreSQL's advisory lock of a Pass GO server: the letters of PASSGO on a telephone, its own number in the database."""
SILENCE = 5
"""Seconds of it until a line to PostgreSQL counts as lost: every table waits for the answer."""
STATEMENT = 4_000
"""Milliseconds a statement may take, waiting for a lock included."""
CLOCK = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
RETRY = 0.25


class Postgres:
    """One line to it; a lost one is taken up again with the next transaction.

    Alone (`shared` is false) it locks out every other server; servers that share their games lock out only those that do not.
    """

    def __init__(self, url: str, patience: float, start: float = 0.0, shared: bool = False) -> None:
        """`patience` is for another server to let go, `start` for the database itself to answer: it may be starting, too."""
        self.url, self.patience, self.shared, self.reconnects = url, patience, shared, 0
        give_up = time.monotonic() + start
        while True:
            try:
                self.connect()
                return
            except InUse:
                raise
            except Exception as error:
                if time.monotonic() > give_up or not is_unreachable(error):
                    raise
                time.sleep(RETRY)

    def connect(self) -> None:
        try:
            import psycopg
        except ImportError:
            raise RuntimeError("PostgreSQL needs one more package: pip install 'passgo[pg]'.") from None
        self.connection = psycopg.connect(
            self.url, autocommit=True, connect_timeout=SILENCE, tcp_user_timeout=SILENCE * 1000,
            # A machine that has taken the question and died says nothing: it is asked whether it is still there.
            keepalives=1, keepalives_idle=SILENCE, keepalives_interval=1, keepalives_count=SILENCE,
            options=f"-c statement_timeout={STATEMENT} -c lock_timeout={STATEMENT} -c idle_in_transaction_session_timeout=10000")
        give_up = time.monotonic() + self.patience
        lock = "SELECT pg_try_advisory_lock_shared(?)" if self.shared else "SELECT pg_try_advisory_lock(?)"
        while not self.run(lock, (LOCK,))[0][0]:
            if time.monotonic() > give_up:
                self.connection.close()
                raise InUse(BUSY.format(where="this database"))
            time.sleep(0.05)

    def run(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        cursor = self.connection.execute(sql.replace(NOW, CLOCK).replace("?", "%s").encode(), values or None)
        return cursor.fetchall() if cursor.description else []

    def begin(self) -> None:
        if self.connection.closed:
            self.connect()
            self.reconnects += 1
        self.run("BEGIN")

    def alone(self) -> None:
        self.run("SELECT pg_advisory_xact_lock(?)", (LOCK + 1,))

    def commit(self) -> None:
        self.run("COMMIT")

    def undecided(self) -> bool:
        return self.connection.closed

    def rollback(self) -> None:
        if not self.connection.closed:
            self.run("ROLLBACK")

    def close(self) -> None:
        self.connection.close()


def is_unreachable(error: Exception) -> bool:
    """Nobody answers there yet, or it is only just starting."""
    import psycopg
    return isinstance(error, psycopg.OperationalError)
