"""The agenda: a stack of steps. Where we are is the top of it; to resume is to take the next one off.

Rule code writes `then.pay(s, seat, to, sum, For.RENT)` in the order things happen; `settle_order` turns what was just
written around, so that the first written runs first. Whatever can suspend (paying, moving,
drawing, auctioning) exists only as a step.
"""
from __future__ import annotations

from passgo.rules.sizes import FRAMES
from passgo.rules.state import State
from passgo.rules.words import Ending
from passgo.struct import Money


def push(s: State, step: int, who: int, what: int = 0, sum: Money = 0, how: int = 0) -> None:
    """A step whose number is printed on the board; all others go on the agenda with `then`. A full agenda voids the game."""
    d = s.depth
    if d == FRAMES:
        s.over = Ending.VOID_FULL
        return
    s.step[d] = step
    s.who[d] = who
    s.what[d] = what
    s.sum[d] = sum
    s.how[d] = how
    s.depth = d + 1


def close(s: State) -> None:
    """The open question is answered: take it off. Read its frame before, write `then` after."""
    s.depth -= 1
    s.floor = s.depth


def settle_order(s: State) -> None:
    """Turn the steps written in this breath around: order written = order run."""
    low = s.floor
    high = s.depth - 1
    while low < high:
        step = s.step[low]
        who = s.who[low]
        what = s.what[low]
        sum = s.sum[low]
        how = s.how[low]
        s.step[low] = s.step[high]
        s.who[low] = s.who[high]
        s.what[low] = s.what[high]
        s.sum[low] = s.sum[high]
        s.how[low] = s.how[high]
        s.step[high] = step
        s.who[high] = who
        s.what[high] = what
        s.sum[high] = sum
        s.how[high] = how
        low += 1
        high -= 1


def top(s: State) -> int:
    """Index of the frame now open; what runs at every input reads `s.depth - 1` itself: interpreted, a call costs more."""
    return s.depth - 1


def pending(s: State, step: int) -> bool:
    """Is such a step anywhere on the agenda?"""
    for d in range(s.depth):
        if s.step[d] == step:
            return True
    return False
