"""`passgo edition own`: the figures of your own box: the printed board in a file, to be changed where your deeds differ."""
from __future__ import annotations

import json
import os
import pathlib
from typing import Annotated, Any

import typer

from passgo.cli.console import console
from passgo.cli.trouble import Trouble, usage
from passgo.loading import editions, printed, read
from passgo.text import say

TABLES = ("group", "space", "deck", "card")
"""What a box prints and another box may print otherwise: names, prices, rents, cards."""


def own(
    key: Annotated[str, typer.Argument(metavar="EDITION", help="The edition your box is nearest to.")],
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where to write it: a .toml file that is not there yet.")],
) -> None:
    """Write the board of an edition to a file of your own, to put in the names, prices and rents of your deeds."""
    if key not in editions():
        usage(say("own-no-edition", key=repr(key[:40]), known=editions()))
    if not file.endswith(".toml"):
        usage(say("own-not-toml", file=repr(file[:60])))
    path = pathlib.Path(file)
    try:
        with path.open("x", encoding="utf-8") as out:
            out.write(board_text(key))
    except FileExistsError:
        raise Trouble(say("own-there-already", path=path)) from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise Trouble(say("own-cannot-write", path=str(path)[:60], why=why)) from None
    edition = read(os.path.abspath(file))
    console().print(say("own-written", path=path, title=edition.title), soft_wrap=True)


def board_text(key: str) -> str:
    """A board file that prints the same board: it extends the edition, and says again what may differ."""
    data = printed(key)
    lines = [f"# {say('own-head', title=data['title'])}", f'extends = "{key}"', f"title = {value(data['title'] + ' (ours)')}"]
    for name in TABLES:
        for table in data.get(name, []):
            lines += ["", f"[[{name}]]", *(f"{field} = {value(said)}" for field, said in table.items())]
    return "\n".join(lines) + "\n"


def value(said: Any) -> str:
    """A value as TOML writes it; figures are grouped as on the deeds."""
    if isinstance(said, bool):
        return str(said).lower()
    if isinstance(said, int):
        return f"{said:_}"
    if isinstance(said, list):
        return f"[{', '.join(map(value, said))}]"
    if isinstance(said, dict):
        return f"{{ {', '.join(f'{name} = {value(one)}' for name, one in said.items())} }}"
    return json.dumps(said, ensure_ascii=False)
