"""Boards of one's own: whoever starts the server names the files, and the bank of a real table can be opened with them.

Nobody sends one in: compiled rules trust a board once it is checked, and everybody reads what it prints, so it is for whoever
answers for this machine. A room keeps the text it was opened with, and plays on when the file is gone or says something else.
"""
from __future__ import annotations

import pathlib
from collections.abc import Iterable, Mapping

from passgo.loading import Edition, Value, own_edition, read
from passgo.loading.served import served_text, why_not_named


def board_of(key: str, own: str, options: Mapping[str, Value]) -> Edition:
    """The edition of this key, or what `own` says it is; raises UnknownEdition, BadEdition or BadOption."""
    return own_edition(f"{key}.toml", own, **options) if own else read(key, tuple(sorted(options.items())))


def read_boards(paths: Iterable[str]) -> dict[str, str]:
    """The text of each board by the name of its file; raises ValueError with a sentence."""
    found: dict[str, str] = {}
    for path in map(pathlib.Path, paths):
        twice = why_not_named(path, found)
        if twice:
            raise ValueError(f"{path}: {twice}")
        found[path.stem] = served_text(path)
    return found
