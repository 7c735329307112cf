"""`passgo serve` as somebody types it."""
from __future__ import annotations

import os
import pathlib
import signal
import subprocess
import sys
import time

import httpx
import pytest
from live_server import PATIENCE, Guest, House

from passgo import Record
from passgo.minds import nets
from passgo.play.fairness import check_tosses
from passgo.server.ops.run import bound, say_where
from passgo.server.ops.settings import VARIABLE, Rate, Settings
from passgo.server.rooms.calls import CONTACT

RESTARTING = 1012
SERVE = [sys.executable, "-m", "passgo", "serve"]


@pytest.mark.slow
def test_it_says_where_it_is_and_goes_when_asked(tmp_path: pathlib.Path) -> None:
    words = [*SERVE, "--port", "0", "--data", str(tmp_path / "games")]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith("Pass GO is open at http://127.0.0.1:")
        address = line.split()[-1]
        stop = time.monotonic() + PATIENCE
        while time.monotonic() < stop:
            try:
                assert httpx.get(f"{address}/healthz", timeout=PATIENCE).json()["ok"]
                break
            except httpx.ConnectError:
                time.sleep(0.02)
        wish = {"edition": "here_and_now", "seats": [{"kind": "person", "name": name} for name in "AB"]}
        guest = Guest(address, httpx.post(f"{address}/api/rooms", json=wish, timeout=PATIENCE).json()["room"], [])
        second = subprocess.run(["timeout", "120", *words], capture_output=True, text=True)
        assert second.returncode == 1 and "Another Pass GO server" in second.stderr and "Traceback" not in second.stderr
    finally:
        server.send_signal(signal.SIGTERM)
        _, err = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0 and "Traceback" not in err
    assert guest.gone() == RESTARTING


def test_a_port_that_is_taken(tmp_path: pathlib.Path) -> None:
    taken = bound("127.0.0.1", 0)
    taken.listen()
    ran = subprocess.run([*SERVE, "--port", str(taken.getsockname()[1]), "--data", str(tmp_path)], capture_output=True, text=True)
    taken.close()
    assert ran.returncode == 1 and "Try another --port" in ran.stderr and "Traceback" not in ran.stderr


def test_a_folder_that_cannot_be(tmp_path: pathlib.Path) -> None:
    taken = tmp_path / "file"
    taken.touch()
    ran = subprocess.run([*SERVE, "--port", "0", "--data", str(taken)], capture_output=True, text=True)
    assert ran.returncode == 1 and ran.stderr == f"No games can be kept in {taken}: File exists. Try another --data.\n"


@pytest.mark.slow
def test_a_database_that_is_not_there(tmp_path: pathlib.Path) -> None:
    url = f"postgresql:///passgo?host={tmp_path}"
    ran = subprocess.run([*SERVE, "--port", "0", "--database-url", url], capture_output=True, text=True, cwd=tmp_path,
                         env=os.environ | {"PASSGO_SERVER_WAIT_FOR_DATABASE": "0.5"})
    assert ran.returncode == 1 and "The games cannot be opened" in ran.stderr and "Traceback" not in ran.stderr


@pytest.mark.slow
def test_verify_accepts_what_was_downloaded(house: House, tmp_path: pathlib.Path) -> None:
    made = house.room("trader", "trader", options={"rounds": 30})
    guest = house.guest(made)
    guest.until(lambda: guest.views.get("-1", {}).get("over"))
    guest.close()
    path = tmp_path / "game.jsonl"
    path.write_text(house.http.get(f"/api/rooms/{made['room']}/record").text, encoding="utf-8")
    ran = subprocess.run([sys.executable, "-m", "passgo", "verify", str(path)], capture_output=True, text=True)
    assert ran.returncode == 0 and "promised at the start" in " ".join(ran.stdout.split()), ran
    assert check_tosses(Record.load(path)) > 20
    path.write_text(path.read_text().replace('"commitment": "', '"commitment": "0', 1))
    ran = subprocess.run([sys.executable, "-m", "passgo", "verify", str(path)], capture_output=True, text=True)
    assert ran.returncode == 1 and "promised" in ran.stderr + ran.stdout


def test_every_setting_is_told_and_can_be_set(tmp_path: pathlib.Path) -> None:
    page = (pathlib.Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")
    options = ["data", "database_url", "redis_url", "origins", "limited", "hosts", "proxies", "boards", "json_logs",
               "wait_for_lock", "paces"]
    for name, value in vars(Settings()).items():
        if name not in options:
            usual = f"{value.per_second:.3g}/{value.at_once}" if isinstance(value, Rate) else str(value).lower()
            assert f"| `{VARIABLE}{name.upper()}` | {usual.removesuffix('.0')} |" in page, name
    assert f"| `PASSGO_PUSH_CONTACT` | {CONTACT} |" in page
    helped = subprocess.run([*SERVE, "--help"], capture_output=True, text=True, env=os.environ | {"COLUMNS": "200"}).stdout
    named = {"origins": "origin", "limited": "unlimited", "hosts": "allowed-host", "proxies": "trusted-proxy", "boards": "board",
             "wait_for_lock": "wait"}
    for name in set(options) - {"paces"}:
        assert f"--{named.get(name, name.replace('_', '-'))} " in helped, name
    said = {"PASSGO_SERVER_GRACE": "60", "PASSGO_SERVER_CODES": "1/5", "PASSGO_SERVER_KEEP_LOBBIES": "none"}
    set_up = Settings.from_environment(said, data=tmp_path)
    assert (set_up.grace, set_up.codes, set_up.keep_lobbies, set_up.data) == (60.0, Rate(1.0, 5), None, tmp_path)
    assert Settings.parse(set_up.text()) == set_up
    with pytest.raises(ValueError, match="PASSGO_SERVER_GRACE='soon' cannot be read"):
        Settings.from_environment({"PASSGO_SERVER_GRACE": "soon"})


def test_a_server_whose_bots_have_no_net_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Weights that are missing or of other rules are told to whoever keeps the server; it opens all the same."""
    monkeypatch.setattr(nets, "belongs", lambda key: f"No net for {key}." if key == "city" else "")
    assert say_where("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert capsys.readouterr() == ("Pass GO is open at http://127.0.0.1:8000\n", "No net for city.\n")
