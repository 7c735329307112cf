"""Stars and Fortune cards: from their tables to the numbers of a Board, and what the rules trust about those numbers."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from passgo.editions.millionaire.rules.words import FORTUNE, STARS, TIERS, Choice, LevelSum, Use
from passgo.loading.checks import RICH, Checks, Numbers
from passgo.loading.edition import Card
from passgo.loading.sheet import Path, Sheet
from passgo.rules.board import Board
from passgo.rules.sizes import DECKS
from passgo.rules.steps import Step
from passgo.rules.words import RentRule

SWITCHES = ("fortune", "only_when_short", "one_at_a_time", "between_turns")
OWN_STEPS = frozenset({Step.LAST_WORD, Step.FORTUNE_SPACE, Step.TURN_UP, Step.INHERIT, Step.BY_LEVEL, Step.ROLL_FOR, Step.STARS,
                       Step.GO_STOP, Step.CHOOSE})
NOT_ON_CARDS = {Step.LAST_WORD, Step.FORTUNE_SPACE, Step.TURN_UP, Step.INHERIT, Step.GO_STOP}


def level_card(sheet: Sheet, board: Board, path: Path, table: dict[str, Any], card: Card, given: Numbers) -> Numbers:
    """The numbers of a card whose step is one of these; any other card keeps what was given."""
    what, how, money = given
    keep_fortune(sheet, board, path, table, card.deck, card.number)
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
            what = sheet.needed(table, (*path, "way"))
    return what, how, money


def tier_row(sheet: Sheet, board: Board, path: Path, table: dict[str, Any]) -> int:
    """The row of the Board where these three numbers stand; a new one if need be."""
    numbers = table.get(str(path[-1]), [])
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


def wrong_levels(board: Board) -> Iterator[tuple[Path, str]]:
    """The parameters that only an edition with stars or Fortune cards sets."""
    for name in SWITCHES:
        if getattr(board, name) not in (0, 1):
            yield ("rules", name), f"`{name}` is 0 or 1"
    for name in ("target", "salary_step", "upgrade_price"):
        if not 0 <= getattr(board, name) <= RICH:
            yield ("rules", name), f"`{name}` must be from 0 to {RICH:,}"
    if 0 < board.target <= board.start_cash:
        yield ("rules", "target"), "with this much to start with, everybody would have won before the first roll"
    if board.fortune and board.cards[FORTUNE] < board.all_deeds.bit_count():
        yield ("rules", "fortune"), f"the third deck has {board.cards[FORTUNE]} Fortune cards; every deed needs one"
    if min(min(row) for row in board.tier) < 0 or max(max(row) for row in board.tier) > RICH:
        yield ("card",), f"sums by level must be from 0 to {RICH:,}"
    for space in range(board.spaces):
        yield from wrong_fortune(board, space)
    for deck in range(DECKS):
        for number in range(board.cards[deck]):
            yield from wrong_level_card(board, deck, number, number + sum(board.cards[:deck]))


def wrong_fortune(board: Board, space: int) -> Iterator[tuple[Path, str]]:
    """Where Fortune cards lie, and that nobody draws them from a pile."""
    landing = board.landing[space]
    if landing == Step.FORTUNE_SPACE and board.rent_rule[space] == RentRule.NONE:
        yield ("space", space, "landing"), "Fortune cards lie on deeds only: a deed needs a `group` and a `rule`"
    if landing == Step.DRAW and board.fortune == 1 and board.landing_what[space] == FORTUNE:
        yield ("space", space, "deck"), "Fortune cards are not drawn from a pile: they lie on the deeds"


def wrong_level_card(board: Board, deck: int, number: int, i: int) -> Iterator[tuple[Path, str]]:
    """One card; `i` is its place in the file."""
    step, what = board.card_step[deck][number], board.card_what[deck][number]
    if step == Step.STARS and what not in (1, -1):
        yield ("card", i, "way"), "`way` is 1 or -1: one level up or down"
    if step == Step.BY_LEVEL and what == LevelSum.REFUND and deck != FORTUNE:
        yield ("card", i, "mode"), "only a Fortune card can refund a price"


CHECKS = Checks(landings=OWN_STEPS, deeds=frozenset({Step.FORTUNE_SPACE}), cards=OWN_STEPS - NOT_ON_CARDS,
                named={"before_rent": Step},
                rules={"after_roll": frozenset({Step.LAST_WORD}), "at_go": frozenset({Step.GO_STOP}),
                       "at_bankruptcy": frozenset({Step.INHERIT}),
                       "before_rent": frozenset({Step.ASK_RENT})}, card=level_card, complaints=wrong_levels)
