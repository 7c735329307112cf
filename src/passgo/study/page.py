"""The report of a study: one HTML file with everything in it, for day and night, desk and pocket."""

from __future__ import annotations

import itertools
import math
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import partial
from html import escape
from typing import Any

from passgo.loading import Edition
from passgo.rules.sizes import SPACES
from passgo.study.experiment import Result, Study
from passgo.study.intervals import Estimate, share
from passgo.study.plots import Bar, Line, bars, board, curves, forest
from passgo.study.rows import Piece
from passgo.study.verdicts import by_colour, by_trait, fair_share, per_cent, verdicts
from passgo.text.html_page import html_page

STYLE = """
figure{margin:0}svg{width:100%;height:auto;display:block;font:12px system-ui,sans-serif}
svg text{fill:var(--ink)}.small{font-size:10px;fill:var(--soft)}
svg text.axis{fill:var(--soft)}div.axis{color:var(--soft);font-size:12px}
.grid{stroke:var(--grid)}.curve{fill:none;stroke-width:2}.bar{fill:var(--bar)}
.error{stroke:var(--ink);stroke-width:1.5}.fair{stroke:var(--soft);stroke-dasharray:4 3}.cell{fill:var(--c1);stroke:var(--grid)}
svg text.plain{fill:var(--ink)}
svg text.strong{fill:#fff;font-weight:600}@media(prefers-color-scheme:dark){svg text.strong{fill:#16181c}}
.legend{display:flex;flex-wrap:wrap;gap:2px 16px;font-size:13px;margin-bottom:6px}.legend span{overflow-wrap:anywhere}
.legend i{display:inline-block;width:10px;height:10px;margin-right:5px}
.rows{display:grid;grid:auto-flow dense/minmax(8em,14em) 1fr auto;column-gap:12px;align-items:center;font-size:13px;
line-height:1.2}
.rows svg{grid-column:2;height:26px;overflow:visible}.rows span{grid-column:1;text-align:right;overflow-wrap:anywhere}
.rows span+span{grid-column:3;white-space:nowrap}
details{margin-top:10px}summary{cursor:pointer;color:var(--soft)}.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.85rem;margin-top:8px;width:100%}
th,td{padding:3px 8px;text-align:right;white-space:nowrap;
border-bottom:1px solid var(--grid)}th:first-child,td:first-child{text-align:left}.say li{margin:.25em 0}.quiet{color:var(--soft)}
@media(max-width:600px){svg text{font-size:24px}svg.whole text{font-size:22px}svg.whole text.small{font-size:17px}
.rows{grid-template-columns:1fr auto}.rows span{text-align:left}.rows span+span{grid-column:2;text-align:right}
.rows svg{grid-column:1/3;height:20px;margin-bottom:6px}
main{padding:12px 8px 40px}section{padding:10px}}
"""


