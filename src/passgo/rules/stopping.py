"""Every table can end: by the agreement of all, and by a limit offered where nobody deals [HN-95 HN-96 CT-134 ML-66 TT-83]."""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.agenda import close, top
from passgo.rules.declare import ask, side
from passgo.rules.ending import count_up
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import NOBODY, Ending, Event, Kind, Reason
from passgo.struct import Mask


def refuse_stop(s: State, seat: int, act: Action) -> int:
    """PROPOSE_STOP: at any time, but only once in a turn, lest nobody can play for being asked [HN-95 TT-83]."""
    if s.board.stop_agreed == 0:
        return Reason.NO_STOPPING
    return Reason.ASKED_ALREADY if s.stop_turn[seat] == s.turns else Reason.FINE


def propose_stop(s: State, seat: int, act: Action) -> None:
    """Everybody else is asked; `how` is the set of those who agree [HN-95 TT-83]."""
    s.stop_turn[seat] = s.turns
    emit(s, Event.STOP_ASKED, seat)
    then.ask_stop(s, seat, 1 << seat)


side(Kind.PROPOSE_STOP, refuse_stop, propose_stop)


def still_to_agree(s: State) -> Mask:
    """Those who have not said yes yet."""
    agreed: Mask = s.how[top(s)]
    return s.alive & ~agreed


def refuse_vote(s: State, seat: int, act: Action, agreed: int) -> int:
    """Ask STOP, ask LIMIT: yes, or play on [HN-95 HN-96 TT-83]."""
    match act.kind:
        case Kind.AGREE | Kind.GO_ON:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def all_agree(s: State, seat: int, act: Action) -> bool:
    """One no is enough to play on; was this the last yes? [HN-95 HN-96 TT-83]"""
    emit(s, Event.STOP_ANSWERED, seat, 1 if act.kind == Kind.AGREE else 0)
    if act.kind == Kind.GO_ON:
        close(s)
        return False
    s.how[top(s)] += 1 << seat
    return still_to_agree(s) == 0


def take_vote(s: State, seat: int, act: Action, agreed: int) -> None:
    """When all have said yes, it is over and counted [HN-95 TT-83 TT-84]."""
    if all_agree(s, seat, act):
        count_up(s, Ending.AGREED)


ask_stop = ask("ASK_STOP", 75, refuse_vote, take_vote, actors=still_to_agree, answers=(Kind.AGREE, Kind.GO_ON), frame="how")


def stalled(s: State) -> bool:
    """Has nobody dealt for so long, in a game without a limit, and has nobody been told yet? [HN-96]"""
    if s.board.stall_rounds == 0 or s.stall_told == 1 or s.limit > 0:
        return False
    if s.board.round_limit > 0 or s.board.time_limit_ms > 0:
        return False
    return s.round - s.traded > s.board.stall_rounds


def offer_limit(s: State, seat: int) -> None:
    """A table where nobody has dealt for long is told so, once, and offered a limit [HN-96]."""
    if stalled(s):
        s.stall_told = 1
        emit(s, Event.STALLED, NOBODY, s.board.stall_limit, 0, s.board.stall_rounds)
        then.ask_limit(s, seat, 0)


def take_limit_vote(s: State, seat: int, act: Action, agreed: int) -> None:
    """When all have said yes, so many rounds are left [HN-96]."""
    if all_agree(s, seat, act):
        close(s)
        s.limit = s.round + s.board.stall_limit
        emit(s, Event.LIMIT_SET, NOBODY, s.limit)


ask_limit = ask("ASK_LIMIT", 76, refuse_vote, take_limit_vote, actors=still_to_agree, answers=(Kind.AGREE, Kind.GO_ON),
                frame="how")
