"""One row a game: what is kept of it, in columns. A piece of a series is a table of rows with the tally of its games."""
from __future__ import annotations

import importlib
import json
from array import array
from typing import Any, NamedTuple

from passgo.engines import choose as engine
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

    def column(self, name: str) -> array[int]:
        return self.columns[name]

    def won(self, seat: int) -> list[float]:
        """The share of the win that went to a seat, game by game."""
        shares = [1 / mask.bit_count() if mask >> seat & 1 else 0.0 for mask in range(256)]
        return list(map(shares.__getitem__, self.columns["winners"]))


def kind_of(name: str) -> str:
    return KINDS.get(name, "i")


def played(series: Series, start: int, games: int, ledger: bool = False) -> Piece:
    """Games number `start` and on, with a row each."""
    core = engine.Core(series.read().board.dump(), len(series.bots))
    rows = importlib.import_module(engine.Core.__module__).play_rows
    tally, columns, book = rows(core, series.policies(), series.seed, start, games, series.max_rounds, ledger)
    return Piece(start, games, {name: array(kind_of(name), bytes(column)) for name, column in columns.items()}, tally, book)


def to_arrow(piece: Piece) -> Any:
    """The piece as a table of Apache Arrow; its tally goes with it."""
    import pyarrow as pa
    types = {"B": pa.uint8(), "H": pa.uint16(), "i": pa.int32()}
    numbers = pa.array(range(piece.start, piece.start + piece.games), pa.int32())
    columns = {name: pa.Array.from_buffers(types[column.typecode], len(column), [None, pa.py_buffer(column.tobytes())])
               for name, column in piece.columns.items()}
    kept = {"passgo.tally": json.dumps(piece.tally, sort_keys=True), "passgo.ledger": json.dumps(piece.ledger, sort_keys=True)}
    return pa.table({"game": numbers, **columns}).replace_schema_metadata(kept)


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


def read_parquet(path: Any) -> Piece:
    """A piece back from its file."""
    import pyarrow.parquet as pq
    table = pq.read_table(path)
    kept = {name.decode(): json.loads(value) for name, value in (pq.read_metadata(path).metadata or {}).items()
            if name.startswith(b"passgo.")}
    columns = {name: array(kind_of(name), table[name].to_pylist()) for name in table.column_names if name != "game"}
    return Piece(table["game"][0].as_py(), table.num_rows, columns, kept["passgo.tally"], kept["passgo.ledger"])
