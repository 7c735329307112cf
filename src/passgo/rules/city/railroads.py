"""Railroads and the jump — City, page 9."""
from __future__ import annotations

from passgo.rules.agenda import close, then, top
from passgo.rules.bits import bit, has, size
from passgo.rules.deeds import is_deed
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.turn import travel
from passgo.rules.words import Event, Kind, Reason, Step
from passgo.struct import Mask


def railroad_sites(s: State) -> Mask:
    """Districts without a railroad, whoever owns them, while there are pieces [CT-43]."""
    return s.board.all_deeds & ~s.rails if size(s.rails) < s.board.railroads else 0


def lay_rails(s: State, seat: int, space: int) -> None:
    """For nothing [CT-43]."""
    s.rails = s.rails | bit(space)
    emit(s, Event.RAILROAD_BUILT, seat, space)


def jump_step(s: State, seat: int, space: int, used: int) -> None:
    """Step JUMP: what there was to pay or to buy is done; now the player may ride on [CT-45 CT-46]."""
    if used < s.board.jumps and s.rails & ~bit(space) != 0:
        then(s, Step.ASK_JUMP, seat, space, 0, used)


def refuse_jump(s: State, seat: int, act: Action) -> int:
    """Ask JUMP: to any other district with a railroad, or stay [CT-45]."""
    match act.kind:
        case Kind.STAY:
            return Reason.FINE
        case Kind.JUMP:
            if not is_deed(s, act.a):
                return Reason.UNKNOWN
            return Reason.FINE if has(s.rails, act.a) and act.a != s.what[top(s)] else Reason.NO_RAILROAD
    return Reason.WRONG_MOMENT


def take_jump(s: State, seat: int, act: Action) -> None:
    """Clockwise, past GO if need be; the district is resolved; only with more jumps is it a landing [CT-45 CT-47]."""
    used = s.how[top(s)]
    close(s)
    if act.kind == Kind.JUMP:
        emit(s, Event.JUMPED, seat, act.a)
        travel(s, seat, act.a)
        then(s, Step.DISTRICT, seat, 0, 0, used + 1)
