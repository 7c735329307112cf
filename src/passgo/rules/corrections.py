"""The TABLE, the fourth speaker: people at a real board say what lies there, when it is not what was told before.

Only a game whose luck is the table's own hears it. Money may be put right at any moment (but not taken from a deal on the table);
everything else in a quiet one, when nobody is in the middle of something: `SET_TURN` makes any moment quiet. What a correction says stands for itself: nothing follows
from it, no rent, no salary, no landing [HN-98 CT-136 ML-68 TT-86].
"""
from __future__ import annotations

from typing import Final

from passgo.rules import moments, steps, then
from passgo.rules.agenda import top
from passgo.rules.bits import WORD, bit, has
from passgo.rules.cards import card_back, deck_takes_out
from passgo.rules.deeds import burdened, clear_loan, give_card, give_deed, is_deed, refuse_group
from passgo.rules.ending import still_in
from passgo.rules.hammer import refuse_hammer, take_hammer
from passgo.rules.moments import UNDECIDED
from passgo.rules.money import add_money
from passgo.rules.pieces import hotels_at, houses_at, set_level
from passgo.rules.printed_cards import refuse_card, refuse_card_says, take_card, take_card_says
from passgo.rules.questions import loan_on
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit, emit_things
from passgo.rules.words import BANK, KEPT, NOBODY, Correction, Event, Reason
from passgo.struct import Mask

MOST_MONEY: Final = 1_000_000_000_000


def quiet(s: State) -> bool:
    """Is nobody in the middle of anything? So it is before the first turn, before a roll, and at the end of a turn."""
    return s.round == 0 or s.step[top(s)] == steps.ask_turn.number or moments.quiet_here(s)


def refuse_table(s: State, act: Action) -> int:
    """Why the TABLE may not say this now, or FINE."""
    match act.kind:
        case Correction.SET_CASH:
            return refuse_cash(s, act)
        case Correction.SET_TURN:
            return Reason.FINE if still_in(s, act.a) else Reason.NO_SUCH_SEAT
        case Correction.HAMMER:
            return refuse_hammer(s, act)
        case Correction.CARD:
            return refuse_card(s, act, quiet(s))
        case Correction.CARD_SAYS:
            return refuse_card_says(s, act, quiet(s))
    reason = refuse_setting(s, act)
    if reason != Reason.FINE:
        return reason
    return Reason.FINE if quiet(s) else Reason.NOT_QUIET


def refuse_setting(s: State, act: Action) -> int:
    """Could this lie so on the table at all?"""
    match act.kind:
        case Correction.SET_OWNER:
            return refuse_owner(s, act)
        case Correction.SET_AT:
            if not still_in(s, act.a):
                return Reason.NO_SUCH_SEAT
            return Reason.FINE if 0 <= act.b < s.board.spaces else Reason.UNKNOWN
        case Correction.SET_JAIL:
            if not still_in(s, act.a):
                return Reason.NO_SUCH_SEAT
            return Reason.FINE if 0 <= act.b <= s.board.jail_turns else Reason.UNKNOWN
        case Correction.SET_LEVEL:
            return refuse_level(s, act)
        case Correction.SET_MORTGAGE:
            return refuse_mortgage_told(s, act)
        case Correction.SET_CARD:
            if not 0 <= act.a < s.board.kept_cards or moments.keeps_deck(s, s.board.kept_deck[act.a]):
                return Reason.UNKNOWN
            return Reason.FINE if act.b == BANK or still_in(s, act.b) else Reason.NO_SUCH_SEAT
    said = moments.refuse_correction(s, act)
    return Reason.UNKNOWN if said == UNDECIDED else said


def refuse_cash(s: State, act: Action) -> int:
    """SET_CASH: seat `a` has so much; never below nothing, and not less while a deal that may need it is on the table."""
    if not still_in(s, act.a):
        return Reason.NO_SUCH_SEAT
    if not 0 <= act.money <= MOST_MONEY:
        return Reason.UNKNOWN
    return Reason.NOT_QUIET if act.money < s.cash[act.a] and deal_open(s) else Reason.FINE


def deal_open(s: State) -> bool:
    """Does somebody think about an offer?"""
    for f in range(s.depth):
        if s.step[f] == steps.ask_review.number:
            return True
    return False


def refuse_owner(s: State, act: Action) -> int:
    """SET_OWNER: deed `a` is seat `b`'s, or the bank's; buildings that could not be sold with it are taken off first [HN-62]."""
    if not is_deed(s, act.a):
        return Reason.UNKNOWN
    if act.b != BANK and not still_in(s, act.b):
        return Reason.NO_SUCH_SEAT
    return Reason.GROUP_BUILT if act.b != s.owner[act.a] and burdened(s, act.a) else Reason.FINE


