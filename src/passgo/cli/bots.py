"""`passgo bots`: who can be played against, and how strong they are."""
from __future__ import annotations

from rich.table import Table
from rich.text import Text

from passgo.bots import BOTS, LEVELS
from passgo.cli.choices import Json
from passgo.cli.console import console, print_json
from passgo.loading import editions, read
from passgo.text import say

EXAMPLES = ("passgo bots", "passgo bots --json")


def bots(json: Json = False) -> None:
    """List the bots, what they are like, and their measured strength."""
    from passgo.minds import nets
    from passgo.minds.ratings import ratings
    measured = ratings()
    rated = [key for key in editions() if key in measured]
    if json:
        print_json([{"name": name, "says": say(f"bot-{name}"), "level": LEVELS.get(name, ("",))[0],
                     "elo": {key: measured[key][name] for key in rated if name in measured[key]}} for name in BOTS])
        return
    table = Table(say("bots-name"), say("bots-does"), *(read(key).title for key in rated))
    for name in sorted(BOTS, key=lambda name: [*LEVELS, *BOTS].index(name)):
        table.add_row(name, say(f"bot-{name}"), *(str(measured[key].get(name, "–")) for key in rated))
    out = console()
    out.print(table)
    out.print(Text(say("bots-elo" if rated else "bots-no-elo")), soft_wrap=True)
    for key in editions():
        if note := nets.belongs(key):
            out.print(Text(str(note)), soft_wrap=True)
