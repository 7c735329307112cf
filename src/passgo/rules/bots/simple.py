"""Three simple players: one says anything, one only walks, one only walks and sits in Jail."""
from __future__ import annotations

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, nth, size
from passgo.rules.bots import moments
from passgo.rules.bots.words import Policy
from passgo.rules.engine import refusal
from passgo.rules.lines import find, pick, say
from passgo.rules.luck import whim
from passgo.rules.menu import side_business, side_lines
from passgo.rules.records import Action, Luck, Menu
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind, Reason


def decide_at_random(s: State, seat: int, menu: Menu, act: Action, luck: Luck) -> None:
    """Anything that is allowed: mostly an answer, now and then side business or an offer."""
    if menu.may_offer == 1 and s.offers < 8 and whim(luck, 8) == 0:
        random_offer(s, seat, act, luck)
        if refusal(s, seat, act) == Reason.FINE:
            return
    if menu.bid_low <= menu.bid_high and (menu.count == 0 or whim(luck, 2) == 0):
        random_bid(s, menu, act, luck)
        return
    if menu.count == 0:
        side_business(s, seat, menu, act)
    elif whim(luck, 4) == 0:
        before = menu.count
        kind = Kind.BUILD + whim(luck, 4)
        other = moments.side_kind(s, kind)
        side_lines(s, seat, kind if other == NOBODY else other, menu, act)
        if menu.count > before:
            pick(menu, before + whim(luck, menu.count - before), act)
            return
    pick(menu, whim(luck, menu.count), act)


def random_bid(s: State, menu: Menu, act: Action, luck: Luck) -> None:
    """Mostly a little more, sometimes a leap."""
    room = (menu.bid_high - menu.bid_low) // s.board.bid_step
    if whim(luck, 4) > 0:
        room = min(room, 20)
    say(act, Kind.BID, 0, 0, menu.bid_low + whim(luck, room + 1) * s.board.bid_step)


def random_offer(s: State, seat: int, act: Action, luck: Luck) -> None:
    """Up to two things each way and some money."""
    partner = whim(luck, s.seats)
    say(act, Kind.OFFER, partner)
    for _ in range(whim(luck, 3)):
        if s.deeds[seat] != 0:
            act.give = act.give | bit(nth(s.deeds[seat], whim(luck, size(s.deeds[seat]))))
        if s.deeds[partner] != 0:
            act.want = act.want | bit(nth(s.deeds[partner], whim(luck, size(s.deeds[partner]))))
    act.money = (whim(luck, 41) - 20) * s.board.bid_step * 10


def decide_walking(s: State, seat: int, policy: int, menu: Menu, act: Action) -> None:
    """Never buys, bids or trades; leaves Jail at once, or, sitting, rolls for doubles as long as it may."""
    step = s.step[top(s)]
    choice = menu.count - 1
    match step:
        case steps.ask_turn.number:
            if policy == Policy.WALKER and s.jail[seat] > 0:
                choice = 0
        case steps.ask_tax.number:
            choice = 0
        case steps.ask_wants.number:
            choice = 0
        case steps.ask_raise.number:
            choice = find(menu, Kind.SETTLE)
            if choice == NOBODY:
                choice = find(menu, Kind.GIVE_UP)
            if choice == NOBODY:
                side_business(s, seat, menu, act)
                choice = 0
    if menu.count == 0:
        say(act, Kind.BID, 0, 0, menu.bid_low)
    else:
        pick(menu, choice, act)
