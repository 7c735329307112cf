"""Runs on disk: the same bytes whoever plays them, and only what is missing is played."""

from __future__ import annotations

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
from array import array

import pytest

from passgo.study import Series, runs, simulate
from passgo.study.rows import parquet, played, read_parquet
from passgo.study.runs import OtherRules, OtherRun, Part, Run, made

pytest.importorskip("pyarrow")
pytest.importorskip("passgo._native")
SERIES = Series(bots=("trader", "random", "thrifty"), seed=5, max_rounds=60)


def files(folder: pathlib.Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def whole(folder: pathlib.Path, jobs: int = 1, on: str = "", games: int = 900) -> dict[str, bytes]:
    run = Run(folder, SERIES, games, piece=200)
    run.open()
    assert [part.number for part in run.play(jobs, on)]
    assert not run.missing()
    return files(folder)


@pytest.mark.slow
def test_the_jobs_make_no_difference_to_the_byte(tmp_path: pathlib.Path) -> None:
    one = whole(tmp_path / "one")
    assert len(one) == 6 and one == whole(tmp_path / "two", jobs=2) == whole(tmp_path / "eight", jobs=8)


@pytest.mark.slow
def test_ray_makes_no_difference_to_the_byte(tmp_path: pathlib.Path) -> None:
    pytest.importorskip("ray")
    code = "import pathlib, sys; from tests.study.test_runs import whole; whole(pathlib.Path(sys.argv[1]), on='ray')"
    root = pathlib.Path(__file__).resolve().parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "ray")],
        cwd=root,
        capture_output=True,
        text=True,
        env={**os.environ, "RAY_DISABLE_DASHBOARD": "1", "RAY_USAGE_STATS_ENABLED": "0"},
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr
    assert files(tmp_path / "ray") == whole(tmp_path / "here")


def test_what_is_there_is_not_played_again(tmp_path: pathlib.Path) -> None:
    before = whole(tmp_path)
    (tmp_path / "part-00001.parquet").unlink()
    (tmp_path / "part-00003.parquet").write_bytes(before["part-00003.parquet"][:100])
    run = Run(tmp_path, SERIES, 900, piece=200)
    run.open()
    assert [part.number for part in run.play()] == [1, 3]
    assert files(tmp_path) == before


def test_a_longer_run_keeps_what_it_has(tmp_path: pathlib.Path) -> None:
    whole(tmp_path)
    run = Run(tmp_path, SERIES, 1200, piece=200)
    run.open()
    assert [part.number for part in run.play()] == [4, 5]
    assert run.tally()["games"] == 1200


def test_another_run_is_not_mixed_in(tmp_path: pathlib.Path) -> None:
    whole(tmp_path)
    for other, says in ((SERIES._replace(seed=6), "its seed is 5, not 6"), (SERIES._replace(max_rounds=61), "max_rounds")):
        with pytest.raises(OtherRun, match=says):
            Run(tmp_path, other, 900, piece=200).open()
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "diary.txt").write_text("mine")
    with pytest.raises(OtherRun, match="is not empty"):
        Run(tmp_path / "elsewhere", SERIES, 900).open()


@pytest.mark.parametrize("damaged", [b'{"format": 1', b"[]", b"\xff", b""])
def test_a_damaged_manifest_is_told_and_left_alone(tmp_path: pathlib.Path, damaged: bytes) -> None:
    (tmp_path / "manifest.json").write_bytes(damaged)
    with pytest.raises(OtherRun, match=r"manifest\.json is damaged"):
        Run(tmp_path, SERIES, 900, piece=200).open()
    assert files(tmp_path) == {"manifest.json": damaged}


