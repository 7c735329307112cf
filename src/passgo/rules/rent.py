"""Rent printed on a deed, by houses, by the number owned, or by the dice."""
from __future__ import annotations

from passgo.rules.bits import size
from passgo.rules.declare import rent_rule
from passgo.rules.deeds import group_of, owns_group
from passgo.rules.records import Reckoning
from passgo.rules.sizes import RECKONED
from passgo.rules.state import State
from passgo.rules.words import Because, RentRule
from passgo.struct import Money


@rent_rule(RentRule.HOUSES)
def house_rent(s: State, space: int) -> Money:
    """The rent of its houses; a whole group doubles its unimproved deeds, whatever the others carry [HN-30 HN-32 ML-45 TT-34]."""
    rent = s.board.rent[space][s.level[space]]
    if s.level[space] == 0 and owns_group(s, s.owner[space], space):
        return rent * 2
    return rent


@rent_rule(RentRule.FLEET)
def fleet_rent(s: State, space: int) -> Money:
    """Airports: by how many of them the owner has [HN-34]."""
    owned = size(s.deeds[s.owner[space]] & group_of(s, space))
    return s.board.rent[space][owned - 1]


@rent_rule(RentRule.DICE)
def dice_rent(s: State, space: int) -> Money:
    """Service providers: a sum times the dice [HN-34]."""
    owned = size(s.deeds[s.owner[space]] & group_of(s, space))
    return s.board.rent[space][owned - 1] * s.dice


def reckoned(r: Reckoning, why: int, number: int, money: Money) -> None:
    """One more line: why, how many, and what that adds to the rent."""
    if r.count < RECKONED:
        r.why[r.count] = why
        r.number[r.count] = number
        r.money[r.count] = money
        r.count += 1


def reckon_houses(s: State, space: int, r: Reckoning) -> None:
    """The site or its buildings, and what the whole group adds [HN-30 HN-32]."""
    level = s.level[space]
    rent = s.board.rent[space][level]
    if level == 0:
        reckoned(r, Because.SITE, 0, rent)
        if owns_group(s, s.owner[space], space):
            reckoned(r, Because.WHOLE_GROUP, size(group_of(s, space)), rent)
    elif level == s.board.top_level:
        reckoned(r, Because.HOTEL, 1, rent)
    else:
        reckoned(r, Because.HOUSES, level, rent)
