"""Between turns: people build, deal and play kept cards before somebody else rolls, as often as they want to be asked."""
from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from passgo.bots.master import Master
from passgo.cli.terminal.clock import Clock
from passgo.cli.terminal.saving import SaveFile
from passgo.cli.terminal.screen import Screen
from passgo.cli.terminal.seats import Seats
from passgo.cli.terminal.session import Session
from passgo.play.game import Game
from passgo.rules.words import Kind

from .conftest import Passgo

ANSWERS = "\n\nbuy\npass\nreject\nkeep\npay ada\n"
"""Whatever is asked, one of these is an answer; to the rest the table says why not."""


@pytest.fixture
def session(tmp_path: pathlib.Path) -> Iterator[Session]:
    """Ann, Bob and a bot, who is about to roll."""
    seats = Seats(("Ann", "Bob", "Ada"), {2: "trader"})
    game = Game.new("millionaire", seats.names, seed=1, first=2)
    screen = Screen(Console(), game.edition, seats, plain=True)
    file = SaveFile.create(game, seats.bots, tmp_path / "it.jsonl")
    yield Session(game, seats, file, screen, Clock(game, real=False), [])
    file.close()


@pytest.mark.clause("ML-50")
def test_who_wants_it_is_asked_before_every_roll_of_the_others(passgo: Passgo) -> None:
    ran = passgo("play", "millionaire", "fortune=off", "--seed", "4", "--humans", "Ann,Bob", "--players", "4",
                 "--save", "it.jsonl", typed="pause always\n" + ANSWERS * 100)
    said = re.findall(r"^Round \d+: (\w+)'s turn\.\n(.*?)^\1 rolls", ran.out.partition("between turns: always")[2], re.M | re.S)
    assert len(said) > 12 and {name for name, _ in said} == {"Ann", "Bob", "Ada", "Bruno"}
    for name, before in said:
        assert set(re.findall(r"^(\w+): Between turns\.", before, re.M)) == {"Ann", "Bob"} - {name}


@pytest.mark.clause("ML-32")
def test_who_only_holds_a_card_is_not_asked_unless_everybody_is(session: Session) -> None:
    """A question that comes only to who can play a card would tell the others which card it is [ML-34]."""
    values = session.game.core.dump()
    values["hand"][0], values["held"][0] = session.game.edition.board.fortune_uses[1], 2
    values["owner"][10], values["deeds"][2] = 2, 1 << 10
    session.game.core.load(values)
    assert any(action.kind == Kind.TAKE_OVER for action in session.game.legal(0).actions)
    asked = {}
    for session.pause in Session.PAUSES:
        asked[session.pause] = [seat for seat in (0, 1) if session.may_pause(seat)]
    assert asked == {"useful": [], "always": [0, 1], "never": []}


def test_who_is_out_is_not_asked(session: Session) -> None:
    session.pause = "always"
    assert session.may_pause(0) and session.may_pause(1) and session.free_before(0) == [1]
    values = session.game.core.dump()
    values["alive"] &= ~0b10
    session.game.core.load(values)
    assert session.may_pause(0) and not session.may_pause(1)


def test_a_master_at_the_keyboard_remembers_what_was_refused(session: Session) -> None:
    """Bots are made anew for every word, but what they have learned about the table goes on."""
    session.seats.bots[2] = "master"
    first = session.bots()[2]
    assert isinstance(first, Master)
    first.refused = 3
    second = session.bots()[2]
    assert isinstance(second, Master) and second is not first
    assert (second.refused, second.counts_on_plans) == (3, False)
