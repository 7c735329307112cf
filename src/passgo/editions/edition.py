"""An Edition: a Board with the words that go with it."""
from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import NamedTuple

from passgo.editions.options import Option, Value
from passgo.rules.board import Board
from passgo.struct import fingerprint


class Space(NamedTuple):
    """One space of the track, in words."""
    number: int
    name: str
    city: str
    group: str
    landing: str
    source: str


class Group(NamedTuple):
    """A colour group and its spaces."""
    number: int
    name: str
    spaces: tuple[int, ...]


class Card(NamedTuple):
    """One card, in words; `kept` is its number among the cards a player may keep, or -1."""
    id: str
    deck: int
    number: int
    name: str
    text: str
    kept: int
    source: str


@dataclass(frozen=True)
class Edition:
    """Everything printed, options included."""
    key: str
    source: str
    title: str
    year: int
    currency: str
    board: Board
    spaces: tuple[Space, ...]
    groups: tuple[Group, ...]
    cards: tuple[Card, ...]
    decks: tuple[str, ...]
    tokens: tuple[str, ...]
    notes: tuple[tuple[int, int], ...]
    reasons: dict[str, str]
    options: tuple[Option, ...]
    chosen: tuple[tuple[str, Value], ...]
    sources: dict[str, str]

    @functools.cached_property
    def digest(self) -> str:
        """Twelve letters that stand for this board with these options: a record played on another one is refused."""
        return fingerprint(self.board.dump())

    @functools.cached_property
    def kept(self) -> tuple[Card, ...]:
        """The cards a player may keep, in order."""
        return tuple(sorted((card for card in self.cards if card.kept >= 0), key=lambda card: card.kept))

    def card(self, deck: int, number: int) -> Card:
        return next(card for card in self.cards if (card.deck, card.number) == (deck, number))

    def money(self, sum: int) -> str:
        """`edition.money(1_500_000)` -> "$1,500,000"."""
        return f"-{self.currency}{-sum:,}" if sum < 0 else f"{self.currency}{sum:,}"

    def changed(self) -> dict[str, Value]:
        """The options that differ from the printed rules."""
        defaults = {option.name: option.default for option in self.options}
        return {name: value for name, value in self.chosen if value != defaults[name]}
