"""Items one after the other, a new line where the next does not fit; no item is broken."""
from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text


def flow(heading: str, items: Iterable[Text], width: int, indent: int) -> list[Text]:
    """Lines that begin with the heading, then with as many blanks."""
    lines = [Text().append(heading.ljust(indent), "cyan")]
    for item in items:
        full = len(lines[-1]) > indent
        if full and len(lines[-1]) + 3 + len(item) > width:
            lines.append(Text(" " * indent))
            full = False
        lines[-1].append("   " if full else "")
        lines[-1].append_text(item)
    return lines


def numbered(number: int, text: str) -> Text:
    """`3 Hollywood`, the number in bold."""
    return Text().append(f"{number} ", "bold").append(text)
