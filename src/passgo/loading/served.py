"""Can a board of one's own be laid on a real table by a server? Asked by `passgo edition check` and by `passgo serve --board`."""
from __future__ import annotations

import pathlib
import re
from collections.abc import Collection

from passgo.loading import Edition, editions, own_edition, read, text_of

LARGEST = 64 * 1024
"""Bytes; a printed board has less than half of that."""
FILE = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
LONGEST_NAME, LONGEST_TEXT = 60, 300
"""Letters of a name and of what a card says; the longest printed ones have 48 and 164."""


def served_text(path: pathlib.Path) -> str:
    """What the file of a board says that a server can lay on a table; raises ValueError with a sentence that names the file."""
    wrong = why_not_named(path)
    text = "" if wrong else text_of(path)
    if len(text.encode()) > LARGEST:
        wrong = f"a board has at most {LARGEST // 1024} kB."
    if not wrong:
        edition = own_edition(path.name, text)
        wrong = why_not_drawn(edition) or why_not_read(edition)
    if wrong:
        raise ValueError(f"{path}: {wrong}")
    return text


def why_not_named(path: pathlib.Path, taken: Collection[str] = ()) -> str:
    """What is wrong with the name of the file, or nothing: rooms and addresses are called after it."""
    if path.suffix != ".toml" or not FILE.fullmatch(path.stem):
        return "a board is a .toml file whose name has only letters, digits, - and _, at most 40 of them."
    known = path.stem in editions() or path.stem in taken
    return f"there is an edition {path.stem} already; give the file another name." if known else ""


def why_not_drawn(edition: Edition) -> str:
    """The pages draw an edition by its ring: names, sums and cards may differ, the kinds of spaces and their colours not."""
    if not edition.home:
        return f"a board for the bank extends one of {', '.join(editions())}."
    printed = read(edition.home)
    if len(edition.spaces) != len(printed.spaces):
        return f"{printed.title} has {len(printed.spaces)} spaces, and this board {len(edition.spaces)}."
    for own, space in zip(edition.spaces, printed.spaces, strict=True):
        if (own.landing, edition.board.group[own.number]) != (space.landing, printed.board.group[space.number]):
            return f"space {own.number} ({own.name}) is of another kind or colour than in {printed.title}."
    return ""


def why_not_read(edition: Edition) -> str:
    """Names stand on small spaces and cards on small screens."""
    names = [edition.title, *edition.decks, *(group.name for group in edition.groups), *(space.name for space in edition.spaces)]
    texts = [said for card in edition.cards for said in (card.name, card.text)]
    for said, most in [*((name, LONGEST_NAME) for name in names), *((text, LONGEST_TEXT) for text in texts)]:
        if len(said) > most:
            return f"{said[:20]!r}… has {len(said)} letters; {most} fit."
    return ""
