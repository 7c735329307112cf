"""Millionaire: stars, and Fortune cards, face down on the board and in hands."""
from __future__ import annotations

from collections.abc import Callable

from passgo.actions import Action
from passgo.editions import Card
from passgo.server.looks import kept_cards, sentences
from passgo.view import View
from passgo.wording import Phrases

FORTUNE = 2
"""The deck of Fortune cards."""


def space_badges(view: View, space: int) -> list[str]:
    return ["Fortune card"] if view["fortune"] >> space & 1 else []


def player_badges(view: View, seat: int) -> list[str]:
    return [sentences("millionaire").LEVELS[view["star"][seat]]]


def hand(view: View, seat: int) -> tuple[list[Card], int]:
    """One's own Fortune cards, and how many the others hold."""
    own = [card for card in view.edition.cards if card.deck == FORTUNE and view["hand"][seat] >> card.number & 1]
    return [*kept_cards(view, seat), *own], max(0, view["held"][seat] - len(own))


SAYS: dict[str, Callable[[Phrases, Action], str]] = {
    "UPGRADE": lambda p, a: f"Go up to the next star level for {p.money(p.sum)}",
    "STAY": lambda p, a: "Stay on this level",
    "PAY_RENT": lambda p, a: f"Pay {p.money(p.sum)} rent",
    "RENT_FREE": lambda p, a: "Play the Fortune card and pay no rent",
    "CHOOSE_PLAYER": lambda p, a: f"Choose {p.tell.name(a.a)}",
    "GIVE_AWAY": lambda p, a: f"Give {p.tell.space(a.a)} to {p.tell.name(a.b)}",
    "GO_TO": lambda p, a: f"Go to {p.tell.space(a.a)}",
    "FREE_HOUSE": lambda p, a: f"Play the Fortune card: a free house on {p.tell.space(a.a)}",
    "TAKE_OVER": lambda p, a: f"Play the Fortune card: take over {p.tell.space(a.a)}",
    "FORCED_DEAL": lambda p, a: f"Play the Fortune card: swap {p.tell.space(a.a)} for {p.tell.space(a.b)}",
    "SHOW_CARD": lambda p, a: "Show everybody the Fortune card",
}
