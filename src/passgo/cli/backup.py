"""`passgo backup` and `passgo restore`: all games of a server in one file, and back."""
from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Annotated

import typer

from passgo.cli.choices import Json
from passgo.cli.console import console, print_json
from passgo.cli.trouble import Trouble

EXAMPLES = ("passgo backup games.jsonl.gz", "passgo backup games.jsonl.gz --database-url postgresql://localhost/passgo")
File = Annotated[pathlib.Path, typer.Argument(metavar="FILE", help="The backup.")]
Data = Annotated[pathlib.Path, typer.Option(help="Folder where games are kept.")]
Url = Annotated[str, typer.Option(help="A PostgreSQL database instead of the folder.")]
HERE = pathlib.Path("passgo-data")


def backup(file: File, data: Data = HERE, database_url: Url = "", json: Json = False) -> None:
    """Write all games of a server into one file, while it runs. It holds secrets of running games: keep it to yourself."""
    done("backup", file, data, database_url, json)


def done(what: str, file: pathlib.Path, data: pathlib.Path, database_url: str, json: bool) -> None:
    """Back up or restore, and say how much."""
    try:
        from passgo.server.ops.settings import Settings
        from passgo.server.storage import backup as backups
    except ImportError as error:
        raise Trouble(f"A package the server needs is missing ({error.name}): pip install passgo, with all it needs.") from None
    work: Callable[[Settings, pathlib.Path], dict[str, int]] = getattr(backups, what)
    try:
        counts = work(Settings(data=data, database_url=database_url), file)
    except OSError:
        raise
    except Exception as error:
        raise Trouble(str(error).splitlines()[0]) from None
    if json:
        print_json({"file": str(file), **counts})
    else:
        console().print(f"{file}: {counts['rooms']:,} rooms, {counts['moves']:,} moves.", soft_wrap=True)
