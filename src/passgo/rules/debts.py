"""Paying, raising money, and bankruptcy."""
from __future__ import annotations

from passgo.rules import moments, steps, then
from passgo.rules.agenda import close, push
from passgo.rules.bits import bit, lowest
from passgo.rules.cards import return_kept_card, return_kept_cards
from passgo.rules.claims import forget_claims_of
from passgo.rules.declare import ask, step
from passgo.rules.deeds import clear_loan, deeds_of, give_card, give_deed, is_mortgaged
from passgo.rules.ending import ends_here, last_left
from passgo.rules.money import move_money
from passgo.rules.pieces import strip
from passgo.rules.questions import interest_taken_over, means_within
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, KEPT, NOBODY, NOTHING, POT, Event, For, KeptUse, Kind, Reason, When
from passgo.struct import Money, Seat


@step("PAY", 10)
def pay(s: State, seat: Seat, to: Seat, sum: Money, reason: int) -> None:
    """Step PAY: pay, or first raise the money [HN-90]."""
    if s.cash[seat] < sum:
        emit(s, Event.SHORT_OF_MONEY, seat, to, sum, reason)
        then.ask_raise(s, seat, to, sum, reason)
    else:
        move_money(s, seat, to, sum, reason)


def refuse_raise(s: State, seat: int, act: Action, creditor: Seat, owed: Money, reason: int) -> int:
    """Ask RAISE: pay when able; give up only when nothing one owns would be enough [HN-90]."""
    match act.kind:
        case Kind.SETTLE:
            return Reason.TOO_POOR if s.cash[seat] < owed else Reason.FINE
        case Kind.GIVE_UP:
            return Reason.CAN_STILL_PAY if means_within(s, seat, owed) >= owed else Reason.FINE
    return Reason.WRONG_MOMENT


def take_raise(s: State, seat: int, act: Action, creditor: Seat, owed: Money, reason: int) -> None:
    """Pay the debt, or go bankrupt."""
    close(s)
    if act.kind == Kind.SETTLE:
        then.pay(s, seat, creditor, owed, reason)
    else:
        go_bankrupt(s, seat, BANK if creditor == POT else creditor)


ask_raise = ask("ASK_RAISE", 66, refuse_raise, take_raise, answers=(Kind.SETTLE, Kind.GIVE_UP), occasion=When.IN_DEBT)


def go_bankrupt(s: State, seat: int, heir: int) -> None:
    """All goes to the creditor: a player, who then owes the interest, or the bank; one is out [HN-91 HN-92 HN-93 HN-94 TT-82]."""
    emit(s, Event.BANKRUPT, seat, heir)
    leave_agenda(s, seat, heir)
    forget_claims_of(s, seat)
    interest: Money = 0
    left = deeds_of(s, seat)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        strip(s, space)
        give_deed(s, space, heir)
        if heir == BANK:
            clear_loan(s, space)
            if s.board.no_estate_sale == 0:
                s.estate = s.estate | bit(space)
        elif is_mortgaged(s, space):
            interest += interest_taken_over(s, space)
            s.fresh = s.fresh | bit(space)
    hand_over_cards(s, seat, heir)
    move_money(s, seat, heir, s.cash[seat], For.ESTATE)
    s.jail[seat] = 0
    s.wants[seat] = 0
    s.alive = s.alive & ~bit(seat)
    moments.left_the_game(s, seat)
    if s.board.after_bankruptcy != NOTHING:
        s.estate = 0
        if interest > 0:
            then.pay(s, heir, BANK, interest, For.INTEREST)
        push(s, s.board.after_bankruptcy, NOBODY)
        return
    if last_left(s):
        return
    if ends_here(s):
        s.estate = 0
        if interest > 0:
            then.pay(s, heir, BANK, interest, For.INTEREST)
        then.count_now(s)
        return
    push(s, s.board.at_bankruptcy, heir, seat)
    if interest > 0:
        then.pay(s, heir, BANK, interest, For.INTEREST)
    if heir != BANK:
        then.lifting(s, heir)
    if s.estate != 0:
        then.estate(s)


def leave_agenda(s: State, seat: int, heir: int) -> None:
    """Nothing is to be done by this seat any more; what others still owe it they owe its heir [HN-91 HN-92]."""
    for d in range(s.depth):
        if s.who[d] == seat and s.step[d] != steps.next_turn.number:
            s.step[d] = NOTHING
        elif s.what[d] == seat and (s.step[d] == steps.pay.number or s.step[d] == steps.ask_raise.number):
            s.what[d] = heir
            if s.who[d] == heir:
                s.step[d] = NOTHING


def hand_over_cards(s: State, seat: int, heir: int) -> None:
    """Kept cards go to the creditor, or under their decks; in City the creditor gets those out of Jail [HN-91 HN-92 CT-131]."""
    if heir == BANK:
        return_kept_cards(s, seat)
        return
    left = s.deeds[seat] >> KEPT
    while left != 0:
        kept = lowest(left)
        left = left & ~bit(kept)
        if s.board.cards_return == 1 and s.board.kept_use[kept] != KeptUse.OUT_OF_JAIL:
            return_kept_card(s, seat, kept)
        else:
            give_card(s, kept, seat, heir)


@step("ESTATE", 16)
def estate(s: State) -> None:
    """Step ESTATE: the bank auctions a bankrupt's deeds one by one, free of mortgage [HN-92]."""
    if s.estate != 0:
        space = lowest(s.estate)
        s.estate = s.estate & ~bit(space)
        then.start_auction(s, NOBODY, space)
        then.estate(s)
