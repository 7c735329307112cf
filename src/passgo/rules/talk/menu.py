"""The words open to who speaks: those of the public menu, told apart word by word."""
from __future__ import annotations

from passgo.rules import moments
from passgo.rules.agenda import top
from passgo.rules.auctions.bids import spare
from passgo.rules.bits import bit, has, lowest
from passgo.rules.deals import interest_with
from passgo.rules.deeds import burdened
from passgo.rules.engine import refusal
from passgo.rules.lines import say
from passgo.rules.menu import legal, side_business, side_lines
from passgo.rules.records import Action, Menu
from passgo.rules.side import is_side
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.talk.records import Phase, Talk
from passgo.rules.talk.words import (
    BACK,
    BACKS,
    FIRST_CARD,
    FIRST_RUNG,
    FIRST_SEAT,
    FIRST_SPACE,
    OFFERS,
    RUNGS,
    THINGS,
    first_noun,
    second_noun,
    word_for,
)
from passgo.rules.words import KEPT, Kind, Reason
from passgo.struct import Mask, Money


def allow(t: Talk, word: int) -> None:
    """This word may be said."""
    t.open[word >> 6] = t.open[word >> 6] | bit(word & 63)


def is_open(t: Talk, word: int) -> bool:
    """May this word be said?"""
    return 0 <= word <= BACK and has(t.open[word >> 6], word & 63)


def open_words(s: State, t: Talk, menu: Menu, act: Action) -> None:
    """Write the words that may come next."""
    for i in range(4):
        t.open[i] = 0
    match t.phase:
        case Phase.VERB:
            open_verbs(s, t, menu, act)
        case Phase.PARTNER:
            open_partners(s, t)
        case Phase.THINGS:
            open_things(s, t, act)
        case _:
            open_nouns(s, t, menu, act)


def open_verbs(s: State, t: Talk, menu: Menu, act: Action) -> None:
    """One line of each kind is enough to know its verb; bids have no verb, only rungs."""
    menu.brief = 1
    legal(s, t.seat, menu, act)
    side_business(s, t.seat, menu, act)
    menu.brief = 0
    for i in range(menu.count):
        if t.voting == 1 or not moments.is_vote(menu.kind[i]):
            allow(t, menu.kind[i])
    if menu.bid_low <= menu.bid_high:
        open_bids(s, t, menu)
    if menu.may_offer == 1 and s.offers < OFFERS and t.backs < BACKS and anything_owned(s):
        allow(t, Kind.OFFER)


def open_bids(s: State, t: Talk, menu: Menu) -> None:
    """The rungs that are bids now, counted in bid steps: division by a step is dear, and there are many rungs."""
    step = s.board.bid_step
    low = menu.bid_low // step
    high = menu.bid_high // step
    price = lot_price(s, menu.bid_low) // step
    cash = s.cash[t.seat] // step
    for rung in range(RUNGS):
        if low <= bid_rung(rung, low, price, cash) <= high:
            allow(t, FIRST_RUNG + rung)


def anything_owned(s: State) -> bool:
    """Is there anything to deal in?"""
    for seat in range(s.seats):
        if s.deeds[seat] != 0:
            return True
    return False


def open_nouns(s: State, t: Talk, menu: Menu, act: Action) -> None:
    """The lines of this verb, by their first number, or by their second where the first is said."""
    verb_lines(s, t, menu, act)
    noun = first_noun(t.verb) if t.phase == Phase.FIRST else second_noun(t.verb)
    for i in range(menu.count):
        if t.phase == Phase.FIRST:
            allow(t, word_for(noun, menu.a[i], t.seat, s.seats))
        elif menu.a[i] == t.first:
            allow(t, word_for(noun, menu.b[i], t.seat, s.seats))
    if t.backs < BACKS:
        allow(t, BACK)


def verb_lines(s: State, t: Talk, menu: Menu, act: Action) -> None:
    """Every line of the menu with the verb that was said, and no other."""
    menu.only = t.verb
    if Kind.BUILD <= t.verb <= Kind.REDEEM:
        menu.count = 0
        side_lines(s, t.seat, t.verb, menu, act)
    elif is_side(t.verb):
        menu.count = 0
        side_business(s, t.seat, menu, act)
    else:
        legal(s, t.seat, menu, act)
    menu.only = 0


