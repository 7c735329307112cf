"""The menu: everything a seat may do now, numbered; answers first, then business, heading by heading."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from passgo.actions import Action
from passgo.legal import Legal
from passgo.rules.side import is_side
from passgo.rules.words import Kind, Step
from passgo.sentences import city
from passgo.view import View
from passgo.wording import Phrases, short_money

HEADINGS = {Kind.CLAIM: "Claim", Kind.BUILD: "Build", Kind.SELL: "Sell", Kind.MORTGAGE: "Mortgage", Kind.REDEEM: "Lift",
            Kind.OFFER: "Deal", **city.HEADINGS}
"""In the order they stand: rent comes first, since it is the only business that can be too late."""
OTHER = "More"
AT_ONCE = (Kind.ROLL, Kind.SETTLE)
"""Answers that Enter alone may give: nothing is lost by them that a second look would save."""


class Choice(NamedTuple):
    """A numbered line; without an action it begins a dialogue."""
    number: int
    heading: str
    text: str
    action: Action | None


class Menu:
    """What one seat may say to the question open now."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view, self.names = view, names
        self.legal: Legal = view.legal()
        self.phrases = Phrases(view, names)
        self.choices: list[Choice] = []
        for action in self.answers():
            self.add("", self.phrases.say(action), action)
        for kind, heading in HEADINGS.items():
            for action in self.legal.actions:
                if action.kind == kind:
                    self.add(heading, self.phrases.short(action), action)
            if kind == Kind.OFFER and self.legal.may_offer and self.partners():
                self.add(heading, "offer somebody a deal", None)
        for action in self.legal.actions:
            if is_side(action.kind) and action.kind not in HEADINGS:
                self.add(OTHER, self.phrases.short(action), action)

    def add(self, heading: str, text: str, action: Action | None) -> None:
        self.choices.append(Choice(len(self.choices) + 1, heading, text, action))

    def answers(self) -> list[Action]:
        """What can be said by a number; other bids are typed."""
        found = [action for action in self.legal.actions if not is_side(action.kind)]
        if self.legal.bids:
            found.append(Action(Kind.BID, money=self.legal.bids[0]))
        return found

    def partners(self) -> list[int]:
        """Who could be offered a deal."""
        alive = self.view["alive"]
        return [seat for seat in range(self.view["seats"]) if alive >> seat & 1 and seat != self.view.seat]

    @property
    def at_once(self) -> Choice | None:
        """What Enter alone says, if anything."""
        answers = [choice for choice in self.choices if not choice.heading]
        if len(answers) == 1 and not self.legal.bids and answers[0].action is not None and answers[0].action.kind != Kind.GIVE_UP:
            return answers[0]
        return next((choice for choice in answers if choice.action is not None and choice.action.kind in AT_ONCE), None)

    def sections(self) -> list[tuple[str, list[Choice]]]:
        """The business, under its headings."""
        headings = dict.fromkeys(choice.heading for choice in self.choices if choice.heading)
        return [(heading, [choice for choice in self.choices if choice.heading == heading]) for heading in headings]

    @property
    def hint(self) -> str:
        """What else can be typed."""
        if self.legal.bids:
            low, high = (short_money(self.view.edition, sum) for sum in (self.legal.bids[0], self.legal.bids[-1]))
            return f"or type a bid from {low} to {high}, as 1.2M, 500k or 1,250,000"
        return ""

    @property
    def sealed(self) -> bool:
        return bool(self.phrases.step == Step.ASK_SEALED_AUCTION)
