"""Thinking beside the loop: few threads, and an order in which they think.

Whoever waits for a hint comes first, then bots, then the odds for all; but who asks without end silences no other table: where
hints wait all the time, every second thought is a bot's. A review is long, and has a thread of its own. Threads that think are
politer than the one that answers (a higher nice value where the system has one), the rules run without the interpreter's lock,
and the more thoughts wait, the shorter each is: so fifty masters cost nobody an ack.
"""
from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from passgo.play.thoughts import Budget
from passgo.server.refusals import Refusal

HINT, BOT, ODDS = range(3)
"""Who thinks first."""
SHARES = (1, 1, 4)
"""What a thought of each counts: of those who wait, they are next who will have had least by it."""
T = TypeVar("T")
THREADS = max(1, (os.cpu_count() or 2) // 2)
POLITE = 10
"""How nice a thinking thread is."""
MOST = 400
"""Thoughts that may wait; hints beyond that are refused, odds left out."""
FULL = 4
"""So many waiting for each thread before thoughts get shorter."""


def polite() -> None:
    """On Linux every thread has a nice value of its own; elsewhere nothing happens."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)


POOL = ThreadPoolExecutor(THREADS, "thought", initializer=polite)
REVIEWS = ThreadPoolExecutor(1, "review", initializer=polite)
_of_loops: WeakKeyDictionary[asyncio.AbstractEventLoop, Thoughts] = WeakKeyDictionary()


class Thoughts:
    """The thoughts of one server that wait for a thread."""

    def __init__(self) -> None:
        self.lines: list[deque[tuple[Callable[[], Any], asyncio.Future[Any]]]] = [deque() for _ in SHARES]
        self.free = THREADS
        self.had, self.reached = [0] * len(SHARES), 0
        """What thoughts of each kind have counted, and how much that was of whoever was next last."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self.lines))

    async def think(self, rank: int, job: Callable[[], T]) -> T:
        """In its turn; refused where too many wait already."""
        if self.waiting >= MOST and rank != BOT:
            raise Refusal("TOO_BUSY", status=503, wait=1)
        mine: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self.lines[rank]:
            # Who did not wait until now is owed nothing.
            self.had[rank] = max(self.had[rank], self.reached)
        self.lines[rank].append((job, mine))
        self.begin()
        return await mine

    def next(self) -> tuple[Callable[[], Any], asyncio.Future[Any]]:
        """Of those who will have had least whoever came first."""
        rank = min((rank for rank, line in enumerate(self.lines) if line), key=lambda rank: self.had[rank] + SHARES[rank])
        self.reached = self.had[rank]
        self.had[rank] += SHARES[rank]
        return self.lines[rank].popleft()

    def begin(self) -> None:
        """Whoever is next, where a thread is free; who no longer waits is left out."""
        while self.free and self.waiting:
            job, mine = self.next()
            if mine.done():
                continue
            self.free -= 1
            done = asyncio.get_running_loop().run_in_executor(POOL, job)
            done.add_done_callback(lambda done, mine=mine: self.end(done, mine))  # type: ignore[misc]

    def end(self, done: asyncio.Future[Any], mine: asyncio.Future[Any]) -> None:
        self.free += 1
        self.begin()
        if done.cancelled():
            mine.cancel()
        elif error := done.exception():
            if not mine.done():
                mine.set_exception(error)
        elif not mine.done():
            mine.set_result(done.result())

    def budget(self, seconds: float, futures: int) -> Budget:
        """So much where few wait, and less the more do."""
        part = min(1.0, FULL * THREADS / (1 + self.waiting))
        return Budget(max(seconds * part, 0.01), max(int(futures * part), 8))


def thoughts() -> Thoughts:
    """Those of this server, which has a loop of its own."""
    return _of_loops.setdefault(asyncio.get_running_loop(), Thoughts())
