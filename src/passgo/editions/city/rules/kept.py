"""Kept cards of City, each asked for exactly when it can help: the Taxi, the Tax Dodge and the Rent Dodge [CT-24 CT-27 CT-91].

The Get Out of Jail Free card is played at the start of a turn in Jail, as in every edition.
"""
from __future__ import annotations

from passgo.editions.city.rules.dodge import return_dodge
from passgo.rules import moments, then
from passgo.rules.agenda import close
from passgo.rules.bits import bit, has, lowest
from passgo.rules.declare import ask, step
from passgo.rules.deeds import deeds_of, give_card
from passgo.rules.money import fees_go_to
from passgo.rules.questions import rent_value
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.turn import go_back, land, move
from passgo.rules.words import BANK, KEPT, NOBODY, Event, For, KeptUse, Kind, Reason, When
from passgo.struct import Money, Seat


def kept_for(s: State, seat: int, use: int) -> int:
    """The first card of this use in the seat's hand, or NOBODY."""
    left = s.deeds[seat] >> KEPT
    while left != 0:
        kept = lowest(left)
        left = left & ~bit(kept)
        if s.board.kept_use[kept] == use:
            return kept
    return NOBODY


@moments.before_landing.also
def hails_taxi(s: State, seat: int) -> bool:
    """Landed, nothing resolved yet: who holds a Taxi is asked first [CT-27]."""
    if s.deeds[seat] >> KEPT == 0 or kept_for(s, seat, KeptUse.TAXI) == NOBODY:
        return False
    then.ask_use(s, seat, KeptUse.TAXI)
    return True


def owns_works(s: State, seat: int) -> bool:
    """Any industrial block on any district of this seat [CT-24]."""
    left = deeds_of(s, seat)
    while left != 0:
        if s.works[lowest(left)] > 0:
            return True
        left = left & ~bit(lowest(left))
    return False


@step("INDUSTRY_TAX", 35)
def industry_tax(s: State, seat: Seat, sum: Money) -> None:
    """Step INDUSTRY_TAX: the printed amount, if any industrial block is owned; a Tax Dodge may be played [CT-24]."""
    if not owns_works(s, seat):
        return
    if kept_for(s, seat, KeptUse.TAX_DODGE) != NOBODY:
        then.ask_use(s, seat, KeptUse.TAX_DODGE, sum)
    else:
        then.pay(s, seat, fees_go_to(s), sum, For.TAX)


def refuse_use(s: State, seat: int, act: Action, use: int, sum: Money = 0) -> int:
    """Ask USE: play the card now, or keep it; a Taxi drives one or two spaces forward or back [CT-27 CT-91]."""
    match act.kind:
        case Kind.KEEP:
            return Reason.FINE
        case Kind.DODGE_RENT:
            return Reason.FINE if use == KeptUse.RENT_DODGE else Reason.WRONG_MOMENT
        case Kind.USE_CARD:
            if not 0 <= act.a < s.board.kept_cards:
                return Reason.UNKNOWN
            if not has(s.deeds[seat], KEPT + act.a):
                return Reason.NO_CARD
            if s.board.kept_use[act.a] != use:
                return Reason.CANNOT_USE
            if use == KeptUse.TAXI:
                return Reason.FINE if act.b != 0 and -2 <= act.b <= 2 else Reason.UNKNOWN
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_use(s: State, seat: int, act: Action, use: int, sum: Money = 0) -> None:
    """The card is played and goes back where it belongs, or all goes on as without it; a dodge frees the whole turn [CT-91]."""
    close(s)
    if act.kind == Kind.USE_CARD:
        give_card(s, act.a, seat, BANK)
        then.card_back(s, s.board.kept_deck[act.a], s.board.kept_card[act.a])
    match use:
        case KeptUse.RENT_DODGE:
            if act.kind == Kind.DODGE_RENT:
                emit(s, Event.DODGED, seat, s.at[seat], sum)
                return_dodge(s, seat)
                s.rent_free = seat + 1
            elif s.owner[s.at[seat]] != BANK and s.owner[s.at[seat]] != seat:
                then.rent(s, seat, s.at[seat], sum)
        case KeptUse.TAX_DODGE:
            if act.kind == Kind.KEEP:
                then.pay(s, seat, fees_go_to(s), sum, For.TAX)
            else:
                emit(s, Event.TAX_DODGED, seat, 0, sum)
        case KeptUse.TAXI:
            ride(s, seat, act.b if act.kind == Kind.USE_CARD else 0)


ask_use = ask("ASK_USE", 83, refuse_use, take_use, occasion=When.OWN_TURN)


def ride(s: State, seat: int, spaces: int) -> None:
    """By Taxi; passing GO forward pays wages, backward it does not [CT-12 CT-27]."""
    if spaces == 0:
        land(s, seat)
        return
    emit(s, Event.TAXI, seat, spaces)
    if spaces > 0:
        move(s, seat, spaces)
    else:
        go_back(s, seat, -spaces)


@moments.loan_here.only("mortgage_rule")
def rent_is_lent(s: State, space: int) -> Money:
    """The bank lends the rent value of the moment [CT-110]."""
    return rent_value(s, space)
