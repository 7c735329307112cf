"""Time at the table, kept as what has run, never as a date: a pause, an empty table or a restart takes nothing away.

Game time is the CLOCK's: it runs while the rules time something. A turn's budget runs for every person who is asked.
"""
from __future__ import annotations

import json
import time

from passgo.play.game import Game
from passgo.server.storage.store import Clocks

THINKING = 10_000
"""Milliseconds an answer can give back of what it took."""
RETURNING = 20_000
"""Milliseconds somebody who comes back has at least, once in a turn."""


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
    """Game time, and of everybody's budget for this turn what has run, in one room.

    A seat's time runs while it is asked, and all of a turn is one budget: business on the side gives nothing back, an answer at
    most what it took to think of it, all answers of a turn at most one budget more (two who raise each other by the smallest note
    would else sit at one auction for hours), and a seat played for by a bot is given a moment once when its person comes back.
    """

    def __init__(self, stored: Clocks | None = None) -> None:
        self.game = Stopwatch(stored.game_ms if stored else 0)
        self.waited = {int(seat): Stopwatch(ms) for seat, ms in json.loads(stored.waited).items()} if stored else {}
        """What each seat has used of this turn."""
        self.turn: int | None = None
        """The turn they were counted in; None right after loading: they go on where they were."""
        self.asked: set[int] = set()
        self.begun: dict[int, int] = {}
        """What each seat asked had used when it was asked."""
        self.given: dict[int, int] = {}
        """What answers have given back to each seat in this turn."""
        self.returned: set[int] = set()
        """Who has come back in this turn."""

    def look(self, game: Game, people: set[int], running: bool) -> None:
        """After every input and every change at the table: what runs now, and for whom."""
        core = game.core
        due, told = core.next_deadline(), core.clock
        if due == 0 or self.game.now < told:
            self.game.set(told)
        self.game.run(running and due != 0)
        turn = core.question()[3]
        if self.turn not in (None, turn):
            self.waited, self.begun, self.given, self.returned = {}, {}, {}, set()
        self.turn, self.asked = turn, set(game.asked) & people
        for seat in self.asked:
            if seat not in self.waited:
                self.waited[seat] = Stopwatch()
            if seat not in self.begun:
                self.begun[seat] = self.waited[seat].now
        for seat in self.begun.keys() - self.asked:
            del self.begun[seat]
        for seat, watch in self.waited.items():
            watch.run(running and seat in self.asked)

    def answered(self, seat: int, budget: int | None) -> None:
        """This seat has answered: the time it thought about that comes back, as far as it was short and there is some to give."""
        watch = self.waited.get(seat)
        if watch is not None:
            now, given = watch.now, self.given.get(seat, 0)
            back = min(now - self.begun.pop(seat, now), THINKING, now if budget is None else budget - given)
            self.given[seat] = given + back
            watch.set(now - back)

    def came_back(self, seat: int, budget: int | None) -> None:
        """The person plays again; once in a turn there is a moment left for that."""
        watch = self.waited.get(seat)
        if watch is not None and budget is not None and seat not in self.returned:
            watch.set(min(watch.now, max(0, budget - RETURNING)))
        self.returned.add(seat)

    def silent(self, ms: int) -> set[int]:
        """Who has been asked for so long and has not answered; business on the side is no answer."""
        return {seat for seat, begun in self.begun.items() if self.waited[seat].now - begun >= ms}

    def stored(self) -> Clocks:
        return Clocks(self.game.now, json.dumps({seat: watch.now for seat, watch in self.waited.items() if watch.now}))
