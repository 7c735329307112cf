"""CHANCE, the second speaker: what it can say at each Toss.

A toss has a number of equally likely ways; an outcome three times as likely as another has three times as many.
"""
from __future__ import annotations

from typing import Final

from passgo.rules.agenda import close
from passgo.rules.bits import has, nth, size
from passgo.rules.declare import BY_COUNT, BY_SET, BY_WEIGHT
from passgo.rules.records import Action
from passgo.rules.sizes import FACES
from passgo.rules.state import State
from passgo.rules.tables import AMONG, BY, DICE, FALL, NTH, POSSIBLE, STAYS, WAYS
from passgo.rules.words import FIRST_TOSS, Kind, Reason

MEMBERS: Final = 64


def weight_of(s: State, die: int) -> int:
    """All the odds of one die together."""
    total = 0
    for face in range(FACES):
        total += s.board.odds[die][face]
    return total


def face_of(s: State, die: int, k: int) -> int:
    """The face the k-th way of this die shows, by its pips."""
    shown = 0
    so_far = 0
    for face in range(FACES):
        so_far += s.board.odds[die][face]
        shown += 1 if k >= so_far else 0
    return s.board.pips[die][shown]


def shows(s: State, die: int, pips: int) -> bool:
    """Can this die show so many pips?"""
    for face in range(FACES):
        if s.board.pips[die][face] == pips and s.board.odds[die][face] > 0:
            return True
    return False


def dice_or(s: State, step: int) -> int:
    """How a toss falls: by so many dice, BY_SET or BY_WEIGHT."""
    by = BY[step]
    return DICE[step](s) if by == BY_COUNT else by


def ways(s: State) -> int:
    """How many equally likely ways the open Toss can fall."""
    step = s.step[s.depth - 1]
    by = dice_or(s, step)
    if by == BY_SET:
        return size(AMONG[step](s))
    if by == BY_WEIGHT:
        return WAYS[step](s)
    if by == 2:
        return weight_of(s, 0) * weight_of(s, 1)
    return weight_of(s, 0)


def nth_way(s: State, k: int, act: Action) -> None:
    """Write the k-th way as what CHANCE says."""
    step = s.step[s.depth - 1]
    by = dice_or(s, step)
    act.kind = Kind.OUTCOME
    act.a = 0
    act.b = 0
    act.give = 0
    act.want = 0
    act.money = 0
    if by == BY_SET:
        act.a = nth(AMONG[step](s), k)
    elif by == BY_WEIGHT:
        act.a = NTH[step](s, k)
    elif by == 2:
        other = weight_of(s, 1)
        act.a = face_of(s, 0, k // other)
        act.b = face_of(s, 1, k % other)
    else:
        act.a = face_of(s, 0, k)


def refuse_outcome(s: State, act: Action) -> int:
    """Can CHANCE say this?"""
    step = s.step[s.depth - 1]
    by = dice_or(s, step)
    possible = False
    if step < FIRST_TOSS:
        return Reason.NO_SUCH_OUTCOME
    if by == BY_SET:
        possible = 0 <= act.a < MEMBERS and has(AMONG[step](s), act.a)
    elif by == BY_WEIGHT:
        possible = POSSIBLE[step](s, act.a)
    else:
        possible = shows(s, 0, act.a) and (shows(s, 1, act.b) if by == 2 else act.b == 0)
    return Reason.FINE if possible else Reason.NO_SUCH_OUTCOME


def take_outcome(s: State, act: Action) -> None:
    """The toss has fallen."""
    f = s.depth - 1
    step = s.step[f]
    if STAYS[step] == 0:
        close(s)
    FALL[step](s, act, f)
