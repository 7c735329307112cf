"""All games in one file, and back: from a running server, from SQLite to PostgreSQL or the other way.

The file is gzipped JSON Lines: one head, then one line for every row. It holds the secrets of running games, so nobody else may
read it. What a server adds while it is written is not in it; what is in it fits together. A backup is of the version its tables
had; one of an earlier version is carried over by the same steps as a database would be.
"""
from __future__ import annotations

import gzip
import json
import os
import pathlib
import sqlite3
import tempfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

from passgo.server.ops.settings import Settings
from passgo.server.storage.database import Database
from passgo.server.storage.migrations import LATER, LATEST, migrate
from passgo.server.storage.postgres import Postgres
from passgo.server.storage.sqlite import FILE, Sqlite

FORMAT = 1
Columns = dict[str, tuple[str, ...]]
CLOCKS = ("room", "game_ms", "waited")
VERSIONS: dict[int, Columns] = {
    1: {"rooms": ("room", "code", "made", "sheet"), "moves": ("room", "place", "said", "seq", "inputs"), "clocks": CLOCKS},
    2: {"rooms": ("room", "code", "made", "sheet", "version", "epoch", "touched", "state"),
        "moves": ("room", "place", "said", "seq", "inputs", "told", "epoch"), "clocks": CLOCKS,
        "archive": ("room", "record", "board", "past", "final")},
}
"""What of each version of the tables is kept in a backup."""
TABLES = VERSIONS[LATEST]
Ask = Callable[[str], Iterator[tuple[Any, ...]]]


class BadBackup(ValueError):
    """Why it cannot be written or read, as a sentence."""


def backup(settings: Settings, path: pathlib.Path) -> dict[str, int]:
    """Write all rows as they are at one moment; how many of each table."""
    beside = path.with_name(f"{path.name}.part")
    counts = dict.fromkeys(TABLES, 0)
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            for table, row in rows_of(settings):
                if table == "head":
                    out.write(json.dumps({"passgo_backup": FORMAT, "schema": row[0]}) + "\n")
                    continue
                counts[table] += 1
                out.write(json.dumps([table, *row], ensure_ascii=False) + "\n")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    return counts


def rows_of(settings: Settings) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The version of the tables, then every row, all read in one transaction."""
    if settings.database_url:
        import psycopg
        with psycopg.connect(settings.database_url) as line:
            line.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            line.read_only = True
            yield from rows(lambda sql: iter(line.execute(sql.encode())))
        return
    if not (settings.data / FILE).exists():
        raise BadBackup(f"There are no games in {settings.data}.")
    where = f"{(settings.data / FILE).resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(where, uri=True, isolation_level=None)) as plain:
        plain.execute("BEGIN")
        yield from rows(lambda sql: iter(plain.execute(sql)))


def rows(ask: Ask) -> Iterator[tuple[str, tuple[Any, ...]]]:
    schema = next(ask("SELECT schema_version FROM meta"))[0]
    if schema not in VERSIONS:
        raise BadBackup(LATER.format(had=schema))
    yield "head", (schema,)
    for table, columns in VERSIONS[schema].items():
        for row in ask(f"SELECT {', '.join(columns)} FROM {table}"):
            yield table, tuple(row)


def restore(settings: Settings, path: pathlib.Path) -> dict[str, int]:
    """Put all rows into a place without games, all or nothing; how many of each table."""
    schema = schema_of(path)
    db: Database = (Postgres(settings.database_url, settings.wait_for_lock) if settings.database_url
                    else Sqlite(settings.data, settings.wait_for_lock))
    try:
        migrate(db)
        return put(db, TABLES, read(path, TABLES) if schema == LATEST else carried_over(path, schema))
    finally:
        db.close()


def put(db: Database, tables: Columns, found: Iterator[tuple[str, Sequence[Any]]]) -> dict[str, int]:
    """All of these rows, or none."""
    db.begin()
    try:
        if db.run("SELECT 1 FROM rooms LIMIT 1"):
            raise BadBackup("There are games already: restore into an empty place.")
        counts = dict.fromkeys(tables, 0)
        for table, row in found:
            columns = tables[table]
            db.run(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", row)
            counts[table] += 1
    except BaseException:
        db.rollback()
        raise
    db.commit()
    return counts


def carried_over(path: pathlib.Path, schema: int) -> Iterator[tuple[str, Sequence[Any]]]:
    """The rows of an earlier backup as they are today: laid into tables of their version, and these brought to the latest."""
    with tempfile.TemporaryDirectory(prefix="passgo-restore-") as folder:
        aside = Settings(data=pathlib.Path(folder))
        with closing(Sqlite(aside.data, aside.wait_for_lock)) as db:
            migrate(db, schema)
            put(db, VERSIONS[schema], read(path, VERSIONS[schema]))
            migrate(db)
        for table, row in rows_of(aside):
            if table != "head":
                yield table, row


def schema_of(path: pathlib.Path) -> int:
    """Of which version the tables of a backup are."""
    with opened(path) as lines:
        head = json.loads(next(lines, "null"))
        if not isinstance(head, dict) or head.get("passgo_backup") != FORMAT or head.get("schema") not in VERSIONS:
            raise BadBackup(f"{path} is not a backup of this version of Pass GO or an earlier one.")
        return int(head["schema"])


def read(path: pathlib.Path, tables: Columns) -> Iterator[tuple[str, Sequence[Any]]]:
    """The rows of a backup; a file that is broken off is refused when its end is missing."""
    with opened(path) as lines:
        next(lines)
        for line in lines:
            table, *row = json.loads(line)
            if len(row) != len(tables[table]):
                raise BadBackup(f"{path} is damaged.")
            yield table, row


@contextmanager
def opened(path: pathlib.Path) -> Iterator[Iterator[str]]:
    """Its lines; whatever cannot be read is damaged."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            yield iter(lines)
    except (EOFError, gzip.BadGzipFile, zlib.error, ValueError, KeyError, TypeError) as error:
        raise error if isinstance(error, BadBackup) else BadBackup(f"{path} is damaged.") from None
