"""`passgo play` in a plain pipe: whole games, saving and resuming, and everything that can be typed at the table."""
from __future__ import annotations

import io
import os
import pathlib
import re
import subprocess
import sys
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

from passgo.cli.terminal.clock import Clock
from passgo.cli.terminal.prompts import Prompt
from passgo.cli.terminal.saving import games_folder
from passgo.cli.terminal.screen import Screen
from passgo.cli.terminal.seats import Seats
from passgo.cli.terminal.session import Session
from passgo.play.actions import Action
from passgo.play.fairness import checked
from passgo.play.game import Game
from passgo.play.record import Record
from passgo.rules.words import Kind

from .conftest import Passgo, Ran
from .moments import moments

ONES = "1\n" * 4000
TABLES = {
    "as printed": ("--seed", "4"),
    "two people, sealed bids": ("--seed", "4", "--humans", "2", "--players", "3", "auctions=sealed", "rounds=15"),
    "timed bids": ("--seed", "5", "--no-clock", "auctions=timed", "rounds=15"),
    "rent claimed": ("--seed", "26", "rent=claimed", "rounds=25"),
    "short game": ("--seed", "7", "--humans", "Ann,Bob,Cid", "short=on"),
    "by the clock": ("--seed", "8", "--no-clock", "--players", "2", "--bots", "thrifty", "minutes=20"),
    "random bots": ("--seed", "9", "--players", "8", "--bots", "random,trader", "rounds=10"),
}


def game_in(path: str | pathlib.Path) -> Game:
    return checked(Record.load(path))


def table(passgo: Passgo, typed: str, *args: str) -> tuple[Ran, Game]:
    """Type these lines at a table for two people, whose dice are known."""
    ran = passgo("play", "--save", "it.jsonl", "--humans", "Ann,Bob", "--players", "2", "--seed", "21", *args, typed=typed)
    assert ran.code == 0, ran
    return ran, game_in("it.jsonl")


@pytest.mark.slow
@pytest.mark.parametrize("args", TABLES.values(), ids=TABLES)
def test_a_whole_game_by_always_choosing_the_first_line(passgo: Passgo, args: tuple[str, ...]) -> None:
    ran = passgo("play", "--save", "whole.jsonl", *args, typed=ONES)
    assert ran.code == 0 and not ran.err
    assert re.search(r"wins?: (the last|the first|the agreed)", ran.out)
    assert "The record lies in whole.jsonl" in ran.out and "passgo replay whole.jsonl" in ran.out
    assert "\x1b" not in ran.out and "not understood" not in ran.out
    record = Record.load("whole.jsonl")
    assert record.result and checked(record).over
    assert passgo("verify", "whole.jsonl").code == 0


def test_the_end_of_the_input_saves_and_resuming_goes_on_as_if_nothing_had_been(passgo: Passgo) -> None:
    args = ("--seed", "31", "--bots", "random,trader")
    assert passgo("play", "--save", "whole.jsonl", *args, typed="1\n" * 40).code == 0
    ran = passgo("play", "--save", "parts.jsonl", *args, typed="1\n" * 15)
    assert ran.code == 0
    assert "The game is saved in parts.jsonl; passgo play --resume parts.jsonl goes on with it." in ran.out
    before = game_in("parts.jsonl")
    assert passgo("play", "--resume", "parts.jsonl").code == 0
    assert game_in("parts.jsonl").core.dump() == before.core.dump()
    assert passgo("play", "--resume", "parts.jsonl", typed="1\n" * 25).code == 0
    assert Record.load("parts.jsonl").inputs == Record.load("whole.jsonl").inputs
    assert game_in("parts.jsonl").core.dump() == game_in("whole.jsonl").core.dump()


