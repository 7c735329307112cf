"""The 256 words: a mask is the public menu, a word said is what the menu said, and both engines talk alike."""
from __future__ import annotations

import importlib
import random
from typing import Any

import numpy as np
import pytest

from passgo import Action, read
from passgo.env import SIGHT_BYTES, Vec, word_name
from passgo.env.plain import Tables as PlainTables
from passgo.loading import editions
from passgo.play.view import View
from passgo.rules.talk.words import BACK, FIRST_RUNG, OFFERS
from passgo.rules.words import Kind, Reason

native = pytest.importorskip("passgo._native")
VOTES = {Kind.ADD_HOUR, Kind.PROPOSE_STOP}


def menu_words(view: View) -> set[int]:
    """The verbs and rungs the public menu of a View has, found without the talk."""
    legal = view.legal()
    words = {action.kind for action in legal.actions} - VOTES
    if legal.may_offer and view.table.offers < OFFERS and any(view.table.deeds):
        words.add(Kind.OFFER)
    return words


@pytest.mark.slow
@pytest.mark.parametrize("key", editions())
def test_masks_are_the_menu_and_sights_are_what_the_view_allows(key: str) -> None:
    """Over 25,000 states of each edition: the mask of a verb is the menu, what is seen is seen on the View as well."""
    vec, states = Vec(key, tables=50, players=4, seed=5), 0
    speakers: dict[int, Any] = {}
    seed = 1
    while states < 25_000:
        for i in range(vec.tables):
            seat = int(vec.seat[i])
            view = View(vec.editions[i], vec.core(i), seat)
            if i not in speakers:
                speakers[i] = native.Speaker(view.core, seat)
                opened = {word for word in np.flatnonzero(vec.mask[i]).tolist() if word < FIRST_RUNG}
                assert opened == menu_words(view)
                assert bool(vec.mask[i, FIRST_RUNG:BACK].any()) == bool(view.legal().bids)
            assert np.flatnonzero(vec.mask[i]).tolist() == speakers[i].words()
            assert vec.observation[i].tobytes() == speakers[i].sight()
            states += 1
        seed = vec.draw(seed)
        for i in range(vec.tables):
            core, said = vec.core(i), speakers[i].hear(int(vec.words[i]))
            assert said is not None, "an open word is never refused"
            if said is not False:
                assert core.refusal(int(vec.seat[i]), said) == Reason.FINE, (Action(*said), word_name(int(vec.words[i])))
                del speakers[i]
        vec.step()
        assert not vec.refused.any()
        for i in np.flatnonzero(vec.terminated | vec.truncated).tolist():
            speakers.pop(i, None)


@pytest.mark.parametrize("key", editions())
def test_both_engines_write_the_same_bytes(key: str) -> None:
    """Observation, board, mask, reward and the rest, word by word, with learners against bots and among themselves."""
    plain_core = importlib.import_module("passgo.engines.python").Core
    for learners, words in (((0, 1, 2), 60), ((1,), 40)):
        vec = Vec(key, tables=3, players=3, learners=learners, bots=("trader", "random"), seed=11, words=50)
        buffers = {name: np.zeros_like(buffer) for name, buffer in vec.buffers.items()}
        board = read(key).board.dump()
        plain = PlainTables([plain_core(board, 3)] * 3, [3] * 3, [sum(1 << seat for seat in learners)] * 3,
                            [vec.policies(("trader", "random"))] * 3, 300, 50, False, 0.01, buffers)
        plain.reset(11)
        seed = 3
        for _ in range(words):
            for name, buffer in vec.buffers.items():
                assert np.array_equal(buffer, buffers[name]), name
            seed = vec.draw(seed)
            buffers["words"][:] = vec.words
            vec.step()
            plain.step()


@pytest.mark.parametrize("key", editions())
def test_a_game_depends_on_its_seed_and_number_alone(key: str) -> None:
    """Three tables of a series are the same whether they are played together or one after the other."""
    together = Vec(key, tables=3, players=3, learners=(0,), seed=9)
    alone = [Vec(key, tables=1, players=3, learners=(0,), seed=9) for _ in range(3)]
    for i, vec in enumerate(alone):
        vec.reset(first=i)
    rng = random.Random(1)
    for _ in range(150):
        words = [rng.choice(np.flatnonzero(row).tolist()) for row in together.mask]
        together.step(words)
        if together.terminated.any() or together.truncated.any():
            break
        for i, vec in enumerate(alone):
            vec.step([words[i]])
            assert np.array_equal(vec.observation[0], together.observation[i]) and np.array_equal(vec.mask[0], together.mask[i])
            assert np.array_equal(vec.reward[0], together.reward[i])


