"""The trader's second thoughts: what the first trader gets wrong. It bids with cash in mind, and gives no game away in a deal."""
from __future__ import annotations

from typing import Final

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.bots import moments
from passgo.rules.bots.hard import builds_hard, redeems_early
from passgo.rules.bots.thrifty import bid_up_to
from passgo.rules.bots.trades import gain_from, swappable
from passgo.rules.bots.worths import completes, fair_enough, group_worth, worth_of_swap
from passgo.rules.dealing import undealt
from passgo.rules.deeds import deeds_of
from passgo.rules.engine import refusal
from passgo.rules.lines import find, say
from passgo.rules.moments import UNSAID
from passgo.rules.records import Action, Menu
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind, Reason
from passgo.struct import Mask, Money

PARTNERS_SHARE: Final = 40
"""Hundredths of the gain of both."""


def second_thoughts(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """Correct what came to mind first; true: it was a bad offer, and something else must be found."""
    f = top(s)
    step = s.step[f]
    match step:
        case steps.ask_review.number:
            # Where the first to a sum wins, rents to come count for little: there the first trader's word wins more.
            if not moments.races(s):
                reviews_again(s, seat, act)
        case steps.ask_open_auction.number | steps.ask_timed_auction.number:
            # Where there are no groups to build on, the first trader's bids win more.
            if s.what[f] < SPACES and s.board.houses > 0 and not moments.races(s):
                bid_up_to(s, worth_to_bid(s, seat, s.what[f]), menu, act)
        case steps.ask_buy.number:
            if not moments.races(s):
                buys_again(s, seat, s.what[f], menu, act)
        case steps.ask_turn.number:
            if act.kind == Kind.OFFER:
                haggles(s, seat, act)
                return not moments.races(s) and not deal_stands(s, seat, act) and not seeks_deal(s, seat, act)
            if act.kind == Kind.ROLL and s.offers == 0 and menu.may_offer == 1 and not moments.races(s):
                seeks_deal(s, seat, act)
                if act.kind != Kind.OFFER or refusal(s, seat, act) != Reason.FINE:
                    say(act, Kind.ROLL)
            if act.kind == Kind.ROLL and not moments.races(s) and (crowded(s) or not builds_hard(s, seat, menu, act)):
                redeems_early(s, seat, act)
    moments.thought_again(s, seat, act)
    return False


def reviews_again(s: State, seat: int, act: Action) -> None:
    """An offer by what the deeds will bring with houses."""
    f = top(s)
    maker = s.what[f]
    mine = worth_of_swap(s, seat, s.give, s.want, s.sum[f])
    theirs = worth_of_swap(s, maker, s.want, s.give, -s.sum[f])
    fair = fair_enough(s, mine, theirs, completes(s, seat, s.give, s.want), completes(s, maker, s.want, s.give))
    if act.kind == Kind.ACCEPT and not fair:
        say(act, Kind.REJECT)
    elif act.kind == Kind.REJECT and fair:
        say(act, Kind.ACCEPT)
        if refusal(s, seat, act) != Reason.FINE:
            say(act, Kind.REJECT)


def deal_stands(s: State, seat: int, act: Action) -> bool:
    """Is the offer in hand good for both?"""
    return good_offer(s, seat, act.a, act.give, act.want, act.money)


def haggles(s: State, seat: int, act: Action) -> None:
    """Two fifths of what both gain are enough for the partner, as far as it has the money; the last two share alike."""
    if size(s.alive) == 2:
        return
    mine = gain_from(s, seat, act.want, act.give) - act.money
    theirs = gain_from(s, act.a, act.give, act.want) + act.money
    step = s.board.bid_step
    most = moments.most_paid_here(s, act.a, seat)
    if most == UNSAID:
        most = s.cash[act.a] * 3 // 4
    asked = act.money
    left = asked - (theirs - (mine + theirs) * PARTNERS_SHARE // 100)
    act.money = min(asked, max(-(-left // step * step), -(max(most, 0) // step * step)))
    if refusal(s, seat, act) != Reason.FINE:
        # What the deal costs besides, interest on loans, leaves the partner less.
        act.money = asked


def good_offer(s: State, seat: int, other: int, give: Mask, want: Mask, money: Money) -> bool:
    """Fair from both chairs."""
    mine = worth_of_swap(s, seat, want, give, -money)
    theirs = worth_of_swap(s, other, give, want, money)
    sets = completes(s, seat, want, give)
    their_sets = completes(s, other, give, want)
    return fair_enough(s, mine, theirs, sets, their_sets) and fair_enough(s, theirs, mine, their_sets, sets)


def seeks_deal(s: State, seat: int, act: Action) -> bool:
    """An offer that makes a group whole, one group a round: the missing deeds for others and money, so that both gain alike."""
    place = (seat + s.seats - s.first) % s.seats
    group = (s.round + place) % s.board.groups
    members = s.board.members[group]
    mine = s.deeds[seat] & members
    if mine == 0 or mine == members or s.built & members != 0:
        return False
    # Only who has all that is missing makes it whole.
    want = members & ~mine
    other = s.owner[lowest(want)]
    if other < 0 or s.deeds[other] & members != want or not has(s.alive, other):
        return False
    # Two groups never mix: what is wanted counts the same whatever is given.
    wanted = worth_of_swap(s, seat, want, 0, 0)
    missed = worth_of_swap(s, other, 0, want, 0)
    best: Money = 0
    bare = False
    for swapped in range(s.board.groups):
        given = s.deeds[seat] & s.board.members[swapped]
        if swapped == group or (given != 0 and not swappable(s, other, s.board.members[swapped], given)):
            continue
        if given == 0:
            # Money alone is the same for every group there is nothing of.
            if bare:
                continue
            bare = True
        gap = wanted - missed
        both = wanted + missed
        if given != 0:
            lost = worth_of_swap(s, seat, 0, given, 0)
            got = worth_of_swap(s, other, given, 0, 0)
            gap += lost - got
            both += lost + got
        if both <= 0:
            continue
        money = evening_sum(s, seat, other, gap)
        gain = worth_of_swap(s, seat, want, given, -money)
        if gain > best and good_offer(s, seat, other, given, want, money):
            best = gain
            say(act, Kind.OFFER, other, 0, money)
            act.give = given
            act.want = want
    return best > 0 and refusal(s, seat, act) == Reason.FINE


def evening_sum(s: State, seat: int, other: int, gap: Money) -> Money:
    """The money that makes both gain alike, where one gains so much more, and as far as both have it: never more than half of
    one's cash."""
    step = s.board.bid_step
    money = min(max(gap // 2, -(s.cash[other] // 2)), s.cash[seat] // 2)
    return money // step * step


def cash_to_keep(s: State) -> Money:
    """While many deeds are for sale some cash is kept for the next auction."""
    if crowded(s):
        return s.board.salary // 4
    return s.board.salary if size(undealt(s)) > 6 else s.board.salary // 4


def worth_to_bid(s: State, seat: int, lot: int) -> Money:
    """The printed price, and for the last deed of a group what it adds: more was never worth it, whoever else needs it."""
    price = s.board.price[lot]
    whole = s.board.members[s.board.group[lot]] & ~deeds_of(s, seat) == bit(lot)
    if crowded(s):
        return min(price * 2 if whole else price * 6 // 5, s.cash[seat] - s.board.salary // 4)
    return min(max(group_with(s, seat, lot), price) if whole else price, s.cash[seat])


def crowded(s: State) -> bool:
    """Among so many hardly anybody makes a group whole without deals, and what is counted at the end wins."""
    return size(s.alive) > 4


def group_with(s: State, seat: int, lot: int) -> Money:
    """What this deed adds to the group it belongs to, for this seat."""
    group = s.board.group[lot]
    deeds = deeds_of(s, seat)
    return group_worth(s, group, deeds | bit(lot), s.cash[seat]) - group_worth(s, group, deeds, s.cash[seat])


def buys_again(s: State, seat: int, space: int, menu: Menu, act: Action) -> None:
    """What is at stake is bought with the last cash; other deeds while some is left for the next auction."""
    wants = s.cash[seat] - s.board.price[space] >= cash_to_keep(s) or worth_to_bid(s, seat, space) >= s.board.price[space] * 2
    choice = find(menu, Kind.BUY if wants else Kind.DECLINE)
    if choice != NOBODY:
        say(act, menu.kind[choice], menu.a[choice], menu.b[choice], menu.money[choice])
