"""Why the server refuses before the rules are even asked: a code, and a sentence in the language of whoever hears it."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from passgo.server.wire.frames import Refused
from passgo.text import ENGLISH, Spoken, say
from passgo.text.words import slug

CODES = (
    "BAD_FRAME", "BAD_ACTION", "BAD_TOKEN", "HELLO_FIRST", "NOT_YOUR_SEAT", "TOO_BIG", "TOO_FAST", "NO_SUCH_ROOM",
    "NO_SUCH_THING", "BAD_REQUEST", "NOT_STARTED", "STARTED", "NOT_OVER", "SEATS_OPEN", "ROOM_FULL", "NO_SEAT_FREE",
    "NOT_THE_HOST", "NOT_THE_BANKER", "PAUSED", "GAME_OVER", "NOT_A_PERSON", "NOBODY_AWAY", "TOO_MANY_OFFERS", "RULES_CHANGED",
    "NOTHING_TO_TAKE_BACK", "SEEN_ALREADY", "ASKED_ENOUGH", "NOT_ASKED_FOR", "NO_CHAT", "NO_PUSH",
    "BAD_ORIGIN", "BAD_HOST", "TOO_SLOW", "BROKEN", "HELD_ELSEWHERE", "UNKNOWN", "NOT_STORED",
    "NO_HINTS", "NO_ODDS", "NO_ADVICE", "NO_REVIEW", "TOO_BUSY",
)
"""What the server itself refuses with; the sentence of each stands in the catalogues, as `server-…`."""
LONGEST = 200
Sentence = Callable[[str], str]
"""What it is in a language."""


def told(id: str, **params: Any) -> Sentence:
    """A message, to be said in a language that is not known yet."""
    return lambda language: say(id, language, **params)


def code_of(reason: str) -> str:
    """The code of what the rules refuse: their word for it, but where that means something else here. What they do not know is no
    such thing; UNKNOWN asks a client to say the same again, and whoever keeps the server to look at the disk."""
    return "NO_SUCH_THING" if reason == "UNKNOWN" else reason


def briefly(error: Spoken) -> Sentence:
    """What an error says, but no more of it than anybody reads."""
    return lambda language: error.sentence(language)[:LONGEST]


class Refusal(Exception):
    """Refused, and nothing has happened; without a sentence of its own it has that of its code. `wait`: come back in so many
    seconds."""

    def __init__(self, code: str, sentence: Sentence | None = None, clause: str = "", status: int = 409,
                 line: int | None = None, wait: int = 0) -> None:
        self.code, self.clause, self.status, self.line, self.wait = code, clause, status, line, wait
        self.sentence = sentence or told(f"server-{slug(code)}")
        super().__init__(code)

    def __str__(self) -> str:
        return f"{self.code}: {self.sentence(ENGLISH)}"

    @property
    def headers(self) -> dict[str, str]:
        """What stands above the answer to a request."""
        return {"Retry-After": str(self.wait)} if self.wait else {}

    def body(self, language: str) -> dict[str, str]:
        """The refusal as the answer to a request."""
        return {"code": self.code, "clause": self.clause, "sentence": self.sentence(language)}

    def frame(self, id: str, language: str) -> str:
        """The refusal as a frame."""
        refused = Refused(id=id, code=self.code, clause=self.clause, sentence=self.sentence(language), line=self.line)
        return refused.model_dump_json(exclude_none=True)
