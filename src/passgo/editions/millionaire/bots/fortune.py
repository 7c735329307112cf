"""How a trader plays Fortune cards and the choices cards leave; it reads its own hand and nobody else's."""
from __future__ import annotations

from passgo.editions.millionaire.rules.choices import gifts
from passgo.editions.millionaire.rules.kept import cards_for
from passgo.editions.millionaire.rules.words import Choice, Use
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.bots.trader import best_site, worth_leaving
from passgo.rules.bots.trades import gain_from
from passgo.rules.bots.values import denial, value_of_deed
from passgo.rules.deeds import deeds_of, is_mortgaged
from passgo.rules.engine import refusal
from passgo.rules.lines import find, pick, say
from passgo.rules.questions import rent_value, salary_of
from passgo.rules.records import Action, Menu
from passgo.rules.state import State
from passgo.rules.words import BANK, NOBODY, Kind, Reason
from passgo.struct import Money


def near(s: State, seat: int) -> bool:
    """Is the sum that wins little more than a salary away?"""
    return s.board.target - s.cash[seat] <= salary_of(s, seat) * 4 // 3


def rival_near(s: State, seat: int) -> bool:
    """Is somebody else one rent away from winning? [ML-10]"""
    for other in range(s.seats):
        if other != seat and has(s.alive, other) and s.board.target - s.cash[other] <= s.board.salary:
            return True
    return False


def shows_pass(s: State, seat: int, menu: Menu) -> bool:
    """A card out of Jail is laid open only to be used at once, and where no other lies open already."""
    if s.jail[seat] == 0 or rival_near(s, seat) or find(menu, Kind.USE_CARD) != NOBODY:
        return False
    return near(s, seat) or worth_leaving(s, seat)


def plays_card(s: State, seat: int, menu: Menu, act: Action) -> bool:
    """Before the roll: whatever a kept card brings now, if it is worth the card."""
    if cards_for(s, seat, Use.HOUSE) != 0:
        choice = best_site(s, seat, Kind.FREE_HOUSE, s.board.target, menu, act)
        if choice != NOBODY:
            pick(menu, choice, act)
            return True
    if cards_for(s, seat, Use.PASS) != 0 and shows_pass(s, seat, menu):
        say(act, Kind.SHOW_CARD)
        return refusal(s, seat, act) == Reason.FINE
    if cards_for(s, seat, Use.TAKE) != 0 and takes_over(s, seat, act):
        return True
    return cards_for(s, seat, Use.SWAP) != 0 and forces_deal(s, seat, act)


def prize_of(s: State, seat: int, space: int) -> Money:
    """What taking this deed from its owner brings: its worth here, and half of what the owner loses."""
    owner = s.owner[space]
    lost = gain_from(s, owner, 0, bit(space))
    return gain_from(s, seat, bit(space), 0) - (lost if near(s, owner) else lost // 2)


def takes_over(s: State, seat: int, act: Action) -> bool:
    """The best of all properties, once it is a good one: it completes a group, or breaks a rival's."""
    best = NOBODY
    most: Money = 0
    for other in range(s.seats):
        left = deeds_of(s, other) & ~s.built
        while left != 0 and other != seat:
            space = lowest(left)
            left = left & ~bit(space)
            prize = prize_of(s, seat, space)
            say(act, Kind.TAKE_OVER, space)
            if prize > most and refusal(s, seat, act) == Reason.FINE:
                most = prize
                best = space
    say(act, Kind.TAKE_OVER, best)
    return best != NOBODY and most >= s.board.salary


def forces_deal(s: State, seat: int, act: Action) -> bool:
    """The swap that brings most, if it brings enough."""
    mine = NOBODY
    theirs = NOBODY
    most: Money = 0
    own = deeds_of(s, seat) & ~s.built
    while own != 0:
        give = lowest(own)
        own = own & ~bit(give)
        left = s.board.all_deeds & ~deeds_of(s, seat) & ~s.built
        while left != 0:
            want = lowest(left)
            left = left & ~bit(want)
            other = s.owner[want]
            if other != BANK:
                gain = gain_from(s, seat, bit(want), bit(give)) - gain_from(s, other, bit(give), bit(want)) // 2
                say(act, Kind.FORCED_DEAL, give, want)
                if gain > most and refusal(s, seat, act) == Reason.FINE:
                    most = gain
                    mine = give
                    theirs = want
    say(act, Kind.FORCED_DEAL, mine, theirs)
    return mine != NOBODY and most >= s.board.salary


def spares_rent(s: State, seat: int, owner: int, sum: Money) -> bool:
    """Is this the rent to use the card for: a high one, one too high to pay, or one that lets a rival win?"""
    if cards_for(s, seat, Use.RENT) == 0:
        return False
    return sum * 2 >= s.board.salary or sum >= s.cash[seat] or s.cash[owner] + sum >= s.board.target


def poorest_rival(s: State, seat: int) -> int:
    """Who gains least by money: the one furthest from the sum that wins."""
    best = NOBODY
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        if has(s.alive, other) and (best == NOBODY or s.cash[other] < s.cash[best]):
            best = other
    return best


def makes_choice(s: State, seat: int, act: Action) -> None:
    """Pay the poorest; give away what costs least; go where there is most to win."""
    choice = s.what[top(s)]
    match choice:
        case Choice.PAY_ONE:
            say(act, Kind.CHOOSE_PLAYER, poorest_rival(s, seat))
        case Choice.GIVE:
            gives_away(s, seat, act)
        case Choice.GO:
            moves_along(s, seat, act)


def gives_away(s: State, seat: int, act: Action) -> None:
    """What is missed least here and helps a rival least."""
    best = NOBODY
    to = NOBODY
    least: Money = 0
    left = gifts(s, seat)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        for i in range(1, s.seats):
            other = (seat + i) % s.seats
            if has(s.alive, other):
                cost = gain_from(s, other, bit(space), 0) - gain_from(s, seat, 0, bit(space))
                if best == NOBODY or cost < least:
                    best = space
                    to = other
                    least = cost
    say(act, Kind.GIVE_AWAY, best, to)


def moves_along(s: State, seat: int, act: Action) -> None:
    """A property worth more than its price, past GO if that pays; never a dear rent."""
    best = NOBODY
    most: Money = 0
    left = s.fortune
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        worth: Money = salary_of(s, seat) if space <= s.at[seat] else 0
        if s.owner[space] == BANK:
            if s.cash[seat] + worth >= s.board.price[space]:
                worth += value_of_deed(s, seat, space) + denial(s, seat, space) // 2 - s.board.price[space]
        elif s.owner[space] != seat and not is_mortgaged(s, space):
            worth -= rent_value(s, space)
        if best == NOBODY or worth > most:
            best = space
            most = worth
    say(act, Kind.GO_TO, best)
