"""Why the server refuses before the rules are even asked: a code and a sentence for each."""
from __future__ import annotations

from passgo.server.wire.frames import Refused

CODES = {
    "BAD_FRAME": "This frame cannot be read.",
    "BAD_ACTION": "These words are no action.",
    "BAD_TOKEN": "This secret opens no seat of this room.",
    "HELLO_FIRST": "Say hello first, and only once.",
    "NOT_YOUR_SEAT": "This seat is not yours.",
    "TOO_BIG": "This is too long.",
    "TOO_FAST": "Slow down a little.",
    "NO_SUCH_ROOM": "There is no such room.",
    "NO_SUCH_THING": "There is no such thing here.",
    "BAD_REQUEST": "What was sent makes no sense here.",
    "NOT_STARTED": "The game has not begun.",
    "STARTED": "The game has begun already.",
    "NOT_OVER": "This game goes on: the same people can play again when it is over.",
    "SEATS_OPEN": "There are still open seats: wait for somebody, or let a bot sit there.",
    "ROOM_FULL": "There are too many devices in this room.",
    "NO_SEAT_FREE": "All seats are taken.",
    "NOT_THE_HOST": "Only whoever made the room can do this, or the first at the table while they are away.",
    "PAUSED": "The game is paused.",
    "GAME_OVER": "The game is over.",
    "NOT_A_PERSON": "Only a person at the table can vote.",
    "NOBODY_AWAY": "Nobody is away or silent, or only since a moment ago: wait a little.",
    "TOO_MANY_OFFERS": "You have offered enough deals in this turn: wait for the next one.",
    "RULES_CHANGED": "This game was begun under other rules than this server plays.",
    "BAD_ORIGIN": "This page does not belong to this server.",
    "BROKEN": "Something went wrong here that nobody had thought of.",
    "NOT_STORED": "The game could not be written to disk; nothing has happened.",
}


class Refusal(Exception):
    """Refused, and nothing has happened."""

    def __init__(self, code: str, sentence: str = "", clause: str = "", status: int = 409) -> None:
        self.code, self.sentence, self.clause, self.status = code, sentence or CODES[code], clause, status
        super().__init__(f"{code}: {self.sentence}")

    def frame(self, id: str) -> str:
        """The refusal as a frame."""
        return Refused(id=id, code=self.code, clause=self.clause, sentence=self.sentence).model_dump_json()
