"""A review on paper: lines for a terminal, and a page of its own with a graph, nothing fetched from anywhere."""
from __future__ import annotations

from collections.abc import Iterator
from html import escape

from passgo.minds.advice import percent, points
from passgo.minds.review import Review, SeatReview
from passgo.text import say, spoken_here

COLOURS = ("#c0392b", "#2471a3", "#1e8449", "#b7950b", "#7d3c98", "#ca6f1e", "#117864", "#5d6d7e")
WIDTH, HEIGHT = 860, 300
STYLE = ("body{font:16px/1.5 system-ui;max-width:900px;margin:2em auto;padding:0 1em;color-scheme:light dark}"
         "svg{width:100%}p{margin:.3em 0}")


def lines(told: Review, language: str | None = None) -> Iterator[str]:
    """All of it in sentences."""
    winners, turns = [told.names[seat] for seat in told.winners], max(len(told.curve) - 1, 0)
    yield say("review-won", language, names=winners, turns=turns) if winners else say("review-not-won", language, turns=turns)
    if told.note:
        yield told.note
    for seat in told.seats.values():
        yield ""
        yield from seat_lines(told, seat, language)


def seat_lines(told: Review, seat: SeatReview, language: str | None = None) -> Iterator[str]:
    """One player."""
    names = told.names
    yield say("review-seat", language, name=names[seat.seat], decisions=seat.decisions, accuracy=percent(seat.accuracy),
              lost=percent(seat.lost))
    yield "  " + say("review-sums", language, luck=points(seat.luck), own=points(seat.own), others=points(seat.others))
    if seat.skipped:
        yield "  " + say("review-cut", language, weighed=seat.answers - seat.skipped, all=seat.answers)
    for one in seat.mistakes:
        yield "  " + say("review-mistake", language, round=one.round, said=one.said(names, language),
                         better=one.better(names, language), loss=points(one.loss), error=percent(max(one.error, 0.01)))
    for turn in seat.turnings:
        yield "  " + say("review-turning", language, round=turn.round, change=points(turn.change), luck=points(turn.luck),
                         own=points(turn.own), others=points(turn.others))
    for deal in seat.missed:
        yield "  " + say("review-missed", language, round=deal.round, offer=deal.offer(names, language),
                         mine=points(deal.worth.maker.odds), name=names[deal.worth.offer.a],
                         theirs=points(deal.worth.partner.odds))


def graph(told: Review, language: str | None = None) -> str:
    """Everybody's odds, turn by turn, as an SVG; a turning point is a dot."""
    count = max(len(told.curve) - 1, 1)
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(say("review-graph", language))}">']
    for share in (0.25, 0.5, 0.75):
        y = HEIGHT * (1 - share)
        parts.append(f'<line x1="0" y1="{y:.0f}" x2="{WIDTH}" y2="{y:.0f}" stroke="#888" stroke-opacity=".4"/>'
                     f'<text x="4" y="{y - 4:.0f}" font-size="11" fill="currentColor">{share:.0%}</text>')
    for seat, name in enumerate(told.names):
        line = " ".join(f"{WIDTH * i / count:.1f},{HEIGHT * (1 - point.odds[seat]):.1f}" for i, point in enumerate(told.curve))
        parts.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2">'
                     f'<title>{escape(name)}</title></polyline>')
    where = {point.step: i for i, point in enumerate(told.curve)}
    for mine in told.seats.values():
        for turn in mine.turnings:
            i = where[turn.step] + 1
            parts.append(f'<circle cx="{WIDTH * i / count:.1f}" cy="{HEIGHT * (1 - told.curve[i].odds[mine.seat]):.1f}" r="5" '
                         f'fill="{COLOURS[mine.seat]}"/>')
    return "\n".join([*parts, "</svg>"])


def page(told: Review, language: str | None = None) -> str:
    """The same as one HTML page."""
    legend = " ".join(f'<span style="color:{COLOURS[seat]}">■ {escape(name)}</span>' for seat, name in enumerate(told.names))
    body = "\n".join(f"<p>{escape(line)}</p>" for line in lines(told, language) if line)
    title = escape(say("review-title", language))
    return (f'<!doctype html><html lang="{language or spoken_here()}"><meta charset="utf-8"><title>{title}</title>'
            f"<style>{STYLE}</style><h1>{title}</h1>\n{graph(told, language)}\n<p>{legend}</p>\n{body}\n</html>\n")
