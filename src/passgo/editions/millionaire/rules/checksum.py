"""What lies on the table only in Millionaire, in one word."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.checksum import mixed, mixed_set
from passgo.rules.state import State
from passgo.struct import Mask


@moments.table_folded.only("salary_step")
def fold_fortune(s: State, h: Mask) -> Mask:
    """Levels, and Fortune cards in hands and on the board."""
    for seat in range(s.seats):
        h = mixed_set(h, s.hand[seat])
        h = mixed(h, s.star[seat] + 8 * s.held[seat] + 512 * s.drawn[seat])
    return mixed_set(h, s.fortune)
