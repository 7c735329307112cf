"""Plans for a turn: what may be built, and what may be mortgaged to build. Nothing is undone in the turn it was done."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.bits import bit, lowest
from passgo.rules.bots.looks import think_of
from passgo.rules.bots.net import judge
from passgo.rules.bots.trader import best_site, whole_groups_of
from passgo.rules.deeds import deeds_of
from passgo.rules.engine import put, refusal
from passgo.rules.lines import pick, say
from passgo.rules.menu import side_business
from passgo.rules.questions import building_price, loan_on
from passgo.rules.records import Action, Menu
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind, Reason
from passgo.struct import overwrite


def turn_ideas(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Everything that may go up now."""
    menu.count = 0
    if s.deeds[seat] != 0:
        side_business(s, seat, menu, act)
    for i in range(menu.count):
        kind = menu.kind[i]
        if kind == Kind.BUILD or moments.worth_trying(s, kind):
            pick(menu, i, act)
            think_of(s.mind, act)


def loan_to_build(s: State, seat: int, act: Action, bar: int) -> bool:
    """A loan on a deed outside whole groups, if with it the best house can be paid and the odds rise above the bar."""
    whole = whole_groups_of(s, seat) & ~s.mortgaged
    left = deeds_of(s, seat) & ~whole & ~s.mortgaged
    if whole == 0:
        return False
    cheapest = building_price(s, lowest(whole))
    best = bar
    found = NOBODY
    m = s.mind
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        say(act, Kind.MORTGAGE, space)
        if s.cash[seat] + loan_on(s, space) < cheapest or refusal(s, seat, act) != Reason.FINE:
            continue
        overwrite(s.spare, s)
        put(s.spare, seat, act)
        m.menu.count = 0
        site = best_site(s.spare, seat, Kind.BUILD, s.spare.cash[seat], m.menu, m.act)
        if site != NOBODY:
            pick(m.menu, site, m.act)
            put(s.spare, seat, m.act)
            judge(s.spare, m)
            if m.odds[seat] > best:
                best = m.odds[seat]
                found = space
    say(act, Kind.MORTGAGE, found)
    return found != NOBODY
