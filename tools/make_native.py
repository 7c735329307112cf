"""Turn the plain-Python rules into one Cython translation unit, or say which line is outside the subset.

    python tools/make_native.py [out.pyx]

1. collect  the modules reachable from passgo.rules.playout, in import order;
2. lint     every line against the subset (errors as file:line: message);
3. print    C structs from the Struct classes, C functions from the functions, and append the hand-written shell.
The sources stay as they are; nothing here is imported at run time.
"""
from __future__ import annotations

import pathlib
import sys
import types

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "passgo"

if __name__ == "__main__":
    # Only the rules are wanted: without this, passgo/__init__.py would bring in the whole program, which may need
    # libraries that no build has, or an older compiled core.
    bare = types.ModuleType("passgo")
    bare.__path__ = [str(PACKAGE)]
    sys.modules["passgo"] = bare

from native.chapters import TOP, Complaint, collect  # noqa: E402
from native.unit import Unit  # noqa: E402


def main() -> int:
    out = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "build" / "_native.pyx")
    try:
        unit = Unit(collect(TOP))
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 1
    text = unit.text()
    if unit.complaints:
        print("\n".join(dict.fromkeys(unit.complaints)), file=sys.stderr)
        return 1
    out.parent.mkdir(parents=True, exist_ok=True)
    if not out.exists() or out.read_text(encoding="utf-8") != text:
        out.write_text(text, encoding="utf-8")
    lines = sum(len(chapter.text.splitlines()) for chapter in unit.chapters)
    print(f"{out}: {len(unit.chapters)} chapters, {lines} lines, {len(unit.signatures)} functions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
