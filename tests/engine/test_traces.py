"""Games as they were played before: every menu, input and event of them, on both engines."""
from __future__ import annotations

import importlib

import pytest

from traces import differences

pytestmark = pytest.mark.slow

EVERY = {"_native": 1, "engines.python": 8}
"""The plain rules are slow: they play each eighth of the frozen games."""


@pytest.mark.parametrize("engine", EVERY)
def test_the_games_of_before_are_played_again(engine: str) -> None:
    """A slip in the one source of both engines would show nowhere else."""
    try:
        importlib.import_module(f"passgo.{engine}")
    except ImportError:
        pytest.skip("there are no compiled rules here")
    assert list(differences(engine, every=EVERY[engine])) == []
