"""Questions and choices in words, as the terminal says them too; here only what a browser needs besides."""
from __future__ import annotations

from collections.abc import Sequence

from passgo.actions import FIELDS, Action
from passgo.events import Teller
from passgo.rules.words import FIRST_EDITION_ANSWER, FIRST_EDITION_SIDE, FIRST_SIDE, Kind, Step
from passgo.server import looks
from passgo.table import QUESTIONS
from passgo.view import View
from passgo.wording import question as question_to

AUCTIONS = (Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION)
GROUPS = {Kind.BUILD: "build", Kind.SELL: "sell", Kind.MORTGAGE: "mortgage", Kind.REDEEM: "redeem", Kind.CLAIM: "claim",
          Kind.USE_CARD: "card", Kind.PLACE: "build"}


def group_of(action: Action) -> str:
    """Which drawer of the action bar it lies in."""
    answer = action.kind < FIRST_SIDE or FIRST_EDITION_ANSWER <= action.kind < FIRST_EDITION_SIDE
    return GROUPS.get(action.kind, "answer" if answer else "other")


def space_of(action: Action) -> int | None:
    """The space an action is about, if its notation names one."""
    names = FIELDS.get(action.name, ())
    return (action.a, action.b)[names.index("space")] if "space" in names else None


def question(view: View, names: Sequence[str]) -> str:
    """The open question: as it is put to who is asked, and for the others what they are waiting for."""
    own = looks.question(view, names)
    if own:
        return own
    if view.seat in view.asked:
        return question_to(view, names)
    if not view.asked:
        return "The clock is running." if view.waits_for == "clock" else ""
    tell, top = Teller(view.edition, names), view["depth"] - 1
    step, what = view["step"][top], view["what"][top]
    words = QUESTIONS.get(step, "to answer").format(
        space=tell.space(what) if step in (Step.ASK_BUY, Step.ASK_LIFT) else "", lot=tell.space(what) if step in AUCTIONS else "",
        money=view.edition.money(view["sum"][top]))
    return f"{', '.join(names[seat] for seat in view.asked)} {'is' if len(view.asked) == 1 else 'are'} asked {words}."

