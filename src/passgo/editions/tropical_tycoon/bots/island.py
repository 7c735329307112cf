"""How the bots play what only the island has: jobs, sealed bids, developments and the choices of the channel."""
from __future__ import annotations

from passgo.editions.tropical_tycoon.bots.values import (
    bare_sites,
    choice_worth,
    deed_worth,
    development_worth,
    houses_worth,
)
from passgo.editions.tropical_tycoon.rules.answers import development_price
from passgo.editions.tropical_tycoon.rules.jobs import has_perk
from passgo.editions.tropical_tycoon.rules.words import Development
from passgo.rules import steps
from passgo.rules.agenda import pending, top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.bots import moments
from passgo.rules.bots.trader import reserve_of, reserve_within, worth_leaving
from passgo.rules.bots.trades import propose
from passgo.rules.bots.values import MOST
from passgo.rules.bots.words import Policy
from passgo.rules.engine import refusal
from passgo.rules.lines import find, pick, say
from passgo.rules.luck import whim
from passgo.rules.menu import side_business
from passgo.rules.records import Action, Luck, Menu, Tally
from passgo.rules.sites import cheapest_site, room_for
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.words import HOTEL_LOT, NOBODY, Kind, Reason
from passgo.struct import Mask, Money


@moments.decided.only("opening")
def decide_on_island(s: State, seat: int, policy: int, menu: Menu, act: Action, luck: Luck) -> bool:
    """Write what this player says, if the island has a say in it; False: it is a question like any other."""
    match policy:
        case Policy.RANDOM:
            return meddle_at_random(s, seat, menu, act, luck)
        case Policy.THRIFTY:
            return decide_on_island_thriftily(s, seat, menu, act)
        case Policy.TRADER_V1:
            return decide_on_island_trading(s, seat, menu, act)
    return False


def meddle_at_random(s: State, seat: int, menu: Menu, act: Action, luck: Luck) -> bool:
    """Now and then any side business at all, developments, perks and proposals to stop included."""
    if whim(luck, 6) > 0:
        return False
    before = menu.count
    side_business(s, seat, menu, act)
    if menu.count == before:
        return False
    pick(menu, before + whim(luck, menu.count - before), act)
    if act.kind == Kind.PROPOSE_STOP and whim(luck, 8) > 0:
        menu.count = before
        return False
    return True


@moments.volunteer_here.only("perks_claimed")
def claims_unasked(s: State, tally: Tally, act: Action) -> int:
    """Whoever has a perk to claim."""
    for seat in range(s.seats):
        if claims_perk(s, seat, tally.policy[seat], act):
            return seat
    return NOBODY


@moments.decided_at_once.only("perks_claimed")
def claims_perk(s: State, seat: int, policy: int, act: Action) -> bool:
    """A perk that is due is asked for at once; who only walks asks for nothing [TT-04]."""
    if policy == Policy.PERSON or policy == Policy.WALKER or policy == Policy.SITTER or not has_perk(s, seat):
        return False
    say(act, Kind.CLAIM_PERK)
    return refusal(s, seat, act) == Reason.FINE


