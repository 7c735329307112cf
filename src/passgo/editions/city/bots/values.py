"""What things in City are worth to a bot: rents to come, set against what they cost.

A token rests on a given space about once in forty rolls; over the thirty-odd rounds a game still lasts, a rent is paid
about once by every rival. So what raises a rent is worth that raise for each rival left.
"""
from __future__ import annotations

from passgo.editions.city.bots.blocks import rivals
from passgo.editions.city.rules.districts import counting_blocks, under_skyscraper, under_tower
from passgo.editions.city.rules.kept import owns_works
from passgo.editions.city.rules.planning import clearing_all
from passgo.editions.city.rules.words import FIRST_BONUS
from passgo.rules import steps
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.bots.values import value_of_deed
from passgo.rules.deeds import is_deed, is_mortgaged
from passgo.rules.questions import rent_value
from passgo.rules.state import State
from passgo.rules.words import BANK, Kind
from passgo.struct import Money


def city_reserve(s: State) -> Money:
    """Cash to keep: little, for in debt every built district brings its rent value from the bank."""
    return s.board.salary // 4


def homes_rent(s: State, space: int) -> Money:
    """What the residential blocks of a district add to its rent while no hazard stands there."""
    works = s.works[space]
    added = s.board.rent[space][s.homes[space] + works] - s.board.rent[space][works]
    return added * 2 if under_skyscraper(s, space) or under_tower(s, space) else added


def block_gain(s: State, space: int, kind: int, price: Money) -> Money:
    """What the next block brings beyond its price, looking ahead to the full district; hazards must be cleared for homes."""
    count = counting_blocks(s, space)
    room = s.board.block_limit - s.homes[space] - s.works[space]
    if kind == Kind.RESIDENTIAL:
        count = s.homes[space] + s.works[space]
    rent = s.board.rent[space][min(count + room, s.board.block_limit)] - s.board.rent[space][count]
    if under_skyscraper(s, space) or under_tower(s, space):
        rent = rent * 2
    cost = price * room
    if kind == Kind.RESIDENTIAL and has(s.hazards, space):
        cost += clearing_all(s, space)
    return (rent * rivals(s) - cost) // max(room, 1)


def harm(s: State, space: int) -> Money:
    """What a hazard here takes from the owner: the homes, and a little of the homes that may come."""
    if has(s.hazards, space):
        return s.board.house[space] // 10
    return homes_rent(s, space) + s.board.house[space] // 5


def landing_score(s: State, seat: int, space: int) -> Money:
    """What coming to rest on this space is worth, GO not counted."""
    if is_deed(s, space):
        owner = s.owner[space]
        if owner == BANK:
            price = s.board.price[space]
            return max(value_of_deed(s, seat, space) - price, price // 3) if s.cash[seat] >= price else 0
        if owner == seat or is_mortgaged(s, space):
            return 0
        return -rent_value(s, space)
    step = s.board.landing[space]
    wages = s.board.salary
    match step:
        case steps.industry_tax.number:
            return -s.board.landing_sum[space] if owns_works(s, seat) else 0
        case steps.planning.number:
            return wages // 4
        case steps.take_dodge.number:
            return 0 if s.dodger == seat + 1 else wages // 3
        case steps.to_jail.number:
            return -wages // 4
    return 0


def wages_on_the_way(s: State, seat: int, space: int) -> Money:
    """What GO pays on the way forward to this space."""
    if space > s.at[seat]:
        return 0
    return s.board.salary + s.board.stadium_wages * size(s.deeds[seat] & s.stadium_sites)


def worst_piece(s: State, pieces: int) -> int:
    """Of the hazards that may be placed, the one that is dearest to clear; FIRST_BONUS if there is none."""
    worst = FIRST_BONUS
    for piece in range(FIRST_BONUS):
        if (pieces >> piece) & 1 == 1 and (worst == FIRST_BONUS or s.board.piece_blocks[piece] > s.board.piece_blocks[worst]):
            worst = piece
    return worst


def first_bonus(pieces: int) -> int:
    """The first bonus building that may be placed; the set must have one."""
    left = bit(0) * ((pieces >> FIRST_BONUS) & 0xF)
    return FIRST_BONUS + lowest(left)
