"""The net's look at a table: everybody's odds of winning, in millionths. Whole numbers only: every engine agrees to the bit."""
from __future__ import annotations

from typing import Final

from passgo.rules.bits import has, size
from passgo.rules.bots.features import read_seat, read_table
from passgo.rules.mind import FEATURES, FIRST, SECOND, Mind
from passgo.rules.state import State
from passgo.rules.words import Ending
from passgo.struct import Money

ALL: Final = 1_000_000


def judge(s: State, m: Mind) -> None:
    """Write the odds of every seat into `m.odds`; a game that is over is known."""
    if s.over != Ending.PLAYING:
        for seat in range(s.seats):
            m.odds[seat] = ALL // max(size(s.winners), 1) if (s.winners >> seat) & 1 == 1 else 0
        return
    read_table(s, m)
    best = -2_000_000_000
    for seat in range(s.seats):
        if has(s.alive, seat):
            read_seat(s, m, seat)
            m.odds[seat] = verdict(m)
            best = max(best, m.odds[seat])
    total = 0
    for seat in range(s.seats):
        m.odds[seat] = falling(best - m.odds[seat]) if has(s.alive, seat) else 0
        total += m.odds[seat]
    for seat in range(s.seats):
        share: Money = m.odds[seat]
        m.odds[seat] = portion(share * ALL, total)


def portion(part: Money, whole: int) -> int:
    """A share, rounded down."""
    return part // max(whole, 1)


def verdict(m: Mind) -> int:
    """One seat through the net: its weight against the others, in parts of 2048.

    Nothing goes through a local name, which would have 64 bits: so the C compiler multiplies eight numbers at once."""
    for j in range(FIRST):
        m.a[j] = m.net.first_bias[j]
    for i in range(FEATURES):
        if m.x[i] != 0:
            for j in range(FIRST):
                m.a[j] += m.x[i] * m.net.first[i][j]
    for j in range(FIRST):
        m.y[j] = min(max(m.a[j] >> 6, 0), 127)
    for k in range(SECOND):
        m.b[k] = m.net.second_bias[k]
    for j in range(FIRST):
        if m.y[j] != 0:
            for k in range(SECOND):
                m.b[k] += m.y[j] * m.net.second[j][k]
    total = 0
    for k in range(SECOND):
        total += min(max(m.b[k] >> 6, 0), 127) * m.net.last[k]
    return total


def falling(gap: int) -> int:
    """65536 times e to the power of minus gap/2048: halvings, and a parabola between them."""
    halvings = gap * 94548 >> 16
    whole = halvings >> 11
    rest = halvings & 2047
    if whole > 16:
        return 0
    return (65536 - (44012 * rest >> 11) + (11244 * rest * rest >> 22)) >> whole
