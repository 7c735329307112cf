"""Packages: parts of up to two groups for parts of up to two others, at the least sum the partner is likely to take.

A partner is asked by turns as one kind of player or another: a fixed one parts with anything above its printed use, a trader
wants half of what it lets the other gain, and a fair way asks nothing but that the partner's odds do not fall.
"""
from __future__ import annotations

from typing import Final

from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.bots import moments
from passgo.rules.bots.bargains import NO_DEAL, odds_of_deal, offers, taken_by
from passgo.rules.bots.fixed import use_of
from passgo.rules.bots.looks import think_of
from passgo.rules.bots.net import judge
from passgo.rules.bots.trades import gain_from
from passgo.rules.bots.words import Policy, Way
from passgo.rules.deals import interest_with
from passgo.rules.deeds import burdened, deeds_of
from passgo.rules.moments import UNSAID
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.struct import Mask, Money, overwrite

WORTH_IT: Final = 5_000
"""Millionths a bargain must bring this side."""
GUESSES: Final = 5


def seeks_bargain(s: State, seat: int, act: Action, way: int, floor: int) -> bool:
    """The offer that brings this seat most while the partner's odds change by no less than the floor; every better one on
    the way is kept as an idea, the best last."""
    m = s.mind
    m.ideas = 0
    m.best = WORTH_IT
    m.way = way
    m.floor = floor
    overwrite(s.spare, s)
    judge(s, m)
    m.now = m.odds[seat]
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if has(s.alive, other):
            judge(s, m)
            m.theirs = m.odds[other]
            seeks_with(s, seat, other, act)
    n = m.ideas - 1
    if n >= 0:
        offers(act, m.one[n], m.give[n], m.want[n], m.money[n])
    return n >= 0


def seeks_with(s: State, seat: int, other: int, act: Action) -> None:
    """All packages with one partner."""
    for first in range(-1, s.board.groups):
        one = loose_part(s, other, first)
        if first >= 0 and one == 0:
            continue
        for second in range(-1, max(first, 0)):
            two = loose_part(s, other, second)
            if second < 0 or two != 0:
                gives_for(s, seat, other, one | two, act)


def gives_for(s: State, seat: int, other: int, want: Mask, act: Action) -> None:
    """All that could be given for this."""
    for first in range(-1, s.board.groups):
        one = loose_part(s, seat, first)
        if first >= 0 and one == 0:
            continue
        for second in range(-1, max(first, 0)):
            two = loose_part(s, seat, second)
            if (second < 0 or two != 0) and one | two | want != 0:
                tries(s, seat, other, one | two, want, act)


def tries(s: State, seat: int, other: int, give: Mask, want: Mask, act: Action) -> None:
    """Is this the best package so far, at the least sum with which the partner takes it and keeps above the floor?"""
    m = s.mind
    money = payable_sum(s, seat, other, give, want)
    if money > s.cash[seat] - interest_with(s, want) or money + s.cash[other] < interest_with(s, give):
        return
    if odds_with(s, seat, other, give, want, money) - m.now <= m.best:
        return
    if m.odds[other] - m.theirs < m.floor:
        money = raised_sum(s, seat, other, give, want, money)
        if odds_with(s, seat, other, give, want, money) - m.now <= m.best or m.odds[other] - m.theirs < m.floor:
            return
    offers(act, other, give, want, money)
    value = odds_of_deal(s, seat, act)
    if value != NO_DEAL and value - m.now > m.best and m.odds[other] - m.theirs >= m.floor and agreeable(s, seat, act):
        m.best = value - m.now
        think_of(m, act)
    overwrite(s.spare, s)


def payable_sum(s: State, seat: int, other: int, give: Mask, want: Mask) -> Money:
    """What is asked of the partner, as far as it would pay so much."""
    step = s.board.bid_step
    most = moments.most_paid_here(s, other, seat)
    if most == UNSAID:
        most = s.cash[other]
    return max(asked_sum(s, seat, other, give, want), -(max(most, 0) // step * step))


def agreeable(s: State, seat: int, act: Action) -> bool:
    """Would the partner say yes, were it of the kind it is asked as?"""
    match s.mind.way:
        case Way.FIXED:
            return taken_by(s, seat, act, Policy.FP_A)
        case Way.TRADER:
            return taken_by(s, seat, act, Policy.TRADER_V1) or taken_by(s, seat, act, Policy.TRADER)
    return True


def asked_sum(s: State, seat: int, other: int, give: Mask, want: Mask) -> Money:
    """The least money (below nothing: paid to this seat) at which the partner agrees."""
    step = s.board.bid_step
    need: Money = 0
    match s.mind.way:
        case Way.FIXED:
            need = 1 - use_of(s, other, Policy.FP_A, give, want)
        case Way.TRADER:
            theirs = gain_from(s, other, give, want)
            mine = gain_from(s, seat, want, give)
            need = (mine - 2 * theirs + 2) // 3 if size(s.alive) > 2 else (9 * mine - 10 * theirs + 18) // 19
            need = max(need, -theirs + 1)
        case _:
            need = -(s.cash[other] * 3 // 4)
    return (need + step - 1) // step * step


def raised_sum(s: State, seat: int, other: int, give: Mask, want: Mask, low: Money) -> Money:
    """The least money above this with which the partner's odds keep above the floor, as near as a few guesses come."""
    m = s.mind
    step = s.board.bid_step
    high = (s.cash[seat] - interest_with(s, want)) // step * step
    for _ in range(GUESSES):
        sum = (low + high) // 2 // step * step
        odds_with(s, seat, other, give, want, sum)
        if m.odds[other] - m.theirs >= m.floor:
            high = sum
        else:
            low = sum
    return high


def odds_with(s: State, seat: int, other: int, give: Mask, want: Mask, money: Money) -> int:
    """This seat's odds with these things and this money handed over, everybody's in `s.mind.odds`; tried on the spare table."""
    t = s.spare
    m = s.mind
    hand(t, give, other)
    hand(t, want, seat)
    t.cash[seat] -= money + interest_with(s, want)
    t.cash[other] += money - interest_with(s, give)
    judge(t, m)
    hand(t, give, seat)
    hand(t, want, other)
    t.cash[seat] = s.cash[seat]
    t.cash[other] = s.cash[other]
    return m.odds[seat]


def hand(t: State, things: Mask, to: int) -> None:
    """Only on the spare table: deeds change hands without a step of the agenda."""
    if things != 0:
        t.deeds[t.owner[lowest(things)]] = t.deeds[t.owner[lowest(things)]] & ~things
        t.deeds[to] = t.deeds[to] | things
    while things != 0:
        t.owner[lowest(things)] = to
        things = things & (things - 1)


def loose_part(s: State, seat: int, group: int) -> Mask:
    """All a seat has of a group and buildings do not keep it from giving; nothing of group -1."""
    if group < 0:
        return 0
    left = deeds_of(s, seat) & s.board.members[group]
    things: Mask = 0
    while left != 0:
        if not burdened(s, lowest(left)):
            things = things | bit(lowest(left))
        left = left & (left - 1)
    return things
