"""Game records: JSON Lines. One header, one line for every input, and the result when there is one.

A record is the save file, the replay, the notation and the bug report. It carries the version of the rules and a digest
of the board, so that it is never replayed by other rules than it was played by.
"""
from __future__ import annotations

import json
import pathlib
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple, Self

from passgo.loading import BadEdition, BadOption, Edition, UnknownEdition, Value, read
from passgo.play.actions import BadAction, Input
from passgo.play.dealer import SCHEME, Dealer, Promised, Seeded

FORMAT = 1
PROMISE = ("dice", "secret", "commitment")


class BadRecord(ValueError):
    """The record cannot be read or was not played by these rules; the sentence names the line."""


@dataclass(frozen=True)
class Header:
    """What a game was set up with."""
    edition: str
    options: dict[str, Value]
    board: str
    seats: tuple[str, ...]
    first: int | None
    seed: int | None
    rules: int = 1
    """The version of the edition's rules."""
    passgo: int = FORMAT
    bots: dict[str, str] = field(default_factory=dict)
    """Which seats are played by which bots, by seat number; the rules do not care."""
    dice: str = ""
    """How the secret decides what falls (see docs/fair-dice.md); nothing, and not written, where no secret does."""
    secret: str = ""
    """What every toss comes from, where the table was promised it at the start; else nothing, and not written."""
    commitment: str = ""
    """That promise, as it was shown before the first toss."""

    def dealer(self) -> Dealer | None:
        """Who deals on from here."""
        return Promised(self.secret) if self.dice else None if self.seed is None else Seeded(self.seed)


class Record(NamedTuple):
    """A whole game as it was said."""
    header: Header
    inputs: tuple[Input, ...]
    result: dict[str, Any] | None = None
    source: str = "record"
    own: Edition | None = None
    """The board of one's own it was played on, where it was played here; else an edition is looked for by its name."""

    def text(self) -> str:
        """The lines of the file."""
        header = {name: value for name, value in asdict(self.header).items() if value or name not in PROMISE}
        lines = [json.dumps(header, ensure_ascii=False), *(json.dumps(str(said)) for said in self.inputs)]
        return "\n".join([*lines, *([json.dumps({"result": self.result})] if self.result else [])]) + "\n"

    @classmethod
    def parse(cls, text: str, source: str = "record") -> Self:
        """Read the lines back; raises BadRecord. A last line broken off in the middle is a sudden end, and left out."""
        *lines, _ = text.split("\n")
        if not lines:
            raise BadRecord(f"{source}: the file is empty.")
        header = header_of(lines[0], source)
        inputs: list[Input] = []
        result: dict[str, Any] | None = None
        for number, line in enumerate(lines[1:], start=2):
            try:
                value = json_of(line)
                if result is not None:
                    raise BadAction("record-after-result")
                if isinstance(value, dict) and isinstance(value.get("result"), dict):
                    result = value["result"]
                elif isinstance(value, str):
                    inputs.append(Input.read(value))
                else:
                    raise BadAction("record-no-input")
            except BadAction as error:
                raise BadRecord(f"{source}, line {number}: {error}") from None
        return cls(header, tuple(inputs), result, source)

    @classmethod
    def load(cls, path: str | pathlib.Path) -> Self:
        """Read a file; raises BadRecord."""
        try:
            return cls.parse(pathlib.Path(path).read_text(encoding="utf-8"), str(path))
        except OSError as error:
            raise BadRecord(f"{path} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BadRecord(f"{path} is not a text file.") from None

    def edition(self) -> Edition:
        """The edition it was played on; raises BadRecord if that is another board now, or other rules."""
        if self.own is not None:
            return self.own
        try:
            edition = read(self.header.edition, tuple(sorted(self.header.options.items())))
        except (UnknownEdition, BadEdition, BadOption) as error:
            raise BadRecord(f"{self.source}, line 1: {error}") from None
        if self.header.rules != edition.rules_version:
            raise BadRecord(f"{self.source}: played by version {self.header.rules} of the rules of {edition.title}, and this is "
                            f"version {edition.rules_version}. {edition.version_began(self.header.rules)} can check it.")
        if edition.digest != self.header.board:
            raise BadRecord(f"{self.source}: played on another board than {self.header.edition} is now "
                            f"({self.header.board}, not {edition.digest}).")
        if not edition.board.fewest <= len(self.header.seats) <= edition.board.most:
            raise BadRecord(f"{self.source}, line 1: {edition.title} is not for {len(self.header.seats)} players.")
        if self.header.first is not None and not 0 <= self.header.first < len(self.header.seats):
            raise BadRecord(f"{self.source}, line 1: there is no seat {self.header.first}.")
        return edition

    def broken(self, line: int, sentence: str) -> BadRecord:
        return BadRecord(f"{self.source}, line {line}: {sentence}")


def json_of(line: str) -> Any:
    """The value of one line; raises BadAction, also where it is a number of thousands of digits or lists in lists in lists."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadAction("record-not-json") from None


def header_of(line: str, source: str) -> Header:
    """The first line, every field checked."""
    try:
        values = json_of(line)
        if not isinstance(values, dict) or "passgo" not in values:
            raise BadRecord(f"{source}: this is not a Pass GO record.")
        if values["passgo"] != FORMAT:
            raise BadRecord(f"{source}: format {values['passgo']} of records is not known here.")
        header = Header(**{**values, "seats": tuple(values["seats"])})
    except (BadAction, TypeError, KeyError):
        raise BadRecord(f"{source}, line 1: the header cannot be read.") from None
    fine = (isinstance(header.edition, str) and isinstance(header.options, dict) and isinstance(header.board, str)
            and all(isinstance(value, bool | int | str) for value in header.options.values())
            and all(isinstance(text, str) for text in (*header.seats, header.dice, header.secret, header.commitment))
            and isinstance(header.rules, int)
            and all(value is None or isinstance(value, int) for value in (header.first, header.seed)))
    if not fine:
        raise BadRecord(f"{source}, line 1: the header cannot be read.")
    if header.dice not in ("", SCHEME):
        raise BadRecord(f"{source}, line 1: dice by {header.dice[:40]!r} are not known here.")
    return header
