"""Questions and choices in words, as the terminal says them too; here only what a browser needs besides."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from passgo import table
from passgo.events import Teller
from passgo.play.actions import FIELDS, Action
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.rules.words import FIRST_EDITION_ANSWER, FIRST_EDITION_SIDE, FIRST_SIDE, Kind
from passgo.server.views import badges
from passgo.wording import Phrases
from passgo.wording import question as question_to
from passgo.wording.actions import SAYS
from passgo.wording.questions import ASKS

AUCTIONS = (Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION)
GROUPS = {Kind.BUILD: "build", Kind.SELL: "sell", Kind.MORTGAGE: "mortgage", Kind.REDEEM: "redeem", Kind.CLAIM: "claim",
          Kind.USE_CARD: "card"}
ON_SPACES, OF_SEATS = ("space", "mine", "theirs"), ("to", "debtor")
"""What numbers of an action mean, by what they are called in its notation."""


def is_answer(action: Action) -> bool:
    """Does it answer the open question, or is it business on the side?"""
    return action.kind < FIRST_SIDE or FIRST_EDITION_ANSWER <= action.kind < FIRST_EDITION_SIDE


def group_of(action: Action) -> str:
    """Which drawer of the action bar it lies in."""
    return GROUPS.get(action.kind, "answer" if is_answer(action) else "other")


def space_of(action: Action) -> int | None:
    """The space an action is about, if its notation names one."""
    names = FIELDS.get(action.name, ())
    return (action.a, action.b)[names.index("space")] if "space" in names else None


def say(phrases: Phrases, action: Action) -> str:
    """What a button says; where nobody has found better words, those of the notation."""
    if action.kind in SAYS:
        return phrases.say(action)
    tell, words = phrases.tell, [action.name.replace("_", " ").capitalize()]
    for name, value in zip(FIELDS.get(action.name, ()), (action.a, action.b), strict=False):
        words.append(tell.space(value) if name in ON_SPACES else tell.name(value) if name in OF_SEATS else f"{name} {value}")
    return f"{words[0]}: {', '.join(words[1:])}" if words[1:] else words[0]


def question(view: View, names: Sequence[str]) -> str:
    """The open question: as it is put to who is asked, and for the others what they are waiting for."""
    own = badges.question(view, names)
    if own:
        return own
    if view.seat in view.asked and view["step"][view["depth"] - 1] in ASKS:
        return question_to(view, names)
    if not view.asked:
        return "The clock is running." if view.waits_for == "clock" else ""
    onlooker: Any = Onlooker(view, names)
    words = table.question(onlooker, view.table)
    return f"You are{words.partition(' asked')[1]}{words.partition(' asked')[2]}" if view.asked == (view.seat,) else words


class Onlooker:
    """As much of a Game as is needed to say what is asked, made from a View."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.edition, self.names, self.core, self.asked = view.edition, names, view.core, view.asked
        self.waits_for_chance = view.waits_for == "chance"
        self.winners: tuple[int, ...] = ()

    def teller(self) -> Teller:
        return Teller(self.edition, self.names)
