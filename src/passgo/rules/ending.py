"""The end of the game: the last player left, the first bankruptcy, the agreed time, or the agreed rounds."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.bits import bit, has, size
from passgo.rules.declare import step
from passgo.rules.questions import final_count
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import NOBODY, Ending, Event
from passgo.struct import Mask, Money


def finish(s: State, ending: int, winners: Mask) -> None:
    """Nothing on the agenda matters any more."""
    s.over = ending
    s.winners = winners
    s.depth = 0
    s.floor = 0
    emit(s, Event.OVER, NOBODY, ending)
    for seat in range(s.seats):
        if has(winners, seat):
            emit(s, Event.WON, seat, ending)


def count_up(s: State, ending: int) -> None:
    """Whoever is left counts; the most wins, and equals share it [HN-S4 HN-T2]."""
    winners: Mask = 0
    most: Money = -1
    for seat in range(s.seats):
        if has(s.alive, seat):
            worth = final_count(s, seat)
            if worth > most:
                winners = 0
                most = worth
            if worth == most:
                winners = winners | bit(seat)
            if not moments.told_count(s, seat):
                emit(s, Event.COUNTED, seat, 0, worth)
    finish(s, ending, winners)


def still_in(s: State, seat: int) -> bool:
    """Is this a player, and not out? [HN-93]"""
    return 0 <= seat < s.seats and has(s.alive, seat)


def last_left(s: State) -> bool:
    """Somebody has just gone bankrupt: the last player left wins [HN-93]."""
    if size(s.alive) == 1:
        finish(s, Ending.LAST_LEFT, s.alive)
    return s.over != Ending.PLAYING


def ends_here(s: State) -> bool:
    """The first bankruptcy ends a short game, once the creditor has paid the interest [HN-91 HN-S4]."""
    return s.board.ends_at_bankruptcy == 1


@step("COUNT_NOW", 30)
def count_now(s: State) -> None:
    """Step COUNT_NOW: somebody is bankrupt and all that followed is paid: the count [HN-S4]."""
    count_up(s, Ending.FIRST_BANKRUPTCY)


def time_limit(s: State) -> Money:
    """When a game by the clock ends, with what was added since; 0: it is none [HN-T2 CT-133]."""
    return s.board.time_limit_ms + s.extra_ms if s.board.time_limit_ms > 0 else 0


def time_is_up(s: State) -> bool:
    """Has the agreed time passed? [HN-T2]"""
    return s.board.time_limit_ms > 0 and s.clock >= time_limit(s)


def rounds_are_up(s: State) -> bool:
    """Has everybody had the agreed number of turns? [HN-96]"""
    if s.limit > 0 and s.round > s.limit:
        return True
    return s.board.round_limit > 0 and s.round > s.board.round_limit
