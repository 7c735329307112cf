"""Print src/passgo/rules/steps.pyi: where each step, question and toss stands, for type checkers and editors.

    python tools/make_steps.py [--check]
"""
from __future__ import annotations

import argparse
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
STUB = ROOT / "src" / "passgo" / "rules" / "steps.pyi"


def text() -> str:
    """One line for each, chapter by chapter."""
    from passgo.rules import steps
    from passgo.rules.declare import DECLARED
    by_home: dict[str, list[str]] = {}
    names = {id(thing): name for name, thing in vars(steps).items()}
    for thing in DECLARED.values():
        by_home.setdefault(thing.home, []).append(names[id(thing)])
    lines = [f"from {home} import {name} as {name}" for home in sorted(by_home) for name in sorted(by_home[home])]
    return "# Printed by tools/make_steps.py: do not edit.\n" + "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Print where each step, question and toss stands.")
    parser.add_argument("--check", action="store_true", help="only say, by the exit status, whether it is printed already")
    check = parser.parse_args().check
    new = text()
    if check:
        return 0 if STUB.exists() and STUB.read_text(encoding="utf-8") == new else 1
    STUB.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    sys.exit(main())
