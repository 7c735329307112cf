"""Millionaire: stars, and Fortune cards, face down on the board and in hands."""
from __future__ import annotations

from typing import Any

from passgo.loading import Card
from passgo.play.view import View
from passgo.text.words import Words

FORTUNE = 2
"""The deck of Fortune cards."""

CLAUSES = {
    "GO": "ML-21 ML-22", "JAIL": "ML-26 ML-56 ML-57 ML-58", "TO_JAIL": "ML-26 ML-55 ML-56 ML-57", "PARK": "ML-26",
    "FORTUNE_SPACE": "ML-23 ML-24 ML-30 ML-31 ML-32", "HOUSES": "ML-45 ML-46 ML-50 ML-51", "DRAW": "ML-25 ML-36",
}


def space_badges(view: View, space: int, words: Words) -> list[str]:
    return [words.say("badge-fortune-card")] if view.table.fortune >> space & 1 else []


def stands(view: View, space: int) -> list[str]:
    """That a Fortune card lies there, never which."""
    return ["fortune"] if view.table.fortune >> space & 1 else []


def stars(view: View, seat: int) -> int:
    return 1 + 2 * view.table.star[seat]


def world(view: View, words: Words) -> dict[str, Any]:
    return {"target": view.edition.board.target}


def hand(view: View, seat: int) -> tuple[list[Card], int]:
    """One's own Fortune cards, the one just taken among them, and how many this viewer may not read."""
    read = view.table.hand[seat] | (1 << view.table.drawn[seat] >> 1)
    own = [card for card in view.edition.cards if card.deck == FORTUNE and read >> card.number & 1]
    return own, max(0, view.table.held[seat] - len(own))


def by_hand(view: View) -> dict[str, Any]:
    """Fortune cards are read in secret and kept face down: a banker cannot say who has which [ML-30 ML-32]."""
    return {"hidden_decks": [FORTUNE]}
