"""One word for the sources of the compiled rules: printed into the unit when it is made, recomputed by `engine.stale`."""
from __future__ import annotations

import hashlib
import pathlib

from passgo.editions import folder, homes

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
SHELLS = [pathlib.Path(__file__).with_name(name) for name in ("room.pyx", "shell.pyx", "thought.pyx", "vec.pyx", "rows.pyx")]
"""What is written by hand around the rules, in the order in which it is printed behind them."""


def sources() -> dict[str, pathlib.Path]:
    """Everything the unit is made from: the shared chapters, those of the editions, the records they stand on, the shells."""
    shared = [*sorted((PACKAGE / "rules").rglob("*.py")), PACKAGE / "struct.py", *SHELLS]
    found = {path.relative_to(PACKAGE).as_posix(): path for path in shared}
    for key in homes():
        own = [path for place in ("rules", "bots") for path in sorted((folder(key) / place).rglob("*.py"))]
        found |= {f"{key}/{path.relative_to(folder(key)).as_posix()}": path for path in own}
    return found


def rules_digest() -> str:
    """sha256 over names and texts; how a checkout ends its lines does not matter."""
    sha = hashlib.sha256()
    for name, path in sources().items():
        sha.update(name.encode() + b"\0")
        sha.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return sha.hexdigest()
