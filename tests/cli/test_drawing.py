"""What the terminal shows: the board keeps its shape, says everything without colours, and a real terminal can be played on."""
from __future__ import annotations

import contextlib
import os
import pathlib
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest
from rich.console import Console

from passgo.bots import PolicyBot, play_out
from passgo.cli.terminal.cells import Cell, one_line, tokens_of, two_lines
from passgo.cli.terminal.clock import written
from passgo.cli.terminal.flow import flow, numbered
from passgo.cli.terminal.log import Log, run_on
from passgo.cli.terminal.marks import ASCII, FINE, Marks, Signs, cut
from passgo.cli.terminal.panels import player_lines
from passgo.cli.terminal.ring import Ring, cell_width, ring_height, strip
from passgo.cli.terminal.seats import Seats
from passgo.events import decode
from passgo.loading import read
from passgo.play.game import Game


@pytest.fixture(scope="module")
def game() -> Game:
    """Somewhere in the middle, with houses, mortgages and somebody out."""
    game = Game.new("here_and_now", ["Ann", "Bob", "Cid", "Dot"], seed=8)
    bots = {seat: PolicyBot("trader", seat) for seat in range(4)}
    play_out(game, bots, until=lambda game: game.core.field("alive") != 0b1111)
    return game


@pytest.mark.parametrize("signs", [FINE, ASCII], ids=["fine", "ascii"])
@pytest.mark.parametrize("width", [89, 100, 160])
def test_the_ring_is_a_rectangle_with_every_space_in_it(game: Game, signs: Signs, width: int) -> None:
    ring = Ring(Marks(game.edition), signs, width)
    lines = ring.lines(game.view(-1).table, [])
    assert len(lines) == ring_height(40) and {len(line) for line in lines} == {ring.width} and ring.width <= width
    text = "\n".join(line.plain for line in lines)
    assert all(cut(space.name, 5).strip() in text for space in game.edition.spaces)
    assert text.isascii() == (signs is ASCII)


def test_a_ring_needs_room_and_four_equal_sides() -> None:
    assert cell_width(40, 80) == 0 and cell_width(40, 100) == 8 and cell_width(40, 400) == 12 and cell_width(38, 200) == 0


@pytest.mark.parametrize("width", [50, 80, 120])
def test_the_strip_fits_and_names_every_space(game: Game, width: int) -> None:
    lines = strip(Marks(game.edition), FINE, game.view(-1).table, width)
    assert max(len(line) for line in lines) <= width
    text = "\n".join(line.plain for line in lines)
    assert all(cut(space.name, 7).strip() in text for space in game.edition.spaces)


def test_owner_buildings_and_tokens_can_be_read_without_colours() -> None:
    marks = Marks(read("here_and_now"))
    cell = Cell(27, 1, "■■■", (0, 3))
    assert [line.plain for line in two_lines(cell, marks, 8)] == ["Hollywo2", "Y■■■  14"]
    assert one_line(cell, marks, 24).plain == "Y Hollywood     2■■■ 14 "
    assert one_line(Cell(13, 3, "8/0", (0,)), Marks(read("city")), 20).plain == "P Harbor He4 8/0 1  "
    assert tokens_of(cell._replace(tokens=tuple(range(8))), 3).plain == "x8"


def test_every_group_has_a_letter_of_its_own() -> None:
    letters = Marks(read("here_and_now")).letters
    assert len(set(letters.values())) == len(letters) == 10


def test_players_are_shown_with_all_they_have(game: Game) -> None:
    seats = Seats(game.names, {1: "trader", 2: "trader", 3: "thrifty"})
    lines = [line.plain for line in player_lines(game.view(-1), seats, Marks(game.edition), FINE, 80)]
    assert len(lines) == 4 and any("bankrupt" in line for line in lines) and "Dot (thrifty)" in lines[3]
    assert all(len(line) <= 80 for line in lines)


def test_sentences_about_one_player_run_on() -> None:
    told = ["Ann rolls 3 and 4.", "Ann moves to Chance.", "Ann draws Chance: Fly. Pay $5.", "Ann pays the bank $5.", "Bob wins."]
    joined = "Ann rolls 3 and 4, moves to Chance, draws Chance: Fly. Pay $5. Ann pays the bank $5. Bob wins."
    assert run_on((sentence[:3], sentence) for sentence in told) == joined


def test_the_log_keeps_to_its_room_and_to_its_audience(game: Game) -> None:
    log = Log(game.teller())
    log.add(decode(told) for told in game.core.events(0))
    lines = log.tail(Console(width=60), -1, 60, 5)
    assert len(lines) == 5 and lines[0].plain == "..." and all(len(line) <= 60 for line in lines)
    secret = log.events[-1]._replace(audience=0b0010)
    log.events[:] = [secret]
    assert log.sentences(1) and not log.sentences(0) and not log.sentences(-1)


