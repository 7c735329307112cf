"""Odds mean what they say: where 70 is said, it comes 70 times of a hundred, whoever sits at the table."""
from __future__ import annotations

import pytest

from measuring.calibration import LEAST, TABLES, deciles, seats_of

PLAIN = {"here_and_now": 10, "city": 10, "millionaire": 24, "tropical_tycoon": 10}
GAMES = {"traders": PLAIN, "fixed": PLAIN, "mixed": {"here_and_now": 6, "city": 10, "millionaire": 60, "tropical_tycoon": 3},
         "sharps": {"here_and_now": 2, "city": 8, "millionaire": 60, "tropical_tycoon": 1}}
"""As many of each edition as its players are quick; `make arena ARGS=calibration` looks at each edition by itself, and longer."""
FEW = 1
"""How often each look is played on where some think."""
SIGMAS = 3
"""How far chance may take what comes from what is said, beside the five points. Odds that are right fail in a decile with an
error of 5 points once in 16,000 times, where it is smaller more seldom, where it is 12 once in 1,500; of the forty deciles a
handful has more than 8, so right odds would fail here less than once in a hundred times. The seeds are fixed,
and so is the result."""


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_every_decile_comes_as_it_is_said(table: str) -> None:
    """Looks in rounds 2 to 45; what is said comes from what all may know, what comes from playing on by who really sits there.
    Within five points, and the error of so many games."""
    pytest.importorskip("passgo._native")
    found = deciles(seat for key, games in GAMES[table].items() for n in range(games) for seat in seats_of((key, table, n, FEW)))
    counted = {tenth: one for tenth, one in found.items() if one.seats >= LEAST}
    assert len(counted) >= 8
    assert {tenth: one for tenth, one in counted.items() if abs(one.gap) > 0.05 + SIGMAS * one.error} == {}
