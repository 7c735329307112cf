"""The script of the channel, and the checker of the script."""
from __future__ import annotations

import dataclasses

import pytest

from passgo import Game, read
from passgo.editions.tropical_tycoon import check
from passgo.editions.tropical_tycoon.scenes import effect_of
from passgo.editions.tropical_tycoon.script import WORDS, faults, reached
from passgo.loading import Edition, Result
from print_channel import script

from .helpers import (
    ICON,
    STORM,
    SUNNY,
    Island,
)

EDITION = read("tropical_tycoon")


def test_there_is_enough_to_watch() -> None:
    channels = {name: [scene for scene in EDITION.scenes if scene.channel == name] for name in ("chance", "chest", "news")}
    for name in ("chance", "chest"):
        assert len(channels[name]) >= 24 and sum(scene.asks for scene in channels[name]) >= len(channels[name]) * 3 // 4
    assert len([story for story in EDITION.stories if not story.last]) >= 10
    assert {"mayor", "police chief", "artist", "surfer", "developer"} == {scene.address for scene in EDITION.scenes} - {""}
    lines = [line for scene in EDITION.scenes for choice in scene.choices for result in choice.results for line in result.does]
    assert sum(line.startswith("weather") for line in lines) > 10 and sum(line.startswith("ship") for line in lines) > 8


def test_every_text_is_short() -> None:
    for scene in EDITION.scenes:
        texts = [scene.text, *(text for choice in scene.choices for text in (choice.says, *(r.text for r in choice.results)))]
        assert all(len(text.split()) < WORDS for text in texts), scene.id


def test_the_script_is_sound_and_everything_in_it_is_reached() -> None:
    assert faults(EDITION) == [] and check.main() == 0
    assert reached(EDITION) == {scene.id for scene in EDITION.scenes}


@pytest.mark.parametrize("job", ["mayor", "developer", "police chief", "artist", "surfer"])
def test_a_result_that_names_a_job_has_a_line_for_it(job: str) -> None:
    named = [(scene, result) for scene in EDITION.scenes for choice in scene.choices for result in choice.results
             if f"the {job}" in result.text.lower()]
    for scene, result in named:
        whom = ("chooser", "all", job) if scene.address == job else ("all", job)
        assert any(line.startswith(whom) for line in result.does), (scene.id, result.text)
    assert named or job == "artist"


def spoilt(number: int, **changes: object) -> Edition:
    """The edition with the first result of one scene changed."""
    scene = EDITION.scenes[number]
    choice = scene.choices[0]
    bad: Result = choice.results[0]._replace(**changes)  # type: ignore[arg-type]
    worse = scene._replace(choices=(choice._replace(results=(bad, *choice.results[1:])), *scene.choices[1:]))
    return dataclasses.replace(EDITION, scenes=(*EDITION.scenes[:number], worse, *EDITION.scenes[number + 1:]))


ADDRESSED = next(scene.number for scene in EDITION.scenes if scene.address == "mayor")
NEWS = next(scene.number for scene in EDITION.scenes if scene.id == "whale-2fed")


@pytest.mark.parametrize(("edition", "fault"), [
    (spoilt(0, does=("you get rich",)), "cannot be read"),
    (spoilt(0, does=("you go to Atlantis",)), "cannot be read"),
    (spoilt(0, does=("hero gets 10k",)), "only a story has a hero"),
    (spoilt(0, does=("all go to GO",)), "several at once"),
    (spoilt(0, does=("you pay you 10k",)), "pays the payer"),
    (spoilt(0, does=("you move 40",)), "goes too far"),
    (spoilt(0, does=("you get 0k",)), "no money"),
    (spoilt(0, does=("you may buy a deed",)), "cannot be read"),
    (spoilt(0, does=("a deed is auctioned or all get 0k",)), "no money"),
    (spoilt(ADDRESSED, does=("mayor gets 30k",)), "must say chooser"),
    (spoilt(0, odds=0), "odds are 1 to 100"),
    (spoilt(0, text=""), "a text is missing"),
    (spoilt(0, text="word " * 60), "fewer than 60"),
    (spoilt(0, next="whale-1"), "only a story goes on"),
    (spoilt(NEWS, next="whale-1"), "goes back"),
    (spoilt(NEWS, next="pirate-1"), "no part of the same story"),
    (spoilt(NEWS, next="nowhere"), "no part of the same story"),
    (spoilt(NEWS, next=""), "whale-3show is never shown"),
])
def test_the_checker_finds_what_is_wrong(edition: Edition, fault: str) -> None:
    assert any(fault in sentence for sentence in faults(edition)), faults(edition)


def test_every_line_can_be_carried_out_for_every_table() -> None:
    places = {space.name: space.number for space in EDITION.spaces}
    for scene in EDITION.scenes:
        for line in (line for choice in scene.choices for result in choice.results for line in result.does):
            assert effect_of(line, places) is not None, line


@pytest.mark.parametrize("weather", [SUNNY, STORM])
def test_every_result_of_every_scene_is_played_to_its_end(island: Island, weather: int) -> None:
    """Each scene, each choice, each result, by a table where nobody has a job and by one where everybody has."""
    for scene in EDITION.scenes:
        for c, choice in enumerate(scene.choices):
            for r in range(len(choice.results)):
                t = island(seats=5, at={0: 9 if scene.story else 4}, weather=weather, jobs=(1, 2, 3, 4, 5) if r % 2 else ())
                if scene.story:
                    story = [s.id for s in EDITION.stories].index(scene.story)
                    others = {n: -1 for n in range(16) if n != story}
                    t.arrange(story_part=others | {story: scene.number}).roll(0, 1, ICON).broadcast(scene.story)
                else:
                    t.arrange(at={0: 4 if scene.channel == "chance" else 14}).roll(0, 1, 2).scene(scene.id)
                if scene.asks:
                    t.choose(t.asked[0], c)
                if t.question == "TOSS_RESULT":
                    t.result(r)
                assert t.happened("RESULT") and not t.question.startswith("TOSS_RESULT"), scene.id


def test_the_whole_script_can_be_printed() -> None:
    text = script(EDITION)
    assert all(scene.id in text for scene in EDITION.scenes) and "Gladys" in text


def test_the_log_tells_the_scene_the_choice_and_the_result() -> None:
    game = Game.new("tropical_tycoon", 3, seed=5, options={"rounds": 30})
    from passgo.bots import PolicyBot, play_out
    happened = play_out(game, {seat: PolicyBot("trader") for seat in range(3)})
    said = [game.teller().sentence(event) for event in happened if event.name in ("SCENE", "CHOSE", "RESULT", "JOB", "TOKENS")]
    assert all(said) and any(line.startswith("Chance, for") for line in said) and any(line.startswith("News: ") for line in said)
