"""Who is winning: everybody's odds from what one seat, or everybody, may know, with how sure that is."""
from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from passgo.minds import nets, thinking
from passgo.minds.cores import at_once, spread
from passgo.minds.population import anybody, explained, rows
from passgo.play.dealer import seed_of
from passgo.play.fields import TableFields
from passgo.play.game import Game
from passgo.play.thoughts import Budget, Share
from passgo.play.view import View
from passgo.rules.bots.words import Policy

if TYPE_CHECKING:
    from passgo.engines.choose import Core

ALL = 1_000_000
"""Odds are counted in millionths, as the rules do."""
CHUNK = 50
"""Futures between two looks at the clock."""
NET = 0.8
EDGE = math.e
"""Players who look ahead turn games around that futures among traders call won, but to follow a future with them takes hundreds
of times as long. So where all at the table look ahead, this much of the say goes to the net, which such tables are nearer to; and
who looks ahead among others has this many times the odds. Both were fitted on games of all editions: see docs/minds.md."""
LEAST = 0.0001
"""Odds below which nobody who still plays is held."""


def shares_of(sums: Sequence[tuple[int, int]], n: int) -> tuple[Share, ...]:
    """Means and their errors."""
    shares = []
    for total, squares in sums:
        mean = total / n / ALL
        spread = max(squares / n / ALL**2 - mean * mean, 0.0)
        shares.append(Share(mean, math.sqrt((spread + 0.25 / n) / n)))
    return tuple(shares)


def followed(core: Core, seat: int, population: list[list[int]], seed: int, budget: Budget, turns: int = 0) -> tuple[Share, ...]:
    """Futures until the budget is spent."""
    calls = thinking.of(core)
    seats = TableFields(core).seats
    sums, done = [(0, 0)] * seats, 0
    cores, budget = at_once(budget), budget.begin()
    with spread(core, cores) as follow:
        while done < budget.futures and not (done and budget.spent):
            # The first ones are few: nobody knows yet how long one takes.
            n = max(min(CHUNK * cores, done, budget.futures - done), 1)
            told = follow(lambda table, start, n: calls.futures(table, seat, population, seed, start, n, turns), done, n)
            sums = [(a + c, b + d) for (a, b), (c, d) in zip(sums, told, strict=True)]
            done += n
    return shares_of(sums, done)


def odds_of_view(view: View, budget: Budget | None = None, beliefs: list[dict[int, float]] | None = None,
                 seed: int = 1) -> tuple[Share, ...]:
    """Everybody's odds from a View, and from nothing else."""
    if view.over:
        won = view.table.winners
        return tuple(Share((won >> seat & 1) / max(won.bit_count(), 1), 0.0) for seat in range(view.table.seats))
    note, seed = nets.prepare(view.core, view.edition), seed_of(seed)
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


def standing(game: Game) -> tuple[float, ...]:
    """Everybody's odds by one look of the net; at the end, who has won."""
    if game.over:
        return tuple((seat in game.winners) / max(len(game.winners), 1) for seat in range(len(game.names)))
    return tuple(one / ALL for one in thinking.of(game.core).judged(game.core))
