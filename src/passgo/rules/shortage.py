"""Building shortages: when players together want more than the bank has, the pieces are auctioned one by one [HN-76].

Whoever builds while others have room and money for the same pieces makes everybody say how many they want. If the
bank has enough, each may build that many in this turn without being asked again; if not, the bidding begins.
"""
from __future__ import annotations

from passgo.rules import then
from passgo.rules.agenda import close, top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.declare import ask, step
from passgo.rules.money import move_money
from passgo.rules.pieces import bought_as_listed, put_piece
from passgo.rules.questions import listed_piece, piece_price, refuse_site_of_edition
from passgo.rules.records import Action
from passgo.rules.sites import lot_for, refuse_site, room_for, sites_on, stock_of
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, HOTEL_LOT, NOBODY, NOTHING, Event, For, Kind, Reason, RentRule, When
from passgo.struct import Mask, Money


def contested(s: State, seat: int, lot: int) -> bool:
    """May there be too few for all, and has this seat not been granted its own yet? [HN-76]"""
    if s.board.auction == NOTHING or s.board.first_come == 1 or (s.wants[seat] > 0 and s.wanted == lot):
        return False
    stock = stock_of(s, lot)
    builders = s.alive if lot > HOTEL_LOT else rivals_for(s, seat, lot, stock)
    others = 0
    for other in range(s.seats):
        if other != seat and has(builders, other):
            others += room_for(s, other, lot)
            if others > stock:
                return True
    return others > 0 and others > stock - room_for(s, seat, lot)


def rivals_for(s: State, seat: int, lot: int, stock: int) -> Mask:
    """Who else has sites for houses, or for hotels; nobody where the bank has one for every site there is, as it mostly has."""
    total = 0
    rivals: Mask = 0
    for group in range(s.board.groups):
        left = s.board.members[group]
        owner = s.owner[lowest(left)] if left != 0 else BANK
        if (owner == BANK or s.deeds[owner] & left != left or s.mortgaged & left != 0
                or s.board.rent_rule[lowest(left)] != RentRule.HOUSES):
            continue
        sites = sites_on(s, lot, left)
        total += sites
        if sites > 0 and owner != seat:
            rivals = rivals | bit(owner)
    return rivals if total > stock else 0


def open_wants(s: State, seat: int, lot: int, space: int) -> None:
    """Everybody who could build is asked how many; the builder's own site is remembered."""
    s.wanted = lot
    s.bidders = bit(seat)
    for other in range(s.seats):
        s.wants[other] = 0
        if other != seat and has(s.alive, other) and room_for(s, other, lot) > 0:
            s.bidders = s.bidders | bit(other)
    then.ask_wants(s, seat, space)


def still_to_say(s: State) -> Mask:
    """Those asked (`bidders`) who have not answered (`how`) yet."""
    said: Mask = s.how[top(s)]
    return s.bidders & ~said


def refuse_want(s: State, seat: int, act: Action, space: int) -> int:
    """Ask WANTS: from none to as many as one has room and money for [HN-76]."""
    if act.kind != Kind.WANT:
        return Reason.WRONG_MOMENT
    # For none there is always room, and that is asked most: it need not be counted.
    return Reason.FINE if act.a == 0 or 0 < act.a <= room_for(s, seat, s.wanted) else Reason.UNKNOWN


def take_want(s: State, seat: int, act: Action, space: int) -> None:
    """When all have spoken: enough for everybody, or an auction."""
    f = top(s)
    s.wants[seat] = act.a
    s.how[f] += 1 << seat
    emit(s, Event.WANTED, seat, s.wanted, 0, act.a)
    if still_to_say(s) != 0:
        return
    builder = s.who[f]
    close(s)
    if too_few(s):
        emit(s, Event.SHORTAGE, builder, s.wanted, 0, stock_of(s, s.wanted))
        then.share_out(s)
        return
    s.bidders = 0
    price = piece_price(s, space, s.wanted)
    # Who has spent the money while the others were asked keeps the right to build in this turn.
    if s.wants[builder] > 0 and s.cash[builder] >= price and may_stand(s, builder, space):
        s.wants[builder] -= 1
        move_money(s, builder, BANK, price, For.BUILDING)
        put_piece(s, builder, space, s.wanted, price)
        bought_as_listed(s, builder, space)


ask_wants = ask("ASK_WANTS", 69, refuse_want, take_want, actors=still_to_say, occasion=When.AUCTION)


def may_stand(s: State, seat: int, space: int) -> bool:
    """Is the site still one for the piece that is wanted? While all were asked it may have been mortgaged or dealt away."""
    if s.wanted > HOTEL_LOT:
        return refuse_site_of_edition(s, seat, space) == Reason.FINE
    return refuse_site(s, seat, space) == Reason.FINE and lot_for(s, space) == s.wanted and stock_of(s, s.wanted) > 0


def too_few(s: State) -> bool:
    """Do two or more players together want more than the bank has? [HN-76]"""
    total = 0
    players = 0
    for seat in range(s.seats):
        if s.wants[seat] > 0:
            total += s.wants[seat]
            players += 1
    return players > 1 and total > stock_of(s, s.wanted)


@step("SHARE_OUT", 26)
def share_out(s: State) -> None:
    """Step SHARE_OUT: one piece after another under the hammer, while they are too few [HN-76]."""
    s.bidders = 0
    for seat in range(s.seats):
        s.wants[seat] = min(s.wants[seat], room_for(s, seat, s.wanted))
        if s.wants[seat] > 0:
            s.bidders = s.bidders | bit(seat)
    if stock_of(s, s.wanted) == 0 or not too_few(s):
        s.bidders = 0
        return
    then.start_auction(s, NOBODY, s.wanted)
    then.share_out(s)


def refuse_place(s: State, seat: int, act: Action, lot: int, price: Money) -> int:
    """Ask PLACE: where the piece won may stand, and its printed price is no more than the bid [HN-76]."""
    if act.kind != Kind.PLACE:
        return Reason.WRONG_MOMENT
    reason = refuse_site_of_edition(s, seat, act.a) if lot > HOTEL_LOT else refuse_site(s, seat, act.a)
    if reason != Reason.FINE:
        return reason
    if lot <= HOTEL_LOT and lot_for(s, act.a) != lot:
        return Reason.NO_STOCK
    above = listed_piece(s, act.a, lot) > s.sum[top(s)] and s.board.any_bid == 0
    return Reason.PLACE_ABOVE_BID if above else Reason.FINE


def take_place(s: State, seat: int, act: Action, lot: int, price: Money) -> None:
    """The piece is put up; the bid has been paid."""
    close(s)
    s.wants[seat] -= 1
    put_piece(s, seat, act.a, lot, price)


ask_place = ask("ASK_PLACE", 70, refuse_place, take_place)
