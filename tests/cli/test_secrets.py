"""Secrets at the table: cards and bids show only to their owner, behind a curtain where people share the keyboard."""
from __future__ import annotations

import random
import re

import pytest

from passgo.editions.millionaire.rules.words import FORTUNE
from passgo.play.game import Game
from passgo.play.record import Record
from passgo.rules.words import Kind
from passgo.text.standing import own_cards

from .conftest import Passgo

PRIVATE = ("Only for ", "Only you see: ")
OPENED = re.compile(r"uses a Fortune card: |is thrown away: |shows a Fortune card: ")
CARD_LINES = ("  Free house ", "  Take over ", "  Swap ", "  Show ")


def curious(seed: int) -> str:
    """Two people who play on, and look at everything while they do."""
    dice = random.Random(seed)
    return "\n".join(dice.choice(["1"] * 9 + ["2", "", "log all", "cards", "undo", "deeds all"]) for _ in range(1500))


def seen_by(out: str) -> list[tuple[str, str]]:
    """Each line with whom it is for: one player behind the curtain, or everybody (no name)."""
    found, holder = [], ""
    for line in out.splitlines():
        passed = re.match(r"Pass the keyboard to (\w+)\.", line)
        holder = passed[1] if passed else "" if line == "Everybody may look again." else holder
        found.append((holder, line))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_card_is_read_only_by_its_holder(passgo: Passgo, seed: int) -> None:
    ran = passgo("play", "millionaire", "--humans", "Ann,Bob", "--players", "3", "--save", "it.jsonl", "--seed", str(seed),
                 typed=curious(seed))
    held: dict[str, set[str]] = {"Ann": set(), "Bob": set(), "Ada": set()}
    for game, _, _ in Game.replay(Record.load("it.jsonl")):
        for seat, name in enumerate(game.names):
            held[name] |= set(own_cards(game.view(seat)))
    texts = {game.edition.card(FORTUNE, n).text for n in range(game.edition.board.cards[FORTUNE])}
    readers = set()
    for holder, line in seen_by(ran.out):
        if any(text in line for text in texts) and not OPENED.search(line):
            assert line.startswith((f"Only for {holder}", "Only you see: ")) and holder, line
            assert any(text in line for text in held[holder])
            readers.add(holder)
        assert holder or not line.startswith((*PRIVATE, *CARD_LINES)), line
    assert readers == {"Ann", "Bob"}


def test_one_person_alone_needs_no_curtain_and_sees_no_card_of_a_bot(passgo: Passgo) -> None:
    ran = passgo("play", "millionaire", "--seed", "3", "--save", "it.jsonl", typed="1\ncards\n" * 60)
    assert "Only for Player 1" in ran.out and "Only you see: " in ran.out and "Pass the keyboard" not in ran.out
    assert not re.search("Only for (Ada|Bruno|Chiara)", ran.out)


def test_what_touched_a_secret_cannot_be_taken_back(passgo: Passgo) -> None:
    for seed in range(20):
        ran = passgo("play", "millionaire", "--humans", "Ann,Bob", "--players", "2", "--seed", str(seed),
                     "--save", f"{seed}.jsonl", typed="roll\n\nbuy\nundo\n")
        if "keeps the Fortune card" in ran.out:
            assert "That changed what only some may know: it cannot be taken back." in ran.out
            assert Record.load(f"{seed}.jsonl").inputs[-1].action.kind == Kind.BUY
            return
    raise AssertionError("nobody has kept a card")


def test_sealed_bids_of_the_island_are_hidden_at_a_shared_keyboard(passgo: Passgo) -> None:
    for seed in range(20):
        ran = passgo("play", "tropical_tycoon", "--humans", "Ann,Bob", "--players", "3", "--seed", str(seed),
                     "--save", f"{seed}.jsonl", typed="roll\ndecline\n\n777k\n\n654k\n")
        before, _, opened = ran.out.partition(" had bid ")
        if "had bid $777,000" in opened:
            assert before.count("what is typed does not show") == 2 and not re.search("777|654", before)
            return
    raise AssertionError("nothing was auctioned")
