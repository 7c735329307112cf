"""Millionaire: stars, and Fortune cards, face down on the board and in hands."""
from __future__ import annotations

from typing import Any

from passgo.editions.millionaire.text import LEVELS
from passgo.loading import Card
from passgo.play.view import View
from passgo.server.views.badges import kept_cards
from passgo.text.words import Words

FORTUNE = 2
"""The deck of Fortune cards."""


def space_badges(view: View, space: int, words: Words) -> list[str]:
    return [words.say("badge-fortune-card")] if view.table.fortune >> space & 1 else []


def stands(view: View, space: int) -> list[str]:
    """That a Fortune card lies there, never which."""
    return ["fortune"] if view.table.fortune >> space & 1 else []


def stars(view: View, seat: int) -> int:
    return 1 + 2 * view.table.star[seat]


def world(view: View, words: Words) -> dict[str, Any]:
    return {"target": view.edition.board.target}


def player_badges(view: View, seat: int, words: Words) -> list[str]:
    return [LEVELS[view.table.star[seat]]]


def hand(view: View, seat: int) -> tuple[list[Card], int]:
    """One's own Fortune cards, the one just taken among them, and how many the others hold."""
    read = view.table.hand[seat] | (1 << view.table.drawn[seat] >> 1)
    own = [card for card in view.edition.cards if card.deck == FORTUNE and read >> card.number & 1]
    return [*kept_cards(view, seat), *own], max(0, view.table.held[seat] - len(own))
