"""What somebody has missed, in their language. Whoever comes again and again to hear it all must not cost the tables their time:
it is put into words once, and much of it beside the loop."""
from __future__ import annotations

import asyncio

from passgo.server.rooms.room import Room
from passgo.server.views.telling import Telling

AT_ONCE = 64
"""Sentences that are made while everybody waits."""


async def recalled(room: Room, since: int, language: str) -> list[Telling]:
    """All that was told after this event; whoever calls holds the lock."""
    events = await room.since(since)
    known = room.recalled.setdefault(language, {})
    new = [(seq, event) for seq, event in events if seq not in known]
    if len(new) > AT_ONCE:
        known |= {one.seq: one for one in await asyncio.to_thread(room.worded, new, language)}
    elif len(events) > AT_ONCE:
        known |= {one.seq: one for one in room.worded(new, language)}
    else:
        return room.worded(events, language)
    return [known[seq] for seq, _ in events]
