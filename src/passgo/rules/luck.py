"""splitmix64: the driver's luck. No rule may import this."""
from __future__ import annotations

from typing import Final

from passgo.rules.bits import WORD
from passgo.rules.records import Luck
from passgo.struct import Mask

GAMMA: Final = 0x9E3779B97F4A7C15
MIX1: Final = 0xBF58476D1CE4E5B9
MIX2: Final = 0x94D049BB133111EB
SALT: Final = 0xD1B54A32D192ED03


def scrambled(z: Mask) -> Mask:
    """The output function of splitmix64."""
    z = ((z ^ (z >> 30)) * MIX1) & WORD
    z = ((z ^ (z >> 27)) * MIX2) & WORD
    return z ^ (z >> 31)


def below(luck: Luck, n: int) -> int:
    """What falls next, in [0, n)."""
    luck.word = (luck.word + GAMMA) & WORD
    return (scrambled(luck.word) >> 11) % n


def whim(luck: Luck, n: int) -> int:
    """What a bot makes up its mind by, in [0, n); it leaves the dice alone."""
    luck.whim = (luck.whim + GAMMA) & WORD
    return (scrambled(luck.whim) >> 11) % n


def seeded(luck: Luck, seed: Mask, game: int) -> None:
    """The luck of one game of a series: independent of all the others, whoever plays them."""
    number: Mask = game
    luck.word = scrambled((seed + (number + 1) * SALT) & WORD)
    luck.whim = scrambled(luck.word ^ SALT)
