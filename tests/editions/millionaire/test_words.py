"""Millionaire in words: every question and every answer can be put to a person."""
from __future__ import annotations

from dataclasses import replace

import pytest

from passgo import Action, Game
from passgo.cli.terminal.typed import NotUnderstood, action_typed
from passgo.editions.millionaire.rules.words import FORTUNE, MillionaireKind
from passgo.rules.declare import steps_of
from passgo.rules.words import CHANCE, FIRST_ASK, FIRST_TOSS, Kind
from passgo.text.actions import Phrases, says
from passgo.text.questions import asks, question
from passgo.text.standing import hand_words, own_cards
from passgo.text.words import Words

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
    assert {n for n in steps_of("passgo.editions.millionaire").values() if FIRST_ASK <= n < FIRST_TOSS} <= asks().keys()
    assert set(MillionaireKind.names().values()) <= says().keys()


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


@pytest.mark.clause("ML-63")
def test_nobody_is_told_of_interest_where_there_is_none() -> None:
    game = played("ROLL", "OUTCOME a=1 b=3", f"OUTCOME a={number('FO06')}", "BUY", "ROLL", "OUTCOME a=4 b=6",
                  f"OUTCOME a={number('FO12')}", "BUY")
    values = game.core.dump()
    values["mortgaged"], values["lent"][10] = 1 << 10, 20_000
    game.core.load(values)
    game.play("TAKE_OVER space=10")
    phrases = Phrases(game.view(0), game.names)
    asked = question(game.view(0), game.names)
    said = [phrases.say(action) for action in game.legal(side=False).actions]
    assert asked == "Dream Avenue is yours now, with its mortgage. The loan can be paid off at once."
    assert said == ["Lift the mortgage on Dream Avenue now for $20,000", "Leave Dream Avenue mortgaged"]


@pytest.mark.clause("ML-33")
def test_a_used_fortune_card_goes_under_no_deck() -> None:
    game = played("ROLL", "OUTCOME a=1 b=3", f"OUTCOME a={number('FO01')}", "BUY", "ROLL", "OUTCOME a=2 b=6")
    values = game.core.dump()
    values["jail"][0] = 1
    game.core.load(values)
    game.play("SHOW_CARD")
    card = game.edition.card(FORTUNE, number("FO01"))
    told = [game.teller().sentence(event) for event in game.play(Action(Kind.USE_CARD, card.kept))]
    assert told[-1] == "Get Out of Jail Free (Fortune 1) is thrown away."


@pytest.mark.parametrize(("card", "typed", "meant"), [
    ("FO16", "pay ben", "CHOOSE_PLAYER to=1"), ("FO18", "give gadget to cy", "GIVE_AWAY space=3 to=2")])
def test_players_are_typed_by_their_names(card: str, typed: str, meant: str) -> None:
    game = Game.new("millionaire", ("Ann", "Ben", "Cy"), seed=None, first=0)
    values = game.core.dump()
    values["owner"][3], values["deeds"][0] = 0, 1 << 3
    game.core.load(values)
    for line in ("ROLL", "OUTCOME a=1 b=3", f"OUTCOME a={number(card)}", "BUY"):
        game.tell(CHANCE if line.startswith("OUTCOME") else 0, Action.read(line))
    assert action_typed(typed, game.view(0), game.names) == Action.read(meant)
    with pytest.raises(NotUnderstood, match="Which one: .* Ben.*; .* Cy"):
        action_typed(typed.split()[0], game.view(0), game.names)


def test_a_hand_is_one_line_and_a_card_just_taken_is_read_in_full() -> None:
    game = played("ROLL", "OUTCOME a=1 b=3", f"OUTCOME a={number('FO05')}")
    values = game.core.dump()
    values["hand"][0], values["held"][0] = sum(1 << number(card) for card in ("FO01", "FO03", "FO04", "FO08")), 5
    game.core.load(values)
    assert hand_words(game.view(0)) == ["Get Out of Jail Free, A free house (2), A forced deal; type cards to read them.",
                                        game.edition.card(FORTUNE, number("FO05")).text]
    assert len(own_cards(game.view(0))) == 5 and hand_words(game.view(1)) == hand_words(game.view(-1)) == []


def test_cards_out_of_jail_are_alike_and_no_name_is_cut() -> None:
    """By what a card is for, not by what its name looks like: a board of one's own may print brackets anywhere."""
    game = played("ROLL", "OUTCOME a=1 b=3", f"OUTCOME a={number('FO05')}")
    values = game.core.dump()
    values["hand"][0], values["held"][0] = sum(1 << number(card) for card in ("FO01", "FO02", "FO03")), 4
    game.core.load(values)
    blue = replace(game.edition, cards=tuple(card._replace(name=f"{card.name} (blue)") for card in game.edition.cards))
    assert hand_words(game.view(0), Words(blue))[0] == "Get Out of Jail Free (2), A free house (blue); type cards to read them."
    assert hand_words(game.view(0), Words(game.edition, "de"))[0].startswith("Gefängnis frei (2), ")
