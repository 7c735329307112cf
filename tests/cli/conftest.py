"""The command as somebody at a shell meets it: words in, an exit code and two texts out."""
from __future__ import annotations

import functools
import io
import pathlib
from collections.abc import Callable
from typing import NamedTuple

import pytest

from passgo.bots import PolicyBot, play_out
from passgo.cli import main
from passgo.play.game import Game


class Ran(NamedTuple):
    """How a command ended."""
    code: int
    out: str
    err: str


Passgo = Callable[..., Ran]


@pytest.fixture(autouse=True)
def home(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """A folder of its own to stand in, with nobody else's games and no terminal's habits."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("PASSGO_DEBUG", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def passgo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Passgo:
    """`passgo("rules", "here_and_now")`; `typed` is what stands in the pipe."""

    def run(*args: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(args)
        code = left.value.code
        assert isinstance(code, int)
        return Ran(code, *capsys.readouterr())

    return run


@functools.cache
def finished_game() -> str:
    game = Game.new("here_and_now", ["Ada", "Bruno", "Chiara"], seed=11)
    play_out(game, {seat: PolicyBot("trader", seat) for seat in range(3)})
    return game.save()


@pytest.fixture
def record(home: pathlib.Path) -> pathlib.Path:
    """A finished game among bots, with its seed."""
    path = home / "game.jsonl"
    path.write_text(finished_game())
    return path


@pytest.fixture
def board(home: pathlib.Path) -> pathlib.Path:
    """A board of one's own."""
    path = home / "my-board.toml"
    path.write_text('extends = "here_and_now"\ntitle = "Ours"\n[rules]\nsalary = 3_000_000\n')
    return path
