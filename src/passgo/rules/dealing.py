"""Deeds dealt before play begins: three for nothing in the short game, two to be paid in the time-limit game."""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.bits import has
from passgo.rules.declare import step, toss
from passgo.rules.deeds import give_deed
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Event, For
from passgo.struct import Mask, Seat


def undealt(s: State) -> Mask:
    """The deeds the bank still has."""
    left = s.board.all_deeds
    for seat in range(s.seats):
        left = left & ~s.deeds[seat]
    return left


@step("DEAL", 27)
def deal(s: State, dealt: int = 0) -> None:
    """Step DEAL: one random deed after the other, around the table; who could not pay for one is out [HN-S1 HN-T1]."""
    if dealt < s.board.deal_deeds * s.seats:
        seat = (s.first + dealt) % s.seats
        if has(s.alive, seat):
            then.toss_deed(s, seat)
        then.deal(s, dealt + 1)


def deed_dealt(s: State, act: Action, seat: Seat) -> None:
    """Toss DEED: this one; free in the short game, at its printed price in the time-limit game [HN-S1 HN-T1]."""
    space = act.a
    emit(s, Event.DEALT, seat, space)
    give_deed(s, space, seat)
    if s.board.deal_paid == 1:
        then.pay(s, seat, BANK, s.board.price[space], For.PRICE)


toss_deed = toss("TOSS_DEED", 99, deed_dealt, among=undealt)
