"""The nets: one an edition, small whole numbers in a file, with where they come from and how good they were."""
from __future__ import annotations

import base64
import functools
import json
import pathlib
import struct
from typing import TYPE_CHECKING, Any

from passgo.loading import Edition, read
from passgo.minds import thinking
from passgo.play.dealer import seed_of
from passgo.rules.bots.words import Policy
from passgo.rules.mind import FEATURES, FIRST, SECOND
from passgo.text import Spoken, say

if TYPE_CHECKING:
    from passgo.engines.choose import Core

HOME = pathlib.Path(__file__).with_name("weights")
SHAPE = [FEATURES, FIRST, SECOND, 1]
LAYERS = {"first": (FEATURES * FIRST, "b"), "first_bias": (FIRST, "i"), "second": (FIRST * SECOND, "b"),
          "second_bias": (SECOND, "i"), "last": (SECOND, "b")}
"""How many numbers of which size each layer has."""


class NetError(Spoken, ValueError):
    """There are no weights for this, or they are of another net; a sentence says which."""


def packed(name: str, numbers: list[int]) -> str:
    """A layer as text."""
    count, size = LAYERS[name]
    return base64.b64encode(struct.pack(f"<{count}{size}", *numbers)).decode()


def unpacked(name: str, text: str) -> list[int]:
    count, size = LAYERS[name]
    return list(struct.unpack(f"<{count}{size}", base64.b64decode(text)))


@functools.cache
def card_of(key: str, home: pathlib.Path = HOME) -> dict[str, Any]:
    """The file of an edition's net: provenance, figures and layers."""
    try:
        card: dict[str, Any] = json.loads((home / f"{key}.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise NetError("net-none", edition=key) from None
    except (OSError, ValueError):
        raise NetError("net-unreadable", edition=key) from None
    if not isinstance(card, dict):
        raise NetError("net-damaged", edition=key)
    if card.get("edition") != key:
        raise NetError("net-other-edition", edition=key, other=str(card.get("edition")))
    if card.get("shape") != SHAPE:
        raise NetError("net-other-shape", edition=key, shape=str(card.get("shape")), wanted=str(SHAPE))
    return card


@functools.cache
def weights_of(key: str, home: pathlib.Path = HOME) -> dict[str, Any]:
    """The net of an edition as the engines load it."""
    card = card_of(key, home)
    try:
        layer = {name: unpacked(name, card["layers"][name]) for name in LAYERS}
    except (KeyError, TypeError, ValueError, struct.error):
        raise NetError("net-damaged", edition=key) from None
    first = [layer["first"][i * FIRST:(i + 1) * FIRST] for i in range(FEATURES)]
    second = [layer["second"][i * SECOND:(i + 1) * SECOND] for i in range(FIRST)]
    return {**layer, "first": first, "second": second, "ready": 1}


def prepare(core: Core, edition: Edition) -> str:
    """Give the bots at this table the net of their edition; a sentence if there is none for it."""
    calls = thinking.of(core)
    if edition.source != edition.key:
        # A board of one's own, whatever its file is called.
        return say("net-none", edition=edition.title)
    if calls.taught(core):
        return ""
    if note := belongs(edition.key):
        return note
    calls.teach(core, weights_of(edition.key))
    return ""


@functools.cache
def fingerprint(key: str) -> str:
    """What the rules of an edition and the eyes of the net do, in one word: games played at random, and what is seen of them.

    Weights carry the word of the rules they were trained on. A change of comments leaves it alone, a change of rules does not.
    """
    from passgo.engines import choose as engine
    board = read(key).board
    core = engine.Core(board.dump(), board.fewest)
    calls = thinking.of(core)
    word = 0
    for game in range(12):
        seats = board.fewest + game % (board.most - board.fewest + 1)
        table = core.fresh(seats)
        word = hash_of(word, table.traced([Policy.RANDOM] * seats, seed_of(f"belong {game}"), 1500))
        for seat in range(seats):
            word = hash_of(word, *calls.features(table, seat))
    return f"{word:016x}"


def hash_of(word: int, *numbers: int) -> int:
    return seed_of(f"{word} {' '.join(map(str, numbers))}")


def belongs(key: str) -> str:
    """A sentence if an edition has no weights, or such as cannot be read or were trained on other rules; else nothing."""
    try:
        weights_of(key)
    except NetError as error:
        return str(error)
    if card_of(key).get("rules") == fingerprint(key):
        return ""
    return say("net-other-rules", edition=key)
