"""Questions every edition answers in its own way: contents page of the answers. The board says which is asked."""
from __future__ import annotations

from typing import Final

from passgo.rules import moments
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.declare import asked
from passgo.rules.deeds import deeds_of, group_of, is_mortgaged
from passgo.rules.moments import UNDECIDED, UNSAID
from passgo.rules.records import Reckoning
from passgo.rules.rent import dice_rent, fleet_rent, reckon_houses, reckoned
from passgo.rules.state import State
from passgo.rules.tables import RENT
from passgo.rules.words import BANK, HOTEL_LOT, Because, RentRule
from passgo.struct import Money

NO_LIMIT: Final = 1 << 60
"""More money than there is."""


@asked
def rent_value(s: State, space: int) -> Money:
    """What landing here costs, were it not mortgaged; nothing while the bank owns it [HN-30]."""
    if s.owner[space] == BANK:
        return 0
    if has(s.developed, space):
        return moments.piece_rent(s, space)
    return RENT[s.board.rent_rule[space]](s, space)


def reckon(s: State, space: int, r: Reckoning) -> None:
    """Why landing here costs what it does; the lines add up to the rent, or say why there is none [HN-30 HN-31 CT-80 CT-83]."""
    r.count = 0
    rule = s.board.rent_rule[space]
    if s.owner[space] == BANK:
        reckoned(r, Because.UNOWNED, 0, 0)
    elif is_mortgaged(s, space):
        reckoned(r, Because.MORTGAGED, 0, 0)
    elif s.jail[s.owner[space]] > 0 and s.board.jail_rent == 0:
        reckoned(r, Because.OWNER_JAILED, 0, 0)
    else:
        if has(s.developed, space):
            moments.reckon_piece(s, space, r)
            return
        match rule:
            case RentRule.HOUSES:
                reckon_houses(s, space, r)
            case RentRule.FLEET:
                reckoned(r, Because.FLEET, size(s.deeds[s.owner[space]] & group_of(s, space)), fleet_rent(s, space))
            case RentRule.DICE:
                reckoned(r, Because.DICE, s.dice, dice_rent(s, space))
            case RentRule.NONE:
                pass
            case _:
                moments.reckon_other(s, space, r)


def salary_of(s: State, seat: int) -> Money:
    """What GO pays this seat: more with each level, where there are levels [HN-12 ML-21]."""
    return s.board.salary + moments.raise_of(s, seat)


@asked
def loan_on(s: State, space: int) -> Money:
    """What the bank lends on this deed now: the printed sum, or the rent value of the moment [HN-80 CT-110]."""
    said = moments.loan_here(s, space)
    return s.board.loan[space] if said == UNSAID else said


@asked
def interest_on(s: State, space: int) -> Money:
    """The interest on the loan that lies on this deed, rounded up as the edition says [HN-81 HN-82]."""
    step = s.board.interest_step
    return (s.lent[space] * s.board.interest + 100 * step - 1) // (100 * step) * step


def interest_taken_over(s: State, space: int) -> Money:
    """What a creditor pays at once for a bankrupt's mortgaged deed: on the loan, or on the printed price [HN-91]."""
    if s.board.interest_of_price == 0:
        return interest_on(s, space)
    step = s.board.interest_step
    return (s.board.price[space] * s.board.interest + 100 * step - 1) // (100 * step) * step


@asked
def redeeming(s: State, space: int) -> Money:
    """What it costs to lift the loan: the loan plus interest [HN-81]."""
    return s.lent[space] + interest_on(s, space)


def listed_building(s: State, space: int) -> Money:
    """What the deed asks for the next building: a house, or the hotel after the last one [HN-70 HN-73]."""
    return s.board.hotel[space] if s.level[space] == s.board.top_level - 1 else s.board.house[space]


@asked
def building_price(s: State, space: int) -> Money:
    """What the next building on this deed costs its owner [HN-70 HN-73 TT-11]."""
    return less_discount(s, s.owner[space], listed_building(s, space))


