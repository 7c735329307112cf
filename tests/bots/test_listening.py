"""Who the others seem to be: of what they have said, the last is thought about first, and no longer than anybody waits."""
from __future__ import annotations

import itertools
from typing import Any

import pytest
from test_minds import opened

from passgo.minds import listening
from passgo.minds.population import KINDS, TELLING, anybody, explained


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
