"""Why a rent is what it is: a list of reasons, as data any client can show and as words.

    >>> from passgo import Game
    >>> explain_rent(Game.new("here_and_now", 2, seed=1), 1)[0].reason
    'UNOWNED'
"""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from passgo.events import Teller
from passgo.rules.words import HOTEL_LOT, HOUSE_LOT, Because
from passgo.sentences import city, tropical_tycoon

if TYPE_CHECKING:
    from passgo.play.game import Game
    from passgo.play.view import View


class RentLine(NamedTuple):
    """One reason: its name, what it counts, what it adds to the rent, and how one says it."""
    reason: str
    number: int
    money: int
    words: str


WORDS: dict[int, Callable[[Teller, int], str]] = {
    Because.SITE: lambda t, n: "land rent",
    Because.HOUSES: lambda t, n: f"{n} {t.piece(HOUSE_LOT)}{'s' if n > 1 else ''}",
    Because.HOTEL: lambda t, n: f"a {t.piece(HOTEL_LOT)}",
    Because.WHOLE_GROUP: lambda t, n: f"doubled, for the owner has all {n} of the colour",
    Because.FLEET: lambda t, n: f"{n} of a kind owned",
    Because.DICE: lambda t, n: f"by the dice, which showed {n}",
    Because.UNOWNED: lambda t, n: "nobody owns it",
    Because.MORTGAGED: lambda t, n: "mortgaged, so nothing is due",
    Because.OWNER_JAILED: lambda t, n: "the owner is in Jail and collects nothing",
    **city.RENTS,
    **tropical_tycoon.RENTS,
}
"""Words for every Because."""


DOUBLING = ("WHOLE_GROUP", "SKYSCRAPER", "TOWER")


def explain_rent(game: Game | View, space: int) -> list[RentLine]:
    """Why landing on this space costs another player what it does now; the sums of the lines add up to the rent."""
    if not 0 <= space < len(game.edition.spaces):
        raise ValueError(f"There is no space {space}.")
    tell = Teller(game.edition, ())
    return [RentLine(Because.name(why), number, money, WORDS[why](tell, number))
            for why, number, money in game.core.reckon(space)]


def rent_in_words(game: Game | View, space: int) -> str:
    """`rent $7,000,000: a power station stands there, 2 residential blocks worthless under it, 4 industrial blocks ...`."""
    lines = explain_rent(game, space)
    parts = [line.words if line.reason in DOUBLING or not line.money else f"{line.words} {game.edition.money(line.money)}"
             for line in lines]
    return f"rent {game.edition.money(sum(line.money for line in lines))}: {', '.join(parts)}"
