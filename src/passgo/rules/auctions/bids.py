"""Bids and the money behind them: what is bid cannot be spent on anything else."""
from __future__ import annotations

from passgo.rules import steps
from passgo.rules.sites import cheapest_site
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.words import Reason
from passgo.struct import Money


def committed(s: State, seat: int) -> Money:
    """What this seat has bid in the auction under way, if that bid may still win."""
    if s.bidders == 0:
        return 0
    for f in range(s.depth - 1, -1, -1):
        step = s.step[f]
        if step == steps.ask_sealed_auction.number:
            return s.sealed[seat]
        if step == steps.ask_open_auction.number or step == steps.ask_timed_auction.number:
            return s.sum[f] if s.who[f] == seat else 0
    return 0


def spare(s: State, seat: int) -> Money:
    """Cash that is not bid: a bid above one's cash is refused, and stays covered [HN-22]."""
    return s.cash[seat] - committed(s, seat)


def refuse_sum(s: State, seat: int, lot: int, bid: Money) -> int:
    """Whole steps, never above one's cash; a building is not sold below its printed price [HN-21 HN-22 HN-76]."""
    if bid % s.board.bid_step != 0:
        return Reason.BID_STEP
    if bid > s.cash[seat]:
        return Reason.TOO_POOR
    if lot >= SPACES:
        least = cheapest_site(s, seat, lot)
        if least < 0 or (bid < least and s.board.any_bid == 0):
            return Reason.BID_BELOW_PRINT
    return Reason.FINE


def lowest_bid(s: State, seat: int, lot: int, above: Money) -> Money:
    """The smallest bid above this one."""
    step = s.board.bid_step
    low = above + step
    if lot >= SPACES and s.board.any_bid == 0:
        low = max(low, (cheapest_site(s, seat, lot) + step - 1) // step * step)
    return low
