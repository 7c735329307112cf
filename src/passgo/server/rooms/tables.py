"""Public tables: by wish of the host, until they begin, and only where somebody waits."""
from __future__ import annotations

import time

from passgo.server.refusals import Refusal
from passgo.server.rooms.registry import Registry
from passgo.server.rooms.sheet import Sheet
from passgo.server.rooms.state import edition_of
from passgo.server.storage.database import Database
from passgo.server.storage.store import LOST
from passgo.server.wire.bodies import OpenTable

MOST = 40
FRESH = 2.0
"""Seconds one look at the store serves everybody who asks."""
WAITING = (f"SELECT sheet, holder FROM rooms WHERE state = 'lobby' AND sheet LIKE ? AND NOT ({LOST}) "
           f"ORDER BY touched DESC LIMIT {4 * MOST}")
"""Rooms that have not begun and that a living server holds: a room nobody is in is put away."""


async def open_tables(registry: Registry) -> list[OpenTable]:
    """The tables with a free seat, the newest first."""
    if time.monotonic() - registry.looked_at > FRESH:
        registry.looked_at = time.monotonic()
        registry.waiting = await registry.store.do(waiting)
    return [table for sheet, holder in registry.waiting if attended(registry, sheet, holder) and (table := shown(sheet))][:MOST]


def waiting(db: Database) -> list[tuple[Sheet, str]]:
    return [(Sheet.parse(text), str(holder)) for text, holder in db.run(WAITING, ('%"public": true%',))]


def attended(registry: Registry, sheet: Sheet, holder: str) -> bool:
    """Is somebody there? Of a room another server holds that server knows, and puts it away when nobody is."""
    room = registry.rooms.get(sheet.room)
    return holder != registry.store.id or (room is not None and any(device.seats for device in room.devices))


def shown(sheet: Sheet) -> OpenTable | None:
    """A table as strangers see it; nothing where all seats are taken, or these rules cannot play it."""
    free = sum(chair.kind == "open" for chair in sheet.chairs)
    if not free or not sheet.public or sheet.started:
        return None
    try:
        edition = edition_of(sheet)
    except Refusal:
        return None
    return OpenTable(code=sheet.code, edition=sheet.edition, title=edition.title, seats=len(sheet.chairs), free=free,
                     bots=sum(chair.kind == "bot" for chair in sheet.chairs), turn_seconds=sheet.turn_seconds,
                     changed=len(sheet.options))
