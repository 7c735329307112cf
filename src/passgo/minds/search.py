"""The searcher: candidates, futures with common luck, the worse half dropped again and again, and a proof at the end.

The best of many noisy options is mostly the luckiest one. So an option is taken only if a paired test says that it beats what
the sharp player would have said; else that stands. Advice to people is stricter the more options there were.
"""
from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from passgo.minds import thinking
from passgo.minds.budget import Budget
from passgo.play.actions import Action
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step
from passgo.rules.words import Kind

if TYPE_CHECKING:
    from passgo.engines.choose import Core
    from passgo.play.view import View

ALL = 1_000_000
TURNS = 32
"""Futures are followed for so many turns, and then valued by the net."""
BUILDS = {Kind.BUILD, Kind.DEVELOP, Kind.FREE_HOUSE, Kind.TAKE_OVER, Kind.FORCED_DEAL}
"""Side business worth a thought before a roll: it puts something up, or brings a deed. Nothing of it is undone in a turn."""
SETTLED = {Step.ASK_WANTS, Step.ASK_EVEN, Step.ASK_STOP}
"""Questions at which a wish taken back leads to the same wish again: the first answer stands."""
MOST = 24


class Weighed(NamedTuple):
    """An action, its odds, and how much better it is than the first of its kind, each with its standard error."""
    action: Action
    odds: float
    error: float
    gain: float
    gain_error: float


def candidates(view: View, prior: Action) -> list[Action]:
    """What is worth thinking of, what would have been said anyway first."""
    step = view.table.step[view.table.depth - 1]
    if step in SETTLED:
        return [prior]
    legal = view.legal()
    found = [prior]
    for action in legal.actions:
        if step == Step.ASK_TURN:
            fits = action.kind in BUILDS or action.kind in (Kind.ROLL, Kind.PAY_FINE, Kind.USE_CARD)
        elif step == Step.ASK_RAISE:
            fits = action.kind not in (Kind.CLAIM, Kind.REDEEM, Kind.PROPOSE_STOP)
        else:
            fits = action.kind < 24 or 32 <= action.kind < 96
        if fits and action not in found:
            found.append(action)
    if legal.bids and view.asked and Action(Kind.BID, money=legal.bids[0]) not in found:
        found.append(Action(Kind.BID, money=legal.bids[0]))
    return found[:MOST]


def weighed(core: Core, seat: int, actions: list[Action], population: list[list[int]], budget: Budget, seed: int,
            turns: int = TURNS) -> list[Weighed]:
    """Sequential halving with common luck; the first action stays to the end. Those that stayed, best first."""
    calls = thinking.of(core)
    left = list(range(len(actions)))
    sums = [[0, 0, 0, 0] for _ in actions]
    rounds = max(math.ceil(math.log2(len(actions))), 1)
    done, budget = 0, budget.begin()
    for _ in range(rounds):
        n = max(budget.futures // (rounds * len(left)), 4)
        told = calls.weigh(core, seat, [tuple(actions[i]) for i in left], population, seed, done, n, turns)
        for i, numbers in zip(left, told, strict=True):
            sums[i] = [a + b for a, b in zip(sums[i], numbers, strict=True)]
        done += n
        if len(left) <= 2 or budget.spent:
            break
        rest = sorted(left[1:], key=lambda i: -sums[i][0])
        left = [0, *rest[:max(len(left) // 2 - 1, 1)]]
    found = [estimate(actions[i], sums[i], done) for i in left]
    return sorted(found, key=lambda one: -one.odds)


def estimate(action: Action, sums: list[int], n: int) -> Weighed:
    """From sums to means and their errors."""
    mean, gap = sums[0] / n / ALL, sums[2] / n / ALL
    spread = max(sums[1] / n / ALL**2 - mean * mean, 0.0)
    gap_spread = max(sums[3] / n / ALL**2 - gap * gap, 0.0)
    return Weighed(action, mean, math.sqrt((spread + 1e-4) / n), gap, math.sqrt((gap_spread + 1e-6) / n))


def needed(options: int) -> float:
    """By how many standard errors an option must be better, with so many to choose from."""
    return 0.5 + math.sqrt(2 * math.log(max(options, 2)))


def proven(found: list[Weighed], prior: Action, errors: float) -> Weighed:
    """The best of them if it is better by so many standard errors than what would have been said anyway; else that."""
    best = found[0]
    if best.action != prior and best.gain > errors * best.gain_error and best.gain > 0.002:
        return best
    return next(one for one in found if one.action == prior)


def prior_of(view: View, whim: int, policy: int = Policy.SHARP) -> Action:
    """What the sharp player says."""
    return Action(*view.core.decide(view.seat, policy, whim)[0])
