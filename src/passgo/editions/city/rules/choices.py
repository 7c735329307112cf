"""Choosing a district: the AUCTION space and the cards that name no district — City, pages 7 and 8, and the Chance pile."""
from __future__ import annotations

from passgo.editions.city.rules.button import raise_block
from passgo.editions.city.rules.districts import blocks_on
from passgo.editions.city.rules.planning import take_away
from passgo.editions.city.rules.railroads import lay_rails, railroad_sites
from passgo.editions.city.rules.words import FIRST_BONUS, HAZARD_PIECES, PIECES, Purpose
from passgo.rules import then
from passgo.rules.agenda import close
from passgo.rules.bits import bit, has, lowest
from passgo.rules.dealing import undealt
from passgo.rules.declare import ask, step
from passgo.rules.deeds import clear_loan, deeds_of, give_deed, is_deed, owns_group
from passgo.rules.money import fees_go_to, move_money
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Event, For, Kind, Reason, When
from passgo.struct import Mask, Money, Seat


def candidates(s: State, seat: int, purpose: int) -> Mask:
    """The districts that can be chosen [CT-23 CT-27]."""
    match purpose:
        case Purpose.AUCTION | Purpose.INHERIT:
            return undealt(s)
        case Purpose.REPOSSESS:
            return deeds_of(s, seat)
        case Purpose.STEAL:
            return loose_districts(s, seat)
        case Purpose.FREE_BUILD:
            return building_sites(s, seat)
        case Purpose.RAILROAD:
            return railroad_sites(s)
        case Purpose.EARTHQUAKE:
            return s.bonuses
    return 0


def loose_districts(s: State, seat: int) -> Mask:
    """Other players' districts that are no part of a complete colour group."""
    found: Mask = 0
    left = s.board.all_deeds & ~s.deeds[seat] & ~undealt(s)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if not owns_group(s, s.owner[space], space):
            found = found | bit(space)
    return found


def building_sites(s: State, seat: int) -> Mask:
    """Own, unmortgaged districts with room for a block [CT-41 CT-42]."""
    found: Mask = 0
    left = deeds_of(s, seat) & ~s.mortgaged
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if blocks_on(s, space) < s.board.block_limit:
            found = found | bit(space)
    return found


@step("CHOOSE_DISTRICT", 34)
def choose_district(s: State, seat: Seat, purpose: int, sum: Money) -> None:
    """Step CHOOSE_DISTRICT: the choice, or what the card says where there is none [CT-23 CT-27]."""
    if candidates(s, seat, purpose) != 0:
        then.ask_district(s, seat, purpose, sum)
        return
    match purpose:
        case Purpose.REPOSSESS:
            then.pay(s, seat, fees_go_to(s), sum, For.CARD)
        case Purpose.FREE_BUILD:
            if deeds_of(s, seat) == 0:
                then.collect(s, seat, sum)
        case Purpose.EARTHQUAKE:
            then.hazard_card(s, seat, HAZARD_PIECES)


def refuse_choice(s: State, seat: int, act: Action, purpose: int, sum: Money) -> int:
    """Ask DISTRICT: one of the candidates; an inheritance can also be left alone [CT-23 CT-27]."""
    if act.kind == Kind.FORGO and purpose == Purpose.INHERIT:
        return Reason.FINE
    if act.kind != Kind.CHOOSE:
        return Reason.WRONG_MOMENT
    if not is_deed(s, act.a):
        return Reason.UNKNOWN
    if not has(candidates(s, seat, purpose), act.a):
        return why_no_candidate(s, seat, purpose, act.a)
    if purpose == Purpose.EARTHQUAKE:
        standing = FIRST_BONUS <= act.b < PIECES and s.pieces[act.a][act.b] > 0
        return Reason.FINE if standing else Reason.NOT_THIS_PIECE
    if act.b != 0:
        return Reason.UNKNOWN
    if purpose == Purpose.INHERIT and s.cash[seat] < sum:
        return Reason.TOO_POOR
    return Reason.FINE


def why_no_candidate(s: State, seat: int, purpose: int, space: int) -> int:
    """The reason this district cannot be chosen."""
    match purpose:
        case Purpose.AUCTION | Purpose.INHERIT:
            return Reason.NOT_UNOWNED
        case Purpose.REPOSSESS:
            return Reason.NOT_OWNER
        case Purpose.STEAL:
            taken = s.owner[space] != BANK and s.owner[space] != seat
            return Reason.WHOLE_GROUP if taken else Reason.NOT_OWNER
        case Purpose.FREE_BUILD:
            if s.owner[space] != seat:
                return Reason.NOT_OWNER
            return Reason.MORTGAGED if has(s.mortgaged, space) else Reason.FULLY_BUILT
        case Purpose.RAILROAD:
            return Reason.ALREADY_THERE
    return Reason.NOT_THIS_PIECE


def take_choice(s: State, seat: int, act: Action, purpose: int, sum: Money) -> None:
    """What the district was chosen for happens to it; buildings stay where they stand [CT-23 CT-27 CT-101]."""
    close(s)
    if act.kind == Kind.FORGO:
        return
    match purpose:
        case Purpose.AUCTION:
            then.start_auction(s, seat, act.a)
        case Purpose.INHERIT:
            then.pay(s, seat, BANK, sum, For.CARD)
            then.hand_over(s, seat, act.a)
        case Purpose.REPOSSESS:
            clear_loan(s, act.a)
            give_deed(s, act.a, BANK)
            move_money(s, BANK, seat, sum, For.CARD)
        case Purpose.STEAL:
            give_deed(s, act.a, seat)
        case Purpose.FREE_BUILD:
            raise_block(s, seat, Kind.RESIDENTIAL, act.a, 0)
        case Purpose.RAILROAD:
            lay_rails(s, seat, act.a)
        case Purpose.EARTHQUAKE:
            take_away(s, act.a, act.b)
            emit(s, Event.QUAKE, seat, act.a, 0, act.b)


ask_district = ask("ASK_DISTRICT", 84, refuse_choice, take_choice, occasion=When.OWN_TURN)
