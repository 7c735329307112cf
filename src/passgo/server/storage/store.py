"""The store: one thread that writes. Whatever waits when it comes around is committed together, and only then answered.

Three tables: the sheet of every room, its moves in order (each with all inputs that followed from it), and how far its
clocks had run. A move is there once: by its place in the game, and by the id its player gave it.
"""
from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

from passgo.server.ops.settings import Settings
from passgo.server.refusals import Refusal
from passgo.server.rooms.sheet import Sheet
from passgo.server.storage.database import Database
from passgo.server.storage.postgres import Postgres
from passgo.server.storage.sqlite import Sqlite

T = TypeVar("T")
SCHEMA = 1
TABLES = (
    "CREATE TABLE IF NOT EXISTS meta (schema_version INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS rooms (room TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, made BIGINT NOT NULL, "
    "sheet TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS moves (room TEXT NOT NULL, place INTEGER NOT NULL, said TEXT, seq INTEGER NOT NULL, "
    "inputs TEXT NOT NULL, PRIMARY KEY (room, place), UNIQUE (room, said))",
    "CREATE TABLE IF NOT EXISTS clocks (room TEXT PRIMARY KEY, game_ms BIGINT NOT NULL, waited TEXT NOT NULL)",
)
AT_ONCE = 256
"""Jobs in one commit."""
CLOCK = ("INSERT INTO clocks VALUES (?, ?, ?) ON CONFLICT (room) DO UPDATE SET game_ms = excluded.game_ms, "
         "waited = excluded.waited")
log = logging.getLogger("passgo.store")


class Move(NamedTuple):
    """What followed from one thing said: `place` of its first input in the game, who said it under which id, the number of
    the last event, and the inputs line by line."""
    place: int
    said: str | None
    seq: int
    inputs: str


class Clocks(NamedTuple):
    """How far game time had run, and (as JSON) how long each seat had been waited for, in ms."""
    game_ms: int
    waited: str


class Stored(NamedTuple):
    """A room as it comes back."""
    sheet: Sheet
    moves: list[Move]
    clocks: Clocks | None


class Store:
    """Everything that is kept. All methods wait until it is on disk."""

    def __init__(self, settings: Settings) -> None:
        url, patience = settings.database_url, settings.wait_for_lock
        self.database: Database = Postgres(url, patience) if url else Sqlite(settings.data, patience)
        self.migrate()
        self.jobs: queue.SimpleQueue[tuple[Callable[[Database], Any], Future[Any]] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    def migrate(self) -> None:
        """Make the tables; those of another version are left as they are."""
        db = self.database
        db.begin()
        db.run(TABLES[0])
        known = db.run("SELECT schema_version FROM meta")
        if known and known[0][0] != SCHEMA:
            db.rollback()
            db.close()
            raise RuntimeError(f"These games were kept by another Pass GO (tables of version {known[0][0]}, not {SCHEMA}).")
        for table in TABLES[1:]:
            db.run(table)
        if not known:
            db.run("INSERT INTO meta VALUES (?)", (SCHEMA,))
        db.commit()

    # ------------------------------------------------------------------------------------------------ the writing thread
    def work(self) -> None:
        while (first := self.jobs.get()) is not None:
            group = [first]
            while len(group) < AT_ONCE and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    self.jobs.put(None)
                    break
                group.append(job)
            # From here on nobody can call a job off: whoever asked may have gone, and an answer to nobody would stop the thread.
            group = [job for job in group if job[1].set_running_or_notify_cancel()]
            if group and not self.together(group):
                for job in group:
                    self.together([job], final=True)

    def together(self, group: list[tuple[Callable[[Database], Any], Future[Any]]], final: bool = False) -> bool:
        """All jobs in one transaction; if one fails none has happened, and each is tried alone."""
        try:
            self.database.begin()
            results = [job(self.database) for job, _ in group]
            self.database.commit()
        except Exception as error:
            self.undo()
            if final or len(group) == 1:
                group[0][1].set_exception(error)
                return True
            return False
        for (_, answer), result in zip(group, results, strict=True):
            answer.set_result(result)
        return True

    def undo(self) -> None:
        try:
            self.database.rollback()
        except Exception as error:
            log.error("rollback failed: %s", type(error).__name__)

    async def do(self, job: Callable[[Database], T]) -> T:
        """Queue a job and wait until its commit is durable; refused where the database fails."""
        answer: Future[T] = Future()
        self.jobs.put((job, answer))
        try:
            return await asyncio.wrap_future(answer)
        except Exception as error:
            # The type alone: what a database says may hold what was to be written.
            log.error("not stored: %s", type(error).__name__)
            raise Refusal("NOT_STORED", status=503) from error

    def close(self) -> None:
        self.jobs.put(None)
        self.thread.join()
        self.database.close()

    # ---------------------------------------------------------------------------------------------------- what is kept
    async def add(self, sheet: Sheet) -> None:
        """A new room; fails where its code is taken."""
        row = (sheet.room, sheet.code, int(time.time()), sheet.text())
        await self.do(lambda db: db.run("INSERT INTO rooms VALUES (?, ?, ?, ?)", row))

    async def by_code(self, code: str) -> str | None:
        rows = await self.do(lambda db: db.run("SELECT room FROM rooms WHERE code = ?", (code,)))
        return str(rows[0][0]) if rows else None

    async def load(self, room: str) -> Stored | None:
        """A room with all its moves."""
        def job(db: Database) -> Stored | None:
            sheets = db.run("SELECT sheet FROM rooms WHERE room = ?", (room,))
            if not sheets:
                return None
            moves = db.run("SELECT place, said, seq, inputs FROM moves WHERE room = ? ORDER BY place", (room,))
            clocks = db.run("SELECT game_ms, waited FROM clocks WHERE room = ?", (room,))
            return Stored(Sheet.parse(sheets[0][0]), [Move(*row) for row in moves], Clocks(*clocks[0]) if clocks else None)
        return await self.do(job)

    async def write(self, room: str, move: Move | None, sheet: Sheet | None, clocks: Clocks | None) -> None:
        """A move, a changed sheet, and the clocks at that moment: all or nothing."""
        text = sheet.text() if sheet else None

        def job(db: Database) -> None:
            if move:
                db.run("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", (room, *move))
            if text:
                db.run("UPDATE rooms SET sheet = ? WHERE room = ?", (text, room))
            if clocks:
                db.run(CLOCK, (room, *clocks))
        await self.do(job)

    async def ready(self) -> None:
        """Raises where nothing can be written."""
        await self.do(lambda db: db.run("UPDATE meta SET schema_version = schema_version"))
