"""Print what type checkers and editors read of the declarations: steps.pyi, step_words.py and additions.pyi in
src/passgo/rules.

    python tools/make_steps.py [--check]
"""
from __future__ import annotations

import argparse
import importlib
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
    yield HEAD
    by_home: dict[str, list[str]] = {}
    names = {id(thing): name for name, thing in vars(steps).items()}
    for thing in DECLARED.values():
        by_home.setdefault(thing.home, []).append(names[id(thing)])
    for home in sorted(by_home):
        yield from (f"from {home} import {name} as {name}" for name in sorted(by_home[home]))
    yield "from passgo.rules.step_words import Step as Step"


def words() -> Iterator[str]:
    """Their words and numbers."""
    from passgo.rules.declare import step_words
    yield from ('"""Every word the agenda knows, for those outside the rules. Printed by tools/make_steps.py: do not edit."""',
                "from __future__ import annotations", "", "from typing import Final", "", "from passgo.struct import Names", "",
                "", "class Step(Names):",
                '    """What still has to happen. Do: runs by itself. Ask: waits for seats. Toss: waits for chance."""')
    yield from (f"    {word}: Final = {number}" for word, number in step_words().items())


def additions() -> Iterator[str]:
    """The classes the editions add to the shared ones, with their bases."""
    from passgo.rules.additions import PAGES, bases
    yield HEAD
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
    importlib.import_module("passgo.rules.contents")
    for name, lines in (("steps.pyi", steps), ("step_words.py", words), ("additions.pyi", additions)):
        new = "\n".join(lines()) + "\n"
        if not check:
            (RULES / name).write_text(new, encoding="utf-8")
        elif not (RULES / name).exists() or (RULES / name).read_text(encoding="utf-8") != new:
            return 1
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    sys.exit(main())
