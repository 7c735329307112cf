"""Bots among themselves: tables where no person plays can be watched, but all of them together say only so much.

Whoever has no game to play would else take a whole processor and fill the disk with thirty tables nobody sits at: bots that play
as fast as they can write down thousands of moves a second.
"""
from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from passgo.server.http.limits import Bucket
from passgo.server.views.lobby import alive

if TYPE_CHECKING:
    from passgo.server.rooms.room import Room

REST = 0.5
"""Seconds such a table waits where they have said enough."""
_of_loops: WeakKeyDictionary[asyncio.AbstractEventLoop, Bucket] = WeakKeyDictionary()


def bucket_for(room: Room) -> Bucket | None:
    """What is left to say at tables like this; None: a person plays here, and its bots say what they like."""
    if not room.settings.limited or alive(room):
        return None
    return _of_loops.setdefault(asyncio.get_running_loop(), Bucket(room.settings.alone))


def may_move(room: Room) -> bool:
    """One more move of a bot."""
    bucket = bucket_for(room)
    return bucket is None or bucket.take()


def rest(room: Room) -> float:
    """Seconds until its bots may have something to say."""
    bucket = bucket_for(room)
    return REST if bucket is not None and bucket.empty else 0.0
