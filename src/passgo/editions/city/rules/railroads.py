"""Railroads and the jump — City, page 9."""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.agenda import close
from passgo.rules.bits import bit, has, size
from passgo.rules.declare import ask, step
from passgo.rules.deeds import is_deed
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.turn import travel
from passgo.rules.words import Event, Kind, Reason, When
from passgo.struct import Mask, Seat


def railroad_sites(s: State) -> Mask:
    """Districts without a railroad, whoever owns them, while there are pieces [CT-43]."""
    return s.board.all_deeds & ~s.rails if size(s.rails) < s.board.railroads else 0


def lay_rails(s: State, seat: int, space: int) -> None:
    """For nothing [CT-43]."""
    s.rails = s.rails | bit(space)
    emit(s, Event.RAILROAD_BUILT, seat, space)


@step("JUMP", 33)
def jump_step(s: State, seat: Seat, space: int, used: int) -> None:
    """Step JUMP: what there was to pay or to buy is done; now the player may ride on [CT-45 CT-46]."""
    if used < s.board.jumps and s.rails & ~bit(space) != 0:
        then.ask_jump(s, seat, space, used)


def refuse_jump(s: State, seat: int, act: Action, space: int, used: int) -> int:
    """Ask JUMP: to any other district with a railroad, or stay [CT-45]."""
    match act.kind:
        case Kind.STAY:
            return Reason.FINE
        case Kind.JUMP:
            if not is_deed(s, act.a):
                return Reason.UNKNOWN
            return Reason.FINE if has(s.rails, act.a) and act.a != space else Reason.NO_RAILROAD
    return Reason.WRONG_MOMENT


def take_jump(s: State, seat: int, act: Action, space: int, used: int) -> None:
    """By rail; the district is resolved; only with more jumps is it a landing [CT-45 CT-47]."""
    close(s)
    if act.kind == Kind.JUMP:
        emit(s, Event.JUMPED, seat, act.a)
        ride_rails(s, seat, act.a)
        then.district(s, seat, used + 1)


def ride_rails(s: State, seat: int, space: int) -> None:
    """The shorter way round, clockwise when both are equal; only going forward does GO pay [CT-47]."""
    forward = (space + s.board.spaces - s.at[seat]) % s.board.spaces
    if s.board.trains_clockwise == 1 or forward * 2 <= s.board.spaces:
        travel(s, seat, space)
    else:
        s.at[seat] = space
        emit(s, Event.MOVED, seat, space)


ask_jump = ask("ASK_JUMP", 82, refuse_jump, take_jump, occasion=When.OWN_TURN)
