"""Casinos, piers, restaurants and parks: building, visiting and selling them, and keeping the group even [TT-62 .. TT-65]."""
from __future__ import annotations

from passgo.editions.tropical_tycoon.rules.answers import (
    PARTS,
    casino_share,
    development_price,
    earned,
    refuse_development_site,
    rent_amount,
    rent_cause,
)
from passgo.editions.tropical_tycoon.rules.words import Development
from passgo.rules import moments, then
from passgo.rules.agenda import close
from passgo.rules.auctions.bids import spare
from passgo.rules.bits import bit, has, lowest
from passgo.rules.building import refuse_sell, take_sell
from passgo.rules.buying import collects
from passgo.rules.declare import ask, side, step, toss
from passgo.rules.deeds import group_built, group_of, is_deed, is_mortgaged
from passgo.rules.moments import UNDECIDED
from passgo.rules.money import move_money
from passgo.rules.pieces import bought_as_listed, raise_building, strip
from passgo.rules.questions import building_price
from passgo.rules.records import Action
from passgo.rules.shortage import contested, open_wants
from passgo.rules.sites import lot_for, refuse_site, stock_of
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, HOTEL_LOT, Event, For, Kind, Reason
from passgo.struct import Money, Seat


@step("ISLAND_DEED", 53)
def island_deed(s: State, seat: Seat) -> None:
    """Step ISLAND_DEED: as any deed, but a development's rent is explained, and a casino's is luck [TT-32 TT-33 TT-65]."""
    space = s.at[seat]
    owner = s.owner[space]
    pays = owner != BANK and owner != seat and not is_mortgaged(s, space) and collects(s, owner)
    if not pays or s.development[space] == Development.NONE:
        then.deed(s, seat)
        return
    if s.development[space] == Development.CASINO:
        then.toss_casino(s, seat, space)
        return
    explain_rent(s, space)
    then.deed(s, seat)


def explain_rent(s: State, space: int) -> None:
    """The parts of this rent, for the log [TT-65]."""
    if s.tape.on == 0:
        return
    for i in range(PARTS):
        cause = rent_cause(s, space * PARTS + i)
        if cause != 0:
            emit(s, Event.RENT_PART, s.owner[space], space, rent_amount(s, space * PARTS + cause), cause)


def casino_rolled(s: State, act: Action, seat: Seat, space: int) -> None:
    """Toss CASINO: the house wins, or the owner pays the visitor [TT-65]."""
    pips = act.a
    sum = earned(s, s.board.turnover[space], casino_share(s, pips))
    emit(s, Event.CASINO_ROLL, seat, space, sum, pips)
    if sum >= 0:
        then.rent(s, seat, space, sum)
    else:
        then.pay(s, s.owner[space], seat, -sum, For.CASINO)


toss_casino = toss("TOSS_CASINO", 118, casino_rolled, dice=1)


# ------------------------------------------------------------------------------------------------------------ building
def refuse_develop(s: State, seat: int, act: Action) -> int:
    """DEVELOP space `a` with the Development `b`: a bare site, a piece in the bank, the deed's price [TT-62 TT-67]."""
    reason = refuse_development_site(s, seat, act.a)
    if reason != Reason.FINE:
        return reason
    if not Development.CASINO <= act.b <= Development.PARK:
        return Reason.UNKNOWN
    if s.stock[act.b] == 0:
        return Reason.NO_STOCK
    return Reason.TOO_POOR if spare(s, seat) < development_price(s, act.a, act.b) else Reason.FINE


def take_develop(s: State, seat: int, act: Action) -> None:
    """Pay and build; if others may want the last ones too, they are asked first [TT-62 TT-67]."""
    lot = HOTEL_LOT + act.b
    if contested(s, seat, lot):
        open_wants(s, seat, lot, act.a)
        return
    if s.wants[seat] > 0 and s.wanted == lot:
        s.wants[seat] -= 1
    buy_development(s, seat, act.a, act.b)


side(Kind.DEVELOP, refuse_develop, take_develop)


def buy_development(s: State, seat: int, space: int, kind: int) -> None:
    """At the deed's price [TT-62]."""
    price = development_price(s, space, kind)
    move_money(s, seat, BANK, price, For.BUILDING)
    develop(s, seat, space, HOTEL_LOT + kind, price)
    bought_as_listed(s, seat, space)


