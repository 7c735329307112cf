"""The sharp player: the trader's answer, unless one look ahead by the net finds a better one.

LITE is the same without building and offers of its own: the player inside long thoughts.
"""
from __future__ import annotations

from typing import Final

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import has, size
from passgo.rules.bots import moments
from passgo.rules.bots.looks import (
    may,
    odds_if_bought,
    recall,
    think_of,
    think_of_lines,
    value_after,
    value_now,
)
from passgo.rules.bots.packages import seeks_bargain
from passgo.rules.bots.plain import decide_plainly, decide_quietly
from passgo.rules.bots.plans import plan_to_build, turn_ideas
from passgo.rules.bots.second import group_with
from passgo.rules.bots.thrifty import bid_up_to
from passgo.rules.bots.words import Policy, Way
from passgo.rules.declare import asked
from passgo.rules.lines import say
from passgo.rules.luck import seeded, whim
from passgo.rules.menu import legal
from passgo.rules.records import Action, Luck, Menu
from passgo.rules.side import admitted
from passgo.rules.sizes import SPACES
from passgo.rules.state import State
from passgo.rules.words import NOBODY, Kind
from passgo.struct import Money

MARGIN: Final = 3_000
"""Millionths by which an idea must be better than the trader's answer."""
DOUBT: Final = 15_000
"""The same for answers that seldom matter at once: the trader's word has more weight there than one look."""
TRIES: Final = 2
DEALS: Final = 8
"""Offers a turn, anybody's; more only where deals are struck in this round."""
LONG: Final = 60
"""After so many rounds offers come more seldom: who has not agreed by now hardly will."""
NO_FLOOR: Final = -2_000_000
YES: Final = 8_000
"""Millionths a deal must bring."""


def decide_sharply(s: State, seat: int, policy: int, menu: Menu, act: Action, luck: Luck) -> None:
    """The trader's answer, corrected by one look; without a net it stands."""
    decide_plainly(s, seat, Policy.TRADER, menu, act, luck)
    m = s.mind
    if m.net.ready == 0 or size(s.alive) < 2:
        return
    seeded(m.luck, whim(luck, 1 << 30), 0)
    step = s.step[top(s)]
    match step:
        case steps.ask_turn.number:
            decide_quietly(s, seat, menu, act, luck)
            if policy != Policy.LITE and not (policy == Policy.SHARP and makes_offer(s, seat, act)):
                sharp_turn(s, seat, menu, act)
        case steps.ask_open_auction.number | steps.ask_timed_auction.number:
            if s.what[top(s)] < SPACES:
                legal(s, seat, menu, act)
                bid_up_to(s, bidding_limit(s, seat, s.what[top(s)]), menu, act)
        case steps.ask_sealed_auction.number:
            if s.what[top(s)] < SPACES:
                seals(s, seat, act)
        case steps.ask_review.number:
            reviews_sharply(s, seat, act)
        case steps.ask_raise.number | steps.ask_wants.number:
            # A wish taken back would lead to the same wish again: here the trader's word stands.
            return
        case _:
            if policy != Policy.LITE and moments.built_lastly(s, seat, act):
                return
            if not moments.settled_at_once(s):
                answers_sharply(s, seat, menu, act)


@asked
def wish_stands(s: State, seat: int) -> Money:
    """1: at the open question a wish taken back would lead to the same wish again; else 0."""
    return 1 if s.step[top(s)] == steps.ask_wants.number or moments.settled_at_once(s) else 0


def think_alone(s: State, act: Action) -> None:
    """Only this idea."""
    s.mind.ideas = 0
    think_of(s.mind, act)


def reviews_sharply(s: State, seat: int, act: Action) -> None:
    """Yes to what brings something."""
    say(act, Kind.REJECT)
    no = value_after(s, seat, act)
    say(act, Kind.ACCEPT)
    if not may(s, seat, act) or value_after(s, seat, act) < no + YES:
        say(act, Kind.REJECT)


