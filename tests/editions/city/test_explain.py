"""Every rent is explained: as data that adds up, and in words — City's worked example and the other kinds of rent."""
from __future__ import annotations

import pytest

from passgo import Game, explain_rent, rent_in_words
from passgo.editions.city.rules.words import Piece
from passgo.rules.words import Because
from passgo.text.rents import makers

from .helpers import HARBOR, PINK, QUAY, K, mask


def laid(key: str, **changes: object) -> Game:
    game = Game.new(key, 2, seed=1, first=0)
    values = game.core.dump()
    for name, value in changes.items():
        if isinstance(value, dict):
            for i, v in value.items():
                values[name][i] = v
        else:
            values[name] = value
    for space, owner in enumerate(values["owner"][:40]):
        if owner >= 0:
            values["deeds"][owner] |= 1 << space
    game.core.load(values)
    return game


@pytest.mark.clause("CT-82")
def test_the_worked_example_in_words() -> None:
    power = [0] * 8
    power[Piece.POWER_STATION] = 1
    game = laid("city", owner=dict.fromkeys(PINK, 1), homes={QUAY: 2}, works={QUAY: 4}, skyscrapers=mask(HARBOR),
                pieces={QUAY: power}, hazards=mask(QUAY))
    assert [line.reason for line in explain_rent(game, QUAY)] == ["HAZARD", "WORTHLESS", "INDUSTRIAL", "SKYSCRAPER"]
    assert rent_in_words(game, QUAY) == (
        "rent $7,000,000: a power station stands there, 2 residential blocks worthless under it, "
        "4 industrial blocks $3,500,000, doubled by the skyscraper on Harbor Heights")


def test_houses_airports_and_providers_too() -> None:
    game = laid("here_and_now", owner={1: 0, 3: 0, 5: 1, 15: 1, 12: 1, 37: 1, 39: 1}, level={39: 5, 37: 2}, dice=7)
    assert rent_in_words(game, 1) == "rent $40,000: land rent $20,000, doubled, for the owner has all 2 of the colour"
    assert rent_in_words(game, 5) == "rent $500,000: 2 of a kind owned $500,000"
    assert rent_in_words(game, 12) == "rent $280,000: by the dice, which showed 7 $280,000"
    assert [line[:3] for line in explain_rent(game, 39)] == [("HOTEL", 1, 20_000 * K)]
    assert [line[:3] for line in explain_rent(game, 37)] == [("HOUSES", 2, 5_000 * K)]
    assert rent_in_words(game, 6) == "rent $0: nobody owns it"


def test_a_space_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="There is no space 40"):
        explain_rent(Game.new("city", 2), 40)


def test_every_reason_has_words() -> None:
    assert makers().keys() == set(Because.names().values())
