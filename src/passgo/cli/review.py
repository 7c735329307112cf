"""`passgo review`: where a game was won and lost."""
from __future__ import annotations

import pathlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from passgo.cli.choices import Json
from passgo.cli.console import console, print_json
from passgo.cli.trouble import usage, writable
from passgo.play.record import Record
from passgo.text import say

if TYPE_CHECKING:
    from passgo.minds.review import SeatReview

EXAMPLES = ("passgo review game.jsonl", "passgo review game.jsonl --seat 1 --html review.html")


def review(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A game record.")],
    seat: Annotated[int | None, typer.Option(help="Only this seat, counted from 1.")] = None,
    html: Annotated[pathlib.Path | None, typer.Option(help="Write a page with a graph there.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to think at most.")] = 10.0,
    json: Json = False,
) -> None:
    """Look at a game again: odds turn by turn, mistakes with the better move, luck told apart, deals nobody proposed."""
    from passgo.minds import pages
    from passgo.minds.review import FUTURES
    from passgo.minds.review import review as reviewed
    from passgo.play.thoughts import Budget
    record = Record.load(file)
    if seat is not None and not 1 <= seat <= len(record.header.seats):
        usage(say("use-no-seat", seat=seat, count=len(record.header.seats)))
    if html is not None:
        writable(html)
    told = reviewed(record, None if seat is None else (seat - 1,), Budget(seconds, FUTURES))
    if html is not None:
        html.write_text(pages.page(told), encoding="utf-8")
    if json:
        # Without a net nobody knows what was luck and what one's own doing: machines are told so, as people are.
        print_json({"winners": list(told.winners), "over": told.over, "note": None if told.note is None else str(told.note),
                    "curve": [[one.step, one.round, *one.odds] for one in told.curve],
                    "seats": {one.seat: written(one, told.names, not told.note) for one in told.seats.values()}})
        return
    out = console()
    for line in pages.lines(told):
        out.print(Text(line), soft_wrap=True)
    if html is not None:
        out.print(Text(say("odds-written", file=str(html))))


def written(one: SeatReview, names: Sequence[str], known: bool) -> dict[str, object]:
    """One player for machines; `known`: who changed the odds."""
    return {"accuracy": one.accuracy, "answers": one.answers, "decisions": one.decisions, "skipped": one.skipped,
            "lost": one.lost, **({"luck": one.luck, "own": one.own, "others": one.others} if known else {}),
            "mistakes": [[m.step, m.round, m.said(names), m.better(names), m.loss, m.error] for m in one.mistakes],
            "turnings": [[t.step, t.round, t.change, t.luck, t.own, t.others] for t in one.turnings],
            "missed": [[m.step, m.round, m.offer(names), m.worth.maker.odds, m.worth.partner.odds] for m in one.missed]}
