"""What the editions add to the shared words, to the board and to the table, joined: `EditionKind`, `EditionBoard` and so on.

An edition's `rules/words.py` may have a class called `<Something>Kind`, `<Something>Reason` …, its `rules/board.py` one called
`<Something>Board`, its `rules/table.py` one called `<Something>Table`. They become bases of the shared class of that name.
This module is plain Python, and names no edition; what type checkers read is additions.pyi, which tools/make_steps.py prints.
"""
from __future__ import annotations

import importlib

from passgo.editions import chapters, homes, part
from passgo.struct import Names, Struct

WORDS = ("Kind", "Correction", "For", "Reason", "Event", "Ending", "Because", "RentRule", "MortgageRule", "KeptUse")
PAGES: dict[str, tuple[str, type]] = {word: ("words", Names) for word in WORDS} | {
    "Board": ("board", Struct), "Table": ("table", Struct)}
"""Where the class of an edition stands, and what it is without any."""


def bases(word: str) -> tuple[type, ...]:
    """The classes of all editions that join the shared one of this name."""
    page, plain = PAGES[word]
    modules = [module for key in homes() if (module := part(key, f"rules.{page}")) is not None]
    return tuple(cls for module in modules for name, cls in vars(module).items()
                 if name.endswith(word) and isinstance(cls, type) and cls.__module__ == module.__name__) or (plain,)


def __getattr__(name: str) -> type:
    word = name.removeprefix("Edition")
    if word not in PAGES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return type(name, bases(word), {"__module__": __name__})


def read_chapters() -> None:
    """Read every chapter of every edition, so that what it declares takes its place."""
    for name in chapters():
        importlib.import_module(name)
