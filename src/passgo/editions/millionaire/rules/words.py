"""The words of Millionaire: stars, Fortune cards, cards paid by level."""
from __future__ import annotations

from typing import Annotated, Final, TypeVar

from passgo.struct import Names

STARS: Final = 3
"""One star, three stars, five stars: levels 0, 1 and 2 [ML-01]."""
TIERS: Final = 32
FORTUNE: Final = 2
"""The deck of Fortune cards: it lies on the board, not in a pile [ML-03]."""

T = TypeVar("T")
PerStar = Annotated[list[T], STARS]
PerTier = Annotated[list[T], TIERS]
PerUse = Annotated[list[T], 5]
"""What a kept Fortune card is good for."""


class MillionaireKind(Names):
    """Answers 56 to 71; side business, which is playing a kept Fortune card, 104 to 111."""
    UPGRADE = 56
    KEEP_LEVEL = 57
    RENT_FREE = 58
    PAY_RENT = 59
    CHOOSE_PLAYER = 60
    GIVE_AWAY = 61
    GO_TO = 62
    END_TURN = 63

    FREE_HOUSE = 104
    TAKE_OVER = 105
    FORCED_DEAL = 106
    SHOW_CARD = 107
    WAIVE_DEBT = 108


class Use(Names):
    """What a Fortune card is kept for; one that is in none of these sets is used now [ML-31 ML-32]."""
    HOUSE = 0
    TAKE = 1
    SWAP = 2
    RENT = 3
    PASS = 4


class LevelSum(Names):
    """Who pays whom on a card that shows a sum for each level [ML-36]."""
    COLLECT = 0
    PAY = 1
    FROM_EACH = 2
    TO_EACH = 3
    TO_ONE = 4
    REFUND = 5


class Choice(Names):
    """What a card leaves to the player who turned it up."""
    PAY_ONE = 0
    GIVE = 1
    GO = 2


class MillionaireFor(Names):
    """Why money changes hands: 40 to 47."""
    UPGRADE = 40


class MillionaireEnding(Names):
    """Why the game is over: 8."""
    TARGET = 8


class MillionaireReason(Names):
    """Why something is refused: 80 to 95."""
    NOT_SHORT = 80
    NOT_BETWEEN_TURNS = 81
    WHOLE_SET = 82
    ONE_AT_A_TIME = 83
    BUILT_ON = 84
    HOUSES_ONLY = 85
    NO_RENT_OWED = 86


class MillionaireEvent(Names):
    """What happened: 64 to 79."""
    TOOK_FORTUNE = 64
    READ_FORTUNE = 65
    KEPT_FORTUNE = 66
    USED_FORTUNE = 67
    LOST_FORTUNE = 68
    SHOWED_FORTUNE = 69
    INHERITED_FORTUNE = 70
    LEVEL = 71
    CARD_ROLL = 72
    RENT_WAIVED = 73


class MillionaireCorrection(Names):
    """What the TABLE may put right only here."""
    SET_STARS = 176
