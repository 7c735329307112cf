"""An Edition: a Board with the words that go with it."""
from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Self

from passgo.loading.options import Option, Value
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


class Result(NamedTuple):
    """What comes of a choice: the words, how likely it is, the lines it does, and the scene its story goes on with."""
    text: str
    odds: int
    does: tuple[str, ...]
    next: str


class Choice(NamedTuple):
    """One of the ways a scene offers; `needs` is the cash it takes."""
    says: str
    needs: int
    results: tuple[Result, ...]


class Scene(NamedTuple):
    """One scene of a channel. `address`: the job that chooses; `asks`: whether there is a choice; `picture`: what is shown with
    it; `place`: where in the file."""
    id: str
    number: int
    channel: str
    story: str
    address: str
    text: str
    asks: bool
    choices: tuple[Choice, ...]
    picture: str
    place: int


class Story(NamedTuple):
    """A story told in parts; the `last` one is told when all others are over."""
    id: str
    name: str
    last: bool
    parts: tuple[int, ...]


@dataclass(frozen=True)
class Edition:
    """Everything printed, options included."""
    key: str
    source: str
    title: str
    year: int
    versions: tuple[str, ...]
    """Of its rules, shared chapters included: the Pass GO each began with. Its number is its place, from 1."""
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
    pieces: dict[str, str] = field(default_factory=dict)
    """What houses and hotels are called here, and the pieces only this edition has."""
    home: str = ""
    """The edition that comes with Pass GO whose words are spoken here: this one, or the one it extends."""
    own_pieces: dict[str, str] = field(default_factory=dict)
    """What a board of one's own calls the pieces."""
    scenes: tuple[Scene, ...] = ()
    stories: tuple[Story, ...] = ()

    def __repr__(self) -> str:
        """What reads it again."""
        changed = tuple(sorted(self.changed().items()))
        return f"read({self.source!r}, {changed})" if changed else f"read({self.source!r})"

    @property
    def rules_version(self) -> int:
        """Raised when the same inputs would lead to another game of this edition; records carry it."""
        return len(self.versions)

    def version_began(self, version: int) -> str:
        """Who can play this version: "Pass GO 0.1.0", or "another Pass GO" where it is not known here."""
        return f"Pass GO {self.versions[version - 1]}" if 0 < version <= len(self.versions) else "another Pass GO"

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """What is printed does not change."""
        return self

    @functools.cached_property
    def digest(self) -> str:
        """Twelve letters that stand for this board with these options: a record played on another one is refused."""
        return fingerprint(self.board.dump())

    @functools.cached_property
    def piece_keys(self) -> tuple[str, ...]:
        """Houses, hotels, and the pieces of the edition's own, in the order in which they are sold as lots."""
        return tuple({"house": "", "hotel": ""} | self.pieces)

    @functools.cached_property
    def kept(self) -> tuple[Card, ...]:
        """The cards a player may keep, in order."""
        return tuple(sorted((card for card in self.cards if card.kept >= 0), key=lambda card: card.kept))

    def must_seat(self, players: int) -> None:
        """Fewer or more players than the game is for are refused [HN-01]; raises ValueError."""
        if not self.board.fewest <= players <= self.board.most:
            raise ValueError(f"{self.title} is for {self.board.fewest} to {self.board.most} players, not {players}.")

    def card(self, deck: int, number: int) -> Card:
        return next(card for card in self.cards if (card.deck, card.number) == (deck, number))

    def money(self, sum: int) -> str:
        """`edition.money(1_500_000)` -> "$1,500,000"."""
        return f"-{self.currency}{-sum:,}" if sum < 0 else f"{self.currency}{sum:,}"

    def changed(self) -> dict[str, Value]:
        """The options that differ from the printed rules."""
        defaults = {option.name: option.default for option in self.options}
        return {name: value for name, value in self.chosen if value != defaults[name]}