def test_what_a_dying_terminal_leaves_can_be_resumed(passgo: Passgo, home: pathlib.Path) -> None:
    assert passgo("play", "--save", "cut.jsonl", "--seed", "32", typed="1\n" * 8).code == 0
    whole = (home / "cut.jsonl").read_bytes()
    (home / "cut.jsonl").write_bytes(whole[:-5])
    ran = passgo("play", "--resume", "cut.jsonl")
    assert ran.code == 0
    kept = Record.load("cut.jsonl").inputs
    assert kept and kept == Record.parse(whole.decode()).inputs[:len(kept)]
    assert (home / "cut.jsonl").read_bytes().endswith(b'"\n')


def test_resume_without_a_file_takes_the_newest_unfinished_game(passgo: Passgo) -> None:
    for seed in ("1", "2"):
        assert passgo("play", "--seed", seed, typed="1\n").code == 0
    paths = sorted(games_folder().glob("*.jsonl"), key=lambda path: Record.load(path).header.seed or 0)
    assert len(paths) == 2
    os.utime(paths[0], (1, 1))
    assert f"Saved in {paths[1]}." in passgo("play", "--resume").out
    os.utime(paths[1], (0, 0))
    assert f"Saved in {paths[0]}." in passgo("play", "--plain", "--resume").out
    paths[0].write_text("rubbish\n")
    assert f"Saved in {paths[1]}." in passgo("play", "--resume", "--plain").out


def test_quit_saves(passgo: Passgo) -> None:
    ran, game = table(passgo, "1\nquit\n1\n1\n1\n")
    assert "The game is saved in it.jsonl" in ran.out
    assert sum(said.who >= 0 for said in game.inputs) == 1


def test_what_is_typed_by_name_is_done(passgo: Passgo) -> None:
    ran, game = table(passgo, "roll\nbuy\n")
    assert game.inputs[-1].action.kind == Kind.BUY
    assert "now belongs to" in ran.out


def test_undo_takes_back_ones_own_last_action_and_shortens_the_file(passgo: Passgo) -> None:
    _, before = table(passgo, "1\n1\n")
    pathlib.Path("it.jsonl").unlink()
    owner = before.inputs[-1].who
    space = before.view(-1).table.owner.index(owner)
    ran, game = table(passgo, f"1\n1\n1\n1\nmortgage {space}\nundo\n")
    assert f"{game.names[owner]} takes it back: Mortgage" in ran.out
    assert not game.view(-1).table.mortgaged and game.inputs[-1].action.kind != Kind.MORTGAGE
    pathlib.Path("it.jsonl").unlink()
    ran, game = table(passgo, "1\nundo\n")
    assert "Only your own last action can be taken back" in ran.out
    assert game.inputs[-1].who < 0


def test_what_is_refused_has_a_sentence_and_a_clause(passgo: Passgo) -> None:
    typed = ("build hollywood", "?", "why mortgage fenway park", "why roll", "why fly", "why build airport", "?", "rules hn-71",
             "rules zebra")
    ran, game = table(passgo, "\n".join(typed))
    assert "It does not belong to you. [HN-70]" in ran.out and "HN-70: A whole colour group" in ran.out
    assert "It does not belong to you. [HN-80]" in ran.out and "HN-80: Only unimproved properties" in ran.out
    assert "Nothing is in the way: Roll the dice." in ran.out
    assert "'fly' is not understood" in ran.out
    assert "Which 'airport': O'Hare International Airport (5)" in ran.out
    assert "HN-71: Build evenly" in ran.out
    assert "There is no clause 'zebra'" in ran.out
    assert all(said.who < 0 for said in game.inputs)


def test_looking_around_changes_nothing(passgo: Passgo) -> None:
    typed = ("help", "board", "deeds", "deeds all", "show hollywood", "show ohare", "show cell", "show go", "show nowhere", "log",
             "log all", "menu", "more", "rules", "pause", "xyz", "99", "0")
    ran, game = table(passgo, "\n".join(typed))
    assert all(said.who < 0 for said in game.inputs)
    assert all(text in ran.out for text in (
        "saves and leaves", "Y Hollywood", "is worth $15,000,000", "Price $2,600,000", "A house costs $1.5M", "times the dice",
        "Nobody can own this space", "no space called 'nowhere'", "The rulebook has", "pause can be useful, always, never",
        "'xyz' is not understood", "'99' is not understood", "'0' is not understood"))


