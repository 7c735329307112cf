"""What a study says, in sentences: how much longer, who wins more, and where nothing can be said."""
from __future__ import annotations

import math

from passgo.loading import Edition
from passgo.study.experiment import Result, Study
from passgo.study.intervals import Estimate, share
from passgo.text import ENGLISH
from passgo.text.tables import first
from passgo.text.words import Words


def verdicts(found: Study) -> list[str]:
    """The first try as it is, every other one against it."""
    base = found.results[0]
    said = [f"{base.name}: a game takes {base.rounds.value:.1f} ± {base.rounds.half:.1f} rounds ({base.games:,} games)."]
    fair = fair_share(base)
    said += about_cut(base)
    said += about_beginning(base)
    for bot, won in base.wins_by_bot.items():
        if len(base.wins_by_bot) > 1:
            seats = base.series.bots.count(bot)
            said.append(f"{bot} wins {per_cent(won)} of the games; with {seats} of {len(base.series.bots)} seats "
                        f"{seats * fair:.0%} would be a fair share.")
    said += about_holdings(base)
    for result in found.results[1:]:
        if found.experiment.compare == "beginning":
            said += about_beginning(result)
        else:
            said.append(about_length(result))
        said += about_cut(result)
    said += about_wish(found)
    if len(said) >= MANY:
        said.append("Each of these bounds is right with 95 per cent: of twenty, one misses.")
    return said


MANY = 10
"""So many sentences that one of them may well be chance."""
FEW = 200
"""One game cut short in so many changes no figure that is shown."""
NAMED = 2
"""More names than these make no sentence."""
ENOUGH = 30
"""Games without which nobody is called best or worst."""


def about_cut(result: Result) -> list[str]:
    """Games that were not played to their end count as long as they were let, and so the mean is too short."""
    cut = result.piece.column("winners").count(0)
    if cut < result.games / FEW:
        return []
    return [f"{result.name}: {per_cent(share(cut, result.games))} of the games were cut short, most of them after "
            f"{result.series.max_rounds:,} round{'s' * (result.series.max_rounds > 1)}, and count with those: "
            "left alone, they would be longer."]


def about_wish(found: Study) -> list[str]:
    """All games are played, and the mean length is still not as sure as was wished: that is told, and how many it would take."""
    wish, tries = found.experiment.until, len(found.results)
    short = [result for result in found.results if result.rounds.half > wish > 0]
    if not short:
        return []
    worst = max(short, key=lambda result: result.rounds.half ** 2 * result.games)
    where = "" if tries == 1 else f" in {len(short)} of {tries} tries"
    return [f"The mean length is not known to the {wish:g} rounds that were wished{where}: "
            f"{worst.name} to {worst.rounds.half:.2g}, which would take about "
            f"{more(worst.games * (worst.rounds.half / wish) ** 2)} games."]


def more(games: float) -> str:
    """A number of games nobody takes for exact."""
    power = 10 ** max(0, math.floor(math.log10(games)) - 1)
    return f"{math.ceil(games / power) * power:,}"


Held = list[tuple[str, Estimate, int]]
"""What was held, the share of the games its holders won, and how many there were; the best first."""


def by_colour(base: Result, edition: Edition) -> Held:
    """Whole colour groups."""
    book = base.piece.ledger or {}
    rows = [(group.name, share(book["held_won"][group.number], book["held"][group.number]), int(book["held"][group.number]))
            for group in edition.groups if book and book["held"][group.number] > 0]
    return sorted(rows, key=lambda row: -row[1].value)


def by_trait(base: Result) -> Held:
    """What an edition sets its players apart by: jobs, where there are any."""
    book, words = base.piece.ledger or {}, Words(base.series.read(), ENGLISH)
    rows = [(str(first("trait_name", words, n) or n), share(book["trait_won"][n], held), int(held))
            for n, held in enumerate(book.get("trait", ())) if n > 0 and held > 0]
    return sorted(rows, key=lambda row: -row[1].value)


def about_holdings(base: Result) -> list[str]:
    """Which colour and which job wins most, where that is sure."""
    said = []
    colours, traits = by_colour(base, base.series.read()), by_trait(base)
    for what, rows in (("had a whole colour at some time", colours), ("had a job", traits)):
        found = [row for row in rows if row[2] >= ENOUGH]
        if len(found) < 2:
            continue
        (best, most, _), (worst, least, _) = found[0], found[-1]
        first = besides([name for name, won, _ in found[1:] if won.high >= most.low], "more")
        last = besides([name for name, won, _ in found[:-1] if won.low <= least.high], "less")
        if most.low <= least.high:
            said.append(f"{base.name}: of those who {what}, none surely won more than the others "
                        f"({best} {per_cent(most)}, {worst} {per_cent(least)}).")
        else:
            said.append(f"{base.name}: of those who {what}, {best} won most ({per_cent(most)}{first}), "
                        f"{worst} least ({per_cent(least)}{last}).")
    return said


def besides(others: list[str], than: str) -> str:
    """Those who may as well be the best, or the worst, whatever these games say."""
    if not others:
        return ""
    return f"; not surely {than} than {' and '.join(others) if len(others) <= NAMED else f'{len(others)} others'}"


def about_length(result: Result) -> str:
    """`jackpot lengthens a game by 31 % ± 2.`"""
    assert result.longer is not None
    if not result.longer.clear:
        return f"{result.name}: no change of the length can be told apart from chance ({per_cent(result.longer, '+')})."
    verb = "lengthens" if result.longer.value > 0 else "shortens"
    size = Estimate(abs(result.longer.value), *sorted((abs(result.longer.low), abs(result.longer.high))))
    return f"{result.name} {verb} a game by {per_cent(size)}."


def fair_share(result: Result) -> float:
    """What every seat would win if all were alike; a game that was cut short is won by nobody."""
    return result.finished.value / len(result.wins_by_seat)


def about_beginning(result: Result) -> list[str]:
    won, fair = result.first_wins, fair_share(result)
    if fair == 0:
        return []
    told = f"not told apart from the fair {fair:.1%}" if won.low <= fair <= won.high else f"{fair:.1%} would be fair"
    return [f"{result.name}: who begins wins {per_cent(won)} of the games; {told}."]


def per_cent(estimate: Estimate, sign: str = "") -> str:
    """`31.2 % ± 0.6`; as many digits as it takes to see that there is a bound, and on which side of it nothing lies."""
    half, nearest = estimate.half * 100, min(abs(estimate.low), abs(estimate.high)) * 100
    shown = [half, nearest] if estimate.clear else [half]
    digits = next((n for n in range(1, 4) if all(round(one, n) > 0 for one in shown if one > 0)), 4)
    return f"{estimate.value * 100:{sign}.{digits}f} % ± {half:.{digits}f}"
