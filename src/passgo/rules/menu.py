"""The menu: every countable thing a seat may say now; bids are a range, offers are only said to be possible.

Contents page of the lines: which belong to which room.
"""
from __future__ import annotations

from passgo.rules import moments, steps
from passgo.rules.agenda import top
from passgo.rules.auctions.bids import lowest_bid
from passgo.rules.auctions.open import ask_open_auction
from passgo.rules.auctions.sealed import ask_sealed_auction
from passgo.rules.auctions.timed import ask_timed_auction, may_speak_up
from passgo.rules.bits import bit, has, lowest
from passgo.rules.claims import claim_on
from passgo.rules.deeds import complete_deeds, deeds_of
from passgo.rules.ending import still_in
from passgo.rules.engine import refusal
from passgo.rules.lines import add_line, deed_lines, line, plain_lines, say
from passgo.rules.records import Action, Menu
from passgo.rules.rooms import actors
from passgo.rules.shortage import ask_place, ask_wants
from passgo.rules.side import admitted
from passgo.rules.sites import cheapest_site, room_for
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.tables import LINES, SIDE_LINES
from passgo.rules.turn import ask_turn
from passgo.rules.words import KEPT, Ending, Kind, Reason


def legal(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Write this seat's answers to the open question; `act` is scratch paper."""
    menu.count = 0
    menu.full = 0
    menu.may_offer = 0
    menu.bid_low = 0
    menu.bid_high = -1
    if s.over != Ending.PLAYING or not still_in(s, seat):
        return
    menu.may_offer = 1 if admitted(s, seat, Kind.OFFER) else 0
    if has(actors(s), seat):
        answers(s, seat, menu, act)
    elif may_speak_up(s, seat):
        bid_range(s, seat, menu, act)


def answers(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Answers to the open question; bids as a range."""
    LINES[s.step[s.depth - 1]](s, seat, menu, act)


@ask_turn.lines
def turn_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Roll; in Jail the ways out stand before it."""
    if s.jail[seat] > 0:
        moments.more_ways_out(s, seat, menu, act)
        ways_out(s, seat, menu, act)
    plain_lines(s, seat, Kind.ROLL, Kind.ROLL, menu, act)


def ways_out(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Out of Jail before the roll: the fine, or a kept card [HN-53 HN-54]."""
    say(act, Kind.PAY_FINE)
    line(s, seat, menu, act)
    left = s.deeds[seat] >> KEPT
    while left != 0:
        say(act, Kind.USE_CARD, lowest(left))
        left = left & ~bit(lowest(left))
        line(s, seat, menu, act)


@ask_wants.lines
def want_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """From none to as many as one has room for: the oracle judges whether one may say how many at all [HN-76]."""
    say(act, Kind.WANT)
    if refusal(s, seat, act) == Reason.FINE:
        for count in range(room_for(s, seat, s.wanted) + 1):
            say(act, Kind.WANT, count)
            add_line(menu, act)


@ask_place.lines
def place_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Any own deed that will take it [HN-76]."""
    deed_lines(s, seat, Kind.PLACE, deeds_of(s, seat), menu, act)


@ask_open_auction.lines
@ask_timed_auction.lines
@ask_sealed_auction.lines
def auction_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Silence, and the range of bids."""
    plain_lines(s, seat, Kind.PASS, Kind.PASS, menu, act)
    bid_range(s, seat, menu, act)


def bid_range(s: State, seat: int, menu: Menu, act: Action) -> None:
    """The lowest and highest bid, in steps of the board's `bid_step`; low above high: no bid.

    A closed hand may hold nothing; for a building that is a line of its own, as there is no bid between it and the print.
    """
    f = top(s)
    step = s.board.bid_step
    lot = s.what[f]
    sealed = s.step[f] == steps.ask_sealed_auction.number
    if lot >= SPACES:
        if sealed and s.board.any_bid == 0:
            say(act, Kind.BID)
            line(s, seat, menu, act)
        if cheapest_site(s, seat, lot) < 0:
            return
    menu.bid_low = 0 if sealed and (lot < SPACES or s.board.any_bid == 1) else lowest_bid(s, seat, lot, s.sum[f])
    menu.bid_high = s.cash[seat] // step * step


def side_business(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Add all business with the bank and open claims. It is long and seldom wanted: ask for it only when it is."""
    if not still_in(s, seat):
        return
    for kind in range(Kind.BUILD, Kind.REDEEM + 1):
        side_lines(s, seat, kind, menu, act)
    claim_lines(s, seat, menu, act)
    moments.more_business(s, seat, menu, act)
    plain_lines(s, seat, Kind.PROPOSE_STOP, Kind.PROPOSE_STOP, menu, act)


def side_lines(s: State, seat: int, kind: int, menu: Menu, act: Action) -> None:
    """Add business of one kind, deed by deed."""
    if s.over != Ending.PLAYING or not admitted(s, seat, kind):
        return
    if SIDE_LINES[kind](s, seat, menu, act):
        return
    deeds = deeds_of(s, seat)
    match kind:
        case Kind.BUILD:
            deeds = complete_deeds(s, seat)
        case Kind.SELL:
            whole_groups(s, seat, menu, act)
            deeds = deeds & s.built
        case Kind.MORTGAGE:
            deeds = deeds & ~s.mortgaged
        case Kind.REDEEM:
            deeds = deeds & s.mortgaged
    deed_lines(s, seat, kind, deeds, menu, act)


def whole_groups(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Everything on a group at once, named by its first built deed [HN-74]."""
    for group in range(s.board.groups):
        built = s.board.members[group] & s.built & s.deeds[seat]
        if built != 0:
            say(act, Kind.SELL, lowest(built), 1)
            line(s, seat, menu, act)


def claim_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Rents this seat may ask for now, two landings of one debtor on one space with one line [HN-33]."""
    for i in range(s.claims):
        if claim_on(s, seat, s.claim_space[i], s.claim_debtor[i]) == i:
            say(act, Kind.CLAIM, s.claim_space[i], s.claim_debtor[i])
            line(s, seat, menu, act)
