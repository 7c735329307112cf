"""Houses and hotels: side business with the bank."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.auctions.bids import spare
from passgo.rules.bits import bit, lowest
from passgo.rules.declare import side
from passgo.rules.deeds import group_built, group_of, is_deed
from passgo.rules.moments import UNDECIDED
from passgo.rules.money import move_money
from passgo.rules.pieces import bought_as_listed, break_up, raise_building, sold, strip, swap_pieces
from passgo.rules.questions import building_price, building_value
from passgo.rules.records import Action
from passgo.rules.shortage import contested, open_wants
from passgo.rules.sites import lot_for, refuse_site, stock_of
from passgo.rules.state import State
from passgo.rules.words import BANK, For, Kind, Reason


def refuse_build(s: State, seat: int, act: Action) -> int:
    """BUILD the next house or the hotel on space `a`: a site, a piece in the bank, the deed's price [HN-70 HN-75]."""
    reason = refuse_site(s, seat, act.a)
    if reason != Reason.FINE:
        return reason
    if stock_of(s, lot_for(s, act.a)) == 0:
        return Reason.NO_STOCK
    return Reason.TOO_POOR if spare(s, seat) < building_price(s, act.a) else Reason.FINE


def take_build(s: State, seat: int, act: Action) -> None:
    """Pay and build; if others may want the last pieces too, they are asked first [HN-70 HN-76]."""
    lot = lot_for(s, act.a)
    if contested(s, seat, lot):
        open_wants(s, seat, lot, act.a)
        return
    if s.wants[seat] > 0 and s.wanted == lot:
        s.wants[seat] -= 1
    price = building_price(s, act.a)
    move_money(s, seat, BANK, price, For.BUILDING)
    raise_building(s, seat, act.a, price)
    bought_as_listed(s, seat, act.a)


side(Kind.BUILD, refuse_build, take_build)


def refuse_sell(s: State, seat: int, act: Action) -> int:
    """SELL one building of space `a`, evenly in reverse; with b = 1 all of its group at once [HN-72 HN-74]."""
    space = act.a
    if not is_deed(s, space):
        return Reason.UNKNOWN
    if s.owner[space] != seat:
        return Reason.NOT_OWNER
    if act.b == 1:
        return Reason.FINE if group_built(s, space) else Reason.NO_BUILDING
    if act.b != 0:
        return Reason.UNKNOWN
    if s.level[space] == 0:
        return Reason.NO_BUILDING
    group = group_of(s, space)
    while group != 0 and s.board.even == 1:
        if s.level[lowest(group)] > s.level[space]:
            return Reason.UNEVEN
        group = group & ~bit(lowest(group))
    if s.level[space] == s.board.top_level and s.houses_left < s.board.top_level - 1 and s.board.hotels_break_up == 0:
        return Reason.NO_STOCK
    return Reason.FINE


def take_sell(s: State, seat: int, act: Action) -> None:
    """Half the price back [HN-72 HN-74]."""
    if act.b == 0:
        before = building_value(s, act.a)
        if s.level[act.a] == s.board.top_level and s.board.hotels_break_up == 1:
            break_up(s, act.a)
        else:
            swap_pieces(s, act.a, -1)
        sold(s, seat, act.a, before - building_value(s, act.a))
        return
    group = group_of(s, act.a) & s.built
    while group != 0:
        space = lowest(group)
        group = group & ~bit(space)
        strip(s, space)


def refuse_sale(s: State, seat: int, act: Action) -> int:
    """SELL: a building, or what only an edition has [HN-72 TT-64]."""
    said = moments.refuse_selling(s, seat, act)
    return refuse_sell(s, seat, act) if said == UNDECIDED else said


def take_sale(s: State, seat: int, act: Action) -> None:
    """It comes down."""
    if not moments.sold_here(s, seat, act):
        take_sell(s, seat, act)


side(Kind.SELL, refuse_sale, take_sale)
