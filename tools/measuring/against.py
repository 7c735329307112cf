"""How fast are the rules now against those of an earlier commit? Both play in turn, on one core, and the best of each counts.

    python tools/bench.py --against 099128c

Rules that differ play other games, so decisions a second are compared, not games. Seconds are seconds of the processor. The
earlier rules are compiled once, in a copy of their own under build/against, by this Python and with their own flags.
"""
from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parents[2]
GAMES = {"random": 60, "thrifty": 60, "trader_v1": 150}
TIMES = 5
LEAST = -3.0
"""As fast as before within 3 %: what issues that change rules promise."""
PLAYER = '''
import importlib, json, sys, time
key, bots, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
from passgo.rules.bots.words import Policy
try:
    from passgo.loading import read
except ImportError:
    from passgo.editions import read
# The trader of the first rules has been called trader_v1 since there is a better one.
policy = getattr(Policy, bots.upper(), None) or Policy.TRADER
core = importlib.import_module("passgo._native").Core(read(key).board.dump(), 4)
best = 0.0
for _ in range(3):
    began = time.process_time()
    tally = core.simulate([policy] * 4, 1, 0, games, 300)
    best = max(best, tally["decisions"] / (time.process_time() - began))
print(json.dumps(best))
'''


class Pair(NamedTuple):
    """Decisions a second of both."""
    edition: str
    bots: str
    before: float
    now: float

    @property
    def percent(self) -> float:
        return (self.now / self.before - 1) * 100


def earlier(commit: str) -> pathlib.Path:
    """The tree of that commit, compiled."""
    tree = ROOT / "build" / "against" / commit
    if not tree.exists():
        subprocess.run(["git", "clone", "-q", str(ROOT), str(tree)], check=True)
    subprocess.run(["git", "checkout", "-q", commit], cwd=tree, check=True)
    if not any((tree / "src" / "passgo").glob("_native*.so")):
        print(f"Compiling the rules of {commit} ...", flush=True)
        subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=tree, env=bare(), check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return tree


def bare() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith("PASSGO_")}


def rate(tree: pathlib.Path, key: str, bots: str) -> float:
    """Decisions a second in a process of its own."""
    env = bare() | {"PYTHONPATH": str(tree / "src")}
    ran = subprocess.run([sys.executable, "-c", PLAYER, key, bots, str(GAMES[bots])], cwd=tree, env=env, capture_output=True,
                         text=True, check=True)
    return float(json.loads(ran.stdout))


def compared(commit: str, keys: list[str]) -> list[Pair]:
    """Every edition with every kind of bots that both know."""
    old, rows = earlier(commit), []
    for key in keys:
        for bots in GAMES:
            best = {old: 0.0, ROOT: 0.0}
            for turn in range(TIMES):
                for tree in (old, ROOT) if turn % 2 == 0 else (ROOT, old):
                    best[tree] = max(best[tree], rate(tree, key, bots))
            rows.append(Pair(key, bots, best[old], best[ROOT]))
            one = rows[-1]
            print(f"{key:<16} {bots:<10} {one.before:>12,.0f} {one.now:>12,.0f} {one.percent:>+7.1f} %", flush=True)
    return rows


def compare(commit: str, keys: list[str]) -> bool:
    """Print the table; is every row at least as fast as before, within 3 %?"""
    print(f"{'decisions/s':<27} {commit:>12} {'now':>12}")
    rows = compared(commit, keys)
    worst = min(rows, key=lambda one: one.percent)
    met = worst.percent >= LEAST
    print(f"{'met' if met else 'MISSED'}: the slowest is {worst.edition} with {worst.bots} bots, {worst.percent:+.1f} %; "
          f"the bar is {LEAST:+.0f} %")
    return met
