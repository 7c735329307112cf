"""How fast are the rules? Everything in one run, on one core, as a plain table; the bars stand beside what was measured.

Seconds are seconds of the processor, so that whatever else runs on the machine does not count.

    python tools/bench.py [--json FILE] [--no-build] [--quick]
    python tools/bench.py --against COMMIT      only that: faster or slower than the rules of then?
"""
from __future__ import annotations

import argparse
import functools
import importlib
import importlib.util
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from measuring.against import compare
from measuring.sharp import DEAL, DECISION, Thought, thought_of
from passgo import Game
from passgo.bots import POLICIES, PolicyBot, play_out
from passgo.loading import editions, read

ROOT = pathlib.Path(__file__).resolve().parent.parent
SEATS = 4
ROUNDS = 300
"""A game of random players may never end: it is cut here."""
COMPILED = {"city": 1_500_000, "here_and_now": 2_000_000, "millionaire": 2_000_000, "tropical_tycoon": 1_500_000}
INTERPRETED = {"here_and_now": 20_000}
"""Decisions a second that each edition must reach, whichever bots play."""
RATIO, IMPORT = 40, 0.1
PLAYOUTS, BEGUN, POSITIONS = 10_000, 11, 6
"""Whole games a second from this round on, among traders, that one core must play in every edition; from so many positions."""


class Speed(NamedTuple):
    """One engine with four bots of one kind on one edition."""
    edition: str
    bots: str
    engine: str
    decisions_per_second: float
    rolls_per_second: float
    games_per_second: float
    decisions_per_game: float


def best(measure: Callable[[], float], times: int) -> float:
    """The highest of several: other programs can only make it slower."""
    return max(measure() for _ in range(times))


def speed(key: str, bots: str, engine: str, seconds: float) -> Speed:
    """Games of one series for about so long, three times; the best counts."""
    core = importlib.import_module(f"passgo.{engine}").Core(read(key).board.dump(), SEATS)
    policies = [POLICIES[bots]] * SEATS
    games, start, took = 1, 0, 0.0
    while took < seconds / 4:
        began = time.process_time()
        core.simulate(policies, 1, start, games, ROUNDS)
        took, start, games = time.process_time() - began, start + games, games * 2
    games = max(1, int(games / 2 * seconds / took))
    found: list[tuple[float, dict[str, Any]]] = []
    for _ in range(3):
        began = time.process_time()
        tally = core.simulate(policies, 1, 0, games, ROUNDS)
        found.append((time.process_time() - began, tally))
    took, tally = min(found, key=lambda one: one[0])
    decisions, rolls = tally["decisions"], tally["rolls"]
    return Speed(key, bots, called(engine), decisions / took, rolls / took, games / took, decisions / games)


def playouts(key: str, games: int) -> float:
    """Whole games a second from round eleven on among four traders, from several positions, on the compiled rules."""
    board, traders, spent, played = read(key).board.dump(), [POLICIES["trader"]] * SEATS, 0.0, 0
    for seed in range(POSITIONS):
        core = importlib.import_module("passgo._native").Core(board, SEATS)
        while not core.over and core.round < BEGUN:
            core.traced(traders, seed * 1000 + core.inputs, 5)
        if not core.over:
            spent += 1 / best(functools.partial(one_series, core, traders, seed, games), 5)
            played += games
    return played / spent


def one_series(core: Any, policies: list[int], seed: int, games: int) -> float:
    """How often in a second these games could be played from here to their end."""
    began = time.process_time()
    core.playouts(policies, seed, 0, games, ROUNDS)
    return 1 / (time.process_time() - began)


def called(engine: str) -> str:
    return "compiled" if engine == "_native" else "interpreted"


def per_second(act: Callable[[], object], seconds: float) -> float:
    """How often something can be done in a second."""
    def measure() -> float:
        count, began = 0, time.process_time()
        while (took := time.process_time() - began) < seconds:
            for _ in range(50):
                act()
            count += 50
        return count / took
    return best(measure, 3)


