"""The editions, and the one list of them: nothing else in the project names an edition.

An edition is one folder:

    board.toml cards.toml options.toml reasons.toml    what is printed
    RULEBOOK.md     the law, clause by clause
    rules/          the words, the board and the table it adds to the shared ones, and its chapters
    bots/           what the bots think of its own questions
    structure.py    which tables and entries only it has, and of what types
    checks.py       how they become numbers, and what those must satisfy
    notation.py     what its actions are called and used for outside the rules
    text/           every sentence it says, in every language, and which of them an event, a question or an answer is
    badges.py       what a table on the server shows of it

All but the printed files may be missing. An edition from elsewhere is a package that can be imported; PASSGO_EDITIONS names
it (several with commas between them), and its key is the last part of its name.
"""
from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import pathlib
from types import ModuleType

LISTED = ("city", "here_and_now", "millionaire", "tropical_tycoon")
DEFAULT_EDITION = "here_and_now"
"""What is played where nobody says what."""
VARIABLE = "PASSGO_EDITIONS"
HERE = pathlib.Path(__file__).parent


@functools.cache
def homes() -> dict[str, str]:
    """The package of every edition, by its key."""
    elsewhere = filter(None, os.environ.get(VARIABLE, "").split(","))
    return {key: f"{__name__}.{key}" for key in LISTED} | {name.rpartition(".")[2]: name for name in elsewhere}


def folder(key: str) -> pathlib.Path:
    """Where an edition lies."""
    found = importlib.util.find_spec(homes()[key])
    if found is None or found.origin is None:
        raise ImportError(f"{VARIABLE} names {homes()[key]}, but there is no such package")
    return pathlib.Path(found.origin).parent


@functools.cache
def part(key: str, name: str) -> ModuleType | None:
    """A module of an edition, such as `checks` or `rules.words`; None: it has none."""
    whole = f"{homes()[key]}.{name}"
    try:
        found = importlib.import_module(whole)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{whole}.".startswith(f"{error.name}."):
            return None
        raise
    if not hasattr(found, "__path__") and getattr(found.__spec__, "_initializing", False):
        raise ImportError(f"{whole} is needed to read the shared rules, and imports them itself: import `passgo.rules` first")
    return found


@functools.cache
def chapters() -> tuple[str, ...]:
    """The full name of every module in the `rules` and `bots` of every edition."""
    import pkgutil
    return tuple(module.name for key in homes() for place in ("rules", "bots") if (package := part(key, place)) is not None
                 for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."))


def of_edition(module: str) -> str:
    """The key of the edition a module belongs to, or nothing."""
    return next((key for key, home in homes().items() if f"{module}.".startswith(f"{home}.")), "")