@step("DEVELOPMENT", 62)
def develop(s: State, seat: Seat, space: int, lot: int, price: Money) -> None:
    """Step DEVELOPMENT: the piece goes from the bank to the deed; nothing more can be built there [TT-62]."""
    kind = lot - HOTEL_LOT
    s.stock[kind] -= 1
    s.development[space] = kind
    s.developed = s.developed | bit(space)
    s.built = s.built | bit(space)
    s.spent[space] = price
    emit(s, Event.DEVELOPED, seat, space, price, kind)


# ------------------------------------------------------------------------------------------------------------- selling
@moments.piece_stripped.also
def back_in_stock(s: State, space: int) -> None:
    """The development goes back to the bank [TT-64]."""
    s.stock[s.development[space]] += 1
    s.development[space] = 0


def sells_development(s: State, act: Action) -> bool:
    """Is this one development that comes down, not a house and not a whole group? [TT-64]"""
    return act.b == 0 and 0 <= act.a < s.board.spaces and has(s.developed, act.a)


@moments.refuse_selling.also
def refuse_sell_development(s: State, seat: Seat, act: Action) -> int:
    """SELL the development on space `a` [TT-64]."""
    if not sells_development(s, act):
        return UNDECIDED
    return Reason.FINE if s.owner[act.a] == seat else Reason.NOT_OWNER


@moments.sold_here.also
def sell_development(s: State, seat: Seat, act: Action) -> bool:
    """Half of what was paid for it; then the group must be even again [TT-64]."""
    if not sells_development(s, act):
        return False
    strip(s, act.a)
    then.even_up(s, seat, act.a)
    return True


def uneven(s: State, space: int) -> bool:
    """Is one property of this group more than one step ahead of another, developments left aside? [TT-60 TT-63]"""
    low = s.board.top_level
    high = 0
    left = group_of(s, space) & ~s.developed
    while left != 0:
        low = min(low, s.level[lowest(left)])
        high = max(high, s.level[lowest(left)])
        left = left & ~bit(lowest(left))
    return high > low + 1 and s.board.even == 1


@step("EVEN_UP", 61)
def even_up(s: State, seat: Seat, space: int) -> None:
    """Step EVEN_UP: who sold a development goes on building or selling until the group is even [TT-64]."""
    if uneven(s, space):
        emit(s, Event.UNEVEN_NOW, seat, space)
        then.ask_even(s, seat, space)


def refuse_even(s: State, seat: int, act: Action, space: int) -> int:
    """Ask EVEN: only what brings the group closer to even: build the lowest up, sell the highest down, or develop [TT-64]."""
    if act.kind != Kind.REBUILD and act.kind != Kind.SELL_OFF:
        return Reason.STILL_UNEVEN
    if not is_deed(s, act.a) or s.board.group[act.a] != s.board.group[space]:
        return Reason.STILL_UNEVEN
    if act.kind == Kind.REBUILD:
        return refuse_rebuild(s, seat, act)
    if act.b == 0 and has(s.developed, act.a):
        return Reason.STILL_UNEVEN
    return refuse_sell(s, seat, act)


def refuse_rebuild(s: State, seat: int, act: Action) -> int:
    """A development (`b`) on the empty property, or (0) the next building on one of the lowest [TT-64]."""
    if act.b != 0:
        return refuse_develop(s, seat, act)
    reason = refuse_site(s, seat, act.a)
    if reason != Reason.FINE:
        return reason
    if stock_of(s, lot_for(s, act.a)) == 0:
        return Reason.NO_STOCK
    return Reason.TOO_POOR if spare(s, seat) < building_price(s, act.a) else Reason.FINE


def take_even(s: State, seat: int, act: Action, space: int) -> None:
    """One step closer; the question comes again until nothing is left to be done [TT-64]."""
    close(s)
    if act.kind == Kind.SELL_OFF:
        take_sell(s, seat, act)
    elif act.b != 0:
        buy_development(s, seat, act.a, act.b)
    else:
        price = building_price(s, act.a)
        move_money(s, seat, BANK, price, For.BUILDING)
        raise_building(s, seat, act.a, price)
        bought_as_listed(s, seat, act.a)
    if group_built(s, space):
        then.even_up(s, seat, space)


ask_even = ask("ASK_EVEN", 92, refuse_even, take_even)