def middle_of_a_game(key: str, engine: str) -> Game:
    """Traders, ten rounds on: deeds in hand, a few buildings."""
    game = Game.new(key, SEATS, seed=4)
    core = importlib.import_module(f"passgo.{engine}").Core(read(key).board.dump(), SEATS)
    core.load(game.core.dump())
    core.record(True)
    game.core = core
    play_out(game, {seat: PolicyBot("trader", seat) for seat in range(SEATS)}, lambda game: game.round >= 10)
    return game


def costs(key: str, engine: str, seconds: float) -> dict[str, float]:
    """What one call costs from Python."""
    game = middle_of_a_game(key, engine)
    seat = game.asked[0]
    return {
        "Game.fork per second": per_second(game.fork, seconds),
        "Core.clone per second": per_second(game.core.clone, seconds),
        "Game.legal µs": 1e6 / per_second(lambda: game.legal(seat), seconds),
        "Game.legal without side business µs": 1e6 / per_second(lambda: game.legal(seat, side=False), seconds),
        "Game.view µs": 1e6 / per_second(lambda: game.view(seat), seconds),
        "View.json µs": 1e6 / per_second(lambda: game.view(seat).json(), seconds),
    }


def import_seconds() -> float:
    """`import passgo` with all its names, in a process of its own, the best of several."""
    code = "import time; began = time.process_time(); from passgo import *; print(time.process_time() - began)"
    return min(float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)
               for _ in range(7))


def build_seconds() -> dict[str, float]:
    """make_native, Cython and the C compiler, one after the other, in a copy of the tree; empty where they are not there."""
    if not importlib.util.find_spec("Cython"):
        return {}
    with tempfile.TemporaryDirectory() as place:
        tree = pathlib.Path(place) / "tree"
        unwanted = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
        for part in ("src", "tools"):
            shutil.copytree(ROOT / part, tree / part, ignore=unwanted)
        for part in ("setup.py", "pyproject.toml", "LICENSE"):
            shutil.copy(ROOT / part, tree)
        print_unit = timed(tree, "tools/make_native.py", "build/_native.pyx")
        to_c = timed(tree, "-m", "cython", "-3", "build/_native.pyx")
        rest = timed(tree, "setup.py", "-q", "build_ext", "--inplace") - print_unit
        made = any((tree / "src" / "passgo").glob("_native*.so")) or any((tree / "src" / "passgo").glob("_native*.pyd"))
    return {"make_native": print_unit, "Cython": to_c, "C compiler": rest, "all": print_unit + to_c + rest} if made else {}


def timed(tree: pathlib.Path, *arguments: str) -> float:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PASSGO_")}
    before = os.times()
    subprocess.run([sys.executable, *arguments], cwd=tree, env=env, capture_output=True, check=False)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return spent or after.elapsed - before.elapsed


def judged(speeds: list[Speed], importing: float, futures: dict[str, float],
           thoughts: dict[str, Thought]) -> list[tuple[str, float, float, bool]]:
    """Each bar, the worst that was measured against it, and whether it is met."""
    rows: list[tuple[str, float, float, bool]] = []
    for engine, bars in (("compiled", COMPILED), ("interpreted", INTERPRETED)):
        for key, bar in bars.items():
            rates = [speed.decisions_per_second for speed in speeds if (speed.engine, speed.edition) == (engine, key)]
            if rates:
                rows.append((f"{key} {engine} decisions/s", bar, min(rates), min(rates) >= bar))
    ratios = list(ratio_of(speeds).values())
    if ratios:
        rows.append(("compiled / interpreted", RATIO, min(ratios), min(ratios) >= RATIO))
    rows += [(f"{key} playouts/s from round {BEGUN}", PLAYOUTS, rate, rate >= PLAYOUTS) for key, rate in futures.items()]
    for key, one in thoughts.items():
        rows.append((f"{key} sharp: ms a decision", DECISION, one.mean, one.mean <= DECISION))
        rows.append((f"{key} sharp: ms of 99 % looks for deals", DEAL, one.turn_most, one.turn_most <= DEAL))
    return [*rows, ("import seconds", IMPORT, importing, importing <= IMPORT)]


