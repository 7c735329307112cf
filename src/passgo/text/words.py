"""An edition in a language: its names, its money and its pieces, as they stand in sentences.

What is printed in the box (names of spaces, cards, scenes) stands in the edition's own tables in English; its catalogue
in another language says the same by the ids made here.
"""
from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Callable
from typing import Any

from passgo.loading import Card, Edition, Option
from passgo.rules.words import HOUSE_LOT
from passgo.text.catalogue import ENGLISH, Catalogue, catalogue
from passgo.text.language import locale_of
from passgo.text.speaking import spoken_here

UNITS = (("billion", 1_000_000_000), ("million", 1_000_000), ("thousand", 1_000))


@functools.lru_cache(maxsize=4096)
def slug(name: str) -> str:
    """The part of an id that stands for a name: `O'Hare` -> `o-hare`, `GO_BONUS` -> `go-bonus`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def capital(sentence: str) -> str:
    """As it stands at the beginning of a line."""
    return sentence[:1].upper() + sentence[1:]


@functools.cache
def figures_of(language: str) -> tuple[str, str]:
    """What stands between thousands, and before decimals."""
    if language == ENGLISH:
        return ",", "."
    signs = locale_of(language).number_symbols
    signs = signs.get("latn", signs)
    return str(signs["group"]), str(signs["decimal"])


@functools.lru_cache(maxsize=8192)
def money_in(catalogue: Catalogue, currency: str, sum: int) -> str:
    """The same sums are written again and again, in every view of every table."""
    figure = f"{abs(sum):,}".replace(",", figures_of(catalogue.language)[0])
    return catalogue.say("money", sign="-" if sum < 0 else "", currency=currency, figure=figure)


class Words:
    """An edition in a language."""

    def __init__(self, edition: Edition, language: str | None = None) -> None:
        self.edition = edition
        self.language = language or spoken_here()
        self.catalogue = catalogue(self.language, edition.home)
        self.say: Callable[..., str] = self.catalogue.say
        self.printed = self.language == ENGLISH

    # ---------------------------------------------------------------------------------------------------------- money
    def money(self, sum: int) -> str:
        """`$1,500,000`, `1.500.000 $`."""
        return money_in(self.catalogue, self.edition.currency, sum)

    def short(self, sum: int) -> str:
        """`$1.5M`, `$260k`; in full where two decimals are not enough."""
        for name, unit in UNITS:
            if abs(sum) >= unit and sum * 100 % unit == 0:
                whole, hundredths = divmod(abs(sum) * 100 // unit, 100)
                figure = f"{whole}.{hundredths:02}".rstrip("0").rstrip(".").replace(".", figures_of(self.language)[1])
                sign = "-" if sum < 0 else ""
                return self.say("money-short", sign=sign, currency=self.edition.currency, figure=figure, unit=name)
        return self.money(sum)

    # ---------------------------------------------------------------------------------------------- what is printed
    def said(self, id: str, printed: str, exactly: bool = True) -> str:
        """What is printed, in this language; `exactly`: only an edition that comes with Pass GO prints what the id stands for."""
        if self.printed or (exactly and self.edition.home != self.edition.key) or not self.catalogue.knows(id.partition(".")[0]):
            return printed
        return self.say(id)

    def title(self) -> str:
        return self.edition.title

    def place(self, number: int) -> str:
        """The name of a space."""
        name = self.edition.spaces[number].name
        return name if self.printed else self.said(f"space-{slug(name)}", name, exactly=False)

    def city(self, number: int) -> str:
        name = self.edition.spaces[number].city
        return name if self.printed or not name else self.said(f"city-{slug(name)}", name, exactly=False)

    def group(self, name: str) -> str:
        return name if self.printed or not name else self.said(f"group-{slug(name)}", name, exactly=False)

    def deck(self, number: int) -> str:
        name = self.edition.decks[number]
        return name if self.printed else self.said(f"deck-{slug(name)}", name, exactly=False)

    def token(self, name: str) -> str:
        return name if self.printed else self.said(f"token-{slug(name)}", name, exactly=False)

    def card_name(self, card: Card) -> str:
        if self.printed:
            return card.name
        return self.card_text(card) if card.name == card.text else self.said(f"card-{slug(card.id)}.name", card.name)

    def card_text(self, card: Card) -> str:
        return card.text if self.printed else self.said(f"card-{slug(card.id)}", card.text)

    def option_says(self, option: Option) -> str:
        return option.says if self.printed else self.said(f"option-{slug(option.name)}", option.says)

    # --------------------------------------------------------------------------------------------------------- pieces
    def piece_key(self, lot: int) -> str:
        """The piece that is sold as this lot."""
        return self.edition.piece_keys[lot - HOUSE_LOT]

    def piece(self, key: str, form: str = "", **params: Any) -> str:
        """What houses, hotels and the pieces of an edition's own are called: bare, `a`, `count`, `many`, `nth`, `number`."""
        name = self.edition.own_pieces.get(key) if self.edition.own_pieces else None
        if name:
            return self.say(f"piece-own.{form}" if form else "piece-own", name=name, **params)
        return self.say(f"piece-{key}.{form}" if form else f"piece-{key}", **params)

    def lot(self, number: int) -> str:
        """What is auctioned or changes hands: a space, or a piece."""
        return self.piece(self.piece_key(number), "a") if number >= HOUSE_LOT else self.place(number)
