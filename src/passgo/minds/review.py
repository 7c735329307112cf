"""A game looked at again: how the odds went, what was luck and what was decided, each mistake with the better move.

What a toss changes is luck; what an answer changes is the speaker's. A mistake is named only if the better move, picked by one
half of the futures, is better by more than two standard errors in the other half. Deals nobody proposed stand apart: not to think
of them is no mistake of an answer.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from passgo.minds import deals, nets, search, thinking
from passgo.minds.deals import Worth
from passgo.minds.odds import ALL, standing
from passgo.minds.population import anybody, rows
from passgo.play.actions import Action, Input
from passgo.play.dealer import seed_of
from passgo.play.game import Game
from passgo.play.record import Record
from passgo.play.thoughts import Budget, Weighed
from passgo.play.view import View
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step
from passgo.rules.words import CHANCE, NOBODY, Kind
from passgo.text.actions import Phrases

FUTURES, MOST = 48, 200
"""Futures an option and half, where a decision is weighed; and at most, for nobody looks at the clock before it is."""
LEAST = 0.01
"""A mistake costs at least a point."""
MISSED = 10
"""Moments at which unproposed deals are looked for."""
SLACK = 0.04
"""The share of the time a review may be behind before it leaves an answer out."""
TURNINGS = 5
GLIMPSE = (60_000, 8, 96)
"""Without a net odds are those of futures: so many by all inputs together, and at least and at most so many at a turn."""
FINALISTS = 3
"""Other answers that are looked at more closely."""


class Mistake(NamedTuple):
    """Something said where something else was better: where, what, and by how much, with the standard error."""
    step: int
    round: int
    view: View
    action: Action
    instead: Action
    loss: float
    error: float

    def said(self, names: Sequence[str], language: str | None = None) -> str:
        return Phrases(self.view, names, language).say(self.action)

    def better(self, names: Sequence[str], language: str | None = None) -> str:
        return Phrases(self.view, names, language).say(self.instead)


class Missed(NamedTuple):
    """A deal nobody proposed."""
    step: int
    round: int
    view: View
    worth: Worth

    def offer(self, names: Sequence[str], language: str | None = None) -> str:
        return Phrases(self.view, names, language).say(self.worth.offer)


class Point(NamedTuple):
    """The beginning of a turn: everybody's odds, and what luck and one's own answers have changed since the point before."""
    step: int
    round: int
    odds: tuple[float, ...]
    luck: tuple[float, ...]
    own: tuple[float, ...]


class Turning(NamedTuple):
    """A turn that changed much for a seat: by how much, and whose doing it was."""
    step: int
    round: int
    who: int
    change: float
    luck: float
    own: float

    @property
    def others(self) -> float:
        return self.change - self.luck - self.own


@dataclass
class SeatReview:
    """What one seat did."""
    seat: int
    answers: int = 0
    """All it gave."""
    decisions: int = 0
    """Those that were weighed, and had something to choose from."""
    skipped: int = 0
    """Those there was no time for."""
    lost: float = 0.0
    luck: float = 0.0
    own: float = 0.0
    others: float = 0.0
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
    curve: list[Point]
    seats: dict[int, SeatReview]
    note: nets.NetError | None = None
    """Why it was thought without a net, if it was: then nobody knows what single answers and tosses change."""
    over: bool = True
    """Was it played to its end?"""


def options_at(view: View, said: Action, seed: int) -> list[Action]:
    """What could have been said, what was said first; that bots agree to an end is courtesy, and not to propose it no mistake."""
    prior = search.prior_of(view, seed, Policy.LITE)
    found = search.candidates(view, prior)
    return [said, *(one for one in found if one != said and one.kind not in (Kind.OFFER, Kind.PROPOSE_STOP))]


def better_than(view: View, said: Action, seed: int, futures: int, turns: int) -> Weighed | None:
    """The move that looks best beside what was said, and by how much it is better in futures that did not choose it. With nothing
    to choose from: None."""
    options = options_at(view, said, seed)
    if len(options) < 2:
        return None
    population = rows(anybody(view.table.seats), seed, (view.seat, Policy.TRADER))
    calls = thinking.of(view.core)
    said_all = [tuple(one) for one in options]
    quick = max(futures // 3, 4)
    first = calls.weigh(view.core, view.seat, said_all, population, seed, 0, quick, turns)
    left = [0, *sorted(range(1, len(options)), key=lambda i: -first[i][0])[:FINALISTS]]
    second = calls.weigh(view.core, view.seat, [said_all[i] for i in left], population, seed, quick, futures, turns)
    sums = {i: first[i][0] + told[0] for i, told in zip(left, second, strict=True)}
    best = max(left[1:], key=sums.__getitem__)
    if sums[best] <= sums[0]:
        return Weighed(options[best], 0.0, 0.0, 0.0, 0.0)
    both, used = [said_all[0], said_all[best]], quick + futures
    again = calls.weigh(view.core, view.seat, both, population, seed, used, 3 * futures, turns)
    return search.estimate(options[best], list(again[1]), 3 * futures)


def weighable(said: Input | None, seats: Sequence[int]) -> bool:
    """Is this an answer of one of these seats that can be weighed?"""
    return said is not None and said.who in seats and said.action.kind not in (Kind.OFFER, Kind.CLAIM)


def proposals(inputs: Sequence[Input]) -> set[tuple[int, int, int, int]]:
    """Who has offered whom what for what, at any time and for any sum; a deal has two sides."""
    made = {(who, said.a, said.give, said.want) for who, said in inputs if said.kind == Kind.OFFER}
    return made | {(to, who, want, give) for who, to, give, want in made}


class Reviewer:
    """Goes through a game once, within its time."""

    def __init__(self, record: Record, seats: tuple[int, ...] | None, within: Budget, seed: int) -> None:
        names = record.header.seats
        self.record, self.within, self.seed = record, within.begin(), seed_of(seed)
        self.chosen = tuple(range(len(names))) if seats is None else seats
        self.told = Review(tuple(names), (), [], {seat: SeatReview(seat) for seat in self.chosen})
        self.all = sum(weighable(said, self.chosen) for said in record.inputs)
        self.done = 0
        self.looked = dict.fromkeys(self.chosen, 0)
        """The round in which a deal was looked for last, player by player."""
        self.proposed = proposals(record.inputs)
        self.luck, self.own = [0.0] * len(names), [0.0] * len(names)

    def go(self) -> Review:
        told, before, last, turn = self.told, None, None, -1
        odds: tuple[float, ...] = ()
        for number, (game, said, _) in enumerate(Game.replay(self.record)):
            if number == 0:
                told.note = nets.prepare(game.core, game.edition)
            if before is not None and said is not None:
                self.look(before, number, said)
            begins = game.core.question()[3] != turn or game.over
            if told.note and not game.over:
                odds = self.followed(game) if begins else odds
            else:
                now = standing(game)
                self.attribute(() if told.note else odds, now, said)
                odds = now
            if begins:
                turn = game.core.question()[3]
                self.mark(number, game.round, odds)
            before = game.fork() if any(game.core.actors() >> seat & 1 for seat in self.chosen) else None
            last = game
        assert last is not None
        told.winners, told.over = last.winners, last.over
        for seat in () if told.note else told.seats.values():
            self.sum_up(seat)
        return told

    def followed(self, game: Game) -> tuple[float, ...]:
        """Everybody's odds by futures to the end, the same luck every time."""
        total, least, most = GLIMPSE
        n = max(least, min(most, total // max(len(self.record.inputs), 1)))
        population = rows(anybody(len(game.names)), self.seed)
        told = thinking.of(game.core).futures(game.core, NOBODY, population, self.seed, 0, n, 0)
        return tuple(sums / n / ALL for sums, _ in told)

    def attribute(self, before: tuple[float, ...], now: tuple[float, ...], said: Input | None) -> None:
        """Who changed the odds: the dice and the cards, or whoever spoke."""
        if said is None or not before:
            return
        for seat, (was, is_now) in enumerate(zip(before, now, strict=True)):
            if said.who == CHANCE:
                self.luck[seat] += is_now - was
            elif said.who == seat:
                self.own[seat] += is_now - was

    def mark(self, number: int, round: int, odds: tuple[float, ...]) -> None:
        """A turn begins, or the game is over."""
        self.told.curve.append(Point(number, round, odds, tuple(self.luck), tuple(self.own)))
        self.luck, self.own = [0.0] * len(odds), [0.0] * len(odds)

    def look(self, before: Game, number: int, said: Input) -> None:
        """An answer, and whether there was a deal to propose before a roll."""
        if not weighable(said, self.chosen):
            return
        mine, view = self.told.seats[said.who], before.view(said.who)
        self.done += 1
        mine.answers += 1
        if said.who not in view.asked:
            return
        spent = self.within.share_spent
        if spent >= 1 or spent > self.done / max(self.all, 1) + SLACK:
            mine.skipped += 1
            return
        self.weigh(mine, view, before, number, said.action)
        t = view.table
        if t.step[t.depth - 1] == Step.ASK_TURN and said.action.kind == Kind.ROLL and t.round > self.looked[said.who] + 2:
            self.looked[said.who] = t.round
            self.look_for_deal(mine, view, before, number)

    def weigh(self, mine: SeatReview, view: View, before: Game, number: int, said: Action) -> None:
        """One answer of one seat, seen from its View."""
        turns = 0 if self.told.note else search.TURNS
        found = better_than(view, said, seed_of(self.seed + number), max(min(self.within.futures, MOST), search.FEWEST), turns)
        if found is None:
            return
        mine.decisions += 1
        if found.gain > max(2 * found.gain_error, LEAST):
            mine.lost += found.gain
            mine.mistakes.append(Mistake(number, before.round, view, said, found.action, found.gain, found.gain_error))

    def look_for_deal(self, mine: SeatReview, view: View, before: Game, number: int) -> None:
        """A deal this seat might have proposed before its roll."""
        if len(mine.missed) >= MISSED or self.told.note:
            return
        population = rows(anybody(view.table.seats), self.seed)
        found = deals.found(view, population, Budget(0.3, 900), finalists=2, seed=seed_of(self.seed + number))
        sure = [one for one in found if one.maker.odds > 2 * one.maker.error and one.partner.odds > one.partner.error
                and (view.seat, one.offer.a, one.offer.give, one.offer.want) not in self.proposed]
        if sure:
            mine.missed.append(Missed(number, before.round, view, sure[0]))

    def sum_up(self, mine: SeatReview) -> None:
        """The turns after which this seat's odds had changed most, and all of its luck."""
        found, curve = [], self.told.curve
        for before, after in pairwise(curve):
            change = after.odds[mine.seat] - before.odds[mine.seat]
            found.append(Turning(before.step, before.round, mine.seat, change, after.luck[mine.seat], after.own[mine.seat]))
        most = sorted(found, key=lambda one: -abs(one.change))[:TURNINGS]
        mine.turnings = sorted((one for one in most if abs(one.change) >= 0.05), key=lambda one: one.step)
        mine.luck, mine.own = sum(one.luck for one in found), sum(one.own for one in found)
        mine.others = sum(one.others for one in found)


def review(record: Record | str, seats: tuple[int, ...] | None = None, budget: Budget | None = None, seed: int = 1) -> Review:
    """Look at a whole game again; `seats`: whose decisions are weighed (everybody's; none: only the odds)."""
    read = Record.parse(record) if isinstance(record, str) else record
    for seat in seats or ():
        if not 0 <= seat < len(read.header.seats):
            raise ValueError(f"There is no seat {seat}.")
    return Reviewer(read, seats, budget or Budget(10.0, FUTURES), seed).go()
