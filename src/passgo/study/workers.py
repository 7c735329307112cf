"""Playing a series in pieces, on one core or on several. The pieces adapt to the speed: each takes a fraction of a second."""
from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import NamedTuple

from passgo.play.checks import whole
from passgo.study.series import MOST_GAMES, Series
from passgo.study.tally import Tally

PIECE_SECONDS = 0.2
"""Long enough that handing out work costs nothing, short enough that stopping is at once."""
LARGEST_PIECE = 10_000


class Done(NamedTuple):
    """One piece: its tally, and the seconds since the series began."""
    tally: Tally
    seconds: float


class Pieces:
    """Cuts a series into pieces of about PIECE_SECONDS."""

    def __init__(self, games: int, jobs: int) -> None:
        self.next, self.games, self.jobs, self.size = 0, games, jobs, 1

    def take(self) -> tuple[int, int] | None:
        """The first game and the number of games of the next piece; None: all are handed out."""
        count = min(self.size, max(1, (self.games - self.next) // self.jobs), self.games - self.next)
        if count <= 0:
            return None
        self.next += count
        return self.next - count, count

    def learn(self, games: int, seconds: float) -> None:
        """So many games took so long."""
        fitting = int(games * PIECE_SECONDS / max(seconds, 1e-6))
        self.size = max(1, min(fitting, self.size * 4, LARGEST_PIECE))


def in_chunks(series: Series, games: int, jobs: int = 1) -> Generator[Done]:
    """Play the series piece by piece. Whoever stops listening has lost only the pieces under way."""
    series.checked()
    whole("jobs", jobs, 1, 1024)
    pieces = Pieces(whole("games", games, 1, MOST_GAMES), jobs)
    return here(series, pieces) if jobs == 1 else elsewhere(series, pieces)


def here(series: Series, pieces: Pieces) -> Generator[Done]:
    """In this process."""
    began = time.perf_counter()
    while piece := pieces.take():
        tally, seconds = timed(series, *piece)
        pieces.learn(piece[1], seconds)
        yield Done(tally, time.perf_counter() - began)


def elsewhere(series: Series, pieces: Pieces) -> Generator[Done]:
    """In processes of their own, begun afresh so that nothing is shared."""
    began = time.perf_counter()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(pieces.jobs, mp_context=context, initializer=end_with_parent) as pool:
        under_way: dict[Future[tuple[Tally, float]], int] = {}
        try:
            while True:
                while len(under_way) < pieces.jobs * 2 and (piece := pieces.take()):
                    with interrupts_held():
                        under_way[pool.submit(timed, series, *piece)] = piece[1]
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    tally, seconds = future.result()
                    pieces.learn(under_way.pop(future), seconds)
                    yield Done(tally, time.perf_counter() - began)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def timed(series: Series, start: int, games: int) -> tuple[Tally, float]:
    began = time.perf_counter()
    return series.play(start, games), time.perf_counter() - began


def end_with_parent() -> None:
    """Who works for a process that is killed would wait for its next piece for ever: it ends, too."""
    parent = multiprocessing.parent_process()

    def wait_for_it() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait_for_it, daemon=True).start()


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; those begun in here are deaf to it, and this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
