"""Stars must matter: measured by many games of traders, with a seed."""
from __future__ import annotations

import random

import pytest

from passgo import read
from passgo.rules.bots.words import Policy
from passgo.rules.words import CHANCE, Ending, Kind

native = pytest.importorskip("passgo._native")
BOARD = read("millionaire").board.dump()
GAMES = 1_600


def played(game: int, never: set[int]) -> set[int]:
    """Who wins among four traders of whom these never upgrade."""
    core, rng, whim = native.Core(BOARD, 4), random.Random(game), game + 1
    while not core.over:
        if core.waits_for() == CHANCE:
            core.put(CHANCE, core.nth_way(rng.randrange(core.ways())))
            continue
        seat = core.next_speaker()
        said, whim = core.decide(seat, Policy.TRADER, whim)
        core.put(seat, (Kind.KEEP_LEVEL, 0, 0, 0, 0, 0) if said[0] == Kind.UPGRADE and seat in never else said)
    return {seat for seat in range(4) if core.field("winners") >> seat & 1}


@pytest.mark.clause("ML-22")
def test_who_never_upgrades_wins_less_often() -> None:
    pairs = [{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}, {1, 3}]
    won = 0.0
    for game in range(GAMES):
        never = pairs[game % len(pairs)]
        winners = played(game, never)
        won += len(winners & never) / len(winners)
    assert won / GAMES <= 0.38, won / GAMES


@pytest.mark.clause("ML-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_most_games_are_won_by_the_million_in_twenty_to_forty_five_rounds(seats: int) -> None:
    tally = native.Core(BOARD, seats).simulate([Policy.TRADER] * seats, 16, 0, GAMES, 1_000)
    assert tally["endings"][Ending.TARGET] >= GAMES * 6 // 10, tally["endings"]
    assert 20 <= sum(length * games for length, games in enumerate(tally["rounds"])) / GAMES <= 45
