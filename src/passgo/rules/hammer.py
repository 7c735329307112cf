"""The hammer: an auction held by voice around a real table; only what came of it is told."""
from __future__ import annotations

from passgo.rules import steps, then
from passgo.rules.agenda import close, top
from passgo.rules.auctions.bids import refuse_sum
from passgo.rules.auctions.timed import must_open
from passgo.rules.bits import has
from passgo.rules.records import Action
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Reason


def in_auction(s: State) -> bool:
    """Is an auction the open question?"""
    step = s.step[top(s)]
    if step == steps.ask_open_auction.number or step == steps.ask_timed_auction.number:
        return True
    return step == steps.ask_sealed_auction.number


def refuse_hammer(s: State, act: Action) -> int:
    """HAMMER: sold to seat `a` for so much, or to nobody; the sum is one that could have been bid [HN-21 CT-31 TT-20]."""
    if not in_auction(s):
        return Reason.NO_AUCTION
    if act.a == NOBODY:
        opens = s.step[top(s)] == steps.ask_timed_auction.number and must_open(s)
        return Reason.MUST_OPEN if opens else Reason.FINE
    if act.a < 0 or act.a >= s.seats or not has(s.bidders, act.a):
        return Reason.NO_SUCH_SEAT
    if act.money == 0 and s.what[top(s)] < SPACES and s.board.nothing_wins == 1:
        return Reason.FINE
    return Reason.BID_TOO_LOW if act.money <= 0 else refuse_sum(s, act.a, s.what[top(s)], act.money)


def take_hammer(s: State, act: Action) -> None:
    """The winner pays and takes the lot; hands that were closed stay closed [HN-21 TT-20]."""
    lot = s.what[top(s)]
    for seat in range(s.seats):
        s.sealed[seat] = 0
    close(s)
    then.award(s, act.a, lot, act.money if act.a != NOBODY else 0)
