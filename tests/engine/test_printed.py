"""Small values print as something one can paste back; large ones say in a line what they are."""
from __future__ import annotations

import pickle

import pytest

import passgo
from passgo import Action, Edition, Event, Game, IllegalAction, Input, Legal, Refusal, RentLine, explain_rent, read
from passgo.bots import PolicyBot
from passgo.loading import BadEdition, Complaint

NAMES = {"Action": Action, "Edition": Edition, "Event": Event, "IllegalAction": IllegalAction, "Input": Input, "Legal": Legal,
         "PolicyBot": PolicyBot, "Refusal": Refusal, "RentLine": RentLine, "read": read}


def values() -> list[object]:
    game = Game.new("here_and_now", 3, seed=3, options={"jackpot": True})
    events = game.play("ROLL")
    return [Action.read("OFFER to=1 give=1,3 want=card0 money=500_000"), Action(999, 1), *game.inputs, *events, game.legal(),
            Game.new("city", 2, seed=1).legal(0), game.refusal("BUILD space=39", 0), *explain_rent(game, 1),
            game.edition, read("city"), PolicyBot("trader", 7)]


@pytest.mark.parametrize("value", values(), ids=lambda value: type(value).__name__)
def test_what_is_printed_can_be_pasted_back(value: object) -> None:
    again = eval(repr(value), dict(NAMES))
    assert again == value or (repr(again) == repr(value) and type(again) is type(value))


def test_a_game_and_a_view_say_what_they_are() -> None:
    game = Game.new("here_and_now", ["Ann", "Bob"], seed=3)
    assert repr(game) == f"<Game of read('here_and_now'): Ann, Bob; seed 3, {len(game.inputs)} inputs>"
    assert repr(game.view(1)) == f"<View of read('here_and_now') from seat 1, after {len(game.inputs)} inputs>"


@pytest.mark.parametrize("error", [IllegalAction("NOT_OWNER", "HN-60", "No."), BadEdition("a.toml", [Complaint(3, "No.")])],
                         ids=lambda error: type(error).__name__)
def test_errors_reach_another_process_whole(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def test_every_public_name_is_there_when_asked_for() -> None:
    assert all(getattr(passgo, name).__module__.startswith("passgo.") for name in passgo.__all__)
    assert set(passgo.__all__) <= set(dir(passgo))
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = passgo.nonsense  # type: ignore[attr-defined]
