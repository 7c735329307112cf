"""An edition in a folder of its own: tests/elsewhere/tollway plays on both engines, and no other file knows of it."""
from __future__ import annotations

import json
import os
import pathlib
import subprocess
import sys
import sysconfig
from typing import Any

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
HOME = ROOT / "tests" / "elsewhere"
PLAYED = """
import json, sys
from passgo.engines import choose
from passgo.loading import read
from passgo.struct import fingerprint
told = {"engine": choose.ENGINE, "games": [], "tolls": 0, "tickets": 0}
for seed in range(int(sys.argv[1])):
    core = choose.Core(read("tollway", (("toll", 5 + seed % 50),)).board.dump(), 2 + seed % 3)
    checksum = core.traced([1 + (seed + seat) % 5 for seat in range(2 + seed % 3)], seed, 600)
    table = core.dump()
    told["games"].append([checksum, fingerprint(table)])
    told["tolls"] += sum(table["tolls"])
    told["tickets"] += table["tickets"].bit_count()
print(json.dumps(told))
"""


def run(*command: str, **env: str) -> str:
    path = os.pathsep.join([str(HOME), env.pop("PYTHONPATH", "")])
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True,
                          env={**os.environ, "PASSGO_EDITIONS": "tollway", "PYTHONPATH": path, **env})
    assert done.returncode == 0, done.stderr
    return done.stdout


def played(games: int, **env: str) -> Any:
    return json.loads(run("-c", PLAYED, str(games), **env))


def test_an_edition_from_elsewhere_plays_on_the_plain_rules() -> None:
    """Its space, its step, its question and its card happen; its option is there; compiled rules without it stand aside."""
    found = played(12, PASSGO_ENGINE="")
    assert found["engine"] == "python" and found["tolls"] > 0 and found["tickets"] > 0
    assert all(checksum for checksum, _ in found["games"]), "no refused input was met"


def test_no_other_file_names_it() -> None:
    """Neither in the package nor in the tools."""
    for path in [*ROOT.glob("src/passgo/**/*"), *ROOT.glob("tools/**/*.py")]:
        if path.suffix in (".py", ".pyi", ".toml", ".pyx", ".ftl"):
            assert "tollway" not in path.read_text(encoding="utf-8").lower(), path


@pytest.mark.slow
def test_an_edition_from_elsewhere_plays_the_same_games_compiled(tmp_path: pathlib.Path) -> None:
    """The generator prints its rules with the others; both engines play the same games."""
    pytest.importorskip("passgo._native")
    run("setup.py", "-q", "build_ext", "--build-lib", str(tmp_path), "--build-temp", str(tmp_path / "made"),
        PASSGO_MODULE="tollway_native", PASSGO_CFLAGS="-O0")
    assert list(tmp_path.glob(f"tollway_native*{sysconfig.get_config_var('EXT_SUFFIX')}"))
    compiled = played(30, PASSGO_ENGINE="native", PASSGO_NATIVE="tollway_native", PYTHONPATH=str(tmp_path))
    assert compiled.pop("engine") == "native"
    plain = played(30, PASSGO_ENGINE="python")
    assert plain.pop("engine") == "python" and compiled == plain


AT_THE_KEYBOARD = """
import sys
from passgo.cli import main
main(["play", "tollway", "--players", "2", "--seed", "4", "--plain", "--bots", "random", "--save", sys.argv[1]])
"""


def test_it_is_played_in_the_terminal(tmp_path: pathlib.Path) -> None:
    """Enter after Enter: the questions, lines and events it brings can be read there."""
    path = os.pathsep.join([str(HOME), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run([sys.executable, "-c", AT_THE_KEYBOARD, str(tmp_path / "game.jsonl")], input="1\n" * 150,
                          capture_output=True, text=True, cwd=tmp_path,
                          env={**os.environ, "PASSGO_EDITIONS": "tollway", "PYTHONPATH": path, "XDG_DATA_HOME": str(tmp_path)})
    assert "Traceback" not in done.stderr, done.stderr
    assert "The gate is closed." in done.stdout and "the gate opens." in done.stdout, done.stdout[-3000:] + done.stderr


ON_THE_SERVER = """
import pathlib, random, sys
from live_server import House
from players import play_on
from passgo.server.ops.settings import Settings
with House(Settings(data=pathlib.Path(sys.argv[1]), limited=False)) as house:
    made = house.room("person", "person", edition="tollway", options={"toll": 7})
    guest = house.guest(made, 0, 1)
    play_on(guest, random.Random(1), most=120)
    told = [line for view in guest.views.values() for line in [view["prompt"] and view["prompt"]["text"]]]
    print(len(told), guest.view(0)["edition"] if "edition" in guest.view(0) else "")
"""


@pytest.mark.slow
def test_it_is_played_on_the_server(tmp_path: pathlib.Path) -> None:
    """A room of it is opened, and two seats play a hundred moves over the socket."""
    pytest.importorskip("fastapi")
    run("-c", ON_THE_SERVER, str(tmp_path), PYTHONPATH=str(ROOT / "tests" / "server"))
