"""What nets see of an edition that others do not have."""
from __future__ import annotations

from typing import Any

import pytest

from passgo import Game
from passgo.editions.millionaire.bots import sight

native = pytest.importorskip("passgo._native")


def with_hands(game: Game, hands: dict[int, list[int]]) -> Any:
    """The same table with these deeds in these hands, and the bank having the rest."""
    core = native.Core(game.edition.board.dump(), len(game.names))
    table = game.core.dump()
    table["deeds"] = [sum(1 << space for space in hands.get(seat, [])) for seat in range(len(table["deeds"]))]
    table["owner"] = [next((seat for seat, deeds in hands.items() if space in deeds), table["owner"][space])
                      for space in range(len(table["owner"]))]
    core.load(table)
    return core


def test_in_millionaire_a_net_sees_who_has_what_a_group_lacks() -> None:
    game = Game.new("millionaire", 3, seed=1)
    first, second, third = (space for space in range(32) if game.edition.board.members[1] >> space & 1)
    at = sight.FIRST_OUTLOOK + 1
    assert [native.features(with_hands(game, hands), 0)[at] for hands in (
        {}, {0: [first]}, {0: [first], 1: [second]}, {0: [first], 1: [second, third]}, {0: [first, second, third]})] == [
        0, -32, 0, 32, 0]
