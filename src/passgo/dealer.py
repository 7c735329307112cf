"""The dealer: what falls is decided by the seed and by how often something has fallen before, by nothing else.

So an undone roll falls the same way again, a fork meets the same dice, and whoever knows the seed can check the game.
"""
from __future__ import annotations

import hashlib

from passgo.rules.luck import GAMMA, WORD, below, seeded
from passgo.rules.records import Luck


def seed_of(seed: int | str) -> int:
    """Any whole number or text as a seed of 64 bits."""
    if isinstance(seed, int) and 0 <= seed <= WORD:
        return seed
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")


def fall(seed: int, tosses: int, ways: int) -> int:
    """Which of so many equally likely ways comes after so many tosses."""
    luck = Luck()
    seeded(luck, seed, 0)
    luck.word = (luck.word + tosses * GAMMA) & WORD
    return below(luck, ways)
