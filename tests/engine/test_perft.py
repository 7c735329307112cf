"""How many games there are from written positions: one wrong line in any menu, one lost outcome, and a number is another.

The numbers stand in tests/perft and are written by tools/make_goldens.py only.
"""
from __future__ import annotations

import importlib
from typing import Any

import pytest

from passgo.loading import editions
from proving.goldens import PERFT
from proving.perft import Count, Position, perft, read_counts
from proving.tables import best_engine

pytestmark = pytest.mark.slow

WRITTEN = [(at, rows) for path in sorted(PERFT.glob("*.perft")) for at, rows in read_counts(path).items()]
PLAIN = 60
"""The plain rules count a level only below this many positions: they are the same rules, and slower."""


def counted(at: Position, rows: list[Count], engine: Any, most: int) -> list[Count]:
    """As many of the written rows as come after levels of at most so many positions."""
    levels = perft(at.core(engine), at.seats, most)
    return [row for _, row in zip(rows, levels, strict=False)]


@pytest.mark.parametrize(("at", "rows"), WRITTEN, ids=[f"{at.edition} {n}" for n, (at, _) in enumerate(WRITTEN)])
@pytest.mark.parametrize("engine", dict.fromkeys(("engines.python", best_engine())))
def test_the_games_from_here_are_as_many_as_written(at: Position, rows: list[Count], engine: str) -> None:
    most = PLAIN if engine == "engines.python" else max(row.positions for row in rows)
    found = counted(at, rows, importlib.import_module(f"passgo.{engine}"), most)
    assert found == rows[:len(found)] and found, str(at)
    assert engine == "engines.python" or len(found) == len(rows)


def test_every_edition_has_its_numbers() -> None:
    assert {at.edition for at, _ in WRITTEN} == set(editions())
    for key in editions():
        assert sum(at.edition == key and not at.golden for at, _ in WRITTEN) >= 3, "openings"
        assert sum(at.edition == key and bool(at.golden) for at, _ in WRITTEN) >= 3, "and the middle of games"
