"""Tables drawn at random: an edition with any of its options, any number of seats, any mixture of players."""
from __future__ import annotations

import importlib
import importlib.util
import random
from typing import Any, NamedTuple

from passgo.loading import Edition, Option, Value, read
from passgo.rules.board import Board
from passgo.rules.bots.words import Policy
from passgo.rules.words import BANK

PLAYERS = (Policy.RANDOM,) * 8 + (Policy.WALKER, Policy.SITTER, Policy.THRIFTY, Policy.TRADER_V1, Policy.TRADER_V1)
"""Mostly those who do anything that is allowed: they reach the corners."""

OF_A_REAL_TABLE = "cards"
"""Where people draw from a real deck nobody deals: the games of the TABLE are proven apart (tests/engine/test_mirror.py)."""


class Table(NamedTuple):
    """What one game is set up with; prints as what makes it again."""
    edition: str
    options: tuple[tuple[str, Value], ...]
    policies: tuple[int, ...]
    seed: int
    laid: bool = False
    """Most deeds are in hand already and the bank is short of buildings: where shortages, debts and deals begin."""

    def read(self) -> Edition:
        return read(self.edition, self.options)

    def board(self) -> Board:
        """The board it is played on."""
        board = self.read().board.copy()
        if self.laid:
            rng = random.Random(self.seed)
            board.houses, board.hotels, board.deal_deeds = rng.randint(2, 12), rng.randint(0, 3), 0
        return board

    def core(self, engine: str) -> Any:
        """A fresh game on `interpreted`, `_native` or `_trapping`."""
        board = self.board()
        core = importlib.import_module(f"passgo.{engine}").Core(board.dump(), len(self.policies))
        if self.laid:
            lay(core, board, random.Random(self.seed + 1))
        return core


def lay(core: Any, board: Board, rng: random.Random) -> None:
    """Hand out the deeds: most groups whole, the others one by one, some left with the bank."""
    values = core.dump()
    for group in range(board.groups):
        one = rng.randrange(values["seats"]) if rng.random() < 0.6 else BANK
        for space in range(board.spaces):
            if board.members[group] >> space & 1:
                owner = one if one != BANK else rng.randrange(BANK, values["seats"])
                values["owner"][space] = owner
                if owner != BANK:
                    values["deeds"][owner] |= 1 << space
    core.load(values)


def draw_options(edition: Edition, rng: random.Random) -> tuple[tuple[str, Value], ...]:
    """About half of the options, each with any value it can have; small numbers more often, for they end games."""
    dealt = [option for option in edition.options if option.name != OF_A_REAL_TABLE]
    return tuple(sorted((option.name, draw_value(option, rng)) for option in dealt if rng.random() < 0.5))


def draw_value(option: Option, rng: random.Random) -> Value:
    """One value the option can have."""
    match option.kind:
        case "switch":
            return rng.random() < 0.5
        case "choice":
            return str(rng.choice(list(option.table["values"])))
        case "number":
            return min(option.most, option.least + rng.choice((0, 1, rng.randrange(60))))
    printed = int(option.default)
    sum = rng.choice((option.least, option.most, printed // 10 + 7, printed // 3, printed, printed * 3))
    return max(option.least, min(option.most, sum))


def draw_table(key: str, rng: random.Random, options: tuple[tuple[str, Value], ...] | None = None) -> Table:
    """Any table of this edition; with options given, one that plays by them."""
    edition = read(key)
    chosen = draw_options(edition, rng) if options is None else options
    seats = rng.randint(edition.board.fewest, edition.board.most)
    return Table(key, chosen, tuple(rng.choice(PLAYERS) for _ in range(seats)), rng.getrandbits(32), rng.random() < 0.3)


def draw_tables(key: str, number: int, seed: int, sets: int = 80) -> list[Table]:
    """So many tables, by at most so many sets of options (reading a board takes as long as hundreds of inputs)."""
    rng = random.Random(f"{key} {seed}")
    options = [draw_options(read(key), rng) for _ in range(min(sets, number))]
    return [draw_table(key, rng, options[i * len(options) // number]) for i in range(number)]


def best_engine() -> str:
    """The compiled rules if they are there."""
    return "_native" if importlib.util.find_spec("passgo._native") else "engines.python"
