"""What a net sees: a table in whole numbers, seat by seat, about -127 to 127, where 32 is "one".

Money counts against the starting cash. Nothing here knows a secret: kept cards are counted, not read.
"""
from __future__ import annotations

from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.bots import moments
from passgo.rules.bots.values import builds_on
from passgo.rules.dealing import undealt
from passgo.rules.deeds import deeds_of
from passgo.rules.ending import time_limit
from passgo.rules.mind import EDITION_FEATURES, FEATURES, GROUP_FEATURES, Mind
from passgo.rules.questions import final_count, means, rent_value
from passgo.rules.state import State
from passgo.rules.words import KEPT
from passgo.struct import Mask, Money


def clipped(value: Money) -> int:
    """Within a byte."""
    return min(max(value, -127), 127)


def part(value: Money, whole: Money, one: int) -> int:
    """A share of a whole, where the whole is `one`."""
    return clipped(value * one // max(whole, 1))


def magnitude(value: Money) -> int:
    """How big, by doublings in quarters."""
    big: Mask = max(value, 0)
    length = big.bit_length()
    if length < 3:
        return length * 8
    quarter = (big >> (length - 3)) & 3
    return clipped(length * 8 + quarter * 2)


def read_table(s: State, m: Mind) -> None:
    """Once for all seats: what every deed costs to land on, and what each seat takes and counts."""
    for seat in range(s.seats):
        m.income[seat] = 0
        m.count[seat] = final_count(s, seat) if has(s.alive, seat) else 0
    left = s.board.all_deeds
    while left != 0:
        space = lowest(left)
        left = left & (left - 1)
        m.rent[space] = 0
        owner = s.owner[space]
        if owner >= 0 and not has(s.mortgaged, space):
            m.rent[space] = rent_value(s, space)
            m.income[owner] += m.rent[space]


def danger(s: State, m: Mind, seat: int) -> Money:
    """The rent the next roll costs on average, two common dice taken."""
    total: Money = 0
    if s.jail[seat] > 0:
        return 0
    for roll in range(2, 13):
        space = (s.at[seat] + roll) % s.board.spaces
        if has(s.board.all_deeds, space) and s.owner[space] != seat:
            total += m.rent[space] * (6 - max(roll - 7, 7 - roll))
    return total // 36


def read_seat(s: State, m: Mind, seat: int) -> None:
    """Everything about one seat, its rivals as far as they matter to it."""
    for i in range(FEATURES):
        m.x[i] = 0
    unit = max(s.board.start_cash, 1)
    cash = s.cash[seat]
    read_rivals(s, m, seat, unit)
    deeds = deeds_of(s, seat)
    m.x[0] = part(cash, unit, 32)
    m.x[1] = magnitude(cash * 64 // unit)
    m.x[2] = part(m.income[seat], unit, 32)
    m.x[3] = magnitude(m.income[seat] * 64 // unit)
    m.x[7] = part(means(s, seat), unit, 24)
    m.x[8] = size(deeds) * 4
    m.x[9] = clipped(size(deeds & s.mortgaged) * 8)
    ahead = danger(s, m, seat)
    m.x[10] = part(ahead, unit, 128)
    m.x[11] = part(ahead, cash + 1, 64)
    m.x[12] = 32 if s.jail[seat] > 0 else 0
    m.x[13] = clipped(size(s.deeds[seat] >> KEPT) * 16)
    m.x[14] = 32 if s.turn == seat else 0
    m.x[15] = (seat + s.seats - s.turn) % s.seats * 8
    m.x[16] = part(s.board.spaces - s.at[seat], s.board.spaces, 32)
    m.x[17] = size(s.alive) * 12
    m.x[18] = min(s.round, 60) * 2
    m.x[19] = size(undealt(s)) * 4
    m.x[20] = min(s.houses_left, 32) * 2
    if s.board.round_limit > 0:
        m.x[27] = part(s.round, s.board.round_limit, 96)
    elif s.board.time_limit_ms > 0:
        m.x[27] = part(s.clock, time_limit(s), 96)
    read_groups(s, m, seat)
    moments.looked_at(s, seat, m)


def read_rivals(s: State, m: Mind, seat: int, unit: Money) -> None:
    """What the others take, have and count."""
    income: Money = 0
    most: Money = 0
    richest: Money = 0
    counts: Money = 0
    cash: Money = 0
    for other in range(s.seats):
        if has(s.alive, other):
            counts += max(m.count[other], 0)
            cash += s.cash[other]
            income += m.income[other]
            if other != seat:
                most = max(most, m.income[other])
                richest = max(richest, s.cash[other])
                m.x[21] += 16 if s.cash[other] > s.cash[seat] else 0
                m.x[22] += 16 if m.income[other] > m.income[seat] else 0
    m.x[4] = part(most, unit, 32)
    m.x[5] = magnitude((income - m.income[seat]) * 64 // unit)
    m.x[6] = part(richest, unit, 32)
    m.x[24] = part(m.count[seat], counts, 96)
    m.x[25] = part(m.income[seat], income, 96)
    m.x[26] = part(s.cash[seat], cash, 96)


def read_groups(s: State, m: Mind, seat: int) -> None:
    """Of each colour group: the share owned, whether it is whole and free of loans, and how far it is built."""
    at = GROUP_FEATURES
    deeds = s.deeds[seat]
    for group in range(s.board.groups):
        members = s.board.members[group]
        mine = deeds & members
        if mine != 0 and at + 2 < EDITION_FEATURES:
            m.x[at] = part(size(mine), size(members), 32)
            if mine == members:
                m.x[at + 1] = 32 if mine & s.mortgaged == 0 else 16
                m.x[23] += 16 if builds_on(s, lowest(members)) else 0
            built = mine & s.built
            levels = 0
            while built != 0:
                levels += s.level[lowest(built)]
                built = built & ~bit(lowest(built))
            m.x[at + 2] = part(levels, size(members), 12)
        at += 3
