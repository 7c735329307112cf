"""What lies on the table only in City, in one word."""
from __future__ import annotations

from passgo.editions.city.rules.words import PIECES
from passgo.rules import moments
from passgo.rules.bits import has
from passgo.rules.checksum import mixed, mixed_set
from passgo.rules.state import State
from passgo.struct import Mask


@moments.table_folded.only("block_limit")
def fold_city(s: State, h: Mask) -> Mask:
    """Blocks, railroads, landmarks, hazards and bonus buildings, the Rent Dodge card and the votes."""
    for space in range(s.board.spaces):
        h = mixed(h, s.homes[space] + 16 * s.works[space])
        if has(s.hazards | s.bonuses, space):
            for piece in range(PIECES):
                h = mixed(h, s.pieces[space][piece])
    h = mixed_set(h, s.rails ^ (s.stadium_sites << 3))
    h = mixed_set(h, s.hazards ^ (s.bonuses << 5))
    h = mixed_set(h, s.skyscrapers ^ (s.tower << 7))
    h = mixed(h, s.dodger)
    return mixed_set(h, s.hour_votes)
