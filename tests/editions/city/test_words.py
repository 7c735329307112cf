"""City in words: every event, refusal, payment, question and action has its sentence, and bad input gets one."""
from __future__ import annotations

import pytest

from passgo import Action, BadOption, Game, IllegalAction, read
from passgo.bots import PolicyBot
from passgo.editions.city import text as city
from passgo.rules.words import Event, Kind, Reason
from passgo.table import table_of
from passgo.text.actions import Phrases
from passgo.text.events import makers
from passgo.text.refusals import refusal_of


def test_nothing_is_without_words() -> None:
    assert makers().keys() == set(Event.names())


@pytest.mark.slow
def test_every_action_of_city_has_a_line_and_every_question_its_words() -> None:
    """On the way through many games each of City's kinds is met."""
    met: set[int] = set()
    for seed in range(12):
        game = Game.new("city", 4, seed=seed, options={"clock": False, "length": "1h", "start_cash": 90_000_000})
        bots = [PolicyBot(name, seed) for name in ("random", "random", "trader", "random")]
        for _ in range(400):
            if game.over:
                break
            seat = game.core.next_speaker()
            said = Phrases(game.view(seat), game.names)
            for action in game.legal(seat).actions:
                if action.kind in city.SAYS:
                    met.add(action.kind)
                    assert city.SAYS[action.kind](said, action)
            assert "is asked ." not in table_of(game) and "are asked ." not in table_of(game)
            game.play(bots[seat].decide(game.view(seat)), seat)
    assert met == city.SAYS.keys()


def test_actions_read_back_as_they_are_printed() -> None:
    for words in ("PLACE_HAZARD space=14 piece=3", "USE_CARD card=2 by=-2", "JUMP space=39", "CHOOSE space=6 piece=5",
                  "CLEAR_HAZARD space=14 piece=1", "RESIDENTIAL space=1", "PRESS", "ADD_HOUR"):
        assert str(Action.read(words)) == words


def test_a_refusal_is_a_sentence_with_its_clause() -> None:
    game = Game.new("city", 2, seed=4, first=0)
    with pytest.raises(IllegalAction, match=r"This cannot be done at this moment\. \[CT-10\]"):
        game.play("BUY", 0)


@pytest.mark.parametrize(("words", "clause"), [
    ("PRESS", "CT-40"), ("STADIUM space=14", "CT-55"), ("MORTGAGE space=14", "CT-110"), ("TOWER space=14", "CT-55")])
def test_what_comes_at_the_wrong_moment_is_told_its_own(words: str, clause: str) -> None:
    refusal = Game.new("city", 2, seed=4, first=0).refusal(words, 0)
    assert refusal and (refusal.reason, refusal.clause) == ("WRONG_MOMENT", clause)


@pytest.mark.clause("CT-41", "CT-43", "CT-50", "CT-51", "CT-52", "CT-74")
def test_who_may_not_build_is_told_the_clause_of_what_he_would_build() -> None:
    edition = read("city")
    clauses = {"RESIDENTIAL": "CT-41", "INDUSTRIAL": "CT-41", "STADIUM": "CT-50", "SKYSCRAPER": "CT-51", "TOWER": "CT-52",
               "CLEAR_HAZARD": "CT-74"}
    for kind, clause in clauses.items():
        assert refusal_of(edition, Kind.number(kind), Reason.NOT_OWNER)[1:] == (clause, "It does not belong to you.")
    rails = refusal_of(edition, Kind.RAILROAD, Reason.NOT_PRESSED)
    assert rails.clause == "CT-43" and "Press" not in rails.sentence, "the button may have been pressed, and shown a number"


@pytest.mark.parametrize(("name", "value"), [("length", "4h"), ("button", "half"), ("jumps", 9), ("wages", -1)])
def test_an_option_that_cannot_be(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=name):
        read("city", ((name, value),))  # type: ignore[arg-type]


def test_a_whole_game_can_be_told_shown_saved_and_replayed() -> None:
    game = Game.new("city", ["Ann", "Ben", "Cleo"], seed="told", options={"clock": False})
    bots = [PolicyBot(name) for name in ("trader", "random", "thrifty")]
    tell = game.teller()
    for n in range(1500):
        if game.over:
            break
        seat = game.core.next_speaker()
        for event in game.play(bots[seat].decide(game.view(seat)), seat):
            assert tell.sentence(event) or event.name == "PAID"
        if n % 10 == 0:
            shown = table_of(game)
            assert "Rent Dodge" in shown and shown.count("\n") > 4
    again = Game.load(game.save())
    assert again.core.dump() == game.core.dump()
