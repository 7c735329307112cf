"""Is somebody still there? Who speaks is; who has said nothing for a while is pinged, and who does not answer that is gone."""
from __future__ import annotations

import asyncio
import itertools
from typing import Protocol

EVERY = 1.0
"""Seconds between two rounds, each to a part of the sockets: they are not all pinged at once."""
PARTS = 8
QUIET, GONE = 24.0, 50.0
"""Seconds of silence after which somebody is pinged, and hung up on: with a round to come, within a minute."""


class Quiet(Protocol):
    """An open socket."""
    heard_at: float

    def ping(self) -> None: ...

    def hang_up(self) -> None: ...


class Rounds:
    """All sockets of a server, looked after with one timer: a timer and a ping for each cost as much as a tenth of all play."""

    def __init__(self) -> None:
        self.parts: list[set[Quiet]] = [set() for _ in range(PARTS)]
        self.numbers, self.turn = itertools.count(), 0
        self.timer: asyncio.TimerHandle | None = None

    def join(self, line: Quiet) -> None:
        self.parts[next(self.numbers) % PARTS].add(line)
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(EVERY, self.go)

    def leave(self, line: Quiet) -> None:
        for part in self.parts:
            part.discard(line)

    def go(self) -> None:
        """One round; the last one home needs no other."""
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(EVERY, self.go) if any(self.parts) else None
        self.turn = (self.turn + 1) % PARTS
        for line in list(self.parts[self.turn]):
            silence = loop.time() - line.heard_at
            if silence > GONE:
                line.hang_up()
            elif silence > QUIET:
                line.ping()
