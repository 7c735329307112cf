"""The numbers of a table by attribute: `fields.cash[0]`. The Structs of the rules are their types, in editors and for mypy."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any

from passgo.rules.additions import EditionTable
from passgo.rules.sizes import SEATS
from passgo.rules.state import State, Table
from passgo.struct import fields

if TYPE_CHECKING:
    from passgo.engines.choose import Core


SEATED = tuple(tuple(seat for seat in range(SEATS) if mask >> seat & 1) for mask in range(1 << SEATS))
"""The seats of every set of them, in their order: it is asked for many times in a view."""


class Fetched:
    """A field that is fetched when it is first asked for; then it lies in the object itself, and this is not asked again."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __get__(self, table: TableFields, owner: type) -> Any:
        value = table.__dict__[self.name] = table.core.field(self.name)
        return value


class TableFields(Table, EditionTable):
    """What lies on the table of a core; each field is fetched when it is first asked for, and stays as it was then."""

    def __init__(self, core: Core) -> None:
        self.core = core

    if not TYPE_CHECKING:  # else any name would do; this is for fields an edition adds that lies elsewhere

        def __getattr__(self, name: str) -> Any:
            if name == "core":
                raise AttributeError(name)
            try:
                value = self.__dict__[name] = self.core.field(name)
            except KeyError:
                raise AttributeError(f"there is no {name} on the table") from None
            return value


for name, (of, _) in fields(State).items():
    if isinstance(of, str):
        setattr(TableFields, name, Fetched(name))
