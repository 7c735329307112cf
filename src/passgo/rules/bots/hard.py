"""Building hard: three houses as soon as there is a whole group, with nearly the last cash and with loans on loose deeds."""
from __future__ import annotations

from typing import Final

from passgo.rules.bits import lowest
from passgo.rules.bots.trader import best_of_sites, whole_groups_of
from passgo.rules.deeds import deeds_of
from passgo.rules.engine import refusal
from passgo.rules.lines import pick, say
from passgo.rules.questions import redeeming, rent_value
from passgo.rules.records import Action, Menu
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind, Reason
from passgo.struct import Mask, Money

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
    owned = whole_groups_of(s, seat)
    whole = owned & ~s.mortgaged
    if whole == 0:
        return False
    keep = s.board.salary // 4
    menu.count = 0
    site = best_of_sites(s, seat, Kind.BUILD, owned, s.cash[seat] - keep, menu, act)
    if site != NOBODY and s.level[menu.a[site]] < ENOUGH:
        pick(menu, site, act)
        return True
    # Who is rich and cannot build lacks room, not money: a loan would be taken back at once, and taken again.
    short = keep <= s.cash[seat] < s.board.salary * 2
    return site == NOBODY and short and lacks_houses(s, whole) and loose_loan(s, seat, act)


def lacks_houses(s: State, left: Mask) -> bool:
    """Has any of these deeds fewer houses than pay best?"""
    while left != 0:
        if s.level[lowest(left)] < ENOUGH:
            return True
        left = left & (left - 1)
    return False


def redeems_early(s: State, seat: int, act: Action) -> None:
    """Who has nothing to build for takes the dearest loan back as soon as a salary is left; else it rolls."""
    left = deeds_of(s, seat) & s.mortgaged
    best: Money = 0
    found = NOBODY
    if left != 0 and not lacks_houses(s, whole_groups_of(s, seat)):
        while left != 0:
            space = lowest(left)
            left = left & (left - 1)
            say(act, Kind.REDEEM, space)
            dear = s.board.price[space] > best and s.cash[seat] - redeeming(s, space) >= s.board.salary
            if dear and refusal(s, seat, act) == Reason.FINE:
                best = s.board.price[space]
                found = space
    say(act, Kind.ROLL)
    if found != NOBODY:
        say(act, Kind.REDEEM, found)
