"""Planning permission, bonus buildings and hazards — City, pages 11 and 12."""
from __future__ import annotations

from passgo.editions.city.rules.districts import district_rent, under_skyscraper, under_tower
from passgo.editions.city.rules.words import BONUS_PIECES, FIRST_BONUS, HAZARD_PIECES, PIECES
from passgo.rules import moments, steps, then
from passgo.rules.agenda import close, top
from passgo.rules.auctions.bids import spare
from passgo.rules.bits import bit, has, lowest
from passgo.rules.dealing import undealt
from passgo.rules.declare import ask, side, step
from passgo.rules.deeds import deeds_of, is_deed
from passgo.rules.money import move_money
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, NOTHING, Event, For, Kind, Reason, When
from passgo.struct import Mask, Money, Seat


@step("PLANNING", 36)
def planning(s: State, seat: Seat) -> None:
    """Step PLANNING: one of the two pieces the space names must be placed, where it can be [CT-25 CT-70]."""
    space = s.at[seat]
    pieces = HAZARD_PIECES | BONUS_PIECES
    if s.board.any_piece == 0:
        pieces = (1 << s.board.hazard[space]) | (1 << s.board.bonus[space])
    offer_planning(s, seat, pieces, 0)


@step("HAZARD", 41)
def hazard_card(s: State, seat: Seat, pieces: int) -> None:
    """Step HAZARD: a card builds a hazard, on any district without a bonus building [CT-27 CT-71]."""
    offer_planning(s, seat, pieces, 1)


def offer_planning(s: State, seat: int, pieces: int, by_card: int) -> None:
    """Asked only if something can be placed; else nothing happens [CT-70]."""
    pieces = in_stock(s, pieces)
    if planning_sites(s, seat, pieces, by_card) != 0:
        then.ask_planning(s, seat, pieces, by_card)


def planning_sites(s: State, seat: int, pieces: int, by_card: int) -> Mask:
    """The districts where one of these pieces may be put [CT-70 CT-71]."""
    sites: Mask = 0
    if pieces & HAZARD_PIECES != 0:
        sites = hazard_sites(s, seat, by_card)
    if pieces & BONUS_PIECES != 0:
        sites = sites | bonus_sites(s, seat)
    return sites


@moments.hands_changed.only("block_limit")
def choose_again(s: State) -> None:
    """A deal beside an open choice: where nothing is left to choose from, the card or space says what follows [CT-25 CT-100]."""
    for f in range(s.depth):
        if s.step[f] == steps.ask_district.number:
            s.step[f] = steps.choose_district.number
        elif s.step[f] == steps.ask_planning.number and planning_sites(s, s.who[f], s.what[f], s.how[f]) == 0:
            s.step[f] = NOTHING


def in_stock(s: State, pieces: int) -> int:
    """Those of the pieces the bank still has one of [CT-70]."""
    left = 0
    for piece in range(PIECES):
        if (pieces >> piece) & 1 == 1 and s.placed[piece] < s.board.piece_count[piece]:
            left += 1 << piece
    return left


def hazard_sites(s: State, seat: int, by_card: int) -> Mask:
    """Another's district or an unowned one, without a bonus building; a card may hit an own one too [CT-70 CT-71]."""
    sites = s.board.all_deeds & ~s.bonuses
    return sites if by_card == 1 else sites & ~s.deeds[seat]


def bonus_sites(s: State, seat: int) -> Mask:
    """An own district or an unowned one, without a hazard [CT-70 CT-71]."""
    return (deeds_of(s, seat) | undealt(s)) & ~s.hazards


def refuse_planning(s: State, seat: int, act: Action, pieces: int, by_card: int) -> int:
    """Ask PLANNING: place piece `b` on district `a`; something must be placed [CT-70 CT-71]."""
    if act.kind != Kind.PLACE_HAZARD and act.kind != Kind.PLACE_BONUS:
        return Reason.WRONG_MOMENT
    if not is_deed(s, act.a) or not 0 <= act.b < PIECES:
        return Reason.UNKNOWN
    if (act.kind == Kind.PLACE_HAZARD) != (act.b < FIRST_BONUS) or (pieces >> act.b) & 1 == 0:
        return Reason.NOT_THIS_PIECE
    if act.kind == Kind.PLACE_HAZARD:
        if has(s.bonuses, act.a):
            return Reason.BONUS_KEEPS_OFF
        return Reason.FINE if has(hazard_sites(s, seat, by_card), act.a) else Reason.WRONG_SIDE
    if has(s.hazards, act.a):
        return Reason.HAZARD_KEEPS_OFF
    return Reason.FINE if has(bonus_sites(s, seat), act.a) else Reason.WRONG_SIDE


