"""Deals between two players: deeds, kept cards and money, in any mix, at any moment [HN-60]."""
from __future__ import annotations

from passgo.rules import then
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
from passgo.rules.telling import emit_things
from passgo.rules.words import BANK, KEPT, Event, For, Kind, Reason
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
    # The sum said stands alone on its side: it may be any number, and nothing must be added to it.
    if act.money > spare(s, seat) - interest_with(s, act.want):
        return Reason.TOO_POOR
    return Reason.PARTNER_TOO_POOR if act.money < interest_with(s, act.give) - s.cash[act.a] else Reason.FINE


def take_offer(s: State, seat: int, act: Action) -> None:
    """The offer lies on the table above whatever was being asked."""
    s.give = act.give
    s.want = act.want
    s.offers += 1
    s.review_until = s.clock + s.board.deal_ms if s.board.deal_ms > 0 else 0
    emit_things(s, Event.OFFERED, seat, act.a, act.money, act.give, act.want)
    then.ask_review(s, act.a, seat, act.money)


side(Kind.OFFER, refuse_offer, take_offer)


def refuse_review(s: State, seat: int, act: Action, maker: Seat, money: Money) -> int:
    """Ask REVIEW: yes, if one can pay what is asked, or no."""
    match act.kind:
        case Kind.ACCEPT:
            return Reason.TOO_POOR if spare(s, seat) < interest_with(s, s.give) - money else Reason.FINE
        case Kind.REJECT:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_review(s: State, seat: int, act: Action, maker: Seat, money: Money) -> None:
    """Both sides hand over, or the offer is off the table."""
    if act.kind == Kind.ACCEPT:
        emit_things(s, Event.ANSWERED, seat, 1, money, s.give, s.want)
        close(s)
        then.swap(s, maker, seat, money)
    else:
        emit_things(s, Event.ANSWERED, seat, 0, money, s.give, s.want)
        drop_offer(s)


ask_review = ask("ASK_REVIEW", 71, refuse_review, take_review, answers=(Kind.ACCEPT, Kind.REJECT))


def lapse(s: State) -> None:
    """The time for this deal is over [CT-100]."""
    emit_things(s, Event.LAPSED, s.who[top(s)], s.what[top(s)], s.sum[top(s)], s.give, s.want)
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
        move_money(s, maker, partner, money, For.DEAL)
    else:
        move_money(s, partner, maker, -money, For.DEAL)
    hand_all(s, s.give, maker, partner)
    hand_all(s, s.want, partner, maker)
    s.give = 0
    s.want = 0
    then.lifting(s, partner)
    then.lifting(s, maker)


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
