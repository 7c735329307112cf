"""Which fields of an event its sentences need: found by telling events that differ in one field, and looking at what changes."""
from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

from passgo.editions import LISTED
from passgo.events import Event
from passgo.loading import read
from passgo.rules.words import EVERYONE, Kind
from passgo.text.events import Teller

FIELDS = ("who", "what", "how", "money", "give", "want")
TRIED: dict[str, tuple[int, ...]] = {
    "who": (0, 1, -1), "what": (0, 1, 2, -1), "how": (0, 1, 2, 9, Kind.RESIDENTIAL, Kind.INDUSTRIAL, Kind.STADIUM, Kind.TOWER),
    "money": (500_000, 1_500_000, -1), "give": (2, 4), "want": (8, 16)}
"""Numbers most of which mean something in each field; the first of the last three is the usual one."""
NAMES = ("Ann", "Ben", "Cleo")


class Telling:
    """An event in words: the message, what was put into it, and the sentence; empty where these numbers mean nothing."""

    def __init__(self, teller: Teller, event: Event) -> None:
        self.id, self.text, speak = "", "", teller.catalogue.say
        self.words: dict[str, Any] = {}

        def noted(id: str, **words: Any) -> str:
            if id.startswith("event-"):
                self.id, self.words = id, words
            return speak(id, **words)
        teller.say = noted
        try:
            self.text = teller.sentence(event)
        except (IndexError, KeyError, ValueError, StopIteration, AttributeError):
            self.text = ""


def pairs(name: str) -> Iterator[tuple[str, Telling, Telling]]:
    """Two tellings of events of this name that differ in one field, and mean something both."""
    money, give, want = (TRIED[field][0] for field in FIELDS[3:])
    for edition in LISTED:
        teller = Teller(read(edition), NAMES, "en")
        for who, what, how in itertools.product(*(TRIED[field] for field in FIELDS[:3])):
            event = Event(name, who, what, how, money, give, want, EVERYONE)
            one = Telling(teller, event)
            for field in FIELDS if one.text else ():
                for value in TRIED[field]:
                    changed: dict[str, Any] = {field: value}
                    other = Telling(teller, event._replace(**changed))
                    if other.text:
                        yield field, one, other


def told_by(name: str) -> dict[str, dict[str, str]]:
    """For each message that tells of this event: which field each of its words comes from. Under "" stand those that decide
    which message it is, or what it says without one."""
    found: dict[str, dict[str, set[str]]] = {"": {}}
    for field, one, other in pairs(name):
        words = found.setdefault(one.id, {})
        found.setdefault(other.id, {})
        if one.id != other.id or (not one.id and one.text != other.text):
            found[""].setdefault("", set()).add(field)
        elif one.id:
            for word in one.words:
                if one.words[word] != other.words[word]:
                    words.setdefault(word, set()).add(field)
    return {id: {word: "/".join(sorted(fields, key=FIELDS.index)) for word, fields in words.items()}
            for id, words in found.items()}
