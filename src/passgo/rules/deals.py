"""Deals between two players: deeds, kept cards and money, in any mix, at any moment [HN-60]."""
from __future__ import annotations

from passgo.rules import moments, steps, then
from passgo.rules.agenda import close, top
from passgo.rules.auctions.bids import spare
from passgo.rules.bits import bit, lowest
from passgo.rules.declare import ask, side, step
from passgo.rules.deeds import burdened, give_card, give_deed, is_mortgaged
from passgo.rules.ending import still_in
from passgo.rules.money import move_money
from passgo.rules.questions import interest_on
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit, emit_things
from passgo.rules.words import BANK, KEPT, NOBODY, NOTHING, Event, For, Kind, Reason
from passgo.struct import Mask, Money, Seat


def tradable(s: State, things: Mask) -> bool:
    """No deed of a group that carries a building changes hands [HN-62], or none that carries one itself [ML-64]."""
    left = things & (bit(KEPT) - 1)
    while left != 0:
        if burdened(s, lowest(left)):
            return False
        left = left & ~bit(lowest(left))
    return True


def cards_for_trade(s: State, cards: Mask) -> bool:
    """May all these kept cards be part of a deal? [HN-61 CT-100]"""
    while cards != 0:
        if s.board.kept_traded[lowest(cards)] == 0:
            return False
        cards = cards & ~bit(lowest(cards))
    return True


def interest_with(s: State, things: Mask) -> Money:
    """What taking these over costs at once: the interest on every loan among them [HN-82 TT-74]."""
    total: Money = 0
    left = things & s.mortgaged
    while left != 0:
        total += interest_on(s, lowest(left))
        left = left & ~bit(lowest(left))
    return total


def debt_between(s: State, debtor: int, creditor: int) -> int:
    """The frame of what this debtor owes this creditor at the moment, where a deal may set it off, or NOBODY [CT-100]."""
    if s.board.debt_in_deals == 1:
        for f in range(s.depth):
            if s.step[f] == steps.ask_raise.number and s.who[f] == debtor and s.what[f] == creditor:
                return f
    return NOBODY


def owed_between(s: State, debtor: int, creditor: int) -> Money:
    """How much that is: it counts like cash in the hand of the creditor [CT-100]."""
    f = debt_between(s, debtor, creditor)
    return 0 if f == NOBODY else s.sum[f]


def refuse_offer(s: State, seat: int, act: Action) -> int:
    """OFFER to seat `a`: give, want, and money (below nothing: asked for); nothing else can be traded [HN-60 HN-61 HN-62]."""
    if not still_in(s, act.a):
        return Reason.NO_SUCH_SEAT
    if act.a == seat:
        return Reason.SAME_SEAT
    if act.give == 0 and act.want == 0:
        return Reason.EMPTY_OFFER
    if s.deeds[seat] & act.give != act.give or s.deeds[act.a] & act.want != act.want:
        return Reason.NOT_OWNER
    if not tradable(s, act.give | act.want):
        return Reason.GROUP_BUILT
    if not cards_for_trade(s, (act.give | act.want) >> KEPT):
        return Reason.CANNOT_USE
    if s.board.deal_step > 0 and act.money % s.board.deal_step != 0:
        return Reason.DEAL_STEP
    # The sum said stands alone on its side: it may be any number, and nothing must be added to it.
    if act.money > spare(s, seat) + owed_between(s, act.a, seat) - interest_with(s, act.want):
        return Reason.TOO_POOR
    least = interest_with(s, act.give) - s.cash[act.a] - owed_between(s, seat, act.a)
    return Reason.PARTNER_TOO_POOR if act.money < least else Reason.FINE


def take_offer(s: State, seat: int, act: Action) -> None:
    """The offer lies on the table above whatever was being asked."""
    s.give = act.give
    s.want = act.want
    s.offers += 1
    open_talks(s, bit(seat) | bit(act.a))
    emit_things(s, Event.OFFERED, seat, act.a, act.money, act.give, act.want)
    then.ask_review(s, act.a, seat, act.money)


side(Kind.OFFER, refuse_offer, take_offer)


def open_talks(s: State, pair: Mask) -> None:
    """The time of a deal is that of the whole negotiation: a counter-offer does not begin it anew [CT-100]."""
    if s.board.deal_ms == 0:
        s.review_until = 0
        return
    if s.talks != pair or s.talks_until <= s.clock:
        s.talks = pair
        s.talks_until = s.clock + s.board.deal_ms
    s.review_until = s.talks_until


def refuse_review(s: State, seat: int, act: Action, maker: Seat, money: Money) -> int:
    """Ask REVIEW: yes, if one can pay what is asked, or no."""
    match act.kind:
        case Kind.ACCEPT:
            means = spare(s, seat) + owed_between(s, maker, seat)
            return Reason.TOO_POOR if means < interest_with(s, s.give) - money else Reason.FINE
        case Kind.REJECT:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_review(s: State, seat: int, act: Action, maker: Seat, money: Money) -> None:
    """Both sides hand over, or the offer is off the table."""
    if act.kind == Kind.ACCEPT:
        emit_things(s, Event.ANSWERED, seat, 1, money, s.give, s.want)
        close(s)
        s.talks = 0
        then.swap(s, maker, seat, money)
    else:
        emit_things(s, Event.ANSWERED, seat, 0, money, s.give, s.want)
        drop_offer(s)


ask_review = ask("ASK_REVIEW", 71, refuse_review, take_review, answers=(Kind.ACCEPT, Kind.REJECT))


def lapse(s: State) -> None:
    """The time for this deal is over [CT-100]."""
    emit_things(s, Event.LAPSED, s.who[top(s)], s.what[top(s)], s.sum[top(s)], s.give, s.want)
    s.talks = 0
    drop_offer(s)


def drop_offer(s: State) -> None:
    """The offer is off the table."""
    close(s)
    s.give = 0
    s.want = 0


@step("SWAP", 24)
def swap(s: State, maker: Seat, partner: Seat, money: Money) -> None:
    """Step SWAP: money and things change hands; a mortgaged deed costs its new owner interest at once [HN-60 HN-82]."""
    if money > 0:
        pay_in_deal(s, maker, partner, money)
    else:
        pay_in_deal(s, partner, maker, -money)
    hand_all(s, s.give, maker, partner)
    hand_all(s, s.want, partner, maker)
    s.give = 0
    s.want = 0
    s.traded = s.round
    moments.hands_changed(s)
    then.lifting(s, partner)
    then.lifting(s, maker)


def pay_in_deal(s: State, payer: int, payee: int, money: Money) -> None:
    """What the payee owes the payer is set off first; the rest is cash [CT-100]."""
    f = debt_between(s, payee, payer)
    if f != NOBODY:
        credit = min(money, s.sum[f])
        s.sum[f] -= credit
        money -= credit
        emit(s, Event.SET_OFF, payee, payer, credit)
        if s.sum[f] == 0:
            s.step[f] = NOTHING
    move_money(s, payer, payee, money, For.DEAL)


def hand_all(s: State, things: Mask, giver: int, taker: int) -> None:
    """Every deed and kept card of the set."""
    move_money(s, taker, BANK, interest_with(s, things), For.INTEREST)
    while things != 0:
        thing = lowest(things)
        things = things & ~bit(thing)
        if thing >= KEPT:
            give_card(s, thing - KEPT, giver, taker)
        else:
            give_deed(s, thing, taker)
            if is_mortgaged(s, thing):
                s.fresh = s.fresh | bit(thing)
