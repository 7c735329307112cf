"""`passgo odds`, `passgo review`, `passgo bots`, and the words for advice at the table; asked rightly and wrongly."""
from __future__ import annotations

import json
import pathlib

import pytest

from passgo import Action, Game
from passgo.bots import PolicyBot, play_out
from passgo.cli.terminal.offers import offer_typed
from passgo.loading import editions
from passgo.minds import nets
from passgo.play.actions import bits
from passgo.play.record import Record
from passgo.rules.words import Kind
from passgo.text.words import Words

from .conftest import Passgo

pytest.importorskip("passgo._native")


def test_odds_of_any_moment_are_told_to_people_and_machines(passgo: Passgo, record: pathlib.Path) -> None:
    ran = passgo("odds", "game.jsonl", "--at", "120", "--seconds", "0.2")
    assert ran.code == 0 and "After 120 inputs" in ran.out and "Chiara" in ran.out and "±" in ran.out
    told = json.loads(passgo("odds", "game.jsonl", "--at", "0", "--seat", "2", "--seconds", "0.2", "--json").out)
    assert [one["seat"] for one in told] == [1, 2, 3] and sum(one["odds"] for one in told) == pytest.approx(1, abs=0.01)
    over = json.loads(passgo("odds", "game.jsonl", "--json").out)
    assert sorted(one["odds"] for one in over) == [0, 0, 1]


@pytest.mark.parametrize(("words", "said"), [
    (("odds", "game.jsonl", "--seconds", "0"), "in no time"), (("odds", "game.jsonl", "--seconds", "-3"), "in no time"),
    (("odds", "game.jsonl", "--seconds", "nan"), "in no time"), (("review", "game.jsonl", "--seconds", "0"), "in no time"),
    (("odds", "game.jsonl", "--seat", "4"), "seat"), (("odds", "game.jsonl", "--at", "999999"), "inputs"),
    (("odds", "game.jsonl", "--at", "-1"), "inputs"), (("review", "game.jsonl", "--seat", "0"), "seat")])
def test_what_cannot_be_thought_of_is_a_sentence(passgo: Passgo, record: pathlib.Path, words: tuple[str, ...], said: str) -> None:
    ran = passgo(*words)
    assert ran.code == 2 and said in ran.err and "went wrong inside" not in ran.err and ran.out == ""


def test_a_review_of_other_rules_or_of_half_a_game_is_a_sentence(passgo: Passgo, record: pathlib.Path) -> None:
    text = record.read_text()
    head, *rest = text.splitlines()
    other = json.loads(head) | {"rules": 99}
    (record.parent / "other.jsonl").write_text("\n".join([json.dumps(other), *rest]) + "\n")
    for what in ("odds", "review"):
        ran = passgo(what, "other.jsonl")
        assert ran.code == 1 and "went wrong inside" not in ran.err and ran.err.count("\n") == 1
        assert passgo(what, "none.jsonl").code == 1


def test_odds_of_a_whole_record_are_told_only_where_it_is_the_game_it_says(passgo: Passgo, record: pathlib.Path) -> None:
    (record.parent / "other.jsonl").write_text(record.read_text().replace('"winners": [', '"winners": [7, '))
    ran = passgo("odds", "other.jsonl")
    assert ran.code == 1 and ran.err.count("\n") == 1 and "the result written there is not the one that was played" in ran.err
    assert passgo("odds", "other.jsonl", "--at", "10", "--seconds", "0.1").code == 0


def test_a_review_tells_everybody_and_draws_a_page(passgo: Passgo, record: pathlib.Path) -> None:
    ran = passgo("review", "game.jsonl", "--seconds", "1", "--html", "page.html")
    assert ran.code == 0 and ran.out.startswith("Won by ") and "Written to page.html." in ran.out
    for name in Record.load(record).header.seats:
        assert f"{name}: " in ran.out
    page = pathlib.Path("page.html").read_text(encoding="utf-8")
    assert page.count("<polyline") == 3 and "NaN" not in page and "accuracy" in page
    assert 'name="viewport"' in page and "prefers-color-scheme:dark" in page, "for the pocket, and for the night"
    assert page.count("<section>") == 1 + 3, "the graph, and a panel for everybody"
    told = json.loads(passgo("review", "game.jsonl", "--seconds", "0.3", "--seat", "2", "--json").out)
    assert list(told["seats"]) == ["1"] and {"luck", "own", "others", "turnings", "missed"} <= told["seats"]["1"].keys()


