"""Do odds mean what they say? Games at several kinds of tables, looked at now and then: what is said there, and what comes.

What is said comes from what all may know. What comes is how often each seat wins when those who really sit there play on from
there: every look has games of its own, so chance at one says nothing of another. No clock decides anything here.
"""
from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from passgo.bots import POLICIES
from passgo.engines import choose as engine
from passgo.loading import read
from passgo.minds import nets, thinking
from passgo.minds.budget import Budget
from passgo.minds.listening import Listening
from passgo.minds.odds import ALL, odds_of_view
from passgo.play.actions import Action, Input
from passgo.rules.bots.words import thinks
from passgo.rules.words import CHANCE, CLOCK, Kind

if TYPE_CHECKING:
    from passgo.engines.choose import Core

TABLES = {"traders": ("trader",) * 4, "sharps": ("sharp",) * 4, "fixed": ("fp_a", "fp_b", "fp_c", "fp_a"),
          "mixed": ("trader", "sharp", "fp_b", "thrifty")}
FIRST, LAST = 2, 45
"""Rounds in which games are looked at."""
WATCHER = -1


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


def inputs_of(core: Core, policies: list[int], rng: random.Random) -> Iterator[Input]:
    """A game played to its end; who has just spoken is told."""
    while not core.over:
        waits = core.waits_for()
        if waits == CHANCE:
            who, said = CHANCE, core.nth_way(rng.randrange(core.ways()))
        elif waits == CLOCK:
            who, said = CLOCK, (Kind.TICK, 0, 0, 0, 0, core.next_deadline())
        else:
            who = core.next_speaker()
            said = core.decide(who, policies[who], rng.getrandbits(64))[0]
        core.put(who, said)
        yield Input(who, Action(*said))


def looks(key: str, row: tuple[str, ...], seed: str, every: int) -> Iterator[tuple[Listening, Core]]:
    """Moments of one game, about so many rounds apart: what all have heard until then, and the table as it really is."""
    edition, rng = read(key), random.Random(seed)
    listening = Listening(edition, row)
    core = engine.Core(edition.board.dump(), len(row))
    nets.prepare(core, edition)
    wanted = rng.randint(FIRST, FIRST + every)
    heard: list[Input] = []
    for one in inputs_of(core, [POLICIES[name] for name in row], rng):
        heard.append(one)
        if core.round >= wanted and core.waits_for() >= 0:
            listening.hear(heard)
            heard.clear()
            yield listening, core
            wanted = core.round + rng.randint(1, 2 * every - 1)
        if core.round > LAST:
            return


def seats_of(key: str, table: str, number: int, every: int, futures: int, many: int, few: int) -> list[Seat]:
    """One game of a table, the chairs turned by its number. Those who think are followed `few` times, others `many` times."""
    row = TABLES[table][number % 4:] + TABLES[table][:number % 4]
    policies = [POLICIES[name] for name in row]
    count = few if any(thinks(policy) for policy in policies) else many
    found = []
    for listening, core in looks(key, row, f"calibration {key} {table} {number}", every):
        said = odds_of_view(listening.game.view(WATCHER), Budget(3_600.0, futures), listening.beliefs())
        sums = thinking.of(core).futures(core, WATCHER, [policies], number * 1_000 + core.round, 0, count, 0)
        for share, (total, _) in zip(said, sums, strict=True):
            chance = max(share.odds * (1 - share.odds), 0.25 / count) / count
            found.append(Seat(share.odds, total / count / ALL, chance + share.error ** 2))
    return found


def deciles(seats: Iterable[Seat]) -> dict[int, Decile]:
    """Said and came in every tenth of what can be said. Seats of one look rather share luck than add it, so no error is too small."""
    sorted_in: dict[int, list[Seat]] = defaultdict(list)
    for seat in seats:
        sorted_in[min(int(seat.said * 10), 9)].append(seat)
    return {tenth: Decile(len(found), *(sum(column) / len(found) for column in list(zip(*found, strict=True))[:2]),
                          math.sqrt(sum(seat.variance for seat in found)) / len(found))
            for tenth, found in sorted(sorted_in.items())}


def slope(seats: list[Seat]) -> tuple[float, float]:
    """By how much what comes is steeper (above nothing) or flatter than what is said, and the standard error of that."""
    mean = sum(seat.said for seat in seats) / len(seats)
    width = sum((seat.said - mean) ** 2 for seat in seats)
    tilt = sum((seat.came - seat.said) * (seat.said - mean) for seat in seats) / width
    return tilt, math.sqrt(sum(seat.variance * (seat.said - mean) ** 2 for seat in seats)) / width
