"""Looking one move ahead: say it on the spare table, let traders play until the next roll, and ask the net."""
from __future__ import annotations

from typing import Final

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bots.net import judge
from passgo.rules.bots.plain import decide_plainly
from passgo.rules.bots.words import Policy
from passgo.rules.chance import nth_way, ways
from passgo.rules.engine import put, refusal, waits_for
from passgo.rules.lines import say
from passgo.rules.luck import below
from passgo.rules.mind import IDEAS, Mind
from passgo.rules.records import Action, Menu
from passgo.rules.speakers import next_speaker
from passgo.rules.state import State
from passgo.rules.time import next_deadline
from passgo.rules.words import CHANCE, CLOCK, NOBODY, Ending, Kind, Reason
from passgo.struct import Mask, Money, overwrite

PATIENCE: Final = 80
"""So many inputs at most until the next roll."""


def settle(s: State, m: Mind) -> None:
    """Traders play on until somebody is about to begin a turn."""
    for _ in range(PATIENCE):
        if s.over != Ending.PLAYING or s.step[top(s)] == steps.ask_turn.number:
            return
        who = waits_for(s)
        if who == CHANCE:
            nth_way(s, below(m.luck, ways(s)), m.act)
        elif who == CLOCK:
            say(m.act, Kind.TICK, 0, 0, next_deadline(s))
        else:
            who = next_speaker(s)
            decide_plainly(s, who, Policy.TRADER, m.menu, m.act, m.luck)
        put(s, who, m.act)


def value_after(s: State, seat: int, act: Action) -> int:
    """This seat's odds after saying so; the same luck for every look. Everybody's stand in `s.mind.odds`."""
    m = s.mind
    word: Mask = m.luck.word
    overwrite(s.spare, s)
    put(s.spare, seat, act)
    settle(s.spare, m)
    judge(s.spare, m)
    m.luck.word = word
    return m.odds[seat]


def value_now(s: State, seat: int) -> int:
    """This seat's odds as things stand."""
    judge(s, s.mind)
    return s.mind.odds[seat]


def think_of(m: Mind, act: Action) -> None:
    """One more idea, if there is room."""
    if m.ideas < IDEAS:
        n = m.ideas
        m.kind[n] = act.kind
        m.one[n] = act.a
        m.two[n] = act.b
        m.give[n] = act.give
        m.want[n] = act.want
        m.money[n] = act.money
        m.ideas = n + 1


def recall(m: Mind, i: int, act: Action) -> None:
    """Say idea `i`."""
    say(act, m.kind[i], m.one[i], m.two[i], m.money[i])
    act.give = m.give[i]
    act.want = m.want[i]


def think_of_lines(m: Mind, menu: Menu, first: int, act: Action) -> None:
    """Every line of a menu from here on."""
    for i in range(first, menu.count):
        say(act, menu.kind[i], menu.a[i], menu.b[i], menu.money[i])
        think_of(m, act)


def odds_if_bought(s: State, seat: int, buyer: int, space: int, price: Money) -> int:
    """This seat's odds if somebody had the deed for so much; nobody: it stays with the bank."""
    m = s.mind
    overwrite(s.spare, s)
    if buyer != NOBODY:
        deal_out(s.spare, buyer, space, price)
    judge(s.spare, m)
    return m.odds[seat]


def deal_out(s: State, buyer: int, space: int, price: Money) -> None:
    """Only on the spare table: a deed of the bank changes hands without a step of the agenda."""
    one: Mask = 1
    s.cash[buyer] -= price
    s.owner[space] = buyer
    s.deeds[buyer] = s.deeds[buyer] | (one << space)


def may(s: State, seat: int, act: Action) -> bool:
    """Is this in order?"""
    return refusal(s, seat, act) == Reason.FINE
