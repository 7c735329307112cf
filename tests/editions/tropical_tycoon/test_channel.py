"""The Island Channel: its rules, and what its scenes can do."""
from __future__ import annotations

import pytest

from passgo import read
from passgo.editions.tropical_tycoon.rules.effects import count_of
from passgo.editions.tropical_tycoon.rules.jobs import give_tokens
from passgo.editions.tropical_tycoon.rules.words import Thing
from passgo.engines.python import Core
from passgo.rules.words import BANK, CHANCE, For

from .helpers import (
    CASINO,
    CHIEF,
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
    assert first == 38 and t.core.ways() == 37, "all again but the one shown last"
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
    t = island(at={0: 9, 1: 9, 2: 9}, story_part={n: -1 for n in range(32) if n != last}).roll(0, 1, ICON)
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


@pytest.mark.clause("TT-38")
@pytest.mark.parametrize(("result", "space"), [(0, 10), (1, 4)])
def test_it_moves_players_on_or_back(island: Island, result: int, space: int) -> None:
    t = island(at={0: 4}).roll(0, 1, 2).scene("CH04").choose(0, 1).result(result)
    assert t.at[0] == space


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


@pytest.mark.clause("TT-38")
def test_a_line_for_a_job_is_for_whoever_has_it(island: Island) -> None:
    t = island(at={0: 4}, jobs=(0, SURFER, CHIEF)).roll(0, 1, 2).scene("CH12").choose(0, 1)
    assert t.paid(For.CHANNEL) == [(BANK, 0, 80 * K), (BANK, 2, 30 * K)] and t.tokens[:3] == [1, 0, 1]
    t = island(at={0: 4}).roll(0, 1, 2).scene("CH12").choose(0, 1)
    assert t.paid(For.CHANNEL) == [(BANK, 0, 80 * K)] and t.tokens[:3] == [1, 0, 0], "nobody has the job"


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


@pytest.mark.clause("TT-39")
def test_most_and_least_are_found_by_cash_in_hand_and_equals_are_treated_alike(island: Island) -> None:
    t = island(at={0: 14}, cash={0: 500 * K, 1: 900 * K, 2: 100 * K}).roll(0, 1, 2).scene("CC22").choose(0, 0)
    assert t.paid(For.CHANNEL) == [(1, BANK, 80 * K), (BANK, 0, 60 * K)]
    t = island(at={0: 14}, cash={0: 500 * K, 1: 900 * K, 2: 100 * K}).roll(0, 1, 2).scene("CC18").choose(0, 0)
    assert t.paid(For.CHANNEL) == [(BANK, 2, 120 * K)]
    t = island(at={0: 14}, cash={0: 500 * K, 1: 900 * K, 2: 900 * K}).roll(0, 1, 2).scene("CC22").choose(0, 0)
    assert t.paid(For.CHANNEL) == [(1, BANK, 80 * K), (2, BANK, 80 * K), (BANK, 0, 60 * K)], "of equals each of them"


def test_the_next_player_sits_on_the_left(island: Island) -> None:
    t = island(at={2: 4}).roll(0, 4, 6).roll(1, 4, 6).roll(2, 1, 2).scene("CH17").choose(2, 1)
    assert t.paid(For.CHANNEL)[0] == (0, 2, 50 * K)


@pytest.mark.clause("TT-39")
@pytest.mark.parametrize(("round_", "times"), [(1, 1), (10, 1), (11, 2), (21, 3), (31, 4), (90, 4)])
def test_sums_grow_with_the_rounds(island: Island, round_: int, times: int) -> None:
    t = island(at={0: 4}, round=round_).roll(0, 1, 2).scene("CH08").choose(0, 1)
    assert t.paid(For.CHANNEL) == [(BANK, 0, 190 * K * times)]
    t = island(at={0: 4}, round=round_, cash={0: 30 * K * times - 1 * K}).roll(0, 1, 2).scene("CH07")
    assert t.refuses(0, "DECIDE choice=0") == "TOO_POOR", "what a choice takes grows as well"
    t = island(at={0: 14}, round=round_).roll(0, 1, 2).scene("CC02")
    assert t.paid(For.CHANNEL) == [(1, 0, 15 * K * times), (2, 0, 15 * K * times)]


@pytest.mark.clause("TT-39")
def test_another_s_choice_ruins_nobody(island: Island) -> None:
    t = island(at={0: 14}, cash={1: 10 * K, 2: 0}).roll(0, 1, 2).scene("CC01").choose(0, 1)
    assert t.paid(For.CHANNEL)[0] == (1, 0, 10 * K) and t.question == "ASK_TURN", "they pay the cash they have"
    t = island(at={0: 14}, cash={1: 10 * K}, owner=own(1, GENTLE)).roll(0, 1, 2).scene("CC01").choose(0, 1)
    assert t.question == "ASK_RAISE" and t.asked == [1], "who can raise it owes it"
    t = island(at={0: 14}, cash={0: 10 * K}).roll(0, 1, 2).scene("CC04").choose(0, 0).result(1)
    assert t.question == "ASK_RAISE" and t.asked == [0], "one's own choice is one's own affair"


@pytest.mark.clause("TT-40")
def test_a_game_tells_a_part_of_the_stories(island: Island) -> None:
    names = [story.id for story in EDITION.stories]
    last = names.index("signoff")
    ended = dict.fromkeys(range(11), -1)
    t = island(at={0: 9, 1: 9}, story_part=ended).roll(0, 1, ICON)
    assert t.core.ways() == len(names) - 12, "eleven told: any of the others may be the twelfth"
    t.broadcast("goat").choose(0, 0).roll(1, 1, ICON)
    assert t.core.ways() == 1 and t.core.nth_way(0)[1] == names.index("goat"), "it goes on, and no other begins"
    t = island(at={0: 9}, story_part=ended | {11: -1}).roll(0, 1, ICON)
    assert t.core.ways() == 1 and t.core.nth_way(0)[1] == last, "then the farewell"
    t = island(at={0: 9}, story_part=ended, options={"stories": 0}).roll(0, 1, ICON)
    assert t.core.ways() == len(names) - 12, "0: all of them"
