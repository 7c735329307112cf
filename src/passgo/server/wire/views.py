"""What one seat may see and do, and what it is told: the things inside an update."""
from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

from passgo.server.wire.field_types import EventName, PromptKind, Wire


class CardShown(Wire):
    """A card a player holds, face up to this viewer."""
    id: str
    """As actions name it: `card0`."""
    name: str
    text: str
    traded: bool
    """It lies open and can be part of a deal; a Fortune card face down cannot."""


class PlayerShown(Wire):
    """One player as this viewer sees them."""
    seat: int
    name: str
    cash: int
    worth: int
    """Cash, deeds and buildings as the rules add them up."""
    score: int
    """What would decide if the game were counted now, by the rules of the edition: money, or Fortune."""
    score_text: str
    """The same in words: `$3,400,000`, `14 Fortune`."""
    at: int
    """The space the token stands on."""
    jail: int
    """0: free; else which turn in Jail comes next."""
    alive: bool
    bot: str | None
    online: bool
    absent: bool
    badges: list[str]
    """Short words the edition adds: a job, a token's special."""
    stars: int
    """How many stars a player of Millionaire lives under; 0 elsewhere."""
    cards: list[CardShown]
    hidden_cards: int
    """Cards held that this viewer may not read."""


class SpaceShown(Wire):
    """One space as it stands now."""
    number: int
    owner: int | None
    """A seat; None: the bank, or nobody can own it."""
    level: int
    """Buildings; the board says which level is a hotel."""
    built: str
    """The same in words: `3 houses`, `a resort`; empty: nothing."""
    mortgaged: bool
    interest: int
    """What its loan costs whoever takes it over in a deal, at once."""
    rent: int
    """What landing here costs now."""
    badges: list[str]
    stands: list[str]
    """Every piece on it but houses and hotels, one word each, to be drawn: `home`, `works`, `railroad`, `casino`, `fortune`."""
    text: str
    """The spoken label: name, owner, buildings, rent."""


class Bank(Wire):
    """What the bank has left, and what lies on Free Parking."""
    houses: int
    hotels: int
    text: str
    """The pieces left, in the edition's words: `15 houses, 10 hotels`; empty: the box has none."""
    pot: int


class Offer(Wire):
    """A deal on the table."""
    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True, populate_by_name=True)
    maker: int = Field(alias="from")
    to: int
    give: list[str]
    """Space numbers, and kept cards as `card0`."""
    want: list[str]
    money: int
    """What the maker adds; below nothing: what the maker asks for."""
    gives_text: str
    wants_text: str


class Debt(Wire):
    """What must be paid before anything else."""
    to: int
    """A seat; -1: the bank; -4: Free Parking."""
    sum: int
    means: int
    """The most this seat could raise."""


class Prompt(Wire):
    """The open question."""
    kind: PromptKind
    """The name of the question in the rules."""
    asked: list[int]
    text: str
    space: int | None
    lot: int | None
    """What is auctioned: a space, or 40 a house, 41 a hotel."""
    high: int | None
    high_seat: int | None
    deadline: int | None
    """When the rules' own clock ends this, in ms of the server's clock (see `now`); None: untimed, or the clock stands."""
    patience: int | None
    """When a bot takes over the seat asked, in ms of the server's clock."""
    offer: Offer | None
    debt: Debt | None


class Choice(Wire):
    """Something this seat may do now."""
    action: str
    """Send this back in an `act` frame as it is."""
    group: Literal["answer", "build", "sell", "mortgage", "redeem", "claim", "card", "other"]
    text: str
    heading: str
    """What it stands under where there are many like it, such as `Residential`; empty: it stands alone."""
    space: int | None


class Bids(Wire):
    """Every sum that can be bid: `BID money=<sum>`."""
    low: int
    high: int
    step: int


class OnAir(Wire):
    """The scene the Island Channel shows just now; its title and picture stand in the board's `scenes`."""
    number: int
    text: str


class World(Wire):
    """What the place in the middle of the board is drawn from, beyond spaces and players."""
    weather: Literal["", "sunny", "cloudy", "rain", "storm"]
    ship: bool
    on_air: OnAir | None
    running: list[str]
    """The names of the stories that are being told."""
    target: int
    """The cash that wins at once; 0: none does."""
    press: Literal["", "ready", "blocks", "railroad"]
    """The Build button of the open question: not pressed yet, or what it has shown."""
    blocks: int
    """How many blocks it still allows."""
    stock: dict[str, int]
    """What lies in the box, by the words of `stands`."""
    dodger: int | None
    """Who holds the Rent Dodge."""
    ends: int | None
    """When the hour is over, in ms of the server's clock; None: the game is not played by the hour, or the clock stands."""


class Extra(Wire):
    """Something only one edition has, for the whole table."""
    name: str
    """What it is in every language: `weather`."""
    label: str
    value: str


class Shown(Wire):
    """What one seat may see and do; seat -1 is a watcher."""
    seat: int
    round: int
    turn: int
    over: bool
    ending: str
    winners: list[int]
    players: list[PlayerShown]
    spaces: list[SpaceShown]
    bank: Bank
    dice: tuple[int, int] | None
    """The last roll; None before the first."""
    prompt: Prompt | None
    legal: list[Choice]
    bids: Bids | None
    may_offer: bool
    """`OFFER to=<seat> give=<things> want=<things> money=<sum>` may be said now."""
    extra: list[Extra]
    """What only this edition has."""
    world: World


class Told(Wire):
    """One event, as far as this device may know it."""
    seq: int
    seats: list[int]
    """Which seats of this device may know it: on a shared screen the log of one is not the log of the other."""
    name: EventName
    who: int
    what: int
    how: int
    money: int
    give: list[str]
    want: list[str]
    text: str
    """The sentence for the log; empty: nothing to say."""
    caption: str
    """What a screen shows of a scene, without whom it is for; empty: nothing but `text`."""
