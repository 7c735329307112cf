"""Who the others seem to be: heard once, however often it is asked, and the same whenever it is asked."""
from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from test_minds import opened

from passgo import Game
from passgo.bots import PolicyBot, play_out
from passgo.minds.listening import Listening
from passgo.minds.population import explained, heard

pytest.importorskip("passgo._native")


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
    likely = Listening.likely
    monkeypatch.setattr(Listening, "likely", lambda self, who, action: (thought.append(self.count), likely(self, who, action))[1])
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
