"""What a scene does to the table: the verbs of the channel, each one step of the agenda [TT-38 TT-40 TT-66]."""
from __future__ import annotations

from passgo.editions.tropical_tycoon.rules.answers import growth, in_office
from passgo.editions.tropical_tycoon.rules.jobs import give_tokens
from passgo.editions.tropical_tycoon.rules.words import Job, Thing, Verb, Whom
from passgo.rules import then
from passgo.rules.bits import bit, has, lowest, size
from passgo.rules.dealing import undealt
from passgo.rules.declare import step
from passgo.rules.deeds import deeds_of, give_deed
from passgo.rules.jail import leave_jail
from passgo.rules.money import fees_go_to, move_money
from passgo.rules.questions import means
from passgo.rules.state import State
from passgo.rules.telling import emit
from passgo.rules.words import BANK, NOBODY, Event, For
from passgo.struct import Mask, Money, Seat


def those(s: State, whom: int, you: int, chooser: int, hero: int) -> Mask:
    """The seats a line of the script means; a job nobody has means nobody."""
    match whom:
        case Whom.YOU:
            return bit(you)
        case Whom.CHOOSER:
            return bit(chooser)
        case Whom.HERO:
            return bit(you if hero == NOBODY else hero)
        case Whom.OTHERS:
            return s.alive & ~bit(you)
        case Whom.ALL:
            return s.alive
        case Whom.MOST_CASH:
            return by_cash(s, 1)
        case Whom.LEAST_CASH:
            return by_cash(s, -1)
        case Whom.NEXT:
            seat = (you + 1) % s.seats
            while not has(s.alive, seat):
                seat = (seat + 1) % s.seats
            return bit(seat)
        case Whom.BANK:
            return 0
    seat = in_office(s, whom - Whom.MAYOR + Job.MAYOR)
    return 0 if seat == NOBODY else bit(seat)


def by_cash(s: State, way: int) -> Mask:
    """Who has the most cash in hand (1) or the least (-1); of equals, each of them [TT-39]."""
    best = lowest(s.alive)
    seats: Mask = 0
    for seat in range(s.seats):
        if has(s.alive, seat):
            if s.cash[seat] * way > s.cash[best] * way:
                best = seat
                seats = 0
            if s.cash[seat] == s.cash[best]:
                seats = seats | bit(seat)
    return seats


@step("EFFECT", 59)
def effect(s: State, you: Seat, number: int, chooser: Seat, hero: Seat) -> None:
    """Step EFFECT: one line of the script."""
    board = s.board
    verb = board.effect_verb[number]
    match verb:
        case Verb.WEATHER:
            s.weather = board.effect_what[number]
            emit(s, Event.WEATHER, NOBODY, s.weather)
            return
        case Verb.SHIP:
            s.ship = board.effect_what[number]
            emit(s, Event.SHIP, NOBODY, s.ship)
            return
        case Verb.AUCTION:
            if undealt(s) != 0:
                then.start_auction(s, NOBODY, by_price(s, -1))
                return
        case Verb.PAY:
            payments(s, those(s, board.effect_who[number], you, chooser, hero),
                     those(s, board.effect_whom[number], you, chooser, hero), you, chooser, board.effect_sum[number] * growth(s))
            return
    left = those(s, board.effect_who[number], you, chooser, hero)
    while left != 0:
        effect_on(s, lowest(left), number, chooser)
        left = left & ~bit(lowest(left))


def bearable(s: State, payer: int, chooser: int, sum: Money) -> Money:
    """By somebody else's choice nobody is ruined: who could not raise the sum pays the cash in hand instead [TT-39]."""
    if payer != chooser and means(s, payer) < sum:
        return min(sum, s.cash[payer])
    return sum


def payments(s: State, payers: Mask, takers: Mask, you: int, chooser: int, sum: Money) -> None:
    """Each pays each, in turn order from the one it happens to; where nobody is to be paid, the bank is."""
    for i in range(s.seats):
        payer = (you + i) % s.seats
        if has(payers, payer):
            if takers == 0:
                then.pay(s, payer, fees_go_to(s), bearable(s, payer, chooser, sum), For.CHANNEL)
            for k in range(s.seats):
                taker = (you + k) % s.seats
                if taker != payer and has(takers, taker):
                    then.pay(s, payer, taker, bearable(s, payer, chooser, sum), For.CHANNEL)


def effect_on(s: State, seat: int, number: int, chooser: int) -> None:
    """One line of the script, for one seat; where the bank has no property left, there is money instead."""
    what = s.board.effect_what[number]
    sum = s.board.effect_sum[number] * growth(s)
    verb = s.board.effect_verb[number]
    match verb:
        case Verb.GET | Verb.AUCTION:
            move_money(s, BANK, seat, sum, For.CHANNEL)
        case Verb.GET_PER:
            move_money(s, BANK, seat, sum * count_of(s, seat, what), For.CHANNEL)
        case Verb.PAY_PER:
            then.pay(s, seat, fees_go_to(s), bearable(s, seat, chooser, sum * count_of(s, seat, what)), For.CHANNEL)
        case Verb.TOKENS:
            give_tokens(s, seat, what)
        case Verb.RELEASE:
            if s.jail[seat] > 0:
                leave_jail(s, seat)
        case Verb.DEED:
            gift(s, seat, sum)
        case Verb.BUY:
            if undealt(s) != 0:
                then.free_parking(s, seat)
            else:
                move_money(s, BANK, seat, sum, For.CHANNEL)
        case _:
            if s.jail[seat] == 0:
                journey(s, seat, verb, what)


def journey(s: State, seat: int, verb: int, what: int) -> None:
    """To a space, by so many spaces, or to Jail; who sits in Jail stays there [TT-50]."""
    match verb:
        case Verb.GO_TO:
            then.advance(s, seat, what)
        case Verb.JAIL:
            then.to_jail(s, seat)
        case Verb.MOVE:
            if what > 0:
                then.move(s, seat, what)
            else:
                then.go_back(s, seat, -what)


def count_of(s: State, seat: int, thing: int) -> int:
    """How many of these the seat has."""
    count = 0
    left = deeds_of(s, seat)
    if thing == Thing.DEED:
        return size(left)
    left = left & s.built
    if thing == Thing.IMPROVED:
        return size(left)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if thing == Thing.RESORT:
            count += 1 if s.level[space] == s.board.top_level else 0
        elif thing == Thing.HOUSE:
            count += s.level[space] if s.level[space] < s.board.top_level else 0
        elif s.development[space] == thing:
            count += 1
    return count


def by_price(s: State, way: int) -> int:
    """The dearest (1) or cheapest (-1) property the bank has; it must have one."""
    left = undealt(s)
    best = lowest(left)
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        if s.board.price[space] * way > s.board.price[best] * way:
            best = space
    return best


def gift(s: State, seat: int, instead: Money) -> None:
    """The cheapest property of the bank for nothing, without a token, for it is not bought; none left: money instead."""
    if undealt(s) != 0:
        give_deed(s, by_price(s, -1), seat)
    else:
        move_money(s, BANK, seat, instead, For.CHANNEL)
