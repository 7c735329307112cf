"""What was told, as it is kept: every event as data and as text, so that a game can be read when nobody can play it any more.

A move keeps a JSON list of [name, who, what, how, money, give, want, audience, text]; the numbers of events follow from their
order.
"""
from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from passgo.events import Event
from passgo.server.views.table import Json, compact, told
from passgo.text.events import Teller
from passgo.text.tables import first


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


def heard(tellings: Iterable[Telling], seats: Sequence[int]) -> list[Json]:
    """views.Told for these seats: of all that was told what at least one of them may know."""
    return [told(one.event, one.seq, ears, one.text, one.caption) for one in tellings
            if (ears := [seat for seat in seats if one.event.told_to(seat)])]
