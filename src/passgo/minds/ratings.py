"""How strong each bot is, as a rating run has measured it: `make arena ARGS="rating --json src/passgo/minds/ratings.json"`.

Elo by games of one against three others; the trader of old has 1000. The file ships as the arena wrote it.
"""
from __future__ import annotations

import functools
import json
import pathlib

FILE = pathlib.Path(__file__).with_name("ratings.json")


@functools.cache
def ratings(file: pathlib.Path = FILE) -> dict[str, dict[str, int]]:
    """Elo by edition and bot; nothing where no run was made, or what lies there is no rating."""
    try:
        runs = json.loads(file.read_text(encoding="utf-8"))
        return {run["edition"]: {str(name): round(elo) for name, elo in run["elo"].items()} for run in runs if "elo" in run}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}
