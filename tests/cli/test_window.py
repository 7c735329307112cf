"""The whole table in a small window: what does not fit is folded or left out, never pushed off the top."""
from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from passgo.bots import PolicyBot, next_move
from passgo.cli.terminal.help import help_lines
from passgo.cli.terminal.listing import foldable, menu_lines
from passgo.cli.terminal.log import Log
from passgo.cli.terminal.marks import FINE, Marks
from passgo.cli.terminal.menu import Menu
from passgo.cli.terminal.panels import player_lines
from passgo.cli.terminal.screen import Screen
from passgo.cli.terminal.seats import Seats
from passgo.events import decode
from passgo.loading import editions, read
from passgo.play.actions import Action
from passgo.play.game import Game
from passgo.play.view import View
from passgo.rules.words import CHANCE, EVERYONE, Ending, Kind
from passgo.rules.words import Event as Told
from passgo.text.events import Teller
from passgo.text.questions import question

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal")


def questions(edition: str, players: int, seed: int = 1, inputs: int = 400) -> Iterator[tuple[Game, Log]]:
    """Every question to the first seat of a game among bots."""
    game = Game.new(edition, NAMES[:players], seed=seed)
    bots = {seat: PolicyBot("trader", seat) for seat in range(players)}
    log = Log(game.teller())
    while not game.over and len(game.inputs) < inputs:
        move = next_move(game, bots)
        if move is not None and move[0] == 0:
            yield game, log
        log.add(game.tick(game.core.next_deadline()) if move is None else game.play(move[1], move[0]))


def shown(game: Game, log: Log, width: int, height: int) -> list[str]:
    """The lines of the screen as the first seat is asked."""
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, highlight=False, emoji=False, markup=False)
    screen, view = Screen(console, game.edition, Seats(game.names, {}), plain=False), game.view(0)
    screen.table(view, log, 0, [screen.question(0, question(view, game.names))], Menu(view, game.names))
    return out.getvalue().splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), [("here_and_now", 4), ("here_and_now", 8), ("city", 6), ("millionaire", 4),
                                                  ("tropical_tycoon", 5)])
def test_everything_fits_into_80_by_24(edition: str, players: int) -> None:
    boards = 0
    for game, log in questions(edition, players):
        lines = shown(game, log, 80, 24)
        assert len(lines) <= 23, "\n".join(lines)
        assert lines[0] == " board shows the board" or lines[0].startswith("  GO "), lines[0]
        assert all(any(f"{name} " in line for line in lines) for name in game.names)
        boards += lines[0].startswith("  GO ")
    assert boards > 0


def view_of_many_choices() -> View:
    """Somebody's own turn, with buildings to sell and deeds to mortgage."""
    for seed in range(1, 30):
        for game, _ in questions("here_and_now", 4, seed, 2000):
            if {Kind.ROLL, Kind.SELL, Kind.MORTGAGE} <= {action.kind for action in game.legal(0).actions}:
                return game.view(0)
    raise AssertionError("no such moment")


def test_what_is_folded_keeps_its_numbers() -> None:
    menu = Menu(view_of_many_choices(), NAMES)
    headings = foldable(menu)
    assert headings[:2] == ["Sell", "Mortgage"]
    for n in range(len(headings) + 1):
        text = "\n".join(line.plain for line in menu_lines(menu, 80, between=False, folded=headings[:n]))
        numbers: set[int] = set()
        for first, last in re.findall(r"(?:^ *|   |  And +|  [A-Z]\w+ +)(\d+)(?:–(\d+))? ", text, re.M):
            numbers |= set(range(int(first), int(last or first) + 1))
        assert numbers == {choice.number for choice in menu.choices}, text
        assert ("(more shows all)" in text) == (n > 0)


@pytest.mark.parametrize("width", [60, 80])
def test_help_keeps_to_the_window(width: int) -> None:
    for key in editions():
        assert max(map(len, help_lines(read(key), width))) <= width


@pytest.mark.parametrize(("language", "paragraph"), [
    ("en", "The rolls 1 and 2, moves to Texas Stadium, pays the bank $600,000 for the property. "
           "The game is over: the last player left."),
    ("de", "The würfelt 1 und 2, zieht auf Texas Stadium, zahlt 600.000\u00a0$ für das Grundstück an die Bank. "
           "Das Spiel ist zu Ende: nur noch einer ist übrig.")])
def test_whom_a_sentence_is_about_is_not_read_from_it(language: str, paragraph: str) -> None:
    """A player may be called as sentences begin."""
    game = Game.new("here_and_now", ("The", "Das"), seed=None, first=0)
    log = Log(Teller(game.edition, game.names, language))
    for who, said in ((0, "ROLL"), (CHANCE, "OUTCOME a=1 b=2"), (0, "BUY")):
        log.add(event for event in game.tell(who, Action.read(said)) if event.name in ("ROLLED", "MOVED", "PAID"))
    log.add([decode((Told.OVER, -1, Ending.LAST_LEFT, 0, 0, 0, 0, EVERYONE))])
    assert log.paragraphs(-1)[-1][0] == paragraph


def test_wide_letters_leave_the_columns_straight() -> None:
    game = Game.new("here_and_now", ["王小明", "Ann"], seed=1)
    lines = player_lines(game.view(-1), Seats(game.names, {}), Marks(game.edition), FINE, 80)
    assert len({line.cell_len for line in lines}) == 1
