"""The registry of rooms: finds them, opens them from the store when somebody comes, and puts them away when nobody is there."""
from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from passgo.server.ops.metrics import Metrics
from passgo.server.ops.settings import Settings
from passgo.server.refusals import Refusal
from passgo.server.rooms.driver import drive
from passgo.server.rooms.room import Room
from passgo.server.rooms.sheet import Sheet
from passgo.server.storage.store import Store
from passgo.server.wire.bodies import NewRoom

TRIES = 8
"""Codes tried before we believe the store rather than bad luck."""


class Registry:
    """Every room somebody is in; at most one Room for each game, so that there is one writer."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings, self.metrics = store, settings, Metrics()
        self.rooms: dict[str, Room] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.history_lock = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:
        """The room, which stays open as long as it is used."""
        room = self.rooms.get(id) or await self.opened(id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1

    async def opened(self, id: str) -> Room:
        """From the store, once, however many ask at the same time."""
        async with self.opening.setdefault(id, asyncio.Lock()):
            try:
                if id not in self.rooms:
                    stored = await self.store.load(id) if len(id) <= 64 and id.isprintable() else None
                    if stored is None:
                        raise Refusal("NO_SUCH_ROOM", status=404)
                    # Playing a long game again takes a while, and the other tables must not wait for it.
                    room = await asyncio.to_thread(Room, stored, self.store, self.settings)
                    if id not in self.rooms:
                        self.settle(room)
                return self.rooms[id]
            finally:
                self.opening.pop(id, None)

    def settle(self, room: Room) -> None:
        id = room.sheet.room
        self.rooms[id] = room
        self.drivers[id] = asyncio.create_task(drive(room), name=f"driver {id[:6]}")

    async def make(self, wish: NewRoom) -> tuple[Sheet, str, dict[int, str]]:
        """A new room; a code that is taken is drawn again."""
        from passgo.server.views.catalogue import edition_for
        edition = edition_for(wish)
        for attempt in range(TRIES):
            sheet, host, tokens = Sheet.new(wish, edition)
            try:
                await self.store.add(sheet)
                break
            except Refusal:
                if attempt == TRIES - 1:
                    raise
        return sheet, host, tokens

    async def sweep(self) -> None:
        """Until cancelled: put away what nobody uses."""
        while True:
            await asyncio.sleep(self.settings.drowse / 4)
            for id, room in list(self.rooms.items()):
                idle = time.monotonic() - room.empty_since > self.settings.drowse
                if not room.devices and not room.users and not room.lock.locked() and idle:
                    self.drivers.pop(id).cancel()
                    del self.rooms[id]

    async def close(self) -> None:
        """Write running clocks a last time, and stop."""
        for driver in self.drivers.values():
            driver.cancel()
        await asyncio.gather(*self.drivers.values(), return_exceptions=True)
        for room in self.rooms.values():
            with contextlib.suppress(Refusal):
                async with room.locked():
                    if room.timed:
                        await room.write(None, False)
