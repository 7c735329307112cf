"""Bad input gets one clear sentence on stderr and the right exit code, never a traceback, and nothing is lost."""
from __future__ import annotations

import json
import os
import pathlib
import signal
import subprocess
import sys
import time

import pytest

from passgo.play.record import Record

from .conftest import Passgo

ENDLESS = "9" * 5000
"""More digits than Python reads as a number."""
WRONG_USE = {
    "play monopoly": "no edition 'monopoly'; there are: ",
    "play here_and_now here_and_now": "One edition is enough",
    "play --players 9": "2 to 8 players, not 9",
    "play --players 1": "2 to 8 players, not 1",
    "play --players many": "--players wants a whole number",
    "play jackpt=on": "did you mean jackpot?",
    "play jackpot=perhaps": "jackpot cannot be 'perhaps'; it can be: on, off",
    "play rounds=99999999": "rounds cannot be '99999999'",
    "play --bots genius": "no bot 'genius'",
    "play --bots ,": "--bots wants names",
    "play --bots trader,trader,trader,trader": "4 bots for 3 seats",
    "play --seed -3": "A seed is a whole number",
    "play --seed dice": "A seed is a whole number",
    "play --seed 18446744073709551616": "A seed is a whole number",
    "play --humans Ann,ann": "same name",
    "play --humans Straße,STRASSE": "same name",
    "play --humans Ann,,Bob": "A name has 1 to 16 letters",
    "play --humans 3 --players 2": "3 people for 2 seats",
    "play --resume some.jsonl --seed 4": "A resumed game keeps",
    "play --wrong": "No such option: --wrong",
    "simulate nowhere": "no edition 'nowhere'",
    "simulate --games 0": "--games must be from 1",
    "simulate --games x": "--games wants a whole number",
    "simulate --players 9": "2 to 8 players, not 9",
    "simulate --max-rounds 5000": "--max-rounds must be from 1 to 4,094",
    "simulate --jobs -1": "--jobs must be from 0",
    "simulate --bots nobody": "no bot 'nobody'",
    "simulate --bots master": "The bot 'master' is no policy of the rules",
    "simulate --seed x": "A seed is a whole number",
    f"simulate --seed {ENDLESS}": "A seed is a whole number",
    f"simulate --games {ENDLESS}": "--games wants a whole number",
    f"simulate rounds={ENDLESS}": "rounds cannot be '999",
    f"play --humans {ENDLESS}": "A name has 1 to 16 letters",
    "simulate color=red": "There is no option 'color'",
    "rules nowhere": "no edition 'nowhere'",
    "rules here_and_now HN-7": "There is no clause 'HN-7'; near it are HN-7",
    "options nowhere": "no edition 'nowhere'",
    "edition check board.txt": "is a .toml file",
    "verify": "Missing argument 'FILE'",
    "replay a b": "unexpected extra argument",
    "nonsense": "No such command 'nonsense'. `passgo --help` shows",
    "edition chek": "No such command 'chek'. Did you mean 'check'? `passgo edition --help` shows",
    "edition": "Missing command",
}
FAILURES = {
    "play --resume nothing.jsonl": "nothing.jsonl cannot be read: No such file",
    "play --resume": "There is no unfinished game",
    "play broken.toml": "(and 1 more: `passgo edition check",
    "play gone.toml": "cannot be read",
    "play --save folder": "already there",
    "play --save file/game.jsonl": "cannot be saved",
    "play --resume over.jsonl": "is over",
    "play --resume broken.jsonl": "broken.jsonl, line 3",
    "play --resume alien.jsonl": "no bot 'alien'",
    "replay nothing.jsonl": "cannot be read",
    "replay folder": "cannot be read",
    "replay broken.jsonl": "line 3",
    "verify binary.jsonl": "not a text file",
    "verify empty.jsonl": "the file is empty",
    "verify broken.jsonl": "line 3",
    "verify deep.jsonl": "line 2: this is not JSON",
    "verify endless.jsonl": "line 1: the header cannot be read",
    "verify older.jsonl": "version 0 of the rules",
    "verify loaded.jsonl": "but the seed says",
    "verify wrong-end.jsonl": "result written there",
    "simulate broken.toml": "passgo edition check",
}


@pytest.fixture
def wreckage(home: pathlib.Path, record: pathlib.Path) -> pathlib.Path:
    """Files of every kind that cannot be played."""
    lines = record.read_text().splitlines()
    header = json.loads(lines[0])
    (home / "folder").mkdir()
    (home / "file").write_text("")
    (home / "empty.jsonl").write_text("")
    (home / "binary.jsonl").write_bytes(b"\xff\xfe\x00" * 9)
    (home / "deep.jsonl").write_text(f"{lines[0]}\n{'[' * 100_000}\n")
    (home / "endless.jsonl").write_text(f'{{"passgo": {ENDLESS}}}\n')
    (home / "over.jsonl").write_text(record.read_text())
    (home / "broken.jsonl").write_text("\n".join([*lines[:2], '"0 FLY"', *lines[3:]]) + "\n")
    (home / "older.jsonl").write_text("\n".join([json.dumps({**header, "rules": 0}), *lines[1:]]) + "\n")
    (home / "alien.jsonl").write_text("\n".join([json.dumps({**header, "bots": {"1": "alien"}}), *lines[1:9]]) + "\n")
    (home / "loaded.jsonl").write_text("\n".join([json.dumps({**header, "seed": header["seed"] + 1}), *lines[1:]]) + "\n")
    result = json.loads(lines[-1])["result"]
    (home / "wrong-end.jsonl").write_text("\n".join([*lines[:-1], json.dumps({"result": {**result, "winners": [7]}})]) + "\n")
    (home / "broken.toml").write_text('extends = "here_and_now"\n[rules]\njail = 99\nhouses = -1\n')
    return home


