"""What a net sees of the island, and where the trader thinks again: it stops like a guest."""
from __future__ import annotations

from typing import Final

from passgo.editions.tropical_tycoon.rules.words import Development, Job
from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bits import bit, has, lowest
from passgo.rules.bots import moments
from passgo.rules.bots.features import clipped, part
from passgo.rules.deeds import deeds_of
from passgo.rules.lines import say
from passgo.rules.mind import EDITION_FEATURES, Mind
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import Kind
from passgo.struct import Seat

LONG_ENOUGH: Final = 20
"""Rounds after which a guest agrees to stop, whoever leads."""


@moments.looked_at.only("opening")
def island_in_sight(s: State, seat: Seat, m: Mind) -> None:
    """The job, tokens, developments by kind, the sky and the ship [TT-04 TT-62 TT-66]."""
    at = EDITION_FEATURES
    if s.job[seat] > Job.NONE:
        m.x[at + s.job[seat] - 1] = 32
    m.x[at + 5] = clipped(s.tokens[seat] * 4)
    left = deeds_of(s, seat) & s.developed
    while left != 0:
        space = lowest(left)
        left = left & ~bit(space)
        kind = s.development[space]
        if Development.CASINO <= kind <= Development.PARK:
            m.x[at + 5 + kind] = clipped(m.x[at + 5 + kind] + 16)
    m.x[at + 10] = s.weather * 16
    m.x[at + 11] = 32 if s.ship == 1 else 0
    lead = m.count[seat]
    for other in range(s.seats):
        if other != seat and has(s.alive, other):
            lead = min(lead, m.count[seat] - m.count[other])
    m.x[at + 12] = clipped(lead * 2)
    m.x[at + 13] = part(m.count[seat], 32, 32)


@moments.thought_again.only("opening")
def stops_like_a_guest(s: State, seat: Seat, act: Action) -> None:
    """Who has played long enough does not keep the others at the table [TT-83]."""
    if s.step[top(s)] == steps.ask_stop.number and act.kind == Kind.GO_ON and s.round > LONG_ENOUGH:
        say(act, Kind.AGREE)


@moments.worth_trying.only("opening")
def developments_to_try(s: State, kind: int) -> bool:
    """Developments [TT-62]."""
    return kind == Kind.DEVELOP


@moments.settled_at_once.only("opening")
def word_stands(s: State) -> bool:
    """Making a group even, and stopping [TT-64 TT-83]."""
    step = s.step[top(s)]
    return step == steps.ask_even.number or step == steps.ask_stop.number
