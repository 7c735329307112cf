"""A review on paper: lines for a terminal, and a page of its own with a graph, nothing fetched from anywhere."""
from __future__ import annotations

import itertools
from collections.abc import Iterator
from html import escape

from passgo.minds.advice import percent, points
from passgo.minds.review import Review, SeatReview
from passgo.text import say, spoken_here
from passgo.text.html_page import html_page
from passgo.text.words import figures_of

WIDTH, HEIGHT = 860, 300
STYLE = """
svg{width:100%;height:auto;display:block;font:12px system-ui,sans-serif}svg text{fill:var(--ink)}
.grid{stroke:var(--grid)}.curve{fill:none;stroke-width:2}circle{r:5px}
.legend{margin:8px 0 0}.legend span{margin-right:1em;white-space:nowrap}
h2 i,.legend i{display:inline-block;width:.7em;height:.7em;margin-right:.4em}
p{margin:.3em 0}ul{margin:.6em 0 0;padding-left:1.2em}li{margin:.3em 0;overflow-wrap:break-word}
@media(max-width:600px){svg{font-size:28px}.curve{stroke-width:4}circle{r:10px}main{padding:12px 8px 40px}section{padding:10px}}
"""


def lines(told: Review, language: str | None = None) -> Iterator[str]:
    """All of it in sentences."""
    winners, turns = [told.names[seat] for seat in told.winners], max(len(told.curve) - 1, 0)
    if told.over:
        yield say("review-won", language, names=winners, turns=turns) if winners else say("review-not-won", language, turns=turns)
    else:
        yield say("review-not-over", language, turns=turns)
    if told.note:
        yield told.note.sentence(language)
    for seat in told.seats.values():
        yield ""
        yield from seat_lines(told, seat, language)


def seat_lines(told: Review, seat: SeatReview, language: str | None = None) -> Iterator[str]:
    """One player."""
    names = told.names
    if seat.decisions:
        yield say("review-seat", language, name=names[seat.seat], decisions=seat.decisions, accuracy=percent(seat.accuracy),
                  lost=round(100 * seat.lost))
    else:
        yield say("review-seat-unweighed" if seat.skipped else "review-seat-none", language, name=names[seat.seat])
    if not told.note:
        yield "  " + say("review-sums", language, luck=points(seat.luck), own=points(seat.own), others=points(seat.others))
    if seat.skipped:
        yield "  " + say("review-cut", language, weighed=seat.answers - seat.skipped, all=seat.answers)
    for one in seat.mistakes:
        loss, error = proven(one.loss, one.error, language)
        yield "  " + say("review-mistake", language, round=one.round, said=one.said(names, language),
                         better=one.better(names, language), loss=loss, error=error)
    for turn in seat.turnings:
        yield "  " + say("review-turning", language, round=turn.round, change=points(turn.change), luck=points(turn.luck),
                         own=points(turn.own), others=points(turn.others))
    for deal in seat.missed:
        yield "  " + say("review-missed", language, round=deal.round, offer=deal.offer(names, language),
                         mine=points(deal.worth.maker.odds), name=names[deal.worth.offer.a],
                         theirs=points(deal.worth.partner.odds))


def proven(gain: float, error: float, language: str | None = None) -> tuple[str, str]:
    """A gain of more than two standard errors, `+1.5` and `0.5`: one decimal below ten points, and more where rounded figures
    would not show it."""
    def points_of(share: float) -> str:
        return f"{100 * share:.{digits}f}"

    digits = 1 if gain < 0.1 else 0
    while digits < 2 and float(points_of(gain)) <= 2 * float(points_of(error)):
        digits += 1
    decimal = figures_of(language or spoken_here())[1]
    # Nothing is known to the last digit.
    return f"+{points_of(gain)}".replace(".", decimal), points_of(max(error, 0.01 / 10 ** digits)).replace(".", decimal)


def graph(told: Review, language: str | None = None) -> str:
    """Everybody's odds, turn by turn, as an SVG; a turning point is a dot."""
    count = max(len(told.curve) - 1, 1)
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(say("review-graph", language))}">']
    for share in (0.25, 0.5, 0.75):
        y = HEIGHT * (1 - share)
        parts.append(f'<line x1="0" y1="{y:.0f}" x2="{WIDTH}" y2="{y:.0f}" class="grid"/>'
                     f'<text x="4" y="{y - 4:.0f}">{share:.0%}</text>')
    for seat, name in enumerate(told.names):
        line = " ".join(f"{WIDTH * i / count:.1f},{HEIGHT * (1 - point.odds[seat]):.1f}" for i, point in enumerate(told.curve))
        parts.append(f'<polyline points="{line}" class="curve" style="stroke:var(--c{seat})">'
                     f"<title>{escape(name)}</title></polyline>")
    where = {point.step: i for i, point in enumerate(told.curve)}
    for mine in told.seats.values():
        for turn in mine.turnings:
            i = where[turn.step] + 1
            parts.append(f'<circle cx="{WIDTH * i / count:.1f}" cy="{HEIGHT * (1 - told.curve[i].odds[mine.seat]):.1f}" '
                         f'style="fill:var(--c{mine.seat})"/>')
    return "\n".join([*parts, "</svg>"])


def page(told: Review, language: str | None = None) -> str:
    """The same as one HTML page, a panel for everybody looked at."""
    legend = "".join(f"<span>{patch(seat)}{escape(name)}</span>" for seat, name in enumerate(told.names))
    graphed = (f"<section><h2>{escape(say('review-graph', language))}</h2>{graph(told, language)}"
               f'<p class="legend">{legend}</p></section>')
    # What is told of the game stands before the first player, with a gap behind it.
    about = "".join(f"<p>{escape(line)}</p>" for line in itertools.takewhile(bool, lines(told, language)))
    panels = "\n".join(panel(told, seat, language) for seat in told.seats.values())
    return html_page(language or spoken_here(), escape(say("review-title", language)), STYLE, f"{about}\n{graphed}\n{panels}\n")


def patch(seat: int) -> str:
    """The colour of a player."""
    return f'<i style="background:var(--c{seat})"></i>'


def panel(told: Review, seat: SeatReview, language: str | None) -> str:
    """One player: the sums as sentences, then one line for each moment."""
    said = list(seat_lines(told, seat, language))
    moments = len(seat.mistakes) + len(seat.turnings) + len(seat.missed)
    sums, rest = said[:len(said) - moments], said[len(said) - moments:]
    listed = f"<ul>{''.join(f'<li>{escape(line.strip())}</li>' for line in rest)}</ul>" if rest else ""
    return (f"<section><h2>{patch(seat.seat)}{escape(told.names[seat.seat])}</h2>"
            f"{''.join(f'<p>{escape(line.strip())}</p>' for line in sums)}{listed}</section>")
