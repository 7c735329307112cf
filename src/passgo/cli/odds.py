"""`passgo odds`: who was winning, at any moment of a recorded game."""
from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from passgo.cli.choices import Json
from passgo.cli.console import console, print_json
from passgo.cli.trouble import usage
from passgo.play.game import Game
from passgo.play.record import Record
from passgo.text import say

EXAMPLES = ("passgo odds game.jsonl", "passgo odds game.jsonl --at 120 --seat 2")


def odds(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A game record.")],
    at: Annotated[int | None, typer.Option(help="After so many inputs (all).", show_default=False)] = None,
    seat: Annotated[int, typer.Option(help="As this seat may know, counted from 1; 0: as everybody may.")] = 0,
    seconds: Annotated[float, typer.Option(help="How long to think at most.")] = 1.0,
    json: Json = False,
) -> None:
    """Everybody's odds of winning at a moment of a game, with their standard error."""
    from passgo.minds.odds import odds as reckoned
    from passgo.play.thoughts import Budget
    record = Record.load(file)
    if not 0 <= seat <= len(record.header.seats):
        usage(say("use-no-seat", seat=seat, count=len(record.header.seats)))
    if at is not None and not 0 <= at <= len(record.inputs):
        usage(say("use-inputs", count=len(record.inputs)))
    wanted = len(record.inputs) if at is None else at
    game = Game.load(record) if at is None else next(game for n, (game, _, _) in enumerate(Game.replay(record)) if n == at)
    shares = reckoned(game, seat - 1, Budget(seconds, 20_000))
    if json:
        print_json([{"seat": n + 1, "name": name, "odds": share.odds, "error": share.error}
                    for n, (name, share) in enumerate(zip(game.names, shares, strict=True))])
        return
    table = Table(say("odds-player"), say("odds-title"), title=say("odds-after", count=wanted, round=game.round))
    for name, share in zip(game.names, shares, strict=True):
        table.add_row(name, str(share))
    console().print(table)
