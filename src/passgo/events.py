"""Events: what happened, by name, with an audience. The sentence each one makes stands in passgo.text.events."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from passgo.rules.words import EVERYONE
from passgo.rules.words import Event as Word


class Event(NamedTuple):
    """One thing that happened. `audience` is the set of seats that may know it, as bits; 255: everybody, watchers too."""
    name: str
    who: int
    what: int
    how: int
    money: int
    give: int
    want: int
    audience: int

    def told_to(self, seat: int) -> bool:
        """May this seat know? Seats below 0 are watchers: they learn only what everybody may know."""
        return self.audience == EVERYONE if seat < 0 else bool(self.audience >> seat & 1)


def decode(told: Sequence[int]) -> Event:
    """From the integers of the tape."""
    event, *rest = told
    return Event(Word.name(event), *rest)
