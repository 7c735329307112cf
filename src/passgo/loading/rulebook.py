"""The numbered clauses of a rulebook, read from its RULEBOOK.md."""
from __future__ import annotations

import re
from typing import NamedTuple

PAGE = re.compile(r" \[(p\. \d+|under [^\]]+)\]$")
CLAUSE = re.compile(r"^- ([A-Z]{2}-[A-Z]?\d+) (.*)$")


class Clause(NamedTuple):
    """One thing a test can show; `ours` where the booklet is silent and we decided."""
    id: str
    heading: str
    text: str
    page: str = ""
    """Where the booklet says so: `p. 8`, or the heading it stands under in a booklet without page numbers."""

    @property
    def ours(self) -> bool:
        return "**D**" in self.text


def clauses_of(text: str) -> dict[str, Clause]:
    """Every clause by its id, in order; a line that continues one belongs to it."""
    found: dict[str, Clause] = {}
    heading, last = "", ""
    for line in text.splitlines():
        match = CLAUSE.match(line)
        if line.startswith("## "):
            heading, last = line[3:].strip(), ""
        elif match:
            last = match[1]
            found[last] = Clause(last, heading, match[2])
        elif last and line.startswith("  "):
            found[last] = found[last]._replace(text=f"{found[last].text}\n{line.strip()}")
    return {id: paged(clause) for id, clause in found.items()}


def paged(clause: Clause) -> Clause:
    """The page at the end of a clause, taken out of its text."""
    match = PAGE.search(clause.text)
    return clause._replace(text=clause.text[:match.start()], page=match[1]) if match else clause
