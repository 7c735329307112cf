"""How long does the sharp player think, in milliseconds of the processor?"""
from __future__ import annotations

import random
import time
from statistics import fmean
from typing import NamedTuple

from measuring.games import inputs_of
from passgo.engines import choose as engine
from passgo.loading import read
from passgo.minds import nets
from passgo.rules.bots.words import Policy
from passgo.rules.steps import Step

DECISION, DEAL = 1.0, 5.0
"""Milliseconds a decision may take on the average, and a look for deals 99 times of a hundred."""


class Thought(NamedTuple):
    """Milliseconds of the sharp players of some games: of all decisions on the average, and of a turn with its look for deals."""
    decisions: int
    mean: float
    turns: int
    turn_mean: float
    turn_most: float
    """99 of a hundred are quicker."""


def thought_of(key: str, games: int, seats: int = 4, rounds: int = 60) -> Thought:
    """Sharp players among themselves."""
    edition, took, turns = read(key), [0.0], [0.0]
    for number in range(games):
        core = engine.Core(edition.board.dump(), seats)
        nets.prepare(core, edition)

        def says(seat: int, whim: int, core: engine.Core = core) -> tuple[int, ...]:
            step, began = core.question()[0], time.process_time()
            said = core.decide(seat, Policy.SHARP, whim)[0]
            took.append(1000 * (time.process_time() - began))
            if step == Step.ASK_TURN:
                turns.append(took[-1])
            return said

        for _ in inputs_of(core, says, random.Random(f"sharp {key} {number}")):
            if core.round > rounds:
                break
    return Thought(len(took), fmean(took), len(turns), fmean(turns), sorted(turns)[len(turns) * 99 // 100])
