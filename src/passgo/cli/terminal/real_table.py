"""`passgo play --dice table`: pieces and dice are real; every toss is asked for, and all can be taken back or put right."""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rich.text import Text

from passgo.cli.terminal.by_hand import WORDS, told
from passgo.cli.terminal.clock import Clock
from passgo.cli.terminal.keyboard import Leave, TimeUp
from passgo.cli.terminal.log import run_on
from passgo.cli.terminal.saving import SaveFile
from passgo.cli.terminal.screen import Screen
from passgo.cli.terminal.seats import Seats
from passgo.cli.terminal.session import Session
from passgo.cli.terminal.typed import NotUnderstood
from passgo.events import Event, decode
from passgo.play.actions import Action, BadAction, Input
from passgo.play.game import Game, IllegalAction
from passgo.play.mirror import Mirror, NothingThere
from passgo.rules.words import CHANCE, TABLE
from passgo.text import say
from passgo.text.actions import Phrases
from passgo.text.tosses import TossAsked, outcome_of, toss_asked

QUIT = ("quit", "exit", "q")
DRAW = ("draw", "random")
DICE = re.compile(r"\d \d")


class RealTable(Session):
    """An evening with real dice: who sits at the keyboard keeps the bank."""

    def __init__(self, game: Game, seats: Seats, save: SaveFile, screen: Screen, clock: Clock, told: list[Event]) -> None:
        super().__init__(game, seats, save, screen, clock, told)
        self.mirror = Mirror(game, [1] * len(game.inputs))

    def step(self) -> None:
        """Whoever must speak next speaks; where dice must fall, they are asked for."""
        toss = toss_asked(self.game)
        if toss is None:
            super().step()
        else:
            self.ask_toss(toss)

    def said(self, seat: int, action: Action) -> None:
        place = len(self.game.inputs)
        super().said(seat, action)
        self.mirror.kept(place, seat in self.seats.people)

    def tick(self, milliseconds: int) -> None:
        place = len(self.game.inputs)
        super().tick(milliseconds)
        self.mirror.kept(place, False)

    # ------------------------------------------------------------------------------------------------------- what falls
    def ask_toss(self, toss: TossAsked) -> None:
        """Until something has fallen, or was taken back or put right."""
        lines = [Text(toss.says, "bold")]
        lines += [Text(f"  {n:>2}  {fall.says}") for n, fall in enumerate(toss.falls, start=1)]
        self.screen.table(self.game.view(-1), self.log, -1, lines)
        before = self.game.core.digest()
        while self.game.core.digest() == before:
            try:
                typed = self.read("")
            except TimeUp:
                self.tick(self.clock.now())
                return
            self.heard_toss(toss, typed)

    def heard_toss(self, toss: TossAsked, typed: str) -> None:
        """`3 5`, `35`, the number of a card, `draw`; or something by hand."""
        word, _, rest = typed.partition(" ")
        if word.lower() in QUIT:
            raise Leave
        if word.lower() == "undo":
            self.screen.say(self.undo(), "yellow")
            return
        answer = self.by_hand(word.lower(), rest.strip())
        if answer is not None:
            if answer:
                self.screen.say(answer, "yellow")
            return
        try:
            action = self.mirror.drawn() if word.lower() in DRAW else outcome_of(toss, figures(toss, typed))
            self.fell(action)
        except ValueError:
            how = say("terminal-toss-dice") if toss.dice else say("terminal-toss-number", count=len(toss.falls))
            self.screen.say(how, "yellow")
        except IllegalAction as illegal:
            self.screen.say(say("terminal-refused", refusal=str(illegal)), "yellow")

    def fell(self, action: Action) -> None:
        """Chance has spoken: one move."""
        place = len(self.game.inputs)
        self.happened(self.game.tell(CHANCE, action))
        self.mirror.kept(place, True)

    # --------------------------------------------------------------------------------------------------------- by hand
    def by_hand(self, word: str, rest: str) -> str | None:
        """`redo`, `set …`, `hammer …`, `card …`: says what was done or why not; None: it is none of these."""
        if word == "redo":
            return self.wound(self.mirror.redo, "terminal-redone")
        if DICE.fullmatch(f"{word} {rest}"):
            return self.rolled(word, rest)
        if word not in WORDS or (word == "card" and not rest):
            return None
        try:
            action = told(word, rest, self.game.edition, self.game.names)
            place = len(self.game.inputs)
            events = self.game.tell(TABLE, action)
        except (NotUnderstood, BadAction) as error:
            return str(error)
        except IllegalAction as illegal:
            return say("terminal-refused", refusal=str(illegal))
        self.happened(events)
        self.mirror.kept(place, True)
        return ""

    def rolled(self, one: str, other: str) -> str:
        """`3 5` before a roll: who takes the dice is done with the last turn, and rolls."""
        try:
            self.happened(self.mirror.tell(["ON", f"CHANCE OUTCOME a={one} b={other}"]))
        except BadAction as error:
            return str(error)
        except IllegalAction as illegal:
            return say("terminal-refused", refusal=str(illegal))
        return ""

    def undo(self) -> str:
        """The last thing told, whatever it was, and what followed from it by itself."""
        return self.wound(self.mirror.undo, "terminal-undone-last")

    def wound(self, way: Callable[[], Sequence[Input]], id: str) -> str:
        """Take back or say again; the file and the log end where the game now does."""
        before = list(self.log.events)
        try:
            said = way()
        except NothingThere as nothing:
            return str(nothing)
        if len(self.game.inputs) < self.save.written:
            self.save.take_back(self.game)
        else:
            self.save.keep(self.game)
        self.clock.restart()
        self.log.events = [decode(event) for event in self.game.core.events(0)]
        self.log.shown = len(self.log.events)
        self.turn, self.between, self.waived = self.game.view(-1).table.turn, [], set()
        longer, shorter = sorted((before, self.log.events), key=len, reverse=True)
        return say(id, what=self.in_words(longer[len(shorter):], said))

    def in_words(self, events: Sequence[Event], said: Sequence[Input]) -> str:
        """What happened there, as the log tells it to everybody; where it tells nothing, what was answered."""
        told = run_on((self.log.subject(event), sentence) for event in events
                      if event.name != "TURN" and (sentence := self.log.one(event, -1, "")))
        answers = [one for one in said if one.who >= 0]
        if told or not answers:
            return told or say("nothing")
        last = answers[-1]
        action = Phrases(self.game.view(last.who), self.game.names).say(last.action)
        return say("terminal-answered", name=self.game.names[last.who], action=action)


def figures(toss: TossAsked, typed: str) -> list[int]:
    """The numbers typed; the pips of two dice may stand together."""
    found = re.findall(r"\d" if toss.dice else r"\d+", typed)
    if not found or re.sub(r"[\d\s,+]", "", typed):
        raise ValueError
    return [int(one) for one in found]