def less_discount(s: State, seat: int, listed: Money) -> Money:
    """What this seat pays for a building that is listed at so much [TT-11]."""
    return max(listed - moments.discount(s, seat), 0)


def piece_price(s: State, space: int, lot: int) -> Money:
    """What this piece costs here: the next building, or a piece only one edition has [HN-70 TT-62]."""
    return moments.price_of_piece(s, space, lot) if lot > HOTEL_LOT else building_price(s, space)


def listed_piece(s: State, space: int, lot: int) -> Money:
    """What the deed asks for this piece: nobody has a discount on a bid [HN-76 TT-67]."""
    return moments.piece_listed(s, space, lot) if lot > HOTEL_LOT else listed_building(s, space)


def stock_of_edition(s: State, lot: int) -> int:
    """How many pieces of an edition's own the bank has left [TT-67]."""
    return moments.pieces_left(s, lot)


def room_of_edition(s: State, seat: int, lot: int) -> int:
    """How many of them this seat has room and money for [TT-67]."""
    return moments.room_for_pieces(s, seat, lot)


def cheapest_of_edition(s: State, seat: int, lot: int) -> Money:
    """The least a deed of this seat asks for one of them; below nothing: there is no place for it [TT-67]."""
    return moments.cheapest_piece(s, seat, lot)


def refuse_site_of_edition(s: State, seat: int, space: int) -> int:
    """Why one of them may not stand here, or FINE [TT-62]."""
    return moments.refuse_piece(s, seat, space)


def fine_of(s: State, seat: int) -> Money:
    """What leaving Jail costs after the last try; the Police Chief goes free, unless perks must be claimed [HN-55 TT-12]."""
    said = moments.fine_for(s, seat)
    return s.board.fine if said == UNDECIDED else said


@asked
def building_cost(s: State, space: int) -> Money:
    """What all buildings on the deed cost; a hotel includes the houses turned in for it [HN-45 HN-S4]."""
    if has(s.developed, space):
        return s.spent[space]
    if s.level[space] == s.board.top_level:
        return (s.board.top_level - 1) * s.board.house[space] + s.board.hotel[space]
    return s.level[space] * s.board.house[space]


@asked
def building_value(s: State, space: int) -> Money:
    """What the bank pays for all buildings on the deed: half of each, or half of what was paid [HN-72 HN-74 TT-64]."""
    if s.board.refund_paid == 1:
        step = s.board.interest_step
        return (s.spent[space] + 2 * step - 1) // (2 * step) * step
    if s.level[space] == s.board.top_level:
        return (s.board.top_level - 1) * (s.board.house[space] // 2) + s.board.hotel[space] // 2
    return s.level[space] * (s.board.house[space] // 2)


@asked
def means(s: State, seat: int) -> Money:
    """The most cash this seat can raise from the bank: sell every building, mortgage every deed [HN-90]."""
    return means_within(s, seat, NO_LIMIT)


def means_within(s: State, seat: int, enough: Money) -> Money:
    """The same; once it is enough the rest is not counted."""
    said = moments.means_here(s, seat)
    if said != UNSAID:
        return said
    total = s.cash[seat]
    left = deeds_of(s, seat)
    while left != 0 and total < enough:
        space = lowest(left)
        left = left & ~bit(space)
        total += building_value(s, space)
        if not is_mortgaged(s, space):
            total += loan_on(s, space)
    return total


@asked
def total_worth(s: State, seat: int) -> Money:
    """Cash, printed price of all deeds, mortgaged or not, and the cost of the buildings [HN-45]."""
    total = s.cash[seat]
    left = deeds_of(s, seat)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        total += s.board.price[space] + building_cost(s, space)
    return total


@asked
def final_count(s: State, seat: int) -> Money:
    """Total worth, a mortgaged deed at half its price [HN-S4 HN-T2]; or cash and rent values [CT-133]; or Fortune [TT-84]."""
    said = moments.count_at_end(s, seat)
    if said != UNSAID:
        return said
    total = total_worth(s, seat)
    left = deeds_of(s, seat) & s.mortgaged
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        total -= s.board.price[space] - s.board.price[space] // 2
    return total
