"""What the store asks of a database. Both kinds take the same SQL; each says how it locks, begins and counts."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

Row = tuple[Any, ...]
BUSY = "Another Pass GO server is using {where}. Stop it first, or give this one a place of its own."
NOW = "{now}"
"""In SQL: the database's own clock in milliseconds, so that many servers need not agree on the time."""
SHARED = " FOR SHARE"
"""In SQL: what was read here stays as it is until the commit."""


class InUse(RuntimeError):
    """Another server holds these games."""


class Database(Protocol):
    """One connection, used by one thread."""
    shared: bool
    """May other servers use these games at the same time? If not, a lock shows that there are none."""
    reconnects: int
    """How often the line was lost and taken up again: what was in memory before may not be what is stored."""

    def run(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """Do it; `?` stands for a value. Rows, if it answers any."""
        ...

    def begin(self) -> None: ...

    def alone(self) -> None:
        """In a transaction: whoever else wants to change the tables themselves waits for its end."""
        ...

    def commit(self) -> None: ...

    def undecided(self) -> bool:
        """A commit has failed: can nobody say whether it happened?"""
        ...

    def rollback(self) -> None: ...

    def close(self) -> None: ...