def test_bids_are_typed_as_people_write_them(passgo: Passgo) -> None:
    ran, game = table(passgo, "roll\ndecline\n500k\n1,2M\n0.4M\n2500\nbid $700,000\n1.2M\npass\n")
    bids = [said.action.money for said in game.inputs if said.action.kind == Kind.BID]
    assert bids == [500_000, 700_000, 1_200_000]
    assert "'1,2M' is not understood" in ran.out
    assert "A bid must beat the last one. [HN-21]" in ran.out
    assert "pays the bank $1,200,000 for the winning bid" in ran.out


def test_people_deal_with_each_other(passgo: Passgo) -> None:
    _, bought = table(passgo, "1\n1\n")
    pathlib.Path("it.jsonl").unlink()
    owner = bought.inputs[-1].who
    space = bought.view(-1).table.owner.index(owner)
    ran, game = table(passgo, "1\n1\noffer\n1\n900k\ny\naccept\n")
    maker, name = game.names[1 - owner], game.names[owner]
    assert f"{maker} offers {name} $900,000 for {game.edition.spaces[space].name}." in ran.out
    assert f"Then {maker} has $14,100,000 in cash." in ran.out
    assert game.inputs[-1].action.kind == Kind.ACCEPT
    assert game.view(-1).table.owner[space] == 1 - owner


def test_an_offer_can_be_dropped_and_a_bad_one_is_explained(passgo: Passgo) -> None:
    ran, game = table(passgo, "offer\noffer\n1\n1\noffer\n5\nfoo\n\nq\noffer\n\n\n1\n1\nmuch\n500k\nn\n")
    assert "money alone would be a loan. [HN-61]" in ran.out
    assert ran.out.count("No offer is made.") >= 3
    assert not any(said.action.kind == Kind.OFFER for said in game.inputs)


def test_an_owner_is_asked_to_claim_rent(passgo: Passgo) -> None:
    ran, game = table(passgo, "1\n" * 60, "rent=claimed")
    assert "Claim" in ran.out and "Between turns. Enter lets the others go on" in ran.out
    assert any(said.action.kind == Kind.CLAIM for said in game.inputs)


def test_rent_not_asked_for_is_lost_and_asked_about_once(passgo: Passgo) -> None:
    ran, game = table(passgo, "roll\nbuy\ndecline\npass\nshare\n\n" * 80, "rent=claimed")
    assert "Too late:" in ran.out
    assert not any(said.action.kind == Kind.CLAIM for said in game.inputs)
    reminders = re.findall(r"(?:Ann|Bob): Between turns.*\n  Claim  ", ran.out)
    assert 0 < len(reminders) <= ran.out.count("may ask")


def test_a_curtain_falls_before_every_sealed_bid_of_several_people(passgo: Passgo) -> None:
    ran, game = table(passgo, "roll\ndecline\n\n900k\n\n800k\n", "auctions=sealed")
    assert ran.out.count("Pass the keyboard to") == 2
    assert "900k" not in ran.out and "800k" not in ran.out
    assert "had bid $900,000" in ran.out
    assert [said.action.money for said in game.inputs if said.action.kind == Kind.BID] == [900_000, 800_000]


def test_to_pass_is_to_bid_nothing_where_bids_are_sealed(passgo: Passgo) -> None:
    _, game = table(passgo, "1\n2\n\npass\n\n0\n", "auctions=sealed")
    assert [said.action.money for said in game.inputs if said.action.kind == Kind.BID] == [0, 0]


def test_a_sealed_bid_cannot_be_taken_back(passgo: Passgo) -> None:
    ran, game = table(passgo, "roll\ndecline\n\n900k\n\nundo\n800k\n", "auctions=sealed")
    assert "A sealed bid cannot be taken back." in ran.out
    assert len([said for said in game.inputs if said.action.kind == Kind.BID]) == 2


