"""What only one edition shows. Its module `badges` may bring any of these; what it leaves out is not shown.

    space_badges(view, space, words) -> list[str]      short words on a space
    player_badges(view, seat, words) -> list[str]      short words beside a player
    hand(view, seat) -> tuple[list[Card], int]         cards that do not lie open: those this viewer may read, how many it may not
    extra(view, words) -> list[dict[str, str]]         views.Extra, for the whole table
    stands(view, space) -> list[str]                   every piece on a space but houses and hotels, one word each
    world(view, words) -> dict[str, Any]               the fields of views.World it has
    stars(view, seat) -> int                           the stars of a player
    block_limit(edition) -> int                        how many blocks fit on a district
    scenes(edition, words) -> list[tuple[str, str]]    title and picture of every scene of its channel
    score(score, words) -> str                         the final count of a player in words, where it is no money
    by_hand(view) -> dict[str, Any]                    what only here is put right by hand: fields of mirror.MirrorShown
    question(view, tell) -> str                        the open question in words, or "" for the usual ones
    CLAUSES: dict[str, str]                            the clauses that speak of a space, by what happens on it, by how its rent
                                                       is found, or by where it is: GO or JAIL

Each gets a View, so it cannot tell more than the seat may know; what it says is in the language of `words`.
"""
from __future__ import annotations

import functools
from typing import Any

from passgo.editions import homes, part
from passgo.loading import Card, Edition
from passgo.play.view import View
from passgo.rules.words import KEPT, RentRule
from passgo.text.events import Teller
from passgo.text.words import Words


@functools.cache
def hook(edition: str, name: str) -> Any:
    """What the edition itself has of this name, or None."""
    return getattr(part(edition, "badges"), name, None) if edition in homes() else None


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


def block_limit(edition: Edition) -> int:
    ask = hook(edition.home, "block_limit")
    return int(ask(edition)) if ask else 0


def scenes(edition: Edition, words: Words) -> list[tuple[str, str]]:
    ask = hook(edition.home, "scenes")
    return list(ask(edition, words)) if ask else []


def stands(view: View, space: int) -> list[str]:
    ask = hook(view.edition.home, "stands")
    return list(ask(view, space)) if ask else []


def world(view: View, words: Words) -> dict[str, Any]:
    ask = hook(view.edition.home, "world")
    return dict(ask(view, words)) if ask else {}


def by_hand(view: View) -> dict[str, Any]:
    ask = hook(view.edition.home, "by_hand")
    return dict(ask(view)) if ask else {}


def stars(view: View, seat: int) -> int:
    ask = hook(view.edition.home, "stars")
    return int(ask(view, seat)) if ask else 0


def hand(view: View, seat: int) -> tuple[list[Card], int]:
    """The cards of a player this viewer may read, and how many it may not."""
    ask = hook(view.edition.home, "hand")
    read, hidden = ask(view, seat) if ask else ([], 0)
    return [*kept_cards(view, seat), *read], hidden


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


def clauses_of(edition: Edition, space: int) -> list[str]:
    """The ids of the clauses for the rule card of this space; none where the booklet only prints a sum."""
    speak, board = hook(edition.home, "CLAUSES") or {}, edition.board
    place = "GO" if space == 0 else "JAIL" if space == board.jail else ""
    words = (place, edition.spaces[space].landing, RentRule.name(board.rent_rule[space]))
    return [id for word in words for id in speak.get(word, "").split()]
