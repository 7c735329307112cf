"""Questions and choices in words."""
from __future__ import annotations

from collections.abc import Sequence

from passgo.actions import Action
from passgo.editions import Edition
from passgo.events import Teller
from passgo.rules.words import FIRST_SIDE, Kind, Step
from passgo.server import looks
from passgo.table import QUESTIONS
from passgo.view import View

AUCTIONS = (Step.ASK_OPEN_AUCTION, Step.ASK_TIMED_AUCTION, Step.ASK_SEALED_AUCTION)
PLAIN = {
    Kind.ROLL: "Roll the dice", Kind.BUY: "Buy it", Kind.DECLINE: "Leave it to the auction", Kind.PASS: "Pass",
    Kind.SETTLE: "Pay the debt", Kind.GIVE_UP: "Give up: bankrupt", Kind.ACCEPT: "Accept", Kind.REJECT: "No, thank you",
    Kind.LIFT: "Lift the mortgage now", Kind.LEAVE: "Leave the mortgage",
}
GROUPS = {Kind.BUILD: "build", Kind.SELL: "sell", Kind.MORTGAGE: "mortgage", Kind.REDEEM: "redeem", Kind.CLAIM: "claim",
          Kind.USE_CARD: "card", Kind.PLACE: "build"}


def describe(action: Action, edition: Edition, names: Sequence[str]) -> str:
    """What a button says."""
    tell = Teller(edition, names)
    match action.kind:
        case Kind.PAY_FINE:
            return f"Pay the fine of {tell.money(edition.board.fine)}"
        case Kind.USE_CARD:
            return f"Use {edition.kept[action.a].name}"
        case Kind.WANT:
            return f"Take {action.a}" if action.a else "Take none"
        case Kind.PLACE:
            return f"Put it on {tell.space(action.a)}"
        case Kind.BUILD:
            return f"Build on {tell.space(action.a)}"
        case Kind.SELL:
            return f"Sell {'everything on the group of' if action.b else 'a building on'} {tell.space(action.a)}"
        case Kind.MORTGAGE:
            return f"Mortgage {tell.space(action.a)}"
        case Kind.REDEEM:
            return f"Lift the mortgage on {tell.space(action.a)}"
        case Kind.CLAIM:
            return f"Ask {tell.name(action.b)} for the rent of {tell.space(action.a)}"
    return PLAIN.get(action.kind, action.name.replace("_", " ").capitalize())


def group_of(action: Action) -> str:
    """Which drawer of the action bar it lies in."""
    return GROUPS.get(action.kind, "answer" if action.kind < FIRST_SIDE else "other")


def question(view: View, names: Sequence[str]) -> str:
    """The open question as a sentence, spoken to its viewer."""
    own = looks.question(view)
    if own:
        return own
    if not view.asked:
        return "The clock is running." if view.waits_for == "clock" else ""
    tell, top = Teller(view.edition, names), view["depth"] - 1
    step, what = view["step"][top], view["what"][top]
    words = QUESTIONS.get(step, "to answer").format(
        space=tell.space(what) if step in (Step.ASK_BUY, Step.ASK_LIFT) else "", lot=tell.space(what) if step in AUCTIONS else "",
        money=view.edition.money(view["sum"][top]))
    if view.seat in view.asked:
        return f"You are asked {words}."
    return f"{', '.join(names[seat] for seat in view.asked)} {'is' if len(view.asked) == 1 else 'are'} asked {words}."
