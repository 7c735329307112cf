"""`passgo replay` and `passgo verify`: a record is read step by step, and nothing in it can be changed unnoticed."""
from __future__ import annotations

import json
import pathlib

import pytest

from passgo.play.record import Record

from .conftest import Passgo


def test_replay_prints_the_whole_log(passgo: Passgo, record: pathlib.Path) -> None:
    ran = passgo("replay", "game.jsonl", "--all")
    lines = ran.out.splitlines()
    assert ran.code == 0 and "The game is over: the last player left." in lines
    assert lines[-1].endswith(" wins.") and "Ada" in ran.out


def test_replay_steps_forth_and_back(passgo: Passgo, record: pathlib.Path) -> None:
    last = len(Record.load(record).inputs)
    ran = passgo("replay", "game.jsonl", typed=f"\nn\np\n{last}\nn\n0\np\nt\nb\n{last + 1}\nnonsense\nq\n0\n")
    steps = [line.split(":")[0] for line in ran.out.splitlines() if line.startswith("Step ")]
    assert steps[:6] == ["Step 0", "Step 1", "Step 2", "Step 1", f"Step {last}", "Step 0"]
    assert len(steps) == 7
    assert ran.out.count("There is no more in this direction.") == 2
    assert "Y Hollywood" in ran.out and "'nonsense' leads nowhere" in ran.out and f"'{last + 1}' leads nowhere" in ran.out
    assert ran.code == 0


def test_verify_for_machines_answers_them_whatever_it_is_given(passgo: Passgo) -> None:
    ran = passgo("verify", "nothing.jsonl", "--json")
    assert (ran.code, ran.err) == (1, "") and "cannot be read" in json.loads(ran.out)["why"]


def test_replay_ends_with_its_input(passgo: Passgo, record: pathlib.Path) -> None:
    assert passgo("replay", "game.jsonl", typed="n\n").code == 0


def test_replay_for_machines_holds_every_input(passgo: Passgo, record: pathlib.Path) -> None:
    steps = json.loads(passgo("replay", "game.jsonl", "--json").out)
    assert [step["said"] for step in steps] == [None, *map(str, Record.load(record).inputs)]
    assert any("now belongs to" in line for step in steps for line in step["log"])


def test_verify_finds_a_good_game_good(passgo: Passgo, record: pathlib.Path) -> None:
    ran = passgo("verify", "game.jsonl")
    assert ran.code == 0 and ran.out.startswith("In order: ") and "tosses fell as seed 11 says" in ran.out
    found = json.loads(passgo("verify", "game.jsonl", "--json").out)
    assert found["ok"] and found["finished"] and found["dice_checked"] and found["result_recorded"]
    assert len(found["winners"]) == 1


def test_verify_says_what_it_cannot_check(passgo: Passgo, record: pathlib.Path) -> None:
    header, *rest = record.read_text().splitlines()
    record.write_text("\n".join([json.dumps({**json.loads(header), "seed": None}), *rest[:30]]) + "\n")
    ran = passgo("verify", "game.jsonl")
    assert ran.code == 0 and "there is no seed to check the dice by" in ran.out and "The game is not over" in ran.out


@pytest.mark.parametrize("change", ["toss", "bid", "seed", "result", "seat"])
def test_verify_finds_every_change(passgo: Passgo, record: pathlib.Path, change: str) -> None:
    lines = record.read_text().splitlines()
    match change:
        case "toss":
            n = next(n for n, line in enumerate(lines) if "CHANCE OUTCOME a=" in line and "b=" in line and n > 20)
            lines[n] = json.dumps("CHANCE OUTCOME a=6 b=6" if "a=6 b=6" not in lines[n] else "CHANCE OUTCOME a=5 b=5")
        case "bid":
            lines.insert(9, json.dumps("0 BID money=10000"))
        case "seed":
            lines[0] = json.dumps({**json.loads(lines[0]), "seed": 12})
        case "result":
            lines[-1] = json.dumps({"result": {**json.loads(lines[-1])["result"], "digest": "0" * 16}})
        case "seat":
            lines[0] = json.dumps({**json.loads(lines[0]), "seats": ["Ada", "Bruno"]})
    record.write_text("\n".join(lines) + "\n")
    ran = passgo("verify", "game.jsonl")
    assert (ran.code, ran.out) == (1, "") and ran.err.startswith("passgo: game.jsonl, line ")
    found = passgo("verify", "game.jsonl", "--json")
    assert found.code == 1 and json.loads(found.out)["ok"] is False and not found.err
