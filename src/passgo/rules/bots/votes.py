"""How the bots vote when somebody wishes to stop, or a limit is offered: like reasonable guests."""
from __future__ import annotations

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import has
from passgo.rules.bots.words import Policy
from passgo.rules.lines import say
from passgo.rules.questions import final_count
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import Kind


def votes(s: State, seat: int, policy: int, act: Action) -> bool:
    """Write the vote, if one is asked for; who does anything votes at random.

    A limit is welcome, except to a trader who has built and means to win by it [HN-95 HN-96 TT-83].
    """
    step = s.step[top(s)]
    if policy == Policy.RANDOM or policy == Policy.PERSON:
        return False
    if step == steps.ask_stop.number:
        say(act, Kind.AGREE if s.round >= s.board.fair_rounds or leads(s, seat) else Kind.GO_ON)
        return True
    if step == steps.ask_limit.number:
        playing = policy >= Policy.TRADER_V1 and s.built & s.deeds[seat] != 0
        say(act, Kind.GO_ON if playing else Kind.AGREE)
        return True
    return False


def leads(s: State, seat: int) -> bool:
    """Would this seat win if all were counted now?"""
    mine = final_count(s, seat)
    for other in range(s.seats):
        if other != seat and has(s.alive, other) and final_count(s, other) > mine:
            return False
    return True
