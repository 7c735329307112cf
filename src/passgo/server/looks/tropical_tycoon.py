"""Tropical Tycoon: jobs and tokens, developments, the weather and the ship, and what the channel asks."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from passgo.play.view import View
from passgo.rules.words import Step
from passgo.server.looks import sentences


def space_badges(view: View, space: int) -> list[str]:
    standing = view["development"][space]
    return [sentences("tropical_tycoon").DEVELOPMENTS[standing]] if standing else []


def player_badges(view: View, seat: int) -> list[str]:
    notes = sentences("tropical_tycoon").player_notes(view, seat)
    return notes.split(", ") if notes else []


def extra(view: View) -> dict[str, str | int]:
    """The weather, the ship, the news and the developments left, to be shown at any time [TT-66]."""
    if not view.edition.board.opening:
        return {}
    words = sentences("tropical_tycoon")
    on_air = any(part >= 0 for part in view["story_part"][:view.edition.board.stories])
    left = ", ".join(words.plural(view["stock"][kind], name) for kind, name in words.DEVELOPMENTS.items() if kind)
    return {"Weather": words.WEATHER[view["weather"]], "Cruise ship": "in port" if view["ship"] else "at sea",
            **({} if on_air else {"News": "off air"}), "Developments left": left}


def score(score: int) -> str:
    return f"{score} Fortune"


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
