"""The store: what is kept of rooms, by the one thread that writes (writer.py).

A room is written by one server at a time: who opens it takes a lease, and with it the next epoch of the room; every write is
conditional on that epoch, and every sheet on its version. A server that was thought dead and was only slow is refused.
A move is there once: by its place in the game, and by the id its player gave it.
"""
from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass
from typing import NamedTuple

from passgo.server.ops.settings import Settings
from passgo.server.refusals import Refusal
from passgo.server.rooms.sheet import Sheet
from passgo.server.storage.database import NOW, SHARED, Database
from passgo.server.storage.migrations import migrate
from passgo.server.storage.postgres import Postgres
from passgo.server.storage.sqlite import Sqlite
from passgo.server.storage.writer import Writer

log = logging.getLogger("passgo.store")
CLOCK = ("INSERT INTO clocks VALUES (?, ?, ?) ON CONFLICT (room) DO UPDATE SET game_ms = excluded.game_ms, "
         "waited = excluded.waited")
MOVE = ("INSERT INTO moves (room, place, said, seq, inputs, told, epoch) SELECT CAST(? AS TEXT), CAST(? AS INTEGER), "
        "CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS TEXT), epoch FROM rooms WHERE room = ? AND epoch = ?"
        + SHARED + " RETURNING place")
DAY = 86_400_000
FOR_EVER = 100 * 366 * DAY
"""Milliseconds of a lease nobody else can want."""
MONTH, JUMP = 30 * 86_400, 600
"""Seconds: so much counts at most of the time nobody opened a room before this server started, and so far a clock may have been
set back as clocks are."""
READY = 3.0
"""Seconds within which a store that is ready can show it: whoever asks waits hardly longer."""
LOST = f"holder NOT IN (SELECT id FROM servers WHERE alive_until > {NOW})"
"""Nobody holds the room, or who did is dead."""


class Move(NamedTuple):
    """What followed from one thing said: `place` of its first input in the game, who said it under which id, the number of
    the last event, the inputs line by line, and as JSON what was told of it (see views/telling.py)."""
    place: int
    said: str | None
    seq: int
    inputs: str
    told: str = ""


class Clocks(NamedTuple):
    """How far game time had run, and (as JSON) how long each seat had been waited for, in ms."""
    game_ms: int
    waited: str


@dataclass
class Lease:
    """The right to write a room: until somebody else takes the next epoch."""
    room: str
    epoch: int
    version: int


class Stored(NamedTuple):
    """A room as it comes back."""
    sheet: Sheet
    moves: list[Move]
    clocks: Clocks | None
    lease: Lease = Lease("", 0, 0)
    state: str = "playing"
    """`lobby`, `playing` or `over`, for whoever has no rules to tell."""


class Archive(NamedTuple):
    """A finished game as it was shown: its record, the board as printed, what changed on it, and the last view of a watcher."""
    record: str
    board: str
    past: str
    final: str


class Held(Refusal):
    """Another server has this room."""

    def __init__(self, holder: str) -> None:
        super().__init__("HELD_ELSEWHERE", status=503)
        self.holder = holder


class LeaseLost(Refusal):
    """This server had the room once; it may not write it any more."""

    def __init__(self) -> None:
        super().__init__("HELD_ELSEWHERE", status=503)


class Stale(Exception):
    """The row that was to be changed has another epoch or version by now."""


