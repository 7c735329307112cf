"""The sheet of a room: who sits where and what was agreed. It is stored whole whenever it changes."""
from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from dataclasses import asdict, dataclass, field, replace
from typing import Self

from passgo.loading import Edition, Value
from passgo.play.dealer import SCHEME, commitment_of
from passgo.server.wire.bodies import NewRoom
from passgo.server.wire.field_types import OddsWhen, Pace, SeatKind
from passgo.server.wire.mirror import Luck

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Of room codes: no I and no O, which look like digits."""


def new_token() -> str:
    """128 random bits that open a seat or a room."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """256 random bits that decide every toss of a game."""
    return secrets.token_hex(32)


def hashed(token: str) -> str:
    """What is kept of a token: enough to recognise it, not enough to know it."""
    return hashlib.sha256(token.encode()).hexdigest()


@dataclass
class Chair:
    """One seat: what sits there, its name, its bot if it has one, and the hash of its token ("": nobody's)."""
    kind: SeatKind
    name: str
    bot: str | None = None
    token: str = ""
    absent: bool = False
    push: dict[str, str] = field(default_factory=dict)
    """Where its person is called when it is asked (see calls.py); empty: nowhere."""

    @property
    def is_bots(self) -> bool:
        """Is it played by a bot now?"""
        return self.kind == "bot" or self.absent


@dataclass
class Taken:
    """Something taken back: who asked for it, the last event that still counts, and the ids said after it, which stay used."""
    seat: int
    seq: int
    said: list[str]


@dataclass
class Sheet:
    """Everything about a room but the moves."""
    room: str
    code: str
    edition: str
    options: dict[str, Value]
    board: str
    chairs: list[Chair]
    pace: Pace
    turn_seconds: int | None
    host: str
    secret: str
    """256 random bits in hex: every toss comes from them; shown when the game is over."""
    commitment: str
    dice: str
    """How they decide what falls."""
    rules: int = 1
    """The version of the edition's rules."""
    started: bool = False
    paused: bool = False
    ended: bool = False
    """Ended by agreement before the rules ended it."""
    hosts: list[int] = field(default_factory=list)
    """The seats of the device that made the room."""
    next: str = ""
    """The room in which the same people play again."""
    luck: Luck = "seed"
    """`table`: the banker tells what fell; the secret then only moves the bots, and nothing is promised."""
    public: bool = False
    """Everybody who looks for a table sees it until it begins."""
    taken: list[Taken] = field(default_factory=list)
    """What the table has taken back, in its order."""
    odds: OddsWhen = "off"
    """When everybody is told who is winning. A table set up before there were odds agreed to none."""
    hints: bool = False
    """May a seat ask for advice?"""
    own: str = ""
    """The text of a board of one's own, which may be another one in its file by now; empty: the board is printed."""

    @classmethod
    def new(cls, wish: NewRoom, edition: Edition, own: str = "") -> tuple[Self, str, dict[int, str]]:
        """The sheet of a new room, the host's token, and the tokens of the seats that are the maker's."""
        tokens = {seat: new_token() for seat, chair in enumerate(wish.seats) if chair.kind == "person"}
        chairs = [Chair(chair.kind, chair.name.strip(), chair.bot if chair.kind == "bot" else None,
                        hashed(tokens[seat]) if seat in tokens else "") for seat, chair in enumerate(wish.seats)]
        host, secret, promised = new_token(), new_secret(), wish.luck == "seed"
        # On a device of one's own nobody is kept waiting.
        left_out = "turn_seconds" not in wish.model_fields_set and all(seat.kind != "open" for seat in wish.seats)
        left_out = left_out or not promised
        sheet = cls(room=new_token(), code="".join(secrets.choice(LETTERS) for _ in range(6)), edition=edition.key,
                    options=edition.changed(), board=edition.digest, chairs=chairs, pace=wish.pace,
                    turn_seconds=None if left_out else wish.turn_seconds, host=hashed(host), secret=secret,
                    commitment=commitment_of(secret) if promised else "", dice=SCHEME if promised else "", hosts=list(tokens),
                    rules=edition.rules_version, public=wish.public, luck=wish.luck, own=own)
        sheet.allow(wish.odds, wish.hints)
        return sheet, host, tokens

    def allow(self, odds: OddsWhen, hints: bool) -> None:
        """What the table agrees on; nobody has learnt to judge a board of one's own."""
        self.odds, self.hints = ("off", False) if self.own else (odds, hints)

    def again(self, edition: Edition) -> Self:
        """A new room for the same people: everybody's secret opens the same seat there, and the dice are new."""
        secret, promised = new_secret(), self.luck == "seed"
        chairs = [replace(chair, absent=False, bot=chair.bot if chair.kind == "bot" else None) for chair in self.chairs]
        code = "".join(secrets.choice(LETTERS) for _ in range(6))
        return replace(self, room=new_token(), code=code, chairs=chairs, secret=secret,
                       commitment=commitment_of(secret) if promised else "", dice=SCHEME if promised else "",
                       board=edition.digest, rules=edition.rules_version,
                       started=False, paused=False, ended=False, next="", taken=[])

    @classmethod
    def parse(cls, text: str) -> Self:
        values = {"dice": "", **json.loads(text)}
        return cls(**{**values, "chairs": [Chair(**chair) for chair in values["chairs"]],
                      "taken": [Taken(**taken) for taken in values.get("taken", [])]})

    def text(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)

    def shown_secret(self, over: bool) -> str | None:
        """What every toss came from, once the game is over; at a real table no toss did."""
        return self.secret if over and self.luck == "seed" else None

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def seat_of(self, token: str) -> int | None:
        """The seat this token opens."""
        digest = hashed(token)
        return next((seat for seat, chair in enumerate(self.chairs) if chair.token and hmac.compare_digest(chair.token, digest)),
                    None)

    def is_host(self, token: str) -> bool:
        return hmac.compare_digest(self.host, hashed(token))
