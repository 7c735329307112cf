"""What somebody has missed, in their language. Whoever comes again and again to hear it all must not cost the tables their time:
it is put into words once, and much of it beside the loop."""
from __future__ import annotations

import asyncio

from passgo.server.rooms.announcing import MOST_EVENTS
from passgo.server.rooms.room import Room
from passgo.server.views.telling import Telling

AT_ONCE = 64
"""Sentences that are made while everybody waits."""


async def recalled(room: Room, since: int, language: str) -> list[Telling]:
    """All that was told after this event, as far as anybody is told again; whoever calls holds the lock."""
    oldest = room.seq - MOST_EVENTS + 1
    wanted = range(max(since + 1, oldest), room.seq + 1)
    if len(wanted) <= AT_ONCE:
        return room.worded(await room.since(wanted.start - 1), language) if wanted else []
    known = room.recalled.setdefault(language, {})
    unknown = next((seq for seq in wanted if seq not in known), None)
    if unknown is not None:
        # From there on alone: what comes before is known, and the game is played again only where it must be.
        new = [(seq, event) for seq, event in await room.since(unknown - 1) if seq not in known]
        known |= {one.seq: one for one in (await asyncio.to_thread(room.worded, new, language) if len(new) > AT_ONCE
                                           else room.worded(new, language))}
    for seq in [seq for seq in known if seq < oldest]:
        del known[seq]
    return [known[seq] for seq in wanted if seq in known]
