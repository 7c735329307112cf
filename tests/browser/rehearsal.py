"""Rehearsals without a browser: which players will meet, by the fixed dice, every question a test wants to see?"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from curious import Curious
from fixed_dice import secret_of

from passgo import Game
from passgo.game import IllegalAction
from passgo.server.shown import Surroundings, shown

TRIES = 200


class Table(NamedTuple):
    """A game in which these kinds of questions are met; the luck is a number in the name of the last player."""
    edition: str
    names: tuple[str, ...]
    luck: int
    """Where to look first: was the shortest of the first sixty when this was written."""
    options: dict[str, Any]
    asks: set[str]


def players(table: Table, most: int) -> tuple[str, ...]:
    """Names under which somebody curious meets all the questions within so many clicks."""
    for luck in (table.luck, *range(TRIES)):
        names = (*table.names[:-1], f"{table.names[-1]} {luck}")
        if rehearse(table, names, most):
            return names
    raise AssertionError(f"{table.edition}: in {TRIES} games nobody meets all of {sorted(table.asks)} within {most} clicks")


def rehearse(table: Table, names: Sequence[str], most: int) -> bool:
    """The game as the browser will play it."""
    game = Game.new(table.edition, names, seed=secret_of(table.edition, names), options=table.options)
    curious, count = Curious(table.asks), len(names)
    around = Surroundings(names, [None] * count, [True] * count, [False] * count, None, None, None, False, False)
    for _ in range(most):
        if game.over or not game.asked:
            return False
        sight = shown(game.view(game.asked[0]), around)
        curious.met.add(sight["prompt"]["kind"])
        if curious.content:
            return True
        try:
            game.play(curious.choose(sight), sight["seat"])
        except IllegalAction:
            curious.gave_up_dealing()
    return False
