"""The proofs of the tests with large numbers and new luck each time: identity, trapping, laws, menus, oracles, boards.

    python tools/soak.py [--games N] [--edition KEY] [--seed S] [--jobs J]

N games are played for identity on both engines, ten times as many on the trapping build, and N walks each for the rest.
What fails is printed with everything needed to see it again.
"""
from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import multiprocessing
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

from passgo.loading import BadEdition, BadOption, editions, read
from proving.boards import mutilated
from proving.identity import chunks, limits_for, trace, traces
from proving.laws import broken_laws
from proving.rounds import prove_laws, prove_menus, prove_oracles
from proving.tables import best_engine, draw_options, draw_tables
from proving.walks import walk

TOOLS = pathlib.Path(__file__).resolve().parent
RING = TOOLS.parent / "tests" / "engine" / "ring.toml"


class Progress:
    """One line that says how far a proof has come, and how long it will take."""

    def __init__(self, what: str, of: int) -> None:
        self.what, self.of, self.done, self.began = what, of, 0, time.monotonic()
        self.shown = self.began

    def step(self, number: int = 1) -> None:
        self.done += number
        now = time.monotonic()
        pause = 0.2 if sys.stdout.isatty() else 30.0
        if self.done >= self.of or now - self.shown > pause:
            self.shown = now
            left = (now - self.began) / self.done * (self.of - self.done)
            end = "\n" if self.done >= self.of or not sys.stdout.isatty() else ""
            told = f"{now - self.began:.0f} s" if self.done >= self.of else f"{left:.0f} s left"
            print(f"\r{self.what:<40} {self.done:>9,} of {self.of:,}  {told}     ", end=end, flush=True)


def identity(key: str, games: int, seed: int, jobs: int) -> None:
    """Interpreted and compiled play the same games, and no number outgrows its field."""
    tables = draw_tables(key, games, seed, max(1, games // 15))
    limits = limits_for(tables, 400, 8000)
    progress = Progress(f"{key}: interpreted = compiled", games)
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        plain = (one for part in pool.map(traces, chunks("engines.python", tables, limits)) for one in part)
        for table, limit, mine in zip(tables, limits, plain, strict=True):
            theirs = trace("_native", table, limit)
            if mine.checksum == 0 or mine.misfits or mine != theirs:
                raise AssertionError(f"{mine} and {theirs} at {table}, {limit} inputs")
            progress.step()


def trapping(key: str, games: int, seed: int, jobs: int) -> None:
    """The trapping build plays games of thousands of inputs without being stopped."""
    progress = Progress(f"{key}: trapping", games)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TOOLS), *sys.path])}
    for start in range(0, games, 500):
        tables = draw_tables(key, min(500, games - start), seed + start, 30)
        limits = limits_for(tables, 500, 20_000)
        feed = "".join(json.dumps(pair) + "\n" for pair in zip(tables, limits, strict=True))
        command = [sys.executable, "-m", "proving.identity", "_trapping"]
        done = subprocess.run(command, input=feed, capture_output=True, text=True, env=env)
        answers = done.stdout.splitlines()
        if done.returncode:
            how = signal.Signals(-done.returncode).name if done.returncode < 0 else done.stderr
            raise AssertionError(f"{how} at {tables[len(answers)]}")
        wrong = [table for table, line in zip(tables, answers, strict=True) if json.loads(line)[0] == 0]
        if wrong or done.stderr:
            raise AssertionError(f"a refused input was met at {wrong[:1]} {done.stderr}")
        progress.step(len(tables))


def walks(key: str, games: int, seed: int, jobs: int) -> None:
    """Laws, menus and oracles on random walks."""
    engine = best_engine()
    proofs: dict[str, Callable[[int], object]] = {}
    tables = draw_tables(key, games, seed + 1, max(1, games // 10))
    proofs["laws"] = lambda i: prove_laws(tables[i], engine, 400)
    proofs["menus"] = lambda i: prove_menus(tables[i], engine, 150)
    proofs["oracles"] = lambda i: prove_oracles(tables[i], list(dict.fromkeys(("engines.python", engine))), 60)
    for name, prove in proofs.items():
        progress = Progress(f"{key}: {name}", games)
        for i in range(games):
            prove(i)
            progress.step()


def boards(key: str, games: int, seed: int, jobs: int) -> None:
    """Mutilated files are refused, or make boards on which the laws hold on the plain rules."""
    core_of = importlib.import_module("passgo.engines.python").Core
    progress = Progress(f"{key}: mutilated boards", games)
    with tempfile.TemporaryDirectory() as place:
        path = pathlib.Path(place) / "ring.toml"
        for i in range(games):
            rng = random.Random(f"{seed} {i}")
            path.write_text(mutilated(RING.read_text(encoding="utf-8"), rng).replace("here_and_now", key), encoding="utf-8")
            progress.step()
            try:
                edition = read(str(path), draw_options(read(str(path)), rng))
            except (BadEdition, BadOption):
                continue
            core = core_of(edition.board.dump(), rng.randint(edition.board.fewest, edition.board.most))
            for _ in walk(core, rng, 150):
                if broken_laws(core.dump(), edition.board):
                    raise AssertionError(f"{broken_laws(core.dump(), edition.board)} on\n{path.read_text(encoding='utf-8')}")


def proofs_there_are() -> Iterator[tuple[Callable[[str, int, int, int], None], int]]:
    """What can be proven here, and how many times N games it takes."""
    if importlib.util.find_spec("passgo._native"):
        yield identity, 1
    if importlib.util.find_spec("passgo._trapping"):
        yield trapping, 10
    yield walks, 1
    yield boards, 1


def main() -> None:
    parser = argparse.ArgumentParser(description="Prove the rules with large numbers.")
    parser.add_argument("--games", type=int, default=5000, help="how many games (5000)")
    parser.add_argument("--edition", choices=editions(), action="append", help="only this one; may be given again")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="where the luck begins (the time of day)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes play the plain rules")
    asked = parser.parse_args()
    print(f"seed {asked.seed}, {asked.games:,} games")
    for key in asked.edition or editions():
        for prove, times in proofs_there_are():
            try:
                prove(key, asked.games * times, asked.seed, asked.jobs)
            except AssertionError as error:
                sys.exit(f"\nFAILED: {error}\n(python tools/soak.py --games {asked.games} --seed {asked.seed})")
    print("All proofs hold.")


if __name__ == "__main__":
    main()
