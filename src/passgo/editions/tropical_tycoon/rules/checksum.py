"""What lies on the table only in Tropical Tycoon, in one word."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.checksum import mixed, mixed_set
from passgo.rules.state import State
from passgo.struct import Mask


@moments.table_folded.only("opening")
def fold_island(s: State, h: Mask) -> Mask:
    """Jobs, tokens and perks, developments, the weather and the ship, and how far the channel has come."""
    for seat in range(s.seats):
        h = mixed(h, s.job[seat] + 16 * s.tokens[seat] + 4096 * s.stop_turn[seat])
        for half in range(2):
            h = mixed(h, s.unclaimed_cash[half][seat] * 64 + s.unclaimed_tokens[half][seat])
    h = mixed_set(h, s.unseen_scenes[0])
    h = mixed_set(h, s.unseen_scenes[1])
    h = mixed(h, s.weather + 8 * s.ship + 64 * s.first_die + 512 * s.second_die)
    for story in range(s.board.stories):
        h = mixed(h, s.story_part[story] + 256 * s.story_hero[story])
    for space in range(s.board.spaces):
        h = mixed(h, s.development[space])
    return h