@pytest.mark.parametrize("how", ["a number", "a word"])
def test_giving_up_is_asked_about_twice_at_a_terminal(how: str) -> None:
    game, seat = next((game, seat) for seed in range(1, 9) for game, seat in moments("here_and_now", seed, 1500)
                      if any(action.kind == Kind.GIVE_UP for action in game.legal(seat).actions))
    answers = iter(("no", "yes"))
    said: list[Action] = []
    screen = Screen(Console(file=io.StringIO()), game.edition, Seats(game.names, {}), plain=True)
    session = SimpleNamespace(game=game, screen=screen, keyboard=SimpleNamespace(is_terminal=True), clock=Clock(game, real=False),
                              read=lambda prompt: next(answers), by_hand=lambda word, rest: None,
                              said=lambda seat, action: said.append(action))
    prompt = Prompt(cast(Session, session), seat)
    number = next(choice.number for choice in prompt.menu.choices if choice.action == Action(Kind.GIVE_UP))
    typed = str(number) if how == "a number" else "bankrupt"
    assert not prompt.heard(typed) and not said
    assert prompt.heard(typed) and said == [Action(Kind.GIVE_UP)]


def test_pauses_can_be_had_always_or_never(passgo: Passgo) -> None:
    always, _ = table(passgo, "pause always\n" + "roll\nbuy\n\n" * 6)
    pathlib.Path("it.jsonl").unlink()
    never, _ = table(passgo, "pause never\n" + "roll\nbuy\n\n" * 6)
    assert always.out.count("Between turns.") > 1
    assert "Between turns." not in never.out


def test_bots_alone_play_to_the_end(passgo: Passgo) -> None:
    ran = passgo("play", "--humans", "0", "--players", "2", "--seed", "5", "--save", "bots.jsonl", "rounds=20")
    assert ran.code == 0 and "wins: " in ran.out
    assert Record.load("bots.jsonl").header.bots == {"0": "trader", "1": "trader"}


def test_names_are_shown_as_they_are(passgo: Passgo) -> None:
    ran = passgo("play", "--humans", "[red]Bo[/red],Ö", "--players", "2")
    assert ran.code == 0 and "[red]Bo[/red], Ö." in ran.out


def test_a_board_of_ones_own_can_be_played_and_resumed_from_elsewhere(
        passgo: Passgo, board: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = passgo("play", "my-board.toml", "--save", "own.jsonl", typed="rules HN-71\n1\n")
    assert ran.code == 0 and ran.out.startswith("Ours. ") and "HN-71: Build evenly" in ran.out
    (board.parent / "elsewhere").mkdir()
    monkeypatch.chdir(board.parent / "elsewhere")
    assert passgo("play", "--resume", "../own.jsonl", typed="1\n").code == 0


def test_the_plain_engine_serves_as_well(home: pathlib.Path) -> None:
    """And a terminal that knows only ASCII gets a board it can show."""
    ran = subprocess.run([sys.executable, "-m", "passgo", "play", "--seed", "3", "auctions=sealed"], input="1\n" * 12,
                         capture_output=True, text=True, check=False,
                         env={**os.environ, "PASSGO_ENGINE": "python", "PYTHONIOENCODING": "ascii"})
    assert ran.returncode == 0 and not ran.stderr
    assert "The game is saved in" in ran.stdout and ran.stdout.isascii() and "?" not in ran.stdout.split("Round 1")[0]


@pytest.mark.parametrize("typed", ["5M", "5m", "$5,000,000", "5_000_000", "5000k"])
def test_options_take_money_as_people_write_it(passgo: Passgo, typed: str) -> None:
    passgo("play", "city", f"start_cash={typed}", "--seed", "1", "--save", "it.jsonl", typed="quit\n")
    assert Record.load("it.jsonl").header.options == {"start_cash": 5_000_000}
