"""The thrifty player: keeps a reserve, builds, never trades."""
from __future__ import annotations

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit
from passgo.rules.bots import moments
from passgo.rules.bots.money import raise_cash
from passgo.rules.deeds import group_of
from passgo.rules.lines import find, pick, say
from passgo.rules.menu import side_lines
from passgo.rules.questions import total_worth
from passgo.rules.records import Action, Menu
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind
from passgo.struct import Money


def decide_thriftily(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Buys what it can keep a reserve beside, bids up to what a deed is worth to it, says no to every deal."""
    f = top(s)
    step = s.step[f]
    reserve = s.board.salary
    choice = NOBODY
    match step:
        case steps.ask_turn.number:
            choice = thrifty_turn(s, seat, menu, act, reserve)
        case steps.ask_buy.number:
            if s.cash[seat] >= s.board.price[s.what[f]] + reserve // 2:
                choice = find(menu, Kind.BUY)
            if choice == NOBODY:
                choice = find(menu, Kind.DECLINE)
        case steps.ask_raise.number:
            choice = raise_cash(s, seat, menu, act)
        case steps.ask_tax.number:
            share = total_worth(s, seat) * s.board.tax_percent // 100
            choice = find(menu, Kind.PAY_FLAT if s.sum[f] <= share else Kind.PAY_SHARE)
        case steps.ask_lift.number:
            choice = find(menu, Kind.LEAVE)
        case steps.ask_wants.number:
            choice = min(menu.count - 1, 1)
        case steps.ask_review.number:
            choice = find(menu, Kind.REJECT)
        case steps.ask_open_auction.number | steps.ask_timed_auction.number | steps.ask_sealed_auction.number:
            bid_up_to(s, worth_to_thrifty(s, seat, s.what[f]), menu, act)
            return
        case _:
            choice = moments.thrifty_line(s, seat, menu)
    pick(menu, choice if choice != NOBODY else 0, act)


def thrifty_turn(s: State, seat: int, menu: Menu, act: Action, reserve: Money) -> int:
    """Leave Jail, build, redeem, roll."""
    choice = find(menu, Kind.USE_CARD)
    if choice == NOBODY:
        choice = find(menu, Kind.PAY_FINE)
    if choice == NOBODY and s.cash[seat] > reserve * 2:
        choice = first_side(s, seat, Kind.BUILD, menu, act)
        if choice == NOBODY and s.mortgaged & s.deeds[seat] != 0:
            choice = first_side(s, seat, Kind.REDEEM, menu, act)
    return choice if choice != NOBODY else find(menu, Kind.ROLL)


def first_side(s: State, seat: int, kind: int, menu: Menu, act: Action) -> int:
    """Put one kind of side business on the menu and point at the first line of it."""
    side_lines(s, seat, kind, menu, act)
    return find(menu, kind)


def worth_to_thrifty(s: State, seat: int, lot: int) -> Money:
    """The printed price, twice that for the last deed of a group; a building at most double."""
    if lot >= SPACES:
        return s.cash[seat] // 2
    price = s.board.price[lot]
    group = group_of(s, lot) & ~bit(lot)
    return price * 2 if s.deeds[seat] & group == group else price


def bid_up_to(s: State, limit: Money, menu: Menu, act: Action) -> None:
    """A tenth of the limit more than the last bid, never above the limit; sealed, three quarters of it at once.

    Sealed, a building that was asked for is worth the least it is sold for: if nobody bid, its builder would ask again for ever.
    """
    step = s.board.bid_step
    limit = min(limit, menu.bid_high)
    bid = max(menu.bid_low, min(limit, menu.bid_low + limit // 10))
    if s.step[top(s)] == steps.ask_sealed_auction.number:
        bid = max(limit, 0) * 3 // 4
        if s.what[top(s)] >= SPACES:
            bid = max(menu.bid_low, step) if menu.bid_low <= menu.bid_high else 0
    bid = bid // step * step
    if find(menu, Kind.PASS) == NOBODY or menu.bid_low <= bid <= limit:
        say(act, Kind.BID, 0, 0, bid)
    else:
        say(act, Kind.PASS)
