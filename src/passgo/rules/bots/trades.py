"""Deals a trader makes: both sides must gain, and neither much more than the other."""
from __future__ import annotations

from passgo.rules.bits import has, lowest, size
from passgo.rules.bots.values import stake
from passgo.rules.deeds import deeds_of
from passgo.rules.engine import refusal
from passgo.rules.lines import say
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import KEPT, Kind, Reason
from passgo.struct import Mask, Money


def gain_from(s: State, seat: int, gets: Mask, gives: Mask) -> Money:
    """How much more this seat's deeds are worth after getting and giving these, kept cards included."""
    before = deeds_of(s, seat)
    after = (before | gets) & ~gives
    changed = gets | gives
    gain: Money = (size(gets >> KEPT) - size(gives >> KEPT)) * s.board.fine
    left = changed & s.board.all_deeds
    while left != 0:
        group = s.board.group[lowest(left)]
        left = left & ~s.board.members[group]
        gain += stake(s, group, after) - stake(s, group, before)
    return gain


def good_deal(s: State, mine: Money, theirs: Money) -> bool:
    """Worth it for this side, and no gift to a rival; between the last two, hardly less than the rival's gain."""
    if mine <= 0:
        return False
    return mine * 2 >= theirs if size(s.alive) > 2 else mine * 10 >= theirs * 9


def propose(s: State, seat: int, act: Action) -> bool:
    """Write the best offer for one group, another one each round, into `act`; False: nothing worth offering."""
    place = (seat + s.seats - s.first) % s.seats
    return propose_for(s, seat, (s.round + place) % s.board.groups, act)


def propose_for(s: State, seat: int, group: int, act: Action) -> bool:
    """Write the best offer that brings more of this group into `act`; False: nothing worth offering."""
    members = s.board.members[group]
    mine = s.deeds[seat] & members
    if mine == 0 or mine == members or s.built & members != 0:
        return False
    best: Money = 0
    partner = 0
    give: Mask = 0
    money: Money = 0
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        want = s.deeds[other] & members
        if want != 0 and has(s.alive, other):
            # Two groups never mix: what is wanted counts the same whatever is given, and money alone is tried once.
            wanted = gain_from(s, seat, want, 0)
            missed = gain_from(s, other, 0, want)
            bare = False
            for swapped in range(s.board.groups):
                theirs = s.board.members[swapped]
                given = s.deeds[seat] & theirs
                if swapped == group or (given == 0 and bare) or (given != 0 and not swappable(s, other, theirs, given)):
                    continue
                gain = wanted
                loss = -missed
                if given == 0:
                    bare = True
                else:
                    gain += gain_from(s, seat, 0, given)
                    loss -= gain_from(s, other, given, 0)
                sum = fair_sum(s, seat, other, gain, loss)
                if gain - sum > best and good_for_both(s, gain - sum, sum - loss):
                    best = gain - sum
                    partner = other
                    give = given
                    money = sum
    if best == 0:
        return False
    say(act, Kind.OFFER, partner, 0, money)
    act.give = give
    act.want = s.deeds[partner] & members
    return refusal(s, seat, act) == Reason.FINE


def swappable(s: State, other: int, group: Mask, given: Mask) -> bool:
    """Is this part of a group worth offering: the partner has some of it, nothing stands on it, and it is not whole?"""
    return s.deeds[other] & group != 0 and s.built & group == 0 and given != group


def fair_sum(s: State, seat: int, other: int, gain: Money, loss: Money) -> Money:
    """The money that makes both gain alike, as far as both have it: half of what one gains and the other loses."""
    step = s.board.bid_step
    sum = (gain + loss) // 2
    sum = min(sum, s.cash[seat] * 3 // 4)
    sum = max(sum, -(s.cash[other] * 3 // 4))
    return sum // step * step


def good_for_both(s: State, mine: Money, theirs: Money) -> bool:
    """Would both sides call it a good deal?"""
    return good_deal(s, mine, theirs) and good_deal(s, theirs, mine)
