"""What is asked of a mind, and what it answers: how much thinking is allowed, odds, and actions that were weighed.

Whoever asks for a thought says how long it may take, so that a server never starves. The minds themselves are upstairs.
"""
from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import NamedTuple

from passgo.play.actions import Action
from passgo.text import Spoken, say

COUNTABLE = 2**62


class BudgetError(Spoken, ValueError):
    """A thought needs some time and some futures."""


@dataclass
class Budget:
    """At most so many seconds and so many futures, followed on so many cores at once; a review and a plan of several deals are
    thought on one."""
    seconds: float = 1.0
    futures: int = 2_000
    cores: int = 1
    began: float = field(default=0.0, repr=False)
    cut_short: bool = field(default=False, init=False, repr=False, compare=False)
    """Did the clock end a look at deals before its futures were followed?"""

    def __post_init__(self) -> None:
        # What is no number is not above 0 either.
        if not (self.seconds > 0 and self.futures > 0 and self.cores > 0):
            raise BudgetError("advice-no-time")
        # However many are asked for, they can be counted.
        self.futures, self.cores = (max(int(min(one, COUNTABLE)), 1) for one in (self.futures, self.cores))

    def begin(self) -> Budget:
        """The clock starts now."""
        self.began = time.perf_counter()
        return self

    @property
    def spent(self) -> bool:
        """Is the time over?"""
        return time.perf_counter() - self.began >= self.seconds

    @property
    def share_spent(self) -> float:
        """How much of the time is over: 0 to 1, and beyond."""
        return (time.perf_counter() - self.began) / self.seconds


class Share(NamedTuple):
    """The odds of one seat, 0 to 1, and their standard error."""
    odds: float
    error: float

    def text(self, language: str | None = None) -> str:
        """`41% ± 2`: never surer than a point, where it is not over."""
        least = 0.01 if 0 < self.odds < 1 or self.error else 0.0
        return say("odds-share", language, odds=f"{100 * self.odds:.0f}", error=f"{100 * max(self.error, least):.0f}")

    def __str__(self) -> str:
        return self.text()


class Weighed(NamedTuple):
    """An action, its odds, and how much better it is than the first of its kind, each with its standard error."""
    action: Action
    odds: float
    error: float
    gain: float
    gain_error: float
