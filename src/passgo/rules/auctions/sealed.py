"""The sealed auction: all bid at the same time, out of sight; the hands open together [TT-20]."""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.agenda import close, top
from passgo.rules.auctions.bids import refuse_sum
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.declare import ask
from passgo.rules.records import Action
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import NOBODY, Event, Kind, Reason, When
from passgo.struct import Mask, Money


def still_to_bid(s: State) -> Mask:
    """Everyone whose hand (`how`) is not closed yet."""
    closed: Mask = s.how[top(s)]
    return s.bidders & ~closed


def refuse_sealed_bid(s: State, seat: int, act: Action, lot: int, closed: int) -> int:
    """Ask SEALED_AUCTION: nothing up to all one's cash [TT-20]."""
    if act.kind != Kind.BID:
        return Reason.WRONG_MOMENT
    if act.money < 0:
        return Reason.BID_TOO_LOW
    return Reason.FINE if act.money == 0 else refuse_sum(s, seat, lot, act.money)


def take_sealed_bid(s: State, seat: int, act: Action, lot: int, closed: int) -> None:
    """The order in which hands close leaves no trace; the last one opens them all [TT-20 TT-22]."""
    s.sealed[seat] = act.money
    s.how[top(s)] += 1 << seat
    emit(s, Event.CLOSED_HAND, seat, lot)
    if still_to_bid(s) == 0:
        open_hands(s, lot)


ask_sealed_auction = ask("ASK_SEALED_AUCTION", 74, refuse_sealed_bid, take_sealed_bid,
                         actors=still_to_bid, occasion=When.AUCTION)


def open_hands(s: State, lot: int) -> None:
    """The highest wins and pays; equals roll it off; what nobody bids for stays with the bank [HN-22], or not [TT-21]."""
    best: Money = -1
    tied: Mask = 0
    for seat in range(s.seats):
        if has(s.bidders, seat):
            bid = s.sealed[seat]
            s.sealed[seat] = 0
            emit(s, Event.BIDS_OPENED, seat, lot, bid)
            if bid > best:
                best = bid
                tied = 0
            if bid == best:
                tied = tied | bit(seat)
    close(s)
    if best == 0 and (lot >= SPACES or s.board.nothing_wins == 0):
        then.award(s, NOBODY, lot, 0)
        return
    if size(tied) > 1:
        then.toss_contest(s, lowest(tied), tied & 0xFF)
    then.award(s, lowest(tied), lot, best)
