"""What only a City board prints: prices of blocks and landmarks, the planning pairs, the pieces, the Build button."""
from __future__ import annotations

from passgo.editions.city.rules.words import PerButtonFace, PerPiece
from passgo.rules.sizes import PerSpace
from passgo.struct import Money, Small, Struct


class CityBoard(Struct):
    """City's own tables and parameters; on other boards they are all nothing. A residential block costs `house`."""
    industrial: PerSpace[Money]
    skyscraper: PerSpace[Money]
    hazard: PerSpace[Small]
    bonus: PerSpace[Small]
    """The two pieces a planning space names [CT-70]."""
    block_limit: int
    """Blocks a district can carry, both kinds together [CT-42]."""
    stadiums: int
    stadium_price: Money
    stadium_wages: Money
    tower_price: Money
    railroads: int
    jumps: int
    """Jumps by rail after one landing [CT-46]."""
    trains_clockwise: int
    """1: a train always runs clockwise; 0: the shorter way [CT-47]."""
    any_piece: int
    """1: planning permission is good for every piece, not only for the two the space names."""
    clearing_fee: Money
    """For each block of a hazard that is removed [CT-74]."""
    piece_count: PerPiece[Small]
    piece_blocks: PerPiece[Small]
    button_odds: PerButtonFace[Small]
    """How likely the Build button shows 1, 2, 3 and the railroad, as whole-number weights [CT-40]."""
    rent_counts: int
    """1: the final count is cash and rent values [CT-133]."""
    hour_ms: Money
    """What all players together can add to a game by the clock [CT-133]."""
    hour_warning_ms: Money
    """The unit begins to beep so long before the end [CT-133]."""
