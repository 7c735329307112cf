"""What the TABLE may put right only in City: blocks, railroads, landmarks, hazards, bonus buildings, and the Rent Dodge card."""
from __future__ import annotations

from passgo.editions.city.rules.planning import take_away
from passgo.editions.city.rules.words import FIRST_BONUS, PIECES
from passgo.rules import moments, steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, size
from passgo.rules.deeds import group_of, is_deed
from passgo.rules.ending import still_in
from passgo.rules.moments import UNDECIDED
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import BANK, Correction, Reason


@moments.quiet_here.also
def about_to_build(s: State) -> bool:
    """Step C of a turn: nothing is half done [CT-40]."""
    return s.step[top(s)] == steps.ask_build.number


@moments.refuse_correction.only("block_limit")
def refuse_city_setting(s: State, act: Action) -> int:
    """Could it stand so in the city: eight blocks, the pieces of the box, no hazard beside a bonus [CT-42 CT-43 CT-50 CT-71]?"""
    if act.kind == Correction.SET_DODGE:
        return Reason.FINE if act.a == BANK or still_in(s, act.a) else Reason.NO_SUCH_SEAT
    if act.kind < Correction.SET_RESIDENTIAL or act.kind > Correction.SET_PIECE:
        return UNDECIDED
    if not is_deed(s, act.a):
        return Reason.UNKNOWN
    if act.kind == Correction.SET_PIECE:
        return refuse_piece_told(s, act)
    if act.kind == Correction.SET_RESIDENTIAL or act.kind == Correction.SET_INDUSTRIAL:
        others = s.works[act.a] if act.kind == Correction.SET_RESIDENTIAL else s.homes[act.a]
        if act.b < 0:
            return Reason.UNKNOWN
        return Reason.FINE if act.b + others <= s.board.block_limit else Reason.FULLY_BUILT
    if not 0 <= act.b <= 1:
        return Reason.UNKNOWN
    return Reason.FINE if act.b == 0 else refuse_standing(s, act.kind, act.a)


def refuse_standing(s: State, kind: int, space: int) -> int:
    """Is there one left in the box, and room for it in the group? [CT-43 CT-50 CT-51 CT-52]"""
    here = bit(space)
    match kind:
        case Correction.SET_RAILROAD:
            return Reason.FINE if size(s.rails | here) <= s.board.railroads else Reason.NO_STOCK
        case Correction.SET_STADIUM:
            if s.stadium_sites & group_of(s, space) & ~here != 0:
                return Reason.ALREADY_THERE
            return Reason.FINE if size(s.stadium_sites | here) <= s.board.stadiums else Reason.NO_STOCK
        case Correction.SET_SKYSCRAPER:
            return Reason.ALREADY_THERE if s.skyscrapers & group_of(s, space) & ~here != 0 else Reason.FINE
    return Reason.NO_STOCK if s.tower & ~here != 0 else Reason.FINE


def refuse_piece_told(s: State, act: Action) -> int:
    """SET_PIECE: piece `b` stands on district `a`; with a sum of nothing it does not [CT-71]."""
    if not 0 <= act.b < PIECES or not 0 <= act.money <= 1:
        return Reason.UNKNOWN
    if act.money == 0 or s.pieces[act.a][act.b] > 0:
        return Reason.FINE
    if s.placed[act.b] >= s.board.piece_count[act.b]:
        return Reason.NO_STOCK
    if act.b < FIRST_BONUS:
        return Reason.BONUS_KEEPS_OFF if has(s.bonuses, act.a) else Reason.FINE
    return Reason.HAZARD_KEEPS_OFF if has(s.hazards, act.a) else Reason.FINE


@moments.corrected.also
def correct_city(s: State, act: Action) -> None:
    """So it stands from now on."""
    match act.kind:
        case Correction.SET_RESIDENTIAL:
            s.homes[act.a] = act.b
        case Correction.SET_INDUSTRIAL:
            s.works[act.a] = act.b
        case Correction.SET_RAILROAD:
            s.rails = s.rails | bit(act.a) if act.b == 1 else s.rails & ~bit(act.a)
        case Correction.SET_STADIUM:
            s.stadium_sites = s.stadium_sites | bit(act.a) if act.b == 1 else s.stadium_sites & ~bit(act.a)
        case Correction.SET_SKYSCRAPER:
            s.skyscrapers = s.skyscrapers | bit(act.a) if act.b == 1 else s.skyscrapers & ~bit(act.a)
        case Correction.SET_TOWER:
            s.tower = s.tower | bit(act.a) if act.b == 1 else s.tower & ~bit(act.a)
        case Correction.SET_PIECE:
            set_piece(s, act)
        case Correction.SET_DODGE:
            s.dodger = act.a + 1


def set_piece(s: State, act: Action) -> None:
    """One of the piece, or none of it [CT-71]."""
    if act.money == 0:
        while s.pieces[act.a][act.b] > 0:
            take_away(s, act.a, act.b)
    elif s.pieces[act.a][act.b] == 0:
        s.pieces[act.a][act.b] = 1
        s.placed[act.b] += 1
        if act.b < FIRST_BONUS:
            s.hazards = s.hazards | bit(act.a)
        else:
            s.bonuses = s.bonuses | bit(act.a)


@moments.agenda_dropped.also
def rent_is_due_again(s: State) -> None:
    """Another turn: nobody is free of rent [CT-91]."""
    s.rent_free = 0




@moments.about_a_seat.also
def about_dodger(kind: int) -> bool:
    """Who holds the Rent Dodge card [CT-90]."""
    return kind == Correction.SET_DODGE
