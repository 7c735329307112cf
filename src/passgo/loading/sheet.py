"""A sheet of data read from a file, and what there is to complain about in it, with the line."""
from __future__ import annotations

import re
from typing import Any, NamedTuple

Path = tuple[str | int, ...]


class Complaint(NamedTuple):
    """What is wrong, and in which line of the file; line 0: nowhere in particular."""
    line: int
    sentence: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence}" if self.line else self.sentence


class BadEdition(ValueError):
    """The file does not describe a playable edition; `complaints` says all that is wrong with it."""

    def __init__(self, source: str, complaints: list[Complaint]) -> None:
        super().__init__(source, complaints)
        self.source, self.complaints = source, complaints

    def __str__(self) -> str:
        return f"{self.source}: " + "; ".join(map(str, self.complaints))


class Sheet:
    """The tables of an edition, the text they came from, and the complaints so far."""

    def __init__(self, data: dict[str, Any], text: str = "") -> None:
        self.data, self.text = data, text
        self.complaints: list[Complaint] = []

    def complain(self, path: Path, sentence: str) -> None:
        self.complaints.append(Complaint(self.line(path), sentence))

    def tables(self, name: str) -> list[dict[str, Any]]:
        """An array of tables."""
        return list(self.data.get(name, []))

    def table(self, name: str) -> dict[str, Any]:
        """A single table."""
        return dict(self.data.get(name, {}))

    def needed(self, table: dict[str, Any], path: Path) -> int:
        """The number at the end of this path, which must be there because of what else stands there."""
        if path[-1] not in table:
            self.complain(path, f"`{path[-1]}` is missing")
        return int(table.get(str(path[-1]), 0))

    def word(self, table: dict[str, Any], path: Path, words: dict[str, int], default: str | None = None) -> str:
        """The text at the end of this path, which must be one of these words."""
        value = table.get(str(path[-1]), default)
        if value in words:
            return str(value)
        self.complain(path, f"`{path[-1]}` is missing" if value is None else
                      f"`{path[-1]}` is {value!r}; it can be: {', '.join(words) or 'nothing here'}")
        return min(words, key=lambda word: words[word], default="")

    def line(self, path: Path) -> int:
        """The line of the file this path points to, as well as it can be found; 0: not in this file."""
        lines = self.text.splitlines()
        start = 0
        key = str(path[-1]) if path else ""
        if len(path) > 1:
            name = rf"\s*{re.escape(str(path[0]))}\s*"
            header = rf"\s*\[\[{name}\]\]" if isinstance(path[1], int) else rf"\s*\[{name}\]"
            heads = [i for i, line in enumerate(lines) if re.match(header, line)]
            which = path[1] if isinstance(path[1], int) else 0
            if which >= len(heads):
                return next((i + 1 for i, line in enumerate(lines) if re.match(rf"\s*{re.escape(str(path[0]))}\s*=", line)), 0)
            start = heads[which]
        for i in range(start, len(lines)):
            if i > start and len(path) > 1 and re.match(r"\s*\[", lines[i]):
                break
            if re.match(rf"\s*\"?{re.escape(key)}\"?\s*=", lines[i]) or re.match(rf"\s*\[+\s*{re.escape(key)}\s*\]", lines[i]):
                return i + 1
        return start + 1 if start else 0