def one_sentence(err: str, says: str) -> None:
    assert err.startswith("passgo: ") and err.count("\n") == 1 and err.rstrip().endswith(".")
    assert says in err and "Traceback" not in err


@pytest.mark.parametrize("line", WRONG_USE, ids=lambda line: line[:40])
def test_wrong_use(passgo: Passgo, line: str) -> None:
    ran = passgo(*line.split(" "))
    assert (ran.code, ran.out) == (2, "")
    one_sentence(ran.err, WRONG_USE[line])


@pytest.mark.parametrize("line", FAILURES)
def test_failures(passgo: Passgo, wreckage: pathlib.Path, line: str) -> None:
    before = {path: path.read_bytes() for path in wreckage.glob("*.jsonl")}
    ran = passgo(*line.split(" "))
    assert (ran.code, ran.out) == (1, "")
    one_sentence(ran.err, FAILURES[line])
    assert before == {path: path.read_bytes() for path in wreckage.glob("*.jsonl")}


def test_words_at_the_table_that_no_number_can_be(passgo: Passgo, home: pathlib.Path) -> None:
    typed = "".join(f"{words}\n" for words in (ENDLESS, f"bid {ENDLESS}", f"want {ENDLESS}", f"show {ENDLESS}", "offer", ENDLESS))
    ran = passgo("play", "--humans", "²", "--seed", "7", typed=typed)
    assert (ran.code, ran.err) == (0, "") and "The game is saved" in ran.out


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="a shell of another kind")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_an_empty_one(home: pathlib.Path, closed: str) -> None:
    for command in ("play --seed 3", "simulate --games 2", "editions"):
        ran = subprocess.run(["sh", "-c", f"{sys.executable} -m passgo {command} {closed}"], stdin=subprocess.DEVNULL,
                             capture_output=True, text=True, check=False)
        assert (ran.returncode, ran.stderr) == (0, "")


def test_a_game_being_played_elsewhere_is_left_alone(passgo: Passgo, home: pathlib.Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    assert passgo("play", "--save", "mine.jsonl", typed="1\n").code == 0
    with (home / "mine.jsonl").open("r+b") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        ran = passgo("play", "--resume", "mine.jsonl")
    assert ran.code == 1
    one_sentence(ran.err, "another terminal")


@pytest.mark.slow
def test_an_engine_that_is_not_there(home: pathlib.Path) -> None:
    for command in (["play"], ["simulate", "--games", "1"], ["doctor"]):
        ran = subprocess.run([sys.executable, "-m", "passgo", *command], capture_output=True, text=True, stdin=subprocess.DEVNULL,
                             env={**os.environ, "PASSGO_ENGINE": "steam"}, check=False)
        assert ran.returncode == 1
        one_sentence(ran.stderr, "'steam', which is no engine")


def test_what_nobody_foresaw_is_a_sentence_too(passgo: Passgo, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("passgo.cli.play.edition_and_options", fail)
    ran = passgo("play")
    assert ran.code == 1
    one_sentence(ran.err, "(ZeroDivisionError: oh); PASSGO_DEBUG=1 shows where")


def test_ctrl_c_is_heard_from_the_start() -> None:
    """What the command imports before it listens is next to nothing: an interrupt there would be a traceback."""
    code = "import sys, passgo.cli; print(*(name for name in sys.modules if name.startswith(('passgo', 'typ'))))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split() == [
        "passgo", "passgo.cli"]


@pytest.mark.skipif(os.name == "nt", reason="another kind of interrupt")
def test_ctrl_c_in_a_game_saves_it(home: pathlib.Path) -> None:
    path = home / "cut.jsonl"
    command = [sys.executable, "-m", "passgo", "play", "--save", str(path), "--seed", "3"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write("1\n")
        process.stdin.flush()
        until = time.monotonic() + 60
        while (not path.exists() or "ROLL" not in path.read_text()) and time.monotonic() < until:
            time.sleep(0.05)
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        process.wait(60)
        err = process.stderr.read()
    assert process.returncode == 130
    one_sentence(err, f"interrupted; the game is saved in {path}")
    assert any(str(said) == "0 ROLL" for said in Record.load(path).inputs)


@pytest.mark.parametrize(("words", "sentence"), [
    ("play atlantis", "Es gibt keine Ausgabe 'atlantis'; es gibt: "),
    ("play --bots tradr", "Es gibt keinen Bot 'tradr' (meintest du trader?)"),
    ("play rounds=x", "rounds kann nicht 'x' sein; möglich ist: 0 bis 4.000."),
    ("play --players 99", "Here & Now ist für 2 bis 8 Spieler, nicht für 99."),
])
def test_wrong_use_is_told_in_the_language_of_the_table(passgo: Passgo, monkeypatch: pytest.MonkeyPatch, words: str,
                                                        sentence: str) -> None:
    monkeypatch.setattr("passgo.text.speaking._here", ["en"])
    ran = passgo("--lang", "de", *words.split())
    assert ran.code == 2 and sentence in ran.err


def test_a_report_that_cannot_be_written_is_told_before_the_games(passgo: Passgo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.cli.study.played", lambda *_, **__: pytest.fail("it was played"))
    for place, says in (("nowhere/report.html", "No such file or directory"), (".", "Is a directory")):
        ran = passgo("study", "beginning", "--games", "20", "--out", place)
        assert ran.code == 1 and says in ran.err and not ran.out
