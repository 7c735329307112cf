"""How much thinking is allowed: seconds, futures, cores. Whoever asks for a thought says so, and a server never starves."""
from __future__ import annotations

import time
from dataclasses import dataclass, field

from passgo.text import Spoken


class BudgetError(Spoken, ValueError):
    """A thought needs some time and some futures."""


@dataclass
class Budget:
    """At most so many seconds and so many futures; `cores` of them are followed at the same time."""
    seconds: float = 1.0
    futures: int = 2_000
    cores: int = 1
    began: float = field(default=0.0, repr=False)

    def __post_init__(self) -> None:
        if self.seconds <= 0 or self.futures <= 0 or self.cores <= 0:
            raise BudgetError("advice-no-time")

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
