"""What is said about the wire is made from the wire."""
from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys

from passgo.rules.words import Kind
from passgo.server.refusals import CODES
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
