"""The report of a study: one HTML file with everything in it, for day and night, desk and pocket."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from passgo.loading import Edition
from passgo.rules.words import SPACES
from passgo.study.experiment import Result, Study
from passgo.study.intervals import Estimate
from passgo.study.plots import Bar, Line, bars, board, curves, forest
from passgo.study.verdicts import by_colour, by_trait, per_cent, verdicts

STYLE = """
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#23262b;--soft:#7b8087;--grid:#dcdad3;--panel:#fff;--bar:#4a7fb5;
--c0:#2f6fb3;--c1:#cc6a1d;--c2:#3c8f5a;--c3:#a2458f;--c4:#8a6d1f;--c5:#c23b3b;--c6:#3a8f95;--c7:#6a5acd}
@media(prefers-color-scheme:dark){:root{--paper:#16181c;--ink:#e7e5df;--soft:#9aa0a8;--grid:#363a41;--panel:#1e2126;--bar:#6fa3d8;
--c0:#6fa8e6;--c1:#f0994e;--c2:#6cc48c;--c3:#d581c3;--c4:#cdb05a;--c5:#ef7a7a;--c6:#6cc7cd;--c7:#a498f2}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:1.7rem;line-height:1.2;margin:.2em 0}h2{font-size:1.15rem;margin:0 0 .4em}
section{background:var(--panel);border:1px solid var(--grid);border-radius:10px;padding:16px;margin:18px 0}
svg{width:100%;height:auto;display:block;font:12px system-ui,sans-serif}
svg text{fill:var(--ink)}.small{font-size:10px;fill:var(--soft)}
.axis{fill:var(--soft)}.grid{stroke:var(--grid)}.curve{fill:none;stroke-width:2}.bar{fill:var(--bar)}
.error{stroke:var(--ink);stroke-width:1.5}.fair{stroke:var(--soft);stroke-dasharray:4 3}.cell{fill:var(--c1);stroke:var(--grid)}
svg text.strong{fill:#fff;font-weight:600}@media(prefers-color-scheme:dark){svg text.strong{fill:#16181c}}
details{margin-top:10px}summary{cursor:pointer;color:var(--soft)}.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.85rem;margin-top:8px;width:100%}
th,td{padding:3px 8px;text-align:right;white-space:nowrap;
border-bottom:1px solid var(--grid)}th:first-child,td:first-child{text-align:left}.say li{margin:.25em 0}.quiet{color:var(--soft)}
@media(max-width:600px){svg{min-width:460px}svg text{font-size:15px}svg text.small{font-size:14px}
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
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,'
        f'initial-scale=1"><title>{title}</title><style>{STYLE}</style></head><body><main><h1>{title}</h1>'
        f'<p class="quiet">{escape(found.experiment.about)}</p>{"".join(filter(None, sections))}{foot(found)}'
        "</main></body></html>\n"
    )


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


def survival(found: Study) -> str:
    """How many games are still going on after so many rounds."""
    lines, shown = [], found.results[:8]
    for result in shown:
        rounds = sorted(result.piece.column("rounds"))
        last = rounds[int(len(rounds) * 0.99)] if rounds else 1
        points, ended = [], 0
        for n in range(last + 1):
            while ended < len(rounds) and rounds[ended] <= n:
                ended += 1
            points.append((float(n), 1 - ended / max(1, len(rounds))))
        lines.append(Line(result.name, points))
    marks = (10, 20, 30, 40, 50, 75, 100, 150, 200)
    numbers = [(line.name, *(f"{dict(line.points).get(float(mark), 0.0):.1%}" for mark in marks)) for line in lines]
    return section(
        "Games still going on",
        "",
        curves(lines, "rounds", "games still going on", True),
        table(("try", *(f"after {mark}" for mark in marks)), numbers),
    )


def winners(base: Result) -> str:
    fair = 1 / len(base.wins_by_seat)
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
    book = base.piece.ledger or {}
    lines = []
    for name, counts, worth in (
        ("later winners", "alive_won", "worth_won"),
        ("the others, while in the game", "alive_lost", "worth_lost"),
    ):
        points = [
            (float(n), total / count)
            for n, (count, total) in enumerate(zip(book[counts], book[worth], strict=True))
            if count >= max(30, base.games // 100)
        ]
        lines.append(Line(name, points))
    both = sorted({x for line in lines for x, _ in line.points})
    numbers = [
        (f"{x:.0f}", *(edition.money(round(dict(line.points)[x])) if x in dict(line.points) else "" for line in lines))
        for x in both
    ]
    return section(
        "Money over time",
        "Cash, deeds and buildings, on average.",
        curves(lines, "rounds", f"worth, {edition.currency}"),
        table(("round", *(line.name for line in lines)), numbers),
    )


def colours(base: Result, edition: Edition) -> str:
    """How often a seat that had a whole group at some time won."""
    rows, fair = by_colour(base, edition), 1 / len(base.wins_by_seat)
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
        bars([Bar(name, won, per_cent(won)) for name, won, _ in rows], 1 / len(base.wins_by_seat), "Jobs"),
        table(("job", "held", "won", "from", "to"), [(name, f"{held:,}", *percents(won)) for name, won, held in rows]),
    )


def rents(base: Result, edition: Edition) -> str:
    """What every deed brings in a game, and what one landing brings by level."""
    book = base.piece.ledger or {}
    deeds = [space for space in edition.spaces if edition.board.rent_rule[space.number]]
    rows, numbers = [], []
    for space in deeds:
        due, brought = book["rents"][space.number], book["rent_sum"][space.number]
        price = edition.board.price[space.number]
        per_game = sum(brought) / base.games
        rows.append(Bar(space.name, Estimate(per_game, per_game, per_game), edition.money(round(per_game))))
        levels = [edition.money(round(brought[n] / due[n])) if due[n] else "–" for n in range(6)]
        numbers.append(
            (
                space.name,
                edition.money(price),
                edition.money(round(per_game)),
                f"{per_game / price:.0%}" if price else "–",
                f"{sum(due) / base.games:.2f}",
                *levels,
            )
        )
    rows.sort(key=lambda row: -row.value.value)
    heads = ("deed", "price", "rent a game", "of its price", "rents a game", *(f"level {n}" for n in range(6)))
    return section(
        "What the deeds bring",
        "Rent that came due in a game, all owners together; in the table also what one landing brought at each level.",
        bars(rows, None, "Rents"),
        table(heads, numbers),
    )


def landing(base: Result, edition: Edition) -> str:
    counts = base.piece.tally["landings"]
    total = max(1, sum(counts))
    shares = [counts[space.number] / total for space in edition.spaces]
    inside = counts[SPACES] / total
    numbers = [
        (f"{space.number} {space.name}", f"{counts[space.number]:,}", f"{shares[n]:.2%}")
        for n, space in enumerate(edition.spaces)
    ]
    return section(
        "Where the tokens stand",
        f"{base.name}; in Jail ended {inside:.1%} of the rolls.",
        board(shares, [space.name for space in edition.spaces], "Landings"),
        table(("space", "landings", "share"), [*numbers, ("In Jail", f"{counts[SPACES]:,}", f"{inside:.2%}")]),
    )
