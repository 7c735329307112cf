"""What stands on a district of City is worth to a bot: part of what the district itself is worth."""
from __future__ import annotations

from passgo.editions.city.rules.districts import blocks_on, counting_blocks, under_skyscraper
from passgo.editions.city.rules.planning import clearing_all
from passgo.rules.bits import has, size
from passgo.rules.bots import moments
from passgo.rules.state import State
from passgo.struct import Money


def rivals(s: State) -> int:
    """How many others are left to pay."""
    return size(s.alive) - 1


@moments.standing_worth.only("block_limit")
def worth_of_blocks(s: State, space: int) -> Money:
    """Blocks, and a stadium or the Tower at its price; nothing on boards without blocks."""
    worth: Money = 0
    if s.board.block_limit == 0:
        return worth
    if blocks_on(s, space) > 0:
        worth = blocks_worth(s, space)
    if has(s.stadium_sites, space):
        worth += s.board.stadium_price
    return worth + s.board.tower_price if has(s.tower, space) else worth


def blocks_worth(s: State, space: int) -> Money:
    """The rent the blocks bring, once from every rival; homes under a hazard less what it costs to make them count again."""
    times = max(rivals(s), 1) * (2 if under_skyscraper(s, space) else 1)
    worth = s.board.rent[space][counting_blocks(s, space)] * times
    return max(worth, s.board.rent[space][blocks_on(s, space)] * times - clearing_all(s, space))
