"""What goes over the wire only at rooms with the luck of a real table: what the banker tells, and what the banker is shown."""
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from passgo.server.wire.field_types import Id, TossKind, Wire

Luck = Literal["seed", "table"]


class Tell(Wire):
    """The banker tells what happened at the real table, in one breath: all of it holds, or nothing. Lines are as in records
    (`0 BUY`, `CHANCE OUTCOME a=3 b=5`, `TABLE SET_CASH seat=1 money=500000`); `ON` leads on to the next roll, `DRAW` lets the
    server draw, `PRESS` presses the Build button where that can be done, and `UNDO` or `REDO` alone takes back what was told
    last, or tells it again."""
    t: Literal["tell"]
    id: Id
    lines: list[Annotated[str, Field(max_length=200)]] = Field(min_length=1, max_length=150)


class FallShown(Wire):
    """One way chance can fall, as it is told and as it is called."""
    outcome: str
    says: str
    text: str
    """What stands on a card."""


class TossShown(Wire):
    """What chance is waited for."""
    kind: TossKind
    seat: int
    says: str
    dice: list[list[int]]
    """The faces of each die to be rolled; none: it is no roll."""
    falls: list[FallShown]
    """Every way that has a name; told to the banker only."""


class MirrorShown(Wire):
    """How a room with the luck of the table stands."""
    banker: bool
    """Does this device keep the bank? Only then is it heard."""
    toss: TossShown | None
    leads: bool
    """May a roll be told now, that the last turn is done and the next player rolls being understood?"""
    dice: list[list[int]]
    """The faces of the two dice of a turn."""
    undo: int
    redo: int
    """How much can be taken back, and told again."""
    jobs: list[int] = []
    tokens: list[int] = []
    """In Tropical Tycoon: what each player is (0: nothing yet, 1: the Mayor), and how many Fortune tokens each has."""
    dodge: bool = False
    """In City: somebody may hold the Rent Dodge."""
    hidden_decks: list[int] = []
    """In Millionaire: decks whose cards lie in no open hand, so that nobody can say by hand who has one."""
    by_itself: list[str] = []
    """In City: what a device may tell after everything else, so that the game does it where it can be done (`PRESS`)."""
