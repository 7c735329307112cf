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
from passgo.text import Spoken

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


def sum_of(layers: dict[str, str]) -> str:
    """The layers of a card in one word: a number that has changed on the way would not be seen otherwise."""
    return f"{seed_of(json.dumps(layers, sort_keys=True)):016x}"


@functools.cache
def card_of(key: str, home: pathlib.Path = HOME) -> dict[str, Any]:
    """The file of an edition's net: provenance, figures and layers."""
    try:
        card: dict[str, Any] = json.loads((home / f"{key}.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise NetError("net-none", edition=key) from None
    except (OSError, ValueError, RecursionError):
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
    if card.get("sum") != sum_of(card.get("layers", {})):
        raise NetError("net-damaged", edition=key)
    try:
        layer = {name: unpacked(name, card["layers"][name]) for name in LAYERS}
    except (KeyError, TypeError, ValueError, struct.error):
        raise NetError("net-damaged", edition=key) from None
    first = [layer["first"][i * FIRST:(i + 1) * FIRST] for i in range(FEATURES)]
    second = [layer["second"][i * SECOND:(i + 1) * SECOND] for i in range(FIRST)]
    return {**layer, "first": first, "second": second, "ready": 1}


def prepare(core: Core, edition: Edition) -> NetError | None:
    """Give the bots at this table the net of their edition; if there is none for it, why."""
    calls = thinking.of(core)
    if edition.source != edition.key:
        # A board of one's own, whatever its file is called.
        return NetError("net-own", edition=edition.title)
    if calls.taught(core):
        return None
    if note := belongs(edition.key):
        return note
    calls.teach(core, weights_of(edition.key))
    return None


@functools.cache
def fingerprint(key: str) -> str:
    """What is printed, what the rules of an edition do and what the net sees of it, in one word: games played at random, and
    games of the trader of old, who builds, looked at as they go on.

    Weights carry the word of the rules they were trained on. A change of comments leaves it alone, a change of rules does not.
    """
    from passgo.engines import choose as engine
    board = read(key).board
    printed = board.dump()
    core = engine.Core(printed, board.fewest)
    calls = thinking.of(core)
    # A field nothing is printed in yet is no change of the rules.
    word = seed_of(json.dumps({name: value for name, value in printed.items() if anything(value)}, sort_keys=True))
    for game in range(12):
        seats = board.fewest + game % (board.most - board.fewest + 1)
        table = core.fresh(seats)
        who = Policy.RANDOM if game % 2 else Policy.TRADER_V1
        for part in range(5):
            word = hash_of(word, table.traced([who] * seats, seed_of(f"belong {game} {part}"), 300))
            for seat in range(seats):
                word = hash_of(word, *calls.features(table, seat))
    return f"{word:016x}"


def anything(value: Any) -> bool:
    """Is there any number in it but zeros?"""
    return any(map(anything, value)) if isinstance(value, list | tuple) else bool(value)


def hash_of(word: int, *numbers: int) -> int:
    return seed_of(f"{word} {' '.join(map(str, numbers))}")


def belongs(key: str) -> NetError | None:
    """Why an edition plays without a net: it has no weights, or such as cannot be read or were trained on other rules."""
    try:
        weights_of(key)
    except NetError as error:
        return error.with_traceback(None)
    return None if card_of(key).get("rules") == fingerprint(key) else NetError("net-other-rules", edition=key)
