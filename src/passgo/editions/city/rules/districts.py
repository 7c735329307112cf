"""The rent value of a district — City, page 13 — and what follows from it: the final count, page 16."""
from __future__ import annotations

from passgo.editions.city.rules.words import FIRST_BONUS
from passgo.rules import moments
from passgo.rules.bits import bit, has, lowest
from passgo.rules.declare import rent_rule
from passgo.rules.deeds import deeds_of, group_of
from passgo.rules.records import Reckoning
from passgo.rules.rent import reckoned
from passgo.rules.state import State
from passgo.rules.words import BANK, Because, RentRule
from passgo.struct import Money


def blocks_on(s: State, space: int) -> int:
    """All blocks that stand there, counting or not [CT-42 CT-54]."""
    return s.homes[space] + s.works[space]


def counting_blocks(s: State, space: int) -> int:
    """Both kinds together; under a hazard the industrial ones only [CT-73 CT-80]."""
    if has(s.hazards, space):
        return s.works[space]
    return s.homes[space] + s.works[space]


def under_skyscraper(s: State, space: int) -> bool:
    """One stands in the colour group, whoever put it there [CT-51 CT-55]."""
    return s.skyscrapers & group_of(s, space) != 0


def under_tower(s: State, space: int) -> bool:
    """The Tower stands on a district of the same owner [CT-52 CT-55]."""
    return s.tower != 0 and s.owner[space] != BANK and s.deeds[s.owner[space]] & s.tower != 0


@rent_rule(RentRule.BLOCKS)
def district_rent(s: State, space: int) -> Money:
    """Land rent or the rent of the counting blocks, doubled once, never twice [CT-53 CT-80 CT-81 CT-82]."""
    rent = s.board.rent[space][counting_blocks(s, space)]
    return rent * 2 if under_skyscraper(s, space) or under_tower(s, space) else rent


@moments.reckon_other.also
def reckon_district(s: State, space: int, r: Reckoning) -> None:
    """The rent value line by line: blocks, what a hazard makes worthless, what doubles it [CT-73 CT-80 CT-81]."""
    homes = s.homes[space]
    works = s.works[space]
    rent = s.board.rent[space][counting_blocks(s, space)]
    if has(s.hazards, space) and homes > 0:
        for piece in range(FIRST_BONUS):
            if s.pieces[space][piece] > 0:
                reckoned(r, Because.HAZARD, piece, 0)
        reckoned(r, Because.WORTHLESS, homes, 0)
        homes = 0
    if homes + works == 0:
        reckoned(r, Because.SITE, 0, rent)
    elif works == 0:
        reckoned(r, Because.RESIDENTIAL, homes, rent)
    elif homes == 0:
        reckoned(r, Because.INDUSTRIAL, works, rent)
    else:
        reckoned(r, Because.BLOCKS, homes + works, rent)
    if under_skyscraper(s, space):
        reckoned(r, Because.SKYSCRAPER, lowest(s.skyscrapers & group_of(s, space)), rent)
    elif under_tower(s, space):
        reckoned(r, Because.TOWER, lowest(s.tower), rent)


@moments.count_at_end.only("rent_counts")
def city_count(s: State, seat: int) -> Money:
    """Cash and the rent values of the districts; a mortgaged one counts nothing [CT-133]."""
    total = s.cash[seat]
    left = deeds_of(s, seat) & ~s.mortgaged
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        total += district_rent(s, space)
    return total
