"""How the bots vote when somebody wishes to stop, or a limit is offered, and when they wish it themselves: like guests."""
from __future__ import annotations

from typing import Final

from passgo.rules import steps
from passgo.rules.bits import has
from passgo.rules.bots.words import Policy
from passgo.rules.engine import refusal
from passgo.rules.lines import say
from passgo.rules.questions import final_count
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import Kind, Reason

LATE: Final = 5
"""So many times as long as it takes to be offered a limit, and a guest thinks of home."""


def votes(s: State, seat: int, policy: int, act: Action) -> bool:
    """Write the vote, if one is asked for; who does anything votes at random.

    A limit is welcome, except to a trader who has built and means to win by it [HN-95 HN-96 TT-83].
    """
    if policy == Policy.RANDOM or policy == Policy.PERSON:
        return False
    step = s.step[s.depth - 1]
    if step == steps.ask_stop.number:
        say(act, Kind.AGREE if s.round >= s.board.fair_rounds or leads(s, seat) else Kind.GO_ON)
        return True
    if step == steps.ask_limit.number:
        playing = policy >= Policy.TRADER_V1 and s.built & s.deeds[seat] != 0
        say(act, Kind.GO_ON if playing else Kind.AGREE)
        return True
    return step == steps.ask_turn.number and policy >= Policy.TRADER and wishes_to_stop(s, seat, act)


def wishes_to_stop(s: State, seat: int, act: Action) -> bool:
    """A game may go round for ever where nobody deals any more and no rent ruins anybody: whoever came after the first trader
    then proposes to stop, and nobody is asked again for as long as it takes to be offered a limit [HN-95 CT-134 ML-66 TT-83]."""
    pause = s.board.stall_rounds
    if pause == 0 or s.round < LATE * pause:
        return False
    for other in range(s.seats):
        if s.turns - s.stop_turn[other] < pause * s.seats:
            return False
    say(act, Kind.PROPOSE_STOP)
    return refusal(s, seat, act) == Reason.FINE


def leads(s: State, seat: int) -> bool:
    """Would this seat win if all were counted now?"""
    mine = final_count(s, seat)
    for other in range(s.seats):
        if other != seat and has(s.alive, other) and final_count(s, other) > mine:
            return False
    return True
