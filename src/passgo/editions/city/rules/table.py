"""What lies on the table only in City: the city in the middle of the board, by the matching space of the track [CT-03]."""
from __future__ import annotations

from typing import Final

from passgo.editions.city.rules.words import PerPiece
from passgo.rules.sizes import PerSpace
from passgo.struct import Mask, Small, Struct

OPEN: Final = "homes works pieces placed hazards bonuses rails stadium_sites skyscrapers tower dodger rent_free hour_votes"
"""What of it lies open on the table."""


class CityTable(Struct):
    """Blocks, railroads, landmarks, hazards and bonus buildings, and the Rent Dodge card."""
    homes: PerSpace[Small]
    works: PerSpace[Small]
    """Residential and industrial blocks of a district."""
    pieces: PerSpace[PerPiece[Small]]
    """Hazards and bonus buildings on each district, piece by piece [CT-71 CT-72]."""
    placed: PerPiece[Small]
    """How many of each piece stand somewhere."""
    hazards: Mask
    bonuses: Mask
    """Districts with a hazard, districts with a bonus building: never both [CT-71]."""
    rails: Mask
    stadium_sites: Mask
    skyscrapers: Mask
    tower: Mask
    dodger: int
    """Who holds the Rent Dodge card, counted from 1; 0: it lies beside Free Parking [CT-02 CT-90]."""
    rent_free: int
    """Whose turn the Rent Dodge has made free of rent, counted from 1 [CT-91]."""
    hour_votes: Mask
    """Who wants another hour [CT-133]."""
