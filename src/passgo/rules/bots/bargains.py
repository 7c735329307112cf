"""Bargains: offers both sides gain by, found by odds. One code accepts, proposes, and says what a deal is worth."""
from __future__ import annotations

from typing import Final

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.bots.looks import may, settle
from passgo.rules.bots.net import judge
from passgo.rules.bots.plain import decide_plainly
from passgo.rules.bots.words import Policy
from passgo.rules.deeds import burdened, deeds_of
from passgo.rules.engine import put
from passgo.rules.lines import say
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import Kind
from passgo.struct import Mask, Money, overwrite

WORTH_IT: Final = 8_000
"""Millionths a bargain must bring this side, and the other."""
GUESSES: Final = 6
NO_DEAL: Final = -1


def odds_of_deal(s: State, seat: int, act: Action) -> int:
    """This seat's odds if the partner said yes to the offer in hand, everybody's in `s.mind.odds`; NO_DEAL if it cannot be."""
    m = s.mind
    partner = act.a
    if not may(s, seat, act):
        return NO_DEAL
    overwrite(s.spare, s)
    put(s.spare, seat, act)
    say(m.act, Kind.ACCEPT)
    if s.spare.step[top(s.spare)] != steps.ask_review.number or not may(s.spare, partner, m.act):
        return NO_DEAL
    put(s.spare, partner, m.act)
    settle(s.spare, m)
    judge(s.spare, m)
    return m.odds[seat]


def trader_agrees(s: State, seat: int, act: Action) -> bool:
    """Would a trader, of the first kind or the second, say yes to the offer in hand?"""
    m = s.mind
    partner = act.a
    for policy in range(Policy.TRADER_V1, Policy.TRADER + 1):
        overwrite(s.spare, s)
        put(s.spare, seat, act)
        decide_plainly(s.spare, partner, policy, m.menu, m.act, m.luck)
        if m.act.kind == Kind.ACCEPT:
            return True
    return False


def offers(act: Action, partner: int, give: Mask, want: Mask, money: Money) -> None:
    """Put an offer into words."""
    say(act, Kind.OFFER, partner, 0, money)
    act.give = give
    act.want = want


def seeks_bargain(s: State, seat: int, act: Action) -> bool:
    """The bargain that brings this seat most, both gaining; preferably one a trader takes. False: there is none."""
    m = s.mind
    judge(s, m)
    now = m.odds[seat]
    m.ideas = 0
    best = 0
    partner = 0
    give: Mask = 0
    want: Mask = 0
    money: Money = 0
    for group in range(s.board.groups):
        members = s.board.members[group]
        mine = s.deeds[seat] & members
        if members == 0 or mine == 0 or mine == members or s.built & members != 0:
            continue
        for i in range(1, s.seats):
            other = (seat + i) % s.seats
            asked = s.deeds[other] & members
            if asked == 0 or not has(s.alive, other) or asked | mine != members:
                continue
            for swapped in range(-1, s.board.groups):
                given = swap_for(s, seat, other, group, swapped)
                if swapped >= 0 and given == 0:
                    continue
                sum = least_sum(s, seat, other, given, asked, act)
                judge(s, m)
                theirs = m.odds[other]
                offers(act, other, given, asked, sum)
                value = odds_of_deal(s, seat, act) - now
                if value < WORTH_IT or m.odds[other] < theirs + WORTH_IT:
                    continue
                if trader_agrees(s, seat, act):
                    value += 1_000_000
                if value > best:
                    best = value
                    partner = other
                    give = given
                    want = asked
                    money = sum
    if best == 0:
        return False
    offers(act, partner, give, want, money)
    return may(s, seat, act)


def swap_for(s: State, seat: int, other: int, kept: int, group: int) -> Mask:
    """What this seat could give of a group: all it has of it, where nothing stands and nothing whole is broken; -1: nothing."""
    if group < 0 or group == kept:
        return 0
    members = s.board.members[group]
    mine = deeds_of(s, seat) & members
    if mine == 0 or mine == members or s.deeds[other] & members == 0:
        return 0
    left = mine
    while left != 0:
        if burdened(s, lowest(left)):
            return 0
        left = left & ~bit(lowest(left))
    return mine


def least_sum(s: State, seat: int, other: int, give: Mask, want: Mask, act: Action) -> Money:
    """The least money (below nothing: the most that can be asked) with which the partner still gains."""
    m = s.mind
    judge(s, m)
    bar = m.odds[other] + WORTH_IT
    low = -(s.cash[other] * 3 // 4)
    high = s.cash[seat] * 3 // 4
    step = s.board.bid_step
    for _ in range(GUESSES):
        sum = (low + high) // 2 // step * step
        offers(act, other, give, want, sum)
        if odds_of_deal(s, seat, act) != NO_DEAL and m.odds[other] >= bar:
            high = sum
        else:
            low = sum
    return high // step * step