def test_a_damaged_part_is_played_again(tmp_path: pathlib.Path) -> None:
    """A byte that fell over in the middle, and a part that is another's: both are noticed, and nothing else is played."""
    before = whole(tmp_path)
    bad = bytearray(before["part-00001.parquet"])
    bad[300] ^= 0xFF
    (tmp_path / "part-00001.parquet").write_bytes(bytes(bad))
    (tmp_path / "part-00002.parquet").write_bytes(before["part-00000.parquet"])
    run = Run(tmp_path, SERIES, 900, piece=200)
    run.open()
    assert [part.number for part in run.play()] == [1, 2]
    assert files(tmp_path) == before


def test_of_two_runs_begun_at_once_in_one_folder_one_is_refused(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one writes its manifest after this one has looked and found none."""
    other = Run(tmp_path, SERIES._replace(seed=6), 900, piece=200)
    other.open()
    looks = iter((False, True))
    monkeypatch.setattr(pathlib.Path, "exists", lambda path: next(looks, True))
    with pytest.raises(OtherRun, match="its seed is 6, not 5"):
        Run(tmp_path, SERIES, 900, piece=200).open()
    assert json.loads((tmp_path / "manifest.json").read_bytes())["seed"] == 6


def test_a_worker_with_other_rules_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "rules_digest", lambda: "f" * 64)
    with pytest.raises(OtherRules, match="other rules"):
        made(SERIES, Part(0, 0, 10), "0" * 64)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="another kind of kill")
def test_killed_and_resumed_it_is_the_same_to_the_byte(tmp_path: pathlib.Path) -> None:
    """kill -9 in the middle; the next call plays the rest."""
    command = [sys.executable, "-m", "passgo", "simulate", "--games", "6000", "--piece", "500", "--players", "3", "--seed", "4"]
    for folder, kill in (("killed", True), ("killed", False), ("quiet", False)):
        with subprocess.Popen(
            [*command, "--out", str(tmp_path / folder)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        ) as process:
            while kill and process.poll() is None and not (tmp_path / folder / "part-00002.parquet").exists():
                pass
            if kill:
                process.send_signal(signal.SIGKILL)
            process.communicate()
    there = {name: data for name, data in files(tmp_path / "killed").items() if not name.startswith(".")}
    assert there == files(tmp_path / "quiet")


@pytest.mark.slow
def test_rows_say_what_the_tally_says_and_cost_few_bytes(tmp_path: pathlib.Path) -> None:
    piece = played(SERIES, 0, 3000)
    found = simulate(SERIES, 3000)
    wins = [sum(mask >> seat & 1 for mask in piece.column("winners")) for seat in range(3)]
    assert wins == found["wins_by_seat"] and sum(piece.column("decisions")) == found["decisions"]
    assert abs(sum(piece.column("rounds")) / 3000 - found["rounds"]["mean"]) < 0.01
    data = parquet(piece)
    path = tmp_path / "piece.parquet"
    path.write_bytes(data)
    assert read_parquet(path) == piece and len(parquet(played(SERIES, 0, 10_000))) / 10_000 <= 20
    assert isinstance(piece.column("rounds"), array)


def test_both_engines_make_the_same_rows() -> None:
    native, plain = (__import__(name, fromlist=["Core"]) for name in ("passgo._native", "passgo.engines.python"))
    board = SERIES.read().board.dump()
    for counted in (False, True):
        mine, theirs = (
            module.play_rows(module.Core(board, 3), SERIES.policies(), 5, 0, 4, 60, counted) for module in (native, plain)
        )
        assert mine[0] == theirs[0] and {name: bytes(column) for name, column in mine[1].items()} == theirs[1]
        if counted:
            under_way = ("had", "worth")
            assert {k: v for k, v in mine[2].items() if k not in under_way} == {
                k: v for k, v in theirs[2].items() if k not in under_way
            }


def test_the_manifest_tells_what_was_played(tmp_path: pathlib.Path) -> None:
    whole(tmp_path)
    told = json.loads((tmp_path / "manifest.json").read_text())
    assert told["bots"] == ["trader", "random", "thrifty"] and told["games"] == 900 and told["seed"] == 5
    assert re.fullmatch("[0-9a-f]{64}", told["rules"]) and told["board"] == SERIES.read().digest