def take_planning(s: State, seat: int, act: Action, pieces: int, by_card: int) -> None:
    """Free of charge [CT-70]."""
    close(s)
    s.pieces[act.a][act.b] += 1
    s.placed[act.b] += 1
    if act.b < FIRST_BONUS:
        s.hazards = s.hazards | bit(act.a)
    else:
        s.bonuses = s.bonuses | bit(act.a)
    emit(s, Event.PLACED, seat, act.a, 0, act.b)


ask_planning = ask("ASK_PLANNING", 81, refuse_planning, take_planning, occasion=When.OWN_TURN)


def clearing_price(s: State, piece: int) -> Money:
    """So much for each block of the hazard [CT-74]."""
    return s.board.clearing_fee * s.board.piece_blocks[piece]


def refuse_clearing(s: State, seat: int, act: Action) -> int:
    """CLEAR_HAZARD: the owner removes hazard `b` from district `a` in the own turn, in debt too [CT-74]."""
    if not is_deed(s, act.a) or not 0 <= act.b < FIRST_BONUS:
        return Reason.UNKNOWN
    if s.step[top(s)] == steps.ask_raise.number and s.turn != seat:
        return Reason.WRONG_MOMENT
    if s.owner[act.a] != seat:
        return Reason.NOT_OWNER
    if s.pieces[act.a][act.b] == 0:
        return Reason.NO_HAZARD
    return Reason.TOO_POOR if spare(s, seat) < clearing_price(s, act.b) else Reason.FINE


def take_clearing(s: State, seat: int, act: Action) -> None:
    """With the last hazard gone the residential blocks count again at once [CT-71 CT-74]."""
    price = clearing_price(s, act.b)
    take_away(s, act.a, act.b)
    emit(s, Event.CLEARED, seat, act.a, price, act.b)
    move_money(s, seat, BANK, price, For.CLEARING)


def take_away(s: State, space: int, piece: int) -> None:
    """One piece goes back to the bank; its side is gone with the last of it [CT-71]."""
    s.pieces[space][piece] -= 1
    s.placed[piece] -= 1
    first = 0 if piece < FIRST_BONUS else FIRST_BONUS
    left = 0
    for other in range(first, first + FIRST_BONUS):
        left += s.pieces[space][other]
    if left == 0 and piece < FIRST_BONUS:
        s.hazards = s.hazards & ~bit(space)
    elif left == 0:
        s.bonuses = s.bonuses & ~bit(space)


side(Kind.CLEAR_HAZARD, refuse_clearing, take_clearing)


def clearing_all(s: State, space: int) -> Money:
    """What it costs to remove every hazard of a district [CT-74]."""
    total: Money = 0
    for piece in range(FIRST_BONUS):
        total += s.pieces[space][piece] * clearing_price(s, piece)
    return total


def loan_when_cleared(s: State, space: int) -> Money:
    """What the bank would lend with every hazard gone [CT-74 CT-110]."""
    rent = s.board.rent[space][s.homes[space] + s.works[space]]
    return rent * 2 if under_skyscraper(s, space) or under_tower(s, space) else rent


@moments.means_here.only("clearing_fee")
def city_means(s: State, seat: int) -> Money:
    """Cash, and a loan on every district; in the own turn hazards are cleared first where that raises more [CT-74 CT-84 CT-110].

    Clearing is paid in advance: what can be afforded is cleared first, and what cannot is lent on as it stands.
    """
    total = s.cash[seat]
    waiting: Mask = 0
    left = deeds_of(s, seat) & ~s.mortgaged
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        gain = loan_when_cleared(s, space) - clearing_all(s, space) - district_rent(s, space)
        if has(s.hazards, space) and s.turn == seat and gain > 0:
            waiting = waiting | bit(space)
        else:
            total += district_rent(s, space)
    most = raised_with(s, total, 0, waiting)
    # A loan on one district as it stands may pay for clearing another: every such choice is tried.
    lent = waiting
    while lent != 0:
        most = max(most, raised_with(s, total, lent, waiting & ~lent))
        lent = (lent - 1) & waiting
    return most


def raised_with(s: State, total: Money, lent: Mask, waiting: Mask) -> Money:
    """What is raised when these districts are lent on as they stand, and the others cleared first, the cheapest before all."""
    while lent != 0:
        total += district_rent(s, lowest(lent))
        lent = lent & (lent - 1)
    while waiting != 0:
        best = cheapest_to_clear(s, waiting)
        waiting = waiting & ~bit(best)
        if clearing_all(s, best) <= total:
            total += loan_when_cleared(s, best) - clearing_all(s, best)
        else:
            total += district_rent(s, best)
    return total


def cheapest_to_clear(s: State, districts: Mask) -> int:
    """The district whose hazards cost least to remove."""
    best = lowest(districts)
    while districts != 0:
        space = lowest(districts)
        districts = districts & ~bit(space)
        if clearing_all(s, space) < clearing_all(s, best):
            best = space
    return best
