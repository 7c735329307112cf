"""Odds mean what they say: where 70 is said, it comes 70 times of a hundred, whoever sits at the table."""
from __future__ import annotations

import math
import random
from collections import defaultdict

import pytest

from passgo import Game
from passgo.bots import Bot, PolicyBot, play_out
from passgo.bots.base import POLICIES
from passgo.minds import nets, thinking
from passgo.minds.budget import Budget
from passgo.minds.odds import ALL, odds
from passgo.rules.bots.words import thinks

TABLES = {"traders": ("trader",) * 4, "sharps": ("sharp",) * 4, "fixed": ("fp_a", "fp_b", "fp_c", "fp_a"),
          "mixed": ("trader", "sharp", "fp_b", "thrifty")}
GAMES, FUTURES, LONG = 48, 150, Budget(600.0, 150)
"""Positions of each table, and futures of what is said of it; no clock decides anything here."""
MANY, FEW = 60, 8
"""How often each position is really played on: players who think take longer."""
LEAST = 12
"""Seats that make a decile."""


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_every_decile_comes_as_it_is_said(table: str) -> None:
    """Positions of rounds 2 to 26; what is said comes from what all may know, what comes from playing on by who really sits
    there. Within five points, and twice the error of so many games."""
    pytest.importorskip("passgo._native")
    deciles: dict[int, list[tuple[float, float, float]]] = defaultdict(list)
    for number in range(GAMES):
        row = TABLES[table][number % 4:] + TABLES[table][:number % 4]
        game = opened(row, f"calibration {table} {number}", random.Random(number).randint(2, 26))
        if game.over:
            continue
        count = FEW if any(thinks(POLICIES[name]) for name in row) else MANY
        came = played_on(game, row, number, count)
        for said, share in zip(odds(game, -1, LONG), came, strict=True):
            spread = max(said.odds * (1 - said.odds), 0.01) / count + said.error ** 2
            deciles[min(int(said.odds * 10), 9)].append((said.odds, share, spread))
    assert sum(len(found) >= LEAST for found in deciles.values()) >= 4
    wrong = {}
    for decile, found in deciles.items():
        gap = sum(came - said for said, came, _ in found) / len(found)
        error = math.sqrt(sum(spread for _, _, spread in found)) / len(found)
        if len(found) >= LEAST and abs(gap) > 0.05 + 2 * error:
            wrong[decile] = (round(gap, 3), round(error, 3), len(found))
    assert wrong == {}


def opened(row: tuple[str, ...], seed: str, round: int) -> Game:
    """A game of these players that is so many rounds old."""
    game = Game.new("here_and_now", len(row), seed=seed)
    bots: dict[int, Bot] = {seat: PolicyBot(name, f"{seed} {seat}") for seat, name in enumerate(row)}
    play_out(game, bots, lambda game: game.over or (game.round >= round and bool(game.asked)))
    return game


def played_on(game: Game, row: tuple[str, ...], seed: int, count: int) -> list[float]:
    """How often each seat wins from here, played on by who really sits there."""
    nets.prepare(game.core, game.edition)
    sums = thinking.of(game.core).futures(game.core, -1, [[POLICIES[name] for name in row]], seed + 7, 0, count, 0)
    return [total / count / ALL for total, _ in sums]
