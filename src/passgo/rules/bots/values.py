"""What deeds are worth to a bot: counted from the board alone, so that any board of one's own can be played."""
from __future__ import annotations

from typing import Final

from passgo.rules.bits import bit, has, highest, lowest
from passgo.rules.bots import moments
from passgo.rules.deeds import group_of
from passgo.rules.questions import building_price, interest_on, rent_value
from passgo.rules.state import State
from passgo.rules.words import RentRule
from passgo.struct import Mask, Money

MOST: Final = 2_000_000_000
"""More than any rent."""


def stake(s: State, group: int, owned: Mask) -> Money:
    """What these deeds of one group are worth together: a whole group far more than its parts."""
    members = s.board.members[group]
    left = members & owned
    missing = members & ~owned
    total: Money = 0
    standing: Money = 0
    owing: Money = 0
    while left != 0:
        space = lowest(left)
        left = left & (left - 1)
        total += s.board.price[space]
        standing += moments.standing_worth(s, space)
        if s.lent[space] > 0:
            owing += s.lent[space] + interest_on(s, space)
    if missing == 0:
        total = total * 5 // 2
    elif missing & (missing - 1) == 0:
        total = total * 13 // 10
    return total + standing - owing


def value_of_deed(s: State, seat: int, space: int) -> Money:
    """How much more this seat's deeds are worth with this one among them."""
    group = s.board.group[space]
    without = s.deeds[seat] & ~bit(space)
    return stake(s, group, without | bit(space)) - stake(s, group, without)


def denial(s: State, seat: int, space: int) -> Money:
    """What the deed would be worth to the rival who needs it most, beyond its price."""
    most: Money = 0
    group = group_of(s, space)
    for other in range(s.seats):
        if other != seat and s.deeds[other] & group != 0:
            most = max(most, value_of_deed(s, other, space) - s.board.price[space])
    return most


def dearest_rent(s: State, seat: int, enough: Money = MOST) -> Money:
    """The highest rent this seat could have to pay to a rival now; one of `enough` is not looked beyond."""
    left: Mask = 0
    for other in range(s.seats):
        if other != seat:
            left = left | s.deeds[other]
    left = left & s.board.all_deeds & ~s.mortgaged
    # Built ones first: hardly another one asks for more.
    most = dearest_among(s, left & s.built, 0, enough)
    return dearest_among(s, left & ~s.built, most, enough)


def dearest_among(s: State, left: Mask, most: Money, enough: Money) -> Money:
    """The highest rent of these deeds, if it is above `most`; one of `enough` is not looked beyond."""
    while left != 0 and most < enough:
        # The dear ones are at the end of the board.
        space = highest(left)
        left = left & ~bit(space)
        if (s.board.rent_rule[space] != RentRule.HOUSES or s.board.rent[space][s.level[space]] * 2 > most
                or has(s.developed, space)):
            most = max(most, rent_value(s, space))
    return most


def rent_gain(s: State, space: int) -> Money:
    """Thousandths of its price that the next building here adds to the rent, looking one building further."""
    price = building_price(s, space)
    level = s.level[space]
    ahead = min(level + 2, s.board.top_level)
    return (s.board.rent[space][ahead] - s.board.rent[space][level]) * 1000 // max(price * (ahead - level), 1)


def builds_on(s: State, space: int) -> bool:
    """Is this a deed for houses?"""
    return s.board.rent_rule[space] == RentRule.HOUSES
