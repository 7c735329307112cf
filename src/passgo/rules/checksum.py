"""Numbers folded into one word, so that two tables can be compared at a glance."""
from __future__ import annotations

from typing import Final

from passgo.rules.bits import WORD
from passgo.struct import Mask, Money

PRIME: Final = 0x100000001B3


def mixed(h: Mask, value: Money) -> Mask:
    """Fold one number into a checksum."""
    word: Mask = value & WORD
    return ((h ^ word) * PRIME) & WORD


def mixed_set(h: Mask, members: Mask) -> Mask:
    """Fold one set into it."""
    return ((h ^ members) * PRIME) & WORD
