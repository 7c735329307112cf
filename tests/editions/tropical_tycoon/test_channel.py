"""The Island Channel: its rules, its script, and the checker of the script."""
from __future__ import annotations

import dataclasses

import pytest

from passgo import Game, read
from passgo.editions import Edition, Result
from passgo.editions.channel import effect_of
from passgo.editions.script import WORDS, faults, reached
from passgo.editions.tropical_tycoon import check
from passgo.interpreted import Core
from passgo.rules.tropical_tycoon.effects import count_of
from passgo.rules.tropical_tycoon.jobs import give_tokens
from passgo.rules.tropical_tycoon.words import Thing
from passgo.rules.words import BANK, CHANCE, For
from print_channel import script

from .helpers import (
    CASINO,
    GENTLE,
    ICON,
    JAIL,
    LIGHT_BLUE,
    MANGO,
    MAYOR,
    PARK,
    PURPLE,
    SALARY,
    START,
    STORM,
    SUNNY,
    SURFER,
    Island,
    K,
    lay,
    own,
)

EDITION = read("tropical_tycoon")


# --------------------------------------------------------------------------------------------------------------- rules
@pytest.mark.clause("TT-38")
@pytest.mark.parametrize(("at", "name"), [(4, "CH01"), (19, "CH01"), (33, "CH01"), (14, "CC04"), (30, "CC04")])
def test_card_spaces_go_to_the_channel_and_a_choice_earns_a_token(island: Island, at: int, name: str) -> None:
    t = island(at={0: at}).roll(0, 1, 2)
    assert t.question == "TOSS_SCENE"
    t.scene(name)
    assert t.question == "ASK_SCENE" and t.answers(0) == {"DECIDE choice=0", "DECIDE choice=1"}
    assert t.refuses(0, "DECIDE choice=2") == "NO_SUCH_CHOICE" and t.refuses(0, "ROLL") == "WRONG_MOMENT"
    t.choose(0, 0)
    assert t.tokens[0] == 1 and t.question == "TOSS_RESULT"


@pytest.mark.clause("TT-38")
def test_a_scene_without_a_choice_earns_nothing(island: Island) -> None:
    t = island(at={0: 14}).roll(0, 1, 2).scene("CC02")
    assert t.tokens[0] == 0 and t.paid(For.CHANNEL) == [(1, 0, 15 * K), (2, 0, 15 * K)] and t.asked == [1]


@pytest.mark.clause("TT-38")
def test_a_choice_that_takes_money_needs_it(island: Island) -> None:
    t = island(at={0: 4}, cash={0: 20 * K}).roll(0, 1, 2).scene("CH07")
    assert t.answers(0) == {"DECIDE choice=1"} and t.refuses(0, "DECIDE choice=0") == "TOO_POOR"


@pytest.mark.clause("TT-38")
def test_results_fall_by_their_odds(island: Island) -> None:
    t = island(at={0: 4}).roll(0, 1, 2).scene("CH01").choose(0, 0)
    assert t.core.ways() == 3 and [t.core.nth_way(k)[1] for k in range(3)] == [0, 0, 1]
    assert t.refuses(CHANCE, "OUTCOME a=2") == "NO_SUCH_OUTCOME"
    assert t.result(1).paid(For.CHANNEL) == [(0, BANK, 20 * K)]


@pytest.mark.clause("TT-38")
def test_every_scene_comes_once_before_any_comes_again(island: Island) -> None:
    t = island(at={0: 4}).roll(0, 1, 2)
    first = t.core.ways()
    t.scene("CH25").arrange(at={1: 4}, unseen_scenes={0: 0})
    t.roll(1, 1, 2)
    assert first == 26 and t.core.ways() == 25, "all again but the one shown last"
    assert t.refuses(CHANCE, f"OUTCOME a={t.number('CH25')}") == "NO_SUCH_OUTCOME"


@pytest.mark.clause("TT-40")
def test_the_news_begin_a_story_and_go_on_with_what_was_chosen(island: Island) -> None:
    t = island(at={0: 9, 1: 9}).roll(0, 1, ICON)
    assert t.question == "TOSS_NEWS" and t.core.ways() == len(EDITION.stories) - 1, "any story but the farewell"
    t.broadcast("whale")
    assert t.about == t.number("whale-1")
    t.choose(0, 1)
    assert t.story_part[0] == t.number("whale-2led") and t.story_hero[0] == 0
    t.roll(1, 1, ICON).broadcast("whale")
    assert t.ship == 1 and t.paid(For.CHANNEL) == [(BANK, 0, 120 * K)], "whoever chose then is paid now"
    assert t.tokens[:2] == [1, 0] and t.story_part[0] == -1, "told to its end; the token is for the choice"


