"""Millionaire at the table: its questions and answers in words. A kept card is spoken of to its holder only."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from passgo.editions.millionaire.rules.words import Choice
from passgo.play.actions import Action
from passgo.rules.steps import Step
from passgo.rules.words import Kind
from passgo.sentences.millionaire import LEVELS

if TYPE_CHECKING:
    from passgo.wording.actions import Phrases


def star(p: Phrases) -> int:
    return int(p.view["star"][p.view.seat])


def creditor(p: Phrases) -> str:
    """Whose rent is asked for."""
    return p.tell.name(p.view["how"][p.view["depth"] - 1])


def owner(p: Phrases, space: int) -> str:
    return p.tell.name(p.view["owner"][space])


def owed(p: Phrases) -> int:
    """The sum in the open question."""
    return int(p.view["sum"][p.view["depth"] - 1])


def upgrade(p: Phrases, action: Action) -> str:
    board, up = p.edition.board, star(p) + 1
    salary = board.salary + up * board.salary_step
    return f"Upgrade to {LEVELS[up]} for {p.money(board.upgrade_price)}: your salary becomes {p.money(salary)}"


def swap(p: Phrases, action: Action) -> str:
    return f"Play a card: swap {p.tell.space(action.a)} for {p.tell.space(action.b)} of {owner(p, action.b)}"


def ask_upgrade(p: Phrases) -> str:
    return f"Payday. You live the {LEVELS[star(p)]} life; the next level costs {p.money(owed(p))}."


def ask_rent(p: Phrases) -> str:
    return f"The rent of {p.tell.space(p.what)} is {p.money(owed(p))}, for {creditor(p)}. You hold cards you may play first."


def ask_choice(p: Phrases) -> str:
    return {Choice.PAY_ONE: f"The card says: pay {p.money(owed(p))}. To whom?",
            Choice.GIVE: "The card says: give a property away. Which one, and to whom?",
            Choice.GO: "The card says: go to a Fortune card that still lies. To which?"}[p.what]


SAYS: dict[int, Callable[[Phrases, Action], str]] = {
    Kind.UPGRADE: upgrade,
    Kind.KEEP_LEVEL: lambda p, a: f"Stay at {LEVELS[star(p)]} and keep the money",
    Kind.RENT_FREE: lambda p, a: "Play a card: no rent this time",
    Kind.PAY_RENT: lambda p, a: f"Pay {creditor(p)} {p.money(owed(p))} rent",
    Kind.CHOOSE_PLAYER: lambda p, a: f"Pay {p.tell.name(a.a)} {p.money(owed(p))}",
    Kind.GIVE_AWAY: lambda p, a: f"Give {p.tell.space(a.a)} to {p.tell.name(a.b)}",
    Kind.GO_TO: lambda p, a: f"Go to {p.tell.space(a.a)}",
    Kind.FREE_HOUSE: lambda p, a: f"Play a card: a free house on {p.tell.space(a.a)}",
    Kind.TAKE_OVER: lambda p, a: f"Play a card: take {p.tell.space(a.a)} from {owner(p, a.a)}",
    Kind.FORCED_DEAL: swap,
    Kind.END_TURN: lambda p, a: "Done: end the turn",
    Kind.WAIVE_DEBT: lambda p, a: "Play a card: no rent this time, the debt is gone",
    Kind.SHOW_CARD: lambda p, a: "Show a Get Out of Jail Free card, to use or to trade it",
}

LISTS: dict[int, Callable[[Phrases, Action], str]] = {
    Kind.GO_TO: lambda p, a: "Go to",
    Kind.GIVE_AWAY: lambda p, a: f"To {p.tell.name(a.b)}",
}
"""The heading an answer stands under where there are too many for a line each."""
SHORT: dict[int, Callable[[Phrases, Action], str]] = {
    Kind.GO_TO: lambda p, a: p.tell.space(a.a),
    Kind.GIVE_AWAY: lambda p, a: p.tell.space(a.a),
    Kind.FREE_HOUSE: lambda p, a: p.tell.space(a.a),
    Kind.TAKE_OVER: lambda p, a: f"{p.tell.space(a.a)} of {owner(p, a.a)}",
    Kind.FORCED_DEAL: lambda p, a: f"{p.tell.space(a.a)} for {p.tell.space(a.b)} of {owner(p, a.b)}",
    Kind.WAIVE_DEBT: lambda p, a: "play a card, and the debt is gone",
    Kind.SHOW_CARD: lambda p, a: "a Get Out of Jail Free card, to use or to trade it",
}
VERBS = {
    "upgrade": (Kind.UPGRADE,), "keep": (Kind.KEEP_LEVEL,), "stay": (Kind.KEEP_LEVEL,), "free": (Kind.RENT_FREE,),
    "pay": (Kind.PAY_RENT, Kind.CHOOSE_PLAYER), "give": (Kind.GIVE_AWAY,), "go": (Kind.GO_TO,), "house": (Kind.FREE_HOUSE,),
    "take": (Kind.TAKE_OVER,), "swap": (Kind.FORCED_DEAL,), "reveal": (Kind.SHOW_CARD,),
    "end": (Kind.END_TURN,), "done": (Kind.END_TURN,), "waive": (Kind.WAIVE_DEBT,),
}
"""What people type for Millionaire's actions."""
HEADINGS = {Kind.FREE_HOUSE: "Free house", Kind.TAKE_OVER: "Take over", Kind.FORCED_DEAL: "Swap", Kind.SHOW_CARD: "Show",
            Kind.WAIVE_DEBT: "No rent"}
"""The cards that can be played besides answering."""

ASKS: dict[int, Callable[[Phrases], str]] = {
    Step.ASK_UPGRADE: ask_upgrade,
    Step.ASK_RENT: ask_rent,
    Step.ASK_CHOICE: ask_choice,
    Step.ASK_END: lambda p: "Before your turn ends you may still build, or lift a mortgage.",
}
