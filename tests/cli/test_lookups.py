"""Editions, rules, options, bots, boards of one's own, and the doctor: for people and for machines."""
from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys

import pytest

from passgo.bots import BOTS
from passgo.cli.own_board import board_text
from passgo.loading import Edition, editions, read, rulebook
from passgo.loading.served import served_text

from .conftest import Passgo


def test_every_edition_is_listed(passgo: Passgo) -> None:
    listed = json.loads(passgo("editions", "--json").out)
    assert [edition["key"] for edition in listed] == editions()
    printed = {edition["key"]: edition for edition in listed}["here_and_now"]
    assert printed["players"] == [2, 8] and "jackpot" in printed["options"]
    out = passgo("editions").out
    assert "…" not in out and all(read(key).title in out for key in editions())


def test_every_bot_is_listed(passgo: Passgo) -> None:
    assert [bot["name"] for bot in json.loads(passgo("bots", "--json").out)] == list(BOTS)
    assert "thrifty" in passgo("bots").out


def test_every_option_is_listed_with_what_it_can_be(passgo: Passgo) -> None:
    listed = {option["name"]: option for option in json.loads(passgo("options", "here_and_now", "--json").out)}
    assert list(listed) == [option.name for option in read("here_and_now").options]
    assert listed["auctions"]["choices"] == "open, sealed, timed, none"
    assert "sealed" in passgo("options", "Here-and-Now").out


def test_the_whole_rulebook(passgo: Passgo) -> None:
    out = passgo("rules", "here_and_now").out
    assert all(f"\n{clause.heading}\n" in out and clause.id in out for clause in rulebook("here_and_now").values())


@pytest.mark.parametrize("typed", ["HN-71", "hn-71", "Hn_71"])
def test_one_clause_however_it_is_written(passgo: Passgo, typed: str) -> None:
    (clause,) = json.loads(passgo("rules", "here_and_now", typed, "--json").out)
    assert clause["id"] == "HN-71" and clause["heading"] == "Houses and hotels" and "**" not in clause["text"]


def test_a_board_in_order(passgo: Passgo, board: pathlib.Path) -> None:
    ran = passgo("edition", "check", "my-board.toml")
    assert ran.code == 0 and ran.out.startswith("my-board.toml is in order: Ours, 2 to 8 players, 40 spaces, 28 deeds")
    found = json.loads(passgo("edition", "check", "my-board.toml", "--json").out)
    assert found["ok"] and found["cards"] == {"Chance": 16, "Community Chest": 16}


def test_a_board_no_server_lays_on_a_table_is_told_in_the_same_sentence(passgo: Passgo, board: pathlib.Path) -> None:
    """Whoever has the terminal can play on any ring; a bank of a real table draws the printed one."""
    assert json.loads(passgo("edition", "check", "my-board.toml", "--json").out)["unserved"] == ""
    text = board_text("city")
    first, second = (f"[[space]]{part}" for part in text.split("[[space]]")[2:4])
    for name, changed in (("swapped", text.replace(first + second, second + first)), ("missing", text.replace(second, "")),
                          ("long", text.replace('name = "Old Town"', f'name = "{"W" * 61}"')), ("my board", text)):
        assert changed != text or name == "my board"
        path = board.with_name(f"{name}.toml")
        path.write_text(changed, encoding="utf-8")
        ran = passgo("edition", "check", path.name)
        with pytest.raises(ValueError, match=".") as refused:
            served_text(pathlib.Path(path.name))
        assert ran.code == 0 and ran.out.endswith(f"cannot use it: {refused.value}\n"), ran


def test_everything_wrong_with_a_board_is_said_with_its_line(passgo: Passgo, board: pathlib.Path) -> None:
    board.write_text('extends = "here_and_now"\ntitle = "Ours"\n[rules]\njail = 77\nhouses = -4\n')
    ran = passgo("edition", "check", "my-board.toml")
    assert ran.code == 1 and not ran.out
    assert [line.split(": ")[0] for line in sorted(ran.err.splitlines())] == ["my-board.toml:4", "my-board.toml:5"]
    found = json.loads(passgo("edition", "check", "my-board.toml", "--json").out)
    assert not found["ok"] and sorted(complaint["line"] for complaint in found["complaints"]) == [4, 5]


