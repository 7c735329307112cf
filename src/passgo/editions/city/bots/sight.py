"""What a net sees of City, and where the trader thinks again: industry where hazards loom."""
from __future__ import annotations

from passgo.editions.city.rules.planning import clearing_all
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.bots import moments
from passgo.rules.bots.features import clipped, part
from passgo.rules.deeds import deeds_of
from passgo.rules.engine import refusal
from passgo.rules.lines import say
from passgo.rules.mind import EDITION_FEATURES, Mind
from passgo.rules.records import Action
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.words import Kind, Reason
from passgo.struct import Mask, Money, Seat


@moments.looked_at.only("block_limit")
def city_in_sight(s: State, seat: Seat, m: Mind) -> None:
    """Blocks of both kinds, homes that do not count, what clearing costs, landmarks, rails, and the Rent Dodge card."""
    at = EDITION_FEATURES
    deeds = deeds_of(s, seat)
    homes = 0
    works = 0
    idle = 0
    clearing: Money = 0
    left = deeds
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        homes += s.homes[space]
        works += s.works[space]
        if has(s.hazards, space):
            idle += s.homes[space]
            clearing += clearing_all(s, space)
    unit = max(s.board.start_cash, 1)
    m.x[at] = clipped(homes * 3)
    m.x[at + 1] = clipped(works * 6)
    m.x[at + 2] = clipped(idle * 6)
    m.x[at + 3] = part(clearing, unit, 64)
    m.x[at + 4] = clipped(size(deeds & s.hazards) * 12)
    m.x[at + 5] = clipped(size(deeds & s.bonuses) * 12)
    m.x[at + 6] = clipped(size(deeds & s.stadium_sites) * 16)
    m.x[at + 7] = 32 if deeds & s.tower != 0 else 0
    m.x[at + 8] = 24 if s.dodger == seat + 1 else 0
    m.x[at + 9] = clipped(size(s.rails) * 6)
    m.x[at + 10] = clipped(size(s.rails & deeds) * 12)
    towers = 0
    for group in range(s.board.groups):
        members = s.board.members[group]
        if s.skyscrapers & members != 0:
            towers += size(members & deeds)
    m.x[at + 11] = clipped(towers * 8)
    m.x[at + 12] = part(most_rent(m, deeds), unit, 64)
    m.x[at + 13] = part(homes * 4 + works * 4, max(size(deeds) * s.board.block_limit, 1), 16)


def most_rent(m: Mind, deeds: Mask) -> Money:
    """The dearest of these districts."""
    most: Money = 0
    for space in range(SPACES):
        if (deeds >> space) & 1 == 1:
            most = max(most, m.rent[space])
    return most


@moments.thought_again.only("block_limit")
def industry_where_hazards_loom(s: State, seat: Seat, act: Action) -> None:
    """Homes are not put under a hazard where industry can be paid for; industry against hazards to come loses games."""
    space = act.a
    if act.kind != Kind.RESIDENTIAL or not has(s.hazards, space):
        return
    say(act, Kind.INDUSTRIAL, space)
    if s.cash[seat] - s.board.industrial[space] < s.board.salary // 4 or refusal(s, seat, act) != Reason.FINE:
        say(act, Kind.RESIDENTIAL, space)


@moments.builds_alone.only("block_limit")
def blocks_need_no_group(s: State) -> bool:
    """Blocks go up on any district of one's own [CT-42]."""
    return True
