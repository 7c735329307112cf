"""The end: the first bankruptcy, or the agreement of all; then Fortune is counted [TT-80 .. TT-84]."""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.agenda import close, top
from passgo.rules.declare import ask, side, step
from passgo.rules.ending import count_up
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import Ending, Event, Kind, Reason
from passgo.struct import Mask


def refuse_stop(s: State, seat: int, act: Action) -> int:
    """PROPOSE_STOP: at any time, but only once in a turn, lest nobody can play for being asked [TT-83]."""
    if s.board.stop_agreed == 0:
        return Reason.NO_STOPPING
    return Reason.ASKED_ALREADY if s.stop_turn[seat] == s.turns else Reason.FINE


def propose_stop(s: State, seat: int, act: Action) -> None:
    """Everybody else is asked; `how` is the set of those who agree [TT-83]."""
    s.stop_turn[seat] = s.turns
    emit(s, Event.STOP_ASKED, seat)
    then.ask_stop(s, seat, 1 << seat)


side(Kind.PROPOSE_STOP, refuse_stop, propose_stop)


def still_to_agree(s: State) -> Mask:
    """Those who have not said yes yet."""
    agreed: Mask = s.how[top(s)]
    return s.alive & ~agreed


def refuse_vote(s: State, seat: int, act: Action, agreed: int) -> int:
    """Ask STOP: yes, or play on [TT-83]."""
    match act.kind:
        case Kind.AGREE | Kind.GO_ON:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_vote(s: State, seat: int, act: Action, agreed: int) -> None:
    """One no is enough to play on; when all have said yes, Fortune is counted [TT-83 TT-84]."""
    emit(s, Event.STOP_ANSWERED, seat, 1 if act.kind == Kind.AGREE else 0)
    if act.kind == Kind.GO_ON:
        close(s)
        return
    s.how[top(s)] += 1 << seat
    if still_to_agree(s) == 0:
        count_up(s, Ending.AGREED)


ask_stop = ask("ASK_STOP", 93, refuse_vote, take_vote, answers=(Kind.AGREE, Kind.GO_ON), actors=still_to_agree, frame="how")


@step("FINAL_COUNT", 60)
def final_counting(s: State) -> None:
    """Step FINAL_COUNT: somebody is bankrupt, what was owed to the bank is paid: that ends the game [TT-80 TT-81 TT-84]."""
    count_up(s, Ending.FIRST_BANKRUPTCY)
