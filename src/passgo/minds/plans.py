"""Plans of several deals: what deals in a row lead to, as the net sees their end. Who plans says the first of them, and thinks
again when it is struck or refused.

A deed bought dear from one player may make a group whole that another pays far more for: a step back that one look ahead refuses.
"""
from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple

from passgo.minds import thinking
from passgo.play.actions import Action
from passgo.play.thoughts import Budget
from passgo.rules.bots.words import Policy, Way
from passgo.rules.steps import Step
from passgo.rules.words import CHANCE, CLOCK, Kind, Reason

if TYPE_CHECKING:
    from passgo.engines.choose import Core

DEPTH, WIDTH, BARGAINS = 3, 8, 4
"""Deals in a row; ends that are thought on from at each step; bargains tried beside the sales from each."""
STEP_BACK = 60_000
"""Millionths of odds a deal on the way may cost."""
NO_FLOOR = -2_000_000
"""Bargains are listed however little is left to the partner."""
PATIENCE = 80
"""So many inputs at most until the next turn begins."""


class Plan(NamedTuple):
    """Deals in their order, and the odds once all are struck, in millionths."""
    odds: int
    deals: tuple[Action, ...]


def best_plan(core: Core, seat: int, seed: int, budget: Budget) -> Plan | None:
    """The deals in a row that lead to the best odds, of those there was time for; None: there are none, or plans are not worth
    it in this edition."""
    budget = budget.begin()
    least = odds_at(core, seat) - STEP_BACK
    ends: list[tuple[Plan, Core]] = [(Plan(0, ()), core)]
    best: Plan | None = None
    seen: set[tuple[object, ...]] = set()
    for left in range(DEPTH - 1, -1, -1):
        found: list[tuple[Plan, Core]] = []
        for plan, table in ends:
            if budget.spent:
                break
            for offer in ideas(table, seat, seed, left > 0):
                after = agreed(table, seat, offer)
                if after is None or (end := (*after.field("deeds"), *after.field("cash"))) in seen:
                    continue
                seen.add(end)
                odds = odds_at(after, seat)
                if odds >= least:
                    found.append((Plan(odds, (*plan.deals, offer)), after))
        ends = sorted(found, key=lambda one: -one[0].odds)[:WIDTH]
        if ends and (best is None or ends[0][0].odds > best.odds):
            best = ends[0][0]
    return best


def ideas(core: Core, seat: int, seed: int, goes_on: bool) -> list[Action]:
    """The best bargains; where another deal follows, sales that need not pay by themselves, too."""
    calls = thinking.of(core)
    sales = calls.sales(core, seat, seed)
    if not sales:
        return []
    found = [Action(*said) for said in calls.bargains(core, seat, seed, Way.TRADER, NO_FLOOR)[:BARGAINS]]
    return found + [Action(*said) for said in sales] if goes_on else found


def odds_at(core: Core, seat: int) -> int:
    """This seat's odds as the net sees them."""
    return int(thinking.of(core).judged(core)[seat])


def agreed(core: Core, seat: int, offer: Action) -> Core | None:
    """The table after this deal, if a trader would agree and it is still this seat's turn to speak."""
    if core.refusal(seat, offer) != Reason.FINE:
        return None
    after = core.clone()
    after.put(seat, offer)
    if after.decide(offer.a, Policy.TRADER_V1, 1)[0][0] != Kind.ACCEPT:
        return None
    after.put(offer.a, Action(Kind.ACCEPT))
    return after if after.question()[0] == Step.ASK_TURN and not after.over else None


def prospect(core: Core, seat: int, answer: Action, seed: int, budget: Budget) -> int:
    """This seat's odds when the next turn begins after this answer, with the best plan there is then: a deed may be worth more in
    a deal than at home. A bid is looked at as the last one."""
    after = core.clone()
    after.put(seat, answer)
    while answer.kind == Kind.BID and after.question()[0] == Step.ASK_OPEN_AUCTION and not after.over:
        after.put(after.next_speaker(), Action(Kind.PASS))
    settle(after, seat, random.Random(seed))
    best = None if after.over else best_plan(after, seat, seed, budget)
    return max(odds_at(after, seat), 0 if best is None else best.odds)


def settle(core: Core, seat: int, luck: random.Random) -> None:
    """Traders, and at this seat the sharp player, play on until somebody is about to begin a turn."""
    for _ in range(PATIENCE):
        who = core.waits_for()
        if core.over or who == CLOCK or core.question()[0] == Step.ASK_TURN:
            return
        if who == CHANCE:
            core.put(who, core.nth_way(luck.randrange(core.ways())))
        else:
            who = core.next_speaker()
            core.put(who, core.decide(who, Policy.SILENT if who == seat else Policy.TRADER_V1, 1)[0])
