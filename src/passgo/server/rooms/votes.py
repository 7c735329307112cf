"""Votes: what the people at a table agree on, a pause, an end, or bots for those who are away."""
from __future__ import annotations

import time

from passgo.server.refusals import Refusal
from passgo.server.rooms.room import Room
from passgo.server.rooms.seats import stand_in
from passgo.server.views.lobby import playing, voters
from passgo.server.wire.field_types import Motion


def away(room: Room) -> set[int]:
    """The people the others need not wait for any longer: gone, and not only for a moment."""
    now = time.monotonic()
    return {seat for seat in playing(room) - voters(room) if now - room.left[seat] >= room.settings.grace}


async def vote(room: Room, seats: frozenset[int], what: Motion, yes: bool) -> None:
    """All seats of a device say yes or no; what all people at the table want happens."""
    async with room.locked():
        if room.game is None:
            raise Refusal("NOT_STARTED")
        if room.over:
            raise Refusal("GAME_OVER")
        table = voters(room)
        if not seats & table:
            raise Refusal("NOT_A_PERSON")
        if what == "replace" and yes and not away(room):
            raise Refusal("NOBODY_AWAY")
        room.votes[what] = room.votes[what] | seats & table if yes else room.votes[what] - seats
        if not (playing(room) if what == "end" else table) <= room.votes[what]:
            room.presence()
            return
        room.votes = {which: set() for which in room.votes}
        if what == "replace":
            await stand_in(room, *away(room))
            return
        room.sheet.paused = what == "pause" or (room.sheet.paused and what != "resume")
        room.sheet.ended = what == "end"
        await room.keep_sheet()
