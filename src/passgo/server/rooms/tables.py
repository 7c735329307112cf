"""Public tables: by wish of the host, until they begin, and only where somebody waits."""
from __future__ import annotations

import time

from passgo.server.refusals import Refusal
from passgo.server.rooms.registry import Registry
from passgo.server.rooms.sheet import Sheet
from passgo.server.rooms.state import edition_of
from passgo.server.storage.store import LOST
from passgo.server.wire.bodies import OpenTable

MOST = 40
FRESH = 2.0
"""Seconds one look at the store serves everybody who asks."""
WAITING = (f"SELECT sheet FROM rooms WHERE state = 'lobby' AND sheet LIKE ? AND holder <> ? AND epoch > 1 AND NOT ({LOST}) "
           f"ORDER BY touched DESC LIMIT {4 * MOST}")
"""Rooms that have not begun, that somebody has come to, and that another living server holds: it puts away those nobody is in."""


async def open_tables(registry: Registry) -> list[OpenTable]:
    """The tables with a free seat, the newest first: those of this server, then those of others."""
    return [table for sheet in (*attended(registry), *await elsewhere(registry)) if (table := shown(sheet))][:MOST]


def attended(registry: Registry) -> list[Sheet]:
    """Where somebody sits and waits: however many tables are made that nobody comes to, they hide none of these."""
    return [room.sheet for room in reversed(registry.rooms.values())
            if room.sheet.public and not room.sheet.started and any(device.seats for device in room.devices)]


async def elsewhere(registry: Registry) -> list[Sheet]:
    """Tables of other servers; where one has the games alone there are none, and the store is not asked."""
    store = registry.store
    if store.database.shared and time.monotonic() - registry.looked_at > FRESH:
        registry.looked_at = time.monotonic()
        rows = await store.do(lambda db: db.run(WAITING, ('%"public": true%', store.id)))
        registry.waiting = [Sheet.parse(text) for text, in rows]
    return registry.waiting


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