# ------------------------------------------------------------------------------------------------------------- thrifty
def decide_on_island_thriftily(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """Takes what it can keep a reserve beside; parks and the like when rich."""
    step = s.step[top(s)]
    choice = NOBODY
    match step:
        case steps.ask_turn.number:
            if s.jail[seat] > 0:
                choice = find(menu, Kind.WALK_FREE)
            elif s.cash[seat] > s.board.salary * 4 and develop_best(s, seat, bare_sites(s, seat), s.board.salary * 2, act):
                return True
        case steps.ask_parking.number:
            for i in range(menu.count):
                if menu.kind[i] == Kind.TAKE and s.cash[seat] >= s.board.price[menu.a[i]] + s.board.salary // 2:
                    choice = i
            choice = menu.count - 1 if choice == NOBODY else choice
        case steps.ask_mercy.number | steps.ask_scene.number:
            choice = 0
        case steps.ask_even.number:
            choice = find(menu, Kind.SELL_OFF)
        case steps.ask_sealed_auction.number:
            if s.what[top(s)] >= SPACES:
                say(act, Kind.BID, 0, 0, sealed_bid(s, seat, s.what[top(s)]))
                return True
    if choice == NOBODY:
        return False
    pick(menu, choice, act)
    return True


# -------------------------------------------------------------------------------------------------------------- trader
def decide_on_island_trading(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """Choices by what they are worth."""
    f = top(s)
    step = s.step[f]
    choice = NOBODY
    match step:
        case steps.ask_turn.number:
            if s.jail[seat] > 0 and worth_leaving(s, seat):
                choice = find(menu, Kind.WALK_FREE)
            else:
                return spend_or_save(s, seat, menu, act)
        case steps.ask_parking.number:
            choice = best_of_bank(s, seat, menu)
        case steps.ask_scene.number:
            choice = best_choice(s, seat, menu)
        case steps.ask_mercy.number:
            lenient = s.what[f] == seat and worth_leaving(s, seat)
            choice = find(menu, Kind.SPARE if lenient else Kind.ARREST)
        case steps.ask_even.number:
            choice = best_for_evenness(s, menu)
        case steps.ask_wants.number:
            choice = developments_wanted(s, seat) if s.wanted > HOTEL_LOT else NOBODY
        case steps.ask_sealed_auction.number:
            say(act, Kind.BID, 0, 0, sealed_bid(s, seat, s.what[f]))
            return True
    if choice == NOBODY:
        return False
    pick(menu, choice, act)
    return True


def spend_or_save(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """Develop; or, if a development is near and better than beach houses there, keep the money together and roll."""
    sites = bare_sites(s, seat)
    spare = s.cash[seat] + s.board.salary * 2 - cheapest_casino(s, sites)
    if sites == 0 or spare < s.board.salary // 4:
        return False
    keep = reserve_within(s, seat, spare)
    develops = develop_best(s, seat, sites, keep, act)
    if not develops and (develop_best(s, seat, sites, keep - s.board.salary * 2, act) or act.kind != Kind.DEVELOP):
        return False
    # A deal comes first; who returns above looks for one, too.
    if s.offers == 0 and menu.may_offer == 1 and propose(s, seat, act):
        return True
    if not (develops and develop_best(s, seat, sites, keep, act)):
        pick(menu, find(menu, Kind.ROLL), act)
    return True


def cheapest_casino(s: State, left: Mask) -> Money:
    """What the cheapest development on any of these sites costs."""
    least: Money = MOST
    while left != 0:
        least = min(least, development_price(s, lowest(left), Development.CASINO))
        left = left & (left - 1)
    return least


def best_of_bank(s: State, seat: int, menu: Menu) -> int:
    """The property that is worth most beyond its price; the last cash only for what is worth double."""
    best = menu.count - 1
    most: Money = 0
    for i in range(menu.count):
        if menu.kind[i] == Kind.TAKE:
            price = s.board.price[menu.a[i]]
            worth = deed_worth(s, seat, menu.a[i])
            gain = worth - price
            if gain > most and (s.cash[seat] - price >= s.board.salary // 4 or worth > price * 2):
                best = i
                most = gain
    return best


def best_choice(s: State, seat: int, menu: Menu) -> int:
    """The choice with the highest expected worth, the rest of the story included as far as it can be seen [TT-38 TT-41]."""
    f = top(s)
    scene = s.what[f]
    story = s.board.scene_story[scene]
    hero = NOBODY if story == NOBODY else s.story_hero[story]
    best = 0
    most: Money = 0
    for i in range(menu.count):
        worth = choice_worth(s, seat, s.board.scene_choice[scene] + menu.a[i], s.how[f], seat, hero)
        if i == 0 or worth > most:
            best = i
            most = worth
    return best


def best_for_evenness(s: State, menu: Menu) -> int:
    """In debt: sell as little as possible; else put something else there."""
    choice = NOBODY
    if not pending(s, steps.ask_raise.number):
        choice = find(menu, Kind.REBUILD)
    return find(menu, Kind.SELL_OFF) if choice == NOBODY else choice


def developments_wanted(s: State, seat: int) -> int:
    """One, if there is money beyond the reserve, or if it was this seat's idea."""
    if room_for(s, seat, s.wanted) == 0:
        return 0
    if s.who[top(s)] == seat:
        return 1
    return 1 if s.cash[seat] - reserve_of(s, seat) >= cheapest_site(s, seat, s.wanted) else 0


def sealed_bid(s: State, seat: int, lot: int) -> Money:
    """In the dark: two thirds of what a property is worth, more if it completes a group; a piece a little above its price."""
    step = s.board.bid_step
    bid: Money = 0
    if lot >= SPACES:
        price = cheapest_site(s, seat, lot)
        bid = (max(price, min(price + price // 8, s.cash[seat] - reserve_of(s, seat))) + step - 1) // step * step
        return bid if price >= 0 and bid <= s.cash[seat] else 0
    else:
        bid = min(deed_worth(s, seat, lot) * 2 // 3, max(s.cash[seat] - s.board.salary // 4, s.cash[seat] // 2))
        bid = min(bid, rivals_cash(s, seat) + step)
    return max(bid, 0) // step * step


def rivals_cash(s: State, seat: int) -> Money:
    """No rival can bid more than this."""
    most: Money = 0
    for other in range(s.seats):
        if other != seat and has(s.bidders, other):
            most = max(most, s.cash[other])
    return most


def develop_best(s: State, seat: int, sites: Mask, keep: Money, act: Action) -> bool:
    """The development that brings most for its price, if it brings more than beach houses there would [TT-62 TT-65]."""
    best: Money = 1000
    say(act, Kind.ROLL)
    while sites != 0:
        space = lowest(sites)
        sites = sites & ~bit(space)
        if development_price(s, space, Development.CASINO) + keep > s.cash[seat]:
            continue
        houses: Money = -1
        for kind in range(Development.CASINO, Development.PARK + 1):
            if s.stock[kind] > 0 and development_price(s, space, kind) + keep <= s.cash[seat]:
                worth = development_worth(s, space, kind)
                if worth > best and houses < 0:
                    houses = houses_worth(s, space)
                if worth > best and worth > houses:
                    best = worth
                    say(act, Kind.DEVELOP, space, kind)
    return act.kind == Kind.DEVELOP and refusal(s, seat, act) == Reason.FINE
