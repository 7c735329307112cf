"""A game kept for a real table: people roll real dice and move real pieces, and one of them, the banker, tells it what happened.

    mirror = Mirror(Game.new("city", ["Ann", "Bob", "Cy"], seed=None, options={"cards": "table"}))
    mirror.tell(["ON", "CHANCE OUTCOME a=3 b=5"])
    mirror.undo()

What is told in one breath is one move: it holds altogether or not at all, and is taken back and said again as one. Besides the
lines of a record (`0 BUY`, `CHANCE OUTCOME a=3 b=5`, `TABLE SET_CASH seat=1 money=500000`) some words are understood: ON says
what a new roll says by itself, that the last turn is done with and the next player rolls; DRAW lets the game draw for itself;
and what an edition does by itself, such as PRESS, is done if it may be done.
"""
from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from passgo.events import Event
from passgo.play.actions import Action, BadAction, Input
from passgo.play.game import Game, IllegalAction
from passgo.play.notation import BY_ITSELF, LEADS_ON
from passgo.rules.words import CHANCE, CLOCK, TABLE, Correction, Kind

MOST_WORDS = 12
"""So many of them lie between two rolls at most: every seat may have to say that it is done, and that it rolls."""


class NothingThere(BadAction):
    """There is nothing to take back, or to say again."""


@dataclass
class Mirror:
    """The moves told so far, each as the number of its inputs, and those taken back, the last one first to come again."""
    game: Game
    moves: list[int] = field(default_factory=list)
    undone: list[tuple[Input, ...]] = field(default_factory=list)
    draw: Callable[[int], int] = secrets.randbelow
    reached: int = 0
    """The place of the line that was told last: where a breath was refused, the one it broke off at."""

    def tell(self, lines: Sequence[str]) -> list[Event]:
        """All of it or nothing; raises BadAction or IllegalAction, and then nothing has happened."""
        before = list(self.game.inputs)
        happened: list[Event] = []
        try:
            for self.reached, line in enumerate(lines):
                happened += self.heard(line)
        except (BadAction, IllegalAction):
            self.back_to(before)
            raise
        if len(self.game.inputs) > len(before):
            self.moves.append(len(self.game.inputs) - len(before))
            self.undone.clear()
        return happened

    def kept(self, place: int, said: bool) -> None:
        """From this place on something was said by a seat itself, or by a bot: what follows from a move is part of it."""
        count = len(self.game.inputs) - place
        if sum(self.moves) == len(self.game.inputs):
            return
        self.undone.clear()
        if said or not self.moves:
            self.moves.append(count)
        else:
            self.moves[-1] += count

    def heard(self, line: str) -> list[Event]:
        """One line, or one of the words."""
        if line == "ON":
            return self.lead_on()
        if line == "DRAW":
            return self.game.tell(CHANCE, self.drawn())
        if line in BY_ITSELF:
            return self.by_itself(Action(Kind.number(line)))
        said = Input.read(line)
        if said.who == CLOCK:
            raise BadAction("mirror-no-clock")
        return self.game.tell(*said)

    def lead_on(self) -> list[Event]:
        """Until dice are waited for; whoever still has something to answer must answer it first."""
        happened: list[Event] = []
        for _ in range(MOST_WORDS):
            if self.game.waits_for_chance:
                return happened
            asked = self.game.asked
            answers = {action.kind: action for action in self.game.legal(asked[0], side=False).actions} if len(asked) == 1 else {}
            said = next((answers[kind] for kind in LEADS_ON if kind in answers), None)
            if said is None:
                raise BadAction("mirror-answer-first", names=[self.game.names[seat] for seat in asked])
            happened += self.game.tell(asked[0], said)
        raise BadAction("mirror-answer-first", names=[self.game.names[seat] for seat in self.game.asked])

    def by_itself(self, said: Action) -> list[Event]:
        """Where somebody may press the button, say, it is pressed, and shows what the game draws; else nothing happens."""
        asked = self.game.asked
        if len(asked) != 1 or said not in self.game.legal(asked[0], side=False).actions:
            return []
        return self.game.tell(asked[0], said) + self.game.tell(CHANCE, self.drawn())

    def drawn(self) -> Action:
        """What the game draws for itself, where the button is broken or the deck is lost."""
        if not self.game.waits_for_chance:
            raise BadAction("mirror-no-toss")
        return Action(*self.game.core.nth_way(self.draw(self.game.core.ways())))

    def undo(self) -> tuple[Input, ...]:
        """Take back the last move."""
        if not self.moves:
            raise NothingThere("mirror-nothing-to-undo")
        place = len(self.game.inputs) - self.moves.pop()
        taken = tuple(self.game.inputs[place:])
        self.undone.append(taken)
        self.game.become(self.game.inputs[:place])
        return taken

    def redo(self) -> tuple[Input, ...]:
        """Say the move again that was taken back last; anything new makes that impossible."""
        if not self.undone:
            raise NothingThere("mirror-nothing-to-redo")
        again = self.undone.pop()
        for said in again:
            self.game.tell(*said)
        self.moves.append(len(again))
        return again

    def back_to(self, inputs: list[Input]) -> None:
        """Where we were."""
        if len(self.game.inputs) != len(inputs):
            self.game.become(inputs)


def corrections_in(inputs: Iterable[Input]) -> int:
    """How often the table put something right by hand; the hammer only says what an auction came to."""
    return sum(said.who == TABLE and said.action.kind != Correction.HAMMER for said in inputs)
