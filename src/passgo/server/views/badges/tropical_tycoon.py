"""Tropical Tycoon: jobs and tokens, developments, the weather and the ship, and what the channel asks."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from passgo.editions.tropical_tycoon.rules.words import Weather
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.server.views.badges import sentences


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


def stands(view: View, space: int) -> list[str]:
    return space_badges(view, space)


def world(view: View) -> dict[str, Any]:
    """The sky, the ship, the stories that are being told, and the scene somebody must choose in [TT-66]."""
    edition: Any = view.edition
    top = view["depth"] - 1
    parts = view["story_part"][:edition.board.stories]
    running = [story.name for story, part in zip(edition.stories, parts, strict=True) if part >= 0 and part != story.parts[0]]
    asks = view["step"][top] == Step.ASK_SCENE
    words = sentences("tropical_tycoon").DEVELOPMENTS
    return {"weather": Weather.name(view["weather"]).lower(), "ship": bool(view["ship"]), "running": running,
            "on_air": {"number": view["what"][top], "text": spoken(view, top)} if asks else None,
            "stock": {name: view["stock"][kind] for kind, name in words.items() if kind}}


PICTURES = {
    "animal": "whale gladys monkey parrot turtle crab pelican goat dog cat hen bird bee fish dolphin octopus snake lizard",
    "weather": "storm rain weather wind hurricane sunshine cloud thunder lightning wave volcano percival balloon",
    "sea": "ship boat ferry sea bay harbour harbor pier jetty reef sail tide anchor lighthouse treasure beach",
    "election": "mayor statue vote election council minister speech law permit inspector inspection",
    "crime": "police thief stolen robbery jail arrest burglar fraud fine detective smuggler prison",
    "bank": "bank money loan cheque tax insurance interest account lottery prize shares auction code richest",
    "party": "festival party dance music band concert carnival wedding song singer choir painting masterpiece lantern table",
    "sport": "race surf surfer football match regatta contest champion tournament team marathon canoe lifeguard tactic",
    "building": "house build building hotel resort casino roof architect crane construction hut paint wall",
    "traffic": "road bus train railway taxi car bicycle traffic plane airport helicopter suitcase guidebook gentleman",
    "market": "market shop restaurant cook fruit coconut banana recipe chef kitchen food souvenir",
}


def scenes(edition: Any) -> list[tuple[str, str]]:
    """What stands over each scene, and the picture whose words are spoken most often in it."""
    stories = {story.id: story.name for story in edition.stories}
    titles = {"chance": "Chance", "chest": "Community Chest"}
    return [(titles.get(scene.channel) or stories[scene.story], picture_of(scene)) for scene in edition.scenes]


def picture_of(scene: Any) -> str:
    said = " ".join([scene.text, *(choice.says for choice in scene.choices)]).lower()
    words = [word.strip(".,:;!?\"'()").removesuffix("'s") for word in said.split()]
    counts = {name: sum(word in (one, f"{one}s") for word in words for one in known.split()) for name, known in PICTURES.items()}
    best = max(counts, key=lambda name: counts[name])
    return best if counts[best] else "test card"


def score(score: int) -> str:
    return f"{score} Fortune"


def question(view: View, names: Sequence[str]) -> str:
    """A scene asks in its own words."""
    top = view["depth"] - 1
    if Step.name(view["step"][top]) != "ASK_SCENE":
        return ""
    chooser = "You choose." if view.asked == (view.seat,) else f"{names[view['who'][top]]} chooses."
    return f"{spoken(view, top)} {chooser}"


def spoken(view: View, frame: int) -> str:
    """What the channel says in the scene on air, to those who are at the table."""
    words = sentences("tropical_tycoon")
    return str(words.worded(scene_of(view, frame).text, words.jobs_held(view)))


def scene_of(view: View, frame: int) -> Any:
    edition: Any = view.edition
    return edition.scenes[view["what"][frame]]
