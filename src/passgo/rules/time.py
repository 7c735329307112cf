"""The CLOCK, the third speaker: time is never read, only told. What is due happens when its question is the open one.

At a deadline an offer lying above the timed question is off the table; a game by the clock ends after the turn under way.
"""
from __future__ import annotations

from typing import Final

from passgo.rules import moments, steps
from passgo.rules.agenda import top
from passgo.rules.auctions.timed import light_goes_off
from passgo.rules.deals import lapse
from passgo.rules.ending import time_limit
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import NOBODY, Ending, Event, Kind, Reason
from passgo.struct import Money

LONGEST: Final = 2_000_000_000
"""Seconds, and more than sixty years: no game lasts longer, so no deadline overflows."""


def next_deadline(s: State) -> Money:
    """When something is due next, or 0: nothing waits for the clock.

    An auction whose time ran out while its bidders were at another question waits for the answer, no longer for the clock.
    """
    due: Money = 0
    if s.auction_until > s.clock:
        due = s.auction_until
    if s.step[top(s)] == steps.ask_review.number and s.review_until > 0 and (due == 0 or s.review_until < due):
        due = s.review_until
    limit = time_limit(s)
    if limit > s.clock and (due == 0 or limit < due):
        due = limit
    return due


def refuse_tick(s: State, act: Action) -> int:
    """The clock tells the time in milliseconds; it never runs backwards, and only where something is timed."""
    if act.kind != Kind.TICK:
        return Reason.UNKNOWN
    if next_deadline(s) == 0:
        return Reason.NO_CLOCK
    if act.money < s.clock:
        return Reason.BACK_IN_TIME
    return Reason.UNKNOWN if act.money // 1000 > LONGEST else Reason.FINE


def tick(s: State, now: Money) -> None:
    """It is so late now; the last seconds of an auction are announced while there are any left [CT-33 CT-100]."""
    warning = s.auction_until - s.board.warning_ms
    if s.clock < warning <= now < s.auction_until:
        emit(s, Event.LAST_SECONDS, NOBODY, 0, s.auction_until - now)
    moments.time_told(s, now)
    s.clock = now
    if s.step[top(s)] == steps.ask_review.number and (past(s, s.review_until) or past(s, s.auction_until)):
        lapse(s)


def past(s: State, deadline: Money) -> bool:
    """Has this deadline passed?"""
    return 0 < deadline <= s.clock


def overdue(s: State) -> bool:
    """Is the open question an auction whose light has gone off? [CT-33]"""
    # A game that is over has no open question: ask that first.
    return s.over == Ending.PLAYING and s.step[s.depth - 1] == steps.ask_timed_auction.number and past(s, s.auction_until)


def fall_due(s: State) -> None:
    """The highest bid wins [CT-33]."""
    light_goes_off(s)
