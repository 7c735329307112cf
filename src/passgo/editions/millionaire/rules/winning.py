"""Winning: the first player with the agreed sum in cash, at once, whoever's turn it is [ML-10]."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.bits import bit, has
from passgo.rules.ending import finish
from passgo.rules.state import State
from passgo.rules.words import Ending


@moments.step_done.only("target")
def first_to_target(s: State) -> None:
    """After each movement of money: the player whose turn it is, then clockwise [ML-10]."""
    for seat in range(s.seats):
        if s.cash[seat] >= s.board.target:
            crown(s)


def crown(s: State) -> None:
    """Somebody may have it: who comes first?"""
    for i in range(s.seats):
        seat = (s.turn + i) % s.seats
        if s.cash[seat] >= s.board.target and has(s.alive, seat) and s.over == Ending.PLAYING:
            finish(s, Ending.TARGET, bit(seat))
