"""What deeds are worth to a trader who has learned: the rents they will bring with the houses there is money for."""
from __future__ import annotations

from typing import Final

from passgo.rules.bits import lowest, size
from passgo.rules.bots import moments
from passgo.rules.bots.values import builds_on, stake
from passgo.rules.deeds import deeds_of
from passgo.rules.state import State
from passgo.rules.words import KEPT, RentRule
from passgo.struct import Mask, Money

VISITS: Final = 60
"""Hundredths of visits each rival still pays to one space."""


def group_worth(s: State, group: int, owned: Mask, cash: Money) -> Money:
    """What these deeds of one group are worth to who has so much cash: a whole group as much as it can be built up to."""
    members = s.board.members[group]
    if members == 0 or moments.builds_alone(s):
        return stake(s, group, owned)
    mine = members & owned
    if mine == 0:
        return 0
    first = lowest(members)
    if builds_on(s, first):
        worth = stake(s, group, owned)
        return max(worth, worth * 2 // 5 + rents_to_come(s, members, cash)) if mine == members else worth
    if s.board.rent_rule[first] == RentRule.FLEET:
        visits = (size(s.alive) - 1) * VISITS
        return max(s.board.rent[first][size(mine) - 1] * size(mine) * visits // 100, printed(s, mine))
    return printed(s, mine) * (13 if mine == members else 10) // 10


def printed(s: State, deeds: Mask) -> Money:
    """The printed prices, less what the bank has lent on them."""
    total: Money = 0
    while deeds != 0:
        total += s.board.price[lowest(deeds)] - s.lent[lowest(deeds)]
        deeds = deeds & (deeds - 1)
    return total


def rents_to_come(s: State, members: Mask, cash: Money) -> Money:
    """What a whole group brings at the level this cash and a salary can build, less half of what the houses cost."""
    first = lowest(members)
    count = size(members)
    room = max(cash + s.board.salary, 0) // max(s.board.house[first] * count, 1)
    level = min(max(room, 1), s.board.top_level)
    rents: Money = 0
    cost: Money = 0
    left = members
    while left != 0:
        space = lowest(left)
        left = left & (left - 1)
        rents += s.board.rent[space][max(level, s.level[space])]
        cost += s.board.house[space] * max(level - s.level[space], 0)
    return max(rents * (size(s.alive) - 1) * VISITS // 100 - cost // 2, 0)


def worth_of_swap(s: State, seat: int, gets: Mask, gives: Mask, money: Money) -> Money:
    """How much better off a seat is after getting and giving these, and so much money."""
    before = deeds_of(s, seat)
    after = (before | gets) & ~gives
    cash = s.cash[seat]
    changed = gets | gives
    gain: Money = money + (size(gets >> KEPT) - size(gives >> KEPT)) * s.board.fine
    left = changed & s.board.all_deeds
    while left != 0:
        group = s.board.group[lowest(left)]
        left = left & ~s.board.members[group]
        gain += group_worth(s, group, after, cash + money) - group_worth(s, group, before, cash)
    return gain


def completes(s: State, seat: int, gets: Mask, gives: Mask) -> int:
    """How many more whole groups for houses a seat has after this."""
    before = deeds_of(s, seat)
    after = (before | gets) & ~gives
    more = 0
    left = (gets | gives) & s.board.all_deeds
    while left != 0:
        members = s.board.members[s.board.group[lowest(left)]]
        left = left & ~members
        if builds_on(s, lowest(members)):
            more += (1 if after & members == members else 0) - (1 if before & members == members else 0)
    return more


def fair_enough(s: State, mine: Money, theirs: Money, sets: int, their_sets: int) -> bool:
    """Worth it for this side, and no gift: who lets a rival complete a group wants as much as the rival gets."""
    if mine <= 0:
        return False
    if size(s.alive) == 2:
        return mine >= theirs
    return mine >= theirs if their_sets > sets else mine * 3 >= theirs * 2