def test_items_are_never_broken() -> None:
    lines = flow("  Build", [numbered(n, "x" * 20) for n in range(1, 6)], 60, 10)
    assert [line.plain.count("x" * 20) for line in lines] == [2, 2, 1] and lines[0].plain.startswith("  Build   1 xxx")


def test_time_is_written_as_on_a_clock() -> None:
    assert [written(seconds) for seconds in (0, 0.2, 59.5, 245, 3600, 7199)] == [
        "0:00", "0:01", "1:00", "4:05", "1:00:00", "1:59:59"]


COLOURED = re.compile(r"\x1b\[[\d;]*48;")
"""A background in one of many colours."""


def test_the_picture_of_readme_can_be_drawn_and_fetches_nothing(home: pathlib.Path) -> None:
    tool = pathlib.Path(__file__).resolve().parents[2] / "tools" / "picture.py"
    subprocess.run([sys.executable, str(tool), "it.svg"], check=True, capture_output=True)
    svg = (home / "it.svg").read_text(encoding="utf-8")
    assert svg.startswith("<svg") and "Hollywo" in svg and "https://" not in svg


class Terminal:
    """A terminal of 100 × 40 with somebody in front of it."""

    def __init__(self, *args: str, **changes: str) -> None:
        import fcntl
        import termios
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        env = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen([sys.executable, "-m", "passgo", *args], stdin=slave, stdout=slave, stderr=slave,
                                        env={**env, "TERM": "xterm-256color", **changes}, start_new_session=True)
        os.close(slave)
        self.seen = ""

    def until(self, text: str, seconds: float = 60) -> str:
        """What appears up to these words, from now on."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            if time.monotonic() > end:
                raise AssertionError(f"{text!r} did not come: {self.seen[-500:]!r}")
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def interrupt(self, text: str) -> None:
        """Ctrl-C until these words come: Python loses one between its prompt and its reading; people press again."""
        for _ in range(12):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(AssertionError):
                self.until(text, 5)
                return
        raise AssertionError(f"{text!r} did not come: {self.seen[-500:]!r}")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)


@contextlib.contextmanager
def terminal(*args: str, **changes: str) -> Iterator[Terminal]:
    if os.name == "nt":
        pytest.skip("no such terminals here")
    there = Terminal(*args, **changes)
    try:
        yield there
    finally:
        there.close()


@pytest.mark.slow
def test_a_terminal_shows_the_board_in_colours_and_a_countdown(home: pathlib.Path) -> None:
    with terminal("play", "--seed", "21", "--humans", "Ann,Bob", "--players", "2", "auctions=timed") as there:
        screen = there.until("Roll the dice")
        assert "┌────────┬" in screen and COLOURED.search(screen)
        there.type("")
        there.until("auctioned at once")
        there.type("2")
        there.until("[0:50] ")
        there.until("[0:49] ")
        there.type("500k")
        there.until("leads with $500,000")
        there.type("quit")
        there.until("passgo play --resume")
        there.process.wait(60)
        assert there.process.returncode == 0


def test_a_terminal_hides_sealed_bids_and_keeps_its_manners(home: pathlib.Path) -> None:
    with terminal("play", "--seed", "21", "--humans", "Ann,Bob", "--players", "2", "auctions=sealed", NO_COLOR="1") as there:
        screen = there.until("Roll the dice")
        assert "┌────────┬" in screen and not COLOURED.search(screen)
        there.type("")
        there.until("auctioned at once")
        there.type("2")
        there.until("when you are ready")
        there.type("")
        there.until("Sealed auction")
        there.type("777770000")
        there.type("710k")
        hidden = there.until("when you are ready")
        assert "777770000" not in hidden and "710k" not in hidden and "not enough cash" in hidden
        there.interrupt("interrupted; the game is saved")
        there.process.wait(60)
        assert there.process.returncode == 130


def test_plain_on_a_terminal_draws_nothing(home: pathlib.Path) -> None:
    with terminal("play", "--seed", "21", "--plain") as there:
        assert "\x1b" not in there.until("Roll the dice")
        os.write(there.master, b"\x04")
        there.until("The game is saved in")
        there.process.wait(60)
        assert there.process.returncode == 0


def test_a_card_leaves_the_screen_and_its_history_before_anybody_else_looks(home: pathlib.Path) -> None:
    with terminal("play", "millionaire", "--seed", "3", "--humans", "Ann,Bob", "--players", "3") as there:
        assert "Only you see" not in there.until("Roll the dice")
        there.type("")
        assert "Only for" not in there.until("Pass the keyboard to Ann")
        there.type("")
        there.until("Only you see: ")
        there.until("Do not buy it")
        there.type("1")
        there.until("\x1b[3J")
        there.until("Bob: ")
        there.type("quit")
        there.until("passgo play --resume")