def table(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Every plot has its table."""
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return (
        f'<details><summary>The numbers</summary><div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody>'
        "</table></div></details>"
    )


def section(title: str, note: str, *parts: str) -> str:
    said = f'<p class="quiet">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{said}{''.join(parts)}</section>"


def page(found: Study) -> str:
    """The whole report."""
    base, edition = found.results[0], found.results[0].series.read()
    sections = [said(found), effects(found), survival(found), winners(base)]
    if base.piece.ledger is not None:
        sections += [wealth(base, edition), colours(base, edition), traits(base), rents(base, edition)]
    sections.append(landing(base, edition))
    title = escape(found.experiment.title)
    about = f'<p class="quiet">{escape(found.experiment.about)}</p>'
    return html_page("en", title, STYLE, f"{about}{''.join(filter(None, sections))}{foot(found)}")


def foot(found: Study) -> str:
    series = found.results[0].series
    luck = "the same luck in every try" if found.experiment.paired else "luck of its own in every try"
    return (
        f'<p class="quiet">Played by Pass GO: {sum(result.games for result in found.results):,} games, bots '
        f"{escape(', '.join(series.bots))}, seed {series.seed}, {luck}. "
        "Bounds are of 95 %: shares by Wilson, means and paired differences by Student.</p>"
    )


def said(found: Study) -> str:
    return section(
        "What it says", "", '<ul class="say">' + "".join(f"<li>{escape(line)}</li>" for line in verdicts(found)) + "</ul>"
    )


def effects(found: Study) -> str:
    others = [result for result in found.results[1:] if result.longer is not None]
    if not others:
        return ""
    rows = [Bar(result.name, result.longer, f"{result.longer.value:+.1%}") for result in others if result.longer is not None]
    numbers = [(found.results[0].name, *sums(found.results[0].rounds), "", "")] + [
        (result.name, *sums(result.rounds), f"{result.longer.value:+.2%}", f"± {result.longer.half:.2%}")
        for result in others
        if result.longer is not None
    ]
    return section(
        "What each change does to the length of a game",
        f"Against {found.results[0].name!r}; the line is its interval.",
        forest(rows, "Effects on the length"),
        table(("try", "rounds", "±", "change", "±"), numbers),
    )


def sums(estimate: Estimate) -> tuple[str, str]:
    return f"{estimate.value:,.2f}", f"{estimate.half:,.2f}"


CURVES = 8
"""More lines than there are colours cannot be told apart."""
MARKS = (10, 20, 30, 40, 50, 75, 100, 150, 200)


def survival(found: Study) -> str:
    """How many games are still going on after so many rounds; those cut short have not ended."""
    lines, numbers = [], []
    for result in found.results:
        column, ended = result.piece.column("rounds"), map(bool, result.piece.column("winners"))
        rounds = sorted(itertools.compress(column, ended))
        last = sorted(column)[int(result.games * 0.99)]
        left = [1 - bisect_right(rounds, n) / result.games for n in range(max(last, *MARKS) + 1)]
        lines.append(Line(result.name, [(float(n), left[n]) for n in range(last + 1)]))
        numbers.append((result.name, *(give_or_take(share(round(left[mark] * result.games), result.games)) for mark in MARKS)))
    note = f"The first {CURVES} of {len(lines)} tries; the numbers have all of them." if len(lines) > CURVES else ""
    return section(
        "Games still going on",
        note,
        curves(lines[:CURVES], "rounds", "games still going on", True),
        table(("try", *(f"after {mark}" for mark in MARKS)), numbers),
    )


def give_or_take(estimate: Estimate, digits: int = 1) -> str:
    """`44.1% ± 0.7`; a question mark where nobody knows how far it may be off."""
    off = f"{100 * estimate.half:.{digits}f}" if math.isfinite(estimate.half) else "?"
    return f"{estimate.value:.{digits}%} ± {off}"


def winners(base: Result) -> str:
    fair = fair_share(base)
    rows = [
        Bar(f"seat {seat + 1} ({bot})", won, f"{won.value:.1%}")
        for seat, (bot, won) in enumerate(zip(base.series.bots, base.wins_by_seat, strict=True))
    ]
    rows.append(Bar("who begins", base.first_wins, f"{base.first_wins.value:.1%}"))
    if len(base.wins_by_bot) > 1:
        rows += [Bar(f"all {bot}", won, f"{won.value:.1%}") for bot, won in base.wins_by_bot.items()]
    return section(
        "Who wins",
        f"{base.name}; the dashed line is a fair share.",
        bars(rows, fair, "Wins"),
        table(("", "share", "from", "to"), [(row.name, *percents(row.value)) for row in rows]),
    )


def percents(estimate: Estimate) -> tuple[str, str, str]:
    return f"{estimate.value:.2%}", f"{estimate.low:.2%}", f"{estimate.high:.2%}"


def wealth(base: Result, edition: Edition) -> str:
    """What those who win later, and the others, are worth round by round."""
    book, lines, rows = base.piece.ledger or {}, [], dict[int, list[str]]()
    for place, (name, counts, worth) in enumerate(
        (("later winners", "alive_won", "worth_won"), ("the others, while in the game", "alive_lost", "worth_lost"))
    ):
        points = []
        for n, count in enumerate(book[counts]):
            if count >= max(30, base.games // 100):
                mean = base.piece.rate((worth, n), (counts, n))
                points.append((float(n), mean.value))
                rows.setdefault(n, ["", "", "", ""])[2 * place : 2 * place + 2] = money_of(edition, mean)
        lines.append(Line(name, points))
    return section(
        "Money over time",
        "Cash, deeds and buildings, on average.",
        curves(lines, "rounds", f"worth, {edition.currency}"),
        table(("round", lines[0].name, "±", lines[1].name, "±"), [(str(n), *rows[n]) for n in sorted(rows)]),
    )


def colours(base: Result, edition: Edition) -> str:
    """How often a seat that had a whole group at some time won."""
    rows, fair = by_colour(base, edition), fair_share(base)
    if not rows:
        return ""
    shown = [Bar(name, won, per_cent(won)) for name, won, _ in rows]
    return section(
        "What a whole colour is worth",
        "Share of the games won by seats that had the whole group at some time.",
        bars(shown, fair, "Colours"),
        table(("group", "had it", "won", "from", "to"), [(name, f"{held:,}", *percents(won)) for name, won, held in rows]),
    )


def traits(base: Result) -> str:
    """The same for jobs, where there are any."""
    rows = by_trait(base)
    if not rows:
        return ""
    return section(
        "What each job is worth",
        "Share of the games won by who holds it.",
        bars([Bar(name, won, per_cent(won)) for name, won, _ in rows], fair_share(base), "Jobs"),
        table(("job", "held", "won", "from", "to"), [(name, f"{held:,}", *percents(won)) for name, won, held in rows]),
    )


def rent_in(piece: Piece, space: int) -> float:
    """What a deed brought in a game."""
    return float(sum((piece.ledger or {})["rent_sum"][space]) / piece.games)


def dues_in(piece: Piece, space: int) -> float:
    """How often a deed's rent came due in a game."""
    return float(sum((piece.ledger or {})["rents"][space]) / piece.games)


def landed_in(piece: Piece, place: int) -> float:
    """The share of the rolls that ended here."""
    return float(piece.tally["landings"][place] / max(1, sum(piece.tally["landings"])))


def money_of(edition: Edition, estimate: Estimate) -> tuple[str, str]:
    """The sum, and how far it may be off."""
    sure = math.isfinite(estimate.half)
    return edition.money(round(estimate.value)), edition.money(round(estimate.half)) if sure else "?"


def rents(base: Result, edition: Edition) -> str:
    """What every deed brings in a game, and what one landing brings by level."""
    piece, rows, numbers = base.piece, [], []
    for space in (space for space in edition.spaces if edition.board.rent_rule[space.number]):
        price = edition.board.price[space.number]
        a_game, dues = (piece.sure(partial(figure, space=space.number)) for figure in (rent_in, dues_in))
        rows.append(Bar(space.name, a_game, edition.money(round(a_game.value))))
        levels = [level_of(base, edition, space.number, n) for n in range(6)]
        back = give_or_take(Estimate(*(end / price for end in a_game)), 0) if price else "–"
        numbers.append((space.name, edition.money(price), *money_of(edition, a_game), back, *sums(dues), *levels))
    rows.sort(key=lambda row: -row.value.value)
    heads = ("deed", "price", "rent a game", "±", "of its price", "rents a game", "±", *(f"level {n}" for n in range(6)))
    return section(
        "What the deeds bring",
        "Rent that came due in a game, all owners together; in the table also what one landing brought at each level, and how "
        "much that is of what deed and buildings cost.",
        bars(rows, None, "Rents"),
        table(heads, numbers),
    )


def level_of(base: Result, edition: Edition, space: int, level: int) -> str:
    """`$2.4 M, 60 %`: a rent, how far it may be off unless it is printed, and what it returns of the deed and its buildings."""
    board, places = edition.board, (("rent_sum", space, level), ("rents", space, level))
    if not base.piece.booked(*places[1]):
        return "–"
    rent = base.piece.rate(*places)
    shown, off = money_of(edition, rent)
    cost = board.price[space] + level * board.house[space]
    if level and level == board.top_level:
        cost += board.hotel[space] - board.house[space]
    known = cost > 0 and (level == 0 or board.house[space] > 0)
    return shown + (f" ± {off}" if rent.half >= 0.5 else "") + (f", {rent.value / cost:.0%}" if known else "")


def landing(base: Result, edition: Edition) -> str:
    """The map of the board; how far its shares may be off stands in the table."""
    counts = base.piece.tally["landings"]
    places = [(f"{space.number} {space.name}", space.number) for space in edition.spaces] + [("In Jail", SPACES)]
    shares = [base.piece.sure(partial(landed_in, place=place)) for _, place in places]
    numbers = [
        (name, f"{counts[place]:,}", f"{one.value:.2%}", f"{one.half:.2%}" if math.isfinite(one.half) else "?")
        for (name, place), one in zip(places, shares, strict=True)
    ]
    return section(
        "Where the tokens stand",
        f"{base.name}; in Jail ended {shares[-1].value:.1%} of the rolls.",
        board([one.value for one in shares[:-1]], [space.name for space in edition.spaces], "Landings"),
        table(("space", "landings", "share", "±"), numbers),
    )
