"""Tropical Tycoon: jobs and tokens, developments, the weather and the ship, and what the channel asks."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from passgo.actions import Action
from passgo.rules.words import Step
from passgo.server.looks import sentences
from passgo.view import View
from passgo.wording import Phrases


def space_badges(view: View, space: int) -> list[str]:
    standing = view["development"][space]
    return [sentences("tropical_tycoon").DEVELOPMENTS[standing]] if standing else []


def player_badges(view: View, seat: int) -> list[str]:
    notes = sentences("tropical_tycoon").player_notes(view, seat)
    return notes.split(", ") if notes else []


def extra(view: View) -> dict[str, str | int]:
    line = sentences("tropical_tycoon").status_line(view)
    return {"Island": line} if line else {}


def question(view: View, names: Sequence[str]) -> str:
    """A scene asks in its own words."""
    top = view["depth"] - 1
    if Step.name(view["step"][top]) != "ASK_SCENE":
        return ""
    chooser = "You choose." if view.asked == (view.seat,) else f"{names[view['who'][top]]} chooses."
    return f"{scene_of(view, top).text} {chooser}"


def scene_of(view: View, frame: int) -> Any:
    edition: Any = view.edition
    return edition.scenes[view["what"][frame]]


def development(p: Phrases, action: Action) -> str:
    return f"{sentences('tropical_tycoon').DEVELOPMENTS[action.b]} on {p.tell.space(action.a)}"


SAYS: dict[str, Callable[[Phrases, Action], str]] = {
    "CHOOSE": lambda p, a: str(scene_of(p.view, p.view["depth"] - 1).choices[a.a].says),
    "WALK_FREE": lambda p, a: "Walk out of Jail, as the Police Chief may",
    "ARREST": lambda p, a: f"Send {p.tell.name(p.what)} to Jail",
    "SPARE": lambda p, a: f"Let {p.tell.name(p.what)} go",
    "TAKE": lambda p, a: f"Buy {p.tell.space(a.a)} for {p.money(p.edition.board.price[a.a])}",
    "DEVELOP": lambda p, a: f"Put up a {development(p, a)}",
    "REBUILD": lambda p, a: f"Put up a {development(p, a)} again",
    "SELL_OFF": lambda p, a: f"Sell what stands on {p.tell.space(a.a)}",
    "CLAIM_PERK": lambda p, a: "Ask for what your job brings",
    "PROPOSE_STOP": lambda p, a: "Propose to stop and count Fortune",
    "AGREE": lambda p, a: "Agree: stop and count Fortune",
    "GO_ON": lambda p, a: "Play on",
}
