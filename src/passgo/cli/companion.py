"""`passgo companion`: the Trading Unit, the Island Channel and a bank, for a real table."""
from __future__ import annotations

import pathlib
import webbrowser
from typing import Annotated

import typer

from passgo.cli.choices import Json
from passgo.cli.console import console, print_json
from passgo.cli.trouble import Trouble

EXAMPLES = ("passgo companion --save passgo-companion.html", "passgo companion --json")
ONE_FILE = pathlib.Path(__file__).parent.parent / "static" / "companion" / "passgo-companion.html"


def companion(
    save: Annotated[pathlib.Path | None, typer.Option(metavar="FILE", help="Write the page into one file that needs no network.",
                                                      show_default=False)] = None,
    json: Json = False,
) -> None:
    """Open the companion for owners of the printed games, or save it as one file for any phone."""
    if not ONE_FILE.is_file():
        raise Trouble("The companion has not been built yet: in a checkout `make play` builds it.")
    if save is not None:
        save.write_bytes(ONE_FILE.read_bytes())
    if json:
        print_json({"page": ONE_FILE.as_uri(), "bytes": ONE_FILE.stat().st_size, "saved": str(save) if save else None})
    elif save is not None:
        console().print(f"{save} holds the whole companion ({ONE_FILE.stat().st_size // 1000} kB): open it on any device.")
    elif not webbrowser.open(ONE_FILE.as_uri()):
        console().print(f"No browser could be opened; the companion lies at {ONE_FILE.as_uri()}", soft_wrap=True)
