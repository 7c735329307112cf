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


ADVISED = """
from passgo import Game
from passgo.bots import PolicyBot, next_move
from passgo.minds.reasons import why
from passgo.rules.steps import Step
from passgo.text.actions import Phrases
game = Game.new("tollway", 2, seed=4)
while game.core.field("step")[game.core.field("depth") - 1] != Step.number("ASK_TOLL"):
    game.play(*next_move(game, {seat: PolicyBot("random", seat) for seat in range(2)})[::-1])
view = game.view(game.asked[0])
for language in ("en", "de"):
    print({action.name: why(Phrases(view, game.names, language), action) for action in view.legal().actions}["WALK_BACK"])
"""


def test_a_hint_says_why_its_answers_are_good() -> None:
    said = run("-c", ADVISED, PASSGO_ENGINE="python").splitlines()
    assert said == ["nobody pays for the way back", "der Weg zurück kostet nichts"]


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
import json, pathlib, random, sys
from live_server import House
from players import play_on
from passgo.server.ops.settings import Settings
with House(Settings(data=pathlib.Path(sys.argv[1]), limited=False)) as house:
    made = house.room("person", "person", edition="tollway", options={"toll": 7})
    guest = house.guest(made, 0, 1)
    seen = {"asked": set(), "badges": set(), "choices": set()}
    luck = random.Random(1)
    for _ in range(120):
        play_on(guest, luck, most=1)
        for view in guest.views.values():
            seen["asked"].add(view["prompt"]["kind"] if view["prompt"] else "")
            seen["badges"].update(badge for player in view["players"] for badge in player["badges"])
            seen["choices"].update(choice["text"] for choice in view["legal"])
    print(json.dumps({name: sorted(found) for name, found in seen.items()}))
"""


@pytest.mark.slow
def test_it_is_played_on_the_server(tmp_path: pathlib.Path) -> None:
    """A room of it is opened, and two seats play over the socket: its question, its choices and its badge are shown."""
    pytest.importorskip("fastapi")
    seen = json.loads(run("-c", ON_THE_SERVER, str(tmp_path), PYTHONPATH=str(ROOT / "tests" / "server")))
    assert "ASK_TOLL" in seen["asked"] and "season ticket" in seen["badges"] and "Pay the toll of $7" in seen["choices"], seen
