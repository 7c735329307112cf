"""What things of the island are worth to a bot, in money: Fortune at the rate of cash, rent by the visits to come."""
from __future__ import annotations

from typing import Final

from passgo.editions.tropical_tycoon.rules.answers import (
    development_price,
    growth,
    share_of_turnover,
)
from passgo.editions.tropical_tycoon.rules.effects import count_of, those
from passgo.editions.tropical_tycoon.rules.words import Development, Verb
from passgo.rules.bits import bit, has, lowest
from passgo.rules.bots.values import denial, value_of_deed
from passgo.rules.dealing import undealt
from passgo.rules.deeds import deeds_of
from passgo.rules.state import State
from passgo.rules.words import NOBODY, RentRule
from passgo.struct import Mask, Money

FAIR_WEATHER: Final = 85
"""Per cent of its turnover a pier earns as the seasons go."""
FAIR_PARK: Final = 22


def rounds_to_come(s: State) -> int:
    """A guess: games last about forty rounds, and are never over the moment one looks."""
    if s.board.round_limit > 0:
        return max(s.board.round_limit - s.round + 1, 1)
    return max(36 - s.round, 8)


def visits_to_come(s: State) -> int:
    """Hundredths of visits by others to one space in the rounds to come."""
    return (s.seats - 1) * rounds_to_come(s) * 3


def token_worth(s: State) -> Money:
    """What a Fortune token is worth: half the cash that makes one at the end, for cash can do more than count."""
    return s.board.fortune_cash // 2


def lasting_share(s: State, space: int, kind: int) -> int:
    """Per cent of its turnover a development earns here in the long run; the sky of today is a third of it."""
    match kind:
        case Development.PIER:
            return (FAIR_WEATHER * 2 + share_of_turnover(s, space, kind)) // 3
        case Development.PARK:
            return FAIR_PARK
    return share_of_turnover(s, space, kind)


def development_worth(s: State, space: int, kind: int) -> Money:
    """Thousandths of its price that a development brings back, in rent and in Fortune [TT-65 TT-84]."""
    fortune = s.board.park_fortune[space] if kind == Development.PARK else s.board.development_fortune[space]
    rent = s.board.turnover[space] * lasting_share(s, space, kind) // 100 - s.board.rent[space][0] * 2
    back = rent * visits_to_come(s) // 100 + fortune * s.board.fortune_cash
    return back * 1000 // max(development_price(s, space, kind), 1)


