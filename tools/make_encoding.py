"""Print the encoding of learners: docs/encoding.json for programs, docs/encoding.md for people; both from one table.

    python tools/make_encoding.py [--check]
"""
from __future__ import annotations

import argparse
import json
import pathlib
import sys
from typing import Any

from passgo.env.encoding import encoding

DOCS = pathlib.Path(__file__).resolve().parent.parent / "docs"


def rows(fields: list[dict[str, Any]]) -> list[str]:
    head = ["| byte | field | shape | meaning |", "| ---: | --- | --- | --- |"]
    return head + [f"| {one['offset']} | `{one['name']}` | {' × '.join(map(str, one['shape'])) or '1'} | {one['meaning']} |"
                   for one in fields]


def page(found: dict[str, Any]) -> str:
    """The table as a page."""
    ranges = [f"| {first if first == last else f'{first}–{last}'} | {name} |" for name, (first, last) in found["ranges"].items()]
    verbs = [f"| {one['word']} | {one['name']} | {', '.join(one['nouns'])} |" for one in found["verbs"]]
    rungs = [f"| {one['word']} | {one['bid']} | {one['offer']} |" for one in found["rungs"]]
    seen, board = found["observation"], found["board"]
    return "\n".join([
        f"# The encoding, version {found['version']}", "",
        "Printed by `tools/make_encoding.py` from `src/passgo/rules/talk`; [learning.md](learning.md) says how to use it.",
        "Adding appends; changing is another version. The same table for programs: [encoding.json](encoding.json).", "",
        "## Words", "", "| word | what |", "| ---: | --- |", *ranges, "",
        "### Verbs, and the nouns that may follow", "", "| word | verb | nouns |", "| ---: | --- | --- |", *verbs, "",
        "### Rungs", "", "An offer's shares are of the printed prices of all deeds named in it, and ten bid steps.", "",
        "| word | as a bid | in an offer |", "| ---: | --- | --- |", *rungs, "",
        f"## Observation: {seen['bytes']} bytes", "",
        "Seats are counted from the one who looks, sums are pairs of bytes (high, low) in bid steps.", "",
        *rows(seen["fields"]), "",
        "### What the editions put into `site`, `trait`, `own` and `scene`", "",
        *(f"- **{key}**: {text}" for key, text in seen["editions"].items()), "",
        f"## Board: {board['bytes']} bytes, the same all game long", "", *rows(board["fields"]), ""])


def printed() -> dict[pathlib.Path, str]:
    """What both files must hold."""
    found = encoding()
    return {DOCS / "encoding.json": json.dumps(found, indent=1, ensure_ascii=False) + "\n", DOCS / "encoding.md": page(found)}


def main() -> int:
    reader = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    reader.add_argument("--check", action="store_true", help="print nothing; fail where the pages are out of date")
    asked = reader.parse_args()
    stale = [path for path, text in printed().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if asked.check:
        for path in stale:
            print(f"{path.name} is out of date: python tools/make_encoding.py", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.write_text(printed()[path], encoding="utf-8")
        print(f"printed {path.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
