"""The tables what is declared goes into: for every step, question, toss and kind of business what is done with it."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from passgo.rules import empty
from passgo.rules.hooks import named
from passgo.rules.sizes import KINDS
from passgo.rules.words import LAST_STEP

if TYPE_CHECKING:
    from passgo.rules.records import Action, Menu
    from passgo.rules.state import State
    from passgo.struct import Mask, Money

T = TypeVar("T")
NUMBERS: Final = LAST_STEP + 1
TABLES: list[Table[Any]] = []


def made(text: str, **names: Any) -> Any:
    """A small function from its text."""
    return eval(text, names)


class Table(list[T]):
    """A look-up by number. `RUN[step](s, f)` is a look-up here, and in C the switch `run_step(s, step, f)`.

    `empty` is what it says where nothing was declared: a number, or a function of empty.py whose parameters all share.
    """

    def __init__(self, switch: str, empty: T, by: str = "step", size: int = NUMBERS) -> None:
        super().__init__([empty] * size)
        self.switch, self.empty, self.by = switch, empty, by
        self.calls: dict[int, str] = {}
        """What each number stands for, as text that is both Python and C."""
        TABLES.append(self)

    def put(self, number: int, entry: Any, given: str = "") -> None:
        """This number stands for that entry; `given` are its arguments where they are not simply those of the table."""
        if not callable(entry):
            self.calls[number], self[number] = str(entry), cast(T, entry)
            return
        usual = ", ".join(named(self.empty))
        name = entry.__name__
        self.calls[number] = f"{name}({given or usual})"
        self[number] = entry if given in ("", usual) else made(f"lambda {usual}: {self.calls[number]}", **{name: entry})


RUN: Table[Callable[[State, int], None]] = Table("run_step", empty.no_step)
REFUSE: Table[Callable[[State, int, Action], int]] = Table("refuse_question", empty.no_question)
TAKE: Table[Callable[[State, int, Action], None]] = Table("take_question", empty.no_effect)
LINES: Table[Callable[[State, int, Menu, Action], None]] = Table("question_lines", empty.no_lines)
ACTORS: Table[Callable[[State], Mask]] = Table("question_actors", empty.who_is_asked)
OCCASION: Table[int] = Table("question_occasion", 0)
FALL: Table[Callable[[State, Action, int], None]] = Table("take_toss", empty.no_fall)
BY: Table[int] = Table("falls_by", 0)
DICE: Table[Callable[[State], int]] = Table("dice_of_toss", empty.no_number)
AMONG: Table[Callable[[State], Mask]] = Table("toss_among", empty.no_members)
WAYS: Table[Callable[[State], int]] = Table("toss_ways", empty.no_number)
NTH: Table[Callable[[State, int], int]] = Table("toss_nth", empty.no_face)
POSSIBLE: Table[Callable[[State, int], bool]] = Table("toss_possible", empty.no_outcome)
STAYS: Table[int] = Table("toss_stays", 0)
REFUSE_SIDE: Table[Callable[[State, int, Action], int]] = Table("refuse_business", empty.no_business, "kind", KINDS)
TAKE_SIDE: Table[Callable[[State, int, Action], None]] = Table("take_business", empty.no_effect, "kind", KINDS)
SIDE_LINES: Table[Callable[[State, int, Menu, Action], bool]] = Table("business_lines", empty.usual_lines, "kind", KINDS)
RENT: Table[Callable[[State, int], Money]] = Table("rent_by_rule", empty.no_rent, "rule")
