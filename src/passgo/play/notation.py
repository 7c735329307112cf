"""How the words of the rules are used outside them. What an edition's own words are for stands in its `notation`:

    FIELDS: dict[str, tuple[str, ...]]     what the two numbers of an action are called
    LEADS_ON: tuple[str, ...]              what nobody needs to say at a real table
    BY_ITSELF: tuple[str, ...]             what the banker of a real table may leave to the game
    UNASKED: dict[str, str]                what may be said without being asked, and the field of the board or the table that is
                                           above nothing as long as it may
    DUE: tuple[str, ...]                   of those: what is owed to who says it, and lost if it is said too late
    CHANGED: tuple[str, ...]               events that may make the rent after them another than the deed's own
    PASSING: tuple[str, ...]               fields of the table no space looks like, and nothing costs more or less by
    SUMS: dict[str, int]                   corrections that end in a sum, and the sum if none is said
"""
from __future__ import annotations

from typing import Any

from passgo.editions import homes, part
from passgo.play.fields import TableFields
from passgo.rules.board import Board
from passgo.rules.words import Kind

OF_EDITIONS = tuple(found for key in homes() if (found := part(key, "notation")) is not None)


def every(name: str) -> list[Any]:
    """What the editions have under this name, one after the other."""
    return [one for module in OF_EDITIONS for one in getattr(module, name, ())]


def table(name: str, shared: dict[str, Any]) -> dict[str, Any]:
    """A shared table, and what the editions add to it."""
    return shared | {word: value for module in OF_EDITIONS for word, value in getattr(module, name, {}).items()}


FIELDS: dict[str, tuple[str, ...]] = table("FIELDS", {
    "OUTCOME": ("a", "b"), "USE_CARD": ("card", "by"), "WANT": ("count",), "PLACE": ("space",), "BUILD": ("space",),
    "SELL": ("space", "whole"), "MORTGAGE": ("space",), "REDEEM": ("space",), "OFFER": ("to",), "CLAIM": ("space", "debtor"),
    "SET_CASH": ("seat",), "SET_OWNER": ("space", "seat"), "SET_AT": ("seat", "space"), "SET_JAIL": ("seat", "turn"),
    "SET_LEVEL": ("space", "houses"), "SET_MORTGAGE": ("space", "on"), "SET_CARD": ("card", "seat"), "SET_TURN": ("seat",),
    "HAMMER": ("seat",), "CARD": ("card", "deck"), "CARD_SAYS": ("does", "space"),
})
LEADS_ON: tuple[int, ...] = (Kind.ROLL, *map(Kind.number, every("LEADS_ON")))
"""Who takes the dice has rolled, and who hands them on is done."""
BY_ITSELF: tuple[str, ...] = tuple(every("BY_ITSELF"))
UNASKED: dict[int, str] = {Kind.number(word): name for word, name in table("UNASKED", {"CLAIM": "claims"}).items()}
DUE: tuple[int, ...] = (Kind.CLAIM, *map(Kind.number, every("DUE")))
SUMS: dict[str, int] = table("SUMS", {"SET_CASH": 0, "HAMMER": 0})


def unasked(board: Board, on_table: TableFields) -> list[int]:
    """What somebody may be able to say now without being asked."""
    return [kind for kind, name in UNASKED.items() if getattr(board if hasattr(board, name) else on_table, name)]