def ratio_of(speeds: list[Speed]) -> dict[str, float]:
    """Compiled over interpreted, by edition and bots."""
    rates = {(speed.edition, speed.bots, speed.engine): speed.decisions_per_second for speed in speeds}
    return {f"{key} {bots}": rate / rates[key, bots, "interpreted"] for (key, bots, engine), rate in rates.items()
            if engine == "compiled"}


def show(result: dict[str, Any], speeds: list[Speed]) -> None:
    """The whole result as text."""
    print(f"Pass GO on Python {result['python']}, {result['machine']}; {SEATS} seats, games cut after {ROUNDS} rounds\n")
    print(f"{'edition':<16} {'bots':<8} {'engine':<12} {'decisions/s':>12} {'rolls/s':>11} {'games/s':>9} {'decisions/game':>15}")
    for one in speeds:
        print(f"{one.edition:<16} {one.bots:<8} {one.engine:<12} {one.decisions_per_second:>12,.0f} "
              f"{one.rolls_per_second:>11,.0f} {one.games_per_second:>9,.1f} {one.decisions_per_game:>15,.0f}")
    print("\ncompiled / interpreted: " + ", ".join(f"{name} {ratio:,.0f} ×" for name, ratio in result["ratios"].items()))
    for engine, found in result["costs"].items():
        print(f"\n{engine}, in the middle of a game, called from Python")
        for name, value in found.items():
            print(f"  {name:<38} {value:>14,.0f}" if "second" in name else f"  {name:<38} {value:>14,.1f}")
    build = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in result["build"].items()) or "not measured"
    print(f"\nbuild: {build}\nimport passgo: {result['import_seconds'] * 1000:.0f} ms\n")
    for bar, wanted, worst, met in result["bars"]:
        print(f"  {'met   ' if met else 'MISSED'} {bar:<40} bar {wanted:>12,}   measured {worst:>14,.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast are the rules?")
    parser.add_argument("--json", metavar="FILE", help="write the figures there, too")
    parser.add_argument("--no-build", action="store_true", help="do not measure how long the compiling takes")
    parser.add_argument("--quick", action="store_true", help="a tenth of the time, for a rough idea")
    parser.add_argument("--against", metavar="COMMIT", help="compare with both engines of that commit, and nothing else")
    asked = parser.parse_args()
    if asked.against:
        sys.exit(0 if compare(asked.against, editions()) else 1)
    seconds = 0.15 if asked.quick else 1.5
    engines = ["_native"] if importlib.util.find_spec("passgo._native") else []
    engines.append("engines.python")
    speeds = [speed(key, bots, engine, seconds) for key in editions() for bots in ("trader", "random") for engine in engines]
    importing = import_seconds()
    futures = {key: playouts(key, 20 if asked.quick else 200) for key in editions()} if "_native" in engines else {}
    thoughts = {key: thought_of(key, 1 if asked.quick else 4) for key in editions()} if "_native" in engines else {}
    result = {
        "python": platform.python_version(), "machine": platform.machine(), "speeds": [one._asdict() for one in speeds],
        "ratios": ratio_of(speeds), "import_seconds": importing, "build": {} if asked.no_build else build_seconds(),
        "costs": {called(engine): costs("here_and_now", engine, seconds / 10) for engine in engines},
        "bars": judged(speeds, importing, futures, thoughts), "playouts_per_second": futures,
        "sharp_ms": {key: one._asdict() for key, one in thoughts.items()}}
    show(result, speeds)
    if asked.json:
        pathlib.Path(asked.json).write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