def refuse_level(s: State, act: Action) -> int:
    """SET_LEVEL: so many houses, or the hotel, on deed `a`; of a whole group, and no more than the box holds."""
    if not is_deed(s, act.a):
        return Reason.UNKNOWN
    reason = refuse_group(s, s.owner[act.a], act.a) if s.owner[act.a] != BANK else Reason.NOT_OWNER
    if reason != Reason.FINE:
        return reason
    if not 0 <= act.b <= s.board.top_level or has(s.developed, act.a):
        return Reason.FULLY_BUILT
    houses = s.houses_left + houses_at(s, s.level[act.a]) - houses_at(s, act.b)
    hotels = s.hotels_left + hotels_at(s, s.level[act.a]) - hotels_at(s, act.b)
    return Reason.FINE if houses >= 0 and hotels >= 0 else Reason.NO_STOCK


def refuse_mortgage_told(s: State, act: Action) -> int:
    """SET_MORTGAGE: deed `a` lies face down (1) or face up (0)."""
    if not is_deed(s, act.a) or not 0 <= act.b <= 1:
        return Reason.UNKNOWN
    if s.owner[act.a] == BANK:
        return Reason.NOT_OWNER
    blocked = has(s.built, act.a) if s.board.bare_mortgages == 1 else burdened(s, act.a)
    return Reason.GROUP_BUILT if act.b == 1 and blocked else Reason.FINE


def take_table(s: State, act: Action) -> None:
    """So it is from now on."""
    match act.kind:
        case Correction.HAMMER:
            take_hammer(s, act)
        case Correction.CARD:
            take_card(s, act)
        case Correction.CARD_SAYS:
            take_card_says(s, act)
        case _:
            take_setting(s, act)


def take_setting(s: State, act: Action) -> None:
    """Write it down, and tell it."""
    tell_setting(s, act)
    match act.kind:
        case Correction.SET_CASH:
            add_money(s, BANK, s.cash[act.a] - act.money)
            add_money(s, act.a, act.money - s.cash[act.a])
        case Correction.SET_OWNER:
            if s.owner[act.a] != act.b:
                clear_loan(s, act.a)
                give_deed(s, act.a, act.b)
        case Correction.SET_AT:
            s.at[act.a] = act.b
            if act.b != s.board.jail:
                s.jail[act.a] = 0
        case Correction.SET_JAIL:
            s.jail[act.a] = act.b
            if act.b > 0:
                s.at[act.a] = s.board.jail
        case Correction.SET_LEVEL:
            set_level(s, act.a, act.b)
        case Correction.SET_MORTGAGE:
            clear_loan(s, act.a)
            if act.b == 1:
                s.lent[act.a] = loan_on(s, act.a)
                s.mortgaged = s.mortgaged | bit(act.a)
        case Correction.SET_CARD:
            set_card(s, act.a, act.b)
        case Correction.SET_TURN:
            set_turn(s, act.a)
        case _:
            moments.corrected(s, act)


def tell_setting(s: State, act: Action) -> None:
    """Of whom or of which space, what it is now, and of cash what it was before."""
    value: Mask = act.b & WORD
    if act.kind == Correction.SET_CASH:
        before: Mask = s.cash[act.a] & WORD
        emit_things(s, Event.CORRECTED, act.a, 0, act.money, before, value, act.kind)
    elif of_seat(act.kind):
        emit_things(s, Event.CORRECTED, act.a, act.b, act.money, 0, value, act.kind)
    else:
        emit_things(s, Event.CORRECTED, NOBODY, act.a, act.money, 0, value, act.kind)


def of_seat(kind: int) -> bool:
    """Is the first number of this correction a player?"""
    match kind:
        case Correction.SET_AT | Correction.SET_JAIL | Correction.SET_TURN:
            return True
    return moments.about_a_seat(kind)


def holder_of(s: State, kept: int) -> int:
    """Who keeps this card, or the bank."""
    for seat in range(s.seats):
        if has(s.deeds[seat], KEPT + kept):
            return seat
    return BANK


def set_card(s: State, kept: int, seat: int) -> None:
    """A kept card lies with this seat, or under its deck."""
    holder = holder_of(s, kept)
    deck = s.board.kept_deck[kept]
    card = s.board.kept_card[kept]
    if holder == seat:
        return
    give_card(s, kept, holder, seat)
    if seat == BANK:
        card_back(s, deck, card)
    elif holder == BANK:
        deck_takes_out(s, deck, card)


def set_turn(s: State, seat: int) -> None:
    """This seat is to roll next; whatever was under way is dropped, and a card half done goes under its deck."""
    for f in range(s.depth):
        if s.step[f] == steps.card_back.number:
            card_back(s, s.what[f], s.how[f])
    moments.agenda_dropped(s)
    s.depth = 0
    s.floor = 0
    s.give = 0
    s.want = 0
    s.review_until = 0
    s.talks = 0
    s.talks_until = 0
    s.fresh = 0
    s.caller = NOBODY
    s.bidders = 0
    s.auction_until = 0
    s.estate = 0
    s.doubles = 0
    s.offers = 0
    for other in range(s.seats):
        s.wants[other] = 0
        s.sealed[other] = 0
    if s.round == 0:
        s.round = 1
        s.first = seat
    s.turn = seat
    s.turns += 1
    emit(s, Event.TURN, seat, s.round)
    then.ask_turn(s, seat)
    then.next_turn(s, seat)
