"""`passgo replay`: a recorded game, step by step."""
from __future__ import annotations

import sys
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

from passgo.cli.choices import Json, whole
from passgo.cli.console import console, print_json
from passgo.cli.terminal.keyboard import Keyboard, NoMoreInput
from passgo.cli.terminal.marks import Marks, signs
from passgo.cli.terminal.panels import bank_lines, player_lines
from passgo.cli.terminal.ring import strip
from passgo.cli.terminal.saving import bots_of
from passgo.cli.terminal.seats import Seats
from passgo.play.actions import Input
from passgo.play.game import Game
from passgo.play.record import Record
from passgo.text import say

EXAMPLES = ("passgo replay game.jsonl", "passgo replay game.jsonl --all", "passgo replay game.jsonl --json")


class Moment(NamedTuple):
    """What was said at one step, and what it led to."""
    said: Input | None
    sentences: tuple[str, ...]
    new_turn: bool


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A game record.")],
    everything: Annotated[bool, typer.Option("--all", help="Print the whole log at once.")] = False,
    json: Json = False,
) -> None:
    """Step through a recorded game, or print its whole log."""
    record = Record.load(file)
    moments = moments_of(record)
    if json:
        print_json([as_values(n, moment) for n, moment in enumerate(moments)])
    elif everything:
        out = console()
        for moment in moments:
            for sentence in moment.sentences:
                out.print(Text(sentence), soft_wrap=True)
    else:
        Viewer(record, moments).run()


def moments_of(record: Record) -> list[Moment]:
    """Every step of the game; raises BadRecord where the rules would not have it so."""
    found = []
    for game, said, events in Game.replay(record):
        tell = game.teller()
        sentences = (tell.sentence(event) for event in events)
        found.append(Moment(said, tuple(sentence[:1].upper() + sentence[1:] for sentence in sentences if sentence),
                            any(event.name == "TURN" for event in events)))
    return found


def as_values(n: int, moment: Moment) -> dict[str, Any]:
    return {"step": n, "said": None if moment.said is None else str(moment.said), "log": list(moment.sentences)}


class Viewer:
    """Shows one step after another."""

    def __init__(self, record: Record, moments: list[Moment]) -> None:
        self.record, self.moments = record, moments
        self.out: Console = console()
        self.keyboard = Keyboard()
        self.seats = Seats(record.header.seats, bots_of(record))
        self.at = 0

    def run(self) -> None:
        """Until somebody has seen enough."""
        self.out.print(Text(say("replay-steps", count=len(self.moments) - 1)))
        self.show()
        while True:
            self.out.print(Text(f"{self.at}/{len(self.moments) - 1}> "), end="")
            sys.stdout.flush()
            try:
                typed = self.keyboard.line().lower()
            except NoMoreInput:
                self.out.print()
                return
            if not self.keyboard.is_terminal:
                self.out.print(Text(typed))
            if typed in ("q", "quit", "exit"):
                return
            self.go(typed)

    def go(self, typed: str) -> None:
        """Where this leads."""
        last = len(self.moments) - 1
        if typed in ("", "n"):
            self.move(self.at + 1 if self.at < last else None)
        elif typed == "p":
            self.move(self.at - 1 if self.at else None)
        elif typed == "t":
            turns = [n for n in range(self.at + 1, last + 1) if self.moments[n].new_turn]
            self.move(turns[0] if turns else None if self.at == last else last)
        elif typed in ("b", "board"):
            self.board()
        elif (step := whole(typed)) is not None and step <= last:
            self.move(step)
        else:
            self.out.print(Text(say("replay-nowhere", typed=repr(typed[:40]))))

    def move(self, to: int | None) -> None:
        if to is None:
            self.out.print(Text(say("replay-no-more")))
            return
        self.at = to
        self.show()

    def show(self) -> None:
        """What was said, what happened, and how everybody stands."""
        moment = self.moments[self.at]
        said = str(moment.said) if moment.said is not None else say("replay-beginning")
        self.out.print(Text(say("replay-step", number=self.at, said=said), "bold"))
        for sentence in moment.sentences:
            self.out.print(Text(f"  {sentence}"), soft_wrap=True)
        view = self.game().view(-1)
        for line in player_lines(view, self.seats, Marks(view.edition), signs(), self.out.width):
            self.out.print(line)

    def board(self) -> None:
        view = self.game().view(-1)
        for line in strip(Marks(view.edition), signs(), view.table, min(self.out.width, 120)):
            self.out.print(line)
        for line in bank_lines(view, self.seats.names, self.out.width):
            self.out.print(line)

    def game(self) -> Game:
        """The game as it stood after this step."""
        *_, (game, _, _) = Game.replay(Record(self.record.header, self.record.inputs[:self.at], None, self.record.source))
        return game
