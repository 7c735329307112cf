"""Title deeds: who owns what, whole groups, and a deed changing hands."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.bits import bit, has
from passgo.rules.declare import step
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, KEPT, Event, Reason, RentRule
from passgo.struct import Mask, Seat


def is_deed(s: State, space: int) -> bool:
    """Is this a space somebody can own?"""
    return 0 <= space < s.board.spaces and s.board.rent_rule[space] != RentRule.NONE


def deeds_of(s: State, seat: int) -> Mask:
    """The deeds of a seat, without its kept cards."""
    return s.deeds[seat] & (bit(KEPT) - 1)


def group_of(s: State, space: int) -> Mask:
    """All deeds of the colour group of this one, itself included."""
    return s.board.members[s.board.group[space]]


def owns_group(s: State, seat: int, space: int) -> bool:
    """Does the seat own every deed of this group?"""
    group = group_of(s, space)
    return s.deeds[seat] & group == group


def complete_deeds(s: State, seat: int) -> Mask:
    """The deeds of this seat whose whole group it owns: only there anything can be built."""
    found: Mask = 0
    for group in range(s.board.groups):
        if s.deeds[seat] & s.board.members[group] == s.board.members[group]:
            found = found | s.board.members[group]
    return found


def refuse_group(s: State, seat: int, space: int) -> int:
    """Who builds here needs the whole colour group, none of it mortgaged [HN-70 HN-83 TT-60 TT-62 TT-72]."""
    if not is_deed(s, space):
        return Reason.UNKNOWN
    if s.board.rent_rule[space] != RentRule.HOUSES:
        return Reason.NOT_FOR_HOUSES
    if s.owner[space] != seat:
        return Reason.NOT_OWNER
    if not owns_group(s, seat, space):
        return Reason.GROUP_INCOMPLETE
    return Reason.MORTGAGED if s.mortgaged & group_of(s, space) != 0 else Reason.FINE


def group_built(s: State, space: int) -> bool:
    """Does any deed of this group carry a house or hotel?"""
    return s.built & group_of(s, space) != 0


def burdened(s: State, space: int) -> bool:
    """Do buildings keep this deed from being mortgaged or dealt: any of its group [HN-62], or only its own [ML-62 ML-64]?"""
    return has(s.built, space) if s.board.own_buildings_only == 1 else group_built(s, space)


def give_deed(s: State, space: int, to: int) -> None:
    """The only place where a deed changes hands."""
    owner = s.owner[space]
    if owner != BANK:
        s.deeds[owner] = s.deeds[owner] & ~bit(space)
    s.owner[space] = to
    if to != BANK:
        s.deeds[to] = s.deeds[to] | bit(space)
    s.fresh = s.fresh & ~bit(space)
    emit(s, Event.DEED_TO, to, space, 0, owner)


def give_card(s: State, kept: int, giver: int, taker: int) -> None:
    """A kept card changes hands."""
    if giver != BANK:
        s.deeds[giver] = s.deeds[giver] & ~bit(KEPT + kept)
    if taker != BANK:
        s.deeds[taker] = s.deeds[taker] | bit(KEPT + kept)
    emit(s, Event.CARD_TO, taker, kept, 0, giver)


def is_mortgaged(s: State, space: int) -> bool:
    """Is there a loan on this deed?"""
    return has(s.mortgaged, space)


def clear_loan(s: State, space: int) -> None:
    """The deed is turned face up again."""
    s.mortgaged = s.mortgaged & ~bit(space)
    s.fresh = s.fresh & ~bit(space)
    s.lent[space] = 0


@step("HAND_OVER", 14)
def hand_over(s: State, seat: Seat, space: int) -> None:
    """Step HAND_OVER: what was paid for changes hands [HN-20]."""
    give_deed(s, space, seat)
    moments.deed_bought(s, seat)
