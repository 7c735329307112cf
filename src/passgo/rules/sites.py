"""Where a building may stand: answers for those who build, those who want to, and those who bid for the last ones."""
from __future__ import annotations

from passgo.rules import steps
from passgo.rules.bits import bit, has, lowest
from passgo.rules.deeds import complete_deeds, deeds_of, group_of, refuse_group
from passgo.rules.questions import (
    building_value,
    cheapest_of_edition,
    less_discount,
    listed_building,
    loan_on,
    room_of_edition,
    stock_of_edition,
)
from passgo.rules.state import State
from passgo.rules.words import HOTEL_LOT, HOUSE_LOT, Kind, Reason, RentRule, When
from passgo.struct import Mask, Money


def lot_for(s: State, space: int) -> int:
    """What comes next on this deed: a house, or the hotel [HN-73]."""
    return HOTEL_LOT if s.level[space] == s.board.top_level - 1 else HOUSE_LOT


def stock_of(s: State, lot: int) -> int:
    """How many of these the bank has left [HN-75]."""
    if lot > HOTEL_LOT:
        return stock_of_edition(s, lot)
    return s.hotels_left if lot == HOTEL_LOT else s.houses_left


def refuse_site(s: State, seat: int, space: int) -> int:
    """A whole group, none of it mortgaged, evenly; a hotel after the houses of the whole group [HN-70 HN-71 HN-73 HN-83]."""
    reason = refuse_group(s, seat, space)
    if reason != Reason.FINE:
        return reason
    if s.level[space] == s.board.top_level or has(s.developed, space):
        return Reason.FULLY_BUILT
    if s.board.even == 1:
        group = group_of(s, space) & ~s.developed
        while group != 0:
            if s.level[lowest(group)] < s.level[space]:
                return Reason.NEEDS_HOUSES if lot_for(s, space) == HOTEL_LOT else Reason.UNEVEN
            group = group & ~bit(lowest(group))
    return Reason.FINE


def in_debt(s: State, seat: int) -> bool:
    """Is this seat raising money for a debt? [HN-90]"""
    for f in range(s.depth):
        if s.step[f] == steps.ask_raise.number and s.who[f] == seat:
            return True
    return False


def room_for(s: State, seat: int, lot: int) -> int:
    """How many houses, or hotels, this seat has room and means for; what a debtor has is owed [HN-76 HN-90]."""
    if lot > HOTEL_LOT:
        return 0 if in_debt(s, seat) else room_of_edition(s, seat, lot)
    whole = complete_deeds(s, seat) & ~s.developed
    if whole == 0 or in_debt(s, seat):
        return 0
    most = room_on(s, seat, lot, whole, 0)
    if s.board.when[Kind.MORTGAGE] & When.AUCTION == 0:
        return most
    # Who builds on one group alone may pay for it with all the others.
    left = whole if most < sites_on(s, lot, whole) else 0
    while left != 0:
        group = group_of(s, lowest(left)) & whole
        left = left & ~group
        # A group that could not beat what was found is not looked at.
        if group != whole and sites_on(s, lot, group) > most:
            most = max(most, room_on(s, seat, lot, group, most))
    return most


def sites_on(s: State, lot: int, left: Mask) -> int:
    """How many of them these deeds have sites for, whoever may build there."""
    last = s.board.top_level - 1
    sites = 0
    while left != 0:
        level = s.level[lowest(left)]
        left = left & (left - 1)
        if lot == HOTEL_LOT:
            sites += 1 if level == last else 0
        else:
            sites += max(last - level, 0)
    return sites


def room_on(s: State, seat: int, lot: int, left: Mask, beyond: int) -> int:
    """How many of them could go up on these deeds of whole groups, by the means there are besides their groups [HN-76]; where
    the sites are no more than `beyond`, the means are not counted."""
    room = 0
    last = s.board.top_level - 1
    cheapest: Money = 0
    groups: Mask = 0
    while left != 0:
        space = lowest(left)
        left = left & (left - 1)
        more = last - s.level[space]
        if lot == HOTEL_LOT:
            more = 1 if more == 0 and refuse_site(s, seat, space) == Reason.FINE else 0
        group = group_of(s, space)
        if more > 0 and s.mortgaged & group == 0 and s.board.rent_rule[space] == RentRule.HOUSES:
            price = s.board.hotel[space] if lot == HOTEL_LOT else s.board.house[space]
            cheapest = price if room == 0 else min(cheapest, price)
            room += more
            groups = groups | group
    cheapest = less_discount(s, seat, cheapest)
    if room <= beyond or s.cash[seat] >= room * cheapest:
        return room
    return min(room, building_means(s, seat, groups, room * cheapest) // cheapest)


def building_means(s: State, seat: int, groups: Mask, enough: Money) -> Money:
    """What could be spent on these groups: cash, and where one may mortgage and sell while asked, all that the others bring
    [HN-76 HN-90]; once it is enough the rest is not counted."""
    total = s.cash[seat]
    if s.board.when[Kind.MORTGAGE] & When.AUCTION == 0:
        return total
    others = deeds_of(s, seat) & ~groups
    left = others & ~s.mortgaged
    while left != 0 and total < enough:
        total += loan_on(s, lowest(left))
        left = left & (left - 1)
    left = others & s.built
    while left != 0 and total < enough:
        total += building_value(s, lowest(left))
        left = left & (left - 1)
    return total


def cheapest_site(s: State, seat: int, lot: int) -> Money:
    """The lowest printed price of such a building on any deed of this seat where it may stand now; below nothing: nowhere."""
    if lot > HOTEL_LOT:
        return cheapest_of_edition(s, seat, lot)
    cheapest: Money = -1
    left = deeds_of(s, seat)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if lot_for(s, space) == lot and refuse_site(s, seat, space) == Reason.FINE:
            price = listed_building(s, space)
            if cheapest < 0 or price < cheapest:
                cheapest = price
    return cheapest
