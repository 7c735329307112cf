"""Playing an experiment: try by try, as many games as are wished or needed, and what they show."""
from __future__ import annotations

import itertools
from collections.abc import Callable

from passgo.play.checks import MOST_SEED
from passgo.study.experiment import GAMES, Experiment, Result, Study, Try, load, number
from passgo.study.intervals import Estimate, mean, paired, ratio, share, unpaired
from passgo.study.rows import Piece, played
from passgo.study.tally import added

FIRST = 2_000
"""Games before it is first asked whether they are enough."""
PIECES, LARGEST = 40, 5_000
"""The try with the ledger is played in at least so many pieces: from how they differ its sums have their intervals."""


def study(experiment: Experiment | str, games: int = 0, ledger: bool = True,
          tell: Callable[[str, int, int], object] = lambda *_: None) -> Study:
    """Play it: so many games in each try, or as many as it says. `tell` hears which try is played, how many of its games are
    there, and how many there will be at most.

    With a ledger the first try also knows rents, wealth and what colours are worth; its games take a fifth longer.
    """
    plan = experiment if isinstance(experiment, Experiment) else load(experiment)
    if games:
        plan = plan._replace(games=number({"games": games}, "games", 0, *GAMES, "study"))
    results: list[Result] = []
    for one in plan.tries:
        piece = enough(plan, one, ledger and not results, tell)
        results.append(result_of(plan, one, piece, results[0] if results else None))
    return Study(plan, tuple(results))


def enough(plan: Experiment, one: Try, ledger: bool, tell: Callable[[str, int, int], object]) -> Piece:
    """Games of this try: all of them, or as many as make the mean length as sure as is wished."""
    series = one.series if plan.paired else one.series._replace(seed=(one.series.seed + 1 + plan.tries.index(one)) & MOST_SEED)
    most = FIRST if plan.until else plan.games
    size = min(max(1, most // PIECES) if ledger else most, LARGEST)
    piece = None
    while piece is None or piece.games < plan.games:
        have = piece.games if piece else 0
        more = played(series, have, min(max(size, have // PIECES), LARGEST, plan.games - have), ledger)
        piece = joined(piece, more) if piece else more
        tell(one.name, piece.games, plan.games)
        if plan.until and piece.games >= FIRST and mean(piece.column("rounds")).half <= plan.until:
            break
    return piece


def joined(one: Piece, other: Piece) -> Piece:
    """Both together; of a try with a ledger the parts are kept, two by two where there are many."""
    book, parts = None, tuple[Piece, ...]()
    if one.ledger is not None and other.ledger is not None:
        book = added({**one.ledger, "policy": []}, {**other.ledger, "policy": []})
        del book["policy"]
        parts = (*(one.parts or (one,)), other)
        if len(parts) > 2 * PIECES:
            parts = tuple(joined(*pair)._replace(parts=()) for pair in zip(parts[:-1:2], parts[1::2], strict=True)) + parts[-1:]
    return Piece(
        one.start,
        one.games + other.games,
        {name: column + other.columns[name] for name, column in one.columns.items()},
        added(one.tally, other.tally),
        book,
        parts,
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
        longer = ratio(rounds[:both], base.piece.column("rounds")[:both], plan.paired)
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
