"""What stands on a district of City is worth to a bot: part of what the district itself is worth."""
from __future__ import annotations

from passgo.rules.bits import size
from passgo.rules.city.districts import counting_blocks
from passgo.rules.state import State
from passgo.struct import Money


def rivals(s: State) -> int:
    """How many others are left to pay."""
    return size(s.alive) - 1


def blocks_worth(s: State, space: int) -> Money:
    """The rent the blocks bring, once from every rival; nothing on boards without blocks."""
    if s.homes[space] + s.works[space] == 0:
        return 0
    return s.board.rent[space][counting_blocks(s, space)] * max(rivals(s), 1)