class Store(Writer):
    """Everything that is kept. All methods wait until it is on disk."""

    def __init__(self, settings: Settings) -> None:
        url, patience = settings.database_url, settings.wait_for_lock
        self.id = secrets.token_hex(8)
        self.database: Database = (Postgres(url, patience, settings.wait_for_database, bool(settings.redis_url)) if url
                                   else Sqlite(settings.data, patience))
        # Who has the games alone need not say again and again that it lives: the lock says so.
        self.lease_ms = int(settings.lease * 1000) if self.database.shared else FOR_EVER
        try:
            self.schema_was = migrate(self.database)
            self.begin_life()
        except BaseException:
            self.database.close()
            raise
        self.probing = asyncio.Lock()
        super().__init__(self.database)

    def begin_life(self) -> None:
        """From now on rooms may be held by this server."""
        self.database.begin()
        if not self.database.shared:
            # It has the lock, so whoever held rooms before is dead, however short ago it said that it lives.
            self.database.run("DELETE FROM servers")
        self.say_alive(self.database)
        self.database.run(f"DELETE FROM servers WHERE alive_until < {NOW} - {DAY}")
        self.set_calendar(*self.database.run(f"SELECT {NOW} / 1000, max(touched) FROM rooms")[0])
        self.database.commit()

    def set_calendar(self, now: int, newest: int | None) -> None:
        """What day it is for rooms, of which the newest was opened then: not years later, whatever the clock says. That may be
        wrong, or the games from a backup; and who kept the server off kept everybody from coming back."""
        newest = now if newest is None else newest
        self.behind = now < newest - JUMP
        if self.behind:
            log.warning("by the clock a room was opened in %d days: none expires until the next start", (newest - now) // 86_400)
        elif now > newest + MONTH:
            log.warning("by the clock no room was opened for %d days: thirty of them count", (now - newest) // 86_400)
        self.calendar = min(max(now, newest), newest + MONTH) - time.monotonic()

    @property
    def today(self) -> int:
        """By which rooms grow old, in seconds: from the clock at the start, and then by what has passed. One that is put right
        meanwhile makes no room older."""
        return int(self.calendar + time.monotonic())

    @property
    def generation(self) -> int:
        """How often the line to the database was lost: every room known from before is doubtful."""
        return self.database.reconnects

    def close(self) -> None:
        """Let go of everything, so that others need not wait."""
        def let_go(db: Database) -> None:
            db.run("UPDATE rooms SET holder = '' WHERE holder = ?", (self.id,))
            db.run("DELETE FROM servers WHERE id = ?", (self.id,))
            db.run("DELETE FROM probe WHERE id = ?", (int(self.id[:7], 16),))
        if self.stop(let_go):
            self.database.close()

    # ---------------------------------------------------------------------------------------------------- who may write
    def say_alive(self, db: Database) -> None:
        if self.database.shared:
            # Nobody promises a day: that was a server that had the games alone, or the clock was ahead and has been set back.
            db.run(f"DELETE FROM servers WHERE alive_until > {NOW} + {DAY}")
        db.run(f"INSERT INTO servers VALUES (?, {NOW} + ?) ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until",
               (self.id, self.lease_ms))

    async def beat(self) -> None:
        """Said again and again where others would take its rooms: this server lives, and so do its leases."""
        if self.database.shared:
            await self.do(self.say_alive)

    async def living(self) -> set[str]:
        """All servers that have said so shortly."""
        return {str(row[0]) for row in await self.do(lambda db: db.run(f"SELECT id FROM servers WHERE alive_until > {NOW}"))}

    async def holder(self, room: str) -> str | None:
        """The server that has this room now; nothing: nobody; None: there is no such room."""
        sql = f"SELECT CASE WHEN {LOST} THEN '' ELSE holder END FROM rooms WHERE room = ?"
        rows = await self.do(lambda db: db.run(sql, (room,)))
        return str(rows[0][0]) if rows else None

    async def release(self, *leases: Lease) -> None:
        """Others may have them now."""
        def job(db: Database) -> None:
            for lease in leases:
                db.run("UPDATE rooms SET holder = '' WHERE room = ? AND epoch = ?", (lease.room, lease.epoch))
        if leases:
            await self.do(job)

    # ---------------------------------------------------------------------------------------------------- what is kept
    async def add(self, sheet: Sheet) -> Lease:
        """A new room, and the lease of it; fails where its code is taken."""
        row = (sheet.room, sheet.code, int(time.time()), sheet.text(), self.id, self.today)
        await self.do(lambda db: db.run("INSERT INTO rooms (room, code, made, sheet, version, epoch, holder, touched, state) "
                                        "VALUES (?, ?, ?, ?, 0, 1, ?, ?, 'lobby')", row))
        return Lease(sheet.room, 1, 0)

    async def by_code(self, code: str) -> str | None:
        rows = await self.do(lambda db: db.run("SELECT room FROM rooms WHERE code = ?", (code,)))
        return str(rows[0][0]) if rows else None

    async def open(self, room: str) -> Stored | None:
        """Take the lease of a room and read all of it; Held where a living server has it."""
        def job(db: Database) -> Stored | None:
            taken = db.run("UPDATE rooms SET holder = ?, epoch = epoch + 1, touched = ? WHERE room = ? "
                           f"AND (holder = ? OR {LOST}) RETURNING epoch, version, sheet, state",
                           (self.id, self.today, room, self.id))
            if not taken:
                held = db.run("SELECT holder FROM rooms WHERE room = ?", (room,))
                if held:
                    raise Held(str(held[0][0]))
                return None
            epoch, version, sheet, state = taken[0]
            return self.read(db, room, sheet, Lease(room, epoch, version), state)
        return await self.do(job)

    async def load(self, room: str) -> Stored | None:
        """A room with all its moves, only to read."""
        def job(db: Database) -> Stored | None:
            rows = db.run("SELECT sheet, state FROM rooms WHERE room = ?", (room,))
            return self.read(db, room, rows[0][0], Lease(room, 0, 0), rows[0][1]) if rows else None
        return await self.do(job)

    def read(self, db: Database, room: str, sheet: str, lease: Lease, state: str) -> Stored:
        moves = db.run("SELECT place, said, seq, inputs, told FROM moves WHERE room = ? ORDER BY place", (room,))
        clocks = db.run("SELECT game_ms, waited FROM clocks WHERE room = ?", (room,))
        return Stored(Sheet.parse(sheet), [Move(*row) for row in moves], Clocks(*clocks[0]) if clocks else None, lease,
                      state)

    async def write(self, lease: Lease, move: Move | None, sheet: Sheet | None, clocks: Clocks | None,
                    state: str = "playing", forget: int | None = None) -> None:
        """A move, a changed sheet (moves from `forget` on may go with it), the clocks: all or nothing, only with the lease."""
        text, room, epoch, version = sheet.text() if sheet else None, lease.room, lease.epoch, lease.version

        def job(db: Database) -> None:
            if forget is not None:
                db.run("DELETE FROM moves WHERE room = ? AND place >= ?", (room, forget))
            if move and not db.run(MOVE, (room, *move, room, epoch)):
                raise Stale
            if text and not db.run("UPDATE rooms SET sheet = ?, state = ?, version = version + 1 WHERE room = ? AND epoch = ? "
                                   "AND version = ? RETURNING version", (text, state, room, epoch, version)):
                raise Stale
            if text and state != "over":
                # At a real table an end may be taken back, and then it was not shown.
                db.run("DELETE FROM archive WHERE room = ?", (room,))
            if clocks and not (move or text) and not db.run(f"SELECT 1 FROM rooms WHERE room = ? AND epoch = ?{SHARED}",
                                                            (room, epoch)):
                raise Stale
            if clocks:
                db.run(CLOCK, (room, *clocks))
        try:
            await self.do(job)
        except Refusal as why:
            if isinstance(why.__cause__, Stale):
                raise LeaseLost from None
            raise
        lease.version += text is not None

    async def ready(self) -> None:
        """Raises where nothing can be written, what is read is not what was written, or nothing is answered at all."""
        async with asyncio.timeout(READY), self.probing:
            mark, mine = secrets.token_hex(4096), int(self.id[:7], 16)
            sql = "INSERT INTO probe VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET value = excluded.value"
            await self.do(lambda db: db.run(sql, (mine, mark)))
            if await self.do(lambda db: db.run("SELECT value FROM probe WHERE id = ?", (mine,))) != [(mark,)]:
                raise Refusal("NOT_STORED", status=503)
