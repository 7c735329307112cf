"""`passgo bots`: who can be played against."""
from __future__ import annotations

from rich.table import Table

from passgo.bots import SAYS
from passgo.cli.choices import Json
from passgo.cli.console import console, print_json

EXAMPLES = ("passgo bots", "passgo bots --json")


def bots(json: Json = False) -> None:
    """List the bots and what they are like."""
    if json:
        print_json([{"name": name, "says": says} for name, says in SAYS.items()])
        return
    table = Table("Bot", "What it does")
    for name, says in SAYS.items():
        table.add_row(name, says)
    console().print(table)
