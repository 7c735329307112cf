"""Building hard: three houses as soon as there is a whole group, with nearly the last cash and with loans on loose deeds."""
from __future__ import annotations

from typing import Final

from passgo.rules.bits import lowest
from passgo.rules.bots.trader import best_site, whole_groups_of
from passgo.rules.deeds import deeds_of
from passgo.rules.engine import refusal
from passgo.rules.lines import pick, say
from passgo.rules.questions import rent_value
from passgo.rules.records import Action, Menu
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind, Reason
from passgo.struct import Money

ENOUGH: Final = 3
"""Houses that pay best."""


def loose_loan(s: State, seat: int, act: Action) -> bool:
    """A loan on the deed outside whole groups that earns least."""
    left = deeds_of(s, seat) & ~whole_groups_of(s, seat) & ~s.mortgaged
    best = NOBODY
    least: Money = 0
    while left != 0:
        space = lowest(left)
        left = left & (left - 1)
        say(act, Kind.MORTGAGE, space)
        if (best == NOBODY or rent_value(s, space) < least) and refusal(s, seat, act) == Reason.FINE:
            best = space
            least = rent_value(s, space)
    say(act, Kind.MORTGAGE, best)
    return best != NOBODY


def builds_hard(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """Up to three houses on whole groups with nearly the last cash, and with loans on loose deeds."""
    whole = whole_groups_of(s, seat) & ~s.mortgaged
    if whole == 0:
        return False
    keep = s.board.salary * s.mind.net.knob[21] // 100
    menu.count = 0
    site = best_site(s, seat, Kind.BUILD, s.cash[seat] - keep, menu, act)
    if site != NOBODY and s.level[menu.a[site]] < ENOUGH:
        pick(menu, site, act)
        return True
    if site != NOBODY or s.mind.net.knob[20] < 2:
        return False
    left = whole
    low = False
    while left != 0:
        low = low or s.level[lowest(left)] < ENOUGH
        left = left & (left - 1)
    return low and s.cash[seat] >= keep and loose_loan(s, seat, act)
