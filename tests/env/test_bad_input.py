"""Bad input: a clear sentence at once, at every door a learner comes in by, and nothing changed."""
from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest

from passgo import read
from passgo.env import Speaker, Vec
from passgo.env.gymnasium import Table, Tables
from passgo.env.pettingzoo import env

read_only = np.zeros((2, 256), np.int8)
read_only.flags.writeable = False
odd = np.frombuffer(bytearray(2 * 8 * 4 + 1), np.uint8)[1:].view(np.float32).reshape(2, 8)

WRONG: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"seed": -1}, ValueError, "seed must be from 0 to 18,446,744,073,709,551,615, not -1"),
    ({"seed": 1 << 64}, ValueError, "seed must be from 0"),
    ({"seed": 1.5}, TypeError, "seed must be a whole number, not 1.5"),
    ({"seed": True}, TypeError, "seed must be a whole number, not True"),
    ({"tables": 1 << 40}, ValueError, "tables must be from 1 to 1,048,576"),
    ({"tables": "2"}, TypeError, "tables must be a whole number"),
    ({"players": 9}, ValueError, "is for 2 to 8 players, not 9"),
    ({"players": 3.0}, TypeError, "players must be a whole number"),
    ({"learners": (3,)}, ValueError, "seat must be from 0 to 2, not 3"),
    ({"learners": (-1,)}, ValueError, "seat must be from 0 to 2, not -1"),
    ({"learners": ()}, ValueError, "one at least"),
    ({"learners": (1, 1)}, ValueError, "each named once"),
    ({"learners": 0}, TypeError, "learners are seats"),
    ({"learners": (0,), "bots": "master"}, ValueError, "no bot 'master' here"),
    ({"learners": (0,), "bots": 5}, TypeError, "bots are given by their names"),
    ({"options": {"luck": True}}, ValueError, "no option 'luck'"),
    ({"options": {"jackpot": 5}}, ValueError, "jackpot cannot be 5"),
    ({"options": "jackpot"}, TypeError, "options are values by their names"),
    ({"edition": read("city"), "options": {"rounds": 5}}, ValueError, "has its options already"),
    ({"edition": "nowhere"}, ValueError, "no edition 'nowhere'"),
    ({"edition": ["city", 5]}, TypeError, "Editions are given by their names, not as 5"),
    ({"edition": ["here_and_now", "city"], "players": 7}, ValueError, "City is for 2 to 6 players, not 7"),
    ({"edition": []}, ValueError, "at least one edition"),
    ({"rounds": 1 << 40}, ValueError, "rounds must be from 1"),
    ({"words": (1 << 62) + 1}, ValueError, "words must be from 1"),
    ({"words": 1.5}, TypeError, "words must be a whole number"),
    ({"voting": "yes"}, TypeError, "voting must be True or False"),
    ({"penalty": "x"}, TypeError, "penalty must be a number from 0 to 1"),
    ({"buffers": {"mask": read_only}}, ValueError, "writeable"),
    ({"buffers": {"mask": np.asfortranarray(np.zeros((2, 256), np.int8))}}, ValueError, "in one piece"),
    ({"buffers": {"reward": odd}}, ValueError, "aligned"),
    ({"buffers": {"words": np.zeros(2, ">i8")}}, TypeError, "words must be an array of int64"),
    ({"buffers": [1]}, TypeError, "buffers are arrays by their names"),
]


@pytest.mark.parametrize(("wrong", "error", "says"), WRONG, ids=lambda value: str(value)[:40] if isinstance(value, dict) else "")
def test_tables_are_laid_as_told_or_not_at_all(wrong: dict[str, Any], error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        Vec(**{"tables": 2, "players": 3, **wrong})


def test_a_call_that_makes_no_sense_leaves_the_games_alone() -> None:
    numpy_too: Any = {"seed": np.int64(5), "learners": np.array([0, 2])}
    vec = Vec(tables=2, players=3, **numpy_too)
    before = {name: buffer.copy() for name, buffer in vec.buffers.items()}
    for seed in (-1, 1 << 64, 1.5, "x"):
        with pytest.raises((TypeError, ValueError), match="seed must be"):
            vec.reset(seed)                                                                             # type: ignore[arg-type]
        with pytest.raises((TypeError, ValueError), match="seed must be"):
            vec.draw(seed)                                                                              # type: ignore[arg-type]
    with pytest.raises(ValueError, match="first must be"):
        vec.reset(1, first=-1)
    for table in (-1, 2):
        with pytest.raises(ValueError, match="number of a table must be from 0 to 1"):
            vec.core(table)
        with pytest.raises(ValueError, match="number of a table must be from 0 to 1"):
            vec.worth(table)
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="seat must be from 0 to 2"):
            Speaker(vec.core(0), seat)
    with pytest.raises(TypeError, match="core of a game"):
        Speaker(None, 0)
    assert vec.seed == 5 and all(np.array_equal(vec.buffers[name], kept) for name, kept in before.items())


def test_wrappers_take_the_limits_of_a_game_and_nothing_else() -> None:
    for wrong in ({"learners": (0,)}, {"bots": "trader"}, {"tables": 3}, {"seed": 1}, {"luck": 1}):
        with pytest.raises(TypeError, match="is no limit of a game; there are: rounds, words, voting, penalty"):
            env("city", **wrong)
    for begin in (Table, lambda **more: Tables(2, **more)):
        with pytest.raises(TypeError, match="'luck' is no limit"):
            begin(luck=1)
        with pytest.raises(ValueError, match="seat must be from 0 to 3, not 4"):
            begin(seat=4)
        with pytest.raises(ValueError, match="render_mode is .* not 'human'"):
            begin(render_mode="human")
    with pytest.raises(TypeError, match="Editions are given by their names"):
        env(["city", "here_and_now"])                                                                   # type: ignore[arg-type]


def test_no_word_is_said_where_no_game_is_going_on() -> None:
    """Before the first reset, and after the end."""
    one, two = Table("here_and_now", bots="random", words=3), env("here_and_now", players=3)
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset\\(\\) begins one"):
        one.step(0)
    with pytest.raises(ValueError, match="reset\\(\\) begins one"):
        two.step(0)
    seen, _ = one.reset(seed=1)
    while not one.over:
        seen, *_ = one.step(int(np.flatnonzero(seen["action_mask"])[0]))
    with pytest.raises(gymnasium.error.ResetNeeded):
        one.step(0)
    one.reset()
    assert not one.step(0)[4].keys() - {"refused"}


def test_a_seed_for_each_table_counts() -> None:
    many = Tables(2, "city", players=3)
    with pytest.raises(ValueError, match="no reset_mask"):
        many.reset(options={"reset_mask": np.array([True, False])})
    first = copy.deepcopy(many.reset(seed=[1, 2])[0])
    assert np.array_equal(first["observation"], many.reset(seed=[1, 2])[0]["observation"])
    assert any(not np.array_equal(first["observation"], many.reset(seed=[1, other])[0]["observation"]) for other in range(3, 9))
    with pytest.raises(ValueError, match="one seed for each of 2 tables, not 1"):
        many.reset(seed=[1])
    with pytest.raises(ValueError, match="A seed must be from 0"):
        many.reset(seed=[1, -1])


def test_openspiel_lays_no_table_for_no_game() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import passgo.env.openspiel  # noqa: F401
    for wrong in ("rounds", "words"):
        with pytest.raises(ValueError, match=f"{wrong} must be from 1"):
            pyspiel.load_game("passgo", {wrong: 0})
