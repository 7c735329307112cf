"""Free Parking: any one property still in the bank, at its printed price [TT-37]."""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.agenda import close, top
from passgo.rules.bits import has
from passgo.rules.dealing import undealt
from passgo.rules.declare import ask, step
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import BANK, For, Kind, Reason, When
from passgo.struct import Seat


@step("FREE_PARKING", 56)
def free_parking(s: State, seat: Seat) -> None:
    """Step FREE_PARKING: a choice while the bank has properties, else a rest [TT-37]."""
    if undealt(s) != 0:
        then.ask_parking(s, seat)


def refuse_parking(s: State, seat: int, act: Action) -> int:
    """Ask PARKING: TAKE a property of the bank, or rest; the money may be raised first [TT-37]."""
    match act.kind:
        case Kind.TAKE:
            if not 0 <= act.a < s.board.spaces or not has(undealt(s), act.a):
                return Reason.NOT_IN_BANK
            return Reason.TOO_POOR if s.cash[seat] < s.board.price[act.a] else Reason.FINE
        case Kind.DECLINE:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_parking(s: State, seat: int, act: Action) -> None:
    """At the printed price, with its Fortune token; nothing is auctioned [TT-32 TT-37]."""
    owner = s.who[top(s)]
    close(s)
    if act.kind == Kind.TAKE:
        then.pay(s, owner, BANK, s.board.price[act.a], For.PRICE)
        then.hand_over(s, owner, act.a)


ask_parking = ask("ASK_PARKING", 90, refuse_parking, take_parking, occasion=When.OWN_TURN)
