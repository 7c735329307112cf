"""What was told, as it is kept: every event as data and as text, so that a game can be read when nobody can play it any more.

A move keeps a JSON list of [name, who, what, how, money, give, want, audience, text]; the numbers of events follow from their
order.
"""
from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from orjson import dumps

from passgo.events import Event
from passgo.rules.words import EVERYONE
from passgo.server.views.table import Json, compact, told
from passgo.text.events import Teller
from passgo.text.tables import first

HERE = b"\0"
"""Where the seats stand that hear it: JSON has no such byte."""


class Telling(NamedTuple):
    """The number of an event, the event, its sentence, and what a screen shows of a scene; that is not kept."""
    seq: int
    event: Event
    text: str
    caption: str = ""


def worded(seq: int, event: Event, tell: Teller) -> Telling:
    """An event with its sentence."""
    return Telling(seq, event, tell.sentence(event), str(first("caption", tell, event)))


def packed(tellings: Sequence[Telling]) -> str:
    """For the store."""
    return compact([[*telling.event, telling.text] for telling in tellings])


def unpacked(moves: Iterable[Any]) -> Iterator[Telling]:
    """Everything that was told in a game, from its moves."""
    seq = 0
    for move in moves:
        for *event, text in json.loads(move.told or "[]"):
            seq += 1
            yield Telling(seq, Event(*event), text)


class Heard:
    """What was told, for one device after the other: a telling is written down once, whoever hears it."""

    def __init__(self, tellings: Iterable[Telling]) -> None:
        self.parts = [(one.event, b'{"seq":%d,"seats":[' % one.seq, b"]," + dumps(told(one.event, one.text, one.caption))[1:])
                      for one in tellings]
        self.open = all(event.audience == EVERYONE for event, _, _ in self.parts)
        """May all of it be heard by everybody?"""
        self.pattern = b",".join([head + HERE + tail for _, head, tail in self.parts]) if self.open else b""

    def text(self, seats: Sequence[int]) -> bytes:
        """A list of views.Told as JSON: of all that was told what at least one of these seats may know."""
        if self.open:
            return self.pattern.replace(HERE, listed(seats))
        return b",".join([head + listed(ears) + tail for event, head, tail in self.parts
                          if (ears := [seat for seat in seats if event.told_to(seat)])])


def listed(seats: Sequence[int]) -> bytes:
    return b"%d" % seats[0] if len(seats) == 1 else ",".join(map(str, seats)).encode()


def heard(tellings: Iterable[Telling], seats: Sequence[int]) -> list[Json]:
    """views.Told for these seats: of all that was told what at least one of them may know."""
    return [{"seq": one.seq, "seats": ears, **told(one.event, one.text, one.caption)} for one in tellings
            if (ears := [seat for seat in seats if one.event.told_to(seat)])]
