"""Turn the plain-Python rules into C, with a Cython shell around it, or say which line is outside the subset.

    python tools/make_native.py [out.pyx]       beside it: out_rules.c and out_rules.h

1. collect  the modules reachable from passgo.rules.playout, in import order;
2. lint     every line against the subset (errors as file:line: message);
3. print    C structs from the Struct classes, C functions from the functions; for Cython the hand-written shell, and what it
            must know of both.
The sources stay as they are; nothing here is imported at run time.
"""
from __future__ import annotations

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

if __name__ == "__main__":
    # The rules of this tree, whether Pass GO is installed or not.
    sys.path.insert(0, str(ROOT / "src"))

from native.chapters import Complaint, collect  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description="Print the rules in C, or say which line is outside the subset.")
    parser.add_argument("out", nargs="?", type=pathlib.Path, default=ROOT / "build" / "_native.pyx")
    out: pathlib.Path = parser.parse_args().out
    try:
        chapters = collect()
        # Only now: this reads what the chapters declare, and a chapter that cannot be read is named above.
        from native.unit import Unit
        unit = Unit(chapters)
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 1
    texts = unit.texts(out.stem)
    if unit.complaints:
        print("\n".join(dict.fromkeys(unit.complaints)), file=sys.stderr)
        return 1
    out.parent.mkdir(parents=True, exist_ok=True)
    for ending, text in texts.items():
        path = out.with_name(out.stem + ending)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    lines = sum(len(chapter.text.splitlines()) for chapter in unit.chapters)
    print(f"{out}: {len(unit.chapters)} chapters, {lines} lines, {len(unit.signatures)} functions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
