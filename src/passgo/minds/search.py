"""The searcher: candidates, futures with common luck, the worse half dropped again and again, and a proof at the end.

The best of many noisy options is mostly the luckiest one. So an option is taken only if a paired test says that it beats what
the sharp player would have said; else that stands. Advice to people is stricter the more options there were.
"""
from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from passgo.minds import nets, thinking
from passgo.minds.cores import Sums, at_once, spread
from passgo.minds.odds import ALL
from passgo.minds.population import anybody, rows
from passgo.play.actions import Action
from passgo.play.dealer import seed_of
from passgo.play.thoughts import Budget, Weighed
from passgo.rules.bots.words import Policy
from passgo.rules.side import is_side
from passgo.rules.steps import Step
from passgo.rules.words import Kind

if TYPE_CHECKING:
    from passgo.engines.choose import Core
    from passgo.play.view import View

QUICK = (0.2, 1_200)
"""Seconds and futures of a hint."""
TURNS = 32
"""Futures are followed for so many turns, and then valued by the net."""
WAYS_ON = {Kind.ROLL, Kind.PAY_FINE, Kind.USE_CARD}
MOST = 24
AT_ONCE = 63
"""Answers beside the first that one call weighs."""
CHUNK, FEWEST = 64, 4
"""Futures between two looks at the clock, and those every answer is followed for whatever it says."""
LEAST = 0.002
"""What an answer must bring to be worth leaving the usual one for."""
SURE, SEEN = 3.0, 64
"""Standard errors, after so many futures at least, by which a decision is clear: the rest are for those that are not."""


def candidates(view: View, prior: Action, votes: bool = False) -> list[Action]:
    """What is worth thinking of, what would have been said anyway first; `votes`: whether to stop is thought about, too."""
    step = view.table.step[view.table.depth - 1]
    if not votes if step == Step.ASK_STOP else view.core.ask("wish_stands", view.seat):
        return [prior]
    legal = view.legal()
    found = [prior]
    for action in legal.actions:
        if step == Step.ASK_TURN:
            fits = action.kind in WAYS_ON or (is_side(action.kind) and bool(view.core.ask("goes_up", action.kind)))
        elif step == Step.ASK_RAISE:
            fits = action.kind not in (Kind.CLAIM, Kind.REDEEM, Kind.PROPOSE_STOP)
        else:
            fits = not is_side(action.kind)
        if fits and action not in found:
            found.append(action)
    if legal.bids and view.asked and (bid := small_bid(legal.bids)) not in found:
        found.append(bid)
    return found[:MOST]


def small_bid(bids: range) -> Action:
    """The least sum, or a twentieth more where steps are smaller: in those rich players would bid for hours."""
    return Action(Kind.BID, money=bids[min(bids[0] // 20 // bids.step, len(bids) - 1)])


def weighed(core: Core, seat: int, actions: list[Action], population: list[list[int]], budget: Budget, seed: int,
            turns: int = TURNS, until_clear: bool = False) -> list[Weighed]:
    """Sequential halving with common luck; the first action stays to the end. Those that stayed, best first. `until_clear`: what
    is clearly not better than the first is left out sooner, and all is said when one is left, clearly better or worse."""
    with spread(core, at_once(budget)) as follow:
        def told(left: list[int], start: int, n: int) -> Sums:
            said = [tuple(actions[i]) for i in left]
            return follow(lambda table, start, n: told_of(table, seat, said, population, seed, start, n, turns), start, n)

        return halved(actions, told, budget.begin(), until_clear)


def halved(actions: list[Action], told: Callable[[list[int], int, int], Sums], budget: Budget,
           until_clear: bool) -> list[Weighed]:
    """The halving itself, by what is told of the actions that are left."""
    left = list(range(len(actions)))
    sums = [[0, 0, 0, 0] for _ in actions]
    rounds = max(math.ceil(math.log2(len(actions))), 1)
    done, clear = 0, False
    for _ in range(rounds):
        wanted = done + max(budget.futures // (rounds * len(left)), FEWEST)
        while done < wanted and not clear and not (done >= FEWEST and budget.spent):
            # The first ones are few: nobody knows yet how long one takes.
            n = min(max(CHUNK // len(left), FEWEST), max(done, FEWEST), wanted - done)
            for i, numbers in zip(left, told(left, done, n), strict=True):
                sums[i] = [a + b for a, b in zip(sums[i], numbers, strict=True)]
            done += n
            if until_clear and done >= SEEN:
                left = [left[0], *(i for i in left[1:] if lead(sums[i], done, SURE) > LEAST)]
                clear = len(left) == 1 or (len(left) == 2 and lead(sums[left[1]], done, -SURE) > LEAST)
        if clear or budget.spent:
            break
        better = sorted(left[1:], key=lambda i: -sums[i][0])
        left = [0, *better[:max(len(left) // 2 - 1, 1)]]
    found = [estimate(actions[i], sums[i], done) for i in left]
    return sorted(found, key=lambda one: -one.odds)


def lead(sums: list[int], done: int, errors: float) -> float:
    """How much better than the first an action is, and so many standard errors."""
    gap = sums[2] / done / ALL
    return gap + errors * math.sqrt((max(sums[3] / done / ALL**2 - gap * gap, 0.0) + 1e-6) / done)


def told_of(core: Core, seat: int, actions: list[tuple[int, ...]], *futures: Any) -> list[tuple[int, ...]]:
    """What `weigh` tells of however many: all are compared with the first, so it goes with every handful."""
    first, *rest = actions
    heard = [thinking.of(core).weigh(core, seat, [first, *rest[i:i + AT_ONCE]], *futures)
             for i in range(0, max(len(rest), 1), AT_ONCE)]
    return [heard[0][0], *(one for some in heard for one in some[1:])]


def weighed_for(view: View, actions: list[Action], budget: Budget | None = None, seed: int = 1,
                beliefs: list[dict[int, float]] | None = None) -> list[Weighed]:
    """The same from a seat's View, among such players as the others are believed to be, or of all kinds; without a net futures
    are followed to their end."""
    if not actions:
        return []
    note, seed = nets.prepare(view.core, view.edition), seed_of(seed)
    population = rows(beliefs or anybody(view.table.seats), seed, (view.seat, Policy.TRADER))
    return weighed(view.core, view.seat, actions, population, budget or Budget(*QUICK), seed, 0 if note else TURNS)


def estimate(action: Action, sums: list[int], n: int) -> Weighed:
    """From sums to means and their errors, as wide as Student's law says, so that nothing cut short is sure."""
    mean, gap = sums[0] / n / ALL, sums[2] / n / ALL
    spread = max(sums[1] / n / ALL**2 - mean * mean, 0.0)
    gap_spread = max(sums[3] / n / ALL**2 - gap * gap, 0.0)
    return Weighed(action, mean, math.sqrt((spread + 1e-4) / (n - 3)), gap, math.sqrt((gap_spread + 1e-6) / (n - 3)))


def needed(options: int) -> float:
    """By how many standard errors an option must be better, with so many to choose from."""
    return 0.5 + math.sqrt(2 * math.log(max(options, 2)))


def proven(found: list[Weighed], prior: Action, errors: float) -> Weighed:
    """The best of them if it is better by so many standard errors than what would have been said anyway; else that."""
    best = found[0]
    if best.action != prior and best.gain > errors * best.gain_error and best.gain > LEAST:
        return best
    return next(one for one in found if one.action == prior)


def prior_of(view: View, whim: int, policy: int = Policy.SHARP) -> Action:
    """What the sharp player says."""
    return Action(*view.core.decide(view.seat, policy, whim)[0])
