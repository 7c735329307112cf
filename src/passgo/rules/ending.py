"""The end of the game: the last player left, the first bankruptcy, the agreed time, or the agreed rounds."""
from __future__ import annotations

from passgo.rules.bits import bit, has, size
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
    finish(s, ending, winners)


def still_in(s: State, seat: int) -> bool:
    """Is this a player, and not out? [HN-93]"""
    return 0 <= seat < s.seats and has(s.alive, seat)


def ends_here(s: State) -> bool:
    """Somebody has just gone bankrupt: the last player left wins; the short game ends at once [HN-93 HN-S4]."""
    if size(s.alive) == 1:
        finish(s, Ending.LAST_LEFT, s.alive)
    elif s.board.ends_at_bankruptcy == 1:
        count_up(s, Ending.FIRST_BANKRUPTCY)
    return s.over != Ending.PLAYING


def time_limit(s: State) -> Money:
    """When a game by the clock ends, with what was added since; 0: it is none [HN-T2 CT-133]."""
    return s.board.time_limit_ms + s.extra_ms if s.board.time_limit_ms > 0 else 0


def time_is_up(s: State) -> bool:
    """Has the agreed time passed? [HN-T2]"""
    return s.board.time_limit_ms > 0 and s.clock >= time_limit(s)


def rounds_are_up(s: State) -> bool:
    """Has everybody had the agreed number of turns?"""
    return s.board.round_limit > 0 and s.round > s.board.round_limit
