"""What the island answers: who holds a job, what a development earns and costs, and what all of it is worth in Fortune."""
from __future__ import annotations

from typing import Final

from passgo.editions.tropical_tycoon.rules.words import Development, Job, Part, Standing
from passgo.rules import moments
from passgo.rules.bits import bit, has, lowest
from passgo.rules.declare import asked
from passgo.rules.deeds import deeds_of, refuse_group
from passgo.rules.records import Reckoning
from passgo.rules.rent import reckoned
from passgo.rules.sizes import FACES
from passgo.rules.state import State
from passgo.rules.words import HOTEL_LOT, NOBODY, Because, Reason, RentRule
from passgo.struct import Mask, Money

PARTS: Final = 8
"""The most parts a rent is explained by."""


def in_office(s: State, job: int) -> int:
    """The seat that has this job, or NOBODY."""
    for seat in range(s.seats):
        if s.job[seat] == job and has(s.alive, seat):
            return seat
    return NOBODY


def jobs_held(s: State) -> Mask:
    """The jobs somebody at the table has: the channel speaks of no other [TT-38]."""
    jobs: Mask = 0
    for seat in range(s.seats):
        if has(s.alive, seat):
            jobs = jobs | bit(s.job[seat])
    return jobs


def growth(s: State) -> int:
    """How many times its printed sum the channel pays and asks now: it grows with the rounds, step by step [TT-39]."""
    if s.board.growth_rounds == 0:
        return 1
    return min(1 + max(s.round - 1, 0) // s.board.growth_rounds, max(s.board.growth_most, 1))


@asked
def choice_cost(s: State, choice: int) -> Money:
    """The cash a choice takes now [TT-38 TT-39]."""
    return s.board.choice_needs[choice] * growth(s)


@moments.discount.also
def discount_of(s: State, seat: int) -> Money:
    """The Developer buys every building and development below its listed price [TT-11]."""
    if seat < 0 or s.job[seat] != Job.DEVELOPER or s.board.perks_claimed == 1:
        return 0
    return s.board.developer_discount


def listed_price(s: State, space: int, kind: int) -> Money:
    """What the deed asks for a development [TT-62]."""
    return s.board.park_price[space] if kind == Development.PARK else s.board.development_price[space]


def development_price(s: State, space: int, kind: int) -> Money:
    """What this development costs the owner of the deed [TT-11 TT-62]."""
    return max(listed_price(s, space, kind) - discount_of(s, s.owner[space]), 0)


@asked
def development_cost(s: State, which: int) -> Money:
    """The same for the Development `which % PARTS` on space `which // PARTS`, for those who ask from outside."""
    return development_price(s, which // PARTS, which % PARTS)


@moments.refuse_piece.also
def refuse_development_site(s: State, seat: int, space: int) -> int:
    """An unimproved property of a whole group, none of it mortgaged [TT-62 TT-72]."""
    reason = refuse_group(s, seat, space)
    if reason != Reason.FINE:
        return reason
    return Reason.NOT_BARE if has(s.built, space) else Reason.FINE


def kind_of_lot(lot: int) -> int:
    """The Development an auction lot stands for."""
    return lot - HOTEL_LOT


@moments.room_for_pieces.also
def room_for_developments(s: State, seat: int, lot: int) -> int:
    """How many developments of this kind the seat has room and money for [TT-67]."""
    room = 0
    left = deeds_of(s, seat) & ~s.built
    while left != 0:
        if refuse_development_site(s, seat, lowest(left)) == Reason.FINE:
            room += 1
        left = left & ~bit(lowest(left))
    price = cheapest_development(s, seat, lot) - discount_of(s, seat)
    return min(room, s.cash[seat] // price) if price > 0 else room


@moments.cheapest_piece.also
def cheapest_development(s: State, seat: int, lot: int) -> Money:
    """The lowest listed price of such a development on any deed of this seat; below nothing: nowhere."""
    cheapest: Money = -1
    left = deeds_of(s, seat) & ~s.built
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if refuse_development_site(s, seat, space) == Reason.FINE:
            price = listed_price(s, space, kind_of_lot(lot))
            if cheapest < 0 or price < cheapest:
                cheapest = price
    return cheapest


# ---------------------------------------------------------------------------------------------------------------- rent
@moments.piece_rent.also
def development_rent(s: State, space: int) -> Money:
    """What a visit costs now; a casino's is what it earns on average [TT-65]."""
    return earned(s, s.board.turnover[space], share_of_turnover(s, space, s.development[space]))


def earned(s: State, turnover: Money, share: int) -> Money:
    """So many per cent of a turnover, in whole thousands: no rent leaves small change that nobody could bid [TT-20 TT-84]."""
    step = max(s.board.interest_step, 1)
    return turnover * share // (100 * step) * step


def share_of_turnover(s: State, space: int, kind: int) -> int:
    """Per cent of its turnover that a development of this kind would earn here, as things are [TT-65]."""
    match kind:
        case Development.CASINO:
            total = 0
            for face in range(FACES):
                total += s.board.casino[face]
            return total // FACES
        case Development.PIER:
            return s.board.pier[s.weather] * (s.board.ship_times if s.ship == 1 else 1)
        case Development.RESTAURANT:
            left = s.board.neighbour[standing(s, neighbour_of(s, space, -1))]
            return s.board.kitchen + left + s.board.neighbour[standing(s, neighbour_of(s, space, 1))]
        case Development.PARK:
            return s.board.park[s.weather]
    return 0


def casino_share(s: State, pips: int) -> int:
    """Per cent of the turnover that this roll earns the casino; below nothing: the owner pays out [TT-65]."""
    return s.board.casino[max(min(pips, FACES), 1) - 1]


def neighbour_of(s: State, space: int, way: int) -> int:
    """The next improvable property on this side, around corners, past everything else [TT-65]."""
    n = s.board.spaces
    other = (space + n + way) % n
    while s.board.rent_rule[other] != RentRule.HOUSES:
        other = (other + n + way) % n
    return other


def standing(s: State, space: int) -> int:
    """How much stands there, whoever owns it [TT-65]."""
    if s.development[space] != Development.NONE or s.level[space] >= s.board.top_level:
        return Standing.RESORT_OR_DEVELOPMENT
    if s.level[space] >= 3:
        return Standing.MANY_HOUSES
    return Standing.SOME_HOUSES if s.level[space] > 0 else Standing.EMPTY


def rent_cause(s: State, which: int) -> int:
    """The Part number `which % PARTS` of the rent on space `which // PARTS`, where no die decides; 0: no more [TT-65]."""
    space = which // PARTS
    i = which % PARTS
    if i == 0:
        return Part.TURNOVER
    kind = s.development[space]
    match kind:
        case Development.PIER:
            if i == 1:
                return Part.WEATHER
            return Part.SHIP if i == 2 and s.ship == 1 else 0
        case Development.RESTAURANT:
            return Part.KITCHEN + i - 1 if i <= 3 else 0
    return Part.WEATHER if i == 1 else 0


def rent_amount(s: State, which: int) -> Money:
    """What the Part `which % PARTS` adds to the rent on space `which // PARTS`: a sum, per cents, or a factor [TT-65]."""
    space = which // PARTS
    part = which % PARTS
    match part:
        case Part.TURNOVER:
            return s.board.turnover[space]
        case Part.WEATHER:
            return s.board.park[s.weather] if s.development[space] == Development.PARK else s.board.pier[s.weather]
        case Part.SHIP:
            return s.board.ship_times
        case Part.KITCHEN:
            return s.board.kitchen
        case Part.LEFT:
            return s.board.neighbour[standing(s, neighbour_of(s, space, -1))]
        case Part.RIGHT:
            return s.board.neighbour[standing(s, neighbour_of(s, space, 1))]
    return 0


@moments.reckon_piece.also
def reckon_development(s: State, space: int, r: Reckoning) -> None:
    """The rent of a development, line by line; the lines add up to it. What depends on the sky says which sky [TT-65]."""
    kind = s.development[space]
    left = s.board.neighbour[standing(s, neighbour_of(s, space, -1))]
    match kind:
        case Development.CASINO:
            share = share_of_turnover(s, space, kind)
            add_share(s, space, r, Because.CASINO_LUCK, share, 0, share)
        case Development.PIER:
            share = s.board.pier[s.weather]
            add_share(s, space, r, Because.PIER_WEATHER, s.weather, 0, share)
            if s.ship == 1:
                add_share(s, space, r, Because.SHIP_IN_PORT, s.board.ship_times, share, share * s.board.ship_times - share)
        case Development.RESTAURANT:
            add_share(s, space, r, Because.KITCHEN, s.board.kitchen, 0, s.board.kitchen)
            add_share(s, space, r, Because.LEFT_NEIGHBOUR, left, s.board.kitchen, left)
            right = share_of_turnover(s, space, kind) - s.board.kitchen - left
            add_share(s, space, r, Because.RIGHT_NEIGHBOUR, right, s.board.kitchen + left, right)
        case Development.PARK:
            add_share(s, space, r, Because.PARK_WEATHER, s.weather, 0, s.board.park[s.weather])


def add_share(s: State, space: int, r: Reckoning, why: int, number: int, before: int, share: int) -> None:
    """So many more per cent of the turnover."""
    turnover = s.board.turnover[space]
    reckoned(r, why, number, earned(s, turnover, before + share) - earned(s, turnover, before))


# ------------------------------------------------------------------------------------------------------------- Fortune
def improvement_fortune(s: State, space: int) -> int:
    """What stands on a deed, in Fortune [TT-84]."""
    kind = s.development[space]
    match kind:
        case Development.NONE:
            if s.level[space] == s.board.top_level:
                return s.board.resort_fortune[space]
            return s.level[space] // max(s.board.houses_per_fortune, 1)
        case Development.PARK:
            return s.board.park_fortune[space]
    return s.board.development_fortune[space]


@moments.count_at_end.only("fortune_cash")
def fortune_of(s: State, seat: int) -> int:
    """Improvements, cash converted, and the tokens collected; deeds themselves count nothing [TT-84]."""
    return s.tokens[seat] + s.cash[seat] // max(s.board.fortune_cash, 1) + fortune_built(s, seat)


@asked
def fortune_built(s: State, seat: int) -> int:
    """All the improvements of a seat, in Fortune [TT-84]."""
    total = 0
    left = deeds_of(s, seat) & s.built
    while left != 0:
        total += improvement_fortune(s, lowest(left))
        left = left & ~bit(lowest(left))
    return total


@moments.price_of_piece.also
def price_of_lot(s: State, space: int, lot: int) -> Money:
    """What this development costs its owner here [TT-62]."""
    return development_price(s, space, kind_of_lot(lot))


@moments.piece_listed.also
def listed_for_lot(s: State, space: int, lot: int) -> Money:
    """What the deed asks for it: nobody has a discount on a bid [TT-67]."""
    return listed_price(s, space, kind_of_lot(lot))


@moments.pieces_left.also
def stock_of_lot(s: State, lot: int) -> int:
    """How many the bank has left [TT-67]."""
    return s.stock[kind_of_lot(lot)]
