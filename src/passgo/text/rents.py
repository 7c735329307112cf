"""Why a rent is what it is: a list of reasons, as data any client can show and as words.

    >>> from passgo import Game
    >>> explain_rent(Game.new("here_and_now", 2, seed=1), 1)[0].reason
    'UNOWNED'
"""
from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from passgo.rules.words import HOTEL_LOT, HOUSE_LOT, Because
from passgo.text.speaking import say
from passgo.text.tables import with_editions
from passgo.text.words import Words

if TYPE_CHECKING:
    from passgo.play.game import Game
    from passgo.play.view import View


class RentLine(NamedTuple):
    """One reason: its name, what it counts, what it adds to the rent, and how one says it."""
    reason: str
    number: int
    money: int
    words: str


Maker = Callable[[Words, int], str]
RENTS: dict[int, Maker] = {
    Because.SITE: lambda w, n: w.say("rent-site"),
    Because.HOUSES: lambda w, n: w.say("rent-houses", pieces=w.piece(w.piece_key(HOUSE_LOT), "count", count=n)),
    Because.HOTEL: lambda w, n: w.say("rent-hotel", piece=w.piece(w.piece_key(HOTEL_LOT), "a")),
    Because.WHOLE_GROUP: lambda w, n: w.say("rent-whole-group", count=n),
    Because.FLEET: lambda w, n: w.say("rent-fleet", count=n),
    Because.DICE: lambda w, n: w.say("rent-dice", count=n),
    Because.UNOWNED: lambda w, n: w.say("rent-unowned"),
    Because.MORTGAGED: lambda w, n: w.say("rent-mortgaged"),
    Because.OWNER_JAILED: lambda w, n: w.say("rent-owner-jailed"),
}
"""Words for every shared Because; an edition's own stand in its `text`."""

DOUBLING = {"WHOLE_GROUP": True}
"""Reasons that speak for themselves: their sum is the sum so far once more."""


@functools.cache
def makers() -> dict[int, Maker]:
    return with_editions("RENTS", RENTS)


@functools.cache
def doubling() -> dict[str, bool]:
    return with_editions("DOUBLING", DOUBLING)


def explain_rent(game: Game | View, space: int, language: str | None = None) -> list[RentLine]:
    """Why landing on this space costs another player what it does now; the sums of the lines add up to the rent."""
    if not 0 <= space < len(game.edition.spaces):
        raise ValueError(say("rent-no-space", language, space=space))
    words = Words(game.edition, language)
    return [RentLine(Because.name(why), number, money, makers()[why](words, number))
            for why, number, money in game.core.reckon(space)]


def rent_in_words(game: Game | View, space: int, language: str | None = None) -> str:
    """`rent $7,000,000: a power station stands there, 2 residential blocks worthless under it, 4 industrial blocks ...`."""
    lines, words = explain_rent(game, space, language), Words(game.edition, language)
    parts = [line.words if line.reason in doubling() or not line.money
             else words.say("rent-part", words=line.words, money=words.money(line.money)) for line in lines]
    return words.say("rent", money=words.money(sum(line.money for line in lines)), parts=parts)
