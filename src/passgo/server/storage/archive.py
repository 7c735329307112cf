"""Finished games as they were shown, games that still lack what was told, and how long a room is kept."""
from __future__ import annotations

from collections.abc import Collection

from passgo.server.ops.settings import Settings
from passgo.server.storage.database import Database
from passgo.server.storage.store import LOST, Archive, Store

UNTOLD = ("SELECT room FROM moves WHERE told = '' UNION SELECT room FROM rooms WHERE state = 'over' "
          "AND room NOT IN (SELECT room FROM archive) AND sheet NOT LIKE '%\"luck\": \"table\"%'")
"""At a real table an end may be taken back: what is shown of it is not put down."""
TABLES = ("rooms", "moves", "clocks", "archive")


async def put(store: Store, room: str, archive: Archive) -> None:
    """Once: what was shown does not change any more."""
    sql = "INSERT INTO archive VALUES (?, ?, ?, ?, ?) ON CONFLICT (room) DO NOTHING"
    await store.do(lambda db: db.run(sql, (room, *archive)))


async def get(store: Store, room: str) -> Archive | None:
    rows = await store.do(lambda db: db.run("SELECT record, board, past, final FROM archive WHERE room = ?", (room,)))
    return Archive(*rows[0]) if rows else None


async def exists(store: Store, room: str) -> bool:
    return bool(await store.do(lambda db: db.run("SELECT 1 FROM archive WHERE room = ?", (room,))))


async def untold(store: Store) -> list[str]:
    """Rooms with moves from before what was told was kept, and those a crash has kept from being put down as they were shown."""
    rows = await store.do(lambda db: db.run(UNTOLD))
    return [str(row[0]) for row in rows]


async def tell(store: Store, room: str, told: list[tuple[int, str]], over: bool) -> None:
    """What was told of each move, by its place."""
    def job(db: Database) -> None:
        for place, text in told:
            db.run("UPDATE moves SET told = ? WHERE room = ? AND place = ? AND told = ''", (text, room, place))
        if over:
            db.run("UPDATE rooms SET state = 'over' WHERE room = ?", (room,))
    await store.do(job)


async def expire(store: Store, settings: Settings, here: Collection[str] = ()) -> int:
    """Delete what the policy says is old enough and nobody has open: neither another server nor, `here`, this one, whose own are
    also those that were made and never opened; nothing where the clock cannot be right. How many rooms that were."""
    if store.behind:
        return 0
    days = {"lobby": settings.keep_lobbies, "playing": settings.keep_unfinished, "over": settings.keep_finished}

    def job(db: Database) -> int:
        gone = [row[0] for state, kept in days.items() if kept is not None
                for row in db.run(f"SELECT room FROM rooms WHERE state = ? AND touched < ? AND (holder = ? OR {LOST})",
                                  (state, store.today - int(kept * 86400), store.id)) if row[0] not in here]
        for room in gone:
            for table in TABLES:
                db.run(f"DELETE FROM {table} WHERE room = ?", (room,))
        return len(gone)
    return await store.do(job)
