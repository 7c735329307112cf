"""What all auctions share: who may speak, and the award."""
from __future__ import annotations

from typing import Final

from passgo.rules import then
from passgo.rules.agenda import close, push, top
from passgo.rules.auctions.bids import refuse_sum
from passgo.rules.bits import bit, has
from passgo.rules.declare import step
from passgo.rules.sites import cheapest_site
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, NOBODY, NOTHING, Event, For, Reason
from passgo.struct import Mask, Money, Seat

AUCTION_FRAME: Final = "who what sum how"
"""Of an auction called out aloud: who leads, or NOBODY; the lot; the highest bid; the set of those silent since."""


@step("AUCTION", 15)
def start_auction(s: State, caller: Seat, lot: int) -> None:
    """Step AUCTION: the edition's kind of auction, at once; everybody may bid, the decliner included [HN-21 HN-22]."""
    if s.board.auction == NOTHING:
        return
    s.caller = caller
    s.auction_until = s.clock + s.board.auction_ms if s.board.auction_ms > 0 else 0
    if lot < SPACES:
        s.bidders = s.alive
    for seat in range(s.seats):
        s.sealed[seat] = 0
    emit(s, Event.AUCTIONED, caller, lot)
    push(s, s.board.auction, NOBODY, lot)


def still_talking(s: State) -> Mask:
    """All who may bid but the leader and those silent (`how`) since the last bid."""
    f = s.depth - 1
    silent: Mask = s.how[f]
    talking = s.bidders & ~silent
    if s.who[f] != NOBODY:
        talking = talking & ~bit(s.who[f])
    return talking


def refuse_raise_of_bid(s: State, seat: int, said: Money, leader: Seat, lot: int, bid: Money) -> int:
    """Higher than the last [HN-21 HN-22]."""
    if leader == seat:
        return Reason.LEADING
    if said <= bid:
        return Reason.BID_TOO_LOW
    return refuse_sum(s, seat, lot, said)


def lead(s: State, seat: int, bid: Money) -> None:
    """A new high bid ends all silence."""
    f = top(s)
    s.who[f] = seat
    s.sum[f] = bid
    s.how[f] = 0
    emit(s, Event.BID, seat, s.what[f], bid)


def fall_silent(s: State, seat: int) -> None:
    """No more from this seat, until somebody bids again."""
    f = top(s)
    if not has(s.how[f], seat):
        s.how[f] += 1 << seat
    emit(s, Event.PASSED, seat, s.what[f])


def hammer(s: State) -> None:
    """The bidding is over."""
    winner = s.who[top(s)]
    lot = s.what[top(s)]
    price = s.sum[top(s)]
    close(s)
    then.award(s, winner, lot, price)


@step("AWARD", 29)
def award(s: State, winner: Seat, lot: int, price: Money) -> None:
    """Step AWARD: the winner pays the bank and takes the lot; without a bid it stays with the bank [HN-21 HN-22 HN-76].

    Where a landing must end in a sale, the lander takes an unwanted deed at the smallest bid, if able [ML-41].
    """
    if winner == NOBODY and s.board.forced_sale == 1 and s.caller != NOBODY and s.cash[s.caller] >= s.board.bid_step:
        winner = s.caller
        price = s.board.bid_step
    s.bidders = 0
    s.caller = NOBODY
    s.auction_until = 0
    if winner == NOBODY:
        emit(s, Event.NO_SALE, NOBODY, lot)
        if lot >= SPACES:
            for seat in range(s.seats):
                s.wants[seat] = 0
    elif lot < SPACES:
        then.pay(s, winner, BANK, price, For.BID)
        then.hand_over(s, winner, lot)
    elif 0 <= cheapest_site(s, winner, lot) <= price or (s.board.any_bid == 1 and cheapest_site(s, winner, lot) >= 0):
        then.pay(s, winner, BANK, price, For.BID)
        then.ask_place(s, winner, lot, price)
    else:
        # The site was sold or mortgaged while the bidding went on: the bid is void.
        emit(s, Event.NO_SALE, winner, lot)
        s.wants[winner] = 0
