"""Do odds mean what they say? Games at several kinds of tables, looked at now and then: what is said there, and what comes.

What is said comes from what all may know. What comes is how often each seat wins when those who really sit there play on from
there: every look has games of its own, so chance at one says nothing of another. No clock decides anything here.
"""
from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from statistics import fmean as mean
from typing import TYPE_CHECKING, Any, NamedTuple

from measuring.games import inputs_of
from passgo.bots import POLICIES
from passgo.engines import choose as engine
from passgo.loading import read
from passgo.minds import nets, thinking
from passgo.minds.listening import Listening
from passgo.minds.odds import ALL, odds_of_view
from passgo.play.actions import Input
from passgo.play.thoughts import Budget
from passgo.rules.bots.words import thinks

if TYPE_CHECKING:
    from passgo.engines.choose import Core

TABLES = {"traders": ("trader",) * 4, "sharps": ("sharp",) * 4, "fixed": ("fp_a", "fp_b", "fp_c", "fp_a"),
          "mixed": ("trader", "sharp", "fp_b", "thrifty")}
FIRST, LAST = 2, 45
"""Rounds in which games are looked at."""
WATCHER = -1
EVERY, FUTURES, MANY = 6, 150, 60
"""Rounds between two looks, about; futures of what is said; games played on from each look where nobody thinks."""
LEAST = 12
"""Seats that make a decile."""


class Seat(NamedTuple):
    """Of one seat at one look: the odds said, how often it came, and the variance that chance alone makes between the two."""
    said: float
    came: float
    variance: float


class Decile(NamedTuple):
    """All seats of which about so much was said."""
    seats: int
    said: float
    came: float
    error: float
    """The standard error of `came - said`, were every word right."""

    @property
    def gap(self) -> float:
        return self.came - self.said


def looks(key: str, row: tuple[str, ...], seed: str) -> Iterator[tuple[Listening, Core]]:
    """Moments of one game, about so many rounds apart: what all have heard until then, and the table as it really is."""
    edition, rng = read(key), random.Random(seed)
    listening = Listening(edition, row)
    core = engine.Core(edition.board.dump(), len(row))
    nets.prepare(core, edition)
    wanted = rng.randint(FIRST, FIRST + EVERY)
    heard: list[Input] = []
    for one in inputs_of(core, lambda seat, whim: core.decide(seat, POLICIES[row[seat]], whim)[0], rng):
        heard.append(one)
        if core.round >= wanted and core.waits_for() >= 0:
            listening.hear(heard)
            heard.clear()
            yield listening, core
            wanted = core.round + rng.randint(1, 2 * EVERY - 1)
        if core.round > LAST:
            return


def seats_of(job: tuple[str, str, int, int]) -> list[Seat]:
    """One game (edition, table, number), the chairs turned by its number; where some think, a look is played on `few` times."""
    key, table, number, few = job
    row = TABLES[table][number % 4:] + TABLES[table][:number % 4]
    policies = [POLICIES[name] for name in row]
    count = few if any(thinks(policy) for policy in policies) else MANY
    found = []
    for listening, core in looks(key, row, f"calibration {key} {table} {number}"):
        said = odds_of_view(listening.game.view(WATCHER), Budget(3_600.0, FUTURES), listening.beliefs())
        sums = thinking.of(core).futures(core, WATCHER, [policies], number * 1_000 + core.round, 0, count, 0)
        for share, (total, _) in zip(said, sums, strict=True):
            found.append(Seat(share.odds, total / count / ALL, luck_of(share.odds) / count + share.error ** 2))
    return found


def luck_of(said: float) -> float:
    """The variance of one game, were the odds five points nearer to even than was said, as right ones may be."""
    odds = min(said + 0.05, 0.5) if said < 0.5 else max(said - 0.05, 0.5)
    return odds * (1 - odds)


def deciles(seats: Iterable[Seat]) -> dict[int, Decile]:
    """Said and came in every tenth of what can be said. Seats of one look share luck, not add it: no error is too small."""
    sorted_in: dict[int, list[Seat]] = defaultdict(list)
    for seat in seats:
        sorted_in[min(int(seat.said * 10), 9)].append(seat)
    return {tenth: Decile(len(found), mean(seat.said for seat in found), mean(seat.came for seat in found),
                          math.sqrt(sum(seat.variance for seat in found)) / len(found))
            for tenth, found in sorted(sorted_in.items())}


def calibrated(pool: Executor, key: str, table: str, games: int, few: int = 2, first: int = 0) -> dict[str, Any]:
    """Said and came of every decile over so many games, in per cent, and the widest gap there is beyond twice its error."""
    jobs = [(key, table, number, few) for number in range(first, first + games)]
    found = deciles(seat for game in pool.map(seats_of, jobs, chunksize=4) for seat in game)
    counted = {tenth: one for tenth, one in found.items() if one.seats >= LEAST}
    return {"edition": key, "table": table, "games": games, "seats": sum(one.seats for one in found.values()),
            "deciles": [[round(100 * one.said, 1), round(100 * one.came, 1), round(100 * one.error, 1), one.seats]
                        for one in found.values()],
            "beyond": round(100 * max(abs(one.gap) - 2 * one.error for one in counted.values()), 1)}
