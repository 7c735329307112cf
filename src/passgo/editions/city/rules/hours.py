"""The hour of the Trading Unit: beeping as it nears its end, and another one if all want it — City, page 6 [CT-133]."""
from __future__ import annotations

from typing import Final

from passgo.rules import moments
from passgo.rules.bits import bit, has
from passgo.rules.declare import side
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import NOBODY, Event, Kind, Reason
from passgo.struct import Money, Seat

LAST_BEEP_MS: Final = 10_000


@moments.time_told.also
def beeps(s: State, now: Money) -> None:
    """The nearer the end, the more often: at the warning, at half of what is left, and so on [CT-133]."""
    limit = s.board.time_limit_ms
    end = limit + s.extra_ms
    if limit == 0 or s.board.hour_warning_ms == 0 or now >= end:
        return
    left = s.board.hour_warning_ms
    while left >= LAST_BEEP_MS:
        if s.clock < end - left <= now:
            emit(s, Event.BEEP, NOBODY, 0, end - now)
            return
        left = left // 2


def refuse_hour(s: State, seat: int, act: Action) -> int:
    """ADD_HOUR: in a game by the clock, once for each hour [CT-133]."""
    if s.board.time_limit_ms == 0 or s.board.hour_ms == 0:
        return Reason.NO_HOURS
    return Reason.HOUR_ASKED if has(s.hour_votes, seat) else Reason.FINE


def take_hour(s: State, seat: int, act: Action) -> None:
    """This player wants another hour; with the last who agrees the unit is set once more [CT-133]."""
    s.hour_votes = s.hour_votes | bit(seat)
    emit(s, Event.HOUR_WANTED, seat)
    agree_on_hour(s)


side(Kind.ADD_HOUR, refuse_hour, take_hour)


@moments.left_the_game.also
def hour_without(s: State, seat: Seat) -> None:
    """The last who did not want another hour may be the one who leaves [CT-133]."""
    agree_on_hour(s)


def agree_on_hour(s: State) -> None:
    """All who are left want it; also when the last who did not has just gone bankrupt [CT-133]."""
    if s.hour_votes != 0 and s.alive & ~s.hour_votes == 0:
        s.extra_ms += s.board.hour_ms
        s.hour_votes = 0
        emit(s, Event.HOUR_ADDED, NOBODY, 0, s.board.hour_ms)
