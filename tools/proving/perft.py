"""Counting games: how many sequences of inputs there are from a position, and how many positions they lead to.

Every outcome of chance, every line of every seat's menu (side business included), the lowest and the highest bid, and the
clock where it is waited for; offers are not counted. Two ways to the same table are two sequences and one position.
"""
from __future__ import annotations

import json
import marshal
import pathlib
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from passgo.loading import Value, read
from passgo.play.record import Record
from passgo.play.view import AGENDA
from passgo.rules.words import CHANCE, CLOCK, NOBODY, Kind
from proving.goldens import GOLDEN
from proving.walks import Said


class Position(NamedTuple):
    """An opening with seat 0 to begin, or a golden game after so many of its inputs."""
    edition: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    golden: str = ""
    ply: int = 0

    def core(self, engine: Any) -> Any:
        """The position on an engine (a module with a Core)."""
        record = Record.load(GOLDEN / self.edition / self.golden) if self.golden else None
        first = NOBODY if record and record.header.first is None else 0
        core = engine.Core(read(self.edition, self.options).board.dump(), self.seats, first)
        for who, action in record.inputs[:self.ply] if record else ():
            core.put(who, action)
        return core

    def __str__(self) -> str:
        where = f", {self.golden} after {self.ply} inputs" if self.golden else ""
        return f"{self.seats} seats, options {json.dumps(dict(self.options))}{where}"

    @classmethod
    def parse(cls, edition: str, text: str) -> Position:
        match = re.fullmatch(r"(\d+) seats, options (\{.*?\})(?:, (\S+) after (\d+) inputs)?", text)
        if match is None:
            raise ValueError(f"no position: {text}")
        return cls(edition, int(match[1]), tuple(sorted(json.loads(match[2]).items())), match[3] or "", int(match[4] or 0))


class Count(NamedTuple):
    """So many inputs deep there are so many sequences and so many positions."""
    depth: int
    sequences: int
    positions: int


def inputs(core: Any, seats: int) -> Iterator[tuple[int, Said]]:
    """Everything that is counted as a next input."""
    who = core.waits_for()
    if who == CHANCE:
        yield from ((CHANCE, way) for way in dict.fromkeys(core.nth_way(k) for k in range(core.ways())))
    elif who == CLOCK:
        yield CLOCK, (Kind.TICK, 0, 0, 0, 0, core.next_deadline())
    elif not core.over:
        for seat in range(seats):
            lines, low, high, _ = core.legal(seat, True)
            bids = [(Kind.BID, 0, 0, 0, 0, bid) for bid in dict.fromkeys((low, high))] if low <= high else []
            yield from ((seat, line) for line in dict.fromkeys([*lines, *bids]))


def key_of(core: Any) -> bytes:
    """The position: every number that matters; frames above the depth do not."""
    values = core.dump()
    for column in AGENDA:
        del values[column][values["depth"]:]
    return marshal.dumps(values, 2)


def perft(core: Any, seats: int, most: int) -> Iterator[Count]:
    """Level by level, as long as a level has at most so many positions."""
    level = {key_of(core): (core, 1)}
    depth = 0
    while level and len(level) <= most:
        below: dict[bytes, tuple[Any, int]] = {}
        for here, ways in level.values():
            for who, said in inputs(here, seats):
                there = here.clone()
                there.put(who, said)
                key = key_of(there)
                below[key] = (below[key][0] if key in below else there, ways + (below[key][1] if key in below else 0))
        level, depth = below, depth + 1
        yield Count(depth, sum(ways for _, ways in level.values()), len(level))


def write(path: pathlib.Path, counts: dict[Position, list[Count]]) -> None:
    """The file of one edition."""
    lines = ["# depth, sequences of inputs, positions; counted by tools/make_goldens.py, checked by tests/engine/test_perft.py"]
    for position, rows in counts.items():
        lines += ["", f"from {position}", *(f"{row.depth:>2} {row.sequences:>10} {row.positions:>7}" for row in rows)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read_counts(path: pathlib.Path) -> dict[Position, list[Count]]:
    """The file read back."""
    found: dict[Position, list[Count]] = {}
    rows: list[Count] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("from "):
            rows = found.setdefault(Position.parse(path.stem, line.removeprefix("from ")), [])
        elif line and not line.startswith("#"):
            rows.append(Count(*map(int, line.split())))
    return found
