"""What the game says to a player: every action and every question has words, and the sums are the ones that are paid."""
from __future__ import annotations

import pytest

from passgo.loading import read
from passgo.play.actions import Action
from passgo.play.game import Game
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.rules.words import FIRST_ASK, FIRST_TOSS, Kind
from passgo.text.actions import Phrases, says, shorts
from passgo.text.money import read_money
from passgo.text.questions import asks, question
from passgo.text.trial import gain, trial
from passgo.text.words import Words

from .moments import moments

SUMS = {"1.2M": 1_200_000, "500k": 500_000, "500000": 500_000, "500,000": 500_000, "$500_000": 500_000, ".5m": 500_000,
        "2 M": 2_000_000, "1b": 1_000_000_000, "0": 0}
NO_SUMS = ("1.25", "1,2M", "M", "", "-5", "1e6", "5" * 30, "12,34", "k", "five")


@pytest.mark.parametrize("text", SUMS)
def test_sums_are_read_as_people_write_them(text: str) -> None:
    assert read_money(text) == SUMS[text]


@pytest.mark.parametrize("text", NO_SUMS)
def test_what_is_no_sum_is_not_guessed_at(text: str) -> None:
    assert read_money(text) is None


def test_sums_are_written_short_and_never_rounded() -> None:
    edition = read("here_and_now")
    written = {1_500_000: "$1.5M", 260_000: "$260k", 2_610_000: "$2.61M", 1_234_567: "$1,234,567", 0: "$0", -600_000: "-$600k"}
    assert {sum: Words(edition).short(sum) for sum in written} == written
    assert all(read_money(text.lstrip("-")) == abs(sum) for sum, text in written.items())


def test_every_kind_a_seat_can_say_has_words() -> None:
    assert set(says()) == set(Kind.names().values()) - {Kind.OUTCOME, Kind.TICK}
    assert set(shorts()) <= set(says())


def test_every_question_has_words() -> None:
    assert set(asks()) == {number for number in Step.names().values() if FIRST_ASK <= number < FIRST_TOSS}


@pytest.mark.parametrize("options", [{}, {"auctions": "sealed", "rent": "claimed"}, {"auctions": "timed", "jackpot": True}])
def test_the_sums_in_words_are_the_sums_that_move(options: dict[str, str | bool | int]) -> None:
    seen: set[int] = set()
    for game, seat in moments("here_and_now", 8, 500, **options):
        view = game.view(seat)
        assert question(view, game.names)
        phrases = Phrases(view, game.names)
        for action in view.legal().actions:
            says = phrases.say(action)
            assert says[0].isupper() and "{" not in says and not says.endswith(".") and phrases.short(action)
            money = abs(gain(view.core, seat, action))
            if action.kind == Kind.SETTLE:
                # What is owed to others after this one may follow at once: the words name this debt.
                moved, money = money, view.table.sum[view.table.depth - 1]
                assert moved >= money
            if money and action.kind not in (Kind.ROLL, Kind.PASS, Kind.DECLINE, Kind.GIVE_UP, Kind.WANT):
                assert game.edition.money(money) in says, (says, money)
            seen.add(action.kind)
    assert len(seen) > 8


def test_a_building_is_named_by_the_one_that_comes_next() -> None:
    game = Game.new("here_and_now", 2, seed=1, first=0)
    values = game.core.dump()
    yellow = next(group.spaces for group in game.edition.groups if group.name == "Yellow")
    for space in yellow:
        values["owner"][space], values["level"][space] = 0, 2
        values["deeds"][0] |= 1 << space
        values["built"] |= 1 << space
    game.core.load(values)
    phrases = Phrases(View(game.edition, game.core, 0), game.names)
    assert phrases.say(Action.read("BUILD space=27")) == "Build the third house on Hollywood for $1,500,000"
    assert phrases.short(Action.read("BUILD space=27")) == "Hollywood, third house $1.5M"
    assert phrases.say(Action.read("SELL space=27")) == "Sell a house on Hollywood for $750,000"
    assert phrases.say(Action.read("SELL space=26 whole=1")) == "Sell all buildings on the Yellow group for $4,500,000"


def test_a_trial_leaves_the_game_alone() -> None:
    game = Game.new("here_and_now", 2, seed=1)
    before = game.core.dump()
    assert trial(game.core, *game.inputs[:1]) is None
    assert game.core.dump() == before


@pytest.mark.parametrize(("edition", "options"), [("city", {"length": "1h"}), ("here_and_now", {"minutes": 60})])
def test_a_player_is_told_when_the_time_is_up(edition: str, options: dict[str, str | bool | int]) -> None:
    game = Game.new(edition, 2, seed=4, first=0, options=options)
    hour, last = 3_600_000, "The time is up: the game ends after this turn."
    game.tick(hour - 1)
    assert last not in question(game.view(0), game.names)
    game.tick(hour)
    assert last in question(game.view(0), game.names)
    if edition == "city":
        game.play("ADD_HOUR", 0)
        game.play("ADD_HOUR", 1)
        assert last not in question(game.view(0), game.names)
