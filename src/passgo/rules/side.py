"""Side business: what a seat may do besides answering, whenever the open question and the edition admit it.

The Ask on top says what occasion it is for each seat; the edition's `when` table says on which occasions it admits
each kind of business. No question that must not be interrupted (review, placing, toss) gives an occasion at all.
"""
from __future__ import annotations

from passgo.rules.building import refuse_build, refuse_sell, take_build, take_sell
from passgo.rules.city.hours import refuse_hour, take_hour
from passgo.rules.city.planning import refuse_clearing, take_clearing
from passgo.rules.claims import refuse_claim, take_claim
from passgo.rules.deals import refuse_offer, take_offer
from passgo.rules.millionaire.business import refuse_untimely
from passgo.rules.millionaire.kept import (
    refuse_forced_deal,
    refuse_free_house,
    refuse_show,
    refuse_take_over,
    show_card,
    take_forced_deal,
    take_free_house,
    take_take_over,
)
from passgo.rules.mortgages import lift, refuse_mortgage, refuse_redeem, take_mortgage
from passgo.rules.questions import redeeming
from passgo.rules.records import Action
from passgo.rules.rooms import occasion
from passgo.rules.state import State
from passgo.rules.words import FIRST_EDITION_ANSWER, FIRST_EDITION_SIDE, FIRST_SIDE, KINDS, Kind, Reason, When


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
    reason = refuse_untimely(s, seat, act)
    if reason != Reason.FINE:
        return reason
    match act.kind:
        case Kind.BUILD:
            return refuse_build(s, seat, act)
        case Kind.SELL:
            return refuse_sell(s, seat, act)
        case Kind.MORTGAGE:
            return refuse_mortgage(s, seat, act)
        case Kind.REDEEM:
            return refuse_redeem(s, seat, act)
        case Kind.OFFER:
            return refuse_offer(s, seat, act)
        case Kind.CLAIM:
            return refuse_claim(s, seat, act)
        case Kind.CLEAR_HAZARD:
            return refuse_clearing(s, seat, act)
        case Kind.ADD_HOUR:
            return refuse_hour(s, seat)
        case Kind.FREE_HOUSE:
            return refuse_free_house(s, seat, act)
        case Kind.TAKE_OVER:
            return refuse_take_over(s, seat, act)
        case Kind.FORCED_DEAL:
            return refuse_forced_deal(s, seat, act)
        case Kind.SHOW_CARD:
            return refuse_show(s, seat)
    return Reason.WRONG_MOMENT


def take_side(s: State, seat: int, act: Action) -> None:
    """Do it; the open question stays open."""
    match act.kind:
        case Kind.BUILD:
            take_build(s, seat, act)
        case Kind.SELL:
            take_sell(s, seat, act)
        case Kind.MORTGAGE:
            take_mortgage(s, seat, act)
        case Kind.REDEEM:
            lift(s, seat, act.a, redeeming(s, act.a))
        case Kind.OFFER:
            take_offer(s, seat, act)
        case Kind.CLAIM:
            take_claim(s, seat, act)
        case Kind.CLEAR_HAZARD:
            take_clearing(s, seat, act)
        case Kind.ADD_HOUR:
            take_hour(s, seat)
        case Kind.FREE_HOUSE:
            take_free_house(s, seat, act)
        case Kind.TAKE_OVER:
            take_take_over(s, seat, act)
        case Kind.FORCED_DEAL:
            take_forced_deal(s, seat, act)
        case Kind.SHOW_CARD:
            show_card(s, seat)
