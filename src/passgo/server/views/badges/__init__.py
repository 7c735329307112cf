"""What only one edition shows. A module here, called as its edition, may bring any of these; what it leaves out is not shown.

    space_badges(view, space, words) -> list[str]      short words on a space
    player_badges(view, seat, words) -> list[str]      short words beside a player
    hand(view, seat) -> tuple[list[Card], int]         cards of a player this viewer may read, and how many it may not
    extra(view, words) -> list[dict[str, str]]         views.Extra, for the whole table
    stands(view, space) -> list[str]                   every piece on a space but houses and hotels, one word each
    world(view, words) -> dict[str, Any]               the fields of views.World it has
    stars(view, seat) -> int                           the stars of a player
    scenes(edition, words) -> list[tuple[str, str]]    title and picture of every scene of its channel
    score(score, words) -> str                         the final count of a player in words, where it is no money
    by_hand(view) -> dict[str, list[int]]              what only here is put right by hand, by seat: fields of mirror.MirrorShown
    question(view, tell) -> str                        the open question in words, or "" for the usual ones

Each gets a View, so it cannot tell more than the seat may know; what it says is in the language of `words`.
"""
from __future__ import annotations

import functools
import importlib
import importlib.util
from typing import Any

from passgo.loading import Card, Edition
from passgo.play.view import View
from passgo.rules.words import KEPT
from passgo.text.events import Teller
from passgo.text.words import Words


@functools.cache
def hook(edition: str, name: str) -> Any:
    """The edition's own function of this name, or None."""
    module = f"{__name__}.{edition}"
    return getattr(importlib.import_module(module), name, None) if importlib.util.find_spec(module) else None


@functools.cache
def are_plain(edition: str) -> bool:
    """Are its spaces no more than what the shared rules lay on them?"""
    return hook(edition, "space_badges") is None and hook(edition, "stands") is None


def space_badges(view: View, space: int, words: Words) -> list[str]:
    ask = hook(view.edition.home, "space_badges")
    return list(ask(view, space, words)) if ask else []


def player_badges(view: View, seat: int, words: Words) -> list[str]:
    ask = hook(view.edition.home, "player_badges")
    return list(ask(view, seat, words)) if ask else []


def scenes(edition: Edition, words: Words) -> list[tuple[str, str]]:
    ask = hook(edition.home, "scenes")
    return list(ask(edition, words)) if ask else []


def stands(view: View, space: int) -> list[str]:
    ask = hook(view.edition.home, "stands")
    return list(ask(view, space)) if ask else []


def world(view: View, words: Words) -> dict[str, Any]:
    ask = hook(view.edition.home, "world")
    return dict(ask(view, words)) if ask else {}


def by_hand(view: View) -> dict[str, list[int]]:
    ask = hook(view.edition.home, "by_hand")
    return dict(ask(view)) if ask else {}


def stars(view: View, seat: int) -> int:
    ask = hook(view.edition.home, "stars")
    return int(ask(view, seat)) if ask else 0


def hand(view: View, seat: int) -> tuple[list[Card], int]:
    """The cards a player holds; kept cards lie open, unless the edition says otherwise."""
    ask = hook(view.edition.home, "hand")
    if ask:
        cards, hidden = ask(view, seat)
        return list(cards), int(hidden)
    return kept_cards(view, seat), 0


def kept_cards(view: View, seat: int) -> list[Card]:
    """The cards that lie open before a player."""
    kept = view.table.deeds[seat] >> KEPT
    return [card for card in view.edition.kept if kept >> card.kept & 1]


def is_traded(view: View, seat: int, card: Card) -> bool:
    """May this card of a player be part of a deal: does it lie open, and does the edition trade it?"""
    return card in kept_cards(view, seat) and bool(view.edition.board.kept_traded[card.kept])


def extra(view: View, words: Words) -> list[dict[str, str]]:
    ask = hook(view.edition.home, "extra")
    return list(ask(view, words)) if ask else []


def score(view: View, score: int, words: Words) -> str:
    """What counts at the end, in words."""
    ask = hook(view.edition.home, "score")
    return str(ask(score, words)) if ask else words.money(score)


def question(view: View, tell: Teller) -> str:
    ask = hook(view.edition.home, "question")
    return str(ask(view, tell)) if ask else ""
