"""Time at the table, kept as what has run, never as a date: a pause, an empty table or a restart takes nothing away.

Game time is the CLOCK's: it runs while the rules time something. Patience runs for every person who is asked.
"""
from __future__ import annotations

import json
import time
from typing import Any

from passgo.play.game import Game
from passgo.server.storage.store import Clocks


class Stopwatch:
    """Milliseconds that run or stand."""

    def __init__(self, ms: int = 0) -> None:
        self.ms, self.since = ms, -1.0

    @property
    def now(self) -> int:
        return self.ms if self.since < 0 else self.ms + int((time.monotonic() - self.since) * 1000)

    def run(self, running: bool) -> None:
        if running and self.since < 0:
            self.since = time.monotonic()
        elif not running and self.since >= 0:
            self.ms, self.since = self.now, -1.0

    def set(self, ms: int) -> None:
        self.ms = ms
        if self.since >= 0:
            self.since = time.monotonic()


class TableClock:
    """Game time and everybody's patience in one room."""

    def __init__(self, stored: Clocks | None = None) -> None:
        self.game = Stopwatch(stored.game_ms if stored else 0)
        self.waited = {int(seat): Stopwatch(ms) for seat, ms in json.loads(stored.waited).items()} if stored else {}
        self.question: tuple[Any, ...] | None = None
        """What was open when patience began; None right after loading: patience goes on where it was."""

    def look(self, game: Game, people: set[int], running: bool) -> None:
        """After every input and every change at the table: what runs now, and for whom."""
        due, told = game.core.next_deadline(), game.core.clock
        if due == 0 or self.game.now < told:
            self.game.set(told)
        self.game.run(running and due != 0)
        question = game.core.question()
        asked = set(game.asked) & people
        if self.question not in (None, question):
            self.waited = {}
        self.question = question
        self.waited = {seat: self.waited.get(seat) or Stopwatch() for seat in asked}
        for watch in self.waited.values():
            watch.run(running)

    def acted(self, seat: int) -> None:
        """This seat has spoken: its patience is whole again."""
        self.waited.pop(seat, None)

    def stored(self) -> Clocks:
        return Clocks(self.game.now, json.dumps({seat: watch.now for seat, watch in self.waited.items()}))
