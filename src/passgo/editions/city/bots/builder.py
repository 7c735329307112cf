"""The trader's step C in City: hazards cleared where it pays, then railroads, landmarks and blocks."""
from __future__ import annotations

from passgo.editions.city.bots.blocks import rivals
from passgo.editions.city.bots.values import block_gain, city_reserve, homes_rent
from passgo.editions.city.rules.button import block_price
from passgo.editions.city.rules.choices import building_sites
from passgo.editions.city.rules.districts import under_skyscraper, under_tower
from passgo.editions.city.rules.landmarks import skyscraper_groups, stadium_groups, tower_sites
from passgo.editions.city.rules.planning import clearing_all
from passgo.editions.city.rules.railroads import railroad_sites
from passgo.editions.city.rules.words import Press
from passgo.rules.bits import bit, lowest, size
from passgo.rules.dealing import undealt
from passgo.rules.deeds import deeds_of, group_of
from passgo.rules.lines import say
from passgo.rules.questions import redeeming, rent_value
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind
from passgo.struct import Mask, Money


def trader_builds(s: State, seat: int, act: Action) -> None:
    """Step C: clear hazards if that pays, press, then railroad, blocks and landmarks as far as the reserve allows."""
    f = s.depth - 1
    if s.hazards & s.deeds[seat] != 0 and trader_clears(s, seat, act):
        return
    if s.mortgaged & s.deeds[seat] != 0 and trader_redeems(s, seat, act):
        return
    if s.how[f] == Press.NOT_YET:
        say(act, Kind.PRESS)
        return
    if s.how[f] == Press.RAILROAD:
        site = railroad_site(s, seat)
        if site != NOBODY:
            say(act, Kind.RAILROAD, site)
            return
    money = s.cash[seat] - city_reserve(s)
    if money > 0 and (trader_landmark(s, seat, money, act) or (s.what[f] > 0 and trader_block(s, seat, money, act))):
        return
    say(act, Kind.DONE)


def trader_clears(s: State, seat: int, act: Action) -> bool:
    """The hazards of the district that loses most, where the homes soon pay for it."""
    best: Money = 0
    site = NOBODY
    money = s.cash[seat] - city_reserve(s)
    left = deeds_of(s, seat) & s.hazards & ~s.mortgaged
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        cost = clearing_all(s, space)
        gain = homes_rent(s, space) * rivals(s) - cost
        if cost <= money and gain > best:
            best = gain
            site = space
    if site == NOBODY:
        return False
    piece = 0
    while s.pieces[site][piece] == 0:
        piece += 1
    say(act, Kind.CLEAR_HAZARD, site, piece)
    return True


def trader_redeems(s: State, seat: int, act: Action) -> bool:
    """The mortgaged district with the highest rent that the cash covers: it costs no interest, and the bank would lend again."""
    best: Money = 0
    site = NOBODY
    money = s.cash[seat] - city_reserve(s)
    left = deeds_of(s, seat) & s.mortgaged
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if redeeming(s, space) <= money and rent_value(s, space) > best:
            best = rent_value(s, space)
            site = space
    if site == NOBODY:
        return False
    say(act, Kind.REDEEM, site)
    return True


def trader_block(s: State, seat: int, money: Money, act: Action) -> bool:
    """The block that brings most beyond its price, of either kind."""
    best: Money = 0
    kind = NOBODY
    site = NOBODY
    left = building_sites(s, seat)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        for which in range(Kind.RESIDENTIAL, Kind.INDUSTRIAL + 1):
            price = block_price(s, which, space)
            if price <= money:
                gain = block_gain(s, space, which, price)
                if gain > best:
                    best = gain
                    kind = which
                    site = space
    if site == NOBODY:
        return False
    say(act, kind, site)
    return True


def trader_landmark(s: State, seat: int, money: Money, act: Action) -> bool:
    """A skyscraper or the Tower where the doubling pays, a stadium while there is one."""
    sites = skyscraper_groups(s, seat)
    while sites != 0:
        space = lowest(sites)
        sites = sites & ~group_of(s, space)
        price = s.board.skyscraper[space]
        if price <= money and undoubled(s, group_of(s, space)) * rivals(s) > price:
            say(act, Kind.SKYSCRAPER, space)
            return True
    if money >= s.board.stadium_price and size(s.stadium_sites) < s.board.stadiums:
        sites = stadium_groups(s, seat)
        if sites != 0:
            say(act, Kind.STADIUM, lowest(sites))
            return True
    if s.tower == 0 and money >= s.board.tower_price:
        sites = tower_sites(s, seat) & ~s.mortgaged
        if sites != 0 and undoubled(s, deeds_of(s, seat)) * rivals(s) > s.board.tower_price:
            say(act, Kind.TOWER, lowest(sites))
            return True
    return False


def undoubled(s: State, districts: Mask) -> Money:
    """The rents of these that nothing doubles yet, together."""
    total: Money = 0
    left = districts & ~s.mortgaged
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if not under_skyscraper(s, space) and not under_tower(s, space):
            total += rent_value(s, space)
    return total


def railroad_site(s: State, seat: int) -> int:
    """A line to where there is still something to buy; later to the own district next after GO."""
    sites = railroad_sites(s)
    wanted = sites & undealt(s)
    if wanted == 0:
        wanted = sites & deeds_of(s, seat)
        return lowest(wanted) if wanted != 0 else NOBODY
    best = lowest(wanted)
    while wanted != 0:
        if s.board.price[lowest(wanted)] > s.board.price[best]:
            best = lowest(wanted)
        wanted = wanted & ~bit(lowest(wanted))
    return best
