"""What only a Tollway board prints."""
from __future__ import annotations

from passgo.struct import Money, Struct


class TollwayBoard(Struct):
    """Nothing on any other board."""
    toll_price: Money
    """What the gate costs [TW-01]."""
