"""What a learner says and sees only in City."""
from __future__ import annotations

from passgo.editions.city.rules.words import PIECES
from passgo.rules import moments
from passgo.rules.bits import bit, lowest
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.talk.records import Sight
from passgo.rules.talk.sight import around, counted_from
from passgo.rules.words import Kind
from passgo.struct import Mask, Seat


@moments.is_vote.also
def votes_on_hours(kind: int) -> bool:
    """Another hour [CT-133]."""
    return kind == Kind.ADD_HOUR


@moments.look_here.only("block_limit")
def look_at_city(s: State, seat: Seat, sight: Sight) -> None:
    """site: residential blocks; industrial blocks; hazards and bonus buildings as a set; sum of 1 railroad, 2 stadium,
    4 skyscraper, 8 tower. scene: who holds the Rent Dodge card from 1; votes for another hour as a set."""
    for space in range(SPACES):
        sight.site[0][space] = s.homes[space]
    for space in range(SPACES):
        sight.site[1][space] = s.works[space]
    for space in range(SPACES):
        sight.site[2][space] = 0
        sight.site[3][space] = 0
    left = (s.hazards | s.bonuses) & (bit(SPACES) - 1)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        for piece in range(PIECES):
            if s.pieces[space][piece] > 0:
                sight.site[2][space] = sight.site[2][space] | (1 << piece)
    landmark(sight, s.rails, 1)
    landmark(sight, s.stadium_sites, 2)
    landmark(sight, s.skyscrapers, 4)
    landmark(sight, s.tower, 8)
    sight.scene[0] = counted_from(s.dodger - 1, seat, s.seats)
    sight.scene[1] = around(s.hour_votes, seat, s.seats)


def landmark(sight: Sight, spaces: Mask, sign: int) -> None:
    """Note one kind of landmark."""
    left = spaces & (bit(SPACES) - 1)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        sight.site[3][space] = sight.site[3][space] | sign
