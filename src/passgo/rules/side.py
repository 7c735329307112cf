"""Side business: what a seat may do besides answering, whenever the open question and the edition admit it.

The Ask on top says what occasion it is for each seat; the edition's `when` table says on which occasions it admits
each kind of business. No question that must not be interrupted (review, placing, toss) gives an occasion at all.
"""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.records import Action
from passgo.rules.rooms import occasion
from passgo.rules.sizes import KINDS
from passgo.rules.state import State
from passgo.rules.tables import REFUSE_SIDE, TAKE_SIDE
from passgo.rules.words import FIRST_EDITION_ANSWER, FIRST_EDITION_SIDE, FIRST_SIDE, Reason, When


def is_side(kind: int) -> bool:
    """Is this kind of action side business, never an answer?"""
    return FIRST_SIDE <= kind < FIRST_EDITION_ANSWER or kind >= FIRST_EDITION_SIDE


def admitted(s: State, seat: int, kind: int) -> bool:
    """May this kind of side business come now?"""
    return 0 <= kind < KINDS and s.board.when[kind] & occasion(s, seat) != 0


def refuse_side(s: State, seat: int, act: Action) -> int:
    """Is this side business in order?"""
    if not admitted(s, seat, act.kind):
        return Reason.IN_DEBT_FIRST if occasion(s, seat) == When.IN_DEBT else Reason.WRONG_MOMENT
    reason = moments.refuse_untimely(s, seat, act)
    if reason != Reason.FINE:
        return reason
    return REFUSE_SIDE[act.kind](s, seat, act)


def take_side(s: State, seat: int, act: Action) -> None:
    """Do it; the open question stays open."""
    TAKE_SIDE[act.kind](s, seat, act)
