"""Millionaire in words: every question and every answer can be put to a person."""
from __future__ import annotations

import pytest

from passgo import Action, Game
from passgo.rules.millionaire.words import MillionaireKind, MillionaireStep
from passgo.rules.words import CHANCE, FIRST_ASK, FIRST_TOSS, Kind
from passgo.wording import Phrases, question
from passgo.wording.actions import SAYS
from passgo.wording.questions import ASKS

from .helpers import number


def played(*words: str) -> Game:
    """A game of two with chance spoken by the test: `OUTCOME` lines are chance's, the rest is said by who is asked."""
    game = Game.new("millionaire", ("Ann", "Ben"), seed=None, first=0)
    for line in words:
        if line.startswith("OUTCOME"):
            game.tell(CHANCE, Action.read(line))
        else:
            game.play(line)
    return game


def test_every_word_of_this_edition_has_its_sentence() -> None:
    assert {n for n in MillionaireStep.names().values() if FIRST_ASK <= n < FIRST_TOSS} <= ASKS.keys()
    assert set(MillionaireKind.names().values()) <= SAYS.keys()


@pytest.mark.parametrize(("words", "asked", "said"), [
    (("ROLL", "OUTCOME a=1 b=3", f"OUTCOME a={number('FO21')}", "BUY"), "To which?", "Go to Motor Drive"),
    (("ROLL", "OUTCOME a=1 b=3", f"OUTCOME a={number('FO21')}", "BUY", "GO_TO space=1"), "Payday", "Upgrade to ★★★ for $50,000"),
    (("ROLL", "OUTCOME a=1 b=3", f"OUTCOME a={number('FO03')}", "BUY", "ROLL", "OUTCOME a=1 b=5", f"OUTCOME a={number('FO12')}",
      "BUY", "ROLL", "OUTCOME a=1 b=1"), "The rent of Aqua Park Resort is $15,000, for Ben", "Pay Ben $15,000 rent"),
])
def test_what_a_person_reads(words: tuple[str, ...], asked: str, said: str) -> None:
    game = played(*words)
    seat = game.asked[0]
    assert asked in question(game.view(seat), game.names)
    phrases = Phrases(game.view(seat), game.names)
    assert any(phrases.say(action).startswith(said) for action in game.legal(side=False).actions)


def test_kept_cards_are_put_into_words() -> None:
    game = played()
    phrases = Phrases(game.view(0), game.names)
    assert phrases.say(Action(Kind.SHOW_CARD)).startswith("Show a Get Out of Jail Free card")
    assert phrases.say(Action(Kind.FREE_HOUSE, 1)) == "Play a card: a free house on Motor Drive"
