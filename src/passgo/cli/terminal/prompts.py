"""Asking a person: the table is shown, the menu stands below it, and what is typed is understood until something is said."""
from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from rich.text import Text

from passgo.cli.choices import whole
from passgo.cli.terminal.advised import advised
from passgo.cli.terminal.clock import agenda
from passgo.cli.terminal.help import clause_example, example, help_lines
from passgo.cli.terminal.keyboard import Leave, TimeUp
from passgo.cli.terminal.listing import menu_lines
from passgo.cli.terminal.menu import Choice, Menu
from passgo.cli.terminal.offers import Offers, after_deal
from passgo.cli.terminal.panels import deed_lines, rent_lines, space_lines
from passgo.cli.terminal.swaps import swapped
from passgo.cli.terminal.typed import NotUnderstood, action_typed, space_named
from passgo.cli.terminal.why import explained, looked_up, why
from passgo.play.actions import Action, BadAction, Input
from passgo.play.game import IllegalAction
from passgo.rules.steps import Step
from passgo.rules.words import Kind
from passgo.text import say
from passgo.text.money import read_money
from passgo.text.questions import question
from passgo.text.refusals import Refusal
from passgo.text.standing import hand_words, knows_a_secret, own_cards
from passgo.text.tables import pairs, verbs

if TYPE_CHECKING:
    from passgo.cli.terminal.session import Session

QUIT = ("quit", "exit", "q")
LOG_LINES = 30


