"""The writing thread: whatever waits when it comes around is committed together, and only then answered."""
from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from passgo.server.refusals import Refusal
from passgo.server.storage.database import Database

T = TypeVar("T")
AT_ONCE = 256
"""Jobs in one commit."""
STALLED = 8.0
"""Seconds the database may be silent before those who wait are told that nobody knows; a statement has half of that."""
log = logging.getLogger("passgo.store")


class Unknown(Exception):
    """The line broke while a commit was under way: nobody can say whether it happened."""


class Job(NamedTuple):
    """Something to do with the database, and who waits for it."""
    do: Callable[[Database], Any]
    answer: asyncio.Future[Any] | None


class Outcome(NamedTuple):
    """How it went."""
    job: Job
    result: Any = None
    error: Exception | None = None


class Writer:
    """One thread that has the database to itself."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.asked: set[asyncio.Future[Any]] = set()
        """Who waits, in the loop."""
        self.begun_at: float | None = None
        """Since when the thread is with the database."""
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    @property
    def waiting(self) -> int:
        return self.jobs.qsize()

    async def do(self, job: Callable[[Database], T]) -> T:
        """Queue a job and wait until its commit is durable; refused where the database fails."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self.asked.add(answer)
        # When the loop comes around, so that what is asked for at the same time is done in one commit.
        loop.call_soon(self.jobs.put, Job(job, answer))
        try:
            return await answer
        except Refusal:
            raise
        except Exception as error:
            # The type alone: what a database says may hold what was to be written.
            log.error("not stored: %s", type(error).__name__)
            raise Refusal("UNKNOWN" if isinstance(error, Unknown) else "NOT_STORED", status=503) from error
        finally:
            self.asked.discard(answer)

    async def watch(self) -> None:
        """Until cancelled: where the database says nothing at all, whoever waits is told so. What has begun may still happen,
        what has not will not."""
        while True:
            await asyncio.sleep(STALLED / 8)
            begun = self.begun_at
            if begun is None or time.monotonic() - begun < STALLED:
                continue
            for answer in list(self.asked):
                if not answer.done():
                    answer.set_exception(Unknown())

    def stop(self, last: Callable[[Database], Any]) -> bool:
        """Do what waits, and this at the end; false: the database does not answer, and the thread is left to it."""
        self.jobs.put(Job(last, None))
        self.jobs.put(None)
        self.thread.join(STALLED)
        return not self.thread.is_alive()

    # ------------------------------------------------------------------------------------------------------ in the thread
    def work(self) -> None:
        while (first := self.jobs.get()) is not None:
            group = [first, *self.company()]
            # Who has called a job off needs none; from here on it happens, and an answer to nobody is dropped.
            group = [job for job in group if job.answer is None or not job.answer.done()]
            self.begun_at = time.monotonic()
            if group and not self.together(group):
                for job in group:
                    if job.answer is None or not job.answer.done():
                        self.together([job], final=True)
            self.begun_at = None

    def company(self) -> list[Job]:
        """What else waits."""
        found: list[Job] = []
        while len(found) < AT_ONCE - 1 and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            found.append(job)
        return found

    def together(self, group: list[Job], final: bool = False) -> bool:
        """All jobs in one transaction; if one fails none has happened, and each is tried alone. Where a commit broke off in
        the middle nothing is tried again: it may have happened."""
        committing = False
        try:
            self.database.begin()
            results = [job.do(self.database) for job in group]
            committing = True
            self.database.commit()
        except Exception as error:
            unknown = committing and self.database.undecided()
            self.undo()
            if unknown:
                hand_out([Outcome(job, error=Unknown()) for job in group])
            elif final or len(group) == 1:
                hand_out([Outcome(group[0], error=error)])
            else:
                return False
            return True
        hand_out([Outcome(job, result) for job, result in zip(group, results, strict=True)])
        return True

    def undo(self) -> None:
        try:
            self.database.rollback()
        except Exception as error:
            log.error("rollback failed: %s", type(error).__name__)


def hand_out(outcomes: list[Outcome]) -> None:
    """Wake every loop somebody waits in once, however many wait in it."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = {}
    for outcome in outcomes:
        if outcome.job.answer is not None:
            loops.setdefault(outcome.job.answer.get_loop(), []).append(outcome)
    for loop, mine in loops.items():
        try:
            loop.call_soon_threadsafe(answer, mine)
        except RuntimeError:
            log.warning("%s answers came too late: whoever waited is gone", len(mine))


def answer(outcomes: list[Outcome]) -> None:
    """In the loop: tell those who still wait."""
    for job, result, error in outcomes:
        if job.answer is None or job.answer.done():
            continue
        if error is not None:
            job.answer.set_exception(error)
        else:
            job.answer.set_result(result)
