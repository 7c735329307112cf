"""The clock on the wall. The rules are only told how late it is; here somebody looks at the time, or winds it on."""
from __future__ import annotations

import time

from passgo.play.fields import TableFields
from passgo.play.game import Game
from passgo.rules.words import TURN_MS

LAST_SECONDS = 5


class Clock:
    """Game time. It runs while something waits for it, and stands still otherwise."""

    def __init__(self, game: Game, real: bool) -> None:
        self.game, self.real = game, real
        self.restart()

    def restart(self) -> None:
        """From here on, as late as the game says it is."""
        table = self.game.view(-1).table
        self.told = table.clock
        self.turns = table.turns
        self.extra = table.extra_ms
        self.since = time.monotonic()

    def now(self) -> int:
        """How late it is, in milliseconds of game time."""
        return self.told + int((time.monotonic() - self.since) * 1000)

    def left(self) -> float | None:
        """Seconds until something is due; None: nothing waits for a clock that runs."""
        due = self.game.core.next_deadline() if self.real else 0
        return max(0.0, (due - self.now()) / 1000) if due else None

    def to_tell(self) -> int | None:
        """What the clock should say before the next input, or None."""
        if not self.game.core.next_deadline():
            return None
        limit = self.game.edition.board.time_limit_ms + self.extra
        late = self.now() if self.real else min(self.turns * TURN_MS, limit)
        return late if late > self.told else None


def agenda(game: Game) -> list[list[int]]:
    """What is asked, of whom and about what: a tick that leaves it as it was has only told the time."""
    table = TableFields(game.core)
    return [column[:table.depth] for column in (table.step, table.who, table.what, table.how, table.sum)]


def written(seconds: float) -> str:
    """`4:05`, `1:59:30`."""
    minutes, whole = divmod(int(seconds + 0.999), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{whole:02}" if minutes >= 60 else f"{minutes}:{whole:02}"
