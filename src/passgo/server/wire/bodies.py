"""What goes over the wire by plain requests: editions, boards, rooms, and why something is as it is."""
from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from passgo.server.wire.field_types import Landing, Name, OddsWhen, Pace, Seat, SeatKind, Token, Wire
from passgo.server.wire.mirror import Luck
from passgo.server.wire.views import SpaceShown


class OptionShown(Wire):
    """A choice a table can make before it begins; the default is the printed rule."""
    name: str
    kind: Literal["switch", "number", "money", "choice"]
    says: str
    default: bool | int | str
    choices: list[str]
    """For a `choice`."""
    least: int
    most: int
    clauses: list[str]


class BotShown(Wire):
    """A bot that can sit at the table."""
    name: str
    says: str
    level: Literal["", "easy", "sharp", "master"]
    """How strong, for one of the three to play against; empty: a bot for other uses."""
    person: str
    """What that one is called."""
    elo: int
    """How strong it was measured to be in this edition; 0: nobody has."""


class EditionShown(Wire):
    """An edition to choose from."""
    key: str
    title: str
    year: int
    fewest: int
    most: int
    currency: str
    options: list[OptionShown]
    bots: list[BotShown]


class RentShown(Wire):
    """One rent as the deed prints it."""
    says: str
    """What it is for: `site`, `2 houses`, `3 owned`."""
    sum: int


class BoardSpace(Wire):
    """One space as it is printed."""
    number: int
    key: str
    """What it is called in every language: `free-parking`."""
    name: str
    city: str
    group: int | None
    landing: Landing
    """The step that follows when a token comes to rest here."""
    price: int
    loan: int
    house: int
    hotel: int
    rents: list[RentShown]
    text: str
    clauses: list[str]
    """The ids of the clauses that speak of it."""


class BoardGroup(Wire):
    """A colour group."""
    number: int
    key: str
    """What it is called in every language: `light-blue`."""
    name: str
    letter: str
    """One letter, different for every group: colour is never the only sign."""
    spaces: list[int]


class BoardCard(Wire):
    """One card of a deck."""
    id: str
    deck: int
    name: str
    text: str
    kept: bool


class SceneShown(Wire):
    """A scene of the Island Channel: what stands over it, and which of the channel's pictures is behind the presenter."""
    title: str
    picture: str


class BoardShown(Wire):
    """Everything printed, with the options put in."""
    key: str
    title: str
    currency: str
    digest: str
    top_level: int
    """The level that is a hotel."""
    block_limit: int
    """How many blocks of both kinds a district bears; 0: this edition has none."""
    note: int
    """What every sum here is a multiple of: a figure below it, said without a unit, means thousands or millions."""
    jail: int
    """The space of the Jail."""
    spaces: list[BoardSpace]
    groups: list[BoardGroup]
    decks: list[str]
    cards: list[BoardCard]
    tokens: list[str]
    scenes: list[SceneShown]
    """By the number a SCENE event has in `what`; empty where there is no television."""


class ClauseShown(Wire):
    """A clause of the rulebook ledger; `ours`: the booklet is silent and we decided; `page`: where it says so, or empty."""
    id: str
    heading: str
    text: str
    ours: bool
    page: str


class NewSeat(Wire):
    """A chair of a room to be made."""
    kind: SeatKind
    name: Name
    bot: str | None = Field(default=None, max_length=24)


class NewRoom(Wire):
    """A room to be made. Every `person` seat belongs to the device that asks."""
    edition: str = Field(max_length=40)
    options: dict[Annotated[str, Field(max_length=40)], bool | int | Annotated[str, Field(max_length=40)]] = {}
    seats: list[NewSeat] = Field(max_length=8)
    pace: Pace = "normal"
    turn_seconds: Annotated[int, Field(ge=10, le=86400)] | None = 300
    """What one seat may use of a turn before a bot takes over; null: there is no clock. Where it is left out and nobody else
    is to join, there is none either."""
    luck: Luck = "seed"
    """`table`: no dice are dealt; the device with the host's secret tells what fell at a real table."""
    public: bool = False
    """Shown to everybody who looks for a table until it begins. There people have given names, and there is no free chat."""
    odds: OddsWhen = "after"
    """When everybody is told who is winning."""
    hints: bool = False
    """May a seat ask what to say, and what a deal is worth?"""


class OpenTable(Wire):
    """A table everybody may come to: somebody waits there."""
    code: str
    edition: str
    title: str
    seats: int
    free: int
    bots: int
    turn_seconds: int | None
    changed: int
    """How many of its rules are not as printed."""


class PushKey(Wire):
    """What a browser needs to be called by this server; empty: it calls nobody."""
    key: str


class MySeat(Wire):
    """A seat and the secret that opens it."""
    seat: int
    token: str


class MadeRoom(Wire):
    """The new room; `host` is the secret that starts it and hands out bots."""
    room: str
    code: str
    host: str
    mine: list[MySeat]


class Found(Wire):
    """The room behind a code."""
    room: str


class Join(Wire):
    """Take the next open seat, under a name that can be read and does not look like anybody else's there."""
    name: Name


class GiveToBot(Wire):
    """Before the start: a bot sits here, or (null) the seat is open again. Later, whichever is named: one that trades nothing
    away keeps the seat of somebody who is away until the person is back."""
    seat: Seat
    bot: str | None = Field(max_length=24)


class Question(Wire):
    """May this seat do that?"""
    token: Token
    action: str = Field(max_length=400)


class Reply(Wire):
    """Why not: a code, the clause of the rulebook, and a sentence."""
    code: str
    clause: str
    sentence: str


class Lines(Wire):
    """An explanation, line by line."""
    lines: list[str]


class Changed(Wire):
    """What looked another way on the board after this event; the first of them holds the whole board."""
    seq: int
    spaces: list[SpaceShown]


class Health(Wire):
    """How the server is."""
    ok: bool
    says: str
