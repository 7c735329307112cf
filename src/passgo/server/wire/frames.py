"""What goes over the socket, version 1: every frame, and the lobby. tools/make_wire.py makes types and a page of it."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from passgo.server.wire.field_types import Id, Line, Motion, OddsWhen, Pace, Seat, SeatKind, Token, Wire, Word
from passgo.server.wire.mirror import Luck, MirrorShown, Tell
from passgo.server.wire.views import Shown, Told


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


class TakingBack(Wire):
    """Somebody asks the table to take back what they said last, and all that followed."""
    seat: int
    seq: int
    """Events after this number would no longer count."""
    seen: bool
    """Something fell, somebody answered, or a secret was read since: then bots are not asked, but another person must agree."""
    until: int
    """When the table goes on without an answer, in ms of the server's clock."""


class TakenBack(Wire):
    """What a table has taken back: who asked for it, and the last event that still counted."""
    seat: int
    seq: int


class Lobby(Wire):
    """A room as everybody may see it, before and during the game."""
    room: str
    code: str
    """Six letters to read aloud; `GET /api/join/{code}` tells the room."""
    edition: str
    """Whose rules and words they are; a board of one's own has another title."""
    title: str
    options: dict[str, bool | int | str]
    seats: list[LobbySeat]
    pace: Pace
    turn_seconds: int | None
    odds: OddsWhen
    """When everybody is told who is winning."""
    hints: bool
    """May a seat ask what to say, and what a deal is worth?"""
    started: bool
    over: bool
    paused: bool
    votes: dict[Motion, list[int]]
    """Which seats have said yes to what; it happens when all `voters` have. To let bots play, those it is about are not asked;
    to end the game, all `members` must agree; a pause one wants to end ends after a minute, whoever has not answered."""
    voters: list[int]
    """The seats that can vote now: people who are here, play for themselves and are still in the game."""
    members: list[int]
    """Whose game it is: all people still in it, here, away or played for by a bot, until they have left for good."""
    deputy: int | None
    """The seat whose secret opens what the host's does, because the host is away, and not only for a moment."""
    commitment: str
    """The promise of the secret every toss comes from, fixed when the room was made; it tells nothing about a toss."""
    secret: str | None
    """The secret itself, once the game is over."""
    rules: int
    """Version of the rules the game is played by."""
    public: bool = False
    """Everybody may come to it; names are given ones, and there is no free chat."""
    names: list[str] = []
    """At such a table: the names somebody who comes can still have."""
    next: str | None
    """The room in which the same people play again: the same secrets open the same seats there."""
    luck: Luck = "seed"
    """`table`: people roll real dice at a real table, and the banker tells what fell."""
    taking_back: TakingBack | None = None
    taken: list[TakenBack] = []
    closed: str = ""
    """Why nobody can play here any more though nobody ended the game: this server plays by other rules."""


# ------------------------------------------------------------------------------------------------------ browser to server
class Hello(Wire):
    """The first frame: who I am, and what I have seen. No token: a watcher. `since` 0 asks for all events, null for none."""
    t: Literal["hello"]
    v: Literal[1]
    tokens: list[Token] = Field(max_length=8)
    since: int | None = Field(ge=0)
    lang: str = Field(default="", max_length=35)
    """The language of this device, as `de` or `de-AT`; empty, or one nobody here speaks: what its browser likes, or English."""
    banker: Token | None = None
    """The host's secret, from the banker's device at a room with the luck of the table."""
    taken: int = Field(default=0, ge=0)
    """How often this device knows the table to have taken something back (the length of `taken` in the Lobby)."""


class Act(Wire):
    """A seat acts. The id is the client's own; saying the same id again does nothing and is acknowledged again."""
    t: Literal["act"]
    id: Id
    seat: Seat
    action: str = Field(max_length=400)


class Vote(Wire):
    """A seat agrees, or no longer does, to pause, to resume, to let bots play for those who are away or have been asked for long
    and say nothing (`replace`), to end, or to what somebody asks to take back; a no to that is the end of it."""
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


class TakeBack(Wire):
    """A seat asks the table to take back what it said last, and all that followed; the others `vote` on `take_back`."""
    t: Literal["take_back"]
    id: Id
    seat: Seat


class Gesture(Wire):
    """A seat says one of a few words, or makes a face, to all who are here; it is not kept."""
    t: Literal["gesture"]
    id: Id
    seat: Seat
    word: Word


class Subscription(Wire):
    """Where a browser is called by Web Push, as it says itself."""
    endpoint: str = Field(max_length=1000, pattern=r"^https?://[a-z0-9.-]+(:[0-9]+)?/[!-\[\]-~]*$")
    p256dh: str = Field(max_length=100, pattern=r"^[\w-]+=*$")
    auth: str = Field(max_length=40, pattern=r"^[\w-]+=*$")


class Push(Wire):
    """Call this seat when it is asked and not here; null: do not any more. The key is that of `GET /api/push`."""
    t: Literal["push"]
    id: Id
    seat: Seat
    subscription: Subscription | None


class Chat(Wire):
    """A seat writes to all who are here, where people have invited each other; it is not kept."""
    t: Literal["chat"]
    id: Id
    seat: Seat
    text: Line


class Ping(Wire):
    """Are you there, and how late is it?"""
    t: Literal["ping"]
    id: Id


Said = Annotated[Hello | Act | Tell | Vote | Back | TakeBack | Gesture | Chat | Push | Ping, Field(discriminator="t")]
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
    mirror: MirrorShown | None = None
    """At a room with the luck of the table: what is waited for, and what can be taken back."""
    rewound: int | None = None
    """The table has taken something back: what you know of events after this number no longer counts."""


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
    line: int | None = None
    """Of several lines told in one breath the one that could not be, from 0; left out elsewhere."""


class Pong(Wire):
    """Here I am."""
    t: Literal["pong"] = "pong"
    id: str
    now: int


class Gestured(Wire):
    """Somebody has said one of a few words across the table."""
    t: Literal["gestured"] = "gestured"
    seat: int
    word: Word


class Chatted(Wire):
    """Somebody has written to the table."""
    t: Literal["chatted"] = "chatted"
    seat: int
    text: str


class ShareShown(Wire):
    """The odds of one seat, 0 to 1, or a change of them, with the standard error."""
    seat: int
    odds: float
    error: float


class OddsFrame(Wire):
    """Who is winning, as far as everybody may know; only at a table that plays with live odds."""
    t: Literal["odds"] = "odds"
    seq: int
    """After which event that was so."""
    shares: list[ShareShown]


class LobbyFrame(Wire):
    """Somebody came, went, joined, voted; the game began or ended."""
    t: Literal["lobby"] = "lobby"
    lobby: Lobby


Heard = Annotated[Welcome | Update | Ack | Refused | Pong | Gestured | Chatted | OddsFrame | LobbyFrame, Field(discriminator="t")]
HEARD: TypeAdapter[Any] = TypeAdapter(Heard)