def houses_worth(s: State, space: int) -> Money:
    """Thousandths of their price that beach houses bring back here, if as many are built as are worth it."""
    best: Money = 0
    top = s.board.top_level
    for level in range(s.level[space] + 1, top + 1):
        fortune = s.board.resort_fortune[space] if level == top else level // max(s.board.houses_per_fortune, 1)
        rent = s.board.rent[space][level] - s.board.rent[space][s.level[space]]
        back = rent * visits_to_come(s) // 100 + fortune * s.board.fortune_cash
        best = max(best, back * 1000 // max((level - s.level[space]) * s.board.house[space], 1))
    return best


def deed_worth(s: State, seat: int, space: int) -> Money:
    """A deed from the bank: what it adds, half of what a rival misses, and its Fortune token [TT-32]."""
    return value_of_deed(s, seat, space) + denial(s, seat, space) // 2 + token_worth(s) * s.board.deed_tokens


def choice_worth(s: State, seat: int, choice: int, you: int, chooser: int, hero: int) -> Money:
    """What a choice brings this seat on average, and half of what it brings its rivals against it."""
    total: Money = 0
    first = s.board.choice_result[choice]
    for result in range(first, first + s.board.choice_results[choice]):
        worth: Money = 0
        effect = s.board.result_effect[result]
        for number in range(effect, effect + s.board.result_effects[result]):
            worth += effect_worth(s, seat, number, you, chooser, hero)
        if s.board.result_next[result] != NOBODY:
            worth += future_worth(s, seat, s.board.result_next[result], chooser if hero == NOBODY else hero)
        total += worth * s.board.result_weight[result]
    return total // max(s.board.choice_weight[choice], 1)


def future_worth(s: State, seat: int, number: int, hero: int) -> Money:
    """The rest of a story from this part on, told to somebody else who may choose anything: half, for it may never come."""
    total: Money = 0
    ways = max(s.board.scene_choices[number], 1)
    stranger = (seat + 1) % s.seats
    for way in range(ways):
        total += choice_worth(s, seat, s.board.scene_choice[number] + way, stranger, stranger, hero)
    return total // (ways * 2)


def effect_worth(s: State, seat: int, number: int, you: int, chooser: int, hero: int) -> Money:
    """One line of the script, for this seat."""
    board = s.board
    verb = board.effect_verb[number]
    match verb:
        case Verb.WEATHER:
            return sky_worth(s, seat, board.effect_what[number], s.ship)
        case Verb.SHIP:
            return sky_worth(s, seat, s.weather, board.effect_what[number])
        case Verb.AUCTION:
            if undealt(s) != 0:
                return 0
    hit = those(s, board.effect_who[number], you, chooser, hero)
    worth: Money = 0
    if has(hit, seat):
        worth = worth_of_line(s, seat, number)
    elif hit != 0 and verb != Verb.PAY:
        worth = -worth_of_line(s, lowest(hit), number) // (2 * s.seats)
    if verb == Verb.PAY:
        taken = those(s, board.effect_whom[number], you, chooser, hero)
        worth = pay_worth(s, seat, hit, taken, board.effect_sum[number] * growth(s))
    return worth


def pay_worth(s: State, seat: int, payers: Mask, takers: Mask, sum: Money) -> Money:
    """Paid to others or received from them."""
    worth: Money = 0
    for other in range(s.seats):
        if other != seat:
            worth -= sum if has(payers, seat) and has(takers, other) else 0
            worth += sum if has(takers, seat) and has(payers, other) else 0
            worth += sum // (2 * s.seats) if takers == 0 and has(payers, other) else 0
    return worth - sum if takers == 0 and has(payers, seat) else worth


def worth_of_line(s: State, seat: int, number: int) -> Money:
    """What a line brings the one it is about."""
    sum = s.board.effect_sum[number] * growth(s)
    what = s.board.effect_what[number]
    verb = s.board.effect_verb[number]
    match verb:
        case Verb.GET | Verb.AUCTION:
            return sum
        case Verb.GET_PER:
            return sum * count_of(s, seat, what)
        case Verb.PAY_PER:
            return -sum * count_of(s, seat, what)
        case Verb.TOKENS:
            return what * token_worth(s)
        case Verb.JAIL:
            return -s.board.salary // 2
        case Verb.GO_TO:
            return s.board.salary * 3 // 4 if what <= s.at[seat] else s.board.salary // 4
        case Verb.MOVE:
            return what * s.board.salary // s.board.spaces
        case Verb.DEED | Verb.BUY:
            return s.board.salary if undealt(s) != 0 else sum
    return 0


def sky_worth(s: State, seat: int, weather: int, ship: int) -> Money:
    """What another sky would mean for the piers on the board: one visit's difference, ours or against us."""
    worth: Money = 0
    before = s.board.pier[s.weather] * (s.board.ship_times if s.ship == 1 else 1)
    after = s.board.pier[weather] * (s.board.ship_times if ship == 1 else 1)
    left = s.developed
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if s.development[space] == Development.PIER:
            change = s.board.turnover[space] * (after - before) // 100
            worth += change // 8 if s.owner[space] == seat else -change // 16
    return worth


def bare_sites(s: State, seat: int) -> Mask:
    """Deeds of whole groups without anything on them, where no mortgage stands in the way."""
    sites: Mask = 0
    for group in range(s.board.groups):
        members = s.board.members[group]
        if members != 0 and s.deeds[seat] & members == members and s.mortgaged & members == 0:
            if s.board.rent_rule[lowest(members)] == RentRule.HOUSES:
                sites = sites | (members & ~s.built)
    return sites & deeds_of(s, seat)
