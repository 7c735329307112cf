"""A sheet of data read from a file: typed look-ups that complain with the line instead of failing."""
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
        """The tables of an array of tables; anything else is complained about."""
        value = self.data.get(name, [])
        if isinstance(value, list) and all(isinstance(table, dict) for table in value):
            return value
        self.complain((name,), f"`{name}` must be a list of tables, each begun with [[{name}]]")
        return []

    def table(self, name: str) -> dict[str, Any]:
        """A single table; anything else is complained about."""
        value = self.data.get(name, {})
        if isinstance(value, dict):
            return value
        self.complain((name,), f"`{name}` must be a table, begun with [{name}]")
        return {}

    def number(self, table: dict[str, Any], path: Path, default: int | None = None) -> int:
        """The whole number at the end of this path; without a default it must be there."""
        key = path[-1]
        value = table.get(str(key), default)
        if isinstance(value, bool) or not isinstance(value, int):
            self.complain(path, f"`{key}` is missing" if value is None else f"`{key}` must be a whole number, not {value!r}")
            return 0
        return value

    def numbers(self, table: dict[str, Any], path: Path, most: int) -> list[int]:
        """A list of whole numbers, not longer than `most`."""
        value = table.get(str(path[-1]), [])
        if not isinstance(value, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
            self.complain(path, f"`{path[-1]}` must be a list of whole numbers")
            return []
        if len(value) > most:
            self.complain(path, f"`{path[-1]}` has {len(value)} entries; {most} are possible")
        return value[:most]

    def word(self, table: dict[str, Any], path: Path, words: dict[str, int] | None = None, default: str | None = None) -> str:
        """A text; with `words` one of them."""
        value = table.get(str(path[-1]), default)
        if not isinstance(value, str):
            self.complain(path, f"`{path[-1]}` is missing" if value is None else f"`{path[-1]}` must be a text, not {value!r}")
            return default or next(iter(words or ()), "")
        if words is not None and value not in words:
            self.complain(path, f"`{path[-1]}` is {value!r}; it can be: {', '.join(words) or 'nothing here'}")
            return min(words, key=lambda word: words[word], default="")
        return value

    def texts(self, table: dict[str, Any], path: Path) -> tuple[str, ...]:
        """A list of texts; none if it is left out."""
        value = table.get(str(path[-1]), [])
        if isinstance(value, list) and all(isinstance(text, str) for text in value):
            return tuple(value)
        self.complain(path, f"`{path[-1]}` must be a list of texts")
        return ()

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