def open_partners(s: State, t: Talk) -> None:
    """Whoever is left."""
    for i in range(1, s.seats):
        if has(s.alive, (t.seat + i) % s.seats):
            allow(t, FIRST_SEAT + i)
    allow(t, BACK)


def open_things(s: State, t: Talk, act: Action) -> None:
    """Deeds and cards of both, in rising order; with one of them named, the sums that both can pay."""
    if t.things < THINGS:
        left = tradables(s, t.seat) | tradables(s, t.partner)
        while left != 0:
            thing = lowest(left)
            left = left & ~bit(thing)
            word = FIRST_SPACE + thing if thing < KEPT else FIRST_CARD + thing - KEPT
            if word > t.last:
                allow(t, word)
    if t.things > 0:
        high = spare(s, t.seat) - interest_with(s, t.want)
        low = interest_with(s, t.give) - s.cash[t.partner]
        say_offer(t, min(max(low, 0), high), act)
        if refusal(s, t.seat, act) == Reason.FINE:
            printed = printed_sum(s, t)
            for rung in range(RUNGS):
                if low <= offer_rung(s, printed, rung) <= high:
                    allow(t, FIRST_RUNG + rung)
    allow(t, BACK)


def say_offer(t: Talk, money: Money, act: Action) -> None:
    """The offer as it was put together."""
    say(act, Kind.OFFER, t.partner, 0, money)
    act.give = t.give
    act.want = t.want


def tradables(s: State, seat: int) -> Mask:
    """What this seat may put into a deal [HN-61 HN-62]."""
    found: Mask = 0
    left = s.deeds[seat]
    while left != 0:
        thing = lowest(left)
        left = left & ~bit(thing)
        if thing >= KEPT:
            if s.board.kept_traded[thing - KEPT] == 1:
                found = found | bit(thing)
        elif not burdened(s, thing):
            found = found | bit(thing)
    return found


def lot_price(s: State, low: Money) -> Money:
    """What the shares of a price are taken of: for a building, of the lowest bid."""
    lot = s.what[top(s)]
    return s.board.price[lot] if lot < SPACES else low


def bid_rung(rung: int, low: Money, price: Money, cash: Money) -> Money:
    """The bid a rung stands for: the lowest, one, two, five, ten steps more; shares of the price; half and all of the cash.

    All in bid steps.
    """
    match rung:
        case 0:
            return low
        case 1:
            return low + 1
        case 2:
            return low + 2
        case 3:
            return low + 5
        case 4:
            return low + 10
        case 23:
            return cash // 2
        case 24:
            return cash
        case _:
            return price * bid_percent(rung) // 100


def bid_percent(rung: int) -> int:
    """Rungs 5 to 22: 10 to 300 per cent of the price."""
    if rung <= 16:
        return (rung - 4) * 10
    return 125 + (rung - 17) * 25 if rung < 22 else 300


def printed_sum(s: State, t: Talk) -> Money:
    """What the deeds named in an offer are printed at, in bid steps, and ten of them."""
    printed: Money = 0
    left = (t.give | t.want) & (bit(SPACES) - 1)
    while left != 0:
        printed += s.board.price[lowest(left)]
        left = left & ~bit(lowest(left))
    return 10 + printed // s.board.bid_step


def offer_rung(s: State, printed: Money, rung: int) -> Money:
    """The sum a rung adds to an offer: none; 1 to 12 pay, 13 to 24 ask for, a share of what the named deeds are printed at."""
    if rung == 0:
        return 0
    share = printed * offer_percent(rung if rung <= 12 else rung - 12) // 100 * s.board.bid_step
    return share if rung <= 12 else -share


def offer_percent(rung: int) -> int:
    """5, 10, 20, 30, 40, 50, 75, 100, 125, 150, 200 and 300 per cent."""
    if rung == 1:
        return 5
    if rung <= 6:
        return (rung - 1) * 10
    if rung <= 10:
        return 75 + (rung - 7) * 25
    return 200 if rung == 11 else 300
