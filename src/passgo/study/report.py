"""What a tally says, in the words a reader wants: who won, how long it took, where the tokens stood."""
from __future__ import annotations

import math
from typing import Any

from passgo.engines import choose as engine
from passgo.loading import Edition
from passgo.rules.playout import WHOLE
from passgo.rules.sizes import SPACES, STUCK
from passgo.rules.words import Ending
from passgo.study.intervals import Estimate, mean_of_counts, share
from passgo.study.series import Series
from passgo.study.tally import Tally

Report = dict[str, Any]
"""Plain values, ready for JSON."""
CUT_SHORT = {"max_rounds": (Ending.PLAYING,), "max_inputs": (STUCK,), "void": (Ending.VOID_FULL, Ending.VOID_ENDLESS)}
"""Games without a winner, by reason: too many rounds, too many inputs, or a board that cannot be played on."""
INSIDE = "In Jail"


def report(series: Series, tally: Tally, seconds: float) -> Report:
    """Everything a series has shown so far; `games` is always `finished` and the `truncated` together."""
    edition = series.read()
    truncated = {reason: sum(tally["endings"][i] for i in places) for reason, places in CUT_SHORT.items()}
    wins = wins_by_seat(series, tally)
    return {
        "edition": series.edition, "players": len(series.bots), "bots": list(series.bots), "seed": series.seed,
        "options": dict(series.options), "games": tally["games"], "finished": tally["games"] - sum(truncated.values()),
        "truncated": truncated, "endings": endings(tally), "rounds": rounds(series, tally),
        "decisions": tally["decisions"], "rolls": tally["rolls"], "seconds": round(seconds, 3),
        "decisions_per_second": round(tally["decisions"] / seconds) if seconds > 0 else 0, "engine": engine.ENGINE,
        "wins_by_seat": wins,
        "wins_by_bot": wins_by_bot(series, wins),
        "landings": landings(edition, tally),
        "intervals": intervals(series, tally),
    }


def wins_by_seat(series: Series, tally: Tally) -> list[float]:
    """Games won; of one that was shared each winner has its part, so that all of them together are the finished games."""
    return [won // WHOLE if won % WHOLE == 0 else won / WHOLE for won in tally["parts"][:len(series.bots)]]


def wins_by_bot(series: Series, wins: list[float]) -> dict[str, float]:
    """All seats of a bot together."""
    return {bot: sum(won for won, name in zip(wins, series.bots, strict=True) if name == bot)
            for bot in dict.fromkeys(series.bots)}


def intervals(series: Series, tally: Tally) -> dict[str, Any]:
    """Between which bounds the figures lie with 95 per cent: shares by Wilson, the mean length by Student."""
    games, wins = tally["games"], wins_by_seat(series, tally)
    return {"wins_by_seat": [bounds(share(won, games)) for won in wins],
            "wins_by_bot": {bot: bounds(share(won, games)) for bot, won in wins_by_bot(series, wins).items()},
            "rounds": bounds(mean_of_counts(lengths(series, tally)))}


def bounds(estimate: Estimate) -> list[float | None]:
    """From where to where; None, for JSON has no word for it, where a single game tells nothing of either."""
    return [round(end, 4) if math.isfinite(end) else None for end in estimate[1:]]


def endings(tally: Tally) -> dict[str, int]:
    """How the finished games ended."""
    cut = {place for places in CUT_SHORT.values() for place in places}
    return {name: tally["endings"][number] for name, number in Ending.names().items() if number not in cut}


def landings(edition: Edition, tally: Tally) -> dict[str, int]:
    """Where a token stood when its roll was resolved, space by space; those in Jail are not Just Visiting."""
    counts = {f"{space.number} {space.name}": tally["landings"][space.number] for space in edition.spaces}
    return {**counts, INSIDE: tally["landings"][SPACES]}


def lengths(series: Series, tally: Tally) -> dict[int, int]:
    """How many games took so many rounds; a game cut short counts with the rounds it was allowed."""
    counts: dict[int, int] = {}
    for length, games in enumerate(tally["rounds"]):
        if games:
            counts[min(length, series.max_rounds)] = counts.get(min(length, series.max_rounds), 0) + games
    return counts


def rounds(series: Series, tally: Tally) -> dict[str, float]:
    """How many rounds the games took, on average and in bounds."""
    counts = lengths(series, tally)
    games = sum(counts.values())
    average = sum(length * many for length, many in counts.items()) / games if games else 0.0
    return {"mean": round(average, 2), "median": quantile(counts, games, 50), "p90": quantile(counts, games, 90)}


def quantile(counts: dict[int, int], games: int, percent: int) -> int:
    """The least number of rounds that at least so many per cent of the games did not exceed."""
    seen = 0
    for length in sorted(counts):
        seen += counts[length]
        if seen * 100 >= games * percent:
            return length
    return 0
