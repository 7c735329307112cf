"""`passgo editions`: what can be played."""
from __future__ import annotations

from typing import Any

from rich.table import Table

from passgo.cli.choices import Json
from passgo.cli.console import console, print_json
from passgo.loading import editions as all_editions
from passgo.loading import read, rulebook

EXAMPLES = ("passgo editions", "passgo editions --json")


def summary(key: str) -> dict[str, Any]:
    """One edition in a few values."""
    edition = read(key)
    board = edition.board
    return {"key": edition.key, "title": edition.title, "year": edition.year, "players": [board.fewest, board.most],
            "spaces": board.spaces, "deeds": board.all_deeds.bit_count(), "cards": len(edition.cards),
            "clauses": len(rulebook(key)), "options": [option.name for option in edition.options]}


def editions(json: Json = False) -> None:
    """List the editions that come with Pass GO."""
    found = [summary(key) for key in all_editions()]
    if json:
        print_json(found)
        return
    table = Table("Edition", "Title", "Year", "Players", "Spaces", "Deeds", "Cards", "Clauses", box=None, pad_edge=False,
                  padding=(0, 2, 0, 0))
    table.columns[0].no_wrap = True
    for one in found:
        players = f"{one['players'][0]}–{one['players'][1]}"
        counts = (str(one[name]) for name in ("spaces", "deeds", "cards", "clauses"))
        table.add_row(one["key"], one["title"], str(one["year"]), players, *counts)
    out = console()
    out.print(table)
    out.print("passgo play EDITION begins a game; passgo rules EDITION and passgo options EDITION tell how.")
