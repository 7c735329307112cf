"""What was told, as it is kept: every event as data and as text, so that a game can be read when nobody can play it any more.

A move keeps a JSON list of [name, who, what, how, money, give, want, audience, text]; the numbers of events follow from their
order.
"""
from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from passgo.events import Event
from passgo.server.views.table import Json, compact, told

Telling = tuple[int, Event, str]
"""The number of an event, the event, and its sentence."""


def packed(tellings: Sequence[Telling]) -> str:
    """For the store."""
    return compact([[*event, text] for _, event, text in tellings])


def unpacked(moves: Iterable[Any]) -> Iterator[Telling]:
    """Everything that was told in a game, from its moves."""
    seq = 0
    for move in moves:
        for *event, text in json.loads(move.told or "[]"):
            seq += 1
            yield seq, Event(*event), text


def heard(tellings: Iterable[Telling], seats: Sequence[int]) -> list[Json]:
    """views.Told for these seats: of all that was told what at least one of them may know."""
    return [told(event, seq, ears, text) for seq, event, text in tellings
            if (ears := [seat for seat in seats if event.told_to(seat)])]
