"""Parts of groups and single deeds for money alone: they bring little by themselves, and are steps of plans of several deals."""
from __future__ import annotations

from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.bots import moments
from passgo.rules.bots.bargains import offers
from passgo.rules.bots.looks import may, think_of
from passgo.rules.bots.packages import agreeable, loose_part, payable_sum
from passgo.rules.bots.words import Way
from passgo.rules.declare import asked
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.struct import Mask, Money


@asked
def plans_pay(s: State, seat: int) -> Money:
    """1 where cash alone wins, so that a deed may be worth more in a deal than at home."""
    return 1 if moments.races(s) else 0


def lists_sales(s: State, seat: int, act: Action) -> None:
    """All that a trader would buy or sell, as ideas. Only where cash wins: elsewhere one deal after the other was enough."""
    m = s.mind
    m.ideas = 0
    m.way = Way.TRADER
    if not moments.races(s):
        return
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if has(s.alive, other):
            for group in range(s.board.groups):
                lists_parts(s, seat, other, loose_part(s, seat, group), True, act)
                lists_parts(s, seat, other, loose_part(s, other, group), False, act)


def lists_parts(s: State, seat: int, other: int, things: Mask, sold: bool, act: Action) -> None:
    """All of these at once, and each by itself."""
    if size(things) > 1:
        lists_sale(s, seat, other, things, sold, act)
    while things != 0:
        lists_sale(s, seat, other, bit(lowest(things)), sold, act)
        things = things & (things - 1)


def lists_sale(s: State, seat: int, other: int, things: Mask, sold: bool, act: Action) -> None:
    """One sale, if it is in order and a trader says yes."""
    give = things if sold else 0
    want = 0 if sold else things
    offers(act, other, give, want, payable_sum(s, seat, other, give, want))
    if may(s, seat, act) and agreeable(s, seat, act):
        think_of(s.mind, act)
