"""Languages, money, lists and plurals; and whole games in which every sentence there is to say is said."""
from __future__ import annotations

import pytest

from passgo import BadAction, Game
from passgo.bots import PolicyBot
from passgo.loading import editions, read
from passgo.play.actions import Action
from passgo.server.views.table import Surroundings, shown
from passgo.text import ENGLISH, NoSuchMessage, language_of, languages, say, spoken_here, use_language
from passgo.text.actions import Phrases
from passgo.text.catalogue import catalogue
from passgo.text.events import Teller
from passgo.text.fluent import BadMessage, Tools, compile_entry
from passgo.text.questions import question, waiting
from passgo.text.rents import rent_in_words
from passgo.text.words import Words, slug

TOOLS = Tools(lambda id, params: f"<{id}>", lambda value: "one" if value == 1 else "other", lambda items, style: "+".join(items))


def test_the_first_language_there_is_counts_however_it_is_written() -> None:
    assert language_of("xx", "en-US", "de") == language_of("EN_us.UTF-8") == language_of("", "klingon") == ENGLISH
    assert language_of() == spoken_here() == languages()[0] == ENGLISH


def test_a_process_speaks_only_what_it_has_a_catalogue_of() -> None:
    use_language("xx")
    assert spoken_here() == ENGLISH


def test_lists_and_plurals_are_written_as_the_language_writes_them() -> None:
    assert say("all-of", things=["a", "b", "c"]) == "a, b and c" and say("all-of", things=["a"]) == "a"
    assert [say("piece-house.count", count=count) for count in (0, 1, 2)] == ["0 houses", "1 house", "2 houses"]


def test_a_message_is_compiled_with_its_variants_attributes_and_the_messages_in_it() -> None:
    made = compile_entry("""told = { $who } has { $count ->
    [0] nothing
    [one] one
   *[other] { $count } 100 %
} { other } { LIST($things) }
    .short = { $way ->
    [up] +
   *[down] -
}
""", TOOLS)
    assert made["told"].params == {"who", "count", "things"} and made["told"].others == {"other"}
    assert [made["told"].say({"who": "Ada", "count": n, "things": "ab"}) for n in (0, 1, 2)] == [
        "Ada has nothing <other> a+b", "Ada has one <other> a+b", "Ada has 2 100 % <other> a+b"]
    assert made["told.short"].say({"way": "up"}) == "+" and made["told.short"].say({"way": "one"}) == "-"


@pytest.mark.parametrize("wrong", ["# only a comment", "x = { NUMBER($n) }", "no message at all"])
def test_what_cannot_be_read_is_refused(wrong: str) -> None:
    with pytest.raises(BadMessage):
        compile_entry(f"{wrong}\n", TOOLS)


def test_what_nobody_has_written_and_what_is_not_given_is_an_error() -> None:
    with pytest.raises(NoSuchMessage):
        say("no-such-message")
    with pytest.raises(NoSuchMessage):
        say("piece-house.no-such-form")
    with pytest.raises(KeyError):
        say("event-moved", who="Ada")


def test_errors_can_be_told_in_any_language() -> None:
    with pytest.raises(BadAction) as wrong:
        Action.read("FLY")
    assert str(wrong.value) == wrong.value.sentence(ENGLISH) == "There is no action 'FLY'."


def test_a_players_name_is_never_read_as_a_message() -> None:
    for name in ("{ $money }", "other", "the-bank", "%s"):
        assert catalogue(ENGLISH).say("event-bid", who=name, money="$5") == f"{name} bids $5."


def test_ids_are_made_of_names() -> None:
    assert [slug(name) for name in ("O'Hare", "GO_BONUS", "Café Élan ")] == ["o-hare", "go-bonus", "cafe-elan"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", editions())
def test_a_whole_game_is_told_in_every_language(key: str, language: str) -> None:
    """Every question, choice, event, rent and view that turns up on the way can be said."""
    game = Game.new(key, ["Ada", "Bruno", "Chiara"], seed=3)
    bots = [PolicyBot(name, seat) for seat, name in enumerate(("random", "trader", "random"))]
    tell, said = Teller(game.edition, game.names, language), 0
    around = Surroundings(game.names, [None] * 3, [True] * 3, [False] * 3, None, None, None, False, False)
    for step in range(240):
        if game.over:
            break
        if not game.asked:
            game.tick(game.core.next_deadline())
            continue
        for seat in (*range(3), -1):
            view = game.view(seat)
            assert waiting(view, game.names, language, seat)
            if seat >= 0:
                assert question(view, game.names, language)
                phrases = Phrases(view, game.names, language)
                said += sum(bool(phrases.say(action) and phrases.short(action)) for action in view.legal().actions)
            assert step % 20 or shown(view, around, language)["players"]
        if step % 20 == 0:
            assert all(rent_in_words(game, space, language) for space in range(game.edition.board.spaces))
        seat = game.asked[0]
        events = game.play(bots[seat].decide(game.view(seat)), seat)
        said += sum(bool(tell.sentence(event)) for event in events)
    assert said > 500


@pytest.mark.parametrize("language", languages())
def test_money_is_written_in_full_and_short(language: str) -> None:
    words = Words(read("here_and_now"), language)
    digits = "".join(sign for sign in words.money(1_500_000) if sign.isdigit())
    assert digits == "1500000" and "$" in words.money(1_500_000) and words.money(-5).startswith("-")
    assert len(words.short(1_500_000)) < len(words.money(1_500_000))
