"""The encoding as a table: the 256 words, and the name, place and meaning of every byte that is seen.

The records of `rules.talk` are the one source; this reads them, and `tools/make_encoding.py` prints what is found here.
"""
from __future__ import annotations

import ast
import functools
import inspect
import math
from typing import Any

from passgo.editions import homes
from passgo.play.notation import FIELDS
from passgo.rules import contents as contents
from passgo.rules.hooks import HOOKS
from passgo.rules.sizes import KEPT_CARDS, SEATS, SPACES
from passgo.rules.talk import words
from passgo.rules.talk.records import Noun, Poster, Sight
from passgo.rules.talk.words import VERSION as VERSION
from passgo.rules.words import Kind
from passgo.struct import Struct, fields

WORDS = 256
BIDS = {0: "the lowest bid", 1: "1 step more", 2: "2 steps more", 3: "5 steps more", 4: "10 steps more",
        23: "half of the cash", 24: "all of the cash"}
NOUNS = {"space": (words.FIRST_SPACE, SPACES), "card": (words.FIRST_CARD, KEPT_CARDS), "seat": (words.FIRST_SEAT, SEATS),
         "number": (words.FIRST_NUMBER, 2 * words.MIDDLE + 1), "rung": (words.FIRST_RUNG, words.RUNGS)}
"""The first word of each sort of noun, and how many there are."""


def size_of(record: type[Struct]) -> int:
    """How many bytes a record of bytes has."""
    return sum(math.prod(dims) for _, dims in fields(record).values())


SIGHT_BYTES = size_of(Sight)
BOARD_BYTES = size_of(Poster)


def meanings(record: type[Struct]) -> dict[str, str]:
    """What stands below each field in the source."""
    body = ast.parse(inspect.getsource(record)).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for one, after in zip(body.body, [*body.body[1:], ast.Pass()], strict=True):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name):
            text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            found[one.target.id] = " ".join(str(text).split())
    return found


def layout(record: type[Struct]) -> list[dict[str, Any]]:
    """Name, offset, shape and meaning of every field."""
    says, offset, rows = meanings(record), 0, []
    for name, (_, dims) in fields(record).items():
        rows.append({"name": name, "offset": offset, "shape": list(dims), "meaning": says[name]})
        offset += math.prod(dims)
    return rows


@functools.cache
def word_name(word: int) -> str:
    """What a word is called: `word_name(2)` -> "ROLL"."""
    if word == words.SILENCE:
        return "silence"
    if word == words.BACK:
        return "back"
    if word < words.FIRST_SPACE:
        return Kind.name(word) if word in Kind.names().values() else ""
    for name, (first, count) in NOUNS.items():
        if first <= word < first + count:
            return f"{name} {word - first}"
    return ""


def rungs() -> list[dict[str, Any]]:
    """What the rungs stand for, in an auction and in an offer."""
    from passgo.rules.talk.menu import bid_percent, offer_percent
    table = []
    for rung in range(words.RUNGS):
        sign, share = ("pay", rung) if rung <= 12 else ("ask for", rung - 12)
        table.append({"word": words.FIRST_RUNG + rung, "bid": BIDS.get(rung) or f"{bid_percent(rung)} % of the price",
                      "offer": f"{sign} {offer_percent(share)} %" if rung else "no money"})
    return table


def verbs() -> list[dict[str, Any]]:
    """Every verb, with the nouns that may follow it."""
    return [{"word": number, "name": name, "nouns": nouns(name, number)} for name, number in
            sorted(Kind.names().items(), key=lambda one: one[1]) if number > Kind.TICK]


def nouns(name: str, number: int) -> list[str]:
    found = [Noun.name(words.first_noun(number)).lower(), Noun.name(words.second_noun(number)).lower()]
    return found[:len(FIELDS.get(name, ()))]


def of_editions() -> dict[str, str]:
    """What the fields left to the editions mean in each, as its own chapter says."""
    return {key: " ".join((inspect.getdoc(handler) or "").split()) for key, home in homes().items()
            for handler, _ in HOOKS["look_here"].handlers if handler.__module__.startswith(f"{home}.")}


@functools.cache
def encoding() -> dict[str, Any]:
    """All of it, ready for JSON."""
    ranges = {"silence": [words.SILENCE] * 2, "verbs": [words.SILENCE + 1, words.FIRST_SPACE - 1],
              **{f"{name}s": [first, first + count - 1] for name, (first, count) in NOUNS.items()}, "back": [words.BACK] * 2}
    return {"version": VERSION, "words": WORDS, "ranges": ranges, "verbs": verbs(), "rungs": rungs(),
            "observation": {"bytes": SIGHT_BYTES, "fields": layout(Sight), "editions": of_editions()},
            "board": {"bytes": BOARD_BYTES, "fields": layout(Poster)}}