def test_without_a_net_machines_are_told_of_no_luck_either(passgo: Passgo, board: pathlib.Path) -> None:
    game = Game.new(str(board), 3, seed=4)
    play_out(game, {seat: PolicyBot("trader", seat) for seat in range(3)}, lambda game: game.round > 3)
    game.save("ours.jsonl")
    told = json.loads(passgo("review", "ours.jsonl", "--seconds", "0.3", "--seat", "1", "--json").out)
    assert told["note"].startswith("Boards of your own have no net") and told["over"] is False
    assert "luck" not in told["seats"]["0"] and "accuracy" in told["seats"]["0"]


def test_a_review_that_cannot_be_written_is_told_before_it_is_thought(passgo: Passgo, record: pathlib.Path,
                                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.minds.review.review", lambda *_: pytest.fail("it was thought about first"))
    ran = passgo("review", "game.jsonl", "--html", "nowhere/page.html")
    assert ran.code == 1 and ran.err == "passgo: nowhere/page.html: No such file or directory.\n"


def test_who_decided_nothing_has_no_accuracy(passgo: Passgo, record: pathlib.Path) -> None:
    (record.parent / "begun.jsonl").write_text(record.read_text().splitlines()[0] + "\n")
    ran = passgo("review", "begun.jsonl")
    assert ran.code == 0 and "nothing to judge" in ran.out and "accuracy" not in ran.out


def test_bots_are_listed_with_a_line_and_what_was_measured(passgo: Passgo) -> None:
    told = {one["name"]: one for one in json.loads(passgo("bots", "--json").out)}
    assert told["trader"]["level"] == "easy" and told["sharp"]["level"] == "sharp" and told["master"]["level"] == "master"
    for name in ("trader", "sharp", "master"):
        assert set(told[name]["elo"]) == set(editions()) and len(told[name]["says"]) > 40
    assert all(told["trader_v1"]["elo"][key] == 1000 for key in editions())


def test_advice_at_the_table_is_a_sentence_whatever_is_typed(passgo: Passgo) -> None:
    typed = "\n".join(["hint", "odds", "worth", "worth ROLL", "worth nonsense", "worth OFFER to=1 give=card15",
                       "worth OFFER to=1 give=1", "fair", "quit", ""])
    ran = passgo("play", "--seed", "4", "--plain", typed=typed)
    assert ran.code == 0
    for said in (": you gain by it, and ", "Odds of winning: ", "There is no offer on the table.",
                 "Nobody could agree to such an offer now.", "No deal "):
        assert said in ran.out, said


def test_an_offer_of_ones_own_is_typed_with_names_and_sums(passgo: Passgo) -> None:
    """The same as by numbers; what is not understood is named."""
    game = Game.new("here_and_now", ["Eva", "Ben"], seed=4)
    play_out(game, {seat: PolicyBot("walker") for seat in range(2)}, lambda game: game.round > 1)
    view = game.view(0)
    numbers = offer_typed("OFFER to=1 give=6,card0 want=8 money=-1200000", view, game.names)
    assert numbers == Action(Kind.OFFER, 1, give=bits([6, "card0"]), want=bits([8]), money=-1_200_000)
    place = Words(game.edition).place
    typed = f"to=ben give={place(6).replace(' ', '')},card0 want={place(8).replace(' ', '').upper()} money=-1.2M"
    assert offer_typed(typed, view, game.names) == numbers
    ran = passgo("play", "--seed", "4", "--plain", "--humans", "Eva", "--bots", "trader",
                 typed="worth to=ada money=1M\nworth to=zoe\nworth to=ada money=much\nworth to=ada give=nowhere\nhelp\nquit\n")
    assert ran.code == 0 and "not a whole number" not in ran.out
    for said in ("Nobody could agree to such an offer now.", "'zoe' is not in the list.", "'much' is no sum", "'nowhere'",
                 "such as worth to=ada want=hollywood money=1.2M"):
        assert said in " ".join(ran.out.split()), said


def test_whoever_thinks_without_a_net_says_so_once_and_plays(passgo: Passgo, board: pathlib.Path,
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    ran = passgo("play", "my-board.toml", "--plain", "--bots", "sharp", "--seed", "4", typed="hint\nodds\nquit\n")
    assert ran.code == 0 and ran.out.count("Boards of your own have no net: on Ours the bots play without one.") == 1
    assert ran.out.count("Player 1: It is your turn.") and "Odds of winning: " in ran.out
    assert "no weights" not in passgo("play", "my-board.toml", "--plain", "--bots", "trader", typed="quit\n").out
    monkeypatch.setattr(nets, "fingerprint", lambda key: "of other rules")
    ran = passgo("play", "city", "--plain", "--bots", "sharp,master", "--seed", "4", typed="quit\n")
    assert ran.out.count("The weights of city were trained on other rules: its bots play without a net.") == 1