@pytest.mark.clause("TT-41")
def test_a_choice_in_the_news_earns_its_maker_a_token(island: Island) -> None:
    t = island(at={0: 9}, jobs=(0, MAYOR)).roll(0, 1, ICON).broadcast("election")
    assert t.asked == [1], "the Mayor is asked"
    assert t.choose(1, 0).tokens[:2] == [0, 1]


@pytest.mark.clause("TT-42")
def test_when_all_is_told_the_channel_goes_off_air_and_the_icon_does_nothing(island: Island) -> None:
    last = [story.id for story in EDITION.stories].index("signoff")
    t = island(at={0: 9, 1: 9, 2: 9}, story_part={n: -1 for n in range(16) if n != last}).roll(0, 1, ICON)
    assert t.core.ways() == 1, "only the farewell is left"
    t.broadcast("signoff").choose(0, 0).roll(1, 1, ICON).broadcast("signoff")
    assert t.happened("OFF_AIR")
    t.roll(2, 1, ICON)
    assert t.at[2] == JAIL and t.asked == [0], "moved by the other die, and no news"


# --------------------------------------------------------------------------------------------- what the script can do
@pytest.mark.clause("TT-66")
def test_the_channel_changes_weather_and_ship(island: Island) -> None:
    t = island(at={0: 4}).roll(0, 1, 2).scene("CH03").choose(0, 0)
    assert t.weather == STORM and t.happened("WEATHER")
    t = island(at={0: 4}, ship=0).roll(0, 1, 2).scene("CH02").choose(0, 0)
    assert t.ship == 1 and t.happened("SHIP")
    assert island(at={0: 4}, ship=1).roll(0, 1, 2).scene("CH18").ship == 0


def test_it_moves_players_past_go_and_resolves_where_they_land(island: Island) -> None:
    t = island(at={0: 14}, owner=own(1, MANGO)).roll(0, 1, 2).scene("CC14").choose(0, 0).result(1)
    assert t.at[0] == MANGO and t.paid(For.SALARY) == [(BANK, 0, SALARY)] and len(t.paid(For.RENT)) == 1


def test_who_sits_in_jail_is_not_moved(island: Island) -> None:
    t = island(jail={0: 1}).roll(0, 1, ICON).broadcast("balloon").choose(0, 1)
    assert (t.at[0], t.jail[0]) == (JAIL, 2)


def test_it_opens_jail(island: Island) -> None:
    t = island(at={0: 14}, jail={1: 1, 2: 2}).roll(0, 1, 2).scene("CC17").choose(0, 0).result(0)
    assert t.jail[:3] == [0, 0, 0] and [event.who for event in t.news if event.name == "FREED"] == [1, 2]


def test_it_gives_a_deed_without_a_token_or_money_instead(island: Island) -> None:
    t = island(at={0: 4}, owner=own(1, 1)).roll(0, 1, 2).scene("CH12").choose(0, 0).result(0)
    assert t.owner[3] == 0 and t.tokens[0] == 1, "the cheapest of the bank; the token is for the choice"
    deeds = [n for n in range(40) if EDITION.board.rent_rule[n]]
    t = island(at={0: 4}, owner=own(1, *deeds)).roll(0, 1, 2).scene("CH12").choose(0, 0).result(0)
    assert t.paid(For.CHANNEL) == [(BANK, 0, 150 * K)]


def test_it_auctions_and_sells_deeds(island: Island) -> None:
    t = island(at={0: 14}).roll(0, 1, 2).scene("CC15")
    assert t.question == "ASK_SEALED_AUCTION" and t.about == 1
    t = island(at={0: 4}).roll(0, 1, 2).scene("CH14").choose(0, 0)
    assert t.question == "ASK_PARKING" and t.say(0, f"TAKE space={GENTLE}").owner[GENTLE] == 0


def test_without_a_property_in_the_bank_there_is_money_instead(island: Island) -> None:
    deeds = [n for n in range(40) if EDITION.board.rent_rule[n]]
    t = island(at={0: 14}, owner=own(1, *deeds)).roll(0, 1, 2).scene("CC15")
    assert t.paid(For.CHANNEL) == [(BANK, seat, 25 * K) for seat in range(3)]
    t = island(at={0: 4}, owner=own(1, *deeds)).roll(0, 1, 2).scene("CH14").choose(0, 0)
    assert t.paid(For.CHANNEL) == [(BANK, 0, 60 * K)] and t.asked == [1]


