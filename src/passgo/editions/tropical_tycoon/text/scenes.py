"""The words of the Island Channel, and of jobs and weather: printed in English, said by the catalogue in another language."""
from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

from passgo.editions.tropical_tycoon.rules.words import Job, Weather
from passgo.text.words import slug

if TYPE_CHECKING:
    from passgo.loading import Edition, Scene
    from passgo.play.view import View
    from passgo.text.words import Words

BY_JOB = re.compile(r"\{([a-z ]+):([^|}]*)\|([^}]*)\}")


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
    return words.say("channel-news", story=story_name(words, scene))


def story_name(words: Words, scene: Scene) -> str:
    story = next(story for story in words.edition.stories if story.id == scene.story)
    return words.said(f"story-{slug(story.id)}", story.name)


def worded(text: str, jobs: int) -> str:
    """`{mayor:the Mayor|you}` is the first where somebody at the table has that job, else the second; `jobs` are bits of Job."""
    def one(match: re.Match[str]) -> str:
        return match[2] if jobs >> Job.names()[match[1].upper().replace(" ", "_")] & 1 else match[3]
    return BY_JOB.sub(one, text) if "{" in text else text


def jobs_held(view: View) -> int:
    """The jobs somebody at the table has, as bits."""
    return sum({1 << job for seat, job in enumerate(view.table.job) if view.table.alive >> seat & 1})


def scene_text(words: Words, scene: Scene, jobs: int) -> str:
    return worded(words.said(f"scene-{slug(scene.id)}", scene.text), jobs)


def choice_says(words: Words, scene: Scene, choice: int, jobs: int) -> str:
    return worded(words.said(f"scene-{slug(scene.id)}.choice-{choice + 1}", scene.choices[choice].says), jobs)


@functools.lru_cache(maxsize=8)
def results_of(scenes: tuple[Scene, ...]) -> tuple[tuple[Scene, int, int], ...]:
    """Every result in the order the rules number them: its scene, its choice, its place there."""
    return tuple((scene, c, r) for scene in scenes for c, choice in enumerate(scene.choices) for r in range(len(choice.results)))


def result_text(words: Words, number: int, jobs: int) -> str:
    scene, choice, result = results_of(words.edition.scenes)[number]
    id = f"scene-{slug(scene.id)}.result-{choice + 1}-{result + 1}"
    return worded(words.said(id, scene.choices[choice].results[result].text), jobs)


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
