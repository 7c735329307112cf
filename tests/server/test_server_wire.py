"""What is said about the wire is made from the wire."""
from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys

from passgo import Game
from passgo.rules.words import Kind
from passgo.server.http.app import make_app
from passgo.server.ops.settings import Settings
from passgo.server.refusals import CODES
from passgo.server.views.table import Surroundings, shown
from passgo.server.wire.field_types import EVENTS

HERE = pathlib.Path(__file__).parent.parent.parent
OTHERS = ("--system --uid --home --from --no-install-recommends --save --appendonly --now --interval --timeout --start-period")
"""Options of other programs in the files a server is set up with."""


def test_types_and_protocol_are_as_the_models_say() -> None:
    done = subprocess.run([sys.executable, HERE / "tools" / "make_wire.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_says_what_to_do_after_every_refusal() -> None:
    page = (HERE / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = page.partition("## After a refusal")[2].partition("\n## ")[0]
    assert not [code for code in CODES if f"`{code}`" not in told]
    for name in (*Kind.names(), *EVENTS):
        assert f"`{name}`" in page or name in ("TICK", "OUTCOME"), name


def test_everything_the_page_names_it_also_describes() -> None:
    """Somebody who has nothing but the page can write a program that plays: every body, and every field of an event."""
    page = (HERE / "docs" / "protocol.md").read_text(encoding="utf-8")
    asked = page.partition("## Requests")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([A-Z][a-z]\w+?)(?:\[\])?`", asked))
    named |= set(re.findall(r"\| `([A-Z][a-z]\w+?)(?:\[\])?(?: \\\||`)", page))
    assert {"HintShown", "TableWish", "NewRoom", "Lobby"} <= named
    assert not [name for name in sorted(named) if f"### {name}\n" not in page and name not in ("Retry", "Record", "Partial")]
    assert "| `PAID` | `from` is `who`, `to` is `what`, `why` is `how`, `money`, `who` says which |" in page
    assert "| `BID` | `who`, `money` |" in page and "| `DREW` | `who`, `card` is `what/how`, `deck` is `how` |" in page
    assert not [line for line in page.splitlines() if line.startswith("| ") and not line.endswith("|")], "a row is broken"


def test_every_address_stands_on_the_page() -> None:
    page = (HERE / "docs" / "protocol.md").read_text(encoding="utf-8")
    told = {re.sub(r"\{\w+\}", "{}", path.partition("?")[0]) for path in re.findall(r"`(?:GET|POST) (/[^` ]*)`", page)}
    there = {re.sub(r"\{\w+\}", "{}", str(route.path)) for route in make_app(Settings()).routes  # type: ignore[attr-defined]
             if str(route.path).startswith(("/api/", "/healthz", "/readyz", "/metrics"))}  # type: ignore[attr-defined]
    assert len(there) > 20 and there == told, sorted(there ^ told)


def test_the_compose_file_is_as_the_page_says() -> None:
    """Two servers, PostgreSQL, Redis, a proxy; what they are started with is what `passgo serve` takes."""
    text = (HERE / "compose.yaml").read_text(encoding="utf-8")
    for service in ("app1", "app2", "database", "redis", "proxy"):
        assert re.search(rf"(?m)^  {service}:", text), service
    shown = subprocess.run([sys.executable, "-m", "passgo", "serve", "--help"], capture_output=True, text=True,
                           env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}).stdout
    files = text + (HERE / "packaging" / "passgo.service").read_text() + (HERE / "Dockerfile").read_text()
    options = set(re.findall(r'(?m)(?:- |"|\s)(--[a-z][a-z-]+)(?==|\s|")', files)) - set(OTHERS.split())
    assert {"--database-url", "--redis-url", "--trusted-proxy", "--allowed-host"} <= options
    assert not [option for option in options if option not in shown]


def test_stars_are_told_as_a_number_and_in_no_badge() -> None:
    """A page draws them as it likes, and has to look for no sign in a text."""
    around = Surroundings(("Ada", "Ben"), [None] * 2, [True] * 2, [False] * 2, None, None, None, False, False)
    players = shown(Game.new("millionaire", 2, seed=1).view(0), around)["players"]
    assert [(one["stars"], one["badges"]) for one in players] == [(1, []), (1, [])]
