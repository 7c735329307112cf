"""A word is heard: it is refused, the sentence goes on, or it is complete and stands in `act`."""
from __future__ import annotations

from passgo.rules.bits import bit
from passgo.rules.lines import pick, say
from passgo.rules.menu import legal
from passgo.rules.records import Action, Menu
from passgo.rules.state import State
from passgo.rules.talk.menu import bid_rung, is_open, lot_price, offer_rung, printed_sum, say_offer, verb_lines
from passgo.rules.talk.records import Heard, Phase, Talk
from passgo.rules.talk.words import BACK, FIRST_CARD, FIRST_RUNG, FIRST_SPACE, first_noun, number_of, second_noun
from passgo.rules.words import KEPT, NOBODY, Kind


def begin_sentence(t: Talk) -> None:
    """Nothing is said yet."""
    t.phase = Phase.VERB
    t.verb = 0
    t.first = NOBODY
    t.partner = NOBODY
    t.give = 0
    t.want = 0
    t.things = 0
    t.last = 0


def hear(s: State, t: Talk, word: int, menu: Menu, act: Action) -> int:
    """The seat that speaks says this word."""
    if not is_open(t, word):
        return Heard.REFUSED
    if word == BACK:
        begin_sentence(t)
        t.backs += 1
        return Heard.GOES_ON
    heard = hear_open(s, t, word, menu, act)
    if heard == Heard.SAID:
        begin_sentence(t)
        t.backs = 0
    return heard


def hear_open(s: State, t: Talk, word: int, menu: Menu, act: Action) -> int:
    """One of the open words."""
    match t.phase:
        case Phase.VERB:
            return hear_verb(s, t, word, menu, act)
        case Phase.FIRST:
            t.first = number_of(first_noun(t.verb), word, t.seat, s.seats)
            verb_lines(s, t, menu, act)
            return say_or_ask(t, menu, act)
        case Phase.SECOND:
            say(act, t.verb, t.first, number_of(second_noun(t.verb), word, t.seat, s.seats))
            return Heard.SAID
        case Phase.PARTNER:
            t.partner = number_of(first_noun(Kind.OFFER), word, t.seat, s.seats)
            t.phase = Phase.THINGS
            return Heard.GOES_ON
        case _:
            return hear_thing(s, t, word, act)


def hear_verb(s: State, t: Talk, word: int, menu: Menu, act: Action) -> int:
    """A rung is a bid; a verb with one line is said at once."""
    if word >= FIRST_RUNG:
        legal(s, t.seat, menu, act)
        step = s.board.bid_step
        bid = bid_rung(word - FIRST_RUNG, menu.bid_low // step, lot_price(s, menu.bid_low) // step, s.cash[t.seat] // step)
        say(act, Kind.BID, 0, 0, bid * step)
        return Heard.SAID
    t.verb = word
    if word == Kind.OFFER:
        t.phase = Phase.PARTNER
        return Heard.GOES_ON
    verb_lines(s, t, menu, act)
    t.first = menu.a[0]
    for i in range(menu.count):
        if menu.a[i] != t.first:
            t.first = NOBODY
            t.phase = Phase.FIRST
            return Heard.GOES_ON
    return say_or_ask(t, menu, act)


def say_or_ask(t: Talk, menu: Menu, act: Action) -> int:
    """With one line left for verb and noun it is said, else the second noun is asked for."""
    found = NOBODY
    for i in range(menu.count):
        if menu.a[i] == t.first:
            if found != NOBODY:
                t.phase = Phase.SECOND
                return Heard.GOES_ON
            found = i
    pick(menu, found, act)
    return Heard.SAID


def hear_thing(s: State, t: Talk, word: int, act: Action) -> int:
    """One more thing, on the side of who has it; or the sum, which sends the offer."""
    if word >= FIRST_RUNG:
        say_offer(t, offer_rung(s, printed_sum(s, t), word - FIRST_RUNG), act)
        return Heard.SAID
    thing = word - FIRST_SPACE if word < FIRST_CARD else word - FIRST_CARD + KEPT
    if (s.deeds[t.seat] >> thing) & 1 == 1:
        t.give = t.give | bit(thing)
    else:
        t.want = t.want | bit(thing)
    t.things += 1
    t.last = word
    return Heard.GOES_ON
