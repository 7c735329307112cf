"""The menu: everything a seat may do now, numbered; answers first, then business, heading by heading."""
from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from passgo.play.actions import Action
from passgo.play.legal import Legal
from passgo.play.view import View
from passgo.rules.side import is_side
from passgo.rules.steps import Step
from passgo.rules.words import Kind
from passgo.text.actions import Phrases, headings
from passgo.text.tables import pairs

AT_ONCE = (Kind.ROLL, Kind.SETTLE)
"""Answers that Enter alone may give: nothing is lost by them that a second look would save."""
MOST_LINES = 6
"""So many answers stand on a line each; more of them flow under headings."""
MOST_PAIRS = 6
"""So many swaps are listed; where there are more, one chooses first what to give and then what for."""


class Choice(NamedTuple):
    """A numbered line; without an action it begins a dialogue about this kind of business."""
    number: int
    heading: str
    text: str
    action: Action | None
    kind: int = Kind.OFFER

    @property
    def business(self) -> bool:
        """Can this be done besides answering?"""
        return self.action is None or bool(is_side(self.action.kind))


class Menu:
    """What one seat may say to the question open now."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view, self.names = view, names
        self.legal: Legal = view.legal()
        self.phrases = Phrases(view, names)
        self.choices: list[Choice] = []
        self.add_answers()
        self.titles = {kind: self.phrases.text(id) for kind, id in headings().items()}
        for kind, heading in self.titles.items():
            found = sorted((action for action in self.legal.actions if action.kind == kind), key=self.phrases.heading)
            if kind in pairs() and len(found) > MOST_PAIRS:
                self.add(heading, self.phrases.text("terminal-swap-one"), None, kind)
                continue
            for action in found:
                self.add(self.phrases.heading(action) or heading, self.phrases.short(action), action)
            if kind == Kind.OFFER and self.legal.may_offer and self.partners():
                self.add(heading, self.phrases.text("terminal-offer-one"), None)

    def add(self, heading: str, text: str, action: Action | None, kind: int = Kind.OFFER) -> None:
        self.choices.append(Choice(len(self.choices) + 1, heading, text, action, kind))

    def add_answers(self) -> None:
        """A line each; but where there are many, those alike under one heading, and the others after them."""
        answers = self.answers()
        many = len(answers) > MOST_LINES
        headed = [(self.phrases.heading(action) if many else "", action) for action in answers]
        for heading in sorted(dict.fromkeys(heading for heading, _ in headed), key=lambda heading: not heading):
            for found, action in headed:
                if found == heading:
                    self.add(heading, self.phrases.short(action) if heading else self.phrases.say(action), action)

    def answers(self) -> list[Action]:
        """What can be said by a number; other bids are typed."""
        found = [action for action in self.legal.actions if not is_side(action.kind)]
        if self.legal.bids:
            found.append(Action(Kind.BID, money=self.legal.bids[0]))
        return found

    def partners(self) -> list[int]:
        """Who could be offered a deal."""
        alive = self.view.table.alive
        return [seat for seat in range(self.view.table.seats) if alive >> seat & 1 and seat != self.view.seat]

    @property
    def at_once(self) -> Choice | None:
        """What Enter alone says, if anything."""
        answers = [choice for choice in self.choices if not choice.business]
        if len(answers) == 1 and not self.legal.bids and answers[0].action != Action(Kind.GIVE_UP):
            return answers[0]
        return next((choice for choice in answers if choice.action is not None and choice.action.kind in AT_ONCE), None)

    def sections(self) -> list[tuple[str, list[Choice]]]:
        """The lines in their order, gathered by heading; answers on lines of their own have none."""
        return [(heading, list(group)) for heading, group in itertools.groupby(self.choices, lambda choice: choice.heading)]

    @property
    def hint(self) -> str:
        """What else can be typed."""
        if self.legal.bids:
            return self.phrases.text("terminal-type-a-bid", low=self.phrases.few(self.legal.bids[0]),
                                     high=self.phrases.few(self.legal.bids[-1]))
        return ""

    @property
    def sealed(self) -> bool:
        return bool(self.phrases.step == Step.ASK_SEALED_AUCTION)
