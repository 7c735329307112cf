"""Packages: what a trader would part with, and the sum at which it does, found without haggling: its rule is known."""
from __future__ import annotations

from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.bots.bargains import GAINS, LIKELY, NO_DEAL, WORTH_IT, odds_of_deal, offers, seeks_swap, trader_agrees
from passgo.rules.bots.looks import may, think_of
from passgo.rules.bots.net import judge
from passgo.rules.bots.trades import gain_from
from passgo.rules.deeds import burdened, deeds_of
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.struct import Mask, Money


def seeks_bargain(s: State, seat: int, act: Action) -> bool:
    """The best offer there is: a package a trader takes, or else a swap both gain by. All good ones are kept as ideas."""
    s.mind.ideas = 0
    if seeks_package(s, seat, act) > 0:
        return True
    return s.offers == 0 and seeks_swap(s, seat, act) > 0


def trader_price(s: State, seat: int, other: int, give: Mask, want: Mask) -> Money:
    """The least money at which a trader lets this go: it must gain, and half as much as its partner, or nearly as much."""
    step = s.board.bid_step
    theirs = gain_from(s, other, give, want)
    mine = gain_from(s, seat, want, give)
    need = (mine - 2 * theirs) // 3 + 1 if size(s.alive) > 2 else (9 * mine - 10 * theirs) // 19 + 1
    need = max(need, -theirs + 1)
    return max((need + step - 1) // step * step, -(s.cash[other] // 2) // step * step)


def loose_part(s: State, seat: int, group: int) -> Mask:
    """All a seat has of a group, where nothing stands and the group is not whole; nothing of group -1."""
    if group < 0:
        return 0
    members = s.board.members[group]
    things = deeds_of(s, seat) & members
    if things == members:
        return 0
    left = things
    while left != 0:
        if burdened(s, lowest(left)):
            return 0
        left = left & ~bit(lowest(left))
    return things


def seeks_package(s: State, seat: int, act: Action) -> int:
    """The package that brings this seat most among those a trader takes and gains by; its gain and LIKELY, or 0."""
    m = s.mind
    best = 0
    partner = 0
    give: Mask = 0
    want: Mask = 0
    money: Money = 0
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if not has(s.alive, other):
            continue
        judge(s, m)
        mine = m.odds[seat]
        theirs = m.odds[other]
        for group in range(s.board.groups):
            asked = loose_part(s, other, group)
            if asked == 0 or s.deeds[seat] & s.board.members[group] == 0:
                continue
            for first in range(-1, s.board.groups):
                for second in range(-1, max(first, 0)):
                    given = package_of(s, seat, group, first, second)
                    if given == 0 and first >= 0:
                        continue
                    sum = trader_price(s, seat, other, given, asked)
                    offers(act, other, given, asked, sum)
                    value = odds_of_deal(s, seat, act)
                    if value == NO_DEAL or value - mine < max(best, WORTH_IT) or m.odds[other] - theirs < GAINS:
                        continue
                    if trader_agrees(s, seat, act):
                        think_of(m, act)
                        best = value - mine
                        partner = other
                        give = given
                        want = asked
                        money = sum
    offers(act, partner, give, want, money)
    return best + LIKELY if best > 0 and may(s, seat, act) else 0


def package_of(s: State, seat: int, kept: int, first: int, second: int) -> Mask:
    """What this seat has of up to two groups; nothing where one of them is wanted, or empty."""
    if first == kept or second == kept:
        return 0
    one = loose_part(s, seat, first)
    other = loose_part(s, seat, second)
    if (first >= 0 and one == 0) or (second >= 0 and other == 0):
        return 0
    return one | other
