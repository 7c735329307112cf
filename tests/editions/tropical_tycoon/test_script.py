"""The script of the channel, and the checker of the script."""
from __future__ import annotations

import dataclasses

import pytest

from passgo import Game, read
from passgo.editions.tropical_tycoon import check
from passgo.editions.tropical_tycoon.rules.words import Job
from passgo.editions.tropical_tycoon.scenes import effect_of
from passgo.editions.tropical_tycoon.script import WORDS, faults, reached
from passgo.editions.tropical_tycoon.text.scenes import worded
from passgo.editions.tropical_tycoon.worth import no_choices
from passgo.loading import Edition, Result, Scene
from print_channel import script

from .helpers import (
    ICON,
    STORM,
    SUNNY,
    Island,
)

EDITION = read("tropical_tycoon")

JOBS = {number: name.replace("_", " ").title() for name, number in Job.names().items() if number}


def lines_of(scene: Scene) -> list[str]:
    return [line for choice in scene.choices for result in choice.results for line in result.does]


def texts_of(scene: Scene) -> list[str]:
    texts = [scene.text, *(text for choice in scene.choices for text in (choice.says, *(r.text for r in choice.results)))]
    return texts if scene.asks else [text for text in texts if text]


def test_there_is_enough_to_watch() -> None:
    channels = {name: [scene for scene in EDITION.scenes if scene.channel == name] for name in ("chance", "chest", "news")}
    for name in ("chance", "chest"):
        assert len(channels[name]) >= 35 and sum(scene.asks for scene in channels[name]) >= len(channels[name]) * 3 // 4
    assert len([story for story in EDITION.stories if not story.last]) >= 24 > EDITION.board.stories_told > 0
    assert sum(scene.address == "mayor" for scene in EDITION.scenes) >= 10, "the Mayor has a lot of decisions to make"
    assert {"mayor", "police chief", "artist", "surfer", "developer"} == {scene.address for scene in EDITION.scenes} - {""}
    lines = [line for scene in EDITION.scenes for choice in scene.choices for result in choice.results for line in result.does]
    assert sum(line.startswith("weather") for line in lines) > 50 and sum(line.startswith("ship") for line in lines) > 40
    moved = [scene for scene in EDITION.scenes if any(line.startswith(("weather", "ship")) for line in lines_of(scene))]
    assert len(moved) * 3 >= len(EDITION.scenes), "every third scene moves the weather or the ship"


def test_every_text_is_short() -> None:
    for scene in EDITION.scenes:
        assert all(len(text.split()) < WORDS for text in texts_of(scene)), scene.id


@pytest.mark.clause("TT-38")
@pytest.mark.parametrize("held", [0, *(1 << job for job in JOBS), 0b111110])
def test_no_text_names_a_job_that_nobody_at_the_table_has(held: int) -> None:
    absent = [name for job, name in JOBS.items() if not held >> job & 1]
    for scene in EDITION.scenes:
        for text in texts_of(scene):
            said = worded(text, held)
            assert "{" not in said and "|" not in said and said.strip(), scene.id
            assert not any(name in said for name in absent if f"no {name}" not in said and f"a {name}" not in said), said
            assert not said.endswith(("..", " ."))


@pytest.mark.clause("TT-39")
def test_a_job_that_is_named_is_the_one_that_decides_or_is_paid() -> None:
    for scene in EDITION.scenes:
        if scene.address:
            assert f"{{{scene.address}:" in scene.text, f"{scene.id} says who decides, and who does where nobody has the job"


@pytest.mark.clause("TT-39")
def test_places_are_named_by_where_they_stand_on_the_ring() -> None:
    names = {space.name for space in EDITION.spaces if EDITION.board.rent_rule[space.number]}
    for scene in EDITION.scenes:
        for text in (*texts_of(scene), *lines_of(scene)):
            assert not any(name in text for name in names), (scene.id, text)


@pytest.mark.clause("TT-39")
def test_most_and_least_are_told_as_cash_in_hand() -> None:
    for scene in EDITION.scenes:
        assert not any(word in text for text in texts_of(scene) for word in ("richest", "poorest")), scene.id
        for choice in scene.choices:
            for result in choice.results:
                if any(line.startswith(("most cash", "least cash")) for line in result.does):
                    assert any("cash" in text for text in (scene.text, choice.says, result.text)), scene.id


def test_no_answer_is_better_whatever_a_token_is_worth() -> None:
    assert list(no_choices(EDITION)) == []


@pytest.mark.parametrize(("does", "named"), [
    (("you get 500k",), "CH01: 'Take the wallet to its owner' is always better than 'Let the pelican keep it'"),
    (("you pay bank 10k",), "CH01: 'Let the pelican keep it' is always better than 'Take the wallet to its owner'"),
    (("you get 110k",), "CH01"), (("you get 2 tokens", "you get 100k"), "CH01"), (("you get 1 token",), ""),
])
def test_an_answer_that_is_always_better_is_named(does: tuple[str, ...], named: str) -> None:
    choice = EDITION.scenes[0].choices[0]
    alone = choice._replace(results=(choice.results[0]._replace(does=does),))
    scene = EDITION.scenes[0]._replace(choices=(alone, EDITION.scenes[0].choices[1]))
    found = list(no_choices(dataclasses.replace(EDITION, scenes=(scene, *EDITION.scenes[1:]))))
    assert len(found) == bool(named) or (does == ("you get 110k",) and len(found) == 2)
    assert all(named in sentence for sentence in found)


def test_the_script_is_sound_and_everything_in_it_is_reached() -> None:
    assert faults(EDITION) == [] and check.main() == 0
    assert reached(EDITION) == {scene.id for scene in EDITION.scenes}


@pytest.mark.parametrize("job", ["mayor", "developer", "police chief", "artist", "surfer"])
def test_a_result_that_names_a_job_has_a_line_for_it(job: str) -> None:
    named = [(scene, result) for scene in EDITION.scenes for choice in scene.choices for result in choice.results
             if f"the {job}" in worded(result.text, 0b111110).lower()]
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
    (spoilt(0, does=("you go to Gentle Sands",)), "cannot be read"),
    (spoilt(0, does=("you go to space 40",)), "goes too far"),
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
    for scene in EDITION.scenes:
        for line in (line for choice in scene.choices for result in choice.results for line in result.does):
            assert effect_of(line) is not None, line


@pytest.mark.slow
@pytest.mark.parametrize("weather", [SUNNY, STORM])
def test_every_result_of_every_scene_is_played_to_its_end(island: Island, weather: int) -> None:
    """Each scene, each choice, each result, by a table where nobody has a job and by one where everybody has."""
    for scene in EDITION.scenes:
        for c, choice in enumerate(scene.choices):
            for r in range(len(choice.results)):
                t = island(seats=5, at={0: 9 if scene.story else 4}, weather=weather, jobs=(1, 2, 3, 4, 5) if r % 2 else (),
                           options={"stories": 0})
                if scene.story:
                    story = [s.id for s in EDITION.stories].index(scene.story)
                    others = {n: -1 for n in range(32) if n != story}
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
