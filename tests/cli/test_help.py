"""Every sub-command explains itself, and every example it gives can be typed as it stands."""
from __future__ import annotations

import pathlib
import re
import shlex

import pytest

from passgo.cli import edition
from passgo.cli.app import COMMANDS

from .conftest import Passgo

ALL = {**COMMANDS, "edition check": edition}
UNTIL_STOPPED = ("serve", "backup", "restore")
"""These run until they are stopped, or need the games of a server, so their own tests run them."""
README = pathlib.Path(__file__).resolve().parents[2] / "README.md"
SHOWN = [re.sub(r"--games \d+", "--games 10", line) for line in
         re.findall(r"^(passgo .*?)(?:  .*)?$", README.read_text(encoding="utf-8"), re.M)]
"""What README shows, with fewer games."""
EXAMPLES = [*(line for name, module in ALL.items() if name not in UNTIL_STOPPED for line in module.EXAMPLES), *SHOWN]


def test_passgo_alone_is_friendly(passgo: Passgo) -> None:
    ran = passgo()
    assert ran.code == 0 and not ran.err
    assert "In the terminal: `passgo play`" in " ".join(ran.out.split())
    assert all(name in ran.out for name in (*COMMANDS, "edition"))


@pytest.mark.parametrize("name", ALL)
def test_every_command_has_help_with_examples(passgo: Passgo, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("TERMINAL_WIDTH", "200")
    ran = passgo(*name.split(), "--help")
    assert ran.code == 0
    shown = re.findall(r"\$ (passgo .*?)\s*$", ran.out, re.M)
    assert tuple(shown) == ALL[name].EXAMPLES and shown


@pytest.mark.slow
@pytest.mark.parametrize("line", dict.fromkeys(EXAMPLES))
def test_every_example_runs(passgo: Passgo, record: pathlib.Path, board: pathlib.Path, line: str) -> None:
    if "--resume" in line:
        assert passgo("play", typed="1\n").code == 0
    ran = passgo(*shlex.split(line)[1:])
    assert ran.code == 0, ran
    assert ran.out and not ran.err


def test_where_machines_read_there_is_json(passgo: Passgo) -> None:
    for name in ALL:
        if name not in ("play", "serve"):
            assert "--json" in passgo(*name.split(), "--help").out


def test_version(passgo: Passgo) -> None:
    assert re.fullmatch(r"passgo \d+\.\d+\.\d+\n", passgo("--version").out)
