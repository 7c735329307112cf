"""Sizes and shapes: how much there can be of everything, and rows of it. `PerSpace[PerLevel[Money]]` reads as it is stored."""
from __future__ import annotations

from typing import Annotated, Final, TypeVar

SEATS: Final = 8
SPACES: Final = 40
GROUPS: Final = 12
LEVELS: Final = 9
DECKS: Final = 3
CARDS: Final = 32
KEPT_CARDS: Final = 15
FRAMES: Final = 48
LINES: Final = 512
RECORDS: Final = 1024
KINDS: Final = 128
DICE: Final = 2
FACES: Final = 6
CLAIMS: Final = 8
ENDINGS: Final = 16
STUCK: Final = 15
"""Where a tally counts games cut short by their length in inputs; those cut by rounds stand under PLAYING."""
RECKONED: Final = 8
ROUNDS: Final = 4096
STEPS_IN_A_BREATH: Final = 4096
"""More steps than this without anybody speaking: the board chases its own tail."""

T = TypeVar("T")
PerSeat = Annotated[list[T], SEATS]
PerSpace = Annotated[list[T], SPACES]
PerGroup = Annotated[list[T], GROUPS]
PerLevel = Annotated[list[T], LEVELS]
PerDeck = Annotated[list[T], DECKS]
PerCard = Annotated[list[T], CARDS]
PerKeptCard = Annotated[list[T], KEPT_CARDS]
PerFrame = Annotated[list[T], FRAMES]
PerLine = Annotated[list[T], LINES]
PerRecord = Annotated[list[T], RECORDS]
PerKind = Annotated[list[T], KINDS]
PerDie = Annotated[list[T], DICE]
PerFace = Annotated[list[T], FACES]
PerClaim = Annotated[list[T], CLAIMS]
PerEnding = Annotated[list[T], ENDINGS]
PerRound = Annotated[list[T], ROUNDS]
PerReckoned = Annotated[list[T], RECKONED]
PerPlace = Annotated[list[T], SPACES + 1]
"""Every space, and the inside of Jail as the last."""
