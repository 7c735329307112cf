"""The words of the Island Channel, and of jobs and weather: printed in English, said by the catalogue in another language."""
from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from passgo.editions.tropical_tycoon.rules.words import Job, Weather
from passgo.text.words import slug

if TYPE_CHECKING:
    from passgo.loading import Edition, Scene
    from passgo.text.words import Words


def job(words: Words, number: int) -> str:
    return words.say(f"job-{slug(Job.name(number))}")


def weather(words: Words, number: int) -> str:
    return words.say(f"weather-{slug(Weather.name(number))}")


def title(words: Words, scene: Scene) -> str:
    """What a scene is announced as."""
    if scene.channel == "chance":
        return words.say("channel-chance")
    if scene.channel == "chest":
        return words.say("channel-chest")
    story = next(story for story in words.edition.stories if story.id == scene.story)
    return words.say("channel-news", story=words.said(f"story-{slug(story.id)}", story.name))


def scene_text(words: Words, scene: Scene) -> str:
    return words.said(f"scene-{slug(scene.id)}", scene.text)


def choice_says(words: Words, scene: Scene, choice: int) -> str:
    return words.said(f"scene-{slug(scene.id)}.choice-{choice + 1}", scene.choices[choice].says)


@functools.lru_cache(maxsize=8)
def results_of(scenes: tuple[Scene, ...]) -> tuple[tuple[Scene, int, int], ...]:
    """Every result in the order the rules number them: its scene, its choice, its place there."""
    return tuple((scene, c, r) for scene in scenes for c, choice in enumerate(scene.choices) for r in range(len(choice.results)))


def result_text(words: Words, number: int) -> str:
    scene, choice, result = results_of(words.edition.scenes)[number]
    return words.said(f"scene-{slug(scene.id)}.result-{choice + 1}-{result + 1}", scene.choices[choice].results[result].text)


def printed_scenes(edition: Edition) -> dict[str, str]:
    """Every message another language must have, with what it says in English."""
    found = {f"story-{slug(story.id)}": story.name for story in edition.stories}
    for scene in edition.scenes:
        id = f"scene-{slug(scene.id)}"
        found[id] = scene.text
        found |= {f"{id}.choice-{c + 1}": choice.says for c, choice in enumerate(scene.choices) if choice.says}
    for scene, c, r in results_of(edition.scenes):
        found[f"scene-{slug(scene.id)}.result-{c + 1}-{r + 1}"] = scene.choices[c].results[r].text
    return found
