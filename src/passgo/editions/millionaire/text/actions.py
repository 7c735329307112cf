"""Millionaire at the table: its questions and answers in words. A kept card is spoken of to its holder only."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from passgo.editions.millionaire.rules.words import Choice
from passgo.rules.steps import Step
from passgo.rules.words import Kind

if TYPE_CHECKING:
    from passgo.play.actions import Action
    from passgo.text.actions import Phrases

LEVELS = ("★", "★★★", "★★★★★")
"""One, three and five stars."""


def star(p: Phrases) -> int:
    return p.view.table.star[p.view.seat]


def creditor(p: Phrases) -> str:
    """Whose rent is asked for."""
    return p.tell.name(p.view.table.how[p.view.table.depth - 1])


def owner(p: Phrases, space: int) -> str:
    return p.tell.name(p.view.table.owner[space])


def upgrade(p: Phrases, a: Action) -> str:
    board, up = p.edition.board, star(p) + 1
    return p.text("do-upgrade", level=LEVELS[up], money=p.money(board.upgrade_price),
                  salary=p.money(board.salary + up * board.salary_step))


def swap(p: Phrases, a: Action) -> str:
    return p.text("do-forced-deal", mine=p.space(a.a), theirs=p.space(a.b), owner=owner(p, a.b))


def swap_short(p: Phrases, a: Action) -> str:
    return p.text("list-forced-deal", mine=p.space(a.a), theirs=p.space(a.b), owner=owner(p, a.b))


def ask_choice(p: Phrases) -> str:
    if p.what == Choice.PAY_ONE:
        return p.text("question-pay-one", money=p.money(p.sum))
    return p.text("question-give" if p.what == Choice.GIVE else "question-go")


Maker = Callable[["Phrases", "Action"], str]
SAYS: dict[int, Maker] = {
    Kind.UPGRADE: upgrade,
    Kind.KEEP_LEVEL: lambda p, a: p.text("do-keep-level", level=LEVELS[star(p)]),
    Kind.RENT_FREE: lambda p, a: p.text("do-rent-free"),
    Kind.PAY_RENT: lambda p, a: p.text("do-pay-rent", to=creditor(p), money=p.money(p.sum)),
    Kind.CHOOSE_PLAYER: lambda p, a: p.text("do-choose-player", to=p.tell.name(a.a), money=p.money(p.sum)),
    Kind.GIVE_AWAY: lambda p, a: p.text("do-give-away", space=p.space(a.a), to=p.tell.name(a.b)),
    Kind.GO_TO: lambda p, a: p.text("do-go-to", space=p.space(a.a)),
    Kind.FREE_HOUSE: lambda p, a: p.text("do-free-house", space=p.space(a.a)),
    Kind.TAKE_OVER: lambda p, a: p.text("do-take-over", space=p.space(a.a), owner=owner(p, a.a)),
    Kind.FORCED_DEAL: swap,
    Kind.END_TURN: lambda p, a: p.text("do-end-turn"),
    Kind.WAIVE_DEBT: lambda p, a: p.text("do-waive-debt"),
    Kind.SHOW_CARD: lambda p, a: p.text("do-show-card"),
}
LISTS: dict[int, Maker] = {
    Kind.GO_TO: lambda p, a: p.text("under-go-to"),
    Kind.GIVE_AWAY: lambda p, a: p.text("under-give-away", to=p.tell.name(a.b)),
}
"""The heading an answer stands under where there are too many for a line each."""
SHORT: dict[int, Maker] = {
    Kind.GO_TO: lambda p, a: p.text("list-space", space=p.space(a.a)),
    Kind.GIVE_AWAY: lambda p, a: p.text("list-space", space=p.space(a.a)),
    Kind.FREE_HOUSE: lambda p, a: p.text("list-space", space=p.space(a.a)),
    Kind.TAKE_OVER: lambda p, a: p.text("list-take-over", space=p.space(a.a), owner=owner(p, a.a)),
    Kind.FORCED_DEAL: swap_short,
    Kind.WAIVE_DEBT: lambda p, a: p.text("list-waive-debt"),
    Kind.SHOW_CARD: lambda p, a: p.text("list-show-card"),
}
VERBS = {
    "upgrade": (Kind.UPGRADE,), "keep": (Kind.KEEP_LEVEL,), "stay": (Kind.KEEP_LEVEL,), "free": (Kind.RENT_FREE,),
    "pay": (Kind.PAY_RENT, Kind.CHOOSE_PLAYER), "give": (Kind.GIVE_AWAY,), "go": (Kind.GO_TO,), "house": (Kind.FREE_HOUSE,),
    "take": (Kind.TAKE_OVER,), "swap": (Kind.FORCED_DEAL,), "reveal": (Kind.SHOW_CARD,),
    "end": (Kind.END_TURN,), "done": (Kind.END_TURN,), "waive": (Kind.WAIVE_DEBT,),
}
"""What people type for Millionaire's actions."""
BECAUSE = {
    Kind.END_TURN: "because-done", Kind.UPGRADE: "because-upgrade", Kind.KEEP_LEVEL: "because-cash-needed",
    Kind.FREE_HOUSE: "because-raises", Kind.RENT_FREE: "because-saves", Kind.WAIVE_DEBT: "because-saves",
    Kind.PAY_RENT: "because-later", Kind.GO_TO: "because-place",
}
"""What a hint says of Millionaire's answers."""
PAIRS = (Kind.FORCED_DEAL,)
HEADINGS = {Kind.FREE_HOUSE: (12, "heading-free-house"), Kind.TAKE_OVER: (13, "heading-take-over"),
            Kind.FORCED_DEAL: (14, "heading-forced-deal"), Kind.SHOW_CARD: (15, "heading-show-card"),
            Kind.WAIVE_DEBT: (16, "heading-waive-debt")}
"""The cards that can be played besides answering."""
ASKS: dict[int, Callable[[Phrases], str]] = {
    Step.ASK_UPGRADE: lambda p: p.text("question-upgrade", level=LEVELS[star(p)], money=p.money(p.sum)),
    Step.ASK_RENT: lambda p: p.text("question-rent", space=p.space(p.what), money=p.money(p.sum), to=creditor(p)),
    Step.ASK_CHOICE: ask_choice,
    Step.ASK_END: lambda p: p.text("question-end"),
}
