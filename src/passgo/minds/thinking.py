"""The calls for thought on whichever engine a table is played on."""
from __future__ import annotations

import functools
import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from passgo.engines.choose import Core


def of(core: Core) -> Any:
    """The module with `weigh`, `futures`, `bargain` and the others for this Core."""
    return of_engine(type(core).__module__)


@functools.cache
def of_engine(home: str) -> Any:
    """Looked up once: a plan of several deals asks some hundred times."""
    return importlib.import_module("passgo.minds.plain" if home == "passgo.engines.python" else home)
