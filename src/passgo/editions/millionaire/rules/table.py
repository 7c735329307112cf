"""What lies on the table in Millionaire only."""
from __future__ import annotations

from typing import Final

from passgo.rules.sizes import PerSeat
from passgo.struct import Mask, Small, Struct

OPEN: Final = "star fortune held"
"""What of it lies open on the table."""
OWN: Final = "drawn hand"
"""What of it only its own seat may see."""


class MillionaireTable(Struct):
    """A Fortune card not yet seen by all is on the board, just taken, or kept: `unseen` has it until it is shown or used."""
    star: PerSeat[Small]
    """The level: 0, 1, 2 for one, three, five stars [ML-01]."""
    fortune: Mask
    """Spaces where a Fortune card still lies face down [ML-03]."""
    held: PerSeat[Small]
    """How many cards lie face down in front of each seat; which ones, only their holder knows [ML-34]."""
    drawn: PerSeat[Small]
    """The Fortune card just taken, as its number and one, until its space is done with [ML-30 ML-31]; known to its taker."""
    hand: PerSeat[Mask]
    """Fortune cards kept face down; known to their holder alone [ML-32 ML-34]."""
