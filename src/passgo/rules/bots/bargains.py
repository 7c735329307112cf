"""Bargains: offers both sides gain by, found by odds. One code accepts, proposes, and says what a deal is worth."""
from __future__ import annotations

from typing import Final

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.bots.looks import may, settle, think_of
from passgo.rules.bots.net import judge
from passgo.rules.bots.plain import decide_plainly
from passgo.rules.bots.second import evening_sum
from passgo.rules.bots.words import Policy
from passgo.rules.deeds import burdened, deeds_of
from passgo.rules.engine import put
from passgo.rules.lines import say
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import Kind
from passgo.struct import Mask, Money, overwrite

WORTH_IT: Final = 8_000
GAINS: Final = 2_000
"""Millionths a bargain must bring this side, and the other."""
GUESSES: Final = 6
NO_DEAL: Final = -1
NO_SUM: Final = -2_000_000_000
LIKELY: Final = 1_000_000
"""What a trader takes stands before what one would refuse."""


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


def seeks_swap(s: State, seat: int, act: Action) -> int:
    """The swap that brings this seat most, both gaining; preferably one a trader takes. All good ones are kept as ideas."""
    m = s.mind
    judge(s, m)
    now = m.odds[seat]
    best = 0
    partner = 0
    give: Mask = 0
    want: Mask = 0
    money: Money = 0
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if not has(s.alive, other):
            continue
        for group in range(s.board.groups):
            asked = part_of(s, other, seat, group)
            if asked == 0 or s.deeds[seat] & s.board.members[group] == 0:
                continue
            for swapped in range(-1, s.board.groups):
                given = part_of(s, seat, other, swapped)
                if swapped == group or (swapped >= 0 and given == 0):
                    continue
                sum = promising_sum(s, seat, other, given, asked, act)
                if sum == NO_SUM:
                    continue
                offers(act, other, given, asked, sum)
                value = odds_of_deal(s, seat, act) - now
                if value >= WORTH_IT and not trader_agrees(s, seat, act):
                    sum = agreed_sum(s, seat, other, given, asked, sum, act)
                    value = odds_of_deal(s, seat, act) - now
                if value >= WORTH_IT and trader_agrees(s, seat, act):
                    value += LIKELY
                elif s.offers > 0:
                    continue
                if value >= WORTH_IT:
                    offers(act, other, given, asked, sum)
                    think_of(m, act)
                if value > best and value >= WORTH_IT:
                    best = value
                    partner = other
                    give = given
                    want = asked
                    money = sum
    offers(act, partner, give, want, money)
    return best if best > 0 and may(s, seat, act) else 0


def promising_sum(s: State, seat: int, other: int, give: Mask, want: Mask, act: Action) -> Money:
    """The least money both still gain with, if there is any at all: a first look at an even sum sorts most swaps out."""
    m = s.mind
    judge(s, m)
    mine = m.odds[seat]
    theirs = m.odds[other]
    sum = evening_sum(s, seat, other, give, want)
    offers(act, other, give, want, sum)
    if odds_of_deal(s, seat, act) == NO_DEAL or m.odds[seat] + m.odds[other] < mine + theirs + WORTH_IT + GAINS:
        return NO_SUM
    sum = least_sum(s, seat, other, give, want, theirs + GAINS, act)
    offers(act, other, give, want, sum)
    return sum if odds_of_deal(s, seat, act) != NO_DEAL and m.odds[other] >= theirs + GAINS else NO_SUM


def agreed_sum(s: State, seat: int, other: int, give: Mask, want: Mask, low: Money, act: Action) -> Money:
    """The least money above this with which a trader takes the swap, as near as a few guesses come; left in `act`."""
    high = s.cash[seat] * 3 // 4
    step = s.board.bid_step
    for _ in range(GUESSES):
        sum = (low + high) // 2 // step * step
        offers(act, other, give, want, sum)
        if may(s, seat, act) and trader_agrees(s, seat, act):
            high = sum
        else:
            low = sum
    offers(act, other, give, want, high // step * step)
    return high // step * step


def part_of(s: State, giver: int, taker: int, group: int) -> Mask:
    """What a seat could give of a group: all it has of it, where nothing stands, nothing whole is broken, and the taker has
    some of it already; nothing of group -1."""
    if group < 0:
        return 0
    members = s.board.members[group]
    things = deeds_of(s, giver) & members
    if things == 0 or things == members or s.deeds[taker] & members == 0:
        return 0
    left = things
    while left != 0:
        if burdened(s, lowest(left)):
            return 0
        left = left & ~bit(lowest(left))
    return things


def least_sum(s: State, seat: int, other: int, give: Mask, want: Mask, bar: int, act: Action) -> Money:
    """The least money (below nothing: the most that can be asked) with which the partner's odds still reach the bar."""
    m = s.mind
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
