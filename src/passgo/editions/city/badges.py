"""City: what stands on a district, what is left to build with, and who holds the Rent Dodge."""
from __future__ import annotations

from typing import Any

from passgo.editions.city.notation import BY_ITSELF
from passgo.editions.city.rules.words import Piece, Press
from passgo.editions.city.text import standing
from passgo.loading import Edition
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.text.words import Words

CLAUSES = {
    "GO": "CT-12", "JAIL": "CT-121 CT-122 CT-123", "TO_JAIL": "CT-28 CT-120 CT-122 CT-123",
    "TAKE_DODGE": "CT-26 CT-90 CT-91 CT-92",
    "DISTRICT": "CT-20 CT-21 CT-22", "BLOCKS": "CT-42 CT-45 CT-50 CT-51 CT-52 CT-73 CT-80 CT-81 CT-83", "DRAW": "CT-27",
    "CHOOSE_DISTRICT": "CT-23 CT-30 CT-31 CT-32", "INDUSTRY_TAX": "CT-24", "PLANNING": "CT-25 CT-70 CT-71 CT-72",
}


def space_badges(view: View, space: int, words: Words) -> list[str]:
    homes, works = view.table.homes[space], view.table.works[space]
    return [*([words.say("badge-residential", count=homes)] if homes else []),
            *([words.say("badge-industrial", count=works)] if works else []), *standing(words, view.table, space)]


def block_limit(edition: Edition) -> int:
    return edition.board.block_limit


def player_badges(view: View, seat: int, words: Words) -> list[str]:
    return [words.say("badge-rent-dodge")] if view.table.dodger == seat + 1 else []


PIECES = {number: name.lower() for name, number in Piece.names().items()}
PRESSES = {Press.NOT_YET: "ready", Press.BLOCKS: "blocks", Press.RAILROAD: "railroad"}


def stands(view: View, space: int) -> list[str]:
    """Every block, hazard, bonus building, railroad and landmark of a district."""
    t = view.table
    pieces = [name for number, name in PIECES.items() for _ in range(t.pieces[space][number])]
    landmarks = ((t.rails, "railroad"), (t.stadium_sites, "stadium"), (t.skyscrapers, "skyscraper"), (t.tower, "tower"))
    return ["home"] * t.homes[space] + ["works"] * t.works[space] + pieces + [name for on, name in landmarks if on >> space & 1]


def world(view: View, words: Words) -> dict[str, Any]:
    """The Trading Unit: how far its button has got, what lies in the box, and who holds the Rent Dodge."""
    t, board = view.table, view.edition.board
    top = t.depth - 1
    building = t.step[top] == Step.ASK_BUILD
    stock = {name: board.piece_count[number] - t.placed[number] for number, name in PIECES.items()}
    return {"press": PRESSES[t.how[top]] if building else "", "blocks": t.what[top] if building else 0,
            "stock": {**stock, "railroad": board.railroads - t.rails.bit_count(),
                      "stadium": board.stadiums - t.stadium_sites.bit_count(), "tower": 1 - t.tower.bit_count()},
            "dodger": t.dodger - 1 if t.dodger else None}


def by_hand(view: View) -> dict[str, Any]:
    """The Rent Dodge lies with one of them, and the Build button may press itself."""
    return {"dodge": True, "by_itself": list(BY_ITSELF)}
