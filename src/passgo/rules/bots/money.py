"""Raising money wisely: what earns least goes first."""
from __future__ import annotations

from passgo.rules.bits import bit, has, lowest
from passgo.rules.deeds import deeds_of, owns_group
from passgo.rules.lines import find, line, say
from passgo.rules.questions import rent_value
from passgo.rules.records import Action, Menu
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind
from passgo.struct import Money


def raise_cash(s: State, seat: int, menu: Menu, act: Action) -> int:
    """Settle if possible; else mortgage what earns least, then sell the building that earns least, then give up."""
    choice = find(menu, Kind.SETTLE)
    if choice == NOBODY:
        choice = put_best(s, seat, Kind.MORTGAGE, menu, act)
    if choice == NOBODY:
        choice = put_best(s, seat, Kind.SELL, menu, act)
    return choice if choice != NOBODY else find(menu, Kind.GIVE_UP)


def put_best(s: State, seat: int, kind: int, menu: Menu, act: Action) -> int:
    """Put the deed whose loan, or whose building, is missed least on the menu; NOBODY if there is none."""
    best = NOBODY
    least: Money = 0
    deeds = deeds_of(s, seat)
    left = deeds & s.built if kind == Kind.SELL else deeds & ~(s.mortgaged | s.built)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        missed = missed_rent(s, seat, space)
        if best == NOBODY or missed < least:
            before = menu.count
            say(act, kind, space)
            line(s, seat, menu, act)
            if menu.count > before:
                best = before
                least = missed
    if best == NOBODY and kind == Kind.SELL and deeds & s.built != 0:
        best = menu.count
        say(act, kind, lowest(deeds & s.built), 1)
        line(s, seat, menu, act)
    return best


def missed_rent(s: State, seat: int, space: int) -> Money:
    """The rent that goes with a loan on this deed, or with its topmost building; a whole group is missed most."""
    level = s.level[space]
    if has(s.developed, space):
        return rent_value(s, space)
    if level > 0:
        return s.board.rent[space][level] - s.board.rent[space][level - 1]
    rent = s.board.rent[space][0]
    return rent * 20 if owns_group(s, seat, space) else rent
