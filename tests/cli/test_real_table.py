"""`passgo play --dice table`: every toss is asked for, and everything can be taken back, said again and put right."""
from __future__ import annotations

import pathlib
import random
import re

import pytest

from passgo.loading import editions, read
from passgo.play.game import Game
from passgo.play.record import Record

from .conftest import Passgo, Ran

OPENING = "6 1\n2 1\n1 1\n"
"""Ann starts."""


def at_table(passgo: Passgo, typed: str, *more: str, edition: str = "here_and_now") -> tuple[Ran, Game]:
    ran = passgo("play", edition, "--humans", "Ann,Bob,Cy", "--players", "3", "--dice", "table", "--save", "it.jsonl", *more,
                 typed=typed)
    assert ran.code == 0, ran
    return ran, Game.load(Record.load("it.jsonl"))


def test_dice_are_typed_and_mean_that_somebody_has_rolled(passgo: Passgo) -> None:
    ran, game = at_table(passgo, f"{OPENING}1 2\nbuy\n34\n5 5\n")
    assert "What did Ann roll?" in ran.out and game.dealer is None
    assert [str(said) for said in game.inputs[3:6]] == ["0 ROLL", "CHANCE OUTCOME a=1 b=2", "0 BUY"]
    assert game.core.dump()["owner"][3] == 0


def test_undo_and_redo_have_no_limit_and_the_file_follows(passgo: Passgo) -> None:
    _, game = at_table(passgo, f"{OPENING}1 2\nbuy\n" + "undo\n" * 9)
    assert game.inputs == []
    _, game = at_table(passgo, f"{OPENING}1 2\nbuy\nundo\nundo\nredo\nredo\nredo\n", "--save", "more.jsonl")
    assert Game.load(Record.load("more.jsonl")).core.dump()["owner"][3] == 0
    ran = passgo("play", "--resume", "more.jsonl", typed="undo\nquit\n")
    assert ran.code == 0 and len(Record.load("more.jsonl").inputs) == 5


def test_what_is_taken_back_is_told_in_words_of_the_rulebook(passgo: Passgo) -> None:
    """No line of a record is read to a person: neither speakers nor fields."""
    ran, _ = at_table(passgo, f"{OPENING}1 2\nbuy\nset cash bob, 1.2M\nundo\nundo\nundo\nredo\nundo\nundo\n")
    told = [line for line in ran.out.splitlines() if line.startswith(("Taken back", "Said again"))]
    assert told[0] == "Taken back: Corrected: Bob has $1,200,000, not $15,000,000."
    assert told[1] == "Taken back: Ann pays the bank $600,000 for the property. Texas Stadium now belongs to Ann."
    assert told[2] == "Taken back: Ann rolls 1 and 2, moves to Texas Stadium." and told[3].startswith("Said again: Ann rolls 1")
    assert len(told) == 6 and not re.search(r"[A-Z]{3,}|=|\d [A-Z]{3}", " ".join(told).replace("GO", ""))


def test_what_is_wrong_is_set_by_its_name(passgo: Passgo) -> None:
    typed = (f"{OPENING}set cash bob, 1,200,000\nset owner hollywood, ann\nset at cy, 24\nset jail cy, 1\n"
             "set mortgage hollywood, on\nset card get out, bob\nset turn cy\n"
             "set cash ann, nonsense\nset cash zoe, 5\nset what\nset level boston, hotel\n"
             "set owner\nhammer bob, 5k\nanother collect, 50k\nanother\ncard nosuch\n")
    ran, game = at_table(passgo, typed)
    v = game.core.dump()
    assert v["cash"][1] == 1_200_000 and v["owner"][27] == 0 and v["at"][2] == 10 and v["jail"][2] == 1 and v["turn"] == 2
    assert v["mortgaged"] >> 27 & 1 and v["deeds"][1] >> 48 and v["cash"][2] == 15_050_000
    for sentence in ("is no player", "What can be set", "Nothing is being auctioned", "There is no card", "What another card"):
        assert sentence in ran.out, sentence
    assert "Corrected: Bob has $1,200,000, not $15,000,000." in ran.out


def test_an_auction_held_by_voice(passgo: Passgo) -> None:
    _, game = at_table(passgo, f"{OPENING}1 2\ndecline\nhammer cy, 300k\n")
    assert game.core.dump()["owner"][3] == 2 and game.core.dump()["cash"][2] == 14_700_000


@pytest.mark.slow
@pytest.mark.parametrize("edition", editions())
def test_every_edition_is_played_with_real_dice(passgo: Passgo, edition: str) -> None:
    """Whatever is typed, nothing breaks, and the record is in order."""
    luck = random.Random(edition)
    words = ["1"] * 6 + ["draw"] * 6 + ["1 2", "3 4", "2", "undo", "redo", "set turn bob", "set cash ann, 400k", "hammer bob, 9k"]
    ran, game = at_table(passgo, "\n".join(luck.choice(words) for _ in range(400)) + "\n", edition=edition)
    assert game.inputs and "Traceback" not in ran.out
    assert passgo("verify", "it.jsonl").code == 0


def test_real_dice_have_no_seed(passgo: Passgo) -> None:
    ran = passgo("play", "--dice", "table", "--seed", "3")
    assert ran.code == 2 and "Real dice have no seed" in ran.err
    ran = passgo("play", "--dice", "air")
    assert ran.code == 2


def test_a_board_that_cannot_be_written_is_no_game_that_cannot_be_saved(passgo: Passgo) -> None:
    pathlib.Path("plain").write_text("no folder", encoding="utf-8")
    for place in ("nowhere/mine.toml", "plain/mine.toml", f"{'x' * 300}.toml"):
        ran = passgo("edition", "own", "city", place)
        assert ran.code == 1 and ran.err.startswith(f"passgo: The board cannot be written to {place[:60]}"), ran
    assert sorted(path.name for path in pathlib.Path().glob("*.toml")) == []


@pytest.mark.parametrize("edition", editions())
def test_the_figures_of_ones_own_box_are_a_board_file(passgo: Passgo, edition: str) -> None:
    """The file prints the very board it was written from; a changed price is played, and nothing is written over."""
    assert passgo("edition", "own", edition, "mine.toml").code == 0
    assert read("mine.toml").digest == read(edition).digest
    assert passgo("edition", "own", edition, "mine.toml").code == 1
    text = pathlib.Path("mine.toml").read_text(encoding="utf-8")
    price = re.search(r"^price = ([\d_]+)$", text, re.M)
    assert price is not None
    pathlib.Path("mine.toml").write_text(text.replace(price[0], "price = 70_000", 1), encoding="utf-8")
    assert 70_000 in read("mine.toml").board.price and passgo("edition", "check", "mine.toml").code == 0
    if edition == "city":
        ran = passgo("play", "mine.toml", "--humans", "Ann,Bob", "--players", "2", "--dice", "table", "--save", "own.jsonl",
                     typed="6 5\n1 2\n")
        assert ran.code == 0 and passgo("verify", "own.jsonl").code == 0
    assert passgo("edition", "own", "nowhere", "x.toml").code == 2 and passgo("edition", "own", "city", "x.txt").code == 2