def test_a_file_that_is_no_toml_is_told_where(passgo: Passgo, board: pathlib.Path) -> None:
    board.write_text('extends = "here_and_now"\n[rules]\n[rules]\n')
    assert passgo("edition", "check", "my-board.toml").err.startswith("my-board.toml:3: is not TOML: Cannot declare")
    assert passgo("play", "my-board.toml").err.startswith(f"passgo: {board}: line 3: is not TOML")


def test_the_mark_some_editors_write_first_does_no_harm(passgo: Passgo, board: pathlib.Path) -> None:
    board.write_bytes(b"\xef\xbb\xbf" + board.read_bytes())
    assert passgo("edition", "check", "my-board.toml").code == 0


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_link_that_leads_nowhere_is_a_file_that_cannot_be_read(passgo: Passgo, board: pathlib.Path) -> None:
    board.unlink()
    board.symlink_to(board)
    assert passgo("edition", "check", "my-board.toml").err.startswith("my-board.toml: cannot be read: ")


@pytest.mark.parametrize("text", ["title = ", "\x00", "[[space]]\nname = 1\n", 'extends = "chess"\n', "", f"year = {'9' * 5000}",
                                  f"title = {'[' * 20_000}{']' * 20_000}"], ids=lambda text: text[:20])
def test_no_file_is_too_broken_to_be_checked(passgo: Passgo, board: pathlib.Path, text: str) -> None:
    board.write_text(text)
    ran = passgo("edition", "check", "my-board.toml")
    assert ran.code == 1 and ran.err.startswith("my-board.toml")


def test_the_doctor_says_what_runs_and_why(passgo: Passgo) -> None:
    ran = passgo("doctor", "--json")
    found = json.loads(ran.out)
    assert found["engine"] in ("native", "python") and found["why"]
    assert found["editions"] == {key: f"loads, rules version {read(key).rules_version}" for key in editions()}
    assert found["games_folder_writable"]
    assert (ran.code == 0) is found["ok"]
    text = passgo("doctor").out
    assert all(word in text for word in ("Engine", "Compiled rules", "Python", "Editions", "encoding"))


def test_the_doctor_names_an_edition_that_does_not_load(passgo: Passgo, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its complaint begins with."""
    def read_all_but_city(key: str) -> Edition:
        if key == "city":
            raise ValueError("loads of lines are wrong")
        return read(key)
    monkeypatch.setattr("passgo.cli.doctor.read", read_all_but_city)
    ran = passgo("doctor", "--json")
    found = json.loads(ran.out)
    assert ran.code == 1 and list(found["damaged"]) == ["city"]
    assert any(one.startswith("The edition city does not load: ") for one in found["complaints"])


def test_the_doctor_knows_who_chose_the_engine() -> None:
    ran = subprocess.run([sys.executable, "-m", "passgo", "doctor", "--json"], capture_output=True, text=True, check=False,
                         env={**os.environ, "PASSGO_ENGINE": "python"})
    found = json.loads(ran.stdout)
    assert (ran.returncode, found["engine"], found["why"], found["stale"]) == (0, "python", "PASSGO_ENGINE asks for it", False)


def test_the_doctor_complains_about_compiled_rules_gone_stale(passgo: Passgo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.engines.choose.stale", lambda: True)
    ran = passgo("doctor")
    assert ran.code == 1 and "compile them again" in ran.err


def test_the_doctor_complains_about_a_folder_that_cannot_be_written(passgo: Passgo, home: pathlib.Path) -> None:
    (home / "data").write_text("a file in the way")
    ran = passgo("doctor")
    assert ran.code == 1 and "Games cannot be saved in" in ran.err


def test_importing_passgo_does_not_import_the_command() -> None:
    code = "import sys, passgo; print([name for name in sys.modules if name.startswith(('typer', 'rich', 'passgo.cli'))])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
