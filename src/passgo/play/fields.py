"""The numbers of a table by attribute: `fields.cash[0]`. The Structs of the rules are their types, in editors and for mypy."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from passgo.rules.additions import EditionTable
from passgo.rules.state import Table
from passgo.rules.words import SEATS

if TYPE_CHECKING:
    from passgo.engines.choose import Core


SEATED = tuple(tuple(seat for seat in range(SEATS) if mask >> seat & 1) for mask in range(1 << SEATS))
"""The seats of every set of them, in their order: it is asked for many times in a view."""


class TableFields(Table, EditionTable):
    """What lies on the table of a core; each field is fetched when it is first asked for, and stays as it was then."""

    def __init__(self, core: Core) -> None:
        self.core = core

    if not TYPE_CHECKING:  # else any name would do

        def __getattr__(self, name: str) -> Any:
            if name == "core":
                raise AttributeError(name)
            try:
                value = self.__dict__[name] = self.core.field(name)
            except KeyError:
                raise AttributeError(f"there is no {name} on the table") from None
            return value
