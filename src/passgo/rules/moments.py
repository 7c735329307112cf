"""Moments of the shared rules to which an edition adds something of its own: contents page of these additions."""
from __future__ import annotations

from passgo.rules.city.dodge import return_dodge
from passgo.rules.city.hours import agree_on_hour, beeps
from passgo.rules.city.landmarks import stadium_wages
from passgo.rules.state import State
from passgo.struct import Money


def passed_go(s: State, seat: int) -> None:
    """GO has paid its wages; what else it pays."""
    stadium_wages(s, seat)


def left_the_game(s: State, seat: int) -> None:
    """A seat is bankrupt; what it held besides money, deeds and kept cards goes back, and nobody waits for its word."""
    return_dodge(s, seat)
    agree_on_hour(s)


def time_told(s: State, now: Money) -> None:
    """The clock is about to say `now`; what is announced on the way."""
    beeps(s, now)
