"""Secrets: what is on the table and yet known to one seat alone."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.sizes import FRAMES, SEATS
from passgo.rules.state import State


def hide_from(s: State, seat: int) -> None:
    """Leave what this seat may know: what others hold in closed hands is gone, and frames that were taken back are blank."""
    for other in range(SEATS):
        if other != seat:
            s.sealed[other] = 0
            moments.hide_here(s, other)
    for f in range(s.depth, FRAMES):
        s.step[f] = 0
        s.who[f] = 0
        s.what[f] = 0
        s.how[f] = 0
        s.sum[f] = 0
