"""The lines City puts on the menu: only those the oracle may say yes to."""
from __future__ import annotations

from passgo.editions.city.rules.button import ask_build
from passgo.editions.city.rules.choices import ask_district, building_sites, candidates
from passgo.editions.city.rules.kept import ask_use, kept_for
from passgo.editions.city.rules.landmarks import skyscraper_groups, stadium_groups, tower_sites
from passgo.editions.city.rules.planning import ask_planning, bonus_sites, hazard_sites
from passgo.editions.city.rules.railroads import ask_jump, railroad_sites
from passgo.editions.city.rules.words import FIRST_BONUS, PIECES, Press, Purpose
from passgo.rules import moments
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.declare import lines_of
from passgo.rules.deeds import deeds_of
from passgo.rules.lines import deed_lines, line, say
from passgo.rules.records import Action, Menu
from passgo.rules.side import admitted
from passgo.rules.state import State
from passgo.rules.words import KeptUse, Kind
from passgo.struct import Mask, Seat


@ask_build.lines
def build_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Step C: the button, what it allows, landmarks, and at last DONE [CT-40 CT-55]."""
    f = top(s)
    if s.how[f] == Press.NOT_YET:
        say(act, Kind.PRESS)
        line(s, seat, menu, act)
    elif s.how[f] == Press.RAILROAD:
        deed_lines(s, seat, Kind.RAILROAD, railroad_sites(s), menu, act)
    elif s.what[f] > 0:
        deed_lines(s, seat, Kind.RESIDENTIAL, building_sites(s, seat), menu, act)
        deed_lines(s, seat, Kind.INDUSTRIAL, building_sites(s, seat), menu, act)
    if s.cash[seat] >= s.board.stadium_price:
        deed_lines(s, seat, Kind.STADIUM, stadium_groups(s, seat), menu, act)
    deed_lines(s, seat, Kind.SKYSCRAPER, skyscraper_groups(s, seat), menu, act)
    if s.tower == 0 and s.cash[seat] >= s.board.tower_price:
        deed_lines(s, seat, Kind.TOWER, tower_sites(s, seat) & ~s.mortgaged, menu, act)
    say(act, Kind.DONE)
    line(s, seat, menu, act)


@ask_planning.lines
def planning_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Every piece that may be placed, district by district [CT-70]."""
    f = top(s)
    for piece in range(PIECES):
        if (s.what[f] >> piece) & 1 == 1:
            hazard = piece < FIRST_BONUS
            sites = hazard_sites(s, seat, s.how[f]) if hazard else bonus_sites(s, seat)
            piece_lines(s, seat, Kind.PLACE_HAZARD if hazard else Kind.PLACE_BONUS, piece, sites, menu, act)


def piece_lines(s: State, seat: int, kind: int, piece: int, sites: Mask, menu: Menu, act: Action) -> None:
    """One piece on each of these districts."""
    while sites != 0:
        say(act, kind, lowest(sites), piece)
        sites = sites & ~bit(lowest(sites))
        line(s, seat, menu, act)


@ask_jump.lines
def jump_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Every other railroad, and at last to stay [CT-45]."""
    deed_lines(s, seat, Kind.JUMP, s.rails, menu, act)
    say(act, Kind.STAY)
    line(s, seat, menu, act)


@ask_use.lines
def use_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """The card in question, and at last to keep it [CT-91]."""
    use = s.what[top(s)]
    kept = kept_for(s, seat, use)
    match use:
        case KeptUse.RENT_DODGE:
            say(act, Kind.DODGE_RENT)
            line(s, seat, menu, act)
        case KeptUse.TAXI:
            for spaces in range(-2, 3):
                say(act, Kind.USE_CARD, kept, spaces)
                line(s, seat, menu, act)
        case _:
            say(act, Kind.USE_CARD, kept)
            line(s, seat, menu, act)
    say(act, Kind.KEEP)
    line(s, seat, menu, act)


@ask_district.lines
def choice_lines(s: State, seat: int, menu: Menu, act: Action) -> None:
    """The candidates; an inheritance can be declined."""
    purpose = s.what[top(s)]
    if purpose == Purpose.EARTHQUAKE:
        for piece in range(FIRST_BONUS, PIECES):
            piece_lines(s, seat, Kind.CHOOSE, piece, s.bonuses, menu, act)
        return
    deed_lines(s, seat, Kind.CHOOSE, candidates(s, seat, purpose), menu, act)
    if purpose == Purpose.INHERIT:
        say(act, Kind.FORGO)
        line(s, seat, menu, act)


@lines_of(Kind.CLEAR_HAZARD)
def clearing_lines(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """Hazards on own districts, piece by piece [CT-74]."""
    for piece in range(FIRST_BONUS):
        if s.placed[piece] > 0:
            piece_lines(s, seat, Kind.CLEAR_HAZARD, piece, deeds_of(s, seat) & s.hazards, menu, act)
    return True


@lines_of(Kind.ADD_HOUR)
def hour_lines(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """Another hour [CT-133]."""
    if s.board.hour_ms > 0 and not has(s.hour_votes, seat):
        say(act, Kind.ADD_HOUR)
        line(s, seat, menu, act)
    return True


@moments.more_business.also
def city_business(s: State, seat: Seat, menu: Menu, act: Action) -> None:
    """Hazards cleared away, and another hour [CT-74 CT-133]."""
    if admitted(s, seat, Kind.CLEAR_HAZARD):
        clearing_lines(s, seat, menu, act)
    if admitted(s, seat, Kind.ADD_HOUR):
        hour_lines(s, seat, menu, act)
