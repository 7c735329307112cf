"""Three fixed players of the literature on learning this game, by their published description: FP-A, FP-B, FP-C.

All buy, bid, build and trade towards whole groups, offering what is of little use to themselves and may complete a group of
the partner. A has no favourites; B loves railroads and the dearest group and cares little for utilities; C loves railroads
and the second and fourth group round the board. For a favourite they go down to their last cash.
"""
from __future__ import annotations

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.bots.thrifty import bid_up_to
from passgo.rules.bots.values import builds_on
from passgo.rules.bots.words import Policy
from passgo.rules.deeds import deeds_of
from passgo.rules.engine import refusal
from passgo.rules.lines import find, say
from passgo.rules.records import Action, Menu
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind, Reason, RentRule
from passgo.struct import Mask, Money


def fixed_thoughts(s: State, seat: int, policy: int, menu: Menu, act: Action) -> bool:
    """Its own answer where the description gives one; true: the offer that came to mind first is none of its."""
    f = top(s)
    step = s.step[f]
    match step:
        case steps.ask_buy.number:
            left = s.cash[seat] - s.board.price[s.what[f]]
            wants = left >= s.board.salary or (left >= 0 and favours(s, policy, s.what[f]) > 0)
            say_line(menu, Kind.BUY if wants else Kind.DECLINE, act)
        case steps.ask_open_auction.number | steps.ask_timed_auction.number:
            if s.what[f] < SPACES:
                bid_up_to(s, fixed_limit(s, seat, policy, s.what[f]), menu, act)
        case steps.ask_review.number:
            say_line(menu, Kind.ACCEPT if takes_offer(s, seat, policy) else Kind.REJECT, act)
        case steps.ask_turn.number:
            if s.offers == 0 and menu.may_offer == 1 and fixed_offer(s, seat, policy, act):
                return False
            return act.kind == Kind.OFFER
    return False


def say_line(menu: Menu, kind: int, act: Action) -> None:
    """The line of this kind, if it is there."""
    i = find(menu, kind)
    if i != NOBODY:
        say(act, menu.kind[i], menu.a[i], menu.b[i], menu.money[i])


def favours(s: State, policy: int, space: int) -> int:
    """1: a favourite, -1: of little interest, 0: a deed like any other. Groups are counted by where they begin on the board."""
    if policy == Policy.FP_A:
        return 0
    rule = s.board.rent_rule[space]
    if rule == RentRule.FLEET:
        return 1
    if rule == RentRule.DICE:
        return -1 if policy == Policy.FP_B else 0
    before = 0
    after = 0
    first = lowest(s.board.members[s.board.group[space]])
    for group in range(s.board.groups):
        members = s.board.members[group]
        if members != 0 and builds_on(s, lowest(members)):
            before += 1 if lowest(members) < first else 0
            after += 1 if lowest(members) > first else 0
    if policy == Policy.FP_B:
        return 1 if after == 0 else 0
    return 1 if before == 1 or before == 3 else 0


def fixed_limit(s: State, seat: int, policy: int, lot: int) -> Money:
    """The printed price; more for a favourite, and for what makes a group whole."""
    price = s.board.price[lot]
    members = s.board.members[s.board.group[lot]]
    liked = favours(s, policy, lot)
    limit = price + price * liked // 2
    if size(members & ~s.deeds[seat]) == 1:
        limit = max(limit, price * 2)
    return min(limit, s.cash[seat] if liked > 0 else s.cash[seat] - s.board.salary // 2)


def use_of(s: State, seat: int, policy: int, gets: Mask, gives: Mask) -> Money:
    """Printed prices; what makes a group whole counts double, a favourite half as much again, what breaks one is not given."""
    before = deeds_of(s, seat)
    after = (before | gets) & ~gives
    total: Money = 0
    left = (gets | gives) & s.board.all_deeds
    while left != 0:
        space = lowest(left)
        left = left & (left - 1)
        members = s.board.members[s.board.group[space]]
        owned = after if has(gets, space) else before
        price = s.board.price[space]
        worth = price * 2 if owned & members == members else price
        worth += price * favours(s, policy, space) // 2
        total += worth if has(gets, space) else -worth
    return total


def takes_offer(s: State, seat: int, policy: int) -> bool:
    """Whatever is worth more than it costs, cash at its face."""
    f = top(s)
    return use_of(s, seat, policy, s.give, s.want) + s.sum[f] > 0


def fixed_offer(s: State, seat: int, policy: int, act: Action) -> bool:
    """For the last deed of a group: a lone deed of no use here, best one the partner needs, and money up to a fair price."""
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if not has(s.alive, other):
            continue
        for group in range(s.board.groups):
            members = s.board.members[group]
            want = members & s.deeds[other]
            if members == 0 or s.built & members != 0 or size(want) != 1 or members & ~s.deeds[seat] != want:
                continue
            give = spare_deed(s, seat, other, group)
            money = use_of(s, seat, policy, want, give) * 3 // 4
            money = max(min(money, s.cash[seat] - s.board.salary // 2), 0) // s.board.bid_step * s.board.bid_step
            say(act, Kind.OFFER, other, 0, money)
            act.give = give
            act.want = want
            if (s.round + group) % 3 == 0 and refusal(s, seat, act) == Reason.FINE:
                return True
    return False


def spare_deed(s: State, seat: int, other: int, kept: int) -> Mask:
    """A deed that stands alone here; one that makes a group whole for the partner before any other; none: nothing."""
    best: Mask = 0
    left = deeds_of(s, seat) & ~s.built & ~s.mortgaged
    while left != 0:
        space = lowest(left)
        left = left & (left - 1)
        members = s.board.members[s.board.group[space]]
        if s.board.group[space] != kept and size(members & s.deeds[seat]) == 1 and s.built & members == 0:
            if best == 0 or members & ~s.deeds[other] == bit(space):
                best = bit(space)
    return best
