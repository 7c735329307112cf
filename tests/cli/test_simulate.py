"""`passgo simulate`: the accounts add up, and the same seed is the same result whatever plays it."""
from __future__ import annotations

import contextlib
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
from typing import Any

import pytest

from passgo.study import Series, added, nothing, report, simulate
from passgo.study.report import quantile
from passgo.study.workers import Pieces

from .conftest import Passgo

KEYS = {"games", "finished", "truncated", "rounds", "decisions", "rolls", "seconds", "decisions_per_second", "engine",
        "wins_by_seat", "wins_by_bot", "landings", "edition", "players", "bots", "seed", "options", "endings", "intervals"}
TIMED = ("seconds", "decisions_per_second", "engine")


def found(passgo: Passgo, *args: str) -> dict[str, Any]:
    ran = passgo("simulate", "--json", *args)
    assert ran.code == 0, ran.err
    values: dict[str, Any] = json.loads(ran.out)
    return values


def but_for_time(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name not in TIMED}


def test_a_win_that_is_shared_is_one_win(passgo: Passgo) -> None:
    """Tropical Tycoon has many ties: all seats together have won the finished games, no more, and every interval has two ends."""
    values = found(passgo, "tropical_tycoon", "--games", "60", "--bots", "random", "--seed", "5")
    assert any(won % 1 for won in values["wins_by_seat"]), "some games were shared"
    assert sum(values["wins_by_seat"]) == pytest.approx(values["finished"])
    assert values["wins_by_bot"]["random"] == pytest.approx(values["finished"])
    low, high = values["intervals"]["wins_by_bot"]["random"]
    assert low < high


