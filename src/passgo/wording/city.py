"""City's long lists: many districts under one heading, each in few words."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from passgo.actions import Action
from passgo.editions.city.rules.words import Purpose
from passgo.rules.words import NOBODY, Kind
from passgo.sentences.city import PIECE_NAMES, there

if TYPE_CHECKING:
    from passgo.wording.actions import Phrases

CHOOSING = {
    Purpose.AUCTION: "Auction", Purpose.INHERIT: "Take", Purpose.REPOSSESS: "Hand back", Purpose.STEAL: "Take",
    Purpose.FREE_BUILD: "Free block", Purpose.RAILROAD: "Railroad",
}


def whose(p: Phrases, space: int) -> str:
    """`Summergate`, `Summergate (Ada)`, `Summergate (yours)`."""
    owner = p.view["owner"][space]
    note = "" if owner == NOBODY else " (yours)" if owner == p.view.seat else f" ({p.tell.name(owner)})"
    return p.tell.space(space) + note


def piece(p: Phrases, action: Action) -> str:
    return PIECE_NAMES[action.b].capitalize()


def priced(p: Phrases, action: Action) -> str:
    """`Summergate $500k`; the sum is found by trying it on a copy."""
    return f"{p.tell.space(action.a)} {p.few(-p.gain(action))}"


def clearing(p: Phrases, action: Action) -> str:
    return f"{PIECE_NAMES[action.b]} on {whose(p, action.a)} {p.few(-p.gain(action))}"


LISTS: dict[int, Callable[[Phrases, Action], str]] = {
    Kind.RESIDENTIAL: lambda p, a: "Residential",
    Kind.INDUSTRIAL: lambda p, a: "Industrial",
    Kind.STADIUM: lambda p, a: "Stadium",
    Kind.SKYSCRAPER: lambda p, a: "Skyscraper",
    Kind.TOWER: lambda p, a: "The Tower",
    Kind.RAILROAD: lambda p, a: "Railroad",
    Kind.PLACE_HAZARD: piece,
    Kind.PLACE_BONUS: piece,
    Kind.JUMP: lambda p, a: "Train to",
    Kind.CHOOSE: lambda p, a: CHOOSING[p.what] if p.what in CHOOSING else piece(p, a),
}
"""The heading an answer stands under where there are too many for a line each."""
SHORT: dict[int, Callable[[Phrases, Action], str]] = {
    Kind.RESIDENTIAL: priced,
    Kind.INDUSTRIAL: priced,
    Kind.STADIUM: priced,
    Kind.SKYSCRAPER: priced,
    Kind.TOWER: priced,
    Kind.CLEAR_HAZARD: clearing,
    **dict.fromkeys((Kind.RAILROAD, Kind.PLACE_HAZARD, Kind.PLACE_BONUS, Kind.CHOOSE), lambda p, a: whose(p, a.a)),
    Kind.JUMP: lambda p, a: p.tell.space(a.a) + there(p, a.a, p.few),
    Kind.ADD_HOUR: lambda p, a: "ask for another hour",
}
VERBS = {
    "press": (Kind.PRESS,), "residential": (Kind.RESIDENTIAL,), "homes": (Kind.RESIDENTIAL,), "industrial": (Kind.INDUSTRIAL,),
    "works": (Kind.INDUSTRIAL,), "railroad": (Kind.RAILROAD,), "stadium": (Kind.STADIUM,), "skyscraper": (Kind.SKYSCRAPER,),
    "tower": (Kind.TOWER,), "done": (Kind.DONE,), "jump": (Kind.JUMP,), "train": (Kind.JUMP,), "stay": (Kind.STAY,),
    "dodge": (Kind.DODGE_RENT,), "taxi": (Kind.USE_CARD,), "keep": (Kind.KEEP,), "choose": (Kind.CHOOSE,), "take": (Kind.CHOOSE,),
    "forgo": (Kind.FORGO,), "put": (Kind.PLACE_HAZARD, Kind.PLACE_BONUS), "clear": (Kind.CLEAR_HAZARD,), "hour": (Kind.ADD_HOUR,),
}
"""What people type for City's actions."""
HEADINGS = {Kind.CLEAR_HAZARD: "Clear", Kind.ADD_HOUR: "Time"}
"""Headings for side business that only City has."""
