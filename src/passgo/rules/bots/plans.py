"""Plans for a turn: what may be built, and what may be mortgaged to build. Nothing is undone in the turn it was done."""
from __future__ import annotations

from typing import Final

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bots import moments
from passgo.rules.bots.hard import loose_loan
from passgo.rules.bots.looks import think_of
from passgo.rules.bots.net import judge
from passgo.rules.bots.trader import best_site, whole_groups_of
from passgo.rules.declare import asked
from passgo.rules.engine import put
from passgo.rules.lines import pick
from passgo.rules.menu import side_business
from passgo.rules.records import Action, Menu
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind
from passgo.struct import Money, overwrite

LOANS: Final = 6
HOUSES: Final = 12
"""So many at most in one plan."""


@asked
def goes_up(s: State, kind: int) -> Money:
    """1: business of this kind puts something up now, or brings a deed, and is worth a thought before a roll; else 0."""
    return 1 if (kind == Kind.BUILD and not moments.builds_later(s)) or moments.worth_trying(s, kind) else 0


def turn_ideas(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Everything that may go up now."""
    menu.count = 0
    if s.deeds[seat] != 0:
        side_business(s, seat, menu, act)
    for i in range(menu.count):
        if goes_up(s, menu.kind[i]) == 1:
            pick(menu, i, act)
            think_of(s.mind, act)


def plan_to_build(s: State, seat: int, act: Action, bar: int) -> bool:
    """The best of all plans (loans on so many loose deeds, then so many houses) if it is above the bar: its first step."""
    m = s.mind
    t = s.spare
    if whole_groups_of(s, seat) & ~s.mortgaged == 0:
        return False
    best = bar
    loans = NOBODY
    for count in range(LOANS + 1):
        # Who is rich takes loans back: to take them again would be a circle.
        if count > 0 and s.cash[seat] >= s.board.salary * 2:
            break
        overwrite(t, s)
        if not borrows(t, seat, count, m.act):
            break
        for _ in range(HOUSES):
            m.menu.count = 0
            site = best_site(t, seat, Kind.BUILD, t.cash[seat], m.menu, m.act)
            if site == NOBODY:
                break
            pick(m.menu, site, m.act)
            put(t, seat, m.act)
            if t.step[top(t)] != steps.ask_turn.number:
                break
            judge(t, m)
            if m.odds[seat] > best:
                best = m.odds[seat]
                loans = count
    if loans == NOBODY:
        return False
    if loans > 0:
        return loose_loan(s, seat, act)
    m.menu.count = 0
    pick(m.menu, best_site(s, seat, Kind.BUILD, s.cash[seat], m.menu, m.act), act)
    return True


def borrows(t: State, seat: int, count: int, act: Action) -> bool:
    """Take so many loans on the spare table; false: there are not so many to take."""
    for _ in range(count):
        if not loose_loan(t, seat, act):
            return False
        put(t, seat, act)
    return True
