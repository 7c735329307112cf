"""A review on paper: lines for a terminal, and a page of its own with a graph, nothing fetched from anywhere."""
from __future__ import annotations

from collections.abc import Iterator
from html import escape

from passgo.minds.review import Review, SeatReview

COLOURS = ("#c0392b", "#2471a3", "#1e8449", "#b7950b", "#7d3c98", "#ca6f1e", "#117864", "#5d6d7e")
WIDTH, HEIGHT = 860, 300


def lines(told: Review) -> Iterator[str]:
    """All of it in sentences."""
    winners = ", ".join(told.names[seat] for seat in told.winners) or "nobody"
    yield f"Won by {winners}, {len(told.curve) - 1} turns."
    if told.note:
        yield told.note
    for seat in told.seats.values():
        yield ""
        yield from seat_lines(told, seat)


def seat_lines(told: Review, seat: SeatReview) -> Iterator[str]:
    """One player."""
    yield (f"{told.names[seat.seat]}: {seat.decisions} decisions, accuracy {seat.accuracy:.0%}, "
           f"{100 * seat.lost:.0f} points lost by mistakes.")
    for one in seat.mistakes:
        more = f"{100 * one.loss:+.0f} ± {max(100 * one.error, 1):.0f} points"
        yield f"  Round {one.round}: {one.said}. Better: {one.better} ({more})."
    for turn in seat.turnings:
        if abs(turn.change) >= 0.05:
            own = f", {-100 * turn.decided:.0f} of them by an own mistake"
            part = own if turn.decided < 0 else ", luck or others' doing"
            yield f"  Turning point, round {turn.round}: {100 * turn.change:+.0f} points{part}."
    for deal in seat.missed:
        yield (f"  Never proposed, round {deal.round}: {deal.offer} (you {100 * deal.worth.maker.odds:+.0f}, "
               f"{told.names[deal.worth.offer.a]} {100 * deal.worth.partner.odds:+.0f} points).")


def graph(told: Review) -> str:
    """Everybody's odds, turn by turn, as an SVG."""
    count = max(len(told.curve) - 1, 1)
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Odds of winning, turn by turn">']
    for share in (0.25, 0.5, 0.75):
        y = HEIGHT * (1 - share)
        parts.append(f'<line x1="0" y1="{y:.0f}" x2="{WIDTH}" y2="{y:.0f}" stroke="#ccc"/>'
                     f'<text x="4" y="{y - 4:.0f}" font-size="11">{share:.0%}</text>')
    for seat, name in enumerate(told.names):
        points = " ".join(f"{WIDTH * i / count:.1f},{HEIGHT * (1 - odds[seat]):.1f}" for i, (_, _, odds) in enumerate(told.curve))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2">'
                     f'<title>{escape(name)}</title></polyline>')
    return "\n".join([*parts, "</svg>"])


def page(told: Review) -> str:
    """The same as one HTML page."""
    legend = " ".join(f'<span style="color:{COLOURS[seat]}">■ {escape(name)}</span>' for seat, name in enumerate(told.names))
    body = "\n".join(f"<p>{escape(line)}</p>" for line in lines(told) if line)
    return ("<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>A game reviewed</title>"
            "<style>body{font:16px/1.5 system-ui;max-width:900px;margin:2em auto;padding:0 1em}"
            "svg{width:100%}p{margin:.3em 0}</style>"
            f"<h1>A game reviewed</h1>\n{graph(told)}\n<p>{legend}</p>\n{body}\n</html>\n")
