"""The libraries' own checkers, for all editions."""
from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from passgo.env.gymnasium import Table, name_of
from passgo.env.pettingzoo import env, parallel_env
from passgo.loading import editions

pytest.importorskip("passgo._native")
EDITIONS = editions()


@pytest.fixture(autouse=True)
def remarks() -> Any:
    """The checkers warn about what is a matter of taste."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("key", EDITIONS)
def test_pettingzoo_finds_nothing_to_say(key: str) -> None:
    api_test(env(key, players=3, words=400), num_cycles=300)
    seed_test(lambda: env(key, players=3, words=400), num_cycles=60)


@pytest.mark.parametrize("key", EDITIONS)
def test_pettingzoo_in_parallel(key: str) -> None:
    parallel_api_test(parallel_env(key, players=3, words=200), num_cycles=60)


@pytest.mark.parametrize("key", EDITIONS)
def test_a_whole_game_in_pettingzoo(key: str) -> None:
    """Every agent hears its reward once, and they add up to nothing."""
    table = env(key, players=3, rounds=60)
    table.reset(seed=4)
    heard: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            heard[agent] = reward
        table.step(None if over or cut else table.action_space(agent).sample(seen["action_mask"]))
    assert set(heard) == set(table.possible_agents) and abs(sum(heard.values())) < 1e-6


@pytest.mark.parametrize("key", EDITIONS)
def test_gymnasium_finds_nothing_to_say(key: str) -> None:
    check_env(gymnasium.make(name_of(key), words=300).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("key", EDITIONS)
def test_gymnasium_in_many_rows(key: str) -> None:
    tables = gymnasium.make_vec(name_of(key), num_envs=8, vectorization_mode="vector_entry_point", words=60, bots="random")
    seen, _ = tables.reset(seed=3)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(150):
        words = np.array([rng.choice(np.flatnonzero(row)) for row in seen["action_mask"]])
        seen, rewards, over, cut, info = tables.step(words)
        assert tables.observation_space.contains(seen)
        assert rewards.shape == (8,) and not info["refused"].any()
        for i in np.flatnonzero(over | cut):
            ended += 1
            assert tables.single_observation_space.contains(info["final_obs"][i])
    assert ended > 8


def test_gymnasium_finds_an_edition_by_its_module_and_name() -> None:
    """Nothing needs to be imported before."""
    code = "import gymnasium; print(gymnasium.make('passgo.env.gymnasium:passgo/City-v1').reset(seed=1)[0]['observation'].shape)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stdout.strip() == "(560,)", ran.stderr


def test_an_illegal_word_is_answered_in_gymnasium() -> None:
    table = gymnasium.make("passgo/City-v1", penalty=0.5)
    before, _ = table.reset(seed=1)
    after, reward, over, cut, info = table.step(0)
    assert (reward, over, cut, info["refused"]) == (-0.5, False, False, True)
    assert np.array_equal(before["observation"], after["observation"])


@pytest.mark.parametrize("key", EDITIONS)
def test_openspiel_finds_nothing_to_say(key: str) -> None:
    """Random games with serialisation at every step."""
    pyspiel = pytest.importorskip("pyspiel")
    import passgo.env.openspiel  # noqa: F401
    game = pyspiel.load_game("passgo", {"edition": key, "players": 3, "words": 150})
    pyspiel.random_sim_test(game, 1, True, False)


def test_openspiel_reads_options_and_refuses_what_is_not_there() -> None:
    pytest.importorskip("pyspiel")
    from passgo.env.openspiel import edition_of
    assert edition_of("here_and_now", "jackpot:on;rounds:5").changed() == {"jackpot": True, "rounds": 5}
    with pytest.raises(ValueError, match="no option 'luck'"):
        edition_of("here_and_now", "luck:on")


@pytest.mark.parametrize("wrong", [1.5, "x", None])
def test_what_is_no_number_of_a_word_raises_at_once(wrong: Any) -> None:
    """Half a word is no word, and nothing is said."""
    one = gymnasium.make("passgo.env.gymnasium:passgo/City-v1", bots="thrifty", disable_env_checker=True).unwrapped
    before = one.reset(seed=1)[0]["observation"].copy()
    two = env("city", players=3)
    two.reset(seed=1)
    for table in (one, two):
        with pytest.raises(TypeError):
            table.step(wrong)
    assert (one.vec.observation[0] == before).all()     # type: ignore[attr-defined]


@pytest.mark.parametrize("word", [-1, 256, 1 << 63, -(1 << 80)])
def test_a_number_that_is_no_word_is_answered_however_large(word: int) -> None:
    one, two = Table("city", bots="thrifty"), env("city", players=3)
    for table in (one, two):
        table.reset(seed=1)
    before = two.vec.core(0).dump()
    _, reward, *ends = one.step(word)
    assert reward == pytest.approx(-0.01) and ends == [False, False, {"refused": True}]
    agent = two.agent_selection
    two.step(word)
    assert two.rewards[agent] == pytest.approx(-0.01) and two.vec.core(0).dump() == before


def test_openspiel_refuses_an_outcome_that_is_none_and_changes_nothing() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import passgo.env.openspiel  # noqa: F401
    state = pyspiel.load_game("passgo", {"edition": "city", "players": 3}).new_initial_state()
    assert state.is_chance_node()
    before = state.serialize()
    for wrong in (-5, 99_999):
        with pytest.raises(ValueError, match="is none of them"):
            state._apply_action(wrong)
    assert state.serialize() == before


def test_openspiel_tells_a_sentence_half_said_from_none() -> None:
    """A table of what was seen, as many of its algorithms keep one, never finds other words open for the same text."""
    pyspiel = pytest.importorskip("pyspiel")
    import passgo.env.openspiel  # noqa: F401
    state = pyspiel.load_game("passgo", {"edition": "city", "players": 2}).new_initial_state()
    rng, opened, half = np.random.default_rng(3), dict[str, list[int]](), 0
    while half < 5:
        if state.is_chance_node():
            numbers, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(numbers, p=shares)))
            continue
        assert opened.setdefault(state.observation_string(state.current_player()), state.legal_actions()) == state.legal_actions()
        half += bool(state.said)
        other = 1 - state.current_player()
        assert state.observation_string(other).endswith(" []")
        state.apply_action(int(rng.choice(state.legal_actions())))
