"""Where the command writes: colours only for a terminal that wants them, and never a letter it cannot show."""
from __future__ import annotations

import codecs
import io
import json
import os
import sys
from typing import Any

from rich.console import Console

PIPE_WIDTH = 100
"""Nobody cuts lines in a pipe."""


def console(stderr: bool = False, plain: bool = False, width: int | None = None) -> Console:
    """A fresh Console on what stdout is now. Texts are shown as they are: brackets in a name are no markup."""
    if width is None and plain and not sys.stdout.isatty():
        width = PIPE_WIDTH
    return Console(stderr=stderr, highlight=False, emoji=False, markup=False, width=width,
                   no_color=True if plain else None, force_terminal=False if plain else None)


ALIKE = {"★": "*", "■": "#", "□": "o", "▫": ".", "▣": "@", "·": "-", "–": "-", "×": "x"}
"""What stands in for a sign a terminal cannot show."""


def alike(error: UnicodeError) -> tuple[str, int]:
    """Something like it, or `?`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(ALIKE.get(letter, "?") for letter in error.object[error.start:error.end]), error.end


def be_lenient() -> None:
    """A letter the terminal cannot show becomes one like it, or `?`, not an error; a closed stream is an empty one."""
    codecs.register_error("alike", alike)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  for as long as the command runs
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="alike")


def print_json(value: Any) -> None:
    """For machines: one JSON value, nothing else."""
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def shows(text: str) -> bool:
    """Can stdout show all these letters?"""
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
