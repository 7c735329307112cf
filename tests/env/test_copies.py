"""Copies of tables under way: the same games with the same future, and what happens to a copy does not happen to them."""
from __future__ import annotations

import copy
import importlib
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from passgo import read
from passgo.engines import choose
from passgo.env import Vec
from passgo.env.gymnasium import Table, Tables
from passgo.env.pettingzoo import env, parallel_env
from passgo.loading import editions

WAYS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
READ = ("words", "observation", "board", "mask", "reward", "seat", "terminated", "truncated", "refused", "final")


def told(vec: Vec, words: int, seed: int) -> list[bytes]:
    """Everything that lies in the buffers, word by word."""
    said = []
    for _ in range(words):
        seed = vec.draw(seed)
        vec.step()
        said += [vec.buffers[name].tobytes() for name in READ]
    return said


@pytest.mark.parametrize("engine", ["passgo._native", "passgo.engines.python"])
@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
def test_tables_under_way_are_copied_with_their_future(engine: str, way: Callable[[Any], Any],
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    """Also the sentence half said and the game that ended last; a copy has arrays of its own."""
    monkeypatch.setattr(choose, "Core", pytest.importorskip(engine).Core, raising=False)
    vec = Vec([read("city"), read("here_and_now")], tables=3, players=3, learners=(0, 2), seed=5, words=30)
    told(vec, 45, 1)
    before = {name: vec.buffers[name].copy() for name in READ}
    other = way(vec)
    assert all(getattr(other, name) is other.buffers[name] for name in READ)
    assert other.last(0).dump() == vec.last(0).dump() and other.core(1).dump() == vec.core(1).dump()
    future = told(other, 40, 9)
    assert all(np.array_equal(vec.buffers[name], before[name]) for name in READ)
    assert told(vec, 40, 9) == future
    vec.reset(3)
    other.reset(3)
    assert told(vec, 20, 2) == told(other, 20, 2)


def played(table: Any, rng: np.random.Generator, words: int) -> list[Any]:
    """What an environment of one of the libraries tells in so many words."""
    heard: list[Any] = []
    for _ in range(words):
        if hasattr(table, "agent_iter"):
            seen, reward, over, cut, info = table.last()
            heard.append((table.agent_selection, seen["observation"].tobytes(), reward, over, cut, info))
            table.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            if not table.agents:
                break
        elif table.over:
            break
        else:
            seen, *rest = table.step(int(rng.choice(np.flatnonzero(table.action_masks()))))
            heard.append((seen["observation"].tobytes(), *rest))
    return heard


@pytest.mark.parametrize("key", editions())
@pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])
def test_environments_of_the_libraries_are_copied_too(key: str, way: Callable[[Any], Any]) -> None:
    for table in (env(key, players=3, words=200), Table(key, bots="thrifty", words=200)):
        table.reset(seed=4)
        played(table, np.random.default_rng(1), 60)
        other = way(table)
        one = played(table, np.random.default_rng(2), 300)
        assert one == played(other, np.random.default_rng(2), 300) and len(one) > 5
        assert table.vec.worth_at_end(0) == other.vec.worth_at_end(0)
    many = Tables(2, key, players=3)
    many.reset(seed=2)
    words = np.array([np.flatnonzero(row)[0] for row in many.vec.mask])
    assert np.array_equal(way(many).step(words)[0]["observation"], many.step(words)[0]["observation"])
    beside = parallel_env(key, players=3)
    beside.reset(seed=2)
    again = way(beside)
    assert again.aec_env.vec.core(0).dump() == beside.aec_env.vec.core(0).dump()


def test_a_pickle_says_nothing_of_where_it_was_made_and_a_damaged_one_is_refused() -> None:
    native = importlib.import_module("passgo._native")
    vec = Vec(tables=2, seed=4)
    told(vec, 10, 1)
    again, parts = vec.raw.__reduce__()
    assert again is native.tables_again and pickle.dumps(copy.deepcopy(vec)) == pickle.dumps(vec)
    with pytest.raises(ValueError, match="damaged"):
        again(*parts[:-1], parts[-1][:-1])


def test_limits_and_numbers_of_games_have_all_their_bits() -> None:
    """More words than fit into 32 bits are not fewer, and a later game of the series is another."""
    vec = Vec(tables=1, players=2, seed=1, words=(1 << 32) + 5)
    told(vec, 40, 1)
    assert vec.core(0).inputs > 20 and vec.last(0) is None
    assert Vec(tables=1, words=1 << 62).mask.any()
    one, two = Vec(tables=1, seed=1), Vec(tables=1, seed=1)
    two.reset(first=1 << 32)
    assert told(one, 60, 1) != told(two, 60, 1)
