"""A game looked at again: how the odds went, what was luck and what was decided, each mistake with the better move.

A mistake is named only if the better move, picked by one half of the futures, is better by more than two standard errors in
the other half. Deals nobody proposed stand apart: not to think of them is no mistake of an answer.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from passgo.minds import deals, nets, search, thinking
from passgo.minds.budget import Budget
from passgo.minds.deals import Worth
from passgo.minds.population import anybody, rows
from passgo.play.actions import Action
from passgo.play.fields import TableFields
from passgo.play.game import Game
from passgo.play.record import Record
from passgo.play.view import View
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step
from passgo.rules.words import Kind
from passgo.text.actions import Phrases

FUTURES = 48
"""Futures an option and half, where a decision is weighed."""
LEAST = 0.01
"""A mistake costs at least a point."""
MISSED = 10
"""Moments at which unproposed deals are looked for."""


class Mistake(NamedTuple):
    """Something said where something else was better: where, what, and by how much, with the standard error."""
    step: int
    round: int
    said: str
    better: str
    loss: float
    error: float


class Turning(NamedTuple):
    """A turn that changed much: everybody's odds before and after, and how much of one's own change was one's decision."""
    step: int
    round: int
    who: int
    change: float
    decided: float


class Missed(NamedTuple):
    """A deal nobody proposed."""
    step: int
    round: int
    offer: str
    worth: Worth


@dataclass
class SeatReview:
    """What one seat did."""
    seat: int
    decisions: int = 0
    lost: float = 0.0
    mistakes: list[Mistake] = field(default_factory=list)
    missed: list[Missed] = field(default_factory=list)
    turnings: list[Turning] = field(default_factory=list)

    @property
    def accuracy(self) -> float:
        """The share of real decisions at which nothing better is proven."""
        return 1 - len(self.mistakes) / self.decisions if self.decisions else 1.0


@dataclass
class Review:
    """The whole game: the odds after every turn, and the seats looked at."""
    names: tuple[str, ...]
    winners: tuple[int, ...]
    curve: list[tuple[int, int, tuple[float, ...]]]
    """Input number, round, everybody's odds."""
    seats: dict[int, SeatReview]
    note: str = ""


def options_at(view: View, said: Action, seed: int) -> list[Action]:
    """What could have been said, what was said first."""
    prior = search.prior_of(view, seed, Policy.LITE)
    found = search.candidates(view, prior)
    return [said, *(one for one in found if one != said and one.kind != Kind.OFFER)]


def better_than(view: View, said: Action, seed: int, futures: int, turns: int) -> search.Weighed | None:
    """The move that proves better than what was said, or None; with nothing to choose from, None as well."""
    options = options_at(view, said, seed)
    if len(options) < 2:
        return None
    population = rows(anybody(view.table.seats), seed, (view.seat, Policy.TRADER))
    calls = thinking.of(view.core)
    said_all = [tuple(one) for one in options]
    first = calls.weigh(view.core, view.seat, said_all, population, seed, 0, futures, turns)
    best = max(range(1, len(options)), key=lambda i: first[i][0])
    again = calls.weigh(view.core, view.seat, [said_all[0], said_all[best]], population, seed, futures, 3 * futures, turns)
    return search.estimate(options[best], list(again[1]), 3 * futures)


def review(record: Record | str, seats: tuple[int, ...] | None = None, budget: Budget | None = None, seed: int = 1) -> Review:
    """Look at a whole game again; `seats`: whose decisions are weighed (everybody's)."""
    within = (budget or Budget(10.0, FUTURES)).begin()
    told: Review | None = None
    before: Game | None = None
    turn, looked = -1, 0
    for number, (game, said, _) in enumerate(Game.replay(record)):
        if told is None:
            chosen = tuple(range(len(game.names))) if seats is None else seats
            told = Review(game.names, (), [], {seat: SeatReview(seat) for seat in chosen}, nets.prepare(game.core, game.edition))
        if before is not None and said is not None and said.who in told.seats:
            weigh_decision(told, before, number, said.who, said.action, within, seed)
            t = TableFields(before.core)
            if t.step[t.depth - 1] == Step.ASK_TURN and said.action.kind == Kind.ROLL and t.round > looked + 2:
                looked = t.round
                look_for_deal(told, before, number, said.who, within, seed)
        now = TableFields(game.core)
        if now.turns != turn and not game.over:
            turn = now.turns
            odds = tuple(one / 1_000_000 for one in thinking.of(game.core).judged(game.core))
            told.curve.append((number, now.round, odds))
        before = game.fork() if said is None or any(game.core.actors() >> seat & 1 for seat in told.seats) else None
        last = game
    assert told is not None
    told.winners = last.winners
    if last.over:
        shares = tuple((seat in last.winners) / max(len(last.winners), 1) for seat in range(len(last.names)))
        told.curve.append((len(last.inputs), last.round, shares))
    for seat in told.seats.values():
        seat.turnings = turnings(told, seat)
    return told


def weigh_decision(told: Review, before: Game, number: int, seat: int, said: Action, within: Budget, seed: int) -> None:
    """One answer of one seat, seen from its View."""
    if within.spent or said.kind in (Kind.OFFER, Kind.CLAIM):
        return
    view = before.view(seat)
    if seat not in view.asked:
        return
    found = better_than(view, said, seed + number, within.futures, 0 if told.note else search.TURNS)
    if found is None:
        return
    mine = told.seats[seat]
    mine.decisions += 1
    if found.gain > max(2 * found.gain_error, LEAST):
        p = Phrases(view, before.names)
        mine.lost += found.gain
        mine.mistakes.append(Mistake(number, before.round, p.say(said), p.say(found.action), found.gain, found.gain_error))


def look_for_deal(told: Review, before: Game, number: int, seat: int, within: Budget, seed: int) -> None:
    """A deal this seat might have proposed before its roll."""
    mine = told.seats[seat]
    if within.spent or len(mine.missed) >= MISSED or told.note:
        return
    view = before.view(seat)
    found = deals.found(view, rows(anybody(view.table.seats), seed), Budget(0.4, 1_200), finalists=2, seed=seed + number)
    sure = [one for one in found if one.maker.odds > 2 * one.maker.error and one.partner.odds > one.partner.error]
    if sure:
        mine.missed.append(Missed(number, before.round, Phrases(view, before.names).say(sure[0].offer), sure[0]))


def turnings(told: Review, mine: SeatReview, most: int = 5) -> list[Turning]:
    """The turns after which this seat's odds had changed most; what its own mistakes lost there was decided, the rest was not."""
    found = []
    for (start, _, before), (end, round_, after) in zip(told.curve, told.curve[1:], strict=False):
        change = after[mine.seat] - before[mine.seat]
        decided = -sum(one.loss for one in mine.mistakes if start < one.step <= end)
        found.append(Turning(start, round_, mine.seat, change, max(decided, change) if change < 0 else 0.0))
    return sorted(sorted(found, key=lambda one: -abs(one.change))[:most], key=lambda one: one.step)
