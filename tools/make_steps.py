"""Print what type checkers and editors read of the declarations: steps.pyi, step_words.py and additions.pyi in
src/passgo/rules.

    python tools/make_steps.py [--check | --free]
"""
from __future__ import annotations

import argparse
import importlib
import pathlib
import sys
from collections.abc import Iterable, Iterator

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


def free() -> Iterator[str]:
    """The numbers an edition may still take, class by class."""
    from passgo.rules import sizes, words
    from passgo.rules.declare import DECLARED
    ranges = {"Do steps": [*range(32, words.FIRST_ASK), *range(words.MORE_STEPS, words.LAST_STEP + 1)],
              "Asks": range(80, words.FIRST_TOSS), "Tosses": range(104, words.MORE_STEPS)}
    for name, numbers in ranges.items():
        yield f"{name:<16}{spans(number for number in numbers if number not in DECLARED)}"
    named = {"answers": (words.Kind, 32, 96), "side business": (words.Kind, 96, 128), "Reasons": (words.Reason, 64, 128),
             "Events": (words.Event, 48, 128), "For": (words.For, 32, 64), "Endings": (words.Ending, 7, sizes.STUCK),
             "Corrections": (words.Correction, 160, 256)}
    for name, (of, low, high) in named.items():
        yield f"{name:<16}{spans(number for number in range(low, high) if number not in of.names().values())}"


def spans(numbers: Iterable[int]) -> str:
    """`42, 128-191`."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1][1:] = [number]
        else:
            found.append([number])
    return ", ".join("-".join(map(str, span)) for span in found)


def main() -> int:
    parser = argparse.ArgumentParser(description="Print where each step, question and toss stands.")
    parser.add_argument("--check", action="store_true", help="only say, by the exit status, whether it is printed already")
    parser.add_argument("--free", action="store_true", help="only list the numbers an edition may still take")
    asked = parser.parse_args()
    check = asked.check
    importlib.import_module("passgo.rules.contents")
    if asked.free:
        print("\n".join(free()))
        return 0
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
