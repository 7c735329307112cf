"""One word for the sources of the compiled rules: printed into the unit when it is made, recomputed by `engine.stale`."""
from __future__ import annotations

import hashlib
import pathlib

PACKAGE = pathlib.Path(__file__).resolve().parent.parent
SHELLS = ("shell.pyx", "vec.pyx")
"""What is written by hand around the rules, in the order in which it is printed behind them."""


def sources(package: pathlib.Path = PACKAGE) -> list[pathlib.Path]:
    """Everything the unit is made from: the chapters, the records they stand on, and the shells."""
    return [*sorted((package / "rules").rglob("*.py")), package / "struct.py",
            *(package / "native" / name for name in SHELLS)]


def rules_digest(package: pathlib.Path = PACKAGE) -> str:
    """sha256 over names and texts; how a checkout ends its lines does not matter."""
    sha = hashlib.sha256()
    for path in sources(package):
        sha.update(path.relative_to(package).as_posix().encode() + b"\0")
        sha.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return sha.hexdigest()
