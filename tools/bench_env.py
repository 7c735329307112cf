"""How fast can learners play? The bars of the environments beside what was measured, on one core, in seconds of the processor.

    python tools/bench_env.py [--quick] [--states N]
"""
from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from bench import middle_of_a_game, per_second
from passgo.env import Vec
from passgo.env.gymnasium import Table as One
from passgo.env.pettingzoo import env
from passgo.loading import editions

TABLES = 256


class Bar(NamedTuple):
    """What must be reached (or, in µs, not be passed), and what was."""
    name: str
    wanted: float
    measured: float
    unit: str

    @property
    def met(self) -> bool:
        return self.measured <= self.wanted if self.unit == "µs" else self.measured >= self.wanted


def best(measure: Callable[[], float], times: int) -> float:
    """The highest of several: other programs can only make it slower."""
    return max(measure() for _ in range(times))


def vec_words(vec: Vec, seconds: float) -> float:
    """Words a second of `step` alone; which words are said is drawn beside the clock. Games are in all stages by then."""
    seed = 1
    for _ in range(400):
        seed = vec.draw(seed)
        vec.step()

    def measure() -> float:
        nonlocal seed
        words, took = 0, 0.0
        while took < seconds:
            for _ in range(20):
                seed = vec.draw(seed)
                began = time.process_time()
                vec.step()
                took += time.process_time() - began
            words += 20 * vec.tables
        return words / took
    return best(measure, 10)


def aec_words(key: str, seconds: float) -> float:
    """PettingZoo: `last` and `step`; the agent's choice stands beside the clock."""
    table, rng = env(key), np.random.default_rng(1)

    def measure() -> float:
        words, took = 0, 0.0
        table.reset(seed=1)
        while took < seconds:
            began = time.process_time()
            seen, _, over, cut, _ = table.last()
            took += time.process_time() - began
            if over or cut:
                table.reset()
                continue
            open_words = np.flatnonzero(seen["action_mask"])
            word = int(open_words[rng.integers(len(open_words))])
            began = time.process_time()
            table.step(word)
            took += time.process_time() - began
            words += 1
        return words / (took - 2 * words * idle())
    return best(measure, 6)


def gym_words(key: str, seconds: float) -> float:
    """Gymnasium: `step` of one learner against three traders."""
    table, rng = One(key), np.random.default_rng(1)

    def measure() -> float:
        words, took = 0, 0.0
        seen, _ = table.reset(seed=1)
        while took < seconds:
            open_words = np.flatnonzero(seen["action_mask"])
            word = int(open_words[rng.integers(len(open_words))])
            began = time.process_time()
            seen, _, over, cut, _ = table.step(word)
            took += time.process_time() - began
            words += 1
            if over or cut:
                seen, _ = table.reset()
        return words / (took - words * idle())
    return best(measure, 6)


def idle() -> float:
    """What looking at the clock costs by itself."""
    if not IDLE:
        began = time.process_time()
        for _ in range(100_000):
            time.process_time()
        IDLE.append((time.process_time() - began) / 100_000)
    return IDLE[0]


IDLE: list[float] = []


def measured(seconds: float) -> list[Bar]:
    bars: list[Bar] = []
    for key in editions():
        bars.append(Bar(f"Vec self-play, {key}", 2_000_000, vec_words(Vec(key, tables=TABLES), seconds), "words/s"))
    for key in editions():
        one = Vec(key, tables=TABLES, learners=(0,), bots="trader")
        bars.append(Bar(f"Vec, one learner and three traders, {key}", 700_000, vec_words(one, seconds), "words/s"))
    for key in editions():
        bars.append(Bar(f"PettingZoo AEC, {key}", 120_000, aec_words(key, seconds), "words/s"))
    for key in editions():
        bars.append(Bar(f"Gymnasium, {key}", 100_000, gym_words(key, seconds), "words/s"))
    game = middle_of_a_game("here_and_now", "_native")
    seat = game.asked[0]
    bars.append(Bar("Game.view", 10, 1e6 / per_second(lambda: game.view(seat), seconds), "µs"))
    bars.append(Bar("View.json", 60, 1e6 / per_second(lambda: game.view(seat).json(), seconds), "µs"))
    return bars


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast can learners play?")
    parser.add_argument("--quick", action="store_true", help="a fifth of the time, for a rough idea")
    bars = measured(0.1 if parser.parse_args().quick else 0.5)
    for bar in bars:
        print(f"  {'met   ' if bar.met else 'MISSED'} {bar.name:<52} bar {bar.wanted:>11,.0f}   measured "
              f"{bar.measured:>13,.1f} {bar.unit}")
    return 0 if all(bar.met for bar in bars) else 1


if __name__ == "__main__":
    sys.exit(main())
