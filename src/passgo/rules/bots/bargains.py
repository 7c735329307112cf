"""What a deal is worth by odds, and whether its partner would take it. One code accepts, proposes, and says what it is worth."""
from __future__ import annotations

from typing import Final

from passgo.rules import steps
from passgo.rules.agenda import top
from passgo.rules.bots.looks import may, settle
from passgo.rules.bots.net import judge
from passgo.rules.bots.plain import decide_plainly
from passgo.rules.engine import put
from passgo.rules.lines import say
from passgo.rules.records import Action
from passgo.rules.state import State
from passgo.rules.words import Kind
from passgo.struct import Mask, Money, overwrite

NO_DEAL: Final = -1


def odds_of_deal(s: State, seat: int, act: Action) -> int:
    """This seat's odds if the partner said yes to the offer in hand, everybody's in `s.mind.odds`; NO_DEAL if it cannot be."""
    m = s.mind
    partner = act.a
    if not may(s, seat, act):
        return NO_DEAL
    overwrite(s.spare, s)
    put(s.spare, seat, act)
    say(m.act, Kind.ACCEPT)
    if s.spare.step[top(s.spare)] != steps.ask_review.number or not may(s.spare, partner, m.act):
        return NO_DEAL
    put(s.spare, partner, m.act)
    settle(s.spare, m)
    judge(s.spare, m)
    return m.odds[seat]


def taken_by(s: State, seat: int, act: Action, policy: int) -> bool:
    """Would such a player say yes to the offer in hand?"""
    m = s.mind
    partner = act.a
    overwrite(s.spare, s)
    put(s.spare, seat, act)
    decide_plainly(s.spare, partner, policy, m.menu, m.act, m.luck)
    return m.act.kind == Kind.ACCEPT


def offers(act: Action, partner: int, give: Mask, want: Mask, money: Money) -> None:
    """Put an offer into words."""
    say(act, Kind.OFFER, partner, 0, money)
    act.give = give
    act.want = want
