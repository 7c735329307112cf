"""The calls for thought on whichever engine a table is played on."""
from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from passgo.engines.choose import Core


def of(core: Core) -> Any:
    """The module with `weigh`, `futures`, `bargain` and the others for this Core."""
    home = type(core).__module__
    return importlib.import_module("passgo.minds.plain" if home == "passgo.engines.python" else home)
