"""One game played by several engines: the same checksum over every menu, every input and the table, or it is no game.

    python -m proving.identity ENGINE       tables come in as lines of JSON, and for each goes out one before the next is read
"""
from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from proving.tables import Table


class Trace(NamedTuple):
    """What is left of a game: its checksum (0: a refused input was met), how it ended, and fields that do not fit."""
    checksum: int
    inputs: int
    over: int
    dump: str
    misfits: tuple[str, ...]


def trace(engine: str, table: Table, limit: int, events: bool = False) -> Trace:
    """Play one table for so many inputs."""
    core = table.core(engine)
    if events:
        core.record(True)
    checksum = core.traced(table.policies, table.seed, limit)
    misfits = tuple(core.s.misfits()) if engine == "engines.python" else ()
    return Trace(checksum, core.inputs, core.over, fingerprint(core.dump()), misfits)


def fingerprint(values: dict[str, Any]) -> str:
    """Every number of a state in a few letters."""
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def traces(job: tuple[str, list[Table], list[int]]) -> list[Trace]:
    """Several tables in one process of a pool."""
    engine, tables, limits = job
    return [trace(engine, table, limit) for table, limit in zip(tables, limits, strict=True)]


def chunks(engine: str, tables: list[Table], limits: list[int], size: int = 20) -> Iterator[tuple[str, list[Table], list[int]]]:
    """Jobs for a pool."""
    for start in range(0, len(tables), size):
        yield engine, tables[start:start + size], limits[start:start + size]


def limits_for(tables: Iterable[Table], short: int, long: int) -> list[int]:
    """Most games are cut short; every tenth goes on much longer, to its end if it can."""
    return [long if i % 10 == 0 else short for i, _ in enumerate(tables)]


def main() -> None:
    """A game that kills this process is the first one without an answer."""
    engine = sys.argv[1]
    for line in sys.stdin:
        (edition, options, policies, seed, laid), limit = json.loads(line)
        table = Table(edition, tuple((name, value) for name, value in options), tuple(policies), seed, laid)
        print(json.dumps(trace(engine, table, limit)), flush=True)


if __name__ == "__main__":
    main()
