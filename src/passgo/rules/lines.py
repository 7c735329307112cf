"""Lines of a menu. Each is put to the same oracle that judges real actions, so no menu can promise too much."""
from __future__ import annotations

from passgo.rules.bits import bit, lowest
from passgo.rules.engine import refusal
from passgo.rules.records import Action, Menu
from passgo.rules.sizes import LINES
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Reason
from passgo.struct import Mask, Money


def say(act: Action, kind: int, a: int = 0, b: int = 0, money: Money = 0) -> None:
    """Fill in a simple action."""
    act.kind = kind
    act.a = a
    act.b = b
    act.give = 0
    act.want = 0
    act.money = money


def line(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Add the action in hand, if it would be accepted and is wanted; a menu that has no more room says so."""
    if wanted_line(menu, act) and refusal(s, seat, act) == Reason.FINE:
        put_line(menu, act)


def wanted_line(menu: Menu, act: Action) -> bool:
    """Is this line asked for, and is there room for it?"""
    n = menu.count
    if menu.only != 0 and act.kind != menu.only:
        return False
    if menu.brief == 1 and n > 0 and menu.kind[n - 1] == act.kind:
        return False
    if n == LINES:
        menu.full = 1
        return False
    return True


def add_line(menu: Menu, act: Action) -> None:
    """Add the action in hand, which the oracle has been asked about."""
    if wanted_line(menu, act):
        put_line(menu, act)


def put_line(menu: Menu, act: Action) -> None:
    """The action in hand is the next line."""
    n = menu.count
    menu.kind[n] = act.kind
    menu.a[n] = act.a
    menu.b[n] = act.b
    menu.money[n] = act.money
    menu.count = n + 1


def plain_lines(s: State, seat: int, first: int, last: int, menu: Menu, act: Action) -> None:
    """Answers that are one word."""
    for kind in range(first, last + 1):
        say(act, kind)
        line(s, seat, menu, act)


def deed_lines(s: State, seat: int, kind: int, deeds: Mask, menu: Menu, act: Action) -> None:
    """One kind of business, deed by deed."""
    while deeds != 0:
        space = lowest(deeds)
        deeds = deeds & ~bit(space)
        say(act, kind, space)
        line(s, seat, menu, act)


def find(menu: Menu, kind: int) -> int:
    """The first line of this kind, or NOBODY."""
    for i in range(menu.count):
        if menu.kind[i] == kind:
            return i
    return NOBODY


def pick(menu: Menu, i: int, act: Action) -> None:
    """Say line `i` of the menu."""
    say(act, menu.kind[i], menu.a[i], menu.b[i], menu.money[i])
