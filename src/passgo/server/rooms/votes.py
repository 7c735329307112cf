"""Votes: what the people at a table agree on, a pause, an end, or bots for those who are away or silent."""
from __future__ import annotations

import time

from passgo.server.refusals import Refusal
from passgo.server.rooms.room import Room
from passgo.server.rooms.seats import away, stand_in
from passgo.server.rooms.takeback import answer_back
from passgo.server.views.lobby import members, voters
from passgo.server.wire.field_types import Motion


def replaceable(room: Room) -> set[int]:
    """The people the others need not wait for any longer: gone, or asked and silent, and not only for a moment."""
    return away(room) | (room.clock.silent(int(room.settings.silence * 1000)) & voters(room))


async def vote(room: Room, seats: frozenset[int], what: Motion, yes: bool) -> None:
    """All seats of a device say yes or no; what all people it needs want happens."""
    if what == "take_back":
        await answer_back(room, seats, yes)
        return
    async with room.locked():
        if room.game is None:
            raise Refusal("NOT_STARTED")
        if room.over:
            raise Refusal("GAME_OVER")
        for seat in seats:
            room.signs[seat] = time.monotonic()
        table = {seat for seat in members(room) if room.online(seat)} if what == "end" else voters(room)
        needed = members(room) if what == "end" else table
        if what == "replace":
            about = replaceable(room)
            if yes and not about:
                raise Refusal("NOBODY_AWAY")
            table = needed = table - about
            if about != room.candidates:
                room.votes["replace"], room.candidates = set(), frozenset(about)
        if not seats & table:
            raise Refusal("NOT_A_PERSON")
        room.votes[what] = room.votes[what] | seats & table if yes else room.votes[what] - seats
        if not needed <= room.votes[what]:
            room.presence()
            return
        room.votes = {which: set() for which in room.votes}
        if what == "replace":
            await stand_in(room, *room.candidates)
            return
        room.sheet.paused = what == "pause" or (room.sheet.paused and what != "resume")
        room.sheet.ended = what == "end"
        await room.keep_sheet()
