"""`passgo bots`: who can be played against."""
from __future__ import annotations

from rich.table import Table

from passgo.bots import BOTS
from passgo.cli.choices import Json
from passgo.cli.console import console, print_json
from passgo.text import say

EXAMPLES = ("passgo bots", "passgo bots --json")


def bots(json: Json = False) -> None:
    """List the bots and what they are like."""
    if json:
        print_json([{"name": name, "says": say(f"bot-{name}")} for name in BOTS])
        return
    table = Table(say("bots-name"), say("bots-does"))
    for name in BOTS:
        table.add_row(name, say(f"bot-{name}"))
    console().print(table)