def test_what_a_study_found_is_said_before_its_report_is_written(passgo: Passgo, monkeypatch: pytest.MonkeyPatch,
                                                                 tmp_path: pathlib.Path) -> None:
    """A disk may be full by then; and in a pipe a sentence is a line."""
    def full(_: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("passgo.cli.study.page", full)
    ran = passgo("study", "beginning", "--games", "20", "--out", str(tmp_path / "report.html"))
    assert ran.code != 0 and "No space left" in ran.err
    assert ran.out.startswith("Here & Now: a game takes") and all(line.endswith(".") for line in ran.out.splitlines())


def test_a_single_game_has_no_bounds_and_is_json_all_the_same(passgo: Passgo) -> None:
    ran = passgo("simulate", "--games", "1", "--json")
    values = json.loads(ran.out, parse_constant=lambda word: pytest.fail(f"{word} is no JSON"))
    assert values["intervals"]["rounds"] == [None, None]
    assert "± ?" in passgo("simulate", "--games", "1").out


def test_json_has_exactly_the_agreed_keys(passgo: Passgo) -> None:
    values = found(passgo, "--games", "20", "--seed", "5")
    assert set(values) == KEYS
    assert set(values["rounds"]) == {"mean", "median", "p90"}
    assert values["games"] == 20 == values["finished"] + sum(values["truncated"].values())
    assert values["finished"] == sum(values["endings"].values())
    assert sum(values["wins_by_seat"]) == sum(values["wins_by_bot"].values()) == values["finished"]
    assert values["rounds"]["median"] <= values["rounds"]["p90"]


def test_landings_count_every_roll_once_and_jail_apart(passgo: Passgo) -> None:
    values = found(passgo, "--games", "30")
    assert sum(values["landings"].values()) == values["rolls"]
    assert len(values["landings"]) == 41 and values["landings"]["30 Go to Jail"] == 0
    assert 0 < values["landings"]["10 Just Visiting"] < values["landings"]["In Jail"]


def test_games_too_long_are_cut_and_counted(passgo: Passgo) -> None:
    values = found(passgo, "--bots", "walker", "--games", "10", "--max-rounds", "15")
    assert (values["finished"], values["truncated"]) == (0, {"max_rounds": 10, "max_inputs": 0, "void": 0})
    assert values["rounds"] == {"mean": 15.0, "median": 15, "p90": 15}


def test_agreed_rounds_end_a_game_and_count_as_played(passgo: Passgo) -> None:
    values = found(passgo, "--games", "10", "rounds=5")
    assert values["endings"]["ROUNDS_UP"] == values["finished"] == 10
    assert values["rounds"]["p90"] == 5 and values["options"] == {"rounds": 5}


def test_a_short_list_of_bots_is_repeated(passgo: Passgo) -> None:
    values = found(passgo, "--games", "4", "--players", "5", "--bots", "trader,thrifty")
    assert values["bots"] == ["trader", "thrifty", "trader", "thrifty", "trader"]
    assert set(values["wins_by_bot"]) == {"trader", "thrifty"}


def test_the_same_seed_is_the_same_whatever_the_jobs(passgo: Passgo) -> None:
    args = ("--games", "120", "--bots", "trader,random", "jackpot=on", "--seed")
    one, two = found(passgo, *args, "99"), found(passgo, *args, "99", "--jobs", "2")
    assert but_for_time(one) == but_for_time(two)
    assert one["wins_by_seat"] != found(passgo, *args, "98")["wins_by_seat"]


@pytest.mark.slow
def test_both_engines_agree() -> None:
    results = []
    command = [sys.executable, "-m", "passgo", "simulate", "--games", "4", "--seed", "3", "--players", "3", "--json"]
    for engine in ("python", "native"):
        ran = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PASSGO_ENGINE": engine}, check=False)
        if engine == "native" and "no compiled rules" in ran.stderr:
            pytest.skip("there are no compiled rules here")
        results.append(json.loads(ran.stdout))
    assert [values["engine"] for values in results] == ["python", "native"]
    assert but_for_time(results[0]) == but_for_time(results[1])


def test_a_person_gets_tables(passgo: Passgo) -> None:
    ran = passgo("simulate", "--games", "20", "--bots", "trader,thrifty")
    assert ran.code == 0 and not ran.err
    assert all(word in ran.out for word in ("Wins", "thrifty", "Endings", "In Jail", "decisions/s"))
    assert "\x1b" not in ran.out


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="another kind of interrupt")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_is_done_and_the_accounts_add_up(jobs: str) -> None:
    """Ctrl-C reaches the whole group of processes, as a terminal sends it, once the bar has counted some games."""
    watched, bar = os.openpty()
    command = [sys.executable, "-m", "passgo", "simulate", "--games", "100000000", "--jobs", jobs, "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=bar, text=True, start_new_session=True) as process:
        os.close(bar)
        seen = ""
        while not re.search(r"[1-9]\d*/100000000", seen):
            seen += os.read(watched, 4096).decode()
        os.killpg(process.pid, signal.SIGINT)
        with contextlib.suppress(OSError):
            while more := os.read(watched, 4096).decode():
                seen += more
        assert process.stdout
        out = process.stdout.read()
        process.wait()
    os.close(watched)
    assert process.returncode == 130
    assert "passgo: interrupted after" in seen and "Traceback" not in seen
    values = json.loads(out)
    assert values["games"] == values["finished"] + sum(values["truncated"].values())


def test_tallies_of_parts_make_the_tally_of_the_whole() -> None:
    series = Series(bots=("trader", "thrifty", "random"), seed=4)
    parts = added(added(nothing(), series.play(0, 7)), series.play(7, 5))
    assert parts == series.play(0, 12)
    assert report(series, parts, 1.0)["games"] == 12 == simulate(series, 12)["games"]


def test_pieces_cover_every_game_once() -> None:
    pieces = Pieces(1000, 3)
    taken: list[int] = []
    while piece := pieces.take():
        taken += range(piece[0], piece[0] + piece[1])
        pieces.learn(piece[1], 0.001)
    assert taken == list(range(1000))


def test_quantiles() -> None:
    assert [quantile({10: 5, 20: 4, 30: 1}, 10, percent) for percent in (50, 51, 90, 91)] == [10, 20, 20, 30]
