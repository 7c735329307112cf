"""What a net sees of Millionaire, and how kept cards are made up for a thought: nobody knows what lies face down."""
from __future__ import annotations

from typing import Final

from passgo.editions.millionaire.rules.fortune import on_the_board
from passgo.editions.millionaire.rules.words import Use
from passgo.rules import steps
from passgo.rules.bits import bit, has, nth, size
from passgo.rules.bots import moments
from passgo.rules.bots.features import clipped, part
from passgo.rules.dealing import undealt
from passgo.rules.luck import below
from passgo.rules.mind import EDITION_FEATURES, Mind
from passgo.rules.questions import salary_of
from passgo.rules.records import Luck
from passgo.rules.state import State
from passgo.rules.words import Kind
from passgo.struct import Mask, Money, Seat

OUTLOOKS: Final = 8
FIRST_OUTLOOK: Final = EDITION_FEATURES - OUTLOOKS
"""A number for each colour group, in the room an edition with eight groups leaves."""


@moments.looked_at.only("target")
def race_in_sight(s: State, seat: Seat, m: Mind) -> None:
    """The level, cards held, how far the sum is for this seat and for the rival next to it [ML-10]."""
    at = EDITION_FEATURES
    target = max(s.board.target, 1)
    nearest: Money = 0
    for other in range(s.seats):
        if other != seat and has(s.alive, other):
            nearest = max(nearest, s.cash[other])
    m.x[at] = s.star[seat] * 24
    m.x[at + 1] = clipped(s.held[seat] * 16)
    m.x[at + 2] = part(s.cash[seat], target, 96)
    m.x[at + 3] = part(nearest, target, 96)
    m.x[at + 4] = part(target - s.cash[seat], salary_of(s, seat), 12)
    m.x[at + 5] = 32 if target - s.cash[seat] <= salary_of(s, seat) else 0
    m.x[at + 6] = 32 if target - nearest <= s.board.salary else 0
    m.x[at + 7] = clipped(size(s.fortune) * 4)
    m.x[at + 8] = part(salary_of(s, seat), target, 512)
    read_outlooks(s, seat, m)


def read_outlooks(s: State, seat: int, m: Mind) -> None:
    """Of each group begun: do rivals have what is missing, who may sell it, or the bank?"""
    mine = s.deeds[seat] & s.board.all_deeds
    free = undealt(s)
    for group in range(min(s.board.groups, OUTLOOKS)):
        missing = s.board.members[group] & ~mine
        if missing != 0 and missing != s.board.members[group]:
            m.x[FIRST_OUTLOOK + group] = 32 - part(size(missing & free), size(missing), 64)


@moments.filled_in.only("fortune")
def deal_hands(s: State, seat: Seat, luck: Luck) -> None:
    """What the others hold is drawn from what this seat has not seen: cards that are kept, and one just taken."""
    pool = on_the_board(s)
    kept: Mask = 0
    for use in range(Use.PASS + 1):
        kept = kept | s.board.fortune_uses[use]
    for other in range(s.seats):
        if other == seat or s.hand[other] != 0 or s.drawn[other] != 0:
            continue
        missing = s.held[other]
        for f in range(s.depth):
            if s.step[f] == steps.turn_up.number and s.who[f] == other and missing > 0 and pool != 0:
                card = nth(pool, below(luck, size(pool)))
                s.drawn[other] = card + 1
                pool = pool & ~bit(card)
                missing -= 1
        while missing > 0 and pool & kept != 0:
            card = nth(pool & kept, below(luck, size(pool & kept)))
            s.hand[other] = s.hand[other] | bit(card)
            pool = pool & ~bit(card)
            missing -= 1


@moments.races.only("target")
def cash_wins(s: State) -> bool:
    """The first to a sum of cash wins [ML-10]."""
    return True


@moments.worth_trying.only("fortune")
def cards_to_try(s: State, kind: int) -> bool:
    """Kept cards that put a house up or bring a deed [ML-32]."""
    return kind == Kind.FREE_HOUSE or kind == Kind.TAKE_OVER or kind == Kind.FORCED_DEAL
