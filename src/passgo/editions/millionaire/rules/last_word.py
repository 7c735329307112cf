"""The moment before a turn ends: who could build or lift a mortgage may do so before the next player rolls [ML-20 ML-50]."""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.agenda import close
from passgo.rules.bits import bit, lowest
from passgo.rules.declare import ask, step
from passgo.rules.deeds import deeds_of
from passgo.rules.questions import building_price, redeeming
from passgo.rules.records import Action
from passgo.rules.sites import lot_for, refuse_site, stock_of
from passgo.rules.state import State
from passgo.rules.words import Kind, Reason, When
from passgo.struct import Seat


@step("LAST_WORD", 43)
def last_word(s: State, seat: Seat) -> None:
    """Step LAST_WORD: the space is done with; asked only where something could be done, and not on the way to Jail [ML-20]."""
    if s.jail[seat] != 1 and could_improve(s, seat):
        then.ask_end(s, seat)


def could_improve(s: State, seat: int) -> bool:
    """Has this seat the cash for a building it may put up, or for a mortgage it may lift? All of that lies open [ML-50 ML-63]."""
    left = deeds_of(s, seat)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if s.mortgaged & bit(space) != 0:
            if s.cash[seat] >= redeeming(s, space):
                return True
        elif refuse_site(s, seat, space) == Reason.FINE and stock_of(s, lot_for(s, space)) > 0:
            if s.cash[seat] >= building_price(s, space):
                return True
    return False


def refuse_end(s: State, seat: int, act: Action) -> int:
    """Ask END: nothing but to be done; building and lifting come beside it [ML-20]."""
    return Reason.FINE if act.kind == Kind.END_TURN else Reason.WRONG_MOMENT


def take_end(s: State, seat: int, act: Action) -> None:
    """The turn is over [ML-20]."""
    close(s)


ask_end = ask("ASK_END", 88, refuse_end, take_end, answers=(Kind.END_TURN, Kind.END_TURN), occasion=When.OWN_TURN)
