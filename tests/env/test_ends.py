"""How a game ends for a learner: seen from its own chair, with what everybody was worth, though the next one has begun."""
from __future__ import annotations

import contextlib
import importlib
import threading
from typing import Any

import gymnasium
import numpy as np
import pytest

from passgo import read
from passgo.env import Speaker, Vec, encoding
from passgo.env.gymnasium import Table, Tables
from passgo.env.pettingzoo import env
from passgo.env.plain import Tables as PlainTables
from passgo.loading import editions

pytest.importorskip("passgo._native")
PLACE = {field["name"]: field["offset"] for field in encoding()["observation"]["fields"]}


def played_out(table: Any, rng: np.random.Generator) -> None:
    """A game of PettingZoo up to its end; nobody has been told goodbye yet."""
    table.reset(seed=6)
    while not table.over:
        table.step(int(rng.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))


@pytest.mark.parametrize("key", editions())
def test_everybody_sees_the_end_from_their_own_chair(key: str) -> None:
    """Not from the chair of who spoke last, who may hold what others must not know."""
    table = env(key, players=3, rounds=30)
    played_out(table, np.random.default_rng(2))
    ended = table.vec.last(0)
    step = read(key).board.bid_step
    for seat, agent in enumerate(table.possible_agents):
        seen = table.observe(agent)
        assert seen["observation"].tobytes() == Speaker(ended.seen(seat), seat).sight()
        high, low = (int(byte) for byte in seen["observation"][PLACE["money"]:PLACE["money"] + 2])
        assert 256 * high + low == ended.field("cash")[seat] // step
        assert not seen["action_mask"].any()
        assert table.infos[agent] == {"worth": ended.ask("final_count", seat)}
    assert f"seat_0: {read(key).money(ended.field('cash')[0])} on" in table.render()


def test_a_hand_held_face_down_stays_face_down_at_the_end() -> None:
    """In Millionaire who spoke last keeps Fortune cards; nobody else sees them when the game is cut short."""
    table, rng, held = env("millionaire", players=3, words=90), np.random.default_rng(5), 0
    for _ in range(40):
        played_out(table, rng)
        hands = table.vec.last(0).field("hand")
        for seat, agent in enumerate(table.possible_agents):
            own = table.observe(agent)["observation"][PLACE["own"] + 3:PLACE["own"] + 7]
            assert int.from_bytes(own.tobytes(), "little") == hands[seat]
            held += hands[seat] > 0
        table.fixed = np.random.default_rng(held)
    assert held > 5


def test_gymnasium_tells_what_everybody_was_worth() -> None:
    """And draws the game that ended, not the one that Vec has begun since."""
    table = Table("here_and_now", players=3, bots="thrifty", rounds=4, render_mode="ansi")
    seen, info = table.reset(seed=1)
    over = cut = False
    while not (over or cut):
        assert "worth" not in info
        seen, _, over, cut, info = table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    ended = table.vec.last(0)
    assert info["worth"] == [ended.ask("final_count", seat) for seat in range(3)] and min(info["worth"]) > 0
    assert table.render() == "\n".join(
        f"seat {seat}: {read('here_and_now').money(cash)} on {read('here_and_now').spaces[at].name}"
        for seat, (cash, at) in enumerate(zip(ended.field("cash")[:3], ended.field("at")[:3], strict=True)))
    assert table.vec.core(0).round < ended.round


def test_many_rows_tell_it_where_gymnasium_looks_for_it() -> None:
    many = Tables(4, "city", players=2, bots="random", words=15)
    seen, _ = many.reset(seed=2)
    rng, told = np.random.default_rng(1), 0
    for _ in range(60):
        words = np.array([rng.choice(np.flatnonzero(row)) for row in seen["action_mask"]])
        seen, _, over, cut, info = many.step(words)
        assert ("final_info" in info) == bool((over | cut).any())
        for i in map(int, np.flatnonzero(over | cut)):
            assert info["_final_info"][i] and info["final_info"]["_worth"][i]
            assert info["final_info"]["worth"][i].tolist() == many.vec.worth_at_end(i)
            told += 1
    assert told > 8 and isinstance(many, gymnasium.vector.VectorEnv)


