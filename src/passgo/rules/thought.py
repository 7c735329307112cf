"""Thinking ahead: a table nobody has seen whole is filled in, and played on for some turns or to the end."""
from __future__ import annotations

from typing import Final

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import has, lowest
from passgo.rules.bots import moments
from passgo.rules.bots.decide import decide
from passgo.rules.bots.features import read_seat, read_table
from passgo.rules.bots.net import ALL, judge
from passgo.rules.bots.packages import loose_part
from passgo.rules.bots.sales import lists_sales as lists_sales
from passgo.rules.bots.words import Policy
from passgo.rules.deeds import give_deed
from passgo.rules.engine import put
from passgo.rules.luck import below, whim
from passgo.rules.mind import Mind
from passgo.rules.money import move_money
from passgo.rules.playout import speak
from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.state import State
from passgo.rules.words import Ending, For

LONGEST: Final = 60_000
"""Inputs after which a future is not followed any further: it counts as it stands."""


def determinize(s: State, seat: int, menu: Menu, act: Action, luck: Luck) -> None:
    """Fill in what this seat cannot see: bids in closed hands as traders would bid, and whatever an edition hides."""
    moments.filled_in(s, seat, luck)
    for f in range(s.depth):
        if s.step[f] == steps.ask_sealed_auction.number and f == top(s):
            closed = s.how[f]
            for other in range(s.seats):
                if other != seat and has(s.bidders, other) and (closed >> other) & 1 == 1:
                    s.how[f] = closed - (1 << other)
                    decide(s, other, Policy.TRADER, menu, act, luck)
                    s.sealed[other] = act.money * (60 + below(luck, 81)) // 100 // s.board.bid_step * s.board.bid_step
                    s.sealed[other] = min(s.sealed[other], s.cash[other])
                    s.how[f] = closed


def play_until(s: State, tally: Tally, menu: Menu, act: Action, luck: Luck, turns: int) -> None:
    """On from here for so many turns; 0: to the end."""
    last = s.turns + turns
    most = s.inputs + LONGEST
    while s.over == Ending.PLAYING and s.inputs < most and (turns == 0 or s.turns < last
                                                            or s.step[top(s)] != steps.ask_turn.number):
        who = speak(s, tally, menu, act, luck)
        put(s, who, act)


def play_to(s: State, tally: Tally, menu: Menu, act: Action, luck: Luck, seat: int, limit: int) -> None:
    """On from here until this seat is asked something, or the game is over."""
    while s.over == Ending.PLAYING and limit > 0:
        who = speak(s, tally, menu, act, luck)
        if who == seat:
            return
        put(s, who, act)
        limit -= 1


def outcome(s: State, m: Mind) -> None:
    """Everybody's odds at the end of a thought: won, lost, or as the net sees it; without a net, a share each."""
    if s.over != Ending.PLAYING or m.net.ready == 1:
        judge(s, m)
        return
    alive = 0
    for seat in range(s.seats):
        alive += 1 if has(s.alive, seat) else 0
    for seat in range(s.seats):
        m.odds[seat] = ALL // alive if has(s.alive, seat) else 0


def at_a_glance(s: State) -> bool:
    """Is this a moment the net knows: the first question of a turn?"""
    return s.over == Ending.PLAYING and s.step[top(s)] == steps.ask_turn.number and s.offers == 0 and s.doubles == 0


def to_next_glance(s: State, tally: Tally, menu: Menu, act: Action, luck: Luck, turns: int) -> bool:
    """On for so many turns and to the next such moment; false: the game was over before."""
    last = s.turns + turns
    while s.over == Ending.PLAYING and s.inputs < LONGEST:
        if s.turns >= last and at_a_glance(s):
            return True
        who = speak(s, tally, menu, act, luck)
        put(s, who, act)
    return False


def deals_at_random(s: State, luck: Luck) -> None:
    """Parts of groups and some money change hands, as in deals nobody has made yet: a net must know such tables, too."""
    for _ in range(1 + whim(luck, 4)):
        giver = whim(luck, s.seats)
        taker = (giver + 1 + whim(luck, s.seats - 1)) % s.seats
        group = whim(luck, s.board.groups)
        if not has(s.alive, giver) or not has(s.alive, taker):
            continue
        things = loose_part(s, giver, group)
        move_money(s, taker, giver, s.cash[taker] * whim(luck, 60) // 100 // s.board.bid_step * s.board.bid_step, For.DEAL)
        while things != 0:
            give_deed(s, lowest(things), taker)
            things = things & (things - 1)


def describe(s: State, m: Mind, seat: int) -> None:
    """What the net would see of this seat, in `m.x`."""
    read_table(s, m)
    read_seat(s, m, seat)
