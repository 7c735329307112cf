"""Deeds dealt before play begins: three for nothing in the short game, two to be paid in the time-limit game."""
from __future__ import annotations

from passgo.rules.agenda import then
from passgo.rules.bits import has
from passgo.rules.deeds import give_deed
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, NOBODY, Event, For, Step
from passgo.struct import Mask


def undealt(s: State) -> Mask:
    """The deeds the bank still has."""
    left = s.board.all_deeds
    for seat in range(s.seats):
        left = left & ~s.deeds[seat]
    return left


def deal(s: State, dealt: int) -> None:
    """Step DEAL: one random deed after the other, around the table; who could not pay for one is out [HN-S1 HN-T1]."""
    if dealt < s.board.deal_deeds * s.seats:
        seat = (s.first + dealt) % s.seats
        if has(s.alive, seat):
            then(s, Step.TOSS_DEED, seat)
        then(s, Step.DEAL, NOBODY, dealt + 1)


def deed_dealt(s: State, seat: int, space: int) -> None:
    """Toss DEED: this one; free in the short game, at its printed price in the time-limit game [HN-S1 HN-T1]."""
    emit(s, Event.DEALT, seat, space)
    give_deed(s, space, seat)
    if s.board.deal_paid == 1:
        then(s, Step.PAY, seat, BANK, s.board.price[space], For.PRICE)
