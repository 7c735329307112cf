"""Golden games: these rules must play them as they were played, and tell them in the same words.

They are written by tools/make_goldens.py, never by a test. If a rule has changed on purpose, run it, raise RULES_VERSION and
read what is different.
"""
from __future__ import annotations

import pathlib

import pytest

from passgo.editions import editions
from passgo.interpreted import Core
from passgo.record import Record
from passgo.rules.words import NOBODY, RULES_VERSION
from proving.goldens import must_appear, tell

HERE = pathlib.Path(__file__).parent
GAMES = sorted(HERE.glob("*/*.jsonl"))
MOST = 150_000


@pytest.mark.parametrize("path", GAMES, ids=[f"{path.parent.name}/{path.stem}" for path in GAMES])
def test_a_golden_game_is_played_and_told_again(path: pathlib.Path) -> None:
    """Every input is in order, the end is the one written there, and the log is the same to the letter."""
    record = Record.load(path)
    assert record.header.edition == path.parent.name and record.header.rules == RULES_VERSION
    assert record.result is not None, "a golden game is a finished one"
    assert tell(record)[0] == path.with_suffix(".txt").read_text(encoding="utf-8")
    assert max(path.stat().st_size, path.with_suffix(".txt").stat().st_size) < MOST
    assert record.text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GAMES, ids=[f"{path.parent.name}/{path.stem}" for path in GAMES])
def test_the_plain_rules_come_to_the_same_end(path: pathlib.Path) -> None:
    record = Record.load(path)
    assert record.result is not None
    first = NOBODY if record.header.first is None else record.header.first
    core = Core(record.edition().board.dump(), len(record.header.seats), first)
    for who, action in record.inputs:
        core.put(who, action)
    assert f"{core.digest():016x}" == record.result["digest"]


@pytest.mark.parametrize("key", editions())
def test_every_question_and_every_action_appears(key: str) -> None:
    """Whatever an edition can ask or be told is in at least one of its golden games."""
    met: set[str] = set()
    for path in sorted((HERE / key).glob("*.jsonl")):
        met |= tell(Record.load(path))[1]
    assert must_appear(key) <= met, sorted(must_appear(key) - met)


def test_there_is_nothing_else_here() -> None:
    """A log for every game, a game for every log, and only editions that are."""
    files = {path for folder in HERE.iterdir() if folder.is_dir() and folder.name != "__pycache__" for path in folder.iterdir()}
    assert files == {path.with_suffix(end) for path in GAMES for end in (".jsonl", ".txt")}
    assert {path.parent.name for path in files} == set(editions())
