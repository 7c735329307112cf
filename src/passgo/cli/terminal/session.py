"""One evening at the table: bots speak for themselves, people are asked, and every word is saved before the next."""
from __future__ import annotations

from rich.text import Text

from passgo.bots import Bot, bot_named, next_move
from passgo.cli.terminal.clock import LAST_SECONDS, Clock, agenda, written
from passgo.cli.terminal.keyboard import Keyboard, NotYet, TimeUp
from passgo.cli.terminal.log import Log
from passgo.cli.terminal.prompts import Prompt
from passgo.cli.terminal.saving import SaveFile
from passgo.cli.terminal.screen import Screen
from passgo.cli.terminal.seats import Seats
from passgo.events import Event
from passgo.play.actions import Action, Input
from passgo.play.game import Game
from passgo.play.notation import DUE, unasked
from passgo.play.view import OWN, View
from passgo.rules.steps import Step
from passgo.rules.words import CLOCK, Kind
from passgo.text import say
from passgo.text.actions import Phrases

WORTH_A_PAUSE = (Kind.BUILD, Kind.REDEEM)
"""Business for which a player is asked between turns; everything else can wait for the player's own."""


class Session:
    """A game, who plays it, and where it is shown and saved."""
    PAUSES = ("useful", "always", "never")

    def __init__(self, game: Game, seats: Seats, save: SaveFile, screen: Screen, clock: Clock, told: list[Event]) -> None:
        self.game, self.seats, self.save, self.screen, self.clock = game, seats, save, screen, clock
        self.keyboard = Keyboard()
        self.log = Log(game.teller())
        self.log.add(told)
        self.turn: int = game.view(-1).table.turn
        self.between: list[int] = []
        """Who may do some business before the next player rolls, in the order they are asked."""
        self.waived: set[tuple[int, int, int, int]] = set()
        """What somebody has chosen not to ask for now. A rent: owner, space, debtor, turn; the perk of a job: -1 for both."""
        self.minds: dict[int, Bot] = {}
        """The bots that spoke last: what they have learned about the table goes on to the next."""
        self.pause = self.PAUSES[0]
        self.holder: int | None = None
        """Whose secrets are on the screen, where several people share it."""

    # ---------------------------------------------------------------------------------------------------- going on
    def run(self) -> None:
        """Until the game is over; raises Leave when somebody goes earlier."""
        while not self.game.over:
            self.step()

    def step(self) -> None:
        """Whoever must speak next speaks."""
        late = self.clock.to_tell()
        if late is not None:
            self.tick(late)
            return
        for seat in self.seats.people:
            if self.has_something_due(seat):
                self.ask_for_it(seat)
                return
        if self.between and self.before_a_roll():
            if self.may_pause(self.between[0]):
                Prompt(self, self.between[0], between=True).run()
            else:
                self.done_between(self.between[0])
            return
        move = next_move(self.game, self.bots())
        if move is not None:
            self.said(*move)
        elif self.game.core.waits_for() == CLOCK:
            # Nobody can say anything any more: there is no use in waiting for the rest of the time.
            self.tick(max(self.game.core.next_deadline(), self.clock.now()))
        else:
            Prompt(self, self.asked()).run()

    def asked(self) -> int:
        """Of the people the question waits for, the next in order."""
        seat = self.game.core.next_speaker()
        return seat if seat in self.seats.people else next(other for other in self.game.asked if other in self.seats.people)

    def bots(self) -> dict[int, Bot]:
        """Their whims depend only on the seed and on how far the game has come: a resumed game goes on as it would have, but for
        what a master remembers of the table."""
        moment = f"{self.game.seed} {len(self.game.inputs)}"
        bots = {seat: bot_named(name, f"{moment} {seat}") for seat, name in self.seats.bots.items()}
        for seat in bots.keys() & self.minds.keys():
            bots[seat].goes_on_from(self.minds[seat])
        self.minds = bots
        return bots

    def said(self, seat: int, action: Action) -> None:
        """A seat acts; raises IllegalAction, and then nothing has happened."""
        self.happened(self.game.play(action, seat))

    def tick(self, milliseconds: int) -> None:
        """The clock speaks."""
        self.happened(self.game.tick(milliseconds))

    def happened(self, events: list[Event]) -> None:
        """Into the file, into the log; a turn that has passed on leaves room for business."""
        self.save.keep(self.game)
        self.log.add(events)
        self.clock.restart()
        for event in events:
            if event.name == "TURN":
                self.between = self.free_before(event.who)
                self.turn = event.who

    # ------------------------------------------------------------------------------------------- business of people
    def free_before(self, roller: int) -> list[int]:
        """Who is asked before this player rolls: the person who has just played; or all people, if they want it so."""
        seats = len(self.game.names)
        order = [(self.turn + i) % seats for i in range(seats if self.pause == "always" else 1)]
        return [seat for seat in order if seat in self.seats.people and seat != roller]

    def before_a_roll(self) -> bool:
        """Is it between turns? Offers under way are answered first."""
        view = self.game.view(-1)
        return view.table.step[view.table.depth - 1] == Step.ASK_TURN

    def may_pause(self, seat: int) -> bool:
        """Is this player still in the game, with something to do before the next one rolls?"""
        view = self.game.view(seat)
        if self.pause == "never" or seat in view.asked or not view.table.alive >> seat & 1:
            return False
        legal = view.legal()
        return bool(legal) if self.pause == "always" else any(action.kind in WORTH_A_PAUSE for action in legal.actions)

    def done_between(self, seat: int) -> None:
        """This player lets the others go on."""
        self.between = [other for other in self.between if other != seat]

    def has_something_due(self, seat: int) -> bool:
        """Is there rent or a perk this player has not been reminded of? [HN-33 TT-04]"""
        return not self.claims(self.game.view(seat)) <= self.waived

    def claims(self, view: View) -> set[tuple[int, int, int, int]]:
        """What this seat may ask for now; a perk is in the menu of one's own question, and needs no reminder there."""
        kinds = [kind for kind in unasked(view.edition.board, view.table)
                 if kind in DUE and (kind == Kind.CLAIM or view.seat not in view.asked)]
        if not kinds:
            return set()
        actions = [action for action in view.legal().actions if action.kind in kinds]
        may = {(action.a, action.b) for action in actions if action.kind == Kind.CLAIM}
        due = {(view.seat, -1, -1, view.table.turns)} if any(action.kind != Kind.CLAIM for action in actions) else set()
        found = ((view.table.claim_space[i], view.table.claim_debtor[i], view.table.claim_turn[i], view.table.claim_owner[i])
                 for i in range(view.table.claims))
        return due | {(owner, space, debtor, turn) for space, debtor, turn, owner in found
                      if owner == view.seat and (space, debtor) in may}

    def ask_for_it(self, seat: int) -> None:
        """Once for each rent and perk; whoever goes on without asking still finds it in the menu, until it is too late."""
        before = len(self.game.inputs)
        Prompt(self, seat, between=True).run()
        if len(self.game.inputs) == before:
            self.waived |= self.claims(self.game.view(seat))

    def undo(self) -> str:
        """Take back the last action, if it was a person's and nothing has happened since; says what was done, or why not."""
        last = self.last_said()
        if last.who not in self.seats.people:
            return say("terminal-undo-not-yours")
        if self.was_secret():
            return say("terminal-undo-sealed" if last.action.kind == Kind.BID else "terminal-undo-secret")
        self.game.undo()
        self.save.take_back(self.game)
        self.clock.restart()
        said = Phrases(self.game.view(last.who), self.game.names).say(last.action)
        del self.log.events[self.events_before():]
        self.log.shown = min(self.log.shown, len(self.log.events))
        self.turn, self.between = self.game.view(-1).table.turn, []
        return say("terminal-undone", name=self.game.names[last.who], action=said)

    def by_hand(self, word: str, rest: str) -> str | None:
        """Only at a real table is anything put right by hand."""
        return None

    def last_said(self) -> Input:
        """The last input; a clock that has only told the time has said nothing."""
        inputs = self.game.inputs
        said = max((n for n, one in enumerate(inputs, start=1) if one.who != CLOCK), default=0)
        before = self.game.fork()
        before.become(inputs[:said])
        if said and agenda(before) == agenda(self.game):
            return inputs[said - 1]
        return Input(CLOCK, Action(Kind.TICK))

    def was_secret(self) -> bool:
        """Did the last input touch what lies hidden: a closed hand, or a card face down?"""
        before = self.game.fork()
        before.undo()
        return any(before.core.field(name) != self.game.core.field(name) for name in OWN)

    def events_before(self) -> int:
        """How many events the game as it stands now has told."""
        return sum(len(events) for _, _, events in Game.replay(self.game.record()))

    # ---------------------------------------------------------------------------------------------------- the keyboard
    def read(self, prompt: str) -> str:
        """One line; the time that is left stands before the prompt and runs. Raises TimeUp and NoMoreInput."""
        left = self.clock.left()
        label = f"[{written(left)}] " if left is not None else ""
        self.screen.out.print(Text(f"{label}{prompt}> "), end="", soft_wrap=True)
        self.screen.out.file.flush()
        while True:
            left = self.clock.left()
            if left == 0:
                self.screen.say()
                raise TimeUp
            try:
                typed = self.keyboard.line(None if left is None else min(left, 1.0))
            except NotYet:
                self.count_down(label)
                continue
            if self.keyboard.blind or not self.keyboard.is_terminal:
                self.screen.say("" if self.keyboard.blind else typed)
            return typed

    def count_down(self, label: str) -> None:
        """Write the time left over the old one; what is being typed stays where it is."""
        left = self.clock.left()
        if left is None or self.screen.plain or not self.keyboard.is_terminal:
            return
        new = f"[{written(left)}] ".rjust(len(label))
        last = left <= LAST_SECONDS
        colour = "\x1b[1;31m" if last and not self.screen.out.no_color else ""
        self.screen.out.file.write(f"\x1b7\r{colour}{new}\x1b[0m\x1b8" + ("\a" if last else ""))
        self.screen.out.file.flush()
