"""Votes: what the people at a table agree on, a pause, an end, or bots for those who are away or silent."""
from __future__ import annotations

import time

from passgo.server.refusals import Refusal
from passgo.server.rooms.room import Room
from passgo.server.rooms.seats import away, stand_in
from passgo.server.rooms.takeback import answer_back
from passgo.server.views.lobby import alive, members, voters
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
        if room.mirror is not None:
            # At a real table everybody is there, with a device or without: one phone decides nothing for the others.
            table = needed = alive(room)
        if what == "replace" and room.mirror is not None:
            raise Refusal("NOBODY_AWAY")
        if what == "replace":
            about = replaceable(room)
            if yes and not about:
                raise Refusal("NOBODY_AWAY")
            # Nor for those who are not asked and have given no sign of life for long, whatever their browser says.
            table, now = table - about, time.monotonic()
            needed = {seat for seat in table if now - room.signs[seat] < room.settings.gone}
            if about != room.candidates:
                room.votes["replace"], room.candidates = set(), frozenset(about)
        if not seats & table:
            raise Refusal("NOT_A_PERSON")
        if what == "resume" and yes and not room.votes["resume"]:
            room.go_on_at = time.monotonic() + room.settings.silence
        room.votes[what] = room.votes[what] | seats & table if yes else room.votes[what] - seats
        if not needed <= room.votes[what]:
            room.presence()
            room.changed.set()
            return
        room.votes = {which: set() for which in room.votes}
        if what == "replace":
            await stand_in(room, *room.candidates)
            return
        room.sheet.paused = what == "pause" or (room.sheet.paused and what != "resume")
        room.sheet.ended = what == "end"
        await room.keep_sheet()


def resuming(room: Room) -> bool:
    """Does somebody who is here want to go on? Nobody is held in a pause: the others have a moment to come back to the table."""
    return room.sheet.paused and not room.over and bool(room.votes["resume"] & voters(room))


async def go_on(room: Room) -> None:
    """The pause is over; whoever calls holds the lock."""
    room.votes["resume"], room.sheet.paused = set(), False
    await room.keep_sheet()
