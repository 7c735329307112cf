"""`passgo doctor`: what runs here, and why."""
from __future__ import annotations

import importlib.metadata
import os
import platform
import shutil
import sys
from typing import Any

from rich.table import Table
from rich.text import Text

from passgo import __version__
from passgo.cli.choices import Json
from passgo.cli.console import console, print_json, shows
from passgo.cli.terminal.saving import games_folder, unwritable
from passgo.cli.trouble import FAILURE, Trouble
from passgo.engines import choose as engine
from passgo.loading import BadEdition, BadOption, editions, read
from passgo.rules.words import RULES_VERSION

EXAMPLES = ("passgo doctor", "passgo doctor --json")
LETTERS = "│■▣▶⚂"


def doctor(json: Json = False) -> None:
    """Say which engine runs and why, which editions load, and what the terminal can show; exit code 1 if something is wrong."""
    found = {"passgo": __version__, "rules_version": RULES_VERSION, **engine_now(), "python": platform.python_version(),
             "typer": importlib.metadata.version("typer"), "rich": importlib.metadata.version("rich"),
             "platform": platform.platform(), "cores": os.cpu_count(), "editions": editions_now(), **terminal_now()}
    wrong = complaints(found)
    if json:
        print_json({**found, "ok": not wrong, "complaints": wrong})
    else:
        show(found)
    if wrong:
        raise Trouble(" ".join(wrong), FAILURE)


def engine_now() -> dict[str, Any]:
    """The engine, why this one, and whether its rules are the ones that lie here."""
    try:
        return {"engine": engine.ENGINE, "why": engine.WHY, "stale": engine.stale()}
    except engine.EngineError as error:
        return {"engine": None, "why": str(error), "stale": False}


def editions_now() -> dict[str, str]:
    """Every edition with "loads" or what is wrong with it."""
    found = {}
    for key in editions():
        try:
            read(key)
            found[key] = "loads"
        except (BadEdition, BadOption, ValueError, KeyError, OSError) as error:
            found[key] = str(error)
    return found


def terminal_now() -> dict[str, Any]:
    out = console()
    size = shutil.get_terminal_size()
    return {"terminal": out.is_terminal, "colours": (out.color_system or "none") if not out.no_color else "none",
            "encoding": sys.stdout.encoding or "unknown", "board_letters": shows(LETTERS), "size": [size.columns, size.lines],
            "games_folder": str(games_folder()), "games_folder_writable": unwritable(games_folder()) is None}


def complaints(found: dict[str, Any]) -> list[str]:
    """What somebody should do something about."""
    wrong = []
    if found["engine"] is None:
        wrong.append(found["why"])
    if found["stale"]:
        wrong.append("The compiled rules were made from other sources than lie here: "
                     "compile them again (in a checkout: make compile).")
    wrong += [f"The edition {key} does not load: {state}" for key, state in found["editions"].items() if state != "loads"]
    if not found["games_folder_writable"]:
        wrong.append(f"Games cannot be saved in {found['games_folder']}: set XDG_DATA_HOME, or play with --save FILE.")
    return wrong


def show(found: dict[str, Any]) -> None:
    """Line by line."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column(overflow="fold")
    stale = ("not compiled" if found["engine"] != "native" else
             "made from other sources than lie here" if found["stale"] else "made from the sources that lie here")
    rows = {"Pass GO": f"{found['passgo']}, rules version {found['rules_version']}",
            "Engine": f"{found['engine'] or 'none'}: {found['why']}", "Compiled rules": stale,
            "Python": f"{found['python']} on {found['platform']}, {found['cores']} cores",
            "Libraries": f"typer {found['typer']}, rich {found['rich']}",
            "Editions": "; ".join(f"{key} {state}" for key, state in found["editions"].items()),
            "Terminal": terminal_line(found), "Games are saved in": found["games_folder"]}
    for name, text in rows.items():
        table.add_row(name, Text(text))
    console().print(table)


def terminal_line(found: dict[str, Any]) -> str:
    kind = "a terminal" if found["terminal"] else "no terminal"
    letters = "shows the board's letters" if found["board_letters"] else "cannot show the board's letters: plain ones are used"
    return (f"{kind}, {found['size'][0]}×{found['size'][1]}, encoding {found['encoding']}, which {letters}, "
            f"colours: {found['colours']}")
