"""Games at a real table, for the tests of the mirror."""
from __future__ import annotations

import importlib
import importlib.util
import random

import pytest

from passgo import Action, Game, IllegalAction
from passgo.play.actions import Input
from passgo.play.mirror import Mirror
from passgo.rules.bots.words import Policy

CLOCKLESS: dict[str, dict[str, bool | int | str]] = {
    "city": {"clock": False, "cards": "table"}, "here_and_now": {"cards": "table"}, "millionaire": {"cards": "table"}}
SEATS = ["Ann", "Bob", "Cy"]
ENGINES = ["engines.python", *(["_native"] if importlib.util.find_spec("passgo._native") else [])]


def at_a_table(key: str, seats: int | list[str] = 3, **options: bool | int | str) -> Game:
    """A game whose luck is the table's own."""
    return Game.new(key, seats if isinstance(seats, list) else SEATS[:seats], seed=None, options=CLOCKLESS.get(key, {}) | options)


def begun(key: str, **options: bool | int | str) -> Mirror:
    """It is Ann's turn."""
    mirror = Mirror(at_a_table(key, 3, **options))
    mirror.tell(["TABLE SET_TURN seat=0"])
    return mirror


def refused(game: Game, line: str) -> str:
    """The reason why this cannot be; nothing has changed."""
    before = game.core.dump(), len(game.inputs)
    with pytest.raises(IllegalAction) as why:
        game.tell(*Input.read(line))
    assert (game.core.dump(), len(game.inputs)) == before and why.value.sentence
    return why.value.reason


def dealt(key: str, seed: int, inputs: int) -> Game:
    """A game dealt by a seed and played by bots."""
    game = Game.new(key, 3, seed=seed, options={"clock": False} if key == "city" else {})
    while len(game.inputs) < inputs and not game.over:
        for seat in game.asked:
            said, _ = game.core.seen(seat).decide(seat, Policy.TRADER, random.Random(len(game.inputs)).getrandbits(64))
            game.play(Action(*said), seat)
            break
        else:
            game.tick(game.core.next_deadline())
    return game