def test_a_game_that_ends_pays_and_the_next_begins() -> None:
    vec, seed, ended = Vec("millionaire", tables=20, players=4, seed=2), 1, 0
    while ended < 30:
        seed = vec.draw(seed)
        vec.step()
        over = vec.terminated.astype(bool)
        ended += int(over.sum())
        assert np.allclose(vec.reward[over].sum(axis=1), 0) and not vec.reward[~over].any()
        assert np.isin(np.round(vec.reward[over][:, :4], 4), [-0.25, 0.75]).all()
        assert (vec.mask.sum(axis=1) > 0).all() and vec.final[over].any(axis=1).all()


def test_a_learner_who_is_out_does_not_wait_for_the_end() -> None:
    """With one learner the game is over for it when it is bankrupt; with none left of several."""
    vec, seed, lost = Vec("here_and_now", tables=30, players=3, learners=(1,), seed=3, rounds=1000), 1, 0
    while lost < 5:
        seed = vec.draw(seed)
        vec.step()
        lost += int((vec.terminated.astype(bool) & (vec.reward[:, 1] < 0)).sum())
        assert (vec.seat == 1).all()
    assert SIGHT_BYTES == vec.observation.shape[1] <= 1000


def test_a_word_that_is_not_open_changes_nothing() -> None:
    """It is answered, not raised: refused, a small loss for its speaker, the same question again; also from outside 0..255."""
    vec = Vec("here_and_now", tables=4, seed=1)
    before = {name: buffer.copy() for name, buffer in vec.buffers.items()}
    vec.step([0, 127, -5, 10 ** 12])
    assert vec.refused.all()
    assert np.allclose(vec.reward[range(4), vec.seat], -0.01) and np.isclose(vec.reward.sum(), -0.04)
    for name in ("observation", "mask", "seat", "board"):
        assert np.array_equal(vec.buffers[name], before[name])
    vec.draw(1)
    vec.step()
    assert not vec.refused.any() and not vec.reward.any()


def test_bad_shapes_and_types_raise_at_once() -> None:
    vec = Vec(tables=4)
    bad: list[tuple[Any, type[Exception], str]] = [([1, 2, 3], ValueError, "one word for each of 4 tables"),
                                                     ([1.0] * 4, TypeError, "whole numbers")]
    for words, error, says in bad:
        with pytest.raises(error, match=says):
            vec.step(words)
    for buffers, error, says in (
            ({"mask": np.zeros((4, 256), np.float32)}, TypeError, "mask must be an array of int8, not float32"),
            ({"mask": np.zeros((4, 255), np.int8)}, ValueError, r"mask must have the shape \(4, 256\)"),
            ({"mask": np.zeros((4, 512), np.int8)[:, ::2]}, ValueError, "in one piece"),
            ({"masks": np.zeros((4, 256), np.int8)}, ValueError, "no buffer 'masks'"),
            (dict.fromkeys(("observation", "final"), np.zeros((4, 560), np.uint8)), ValueError, "observation and final must")):
        with pytest.raises(error, match=says):
            Vec(tables=4, buffers=buffers)
    for wrong, says in (({"players": 99}, "is for 2 to"), ({"learners": (7,)}, "seat must be from 0 to 3, not 7"),
                        ({"tables": 0}, "tables must be from 1"), ({"rounds": 0}, "rounds must be from 1"),
                        ({"words": -1}, "words must be from 1"),
                        ({"penalty": float("nan")}, "from 0 to 1"), ({"bots": [], "learners": (0,)}, "at least one bot"),
                        ({"bots": "nobody", "learners": (0,)}, "no bot 'nobody'")):
        with pytest.raises(ValueError, match=says):
            Vec(**{"tables": 4, **wrong})  # type: ignore[arg-type]


def test_buffers_of_the_caller_are_written() -> None:
    mine = np.zeros((3, SIGHT_BYTES), np.uint8)
    vec = Vec(tables=3, buffers={"observation": mine})
    assert vec.observation is mine and mine.any()


def test_boards_and_options_may_differ_from_table_to_table() -> None:
    """Each table shows its own board, and words of each edition are open there."""
    vec = Vec([read("here_and_now"), read("here_and_now", (("jackpot", True),)), read("city")], tables=6, players=3, seed=1)
    assert np.array_equal(vec.board[0], vec.board[3]) and not np.array_equal(vec.board[0], vec.board[1])
    seed = 1
    for _ in range(300):
        seed = vec.draw(seed)
        vec.step()
    assert [core["homes"] != [0] * 40 for core in (vec.core(i).dump() for i in (2, 5))] == [True, True]
    assert vec.core(0).field("homes") == [0] * 40
