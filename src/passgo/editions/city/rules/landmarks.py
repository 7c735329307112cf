"""Stadiums, skyscrapers and the Tower — City, page 10. They stay where they stand, whoever owns the district [CT-55]."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.deeds import group_of, is_mortgaged, owns_group
from passgo.rules.money import move_money
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, Event, For, Kind, Reason
from passgo.struct import Mask, Money


def landmark_price(s: State, kind: int, space: int) -> Money:
    """A stadium and the Tower cost the same everywhere, a skyscraper what the District card says [CT-50 CT-51 CT-52]."""
    match kind:
        case Kind.STADIUM:
            return s.board.stadium_price
        case Kind.SKYSCRAPER:
            return s.board.skyscraper[space]
    return s.board.tower_price


def refuse_landmark(s: State, seat: int, kind: int, space: int) -> int:
    """In step C of the own turn, on an own, unmortgaged district, without the button [CT-55 CT-111]."""
    if s.owner[space] != seat:
        return Reason.NOT_OWNER
    if is_mortgaged(s, space):
        return Reason.MORTGAGED
    reason = Reason.FINE
    match kind:
        case Kind.STADIUM:
            reason = refuse_stadium(s, seat, space)
        case Kind.SKYSCRAPER:
            reason = refuse_skyscraper(s, seat, space)
        case Kind.TOWER:
            reason = refuse_tower(s, seat, space)
    if reason == Reason.FINE and s.cash[seat] < landmark_price(s, kind, space):
        return Reason.TOO_POOR
    return reason


def refuse_stadium(s: State, seat: int, space: int) -> int:
    """Two districts of the colour; two stadiums in the game, one to a group [CT-50]."""
    group = group_of(s, space)
    if size(s.deeds[seat] & group) < 2:
        return Reason.NEEDS_PAIR
    if s.stadium_sites & group != 0:
        return Reason.ALREADY_THERE
    return Reason.NO_STOCK if size(s.stadium_sites) >= s.board.stadiums else Reason.FINE


def refuse_skyscraper(s: State, seat: int, space: int) -> int:
    """The whole group; one to a group [CT-51]."""
    if not owns_group(s, seat, space):
        return Reason.GROUP_INCOMPLETE
    return Reason.ALREADY_THERE if s.skyscrapers & group_of(s, space) != 0 else Reason.FINE


def refuse_tower(s: State, seat: int, space: int) -> int:
    """All districts of two groups, on any of these; one in the game [CT-52]."""
    if s.tower != 0:
        return Reason.NO_STOCK
    sites = tower_sites(s, seat)
    if sites == 0:
        return Reason.NEEDS_TWO_GROUPS
    return Reason.FINE if has(sites, space) else Reason.GROUP_INCOMPLETE


def tower_sites(s: State, seat: int) -> Mask:
    """The districts of all whole groups, if there are two of these."""
    sites: Mask = 0
    groups = 0
    for group in range(s.board.groups):
        members = s.board.members[group]
        if s.deeds[seat] & members == members:
            sites = sites | members
            groups += 1
    return sites if groups >= 2 else 0


def take_landmark(s: State, seat: int, kind: int, space: int) -> None:
    """Paid, and it stands."""
    price = landmark_price(s, kind, space)
    match kind:
        case Kind.STADIUM:
            s.stadium_sites = s.stadium_sites | bit(space)
        case Kind.SKYSCRAPER:
            s.skyscrapers = s.skyscrapers | bit(space)
        case Kind.TOWER:
            s.tower = bit(space)
    emit(s, Event.LANDMARK, seat, space, price, kind)
    move_money(s, seat, BANK, price, For.LANDMARK)


@moments.passed_go.also
def stadium_wages(s: State, seat: int) -> None:
    """GO pays for every stadium on a district of this seat, on top of the wages [CT-12 CT-50]."""
    if s.stadium_sites != 0:
        move_money(s, BANK, seat, s.board.stadium_wages * size(s.deeds[seat] & s.stadium_sites), For.STADIUMS)


def stadium_groups(s: State, seat: int) -> Mask:
    """Own, unmortgaged districts where a stadium may stand."""
    sites: Mask = 0
    if size(s.stadium_sites) < s.board.stadiums:
        for group in range(s.board.groups):
            members = s.board.members[group]
            mine = s.deeds[seat] & members
            if mine != 0 and mine & ~bit(lowest(mine)) != 0 and s.stadium_sites & members == 0:
                sites = sites | mine
    return sites & ~s.mortgaged


def skyscraper_groups(s: State, seat: int) -> Mask:
    """Own, unmortgaged districts of whole groups without a skyscraper."""
    sites: Mask = 0
    for group in range(s.board.groups):
        members = s.board.members[group]
        if members != 0 and s.deeds[seat] & members == members and s.skyscrapers & members == 0:
            sites = sites | members
    return sites & ~s.mortgaged
