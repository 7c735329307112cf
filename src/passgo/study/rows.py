"""One row a game: what is kept of it, in columns. A piece of a series is a table of rows with the tally of its games."""
from __future__ import annotations

import hashlib
import importlib
import json
import math
from array import array
from collections.abc import Callable
from typing import Any, NamedTuple

from passgo.engines import choose as engine
from passgo.study.intervals import Estimate, student
from passgo.study.series import Series
from passgo.study.tally import Tally

KINDS = {"ending": "B", "winners": "B", "first": "B", "rounds": "H", "decisions": "i"}
"""Column by column: the Ending's number, winners as a set of seats, who began, rounds, decisions. Then what each seat was
worth at the end, in bid steps, as worth_0 and so on."""


class Piece(NamedTuple):
    """Some games of a series: their columns as arrays, their tally, and the ledger where one was kept."""
    start: int
    games: int
    columns: dict[str, array[int]]
    tally: Tally
    ledger: dict[str, Any] | None
    parts: tuple[Piece, ...] = ()
    """The pieces it was joined of, where how far they differ tells how sure its sums are."""

    def column(self, name: str) -> array[int]:
        return self.columns[name]

    def won(self, seat: int) -> list[float]:
        """The share of the win that went to a seat, game by game."""
        shares = [1 / mask.bit_count() if mask >> seat & 1 else 0.0 for mask in range(256)]
        return list(map(shares.__getitem__, self.columns["winners"]))

    def sure(self, figure: Callable[[Piece], float]) -> Estimate:
        """A figure of all games, and how far it may be off: the parts have nothing to do with each other, so they tell."""
        value = figure(self)
        spread = sum(part.games * (figure(part) - value) ** 2 for part in self.parts) / max(1, len(self.parts) - 1)
        half = student(len(self.parts) - 1) * math.sqrt(spread / self.games) if len(self.parts) > 1 else math.inf
        return Estimate(value, value - half, value + half)

    def rate(self, sums: tuple[str | int, ...], counts: tuple[str | int, ...]) -> Estimate:
        """What the ledger has in one place for each that it counted in another; a part that counted few tells little."""
        many, n = max(1, self.booked(*counts)), len(self.parts)
        value = self.booked(*sums) / many
        spread = sum((part.booked(*sums) - value * part.booked(*counts)) ** 2 for part in self.parts) * n / max(1, n - 1)
        half = student(n - 1) * math.sqrt(spread) / many if n > 1 else math.inf
        return Estimate(value, value - half, value + half)

    def booked(self, *place: str | int) -> int:
        """A number of the ledger by its place: `booked("rents", 39, 2)`."""
        found: Any = self.ledger or {}
        for key in place:
            found = found[key]
        return int(found)


def kind_of(name: str) -> str:
    return KINDS.get(name, "i")


def played(series: Series, start: int, games: int, ledger: bool = False) -> Piece:
    """Games number `start` and on, with a row each."""
    core = series.table(start, games)
    rows = importlib.import_module(engine.Core.__module__).play_rows
    tally, columns, book = rows(core, series.policies(), series.seed, start, games, series.max_rounds, ledger)
    return Piece(start, games, {name: array(kind_of(name), bytes(column)) for name, column in columns.items()}, tally, book)


class Damaged(ValueError):
    """The file is not what was written."""


def to_arrow(piece: Piece) -> Any:
    """The piece as a table of Apache Arrow; its tally goes with it, and the sum of all of it."""
    import pyarrow as pa
    types = {"B": pa.uint8(), "H": pa.uint16(), "i": pa.int32()}
    columns = {"game": array("i", range(piece.start, piece.start + piece.games)), **piece.columns}
    kept = {name: json.dumps(value, sort_keys=True).encode() for name, value in (
        (b"passgo.tally", piece.tally), (b"passgo.ledger", piece.ledger))}
    laid = {name: pa.Array.from_buffers(types[column.typecode], len(column), [None, pa.py_buffer(column.tobytes())])
            for name, column in columns.items()}
    return pa.table(laid).replace_schema_metadata({**kept, b"passgo.sum": summed(columns, kept)})


def summed(columns: dict[str, array[int]], kept: dict[bytes, bytes]) -> bytes:
    """One word for all that is in a piece: Parquet has sums for its pages, but not for what stands around them."""
    sha = hashlib.sha256()
    for name, column in columns.items():
        sha.update(f"{name} {column.typecode} {len(column)}".encode())
        sha.update(column)
    sha.update(kept[b"passgo.tally"] + kept[b"passgo.ledger"])
    return sha.hexdigest().encode()


def parquet(piece: Piece) -> bytes:
    """The piece as a Parquet file: the same piece is always the same bytes."""
    import pyarrow as pa
    import pyarrow.parquet as pq
    sink = pa.BufferOutputStream()
    spread = {"game": "DELTA_BINARY_PACKED"}
    pq.write_table(to_arrow(piece), sink, compression="zstd", compression_level=9, use_dictionary=[
        name for name in piece.columns if name != "game"], column_encoding=spread, write_statistics=False,
                   write_page_checksum=True)
    return bytes(sink.getvalue().to_pybytes())


def numbers_of(name: str, chunks: list[Any]) -> array[int]:
    """A column as it lies in memory, without a step of Python for each number; none of them is ever missing."""
    column = array(kind_of(name))
    size = column.itemsize
    for chunk in chunks:
        column.frombytes(memoryview(chunk.buffers()[1])[size * chunk.offset:size * (chunk.offset + len(chunk))])
    return column


def read_parquet(path: Any) -> Piece:
    """A piece back from its file; raises Damaged where a bit of it has fallen over, and OSError where there is none."""
    import pyarrow as pa
    import pyarrow.parquet as pq
    try:
        table = pq.read_table(path, page_checksum_verification=True)
        kept, columns = table.schema.metadata, {name: numbers_of(name, table[name].chunks) for name in table.column_names}
        if kept[b"passgo.sum"] != summed(columns, kept):
            raise Damaged(f"{path} is damaged: its sum is another.")
        numbers = columns.pop("game")
        return Piece(numbers[0], len(numbers), columns, json.loads(kept[b"passgo.tally"]), json.loads(kept[b"passgo.ledger"]))
    except (pa.ArrowException, LookupError, TypeError, ValueError, OverflowError) as error:
        raise Damaged(f"{path} is damaged: {error}") from None
