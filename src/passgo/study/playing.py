"""Playing an experiment: try by try, as many games as are wished or needed, and what they show."""
from __future__ import annotations

import itertools
from collections.abc import Callable

from passgo.study.experiment import GAMES, Experiment, Result, Study, Try, load, number
from passgo.study.intervals import Estimate, mean, paired, share, unpaired
from passgo.study.rows import Piece, played
from passgo.study.tally import added

FIRST = 2_000
"""Games before it is first asked whether they are enough."""


def study(experiment: Experiment | str, games: int = 0, ledger: bool = True,
          tell: Callable[[str, int, int], object] = lambda *_: None) -> Study:
    """Play it: so many games in each try, or as many as it says. `tell` hears which try is played, how many of its games are
    there, and how many there will be at most.

    With a ledger the first try also knows rents, wealth and what colours are worth; its games take a fifth longer.
    """
    plan = load(experiment) if isinstance(experiment, str) else experiment
    if games:
        plan = plan._replace(games=number({"games": games}, "games", 0, *GAMES, "study"))
    results: list[Result] = []
    for one in plan.tries:
        piece = enough(plan, one, ledger and not results, tell)
        results.append(result_of(plan, one, piece, results[0] if results else None))
    return Study(plan, tuple(results))


def enough(plan: Experiment, one: Try, ledger: bool, tell: Callable[[str, int, int], object]) -> Piece:
    """Games of this try: all of them, or as many as make the mean length as sure as is wished."""
    series = one.series if plan.paired else one.series._replace(seed=one.series.seed + 1 + plan.tries.index(one))
    size = FIRST if plan.until else plan.games
    piece = None
    while piece is None or piece.games < plan.games:
        have = piece.games if piece else 0
        more = played(series, have, min(size, plan.games - have, 5_000), ledger)
        piece = joined(piece, more) if piece else more
        tell(one.name, piece.games, plan.games)
        if plan.until and piece.games >= FIRST and mean(piece.column("rounds")).half <= plan.until:
            break
    return piece


def joined(one: Piece, other: Piece) -> Piece:
    book = None
    if one.ledger is not None and other.ledger is not None:
        book = added({**one.ledger, "policy": []}, {**other.ledger, "policy": []})
        del book["policy"]
    return Piece(
        one.start,
        one.games + other.games,
        {name: column + other.columns[name] for name, column in one.columns.items()},
        added(one.tally, other.tally),
        book,
    )


def result_of(plan: Experiment, one: Try, piece: Piece, base: Result | None) -> Result:
    """The numbers of one try, each with its interval."""
    rounds, seats = piece.column("rounds"), range(len(one.series.bots))
    won = [piece.won(seat) for seat in seats]
    bots = {
        bot: share(sum(sum(won[seat]) for seat in seats if one.series.bots[seat] == bot), piece.games) for bot in one.series.bots
    }
    begun = sum(sum(itertools.compress(won[seat], map(seat.__eq__, piece.column("first")))) for seat in seats)
    longer, more = None, list[Estimate]()
    if base is not None:
        both = min(piece.games, base.games)
        compare = paired if plan.paired else unpaired
        longer = compare(rounds[:both], base.piece.column("rounds")[:both]).scaled(1 / max(base.rounds.value, 1e-9))
        if len(base.series.bots) == len(seats):
            more = [compare(won[seat][:both], base.piece.won(seat)[:both]) for seat in seats]
    return Result(
        one.name,
        one.series,
        piece.games,
        mean(rounds),
        mean(piece.column("decisions")),
        share(piece.games - piece.column("winners").count(0), piece.games),
        tuple(share(sum(shares), piece.games) for shares in won),
        bots,
        share(begun, piece.games),
        longer,
        tuple(more),
        piece,
    )
