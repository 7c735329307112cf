"""`passgo doctor`: what runs here, and why."""
from __future__ import annotations

import importlib.metadata
import importlib.util
import os
import pathlib
import platform
import shutil
import sys
from typing import Any

from rich.table import Table
from rich.text import Text

from passgo import __version__
from passgo.cli.choices import Json
from passgo.cli.console import console, print_json, shows
from passgo.cli.terminal.saving import games_folder, writable
from passgo.cli.trouble import FAILURE, Trouble
from passgo.engines import choose as engine
from passgo.loading import BadEdition, BadOption, editions, read

EXAMPLES = ("passgo doctor", "passgo doctor --json")
LETTERS = "│■▣▶⚂"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


def doctor(json: Json = False) -> None:
    """Say which engine runs and why, which editions load, what the terminal can show, and whether the page, a database, a browser
    and Ray are at hand; exit code 1 if something is wrong."""
    found = {"passgo": __version__, **engine_now(), "python": platform.python_version(),
             "typer": importlib.metadata.version("typer"), "rich": importlib.metadata.version("rich"),
             "platform": platform.platform(), "cores": os.cpu_count(), **editions_now(), **terminal_now(), "besides": besides()}
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


def editions_now() -> dict[str, dict[str, str]]:
    """Every edition with the version of its rules, or what is wrong with it; and those that are damaged."""
    found, damaged = {}, {}
    for key in editions():
        try:
            found[key] = f"loads, rules version {read(key).rules_version}"
        except (BadEdition, BadOption, ValueError, KeyError, OSError) as error:
            found[key] = damaged[key] = str(error)
    return {"editions": found, "damaged": damaged}


def terminal_now() -> dict[str, Any]:
    out = console()
    size = shutil.get_terminal_size()
    return {"terminal": out.is_terminal, "colours": (out.color_system or "none") if not out.no_color else "none",
            "encoding": sys.stdout.encoding or "unknown", "board_letters": shows(LETTERS), "size": [size.columns, size.lines],
            "games_folder": str(games_folder()), "games_folder_writable": writable(games_folder())}


def besides() -> dict[str, str]:
    """What not everybody needs: there, or how to have it."""
    page = pathlib.Path(__file__).parent.parent / "static" / "index.html"
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    return {
        "Server": there(["fastapi", "uvicorn", "websockets", "orjson", "httptools"], "passgo serve works", "pip install passgo"),
        "Page": "built" if page.is_file() else "not built: in a checkout, make play builds it; a wheel has it inside",
        "PostgreSQL": there(["psycopg"], "passgo serve --database-url postgresql://… works",
                            "pip install 'passgo[pg]'; SQLite needs nothing"),
        "Chromium": browser or "not found: only the tests of the page need it, and make test installs it",
        "Ray": there(["ray"], "passgo simulate --on ray works", "pip install 'passgo[ray]'; one machine needs nothing"),
    }


def there(modules: list[str], works: str, otherwise: str) -> str:
    """Can all of these be imported? Nothing is, to say so."""
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    return works if not missing else f"{', '.join(missing)} not installed: {otherwise}"


def complaints(found: dict[str, Any]) -> list[str]:
    """What somebody should do something about."""
    wrong = []
    if found["engine"] is None:
        wrong.append(found["why"])
    if found["stale"]:
        wrong.append("The compiled rules were made from other sources than lie here: "
                     "compile them again (in a checkout: make compile).")
    wrong += [f"The edition {key} does not load: {why}" for key, why in found["damaged"].items()]
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
    rows = {"Pass GO": found['passgo'],
            "Engine": f"{found['engine'] or 'none'}: {found['why']}", "Compiled rules": stale,
            "Python": f"{found['python']} on {found['platform']}, {found['cores']} cores",
            "Libraries": f"typer {found['typer']}, rich {found['rich']}",
            "Editions": "; ".join(f"{key} {state}" for key, state in found["editions"].items()),
            "Terminal": terminal_line(found), "Games are saved in": found["games_folder"], **found["besides"]}
    for name, text in rows.items():
        table.add_row(name, Text(text))
    console().print(table)


def terminal_line(found: dict[str, Any]) -> str:
    kind = "a terminal" if found["terminal"] else "no terminal"
    letters = "shows the board's letters" if found["board_letters"] else "cannot show the board's letters: plain ones are used"
    return (f"{kind}, {found['size'][0]}×{found['size'][1]}, encoding {found['encoding']}, which {letters}, "
            f"colours: {found['colours']}")
