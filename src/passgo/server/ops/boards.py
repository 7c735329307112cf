"""Boards of one's own: whoever starts the server names the files, and the bank of a real table can be opened with them.

Nobody sends one in: compiled rules trust a board once it is checked, and everybody reads what it prints, so it is for whoever
answers for this machine. A room keeps the text it was opened with, and plays on when the file is gone or says something else.
"""
from __future__ import annotations

import pathlib
import re
from collections.abc import Iterable, Mapping

from passgo.loading import Edition, Value, editions, own_edition, read, text_of

LARGEST = 64 * 1024
"""Bytes; a printed board has less than half of that."""
KEY = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")


def board_of(key: str, own: str, options: Mapping[str, Value]) -> Edition:
    """The edition of this key, or what `own` says it is; raises UnknownEdition, BadEdition or BadOption."""
    return own_edition(f"{key}.toml", own, **options) if own else read(key, tuple(sorted(options.items())))


def read_boards(paths: Iterable[str]) -> dict[str, str]:
    """The text of each board by the name of its file; raises ValueError with a sentence."""
    found: dict[str, str] = {}
    for path in map(pathlib.Path, paths):
        key = path.stem
        if path.suffix != ".toml" or not KEY.fullmatch(key):
            raise ValueError(f"{path}: a board is a .toml file whose name has only letters, digits, - and _, at most 40 of them.")
        if key in editions() or key in found:
            raise ValueError(f"{path}: there is an edition {key} already; give the file another name.")
        text = text_of(path)
        if len(text.encode()) > LARGEST:
            raise ValueError(f"{path}: a board has at most {LARGEST // 1024} kB.")
        check_ring(path, own_edition(f"{key}.toml", text))
        found[key] = text
    return found


def check_ring(path: pathlib.Path, edition: Edition) -> None:
    """The pages draw an edition by its ring: names, sums and cards may differ, the kinds of spaces and their colours not."""
    if not edition.home:
        raise ValueError(f"{path}: a board for the bank extends one of {', '.join(editions())}.")
    printed = read(edition.home)
    for own, space in zip(edition.spaces, printed.spaces, strict=False):
        if (own.landing, edition.board.group[own.number]) != (space.landing, printed.board.group[space.number]):
            raise ValueError(f"{path}: space {own.number} ({own.name}) is of another kind or colour than in {printed.title}.")
    if len(edition.spaces) != len(printed.spaces):
        raise ValueError(f"{path}: {printed.title} has {len(printed.spaces)} spaces, and this board {len(edition.spaces)}.")
