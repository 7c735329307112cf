"""Cards that pay by level, leave a choice, or are kept face down: from their tables to the numbers of a Board."""
from __future__ import annotations

from typing import Any

from passgo.editions.sheet import Path, Sheet
from passgo.rules.board import Board
from passgo.rules.millionaire.words import FORTUNE, STARS, TIERS, Choice, LevelSum, Use
from passgo.rules.words import Step

Numbers = tuple[int, int, int]
"""`what`, `how` and `sum` of a card."""


def level_card(sheet: Sheet, board: Board, path: Path, table: dict[str, Any], given: Numbers) -> Numbers:
    """The numbers of a card whose step is one of these; any other card keeps what was given."""
    what, how, money = given
    match Step.number(table["step"]):
        case Step.BY_LEVEL:
            what = LevelSum.number(sheet.word(table, (*path, "mode"), LevelSum.names()))
            how = 0 if what == LevelSum.REFUND else tier_row(sheet, board, (*path, "sums"), table)
        case Step.ROLL_FOR:
            what = 0 if "rolls" in table else 1
            how = tier_row(sheet, board, (*path, "rolls"), table) if what == 0 else 0
        case Step.CHOOSE:
            what = Choice.number(sheet.word(table, (*path, "choice"), Choice.names()))
        case Step.STARS:
            what = sheet.number(table, (*path, "way"))
        case Step.MOVE:
            what = sheet.number(table, (*path, "spaces"))
    return what, how, money


def tier_row(sheet: Sheet, board: Board, path: Path, table: dict[str, Any]) -> int:
    """The row of the Board where these three numbers stand; a new one if need be."""
    numbers = sheet.numbers(table, path, STARS)
    if len(numbers) != STARS:
        sheet.complain(path, f"`{path[-1]}` needs {STARS} entries: one for each level")
        return 0
    for row in range(1, TIERS):
        if board.tier[row] == numbers:
            return row
        if not any(board.tier[row]):
            board.tier[row] = numbers
            return row
    sheet.complain(path, f"there are more than {TIERS - 1} different rows of sums by level")
    return 0


def keep_fortune(sheet: Sheet, board: Board, path: Path, table: dict[str, Any], deck: int, number: int) -> None:
    """What a Fortune card is kept for; Get Out of Jail Free is one of them."""
    if deck == FORTUNE and ("keep" in table or table["step"] == "CARD_KEPT"):
        word = "PASS" if table["step"] == "CARD_KEPT" else sheet.word(table, (*path, "keep"), Use.names())
        board.fortune_uses[Use.number(word)] |= 1 << number
