"""Who is winning: everybody's odds from what one seat, or everybody, may know, with how sure that is."""
from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from passgo.minds import nets, thinking
from passgo.minds.budget import Budget
from passgo.minds.population import anybody, explained, rows
from passgo.play.fields import TableFields
from passgo.play.game import Game
from passgo.play.view import View
from passgo.rules.bots.words import Policy
from passgo.text import say

if TYPE_CHECKING:
    from passgo.engines.choose import Core

ALL = 1_000_000
CHUNK = 50
"""Futures between two looks at the clock."""
NET = 0.8
EDGE = math.e
"""Players who look ahead turn games around that futures among traders call won, but to follow a future with them takes hundreds
of times as long. So where all at the table look ahead, this much of the say goes to the net, which such tables are nearer to; and
who looks ahead among others has this many times the odds. Both were fitted on games of all editions: see docs/minds.md."""
LEAST = 0.0001
"""Odds below which nobody who still plays is held."""


class Share(NamedTuple):
    """The odds of one seat, 0 to 1, and their standard error."""
    odds: float
    error: float

    def text(self, language: str | None = None) -> str:
        """`41% ± 2`: never surer than a point, where it is not over."""
        least = 0.01 if 0 < self.odds < 1 or self.error else 0.0
        return say("odds-share", language, odds=f"{100 * self.odds:.0f}", error=f"{100 * max(self.error, least):.0f}")

    def __str__(self) -> str:
        return self.text()


def shares_of(sums: Sequence[tuple[int, int]], n: int) -> tuple[Share, ...]:
    """Means and their errors."""
    shares = []
    for total, squares in sums:
        mean = total / n / ALL
        spread = max(squares / n / ALL**2 - mean * mean, 0.0)
        shares.append(Share(mean, math.sqrt((spread + 0.25 / n) / n)))
    return tuple(shares)


def followed(core: Core, seat: int, population: list[list[int]], seed: int, budget: Budget, turns: int = 0) -> tuple[Share, ...]:
    """Futures until the budget is spent; several cores follow different ones."""
    calls = thinking.of(core)
    seats = TableFields(core).seats
    sums, done = [(0, 0)] * seats, 0
    budget.begin()
    tables = [core, *(core.clone() for _ in range(budget.cores - 1))]
    with ThreadPoolExecutor(budget.cores) as pool:
        while done < budget.futures and not (done and budget.spent):
            n = max(min(CHUNK, (budget.futures - done) // budget.cores), 1)
            jobs = [pool.submit(calls.futures, table, seat, population, seed, done + i * n, n, turns)
                    for i, table in enumerate(tables)]
            for job in jobs:
                sums = [(a + c, b + d) for (a, b), (c, d) in zip(sums, job.result(), strict=True)]
            done += n * budget.cores
    return shares_of(sums, done)


def odds_of_view(view: View, budget: Budget | None = None, beliefs: list[dict[int, float]] | None = None,
                 seed: int = 1) -> tuple[Share, ...]:
    """Everybody's odds from a View, and from nothing else."""
    if view.over:
        won = view.table.winners
        return tuple(Share((won >> seat & 1) / max(won.bit_count(), 1), 0.0) for seat in range(view.table.seats))
    note = nets.prepare(view.core, view.edition)
    believed = beliefs or anybody(view.table.seats)
    keen = [belief.get(Policy.LITE, 0.0) for belief in believed]
    drawn = [[Policy.TRADER if kind == Policy.LITE else kind for kind in row] for row in rows(believed, seed)]
    shares = followed(view.core, view.seat, drawn, seed, budget or Budget(0.25, 2_000))
    return shares if note else blended(shares, [look / ALL for look in thinking.of(view.core).judged(view.core)], keen)


def blended(shares: Sequence[Share], looks: Sequence[float], keen: Sequence[float]) -> tuple[Share, ...]:
    """What futures say and what a look of the net says, by how surely each seat looks ahead; who is out stays out."""
    still = [look > 0 or share.odds > 0 for look, share in zip(looks, shares, strict=True)]
    weight = NET * sum(sure for sure, plays in zip(keen, still, strict=True) if plays) / max(sum(still), 1)
    grown = [plays * max(share.odds, LEAST) ** (1 - weight) * max(look, LEAST) ** weight * EDGE ** sure
             for share, look, sure, plays in zip(shares, looks, keen, still, strict=True)]
    return tuple(Share(odds / sum(grown), share.error) for odds, share in zip(grown, shares, strict=True))


def odds(game: Game, seat: int = -1, budget: Budget | None = None) -> tuple[Share, ...]:
    """Everybody's odds as this seat may know them (-1: as everybody may), the players judged by what they have said."""
    return odds_of_view(game.view(seat), budget, explained(game))