def test_many_tables_tell_what_gymnasiums_own_would() -> None:
    """The same names, each with its `_name`, where Gymnasium itself puts single tables together."""
    own = gymnasium.make_vec("passgo.env.gymnasium:passgo/City-v1", 3, "sync", words=15,
                             vector_kwargs={"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP})
    many = Tables(3, "city", words=15)
    (_, told), (_, wanted) = many.reset(seed=1), own.reset(seed=1)
    assert told.keys() == wanted.keys()
    for _ in range(15):
        told, wanted = many.step(np.zeros(3, int))[4], own.step(np.zeros(3, int))[4]
    assert told.keys() == wanted.keys() and "final_info" in told
    assert told["final_info"].keys() == wanted["final_info"].keys()
    assert told["final_info"]["refused"].tolist() == wanted["final_info"]["refused"].tolist() == [True] * 3
    own.close()


def beside(vec: Vec, words: int = 20_000) -> PlainTables:
    """The same tables on the plain rules."""
    core = importlib.import_module("passgo.engines.python").Core(vec.editions[0].board.dump(), vec.players)
    n, learning = vec.tables, sum(1 << seat for seat in vec.learners)
    buffers = {name: np.zeros_like(buffer) for name, buffer in vec.buffers.items()}
    policies = [vec.policies("trader")] * n
    plain = PlainTables([core] * n, [vec.players] * n, [learning] * n, policies, 300, words, False, 0.01, buffers)
    plain.reset(vec.seed)
    return plain


def test_a_game_that_is_over_before_a_learner_is_asked_is_passed_over() -> None:
    """A minute is two turns, so most of eight never speak; nobody is waited for who will not."""
    options = {"minutes": 1}
    vec = Vec("here_and_now", tables=4, players=8, learners=(5,), bots="trader", options=options, seed=1)
    plain, seed, ended = beside(vec), 1, 0
    for _ in range(12):
        assert (vec.seat == 5).all() and vec.mask.any(axis=1).all()
        for name, buffer in vec.buffers.items():
            assert np.array_equal(buffer, plain.to[name]), name
        seed = vec.draw(seed)
        plain.to["words"][:] = vec.words
        vec.step()
        plain.step()
        ended += int(vec.terminated.sum())
        assert not vec.refused.any()
    assert [talk.game % 4 for talk in plain.talks] == [0, 1, 2, 3]
    assert sum(talk.game // 4 for talk in plain.talks) > ended > 4, "some games were passed over"


def test_where_no_learner_is_ever_asked_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = beside(Vec(tables=1, learners=(0,)))
    monkeypatch.setattr("passgo.env.plain.begin_table", lambda s, t, *more: None)
    with pytest.raises(ValueError, match="there is nothing to learn"):
        plain.reset(1)


def test_tables_in_use_by_another_thread_are_not_touched() -> None:
    """The lock is given away while games are played, so this is told instead of leaving half a game behind."""
    vec, stop = Vec("city", tables=4096, players=3, seed=1), threading.Event()

    def play_on() -> None:
        seed = 1
        while not stop.is_set():
            try:
                seed = vec.draw(seed)
                vec.step()
            except RuntimeError:
                continue

    other = threading.Thread(target=play_on)
    other.start()
    try:
        for call in (vec.step, vec.reset, lambda: vec.core(0), lambda: vec.last(0), lambda: vec.worth(0), lambda: vec.draw(1)):
            with pytest.raises(RuntimeError, match="another thread: give every thread a Vec of its own"):
                for _ in range(100_000):
                    call()
    finally:
        stop.set()
        other.join()
    vec.reset(1)
    assert (vec.seat >= 0).all()


def test_who_is_sent_away_has_not_changed_what_another_thread_says() -> None:
    """Once tables are in use, the words of a second caller must not take the place of the first one's."""
    vec, nonsense = Vec("city", tables=4096, players=3, seed=1, learners=(0,)), np.full(4096, -7)
    sent_away = False
    while not sent_away:
        words = vec.mask.argmax(1)
        other = threading.Thread(target=vec.step, args=(words,))
        other.start()
        while other.is_alive() and not sent_away:
            try:
                vec.core(0)
            except RuntimeError:
                # In use. If the second caller is not sent away, the first had just come to its end: once more.
                with contextlib.suppress(RuntimeError):
                    vec.step(nonsense)
                    break
                sent_away = True
        other.join()
    assert (vec.words == words).all() and not vec.refused.any()


def test_both_engines_keep_the_game_that_ended() -> None:
    vec = Vec("here_and_now", tables=2, players=2, seed=3, words=9)
    plain = beside(vec, words=9)
    buffers = plain.to
    assert vec.last(0) is None and plain.last(0) is None and vec.worth_at_end(0) == []
    seed = 1
    for _ in range(20):
        seed = vec.draw(seed)
        buffers["words"][:] = vec.words
        vec.step()
        plain.step()
    for i in range(2):
        theirs = plain.last(i)
        assert theirs is not None and vec.last(i).dump() == theirs.dump()
