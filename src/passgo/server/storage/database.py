"""What the store asks of a database. Both kinds take the same SQL; each says how it locks, begins and counts."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

Row = tuple[Any, ...]
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
