"""Games of a series on the plain Python rules, one after the other, with the numbers a study keeps of each."""
from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from passgo.rules import playout as driver
from passgo.rules import questions
from passgo.rules.ledger import Ledger, play_counted
from passgo.rules.records import Luck, Tape
from passgo.rules.state import State

if TYPE_CHECKING:
    from passgo.engines.python import Core

SILENT = Tape()
"""Nobody listens to this game."""


def play_rows(core: Core, policies: Sequence[int], seed: int, start: int, games: int, rounds: int,
              counted: bool) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any] | None]:
    """The tally of these games, a column for each number kept of a game, and the ledger where it is wanted."""
    tally, book, luck, before = core.seated(policies), Ledger(), Luck(), 0
    columns: dict[str, Any] = {name: array(kind) for name, kind in (
        ("ending", "B"), ("winners", "B"), ("first", "B"), ("rounds", "H"), ("decisions", "i"),
        *((f"worth_{seat}", "i") for seat in range(len(policies))))}
    for game in range(start, start + games):
        s = State()
        s.board, s.tape = core.s.board, SILENT
        core.enter(s)
        if counted:
            s.tape = Tape()
            s.tape.on = 1
            play_counted(s, tally, book, core.menu, core.act, luck, seed, game, rounds, len(policies))
        else:
            driver.play_game(s, tally, core.menu, core.act, luck, len(policies), seed, game, rounds)
        row = [driver.ending_of(s), s.winners, s.first, driver.rounds_of(s, rounds), tally.decisions - before]
        before = tally.decisions
        row += [questions.final_count(s, seat) // s.board.bid_step for seat in range(len(policies))]
        for column, value in zip(columns.values(), row, strict=True):
            column.append(value)
    return tally.dump(), {name: column.tobytes() for name, column in columns.items()}, book.dump() if counted else None