@pytest.mark.parametrize("jobs", [(0, SURFER), ()])
def test_a_scene_for_a_job_is_for_whoever_chooses_even_if_nobody_has_the_job(island: Island, jobs: tuple[int, ...]) -> None:
    t = island(at={0: 4}, jobs=jobs).roll(0, 1, 2).scene("CH22")
    chooser = 1 if jobs else 0
    assert t.asked == [chooser] and t.choose(chooser, 1).paid(For.CHANNEL) == [(BANK, chooser, 120 * K)]


def test_a_bet_is_paid_to_whoever_made_it(island: Island) -> None:
    race = [story.id for story in EDITION.stories].index("race")
    for result, paid in ((0, (BANK, 1, 90 * K)), (1, (1, BANK, 50 * K))):
        t = island(at={0: 9, 1: 9}).roll(0, 1, ICON).broadcast("race").choose(0, 0)
        t.roll(1, 1, ICON).broadcast("race").choose(1, 0).result(result)
        assert t.paid(For.CHANNEL) == [paid] and t.story_hero[race] == 0
        assert t.story_part[race] == t.number(("race-3win", "race-3lose")[result])


def test_it_charges_and_pays_by_the_piece(island: Island) -> None:
    t = island(at={0: 14}, owner=own(0, *PURPLE), development={1: PARK, 3: CASINO}).roll(0, 1, 2).scene("CC12").choose(0, 0)
    assert t.paid(For.CHANNEL) == [(0, BANK, 40 * K)]
    t = island(at={0: 14}, owner=own(0, *PURPLE), development={1: PARK, 3: CASINO}).roll(0, 1, 2).scene("CC10").choose(0, 0)
    assert t.cash[0] == START + 15 * K + 140 * K


def test_what_the_channel_counts() -> None:
    core = lay(Core, owner=own(0, *PURPLE, *LIGHT_BLUE, GENTLE), development={1: PARK, 3: CASINO}, level={6: 5, 8: 4, 9: 4}).core
    counts = {name: count_of(core.s, 0, thing) for name, thing in Thing.names().items()}
    assert counts == {"DEED": 6, "CASINO": 1, "PIER": 0, "RESTAURANT": 0, "PARK": 1, "HOUSE": 8, "RESORT": 1, "IMPROVED": 5}


def test_everybody_pays_in_turn_order_from_the_one_it_happens_to(island: Island) -> None:
    t = island(at={1: 14}).roll(0, 4, 6).roll(1, 1, 2).scene("CC02")
    assert t.paid(For.CHANNEL) == [(2, 1, 15 * K), (0, 1, 15 * K)]


def test_nobody_loses_tokens_that_are_not_there() -> None:
    core = lay(Core, tokens={0: 2}).core
    give_tokens(core.s, 0, -5)
    assert core.s.tokens[0] == 0


def test_richest_and_poorest_are_found_by_cash(island: Island) -> None:
    t = island(at={0: 14}, cash={0: 500 * K, 1: 900 * K, 2: 100 * K}).roll(0, 1, 2).scene("CC22").choose(0, 0)
    assert t.paid(For.CHANNEL) == [(1, BANK, 80 * K), (BANK, 0, 60 * K)]
    t = island(at={0: 14}, cash={0: 500 * K, 1: 900 * K, 2: 100 * K}).roll(0, 1, 2).scene("CC18").choose(0, 0)
    assert t.paid(For.CHANNEL) == [(BANK, 2, 120 * K)]
    t = island(at={0: 14}, cash={0: 500 * K, 1: 900 * K, 2: 900 * K}).roll(0, 1, 2).scene("CC22").choose(0, 0)
    assert t.paid(For.CHANNEL)[0] == (1, BANK, 80 * K), "of equals whoever sits first"


def test_the_next_player_sits_on_the_left(island: Island) -> None:
    t = island(at={2: 4}).roll(0, 4, 6).roll(1, 4, 6).roll(2, 1, 2).scene("CH17").choose(2, 1)
    assert t.paid(For.CHANNEL) == [(0, 2, 50 * K)]


# -------------------------------------------------------------------------------------------------------------- script
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
