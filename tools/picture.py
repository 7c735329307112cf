"""Draw the picture of the terminal game in README: python tools/picture.py [docs/terminal.svg]

The picture is a real moment of a real game, drawn by the same code that draws the screen.
"""
from __future__ import annotations

import argparse
import io
import pathlib
import re
import sys

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from passgo.bots import PolicyBot, play_out
from passgo.cli.terminal.log import Log
from passgo.cli.terminal.menu import Menu
from passgo.cli.terminal.screen import Screen
from passgo.cli.terminal.seats import Seats
from passgo.play.game import Game
from passgo.rules.words import Kind
from passgo.text.questions import question

ROOT = pathlib.Path(__file__).resolve().parent.parent
SEEDS = 500
FIRST_ROUND, LAST_ROUND = 14, 60
WIDTH, HEIGHT = 100, 38


def worth_showing(game: Game) -> bool:
    """Ann's turn, with something to build, and a good deal built already."""
    if game.asked != (0,) or game.round < FIRST_ROUND:
        return False
    table = game.core.dump()
    kinds = {action.kind for action in game.legal(0).actions}
    return {Kind.ROLL, Kind.BUILD} <= kinds and table["built"].bit_count() >= 6 and table["alive"] == 0b1111


def moment() -> tuple[Game, Log, Seats]:
    """The first such moment, seed by seed."""
    seats = Seats(("Ann", "Bruno", "Chiara", "Dmitri"), {1: "trader", 2: "thrifty", 3: "trader"})
    for seed in range(1, SEEDS):
        game = Game.new("here_and_now", seats.names, seed=seed)
        log = Log(game.teller())
        bots = {0: PolicyBot("trader"), **{seat: PolicyBot(name, seat) for seat, name in seats.bots.items()}}
        # A table where somebody never deals may go on for ever.
        log.add(play_out(game, bots, until=lambda game: worth_showing(game) or game.round > LAST_ROUND))
        if worth_showing(game):
            return game, log, seats
    sys.exit("Nothing worth showing happens in any of these games.")


def picture() -> str:
    """The screen at that moment, as SVG."""
    game, log, seats = moment()
    log.shown = max(0, len(log.events) - 40)
    out = Console(record=True, file=io.StringIO(), width=WIDTH, height=HEIGHT, force_terminal=True, color_system="truecolor",
                  highlight=False, emoji=False, markup=False)
    screen = Screen(out, game.edition, seats, plain=False)
    view = game.view(0)
    screen.table(view, log, 0, [screen.question(0, question(view, game.names))], Menu(view, game.names))
    out.print(Text("> "))
    return out.export_svg(title="passgo play", unique_id="passgo", code_format=without_fonts())


def without_fonts() -> str:
    """The frame rich draws, with the reader's own font: a picture fetches nothing from anywhere."""
    bare = re.sub(r"\s*@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.S)
    return re.sub(r"<!--.*?-->", "", bare, flags=re.S).replace("Fira Code,", "DejaVu Sans Mono, Menlo, Consolas,")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Draw the picture of the terminal game in README.")
    parser.add_argument("path", nargs="?", type=pathlib.Path, default=ROOT / "docs" / "terminal.svg")
    path: pathlib.Path = parser.parse_args().path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(picture(), encoding="utf-8")
    print(f"{path} is drawn.")
