"""City: what stands on a district, what is left to build with, and who holds the Rent Dodge."""
from __future__ import annotations

from typing import Any

from passgo.editions.city.rules.words import Piece, Press
from passgo.editions.city.text import standing
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.text.words import Words


def space_badges(view: View, space: int, words: Words) -> list[str]:
    homes, works = view["homes"][space], view["works"][space]
    return [*([words.say("badge-residential", count=homes)] if homes else []),
            *([words.say("badge-industrial", count=works)] if works else []), *standing(words, view.table, space)]


def player_badges(view: View, seat: int, words: Words) -> list[str]:
    return [words.say("badge-rent-dodge")] if view["dodger"] == seat + 1 else []


PIECES = {number: name.lower() for name, number in Piece.names().items()}
LANDMARKS = (("rails", "railroad"), ("stadium_sites", "stadium"), ("skyscrapers", "skyscraper"), ("tower", "tower"))
PRESSES = {Press.NOT_YET: "ready", Press.BLOCKS: "blocks", Press.RAILROAD: "railroad"}


def stands(view: View, space: int) -> list[str]:
    """Every block, hazard, bonus building, railroad and landmark of a district."""
    pieces = [name for number, name in PIECES.items() for _ in range(view["pieces"][space][number])]
    landmarks = [name for field, name in LANDMARKS if view[field] >> space & 1]
    return ["home"] * view["homes"][space] + ["works"] * view["works"][space] + pieces + landmarks


def world(view: View, words: Words) -> dict[str, Any]:
    """The Trading Unit: how far its button has got, what lies in the box, and who holds the Rent Dodge."""
    top, board = view["depth"] - 1, view.edition.board
    building = view["step"][top] == Step.ASK_BUILD
    stock = {name: board.piece_count[number] - view["placed"][number] for number, name in PIECES.items()}
    return {"press": PRESSES[view["how"][top]] if building else "", "blocks": view["what"][top] if building else 0,
            "stock": {**stock, "railroad": board.railroads - view["rails"].bit_count(),
                      "stadium": board.stadiums - view["stadium_sites"].bit_count(), "tower": 1 - view["tower"].bit_count()},
            "dodger": view["dodger"] - 1 if view["dodger"] else None}
