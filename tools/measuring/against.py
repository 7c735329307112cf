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
GAMES = {"compiled": {"random": 60, "thrifty": 60, "trader_v1": 150}, "interpreted": {"random": 2, "thrifty": 2, "trader_v1": 12}}
TIMES = 5
LEAST = {"compiled": -3.0, "interpreted": -3.0}
"""As fast as before, within what two runs of the same rules differ by."""
PLAYER = '''
import importlib, json, sys, time
engine, key, bots, games = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
from passgo.rules.bots.words import Policy
try:
    from passgo.loading import read
except ImportError:
    from passgo.editions import read
# The trader of the first rules has been called trader_v1 since there is a better one.
policy = getattr(Policy, bots.upper(), None) or Policy.TRADER
if engine == "compiled":
    module = importlib.import_module("passgo._native")
else:
    try:
        module = importlib.import_module("passgo.engines.python")
    except ImportError:
        module = importlib.import_module("passgo.interpreted")
core = module.Core(read(key).board.dump(), 4)
best = 0.0
for _ in range(3):
    began = time.process_time()
    tally = core.simulate([policy] * 4, 1, 0, games, 300)
    best = max(best, tally["decisions"] / (time.process_time() - began))
print(json.dumps(best))
'''


class Pair(NamedTuple):
    """Decisions a second of both."""
    engine: str
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


def rate(tree: pathlib.Path, engine: str, key: str, bots: str) -> float:
    """Decisions a second in a process of its own."""
    env = bare() | {"PYTHONPATH": str(tree / "src")}
    ran = subprocess.run([sys.executable, "-c", PLAYER, engine, key, bots, str(GAMES[engine][bots])], cwd=tree, env=env,
                         capture_output=True, text=True, check=True)
    return float(json.loads(ran.stdout))


def compared(commit: str, keys: list[str]) -> list[Pair]:
    """Both engines in every edition with every kind of bots that both commits know."""
    old, rows = earlier(commit), []
    for engine, key, bots in [(engine, key, bots) for engine, plays in GAMES.items() for key in keys for bots in plays]:
        best = {old: 0.0, ROOT: 0.0}
        for turn in range(TIMES):
            for tree in (old, ROOT) if turn % 2 == 0 else (ROOT, old):
                best[tree] = max(best[tree], rate(tree, engine, key, bots))
        rows.append(Pair(engine, key, bots, best[old], best[ROOT]))
        one = rows[-1]
        print(f"{engine:<12} {key:<16} {bots:<10} {one.before:>12,.0f} {one.now:>12,.0f} {one.percent:>+7.1f} %", flush=True)
    return rows


def compare(commit: str, keys: list[str]) -> bool:
    """Print the table; is every row at least as fast as before, within 3 %?"""
    print(f"{'decisions/s':<40} {commit:>12} {'now':>12}")
    met = True
    rows = compared(commit, keys)
    for engine, least in LEAST.items():
        worst = min((one for one in rows if one.engine == engine), key=lambda one: one.percent)
        met = met and worst.percent >= least
        print(f"{engine} {'met' if worst.percent >= least else 'MISSED'}: the slowest is {worst.edition} with {worst.bots} bots, "
              f"{worst.percent:+.1f} %; the bar is {least:+.0f} %")
    return met
