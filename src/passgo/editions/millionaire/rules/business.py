"""When side business is out of order in Millionaire: selling, mortgaging, dealing with what is built on, building in mid-turn."""
from __future__ import annotations

from passgo.rules import moments, steps
from passgo.rules.agenda import top
from passgo.rules.bits import has
from passgo.rules.deeds import is_deed
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import Kind, Reason


@moments.refuse_untimely.also
def refuse_for_now(s: State, seat: int, act: Action) -> int:
    """What the board forbids for the moment [ML-50 ML-60 ML-61 ML-62 ML-64]."""
    match act.kind:
        case Kind.SELL | Kind.MORTGAGE:
            return refuse_raising(s, seat, act)
        case Kind.BUILD:
            if s.board.between_turns == 1 and s.turn != seat and (s.step[top(s)] != steps.ask_turn.number or s.doubles > 0):
                return Reason.NOT_BETWEEN_TURNS
        case Kind.OFFER:
            if s.board.own_buildings_only == 1 and (act.give | act.want) & s.built != 0:
                return Reason.BUILT_ON
    return Reason.FINE


def refuse_raising(s: State, seat: int, act: Action) -> int:
    """Only while short of money; houses one at a time; buildings come down before a mortgage [ML-60 ML-61 ML-62 CT-110]."""
    f = top(s)
    if s.board.only_when_short == 1 and (s.step[f] != steps.ask_raise.number or s.cash[seat] >= s.sum[f]):
        return Reason.NOT_SHORT
    if s.board.one_at_a_time == 1 and act.kind == Kind.SELL and act.b == 1:
        return Reason.ONE_AT_A_TIME
    if s.board.own_buildings_only == 1 and act.kind == Kind.MORTGAGE and is_deed(s, act.a) and has(s.built, act.a):
        return Reason.BUILT_ON
    return Reason.FINE
