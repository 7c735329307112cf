"""What a study says, in sentences: how much longer, who wins more, and where nothing can be said."""
from __future__ import annotations

import importlib

from passgo.loading import Edition
from passgo.rules import contents as contents
from passgo.rules.hooks import HOOKS
from passgo.study.experiment import Result, Study
from passgo.study.intervals import Estimate, share


def verdicts(found: Study) -> list[str]:
    """The first try as it is, every other one against it."""
    base = found.results[0]
    said = [f"{base.name}: a game takes {base.rounds.value:.1f} ± {base.rounds.half:.1f} rounds ({base.games:,} games)."]
    fair = 1 / len(base.wins_by_seat)
    said.append(about_beginning(base, fair))
    for bot, won in base.wins_by_bot.items():
        if len(base.wins_by_bot) > 1:
            seats = base.series.bots.count(bot)
            said.append(f"{bot} wins {per_cent(won)} of the games; with {seats} of {len(base.series.bots)} seats "
                        f"{seats * fair:.0%} would be a fair share.")
    said += about_holdings(base)
    for result in found.results[1:]:
        if found.experiment.compare == "beginning":
            said.append(about_beginning(result, 1 / len(result.wins_by_seat)))
        else:
            said.append(about_length(result))
    return said


Held = list[tuple[str, Estimate, int]]
"""What was held, the share of the games its holders won, and how many there were; the best first."""


def by_colour(base: Result, edition: Edition) -> Held:
    """Whole colour groups."""
    book = base.piece.ledger or {}
    rows = [(group.name, share(book["held_won"][group.number], book["held"][group.number]), int(book["held"][group.number]))
            for group in edition.groups if book and book["held"][group.number] > 0]
    return sorted(rows, key=lambda row: -row[1].value)


def by_trait(base: Result) -> Held:
    """Jobs, where there are any."""
    book = base.piece.ledger or {}
    names = {number: name.replace("_", " ").capitalize() for name, number in trait_names().items()}
    rows = [(names.get(n, str(n)), share(book["trait_won"][n], held), int(held))
            for n, held in enumerate(book.get("trait", ())) if n > 0 and held > 0]
    return sorted(rows, key=lambda row: -row[1].value)


def trait_names() -> dict[str, int]:
    """The words for what `trait_of` answers: those of the edition that answers it."""
    home = next((importlib.import_module(handler.__module__) for handler, _ in HOOKS["trait_of"].handlers), None)
    words = home and importlib.import_module(home.__name__.replace(".sight", ".words"))
    return words.Job.names() if words else {}


def about_holdings(base: Result) -> list[str]:
    """Which colour and which job wins most."""
    said = []
    colours, traits = by_colour(base, base.series.read()), by_trait(base)
    if colours:
        said.append(f"{base.name}: of those who had a whole colour at some time, {colours[0][0]} won most "
                    f"({per_cent(colours[0][1])}), {colours[-1][0]} least ({per_cent(colours[-1][1])}).")
    if traits:
        said.append(f"{base.name}: {traits[0][0]} is the best job ({per_cent(traits[0][1])} of its games won), "
                    f"{traits[-1][0]} the worst ({per_cent(traits[-1][1])}).")
    return said


def about_length(result: Result) -> str:
    """`jackpot lengthens a game by 31 % ± 2.`"""
    assert result.longer is not None
    if not result.longer.clear:
        return (f"{result.name}: no change of the length can be told apart from chance "
                f"({result.longer.value:+.1%} ± {result.longer.half:.1%}).")
    verb = "lengthens" if result.longer.value > 0 else "shortens"
    return f"{result.name} {verb} a game by {abs(result.longer.value) * 100:.1f} % ± {result.longer.half * 100:.1f}."


def about_beginning(result: Result, fair: float) -> str:
    won = result.first_wins
    if won.low <= fair <= won.high:
        return f"{result.name}: who begins wins {per_cent(won)} of the games, no more than the fair {fair:.1%}."
    return f"{result.name}: who begins wins {per_cent(won)} of the games; {fair:.1%} would be fair."


def per_cent(estimate: Estimate) -> str:
    return f"{estimate.value * 100:.1f} % ± {estimate.half * 100:.1f}"
