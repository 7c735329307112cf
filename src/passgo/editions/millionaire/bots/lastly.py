"""The moment before a turn ends: what goes up now is there when the others roll, and was not risked in one's own roll."""
from __future__ import annotations

from typing import Final

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bots import moments
from passgo.rules.bots.looks import settle, value_after
from passgo.rules.bots.net import judge
from passgo.rules.bots.trader import best_site
from passgo.rules.engine import put
from passgo.rules.lines import pick, say
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind
from passgo.struct import Mask, Seat, overwrite

HOUSES: Final = 12
"""So many at most in one plan."""


@moments.builds_later.only("target")
def waits_to_build(s: State) -> bool:
    """Until the dice have fallen [ML-20 ML-50]."""
    return s.board.after_roll == steps.last_word.number


@moments.built_lastly.only("target")
def plans_last(s: State, seat: Seat, act: Action) -> bool:
    """As many houses as the net likes best, seen from the next player's turn [ML-20]."""
    m = s.mind
    t = s.spare
    if s.step[top(s)] != steps.ask_end.number:
        return False
    say(act, Kind.END_TURN)
    best = value_after(s, seat, act)
    found = 0
    word: Mask = m.luck.word
    for count in range(1, HOUSES + 1):
        overwrite(t, s)
        if not puts_up(t, seat, count):
            break
        put(t, seat, act)
        settle(t, m)
        judge(t, m)
        m.luck.word = word
        if m.odds[seat] > best:
            best = m.odds[seat]
            found = count
    if found > 0:
        m.menu.count = 0
        pick(m.menu, best_site(s, seat, Kind.BUILD, s.cash[seat], m.menu, m.act), act)
    return True


def puts_up(t: State, seat: int, count: int) -> bool:
    """So many houses on the spare table; false: there is no room or no money for so many."""
    m = t.mind
    for _ in range(count):
        m.menu.count = 0
        site = best_site(t, seat, Kind.BUILD, t.cash[seat], m.menu, m.act)
        if site == NOBODY:
            return False
        pick(m.menu, site, m.act)
        put(t, seat, m.act)
        if t.step[top(t)] != steps.ask_end.number:
            return False
    return True
