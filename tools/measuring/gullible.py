"""Can a bot be talked out of a game? A rival looks for offers it gains by, at many tables and in many ways; the bot is asked.

A position counts as bad if some offer the bot takes there costs it more than three points, by full futures with and without it.
"""
from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from passgo.bots import Bot, bot_named, next_move
from passgo.minds import deals, nets, thinking
from passgo.minds.population import anybody, rows
from passgo.play.actions import Action
from passgo.play.game import Game
from passgo.play.thoughts import Budget
from passgo.rules.bots.words import Way
from passgo.rules.steps import Step
from passgo.rules.words import CLOCK, Kind

FIRST, LAST = 5, 14
"""Rounds in which most deals are made."""
WAYS = [(Way.FIXED, -2_000_000), (Way.TRADER, -2_000_000), (Way.FAIR, -100_000), (Way.FAIR, -20_000), (Way.FAIR, 0),
        (Way.FAIR, 15_000), (Way.FAIR, 40_000), (Way.FAIR, 100_000)]
"""How a rival asks, and the least its partner's odds may change as the net sees it: what looks good and is not, too."""
FUTURES = 4_000
"""Half of them with the deal, half without."""
BAD = -0.03


class Asked(NamedTuple):
    """One position: offers made to the bot, taken by it, and the worst of those, until one costs it too much."""
    offers: int
    taken: int
    worst: float

    @property
    def bad(self) -> bool:
        return self.worst < BAD


def position(key: str, number: int) -> Game | None:
    """A table of traders, old and new, in the middle of a game, at a question before a roll where offers may be made."""
    rng = random.Random(f"gullible {number}")
    game = Game.new(key, 4, seed=f"gullible {number}")
    bots = {seat: bot_named(rng.choice(("trader", "trader_v1", "fp_a")), f"{number} {seat}") for seat in range(4)}
    wanted = rng.randint(FIRST, LAST)
    while not game.over and game.round <= LAST:
        seat = game.asked[0] if len(game.asked) == 1 else -1
        if game.round >= wanted and seat >= 0 and game.core.question()[0] == Step.ASK_TURN:
            if game.view(seat).legal(side=False).may_offer:
                return game
        move = next_move(game, bots)
        if move is not None:
            game.play(move[1], move[0])
        elif game.core.waits_for() == CLOCK:
            game.tick(game.core.next_deadline())
        else:
            return None
    return None


def offers_at(game: Game, seat: int, number: int) -> list[Action]:
    """What a rival in this chair could ask, each thing once."""
    view = game.view(seat)
    nets.prepare(view.core, view.edition)
    found: list[Action] = []
    for way, floor in WAYS:
        for said in thinking.of(view.core).bargains(view.core, seat, number, way, floor)[:3]:
            if Action(*said) not in found:
                found.append(Action(*said))
    return found


def gulled(key: str, number: int, make: Callable[[str], Bot]) -> Asked | None:
    """Ask the bot all that can be asked at one position; None: there is no such position in this game."""
    game = position(key, number)
    if game is None:
        return None
    seat = game.asked[0]
    population = rows(anybody(4), number)
    offers, taken, worst = 0, 0, 0.0
    for n, offer in enumerate(offers_at(game, seat, number)):
        table = game.fork(f"{number} {n}")
        if table.refusal(offer, seat) is not None:
            continue
        table.play(offer, seat)
        view = table.view(offer.a)
        if offer.a not in table.asked or view.table.step[view.table.depth - 1] != Step.ASK_REVIEW:
            continue
        offers += 1
        if make(f"{number} {n}").decide(view).kind != Kind.ACCEPT:
            continue
        worth = deals.worth_of_open_offer(view, population, Budget(20.0, FUTURES), number, turns=0)
        if worth is not None:
            taken += 1
            worst = min(worst, worth.partner.odds)
            if worst < BAD:
                break
    return Asked(offers, taken, round(worst, 4)) if offers else None
