"""The players that come with the rules."""
from __future__ import annotations

from passgo.struct import Names


class Policy(Names):
    """Who sits there. PERSON decides outside."""
    PERSON = 0
    RANDOM = 1
    WALKER = 2
    SITTER = 3
    THRIFTY = 4
    TRADER_V1 = 5
    TRADER = 6
    FP_A = 7
    FP_B = 8
    FP_C = 9
    LITE = 10
    SHARP = 11
    SILENT = 12
    """The sharp one without offers of its own."""


class Way(Names):
    """How the partner of an offer is asked: as a fixed player, as a trader, or fairly, whoever it is."""
    FIXED = 0
    TRADER = 1
    FAIR = 2


def thinks(policy: int) -> bool:
    """Does this player look at the net?"""
    return policy >= Policy.LITE
