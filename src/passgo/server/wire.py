"""What goes over the socket, version 1: every frame and all that is in it. tools/make_wire.py makes types and a page of it."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

VERSION = 1

Name = Annotated[str, Field(max_length=24, pattern=r"^[\P{C}\x{200D}]*[^\p{C}\s][\P{C}\x{200D}]*$")]
Token = Annotated[str, Field(min_length=16, max_length=64)]
Id = Annotated[str, Field(max_length=40, pattern=r"^[!-~]+$")]
Pace = Literal["fast", "normal", "slow"]
SeatKind = Literal["person", "bot", "open"]
Motion = Literal["pause", "resume", "end"]
Seat = Annotated[int, Field(ge=0, le=7)]


class Wire(BaseModel):
    """A thing on the wire: exactly these fields, no others, and no guessing of types."""
    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


# ------------------------------------------------------------------------------------------------------------ the lobby
class LobbySeat(Wire):
    """One chair of a room."""
    seat: int
    kind: SeatKind
    """`person`: belongs to the device that made the room or joined it; `open`: waits for somebody with the link."""
    name: str
    bot: str | None
    """The bot that plays here, for a `bot` seat or while an absent person's seat is kept."""
    taken: bool
    online: bool
    absent: bool
    """A bot plays for the person, who can come `back` at any time."""


class Lobby(Wire):
    """A room as everybody may see it, before and during the game."""
    room: str
    code: str
    """Six letters to read aloud; `GET /api/join/{code}` tells the room."""
    edition: str
    title: str
    options: dict[str, bool | int | str]
    seats: list[LobbySeat]
    pace: Pace
    turn_seconds: int | None
    started: bool
    over: bool
    paused: bool
    votes: dict[Motion, list[int]]
    """Which seats have said yes to what; it happens when all people at the table have."""
    voters: list[int]
    """The seats whose agreement is needed now."""
    commitment: str
    """SHA-256 of the secret every toss comes from, fixed when the room was made."""
    secret: str | None
    """The secret itself, once the game is over."""
    rules: int
    """Version of the rules the game is played by."""


# ------------------------------------------------------------------------------------------------- what one seat may see
class CardShown(Wire):
    """A card a player holds, face up to this viewer."""
    id: str
    """As actions name it: `card0`."""
    name: str
    text: str


class PlayerShown(Wire):
    """One player as this viewer sees them."""
    seat: int
    name: str
    cash: int
    worth: int
    """Cash, deeds and buildings as the rules add them up."""
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
    mortgaged: bool
    rent: int
    """What landing here costs now."""
    badges: list[str]
    text: str
    """The spoken label: name, owner, buildings, rent."""


class Bank(Wire):
    """What the bank has left, and what lies on Free Parking."""
    houses: int
    hotels: int
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
    kind: str
    """The name of the question in the rules: ASK_TURN, ASK_BUY, ..."""
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
    space: int | None


class Bids(Wire):
    """Every sum that can be bid: `BID money=<sum>`."""
    low: int
    high: int
    step: int


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
    extra: dict[str, str | int]
    """What only this edition has: a label and its value."""


class Told(Wire):
    """One event, as far as this device may know it."""
    seq: int
    seats: list[int]
    """Which seats of this device may know it: on a shared screen the log of one is not the log of the other."""
    name: str
    who: int
    what: int
    how: int
    money: int
    give: list[str]
    want: list[str]
    text: str
    """The sentence for the log; empty: nothing to say."""


# ------------------------------------------------------------------------------------------------------ browser to server
class Hello(Wire):
    """The first frame: who I am, and what I have seen. No token: a watcher. `since` 0 asks for all events, null for none."""
    t: Literal["hello"]
    v: Literal[1]
    tokens: list[Token] = Field(max_length=8)
    since: int | None = Field(ge=0)


class Act(Wire):
    """A seat acts. The id is the client's own; saying the same id again does nothing and is acknowledged again."""
    t: Literal["act"]
    id: Id
    seat: Seat
    action: str = Field(max_length=400)


class Vote(Wire):
    """A seat agrees, or no longer does, to pause, resume or end the game."""
    t: Literal["vote"]
    id: Id
    seat: Seat
    what: Motion
    yes: bool


class Back(Wire):
    """The person takes the seat back from the bot."""
    t: Literal["back"]
    id: Id
    seat: Seat


class Ping(Wire):
    """Are you there, and how late is it?"""
    t: Literal["ping"]
    id: Id


Said = Annotated[Hello | Act | Vote | Back | Ping, Field(discriminator="t")]
SAID: TypeAdapter[Any] = TypeAdapter(Said)


# ------------------------------------------------------------------------------------------------------ server to browser
class Welcome(Wire):
    """The answer to hello: the seats this device owns."""
    t: Literal["welcome"] = "welcome"
    v: Literal[1] = 1
    seq: int
    seats: list[int]
    board: str
    """Digest of the board with its options."""


class Update(Wire):
    """What has happened, and how things stand now for each seat of this device (a watcher's seat is "-1")."""
    t: Literal["update"] = "update"
    seq: int
    """Number of the last event; say it as `since` when you come back."""
    events: list[Told]
    views: dict[str, Shown]
    now: int
    """The server's clock in ms, for deadlines."""


class Ack(Wire):
    """What you said under this id is on disk, and counts. It is also the answer to a vote and to back."""
    t: Literal["ack"] = "ack"
    id: str
    seq: int


class Refused(Wire):
    """Nothing has happened. `code` is a Reason of the rules or a transport code; `id` is empty where none could be read."""
    t: Literal["refused"] = "refused"
    id: str
    code: str
    clause: str
    sentence: str


class Pong(Wire):
    """Here I am."""
    t: Literal["pong"] = "pong"
    id: str
    now: int


class LobbyFrame(Wire):
    """Somebody came, went, joined, voted; the game began or ended."""
    t: Literal["lobby"] = "lobby"
    lobby: Lobby


Heard = Annotated[Welcome | Update | Ack | Refused | Pong | LobbyFrame, Field(discriminator="t")]
HEARD: TypeAdapter[Any] = TypeAdapter(Heard)
