"""Golden games: these rules must play them as they were played, and tell them in the same words.

They are written by tools/make_goldens.py, never by a test. If a rule has changed on purpose, run it, add to its versions and
read what is different.
"""
from __future__ import annotations

import pathlib
import random

import pytest

from passgo import Game
from passgo.engines.python import Core
from passgo.loading import editions
from passgo.play.record import Record
from passgo.rules.steps import Step
from passgo.rules.words import NOBODY, Kind
from proving.goldens import ABSENT, must_appear, tell
from proving.tables import best_engine, draw_table
from proving.walks import walk

HERE = pathlib.Path(__file__).parent
GAMES = sorted(HERE.glob("*/*.jsonl"))
MOST = 150_000


@pytest.mark.parametrize("path", GAMES, ids=[f"{path.parent.name}/{path.stem}" for path in GAMES])
def test_a_golden_game_is_played_and_told_again(path: pathlib.Path) -> None:
    """Every input is in order, the end is the one written there, and the log is the same to the letter."""
    record = Record.load(path)
    assert record.header.edition == path.parent.name and record.header.rules == record.edition().rules_version
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
    game = Game(record.edition(), record.header.seats, None, record.header.first)
    game.core = core
    assert game.result() == record.result


@pytest.mark.parametrize("key", editions())
def test_every_question_and_every_action_appears(key: str) -> None:
    """Whatever an edition can ask or be told is in at least one of its golden games."""
    met: set[str] = set()
    for path in sorted((HERE / key).glob("*.jsonl")):
        met |= tell(Record.load(path))[1]
    assert must_appear(key) <= met, sorted(must_appear(key) - met)


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(ABSENT))
def test_what_an_edition_does_not_know_never_comes_up(key: str) -> None:
    """The list of what its golden games need not show hides nothing: no walk through its games meets any of it."""
    met: set[str] = set()
    for i in range(60):
        rng = random.Random(f"{key} {i}")
        table = draw_table(key, rng)
        core = table.core(best_engine())
        core.traced(table.policies, table.seed, rng.randrange(500))
        for _, said in walk(core, rng, 100):
            values = core.dump()
            met |= {f"asks {Step.name(values['step'][values['depth'] - 1])}", f"says {Kind.name(said[0])}"}
    assert not met & ABSENT[key] and len(met & must_appear(key)) > len(must_appear(key)) // 2


def test_there_is_nothing_else_here() -> None:
    """A log for every game, a game for every log, and only editions that are."""
    files = {path for folder in HERE.iterdir() if folder.is_dir() and folder.name != "__pycache__" for path in folder.iterdir()}
    assert files == {path.with_suffix(end) for path in GAMES for end in (".jsonl", ".txt")}
    assert {path.parent.name for path in files} == set(editions())
