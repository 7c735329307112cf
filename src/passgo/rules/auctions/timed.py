"""The timed auction: the caller must open, and the clock ends it; without a clock, silence does [CT-30 CT-34]."""
from __future__ import annotations

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.auctions.common import AUCTION_FRAME, fall_silent, hammer, lead, refuse_raise_of_bid, still_talking
from passgo.rules.bits import bit, has
from passgo.rules.declare import ask
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind, Reason, When
from passgo.struct import Mask, Money, Seat


def must_open(s: State) -> bool:
    """Nobody has bid, and the caller can [CT-31]."""
    if s.who[s.depth - 1] != NOBODY or s.caller == NOBODY:
        return False
    return has(s.bidders, s.caller) and s.cash[s.caller] >= s.board.bid_step


def timed_bidders(s: State) -> Mask:
    """The caller alone until it is opened, then anyone [CT-31 CT-32]."""
    return bit(s.caller) if must_open(s) else still_talking(s)


def refuse_timed_bid(s: State, seat: int, act: Action, leader: Seat, lot: int, bid: Money, silent: int) -> int:
    """Ask TIMED_AUCTION: each bid beats the last; silence is only manners while a clock runs [CT-31 CT-32]."""
    match act.kind:
        case Kind.BID:
            return refuse_raise_of_bid(s, seat, act.money, leader, lot, bid)
        case Kind.PASS:
            return Reason.MUST_OPEN if must_open(s) else Reason.FINE
    return Reason.WRONG_MOMENT


def may_speak_up(s: State, seat: int) -> bool:
    """While the light is on, whoever has passed may still bid [CT-32]."""
    f = top(s)
    if s.step[f] != steps.ask_timed_auction.number or s.auction_until == 0 or must_open(s):
        return False
    return has(s.bidders, seat) and s.who[f] != seat


def speaks_up(s: State, seat: int, act: Action) -> bool:
    """Is this a bid by somebody who had passed? [CT-32]"""
    return act.kind == Kind.BID and may_speak_up(s, seat)


def light_goes_off(s: State) -> None:
    """The highest bid wins; a caller who could open and did not is held to the lowest opening [CT-31 CT-33]."""
    if must_open(s):
        lead(s, s.caller, s.board.bid_step)
    hammer(s)


def take_timed_bid(s: State, seat: int, act: Action, leader: Seat, lot: int, bid: Money, silent: int) -> None:
    """Bid, or wait for the clock; where none runs, all silent ends it [CT-34]."""
    if act.kind == Kind.BID:
        lead(s, seat, act.money)
    else:
        fall_silent(s, seat)
    if s.auction_until == 0 and still_talking(s) == 0:
        hammer(s)


ask_timed_auction = ask("ASK_TIMED_AUCTION", 73, refuse_timed_bid, take_timed_bid, actors=timed_bidders, occasion=When.AUCTION,
                        frame=AUCTION_FRAME)
