"""Who the others seem to be: heard once, however often it is asked; of much that was said the last is thought about first."""
from __future__ import annotations

import itertools
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from test_minds import opened

from passgo import Game
from passgo.bots import PolicyBot, play_out
from passgo.minds import listening
from passgo.minds.listening import Listening
from passgo.minds.population import KINDS, TELLING, anybody, explained, heard

pytest.importorskip("passgo._native")


def test_of_much_that_was_said_the_last_is_thought_about_while_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the interpreted rules all of it took ten to twenty seconds, before every hint."""
    game, heard, clock = opened("here_and_now"), list[int](), itertools.count(0.0, 0.4)
    telling = [n for n, (who, action) in enumerate(game.inputs) if who >= 0 and action.kind in TELLING]

    def likely(said: Any, seen: Any, whim: int) -> tuple[float, ...]:
        heard.append(whim)
        return (0.0,) * len(KINDS)

    monkeypatch.setattr(listening, "likely", likely)
    monkeypatch.setattr("time.thread_time", lambda: next(clock))
    explained(game)
    assert heard == telling[:-3:-1]


def test_without_a_moment_to_think_everybody_may_be_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "PATIENCE", -1.0)
    for belief, nothing in zip(explained(opened("city")), anybody(3), strict=True):
        assert belief == pytest.approx(nothing, abs=0.1)


def test_who_listens_looks_into_nobodys_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the speaker holds would tell of it: odds for all go by these beliefs."""
    game, looks = opened("millionaire", rounds=12, seed=8), list[Any]()

    def likely(said: Any, seen: Any, whim: int) -> tuple[float, ...]:
        looks.append(seen)
        return (0.0,) * len(KINDS)

    monkeypatch.setattr(listening, "likely", likely)
    explained(game)
    assert any(any(seen.field("held")) for seen in looks)
    assert not any(any(seen.field("hand")) for seen in looks)


def afresh(game: Game) -> list[dict[int, float]]:
    """What somebody believes who comes to the table now and is told all that was said."""
    listening = Listening(game.edition, game.names, game.first)
    listening.hear(game.inputs)
    return listening.beliefs()


def go_on(game: Game, inputs: int) -> None:
    until = len(game.inputs) + inputs
    play_out(game, {seat: PolicyBot("sharp", seat) for seat in range(3)}, lambda game: len(game.inputs) > until)


def test_an_answer_is_listened_to_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint at the end of a long game would otherwise wait for all that was ever said."""
    thought: list[int] = []
    likely = listening.likely

    def noted(said: Any, seen: Any, whim: int) -> tuple[float, ...]:
        thought.append(whim)
        return likely(said, seen, whim)

    monkeypatch.setattr(listening, "likely", noted)
    game = opened("here_and_now", rounds=8)
    first = explained(game)
    before = len(game.inputs)
    assert thought and explained(game) == first and len(set(thought)) == len(thought)
    go_on(game, 60)
    assert explained(game) != first and max(thought) >= before
    assert len(set(thought)) == len(thought)


def test_what_was_taken_back_was_never_heard() -> None:
    game = opened("here_and_now", rounds=8)
    explained(game)
    game.undo()
    assert explained(game) == afresh(game)
    go_on(game, 40)
    assert explained(game) == afresh(game)
    part = game.inputs[:len(game.inputs) // 2]
    told = Game.new("here_and_now", len(game.names), seed=game.seed)
    told.become(part)
    assert heard(game, part) == afresh(told) and explained(game) == afresh(game)


def test_many_may_ask_at_once() -> None:
    game = opened("here_and_now", rounds=8)
    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(lambda _: explained(game), range(8)))
    assert told == [afresh(game)] * 8
