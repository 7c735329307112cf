"""The thrifty player in City: builds homes beside a reserve, stays where it is, uses every card it can."""
from __future__ import annotations

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bots import moments
from passgo.rules.lines import find
from passgo.rules.records import Menu
from passgo.rules.state import State
from passgo.rules.words import NOBODY, KeptUse, Kind


@moments.thrifty_line.also
def thrifty_in_city(s: State, seat: int, menu: Menu) -> int:
    """The line of the menu it says to one of City's questions; NOBODY: it is none of them, or the first will do."""
    f = top(s)
    step = s.step[f]
    choice = NOBODY
    match step:
        case steps.ask_build.number:
            choice = find(menu, Kind.PRESS)
            if choice == NOBODY and s.cash[seat] > s.board.salary * 2:
                choice = find(menu, Kind.RESIDENTIAL)
                if choice == NOBODY:
                    choice = find(menu, Kind.SKYSCRAPER)
            if choice == NOBODY:
                choice = find(menu, Kind.DONE)
        case steps.ask_planning.number:
            choice = find(menu, Kind.PLACE_BONUS)
        case steps.ask_jump.number:
            choice = find(menu, Kind.STAY)
        case steps.ask_use.number:
            if s.what[f] == KeptUse.TAXI:
                choice = find(menu, Kind.KEEP)
    return choice


@moments.side_kind.also
def other_kind(s: State, kind: int) -> int:
    """Business a random player thinks of: where nothing is ever sold back, clearing a hazard takes its place."""
    return Kind.CLEAR_HAZARD if kind == Kind.SELL and s.board.clearing_fee > 0 else NOBODY
