"""Deeds dealt before play begins: three for nothing in the short game, two to be paid in the time-limit game."""
from __future__ import annotations

from passgo.rules.agenda import then
from passgo.rules.bits import size
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


def deal(s: State) -> None:
    """Step DEAL: one random deed after the other, around the table [HN-S1 HN-T1]."""
    dealt = size(s.board.all_deeds) - size(undealt(s))
    if dealt < s.board.deal_deeds * s.seats:
        then(s, Step.TOSS_DEED, (s.first + dealt) % s.seats)
        then(s, Step.DEAL, NOBODY)


def deed_dealt(s: State, seat: int, space: int) -> None:
    """Toss DEED: this one; free in the short game, at its printed price in the time-limit game [HN-S1 HN-T1]."""
    emit(s, Event.DEALT, seat, space)
    give_deed(s, space, seat)
    if s.board.deal_paid == 1:
        then(s, Step.PAY, seat, BANK, s.board.price[space], For.PRICE)
