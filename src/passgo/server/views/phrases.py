"""Questions and choices in words, as the terminal says them too; here only what a browser needs besides."""
from __future__ import annotations

from passgo.play.actions import Action
from passgo.play.notation import FIELDS
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.rules.words import FIRST_EDITION_ANSWER, FIRST_EDITION_SIDE, FIRST_SIDE, Kind
from passgo.server.views import badges
from passgo.text.events import Teller
from passgo.text.questions import asks, waiting
from passgo.text.questions import question as question_to

AUCTIONS = (Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION)
GROUPS = {Kind.BUILD: "build", Kind.SELL: "sell", Kind.MORTGAGE: "mortgage", Kind.REDEEM: "redeem", Kind.CLAIM: "claim",
          Kind.USE_CARD: "card"}


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


def question(view: View, tell: Teller) -> str:
    """The open question: as it is put to who is asked, and for the others what they are waiting for."""
    own = badges.question(view, tell)
    if own:
        return own
    asked = view.asked
    if view.seat in asked and view.table.step[view.table.depth - 1] in asks():
        return question_to(view, tell.names, tell=tell)
    if not asked:
        return tell.say("question-clock") if view.waits_for == "clock" else ""
    return waiting(view, tell.names, seat=view.seat, tell=tell)