def answers_sharply(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Every line of the menu, the trader's own first."""
    m = s.mind
    think_alone(s, act)
    legal(s, seat, menu, act)
    think_of_lines(m, menu, 0, act)
    recall(m, 0, act)
    best_idea(s, seat, value_after(s, seat, act) + DOUBT, act)


def best_idea(s: State, seat: int, bar: int, act: Action) -> None:
    """Say the idea with the best odds; the first one unless another is above the bar."""
    m = s.mind
    best = bar
    found = 0
    for i in range(1, m.ideas):
        recall(m, i, act)
        if may(s, seat, act):
            value = value_after(s, seat, act)
            if value > best:
                best = value
                found = i
    recall(m, found, act)


def makes_offer(s: State, seat: int, act: Action) -> bool:
    """An offer, if there is a good one and the table is in the mood: who was refused twice is silent for this turn.

    What a fixed player would part with for little is asked for first, then what a trader takes; in a race, which leaves no time
    for refusals, the other way round.
    """
    if not admitted(s, seat, Kind.OFFER) or (s.round > LONG and s.round % 4 > 0):
        return False
    if s.offers >= (DEALS if s.traded == s.round else TRIES):
        return False
    kind = act.kind
    a = act.a
    b = act.b
    money = act.money
    first = Way.TRADER if moments.races(s) else Way.FIXED
    other = Way.FIXED if moments.races(s) else Way.TRADER
    if seeks_bargain(s, seat, act, first if s.offers % 2 == 0 else other, NO_FLOOR):
        return True
    if s.offers == 0 and seeks_bargain(s, seat, act, other, NO_FLOOR):
        return True
    say(act, kind, a, b, money)
    return False


def sharp_turn(s: State, seat: int, menu: Menu, act: Action) -> None:
    """Before the roll: houses, with loans if need be; else what the trader says, but no house that does harm."""
    m = s.mind
    now = value_now(s, seat)
    if act.kind == Kind.BUILD and (moments.builds_later(s) or value_after(s, seat, act) < now):
        say(act, Kind.ROLL)
    kind = act.kind
    a = act.a
    b = act.b
    if not moments.builds_later(s) and plan_to_build(s, seat, act, now + MARGIN):
        return
    say(act, kind, a, b)
    think_alone(s, act)
    turn_ideas(s, seat, menu, act)
    if m.ideas > 1:
        best_idea(s, seat, now + MARGIN, act)
    else:
        recall(m, 0, act)


def rival_for(s: State, seat: int, lot: int) -> int:
    """Who would have the lot otherwise: the bidder with most of its group, or who leads, or the richest."""
    f = top(s)
    best = s.who[f] if s.who[f] != seat else NOBODY
    most = size(s.deeds[best] & s.board.members[s.board.group[lot]]) if best != NOBODY else -1
    for other in range(s.seats):
        if other != seat and has(s.bidders, other) and s.cash[other] > s.sum[f]:
            owned = size(s.deeds[other] & s.board.members[s.board.group[lot]])
            if owned > most or (owned == most and s.cash[other] > s.cash[best]):
                best = other
                most = owned
    return best


def bidding_limit(s: State, seat: int, lot: int) -> Money:
    """What the net would pay, but not far from what the trader would: far prices are seldom seen, and so seldom known."""
    limit = sharp_limit(s, seat, lot)
    if moments.races(s):
        return limit
    usual = max(group_with(s, seat, lot), s.board.price[lot])
    return min(max(limit, usual * 3 // 4), s.cash[seat])


def sharp_limit(s: State, seat: int, lot: int) -> Money:
    """The highest price at which having the deed is better than seeing a rival pay it."""
    rival = rival_for(s, seat, lot)
    low: Money = 0
    high = s.cash[seat]
    if rival != NOBODY:
        high = min(high, s.cash[rival] + s.board.bid_step)
    if odds_if_bought(s, seat, seat, lot, high) >= odds_if_bought(s, seat, rival, lot, high):
        return high
    for _ in range(6):
        price = (low + high) // 2
        if odds_if_bought(s, seat, seat, lot, price) >= odds_if_bought(s, seat, rival, lot, price):
            low = price
        else:
            high = price
    return low


def seals(s: State, seat: int, act: Action) -> None:
    """In the dark: about two thirds of the limit, as the trader would, and never above it."""
    limit = sharp_limit(s, seat, s.what[top(s)])
    step = s.board.bid_step
    bid = min(max(act.money, limit * 2 // 3), limit)
    say(act, Kind.BID, 0, 0, bid // step * step)
