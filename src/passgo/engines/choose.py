"""The engine in use: the compiled rules if they are there, else the same rules as plain Python.

    PASSGO_ENGINE=native    the compiled rules, or an EngineError
    PASSGO_ENGINE=python    the plain rules, for the debugger
    PASSGO_NATIVE=module    compiled rules of one's own, which know other editions (default: passgo._native)

`Core` is the class, `ENGINE` its name, `WHY` the reason as a sentence. The choice is made when one of them is first asked
for, so this module can always be imported, and whoever asks can catch the EngineError.
"""
from __future__ import annotations

import importlib
import os
import sys
from typing import TYPE_CHECKING, Any

from passgo.editions import homes

NATIVE = os.environ.get("PASSGO_NATIVE", "passgo._native")
PLAIN = "passgo.engines.python"
VARIABLE = "PASSGO_ENGINE"


class EngineError(RuntimeError):
    """The engine asked for does not exist, or cannot be loaded; says what to do."""


if TYPE_CHECKING:
    from passgo.engines.python import Core as Core

    ENGINE: str
    WHY: str


def chosen(wish: str) -> tuple[Any, str, str]:
    """Core, ENGINE and WHY for a wish: "native", "python", or "" for whatever is there."""
    if wish not in ("", "native", "python"):
        raise EngineError(f"{VARIABLE} is {wish!r}, which is no engine: set it to native or python, or leave it unset.")
    why = f"{VARIABLE} asks for it"
    if wish != "python":
        try:
            found = importlib.import_module(NATIVE)
            if tuple(homes()) == found.EDITIONS:
                return found.Core, "native", why if wish else "compiled rules found"
            why = f"the compiled rules know only {', '.join(found.EDITIONS)}"
        except (ImportError, AttributeError) as error:
            absent = isinstance(error, ModuleNotFoundError) and error.name == NATIVE
            why = "there are no compiled rules here" if absent else f"the compiled rules could not be loaded: {error}"
    if wish == "native":
        raise EngineError(f"{VARIABLE} asks for the compiled rules, but {why}. Install a C compiler and then Pass GO again "
                          f"(in a checkout: make compile), or unset {VARIABLE} to play with the plain Python rules.")
    return importlib.import_module(PLAIN).Core, "python", why


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name not in ("Core", "ENGINE", "WHY"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        core, engine, why = chosen(os.environ.get(VARIABLE, ""))
        globals().update(Core=core, ENGINE=engine, WHY=why)
        return globals()[name]


def stale() -> bool:
    """Whether the compiled rules in use were made from other sources than lie here; reads them all, so ask seldom."""
    from passgo.engines.native.digest import rules_digest
    core = sys.modules[__name__].Core
    return core.__module__ == NATIVE and getattr(sys.modules[NATIVE], "RULES_DIGEST", "") != rules_digest()
