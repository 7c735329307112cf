"""`passgo verify`: was this game played by the rules, and did the dice fall as its seed or its secret says?"""
from __future__ import annotations

from typing import Annotated, Any

import typer

from passgo.cli.choices import Json
from passgo.cli.console import console, print_json
from passgo.cli.trouble import FAILURE
from passgo.play.fairness import checked
from passgo.play.game import Game
from passgo.play.mirror import corrections_in
from passgo.play.record import BadRecord, Record
from passgo.text import ENGLISH
from passgo.text.events import Teller

EXAMPLES = ("passgo verify game.jsonl", "passgo verify game.jsonl --json")


def verify(file: Annotated[str, typer.Argument(metavar="FILE", help="A game record.")], json: Json = False) -> None:
    """Replay a game record and check every line of it, the result and the dice; exit code 0 or 1."""
    try:
        record = Record.load(file)
        game = checked(record)
    except BadRecord as error:
        if not json:
            raise
        print_json({"file": file, "ok": False, "why": str(error)})
        raise typer.Exit(FAILURE) from None
    found = findings(file, record, game)
    if json:
        print_json(found)
    else:
        console().print(sentence(record, game, found), soft_wrap=True)


def findings(file: str, record: Record, game: Game) -> dict[str, Any]:
    return {"file": file, "ok": True, "edition": record.header.edition, "players": list(game.names), "inputs": len(record.inputs),
            "tosses": game.tosses, "rounds": game.round, "finished": game.over,
            "ending": Teller(game.edition, game.names, ENGLISH).ending(game.core.over) if game.over else None,
            "winners": [game.names[seat] for seat in game.winners], "result_recorded": record.result is not None,
            "seed": game.seed, "dice": record.header.dice or None, "dice_checked": game.dealer is not None,
            "promise_kept": bool(record.header.commitment), "corrections": corrections_in(record.inputs)}


def sentence(record: Record, game: Game, found: dict[str, Any]) -> str:
    """What was found, in words."""
    decided = f"the secret promised at the start says ({found['dice']})" if found["dice"] else f"seed {game.seed} says"
    dice = (f"all {found['tosses']:,} tosses fell as {decided}" if found["dice_checked"]
            else "there is no seed to check the dice by")
    if not game.over:
        end = f"The game is not over: round {game.round}."
    else:
        end = f"{' and '.join(found['winners']) or 'Nobody'} won: {game.ending}."
    by_hand = found["corrections"]
    hands = f" Played with {by_hand:,} correction{'s' if by_hand != 1 else ''} by hand." if by_hand else ""
    kept = "" if record.result or not game.over else " The result itself is not in the file."
    return f"In order: {found['inputs']:,} inputs keep the rules of {game.edition.title}, and {dice}. {end}{hands}{kept}"
