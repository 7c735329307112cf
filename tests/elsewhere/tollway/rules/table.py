"""What lies on the table only in Tollway."""
from __future__ import annotations

from typing import Final

from passgo.rules.sizes import PerSeat
from passgo.struct import Mask, Small, Struct

OPEN: Final = "tolls tickets"
"""What of it lies open on the table."""


class TollwayTable(Struct):
    """Tolls paid, and who holds a season ticket."""
    tolls: PerSeat[Small]
    tickets: Mask
