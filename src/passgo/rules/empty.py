"""What a table of declarations says where nothing was declared; their parameters are those of the whole table."""
from __future__ import annotations

from passgo.rules.records import Action, Menu
from passgo.rules.state import State
from passgo.rules.words import Reason
from passgo.struct import Mask, Money


def no_step(s: State, f: int) -> None:
    """Nothing happens; `f` is the frame taken off the agenda."""


def who_is_asked(s: State) -> Mask:
    """The one in `who`."""
    asked: Mask = 1
    return asked << s.who[s.depth - 1]


def no_question(s: State, seat: int, act: Action) -> int:
    """Nobody was asked anything."""
    return Reason.NOT_ASKED


def no_effect(s: State, seat: int, act: Action) -> None:
    """Nothing follows."""


def no_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """No lines of its own."""


def no_business(s: State, seat: int, act: Action) -> int:
    """There is no such business."""
    return Reason.WRONG_MOMENT


def usual_lines(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """The lines are written as for any other business."""
    return False


def no_fall(s: State, act: Action, f: int) -> None:
    """Nothing falls."""


def no_members(s: State) -> Mask:
    """There is nothing to choose from."""
    return 0


def no_number(s: State) -> int:
    """None."""
    return 0


def no_face(s: State, k: int) -> int:
    """None."""
    return 0


def no_outcome(s: State, a: int) -> bool:
    """Chance cannot say that."""
    return False


def no_rent(s: State, space: int) -> Money:
    """Nobody pays here."""
    return 0
