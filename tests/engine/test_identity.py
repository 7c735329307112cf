"""One source of rules: what the interpreter plays and what the compiler made of it are the same games to the bit."""
from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import pytest

from passgo.loading import editions
from passgo.rules.bots.words import Policy
from proving.identity import chunks, limits_for, trace, traces
from proving.tables import draw_tables

pytest.importorskip("passgo._native")
GAMES = 1050
TRADERS = 15
"""At each fifteenth table one seat is today's trader's, who thinks longer than all the others."""
EDITIONS = editions()


@pytest.mark.slow
@pytest.mark.parametrize("key", EDITIONS)
def test_interpreted_and_compiled_play_the_same_games(key: str) -> None:
    """Every menu and every input of 1,050 games with random options, seats and players, and every number left at the end."""
    tables = [table._replace(policies=(Policy.TRADER, *table.policies[1:])) if i % TRADERS == 1 else table
              for i, table in enumerate(draw_tables(key, GAMES, seed=1))]
    limits = limits_for(tables, 200, 2500)
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:
        plain = [trace for part in pool.map(traces, chunks("engines.python", tables, limits)) for trace in part]
    compiled = traces(("_native", tables, limits))
    for table, mine, theirs in zip(tables, plain, compiled, strict=True):
        assert mine.checksum != 0, f"a refused input was met: {table}"
        assert mine.misfits == (), f"a number does not fit its C field: {table}"
        assert mine._replace(misfits=()) == theirs, table
    assert sum(trace.over != 0 for trace in plain) > GAMES // 10, "enough of them are played to the end"


@pytest.mark.slow
@pytest.mark.parametrize("key", EDITIONS)
def test_it_does_not_matter_whether_anybody_watches(key: str) -> None:
    """With the tape on the same games are played as with the tape off."""
    for i, table in enumerate(draw_tables(key, 150, seed=2, sets=30)):
        engine = "engines.python" if i % 10 == 0 else "_native"
        assert trace(engine, table, 400, events=True) == trace(engine, table, 400), table
