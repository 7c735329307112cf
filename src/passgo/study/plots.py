"""Plots as plain SVG: lines, bars with their intervals, a forest of effects, and the board with its spaces coloured.

Colours are variables of the page (`--ink`, `--c0` ...), so that one picture serves by day and by night.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from passgo.study.intervals import Estimate

WIDE = 720
LEFT = 64
RIGHT = 140
"""Room for the numbers beside bars."""
LABELS = 228
"""Room for their names, also in the large letters of a phone."""


class Line(NamedTuple):
    """A curve: its name and its points."""

    name: str
    points: Sequence[tuple[float, float]]


class Bar(NamedTuple):
    """A row of a plot of bars or effects."""

    name: str
    value: Estimate
    text: str


def svg(high: float, parts: Sequence[str], label: str, kind: str = "") -> str:
    drawn = f'<svg class="{kind}" viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
    # On a phone the words of a plot keep a size that can be read: it is moved under the finger instead.
    return f'<div class="wide" tabindex="0">{drawn}</div>'


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


def curves(lines: Sequence[Line], across: str, up: str, per_cent: bool = False, label: str = "") -> str:
    """Lines over a common ground; the legend stands above."""
    legend = legend_of(lines)
    top = 46.0 + 18 * (len(legend) - 1)
    low = top + 254
    high = low + 40
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
        parts.append(text(LEFT + (WIDE - LEFT - 16) * mark / most_x, low + 18, short(mark), "middle"))
    for n, line in enumerate(lines):
        points = " ".join(at(x, y) for x, y in line.points)
        parts.append(f'<polyline points="{points}" class="curve" style="stroke:var(--c{n % 8})"/>')
    parts += [text(LEFT + (WIDE - LEFT - 16) / 2, high - 6, across, "middle", "axis"), text(8, 14, up, "start", "axis")]
    for y, row in enumerate(legend if len(lines) > 1 else []):
        for n, x in row:
            parts.append(f'<rect x="{x:.0f}" y="{21 + 18 * y}" width="10" height="10" style="fill:var(--c{n % 8})"/>')
            parts.append(text(x + 14, 30 + 18 * y, lines[n].name))
    return svg(high, parts, label or up)


def legend_of(lines: Sequence[Line]) -> list[list[tuple[int, float]]]:
    """Rows of (number of the line, place), none wider than the picture."""
    rows: list[list[tuple[int, float]]] = [[]]
    x = float(LEFT)
    for n, line in enumerate(lines):
        wide = 34 + 9.0 * len(line.name)
        if rows[-1] and x + wide > WIDE:
            rows.append([])
            x = float(LEFT)
        rows[-1].append((n, x))
        x += wide
    return rows


def elided(words: str, most: int = 25) -> str:
    """What does not fit ends in dots."""
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def short(number: float) -> str:
    """1200000 -> 1.2 M."""
    for size, sign in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if abs(number) >= size:
            return f"{number / size:.4g}{sign}"
    return f"{number:.4g}"


def bars(rows: Sequence[Bar], fair: float | None = None, label: str = "") -> str:
    """Horizontal bars with their intervals; a dashed line where a fair share is."""
    most = max([row.value.high if row.value.high < 1e300 else row.value.value for row in rows] + [fair or 0, 1e-9])
    left, line = LABELS, 26
    parts = []

    def at(value: float) -> float:
        return left + (WIDE - left - RIGHT) * max(0.0, value) / most

    for n, row in enumerate(rows):
        y = 12 + n * line
        parts.append(text(left - 8, y + 13, elided(row.name), "end"))
        parts.append(f'<rect x="{left}" y="{y}" width="{at(row.value.value) - left:.1f}" height="16" class="bar"/>')
        if row.value.high > row.value.low:
            parts.append(
                f'<line x1="{at(row.value.low):.1f}" x2="{at(row.value.high):.1f}" y1="{y + 8}" y2="{y + 8}" class="error"/>'
            )
        parts.append(text(WIDE - 4, y + 13, row.text, "end"))
    if fair is not None:
        parts.append(f'<line x1="{at(fair):.1f}" x2="{at(fair):.1f}" y1="4" y2="{12 + len(rows) * line}" class="fair"/>')
    return svg(20 + len(rows) * line, parts, label)


def forest(rows: Sequence[Bar], label: str = "") -> str:
    """Effects with their intervals around nothing."""
    ends = [abs(end) for row in rows for end in (row.value.low, row.value.high) if abs(end) < 1e300] or [1.0]
    most, left, line = max(*ends, 1e-9), LABELS, 28
    middle, half = (left + WIDE - RIGHT) / 2, (WIDE - RIGHT - left) / 2
    parts = [f'<line x1="{middle}" x2="{middle}" y1="4" y2="{12 + len(rows) * line}" class="fair"/>']
    for n, row in enumerate(rows):
        y = 24 + n * line
        low, at, high = (
            middle + half * max(-1.0, min(1.0, end / most)) for end in (row.value.low, row.value.value, row.value.high)
        )
        colour = "var(--c1)" if row.value.low > 0 else "var(--c0)" if row.value.high < 0 else "var(--soft)"
        parts += [
            text(left - 8, y + 4, elided(row.name), "end"),
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" class="error"/>',
            f'<circle cx="{at:.1f}" cy="{y}" r="5" style="fill:{colour}"/>',
            text(WIDE - 4, y + 4, row.text, "end"),
        ]
    return svg(28 + len(rows) * line, parts, label)


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
    return svg(WIDE, parts, label, "whole")
