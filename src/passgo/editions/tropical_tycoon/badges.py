"""Tropical Tycoon: jobs and tokens, developments, the weather and the ship, and what the channel asks."""
from __future__ import annotations

from typing import Any

from passgo.editions.tropical_tycoon import text
from passgo.editions.tropical_tycoon.rules.words import Development, Weather
from passgo.editions.tropical_tycoon.text.scenes import jobs_held, scene_text, story_name, title, weather
from passgo.loading import Edition
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.text.events import Teller
from passgo.text.words import Words, slug

DEVELOPMENTS = {number: name.lower() for name, number in Development.names().items()}

CLAUSES = {
    "GO": "TT-36 TT-10", "JAIL": "TT-54 TT-13", "VISIT": "TT-51 TT-52 TT-53", "GO_TO_JAIL": "TT-50 TT-14 TT-51 TT-52 TT-53",
    "ISLAND_DEED": "TT-32 TT-33 TT-70", "HOUSES": "TT-34 TT-60 TT-61 TT-62 TT-65", "SCENE": "TT-38", "FREE_PARKING": "TT-37",
}


def space_badges(view: View, space: int, words: Words) -> list[str]:
    standing = view.table.development[space]
    return [words.piece(DEVELOPMENTS[standing])] if standing else []


def player_badges(view: View, seat: int, words: Words) -> list[str]:
    return text.player_badges(words, view, seat) if view.edition.board.opening else []


def extra(view: View, words: Words) -> list[dict[str, str]]:
    """The weather, the ship, the news and the developments left, to be shown at any time [TT-66]."""
    if not view.edition.board.opening:
        return []
    ship = words.say("extra-ship-in-port" if view.table.ship else "extra-ship-at-sea")
    left = words.say("shown-stock", pieces=text.stock(words, view.table))
    found = [("weather", words.say("extra-weather"), weather(words, view.table.weather)), ("ship", words.say("extra-ship"), ship),
             *([] if text.on_air(view) else [("news", words.say("extra-news"), words.say("extra-off-air"))]),
             ("developments", words.say("extra-developments"), left)]
    return [{"name": name, "label": label, "value": value} for name, label, value in found]


def stands(view: View, space: int) -> list[str]:
    standing = view.table.development[space]
    return [DEVELOPMENTS[standing]] if standing else []


def world(view: View, words: Words) -> dict[str, Any]:
    """The sky, the ship, the stories that are being told, and the scene somebody must choose in [TT-66]."""
    edition: Any = view.edition
    top = view.table.depth - 1
    parts = view.table.story_part[:edition.board.stories]
    running = [words.said(f"story-{slug(story.id)}", story.name) for story, part in zip(edition.stories, parts, strict=True)
               if part >= 0 and part != story.parts[0]]
    asks = view.table.step[top] == Step.ASK_SCENE
    return {"weather": Weather.name(view.table.weather).lower(), "ship": bool(view.table.ship), "running": running,
            "on_air": {"number": view.table.what[top], "text": spoken(view, top, words)} if asks else None,
            "stock": {name: view.table.stock[kind] for kind, name in DEVELOPMENTS.items() if kind}}


def by_hand(view: View) -> dict[str, Any]:
    """Jobs and tokens lie open on the table [TT-04]."""
    seats = view.table.seats
    return {"jobs": view.table.job[:seats], "tokens": view.table.tokens[:seats]}


def scenes(edition: Edition, words: Words) -> list[tuple[str, str]]:
    """What stands over each scene, and its picture."""
    return [(story_name(words, scene) if scene.story else title(words, scene), scene.picture) for scene in edition.scenes]


def score(score: int, words: Words) -> str:
    return words.say("score-fortune", score=score)


def question(view: View, tell: Teller) -> str:
    """A scene asks in its own words."""
    top = view.table.depth - 1
    if view.table.step[top] != Step.ASK_SCENE:
        return ""
    if view.asked == (view.seat,):
        return tell.say("scene-you", text=spoken(view, top, tell))
    return tell.say("scene-other", text=spoken(view, top, tell), who=tell.name(view.table.who[top]))


def spoken(view: View, frame: int, words: Words) -> str:
    """What the channel says in the scene on air, to those who are at the table."""
    return scene_text(words, view.edition.scenes[view.table.what[frame]], jobs_held(view))
