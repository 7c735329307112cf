"""`passgo edition check`: is this board of one's own playable, and if not, what is wrong in which line?"""
from __future__ import annotations

import os
import pathlib
import sys
from typing import Annotated, Any

import typer

from passgo.cli.choices import Json
from passgo.cli.console import console, print_json
from passgo.cli.own_board import own
from passgo.cli.trouble import FAILURE, usage
from passgo.loading import BadEdition, Edition, read
from passgo.loading.served import served_text

EXAMPLES = ("passgo edition check my-board.toml", "passgo edition check my-board.toml --json")

app = typer.Typer(help="Boards of your own.", rich_markup_mode="rich", no_args_is_help=False)


@app.callback()
def about() -> None:
    """Boards of your own: passgo edition check my-board.toml"""


@app.command("check", epilog="\n".join(["Examples:", *(f"$ {line}" for line in EXAMPLES)]))
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A .toml file that describes an edition.")],
    json: Json = False,
) -> None:
    """Check a board file and say everything that is wrong with it, line by line; exit code 0 or 1."""
    if not file.endswith(".toml"):
        usage(f"An edition of your own is a .toml file, and {file!r} is none.")
    try:
        edition = read(os.path.abspath(file))
    except BadEdition as error:
        complain(file, error, json)
        raise typer.Exit(FAILURE) from None
    unserved = why_not_served(file)
    if json:
        print_json(summary(file, edition) | {"unserved": unserved})
        return
    console().print(sentence(file, edition), soft_wrap=True)
    if unserved:
        console().print(f"The bank of a real table (passgo serve --board) cannot use it: {unserved}", soft_wrap=True)


def why_not_served(file: str) -> str:
    """What `passgo serve --board` would say against it, or nothing."""
    try:
        served_text(pathlib.Path(file))
    except ValueError as error:
        return str(error)
    return ""


app.command("own", epilog="Examples:\n$ passgo edition own city my-city.toml")(own)


def complain(file: str, error: BadEdition, json: bool) -> None:
    """Every complaint on a line of its own, with the line of the file."""
    if json:
        print_json({"file": file, "ok": False,
                    "complaints": [{"line": c.line, "sentence": c.sentence} for c in error.complaints]})
        return
    for complaint in error.complaints:
        where = f"{file}:{complaint.line}" if complaint.line else file
        sys.stderr.write(f"{where}: {' '.join(complaint.sentence.split())}\n")


def summary(file: str, edition: Edition) -> dict[str, Any]:
    board = edition.board
    return {"file": file, "ok": True, "title": edition.title, "players": [board.fewest, board.most], "spaces": board.spaces,
            "deeds": board.all_deeds.bit_count(), "groups": [group.name for group in edition.groups],
            "cards": {deck: sum(card.deck == n for card in edition.cards) for n, deck in enumerate(edition.decks)},
            "options": [option.name for option in edition.options], "digest": edition.digest}


def sentence(file: str, edition: Edition) -> str:
    found = summary(file, edition)
    cards = " and ".join(f"{count} {deck} cards" for deck, count in found["cards"].items()) or "no cards"
    fewest, most = found["players"]
    return (f"{file} is in order: {edition.title}, {fewest} to {most} players, {found['spaces']} spaces, "
            f"{found['deeds']} deeds in {len(found['groups'])} groups, {cards}. Play it with: passgo play {file}")
