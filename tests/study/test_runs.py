"""Runs on disk: the same bytes whoever plays them, and only what is missing is played."""

from __future__ import annotations

import json
import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import time
import tomllib
from array import array
from typing import Any

import pytest

from passgo.cli.simulate import needs_study
from passgo.cli.trouble import Trouble
from passgo.engines.native.digest import rules_digest
from passgo.study import Series, runs, simulate
from passgo.study.rows import Damaged, parquet, played, read_parquet
from passgo.study.runs import OtherRules, OtherRun, Part, Run, made, piece_of

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


def test_a_shorter_run_takes_no_game_away(tmp_path: pathlib.Path) -> None:
    """Else the folder would hold more games, or fewer, than its manifest says."""
    before = whole(tmp_path)
    with pytest.raises(OtherRun, match="holds a run of 900 games, and no game is taken away"):
        Run(tmp_path, SERIES, 500, piece=200).open()
    assert files(tmp_path) == before


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


def test_a_bit_that_fell_over_anywhere_changes_no_figure(tmp_path: pathlib.Path) -> None:
    """Also in what stands around the pages, which Parquet has no sums for: the tally, the names and the kinds of the columns."""
    path, part, rng = tmp_path / "part.parquet", Part(1, 200, 200), random.Random(2)
    data, noticed = made(SERIES, part, rules_digest()), 0
    path.write_bytes(data)
    kept = read_parquet(path)
    assert piece_of(path, part) == kept and piece_of(path, part._replace(start=0)) is None
    for _ in range(400):
        bad = bytearray(data)
        bad[rng.randrange(len(bad))] ^= 1 << rng.randrange(8)
        path.write_bytes(bytes(bad))
        found = piece_of(path, part)
        noticed += found is None
        assert found is None or found == kept
    assert noticed > 200
    path.write_bytes(data[:-9])
    with pytest.raises(Damaged, match="is damaged"):
        read_parquet(path)
    with pytest.raises(FileNotFoundError):
        read_parquet(tmp_path / "none.parquet")


def test_of_two_runs_begun_at_once_in_one_folder_one_is_refused(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one writes its manifest after this one has looked and found none."""
    other = Run(tmp_path, SERIES._replace(seed=6), 900, piece=200)
    other.open()
    looks = iter((False, True))
    monkeypatch.setattr(pathlib.Path, "exists", lambda path: next(looks, True))
    with pytest.raises(OtherRun, match="its seed is 6, not 5"):
        Run(tmp_path, SERIES, 900, piece=200).open()
    assert json.loads((tmp_path / "manifest.json").read_bytes())["seed"] == 6


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is told, half a file is taken away, and with room again the rest is played."""
    run, write = Run(tmp_path, SERIES, 400, piece=200), pathlib.Path.write_bytes

    def half(path: pathlib.Path, data: bytes) -> int:
        write(path, data[:100])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(pathlib.Path, "write_bytes", half)
        with pytest.raises(OSError, match="No space left"):
            run.open()
        assert not list(tmp_path.iterdir()), "a manifest half written would be taken for a damaged one"
    run.open()
    with monkeypatch.context() as full:
        full.setattr(pathlib.Path, "write_bytes", half)
        with pytest.raises(OSError, match="No space left"):
            list(run.play())
    assert [path.name for path in tmp_path.iterdir()] == ["manifest.json"]
    assert [part.number for part in run.play()] == [0, 1]


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


def asleep(pid: str) -> bool:
    """Is this process still there, and not only its name?"""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.skipif(not pathlib.Path("/proc/self/task").is_dir(), reason="asks Linux for the children of a process")
@pytest.mark.parametrize("kept", [True, False])
def test_nobody_waits_for_a_parent_that_was_killed(tmp_path: pathlib.Path, kept: bool) -> None:
    """The processes of --jobs end with the one that began them, though it could not say goodbye."""
    command = [sys.executable, "-m", "passgo", "simulate", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen([*command, *(["--out", str(tmp_path / "run")] if kept else [])], stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL) as process:
        children = pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while len(began := children.read_text().split()) < 3 and process.poll() is None:
            time.sleep(0.05)
        time.sleep(2)
        process.send_signal(signal.SIGKILL)
    for _ in range(600):
        if not any(map(asleep, began)):
            break
        time.sleep(0.1)
    assert len(began) >= 3 and not any(map(asleep, began))


@pytest.mark.slow
def test_rows_say_what_the_tally_says_and_cost_few_bytes(tmp_path: pathlib.Path) -> None:
    piece = played(SERIES, 0, 3000)
    found = simulate(SERIES, 3000)
    wins = [sum(piece.won(seat)) for seat in range(3)]
    assert wins == pytest.approx(found["wins_by_seat"]) and sum(piece.column("decisions")) == found["decisions"]
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


@pytest.mark.parametrize("ledger", [False, True])
def test_bots_that_think_are_kept_in_rows_too(ledger: bool) -> None:
    """Their nets are laid at the table, with rows as without."""
    series = Series(bots=("sharp", "trader"), seed=3, max_rounds=8)
    assert played(series, 0, 2, ledger).tally == series.play(0, 2)


@pytest.mark.parametrize(("wrong", "says"), [
    ({"bots": ("trader",) * 9}, "is for 2 to 8 players, not 9"), ({"bots": ()}, "players, not 0"),
    ({"bots": ("nobody",) * 3}, "no bot 'nobody'"), ({"seed": -1}, "seed must be from 0"),
    ({"seed": 1 << 64}, "seed must be from 0"),
    ({"seed": 1.5}, "seed must be a whole number"), ({"max_rounds": 0}, "max_rounds must be from 1"),
    ({"edition": "nowhere"}, "no edition"), ({"options": (("luck", 1),)}, "no option 'luck'")])
def test_a_series_nobody_can_play_is_told_before_a_game(tmp_path: pathlib.Path, wrong: dict[str, Any], says: str) -> None:
    series = SERIES._replace(**wrong)
    for begin in (lambda: simulate(series, 5), lambda: Run(tmp_path / "run", series, 5), lambda: played(series, 0, 5)):
        with pytest.raises((TypeError, ValueError), match=says):
            begin()
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("games", [0, -1, 1.5, True, 10 ** 12])
def test_no_games_are_no_series(tmp_path: pathlib.Path, games: Any) -> None:
    for begin in (lambda: simulate(SERIES, games), lambda: Run(tmp_path, SERIES, games), lambda: played(SERIES, 0, games)):
        with pytest.raises((TypeError, ValueError), match="games must be"):
            begin()
    with pytest.raises(ValueError, match="jobs must be from 1"):
        simulate(SERIES, 5, jobs=0)
    with pytest.raises(ValueError, match="piece must be from 1"):
        Run(tmp_path, SERIES, 5, piece=0)


@pytest.mark.parametrize(("on", "absent", "extra"), [
    ("", "pyarrow", "study"), ("ray", "ray", "ray"), ("ray://head:1", "grpc", "ray")])
def test_what_is_not_installed_is_named_before_a_game(on: str, absent: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster is spoken to by Ray's client, which Ray alone does not bring, but `passgo[ray]` does."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == absent else object())
    with pytest.raises(Trouble, match=rf"this needs {absent}: pip install 'passgo\[{extra}\]'"):
        needs_study(on)
    extras = tomllib.loads((pathlib.Path(__file__).resolve().parents[2] / "pyproject.toml").read_text())["project"]
    assert any(one.startswith("ray[client]") for one in extras["optional-dependencies"]["ray"])
