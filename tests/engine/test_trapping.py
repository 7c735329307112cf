"""The third build stops at any step beyond an array or a number: thousands of random games must not make it stop.

Each run is a process of its own, so that a trap is a failed test and not the end of all tests.
"""
from __future__ import annotations

import json
import os
import pathlib
import signal
import subprocess
import sys

import pytest

from passgo.loading import editions
from proving.identity import Trace, limits_for, trace
from proving.tables import Table, draw_tables

pytest.importorskip("passgo._native")
pytest.importorskip("passgo._trapping")
TOOLS = pathlib.Path(__file__).resolve().parents[2] / "tools"
TRAPS = (-signal.SIGILL, -signal.SIGTRAP)
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TOOLS), *sys.path])}


def run(*arguments: str, feed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], input=feed, capture_output=True, text=True, env=ENVIRONMENT)


@pytest.mark.slow
@pytest.mark.parametrize("key", editions())
def test_random_games_on_the_trapping_build(key: str) -> None:
    tables = draw_tables(key, 2000, seed=3, sets=80)
    limits = limits_for(tables, 300, 5000)
    feed = "".join(json.dumps((table, limit)) + "\n" for table, limit in zip(tables, limits, strict=True))
    done = run("-m", "proving.identity", "_trapping", feed=feed)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0, died(done, tables[len(answers):])
    assert done.stderr == "", done.stderr
    for table, limit, fields in zip(tables, limits, answers, strict=True):
        assert Trace(*fields)._replace(misfits=tuple(fields[-1])) == trace("_native", table, limit), table


def died(done: subprocess.CompletedProcess[str], left: list[Table]) -> str:
    """What a reader needs to see it happen again."""
    how = f"it was stopped by a trap ({signal.Signals(-done.returncode).name})" if done.returncode in TRAPS else done.stderr
    return f"the trapping build did not survive {left[0]}: {how}"


BAD_BUILD = """
import sys
from passgo.loading import read
from passgo.rules.words import CHANCE, Kind
from passgo._trapping import Core
core = Core(read(sys.argv[1]).board.dump(), 2, 0)
print("so far so good", flush=True)
core.put(0, (Kind.BUILD, int(sys.argv[2]), 0, 0, 0, 0))
"""


@pytest.mark.parametrize("key", editions())
def test_the_trap_does_trap(key: str) -> None:
    """A building on space 4000, put in without asking `refusal` first, would write beyond its array."""
    done = run("-c", BAD_BUILD, key, "4000")
    assert done.stdout == "so far so good\n" and done.returncode in TRAPS, done