class Prompt:
    """One question to one person. `between`: nothing is asked; Enter lets the others go on."""

    def __init__(self, session: Session, seat: int, between: bool = False) -> None:
        self.session, self.seat, self.between = session, seat, between
        self.game, self.screen = session.game, session.screen
        self.refused: Refusal | None = None
        self.private = False
        """May this player's secrets be on the screen?"""
        self.look()

    def look(self) -> None:
        """See what there is to see from this seat."""
        self.view = self.game.view(self.seat)
        self.menu = Menu(self.view, self.game.names)

    def run(self) -> None:
        """Until the player has said something, or the clock has."""
        shared = len(self.session.seats.people) > 1
        sealed = shared and self.menu.sealed
        self.private = sealed or not shared or knows_a_secret(self.view)
        with self.session.keyboard.hidden() if sealed else contextlib.nullcontext():
            if shared:
                self.hand_over(self.seat if self.private else None, always=sealed)
            self.draw()
            self.listen()
            if sealed:
                self.hand_over(None)

    def listen(self) -> None:
        """Line by line, until one of them, or the clock, has settled it."""
        try:
            while not self.heard(self.session.read("")):
                pass
        except TimeUp:
            self.session.tick(self.session.clock.now())

    @property
    def viewer(self) -> int:
        """For whose eyes the screen is: one player's, or everybody's."""
        return self.seat if self.private else -1

    def hand_over(self, holder: int | None, always: bool = False) -> None:
        """What one player alone may know leaves the screen before anybody else looks, and shows only behind a curtain."""
        before, self.session.holder = self.session.holder, holder
        if before is not None and before != holder:
            self.screen.forget()
            if holder is None:
                self.screen.say(say("terminal-all-may-look"))
        if holder is not None and (always or before != holder):
            self.curtain()

    def curtain(self) -> None:
        """Nobody else may look."""
        self.screen.wipe()
        name = self.game.names[self.seat]
        self.screen.say(say("terminal-curtain-blind" if self.menu.sealed else "terminal-curtain", name=name), "bold")
        if self.session.read(say("terminal-ready", name=name)).lower() in QUIT:
            raise Leave

    def draw(self) -> None:
        asked = say("terminal-between") if self.between else question(self.view, self.game.names)
        lines = [*([] if self.screen.plain else self.own_cards()), self.screen.question(self.seat, asked), *self.consequences()]
        self.session.log.asked = asked
        self.screen.table(self.view, self.session.log, self.viewer, lines, self.menu, self.between)
        self.session.log.asked = ""

    def own_cards(self) -> list[Text]:
        """The cards only this player may read, in few words: kept ones by their names."""
        return self.for_one(hand_words(self.view, self.screen.words))

    def for_one(self, words: list[str]) -> list[Text]:
        """What is for this player's eyes alone; nothing while others look."""
        return [Text(say("terminal-only-you", card=card), "dim italic") for card in words if self.private]

    def consequences(self) -> list[Text]:
        """An offer shows how both would stand after it."""
        if self.menu.phrases.step != Step.ASK_REVIEW or self.between:
            return []
        accepted = Input(self.seat, Action(Kind.ACCEPT))
        return after_deal(self.view, self.game.names, self.menu.phrases.what, self.seat, accepted)

    # ------------------------------------------------------------------------------------------------- understanding
    def heard(self, typed: str) -> bool:
        """Do what was typed; True: the question is answered, or must be put anew."""
        word, _, rest = typed.partition(" ")
        word, rest = word.lower(), rest.strip()
        if not typed:
            return self.enter()
        if word in QUIT:
            raise Leave
        number = whole(typed)
        if number is not None and 0 < number <= len(self.menu.choices):
            return self.chosen(self.menu.choices[number - 1])
        if word in ("offer", "deal", "trade"):
            return self.offer()
        pair = next((kind for kind in verbs().get(word, ()) if kind in pairs()), None)
        if pair is not None and not rest and len(self.swaps(pair)) > 1:
            return self.swap(pair)
        if word == "undo":
            return self.undo()
        if (answer := self.session.by_hand(word, rest)) is not None:
            if answer:
                self.screen.say(answer, "yellow")
            return not answer or word == "redo"
        if word == "pause":
            return self.set_pause(rest)
        if self.shown(word, rest):
            return False
        return self.acted(typed)

    def enter(self) -> bool:
        """Enter alone goes on, or gives the one answer nobody regrets."""
        if self.between:
            self.session.done_between(self.seat)
            return True
        if self.menu.at_once:
            return self.chosen(self.menu.at_once)
        self.screen.say(say("terminal-choose"), "yellow")
        return False

    def chosen(self, choice: Choice) -> bool:
        if choice.action is None:
            return self.offer() if choice.kind == Kind.OFFER else self.swap(choice.kind)
        return self.sure(choice.action) and self.play(choice.action)

    def sure(self, action: Action) -> bool:
        """Giving up is asked about twice where somebody can answer."""
        if action.kind != Kind.GIVE_UP or self.view.refusal(action) or not self.session.keyboard.is_terminal:
            return True
        return self.session.read(say("terminal-really-give-up")).lower() in ("yes", "y")

    def acted(self, typed: str) -> bool:
        """A verb with a name, a bare sum in an auction, or an action as records write it."""
        try:
            action = action_typed(typed, self.view, self.game.names)
            if action is None and self.menu.legal.bids:
                sum = read_money(typed, self.game.edition.currency)
                action = None if sum is None else Action(Kind.BID, money=sum)
            if action is None and typed.split()[0] in Kind.names():
                action = Action.read(typed)
        except (NotUnderstood, BadAction) as error:
            self.screen.say(str(error), "yellow")
            return False
        return self.sure(action) and self.play(action) if action is not None else self.unknown(typed)

    def unknown(self, typed: str) -> bool:
        self.screen.say(say("terminal-not-understood", typed=repr(typed[:40])), "yellow")
        return False

    def play(self, action: Action) -> bool:
        """Say it; what is refused is explained, and only if the clock has changed the question is it put anew."""
        before = agenda(self.game)
        late = self.session.clock.to_tell()
        if late is not None:
            self.session.tick(late)
        try:
            self.session.said(self.seat, action)
        except IllegalAction as illegal:
            self.refused = Refusal(illegal.reason, illegal.clause, illegal.sentence)
            self.screen.say(say("terminal-refused", refusal=str(illegal)), "yellow")
            self.look()
            return agenda(self.game) != before
        return True

    def offer(self) -> bool:
        """The dialogue; only a finished offer is said."""
        if not self.menu.legal.may_offer:
            return self.play(Action(Kind.OFFER, (self.seat + 1) % len(self.game.names)))
        offers = Offers(self.game, self.view, self.screen, self.ask)
        action = offers.make(self.menu.partners())
        return action is not None and self.play(action)

    def ask(self, prompt: str) -> str:
        return self.session.read(f"{prompt} ")

    def swaps(self, kind: int) -> list[Action]:
        return [action for action in self.menu.legal.actions if action.kind == kind]

    def swap(self, kind: int) -> bool:
        """One of many pairs, chosen in two steps."""
        action = swapped(self.view, self.game.names, self.screen, self.ask, self.swaps(kind))
        return action is not None and self.play(action)

    def undo(self) -> bool:
        before = len(self.game.inputs)
        self.screen.say(self.session.undo(), "yellow")
        return len(self.game.inputs) != before

    def set_pause(self, rest: str) -> bool:
        """When to be asked between turns."""
        if rest in self.session.PAUSES:
            self.session.pause = rest
            self.screen.say(say("terminal-pause-is", when=rest))
        else:
            self.screen.say(say("terminal-pause-can-be", known=self.session.PAUSES, now=self.session.pause), "yellow")
        return False

    # ----------------------------------------------------------------------------------------------------- looking up
    def shown(self, word: str, rest: str) -> bool:
        """Commands that only show something."""
        match word:
            case "help" | "h":
                self.screen.lines(map(Text, help_lines(self.game.edition, self.screen.out.width)))
            case "?" | "why":
                self.explain(rest)
            case "rules" | "rule":
                self.screen.lines(looked_up(self.game.edition, rest))
            case "board":
                self.screen.board(self.view)
            case "deeds":
                for seat in self.seats_named(rest):
                    self.screen.lines(deed_lines(self.view, self.game.names, seat))
            case "show" | "deed":
                self.show_space(rest)
            case "rents":
                self.screen.lines(rent_lines(self.view, self.game.names))
            case "cards":
                cards = self.for_one(own_cards(self.view, self.screen.words))
                self.screen.lines(cards or [Text(say("terminal-no-cards"))])
            case "log":
                for sentence in self.session.log.sentences(self.viewer)[0 if rest == "all" else -LOG_LINES:]:
                    self.screen.say(sentence)
            case "hint" | "odds" | "worth" | "fair":
                self.screen.say(advised(self.game, self.view, word, rest))
            case "more":
                self.screen.lines(menu_lines(self.menu, self.screen.out.width, self.between))
            case "menu":
                self.draw()
            case _:
                return False
        return True

    def explain(self, rest: str) -> None:
        """`? build hollywood`; `?` alone explains what was refused last."""
        if rest:
            self.screen.lines(why(self.game, self.view, rest))
        elif self.refused:
            self.screen.lines(explained(self.game.edition, self.refused))
        else:
            edition = self.game.edition
            self.screen.say(say("terminal-nothing-refused", example=example(edition), clause=clause_example(edition)))

    def seats_named(self, text: str) -> list[int]:
        """Whose deeds: one's own, a player's, or all."""
        if text == "all":
            return list(range(len(self.game.names)))
        named = [seat for seat, name in enumerate(self.game.names) if text and name.lower().startswith(text.lower())]
        return named or [self.seat]

    def show_space(self, text: str) -> None:
        try:
            self.screen.lines(space_lines(self.view, self.game.names, space_named(self.game.edition, text)))
        except NotUnderstood as error:
            self.screen.say(str(error), "yellow")
