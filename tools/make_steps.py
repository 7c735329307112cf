"""Print what type checkers and editors read of the declarations: src/passgo/rules/steps.pyi and additions.pyi.

    python tools/make_steps.py [--check]
"""
from __future__ import annotations

import argparse
import pathlib
import sys
from collections.abc import Iterator

ROOT = pathlib.Path(__file__).resolve().parent.parent
RULES = ROOT / "src" / "passgo" / "rules"
HEAD = "# Printed by tools/make_steps.py: do not edit."


def steps() -> Iterator[str]:
    """Where each step, question and toss stands: one line for each, chapter by chapter."""
    from passgo.rules import steps
    from passgo.rules.declare import DECLARED
    yield "from typing import Final"
    yield "from passgo.struct import Names"
    by_home: dict[str, list[str]] = {}
    names = {id(thing): name for name, thing in vars(steps).items()}
    for thing in DECLARED.values():
        by_home.setdefault(thing.home, []).append(names[id(thing)])
    for home in sorted(by_home):
        yield from (f"from {home} import {name} as {name}" for name in sorted(by_home[home]))
    yield "class Step(Names):"
    yield from (f"    {word}: Final = {number}" for word, number in steps.Step.names().items())


def additions() -> Iterator[str]:
    """The classes the editions add to the shared ones, with their bases."""
    from passgo.rules.additions import PAGES, bases
    found = {word: bases(word) for word in PAGES}
    yield from sorted({f"from {cls.__module__} import {cls.__name__}" for all in found.values() for cls in all})
    for word, all in found.items():
        yield f"class Edition{word}({', '.join(cls.__name__ for cls in all)}): ..."
    yield "PAGES: dict[str, tuple[str, type]]"
    yield "def bases(word: str) -> tuple[type, ...]: ..."
    yield "def read_chapters() -> None: ..."


def main() -> int:
    parser = argparse.ArgumentParser(description="Print where each step, question and toss stands.")
    parser.add_argument("--check", action="store_true", help="only say, by the exit status, whether it is printed already")
    check = parser.parse_args().check
    for name, lines in (("steps.pyi", steps), ("additions.pyi", additions)):
        new = "\n".join([HEAD, *lines()]) + "\n"
        if not check:
            (RULES / name).write_text(new, encoding="utf-8")
        elif (RULES / name).read_text(encoding="utf-8") != new:
            return 1
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    sys.exit(main())
