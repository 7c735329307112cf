"""Plots as plain SVG: lines, bars with their intervals, a forest of effects, and the board with its spaces coloured.

Colours are variables of the page (`--ink`, `--c0` ...), so that one picture serves by day and by night.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from passgo.study.intervals import Estimate

WIDE = 720
LEFT = 84
"""Room for the numbers beside a curve, also in the large letters of a phone."""


class Line(NamedTuple):
    """A curve: its name and its points."""

    name: str
    points: Sequence[tuple[float, float]]


class Bar(NamedTuple):
    """A row of a plot of bars or effects."""

    name: str
    value: Estimate
    text: str


def figure(label: str, *parts: str) -> str:
    """A plot is one picture, whatever it is drawn of; it fits into any width, and its words stay large enough to be read."""
    return f'<figure role="img" aria-label="{escape(label)}">{"".join(parts)}</figure>'


def svg(high: float, parts: Sequence[str], kind: str = "") -> str:
    """A drawing that grows and shrinks as a whole."""
    return f'<svg class="{kind}" viewBox="0 0 {WIDE} {high:.0f}">{"".join(parts)}</svg>'


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def steps(most: float, count: int = 5) -> list[float]:
    """Round numbers from nothing to a little more than the most."""
    if most <= 0:
        return [0.0, 1.0]
    rough = most / count
    power = 10.0 ** (len(str(int(rough))) - 1) if rough >= 1 else 10.0 ** -next(n for n in range(1, 12) if rough * 10**n >= 1)
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough)
    return [step * n for n in range(int(most / step + 0.999) + 1)]


def curves(lines: Sequence[Line], across: str, up: str, per_cent: bool = False) -> str:
    """Lines over a common ground; the legend stands above."""
    top, low, high = 30.0, 284.0, 328.0
    most_x = max((x for line in lines for x, _ in line.points), default=1) or 1
    marks = steps(1 if per_cent else max((y for line in lines for _, y in line.points), default=1))
    most_y = marks[-1]

    def at(x: float, y: float) -> str:
        return f"{LEFT + (WIDE - LEFT - 16) * x / most_x:.1f},{low - (low - top) * y / most_y:.1f}"

    parts = []
    for mark in marks:
        y = low - (low - top) * mark / most_y
        parts.append(f'<line x1="{LEFT}" x2="{WIDE - 16}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
        parts.append(text(LEFT - 8, y + 4, f"{mark:.0%}" if per_cent else short(mark), "end"))
    for mark in steps(most_x)[:-1] if steps(most_x)[-1] > most_x else steps(most_x):
        parts.append(text(LEFT + (WIDE - LEFT - 16) * mark / most_x, low + 22, short(mark), "middle"))
    for n, line in enumerate(lines):
        points = " ".join(at(x, y) for x, y in line.points)
        parts.append(f'<polyline points="{points}" class="curve" style="stroke:var(--c{n % 8})"/>')
    parts.append(text(LEFT + (WIDE - LEFT - 16) / 2, high - 2, across, "middle", "axis"))
    return figure(up, legend(lines) if len(lines) > 1 else "", f'<div class="axis">{escape(up)}</div>', svg(high, parts))


def legend(lines: Sequence[Line]) -> str:
    """Which colour is which line."""
    names = (f'<span><i style="background:var(--c{n % 8})"></i>{escape(line.name)}</span>' for n, line in enumerate(lines))
    return f'<div class="legend">{"".join(names)}</div>'


def short(number: float) -> str:
    """1200000 -> 1.2 M."""
    for size, sign in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if abs(number) >= size:
            return f"{number / size:.4g}{sign}"
    return f"{number:.4g}"


def row_of(row: Bar, *drawn: str) -> str:
    """A name, its number and its drawing between the two; on a phone the drawing has a line of its own. Places in it are per cent
    of its width, whatever that is."""
    return f"<span>{escape(row.name)}</span><span>{escape(row.text)}</span><svg>{''.join(drawn)}</svg>"


def interval(low: float, high: float) -> str:
    """How far a number may be off, as a line from left to right."""
    return f'<line x1="{low:.2f}%" x2="{high:.2f}%" y1="50%" y2="50%" class="error"/>'


def upright(at: float) -> str:
    """The dashed line that goes through all rows."""
    return f'<line x1="{at:.2f}%" x2="{at:.2f}%" y1="0" y2="100%" class="fair"/>'


def bars(rows: Sequence[Bar], fair: float | None = None, label: str = "") -> str:
    """Horizontal bars with their intervals; a dashed line where a fair share is."""
    most = max([row.value.high if row.value.high < 1e300 else row.value.value for row in rows] + [fair or 0, 1e-9])

    def at(value: float) -> float:
        return 100 * min(1.0, max(0.0, value) / most)

    drawn = []
    for row in rows:
        parts = [f'<rect y="15%" width="{at(row.value.value):.2f}%" height="70%" class="bar"/>']
        if row.value.high > row.value.low:
            parts.append(interval(at(row.value.low), at(row.value.high)))
        drawn.append(row_of(row, *parts, upright(at(fair)) if fair is not None else ""))
    return figure(label, f'<div class="rows">{"".join(drawn)}</div>')


def forest(rows: Sequence[Bar], label: str = "") -> str:
    """Effects with their intervals around nothing."""
    ends = [abs(end) for row in rows for end in (row.value.low, row.value.high) if abs(end) < 1e300] or [1.0]
    most, drawn = max(*ends, 1e-9), []
    for row in rows:
        low, at, high = (50 + 50 * max(-1.0, min(1.0, end / most)) for end in (row.value.low, row.value.value, row.value.high))
        colour = "var(--c1)" if row.value.low > 0 else "var(--c0)" if row.value.high < 0 else "var(--soft)"
        dot = f'<circle cx="{at:.2f}%" cy="50%" r="5" style="fill:{colour}"/>'
        drawn.append(row_of(row, upright(50), interval(low, high), dot))
    return figure(label, f'<div class="rows">{"".join(drawn)}</div>')


def board(shares: Sequence[float], names: Sequence[str], label: str = "") -> str:
    """The track as it lies on the table, GO at the lower right; the more often tokens stood there, the stronger the colour."""
    side = len(shares) // 4
    cell = (WIDE - 20) / (side + 1)
    most, parts = max(*shares, 1e-9), list[str]()
    for n, share in enumerate(shares):
        edge, along = divmod(n, side)
        column, row = ((side - along, side), (0, side - along), (along, 0), (side, along))[min(edge, 3)]
        x, y = 10 + column * cell, 10 + row * cell
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{cell - 2:.1f}" height="{cell - 2:.1f}" rx="3" class="cell" '
            f'style="fill-opacity:{0.04 + 0.96 * (share / most) ** 2:.3f}"><title>{escape(names[n])}: {share:.2%}</title></rect>'
        )
        strong = "strong" if share / most > 0.8 else ""
        parts.append(text(x + cell / 2 - 1, y + cell / 2 + 1, f"{share * 100:.1f}", "middle", strong))
        parts.append(text(x + cell / 2 - 1, y + cell / 2 + 17, str(n), "middle", f"small {strong or 'plain'}"))
    parts.append(text(WIDE / 2, WIDE / 2 - 4, "Share of all rolls that ended here, %", "middle", "axis"))
    parts.append(text(WIDE / 2, WIDE / 2 + 24, "below it the number of the space", "middle", "small"))
    return figure(label, svg(WIDE, parts, "whole"))
