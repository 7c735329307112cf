"""The open auction: bids are called out until nobody says more."""
from __future__ import annotations

from passgo.rules.auctions.common import AUCTION_FRAME, fall_silent, hammer, lead, refuse_raise_of_bid, still_talking
from passgo.rules.declare import ask
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import Kind, Reason, When
from passgo.struct import Money, Seat


def refuse_open_bid(s: State, seat: int, act: Action, leader: Seat, lot: int, bid: Money, silent: int) -> int:
    """Ask OPEN_AUCTION: any opening bid, each higher than the last, or silence [HN-21 HN-22]."""
    match act.kind:
        case Kind.BID:
            return refuse_raise_of_bid(s, seat, act.money, leader, lot, bid)
        case Kind.PASS:
            return Reason.FINE
    return Reason.WRONG_MOMENT


def take_open_bid(s: State, seat: int, act: Action, leader: Seat, lot: int, bid: Money, silent: int) -> None:
    """It is over when all but the leader are silent."""
    if act.kind == Kind.BID:
        lead(s, seat, act.money)
    else:
        fall_silent(s, seat)
    if still_talking(s) == 0:
        hammer(s)


ask_open_auction = ask("ASK_OPEN_AUCTION", 72, refuse_open_bid, take_open_bid, actors=still_talking, occasion=When.AUCTION,
                       frame=AUCTION_FRAME)
