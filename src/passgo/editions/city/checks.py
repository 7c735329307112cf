"""Districts, blocks and pieces: from their tables to the numbers of a Board, and what the rules trust about those numbers."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from passgo.editions.city.rules.words import FIRST_BONUS, PIECES, Piece, Purpose
from passgo.loading.checks import RICH, Checks, Numbers
from passgo.loading.edition import Card
from passgo.loading.sheet import Path, Sheet
from passgo.rules.board import Board
from passgo.rules.sizes import DECKS, LEVELS
from passgo.rules.steps import Step
from passgo.rules.words import RentRule

LANDINGS = (Step.DISTRICT, Step.CHOOSE_DISTRICT, Step.INDUSTRY_TAX, Step.PLANNING, Step.TAKE_DODGE, Step.EASY_MONEY,
            Step.TOXIC_WASTE)
CARDS = (Step.CHOOSE_DISTRICT, Step.EASY_MONEY, Step.TOXIC_WASTE, Step.HAZARD)
SUMS = ("stadium_price", "stadium_wages", "tower_price", "clearing_fee", "hour_ms", "hour_warning_ms")
COUNTS = {"block_limit": LEVELS - 1, "stadiums": 40, "railroads": 40, "jumps": 40, "any_piece": 1, "rent_counts": 1}


def city_landing(sheet: Sheet, board: Board, path: Path, table: dict[str, Any]) -> None:
    """What a district is chosen for."""
    if table.get("landing") == "CHOOSE_DISTRICT":
        board.landing_what[int(path[1])] = Purpose.number(sheet.word(table, (*path, "for"), Purpose.names()))


def city_card(sheet: Sheet, board: Board, path: Path, table: dict[str, Any], card: Card, given: Numbers) -> Numbers:
    """What a district is chosen for; which hazard is built."""
    what, how, money = given
    match Step.number(table["step"]):
        case Step.CHOOSE_DISTRICT:
            what = Purpose.number(sheet.word(table, (*path, "for"), Purpose.names()))
        case Step.HAZARD:
            what = 1 << Piece.number(sheet.word(table, (*path, "piece"), Piece.names()))
    return what, how, money


def wrong_city(board: Board) -> Iterator[tuple[Path, str]]:
    """Everything wrong with the numbers only City has; on other boards they are all nothing."""
    for name in SUMS:
        if not 0 <= getattr(board, name) <= RICH:
            yield ("rules", name), f"`{name}` must be from 0 to {RICH:,}"
    for name, most in COUNTS.items():
        if not 0 <= getattr(board, name) <= most:
            yield ("rules", name), f"`{name}` must be from 0 to {most}"
    for name in ("piece_count", "piece_blocks"):
        if not all(0 <= number <= 40 for number in getattr(board, name)):
            yield ("rules", name), f"the numbers of `{name}` must be from 0 to 40"
    if board.trains_clockwise not in (0, 1):
        yield ("rules", "trains_clockwise"), "`trains_clockwise` is 0 or 1"
    if min(board.button_odds) < 0 or (board.after_roll == Step.BUTTON and sum(board.button_odds) < 1):
        yield ("rules", "button_odds"), "the odds of the Build button must be whole numbers, one of them above 0"
    for i in range(board.spaces):
        yield from wrong_city_space(board, i)
    for deck in range(DECKS):
        for number in range(board.cards[deck]):
            chooses = board.card_step[deck][number] == Step.CHOOSE_DISTRICT
            if chooses and board.card_what[deck][number] not in Purpose.names().values():
                yield ("card", number, "for"), "a district cannot be chosen for this"


def wrong_city_space(board: Board, i: int) -> Iterator[tuple[Path, str]]:
    """One space of the track."""
    if board.landing[i] == Step.DISTRICT and board.rent_rule[i] != RentRule.BLOCKS:
        yield ("space", i, "rule"), "a district needs rule = \"BLOCKS\""
    if not 0 <= board.hazard[i] < PIECES or not 0 <= board.bonus[i] < PIECES:
        yield ("space", i, "hazard"), "there is no such piece"
    elif board.landing[i] == Step.PLANNING and not board.hazard[i] < FIRST_BONUS <= board.bonus[i]:
        yield ("space", i, "hazard"), "a planning space names one hazard and one bonus building"
    if board.landing[i] == Step.CHOOSE_DISTRICT and board.landing_what[i] not in Purpose.names().values():
        yield ("space", i, "for"), "a district cannot be chosen for this"
    if not (0 <= board.industrial[i] <= RICH and 0 <= board.skyscraper[i] <= RICH):
        yield ("space", i, "industrial"), f"sums must be from 0 to {RICH:,}"


CHECKS = Checks(landings=frozenset(LANDINGS), deeds=frozenset({Step.DISTRICT}), cards=frozenset(CARDS),
                rules={"after_roll": frozenset({Step.BUTTON})},
                space_words={"hazard": Piece.names(), "bonus": Piece.names()},
                rents={"BLOCKS": (LEVELS, f"land, and 1 to {LEVELS - 1} blocks")},
                landing=city_landing, card=city_card, complaints=wrong_city)
