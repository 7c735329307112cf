"""The registry of rooms: finds them, opens them from the store when somebody comes, and puts them away when nobody is there."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from weakref import WeakValueDictionary

from passgo.play.game import Game
from passgo.server.ops.boards import read_boards
from passgo.server.ops.memory import give_back_memory
from passgo.server.ops.metrics import Metrics
from passgo.server.ops.settings import Settings
from passgo.server.refusals import Refusal
from passgo.server.rooms.calls import Caller
from passgo.server.rooms.cluster import Cluster
from passgo.server.rooms.driver import drive
from passgo.server.rooms.reviews import Reviews
from passgo.server.rooms.room import Room
from passgo.server.rooms.sheet import Sheet
from passgo.server.rooms.state import dealer_of, edition_of
from passgo.server.storage import archive
from passgo.server.storage.store import Store, Stored
from passgo.server.views.archive import Closed, archive_of, told_of
from passgo.server.wire.bodies import NewRoom

EXPIRY = 3600.0
"""Seconds between two looks for rooms that have expired."""
DRAIN = 10.0
"""Seconds rooms may take to be handed over: who is told to stop, stops, also where the store does not answer."""
MANY, TOO_MANY = 250, 1000
"""Rooms after which memory is worth giving back where nobody plays just now, and where somebody always does."""
QUIET = 1.0
"""Seconds since the last move at any table."""
log = logging.getLogger("passgo.registry")
TRIES = 8
"""Codes tried before we believe the store rather than bad luck."""


class Registry:
    """Every room somebody is in; at most one Room for each game, so that there is one writer."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings, self.metrics = store, settings, Metrics()
        self.boards = read_boards(settings.boards)
        """Boards of one's own for the bank of a real table: the text of each, by its key."""
        self.rooms: dict[str, Room] = {}
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by whoever waits for a room to be opened, and gone with the last of them."""
        self.history_lock, self.replay_lock = asyncio.Lock(), asyncio.Lock()
        """Whoever has a whole game looked through, or written down: it is done beside the loop, and yet not for all at once."""
        self.reviews = Reviews()
        self.cluster: Cluster | None = None
        self.caller = Caller(settings.data)
        self.waiting: list[Sheet] = []
        """Public tables of other servers as last looked for, and when that was (see tables.py)."""
        self.looked_at = -1e9
        self.gone = 0
        """Rooms put away since memory was last given back."""
        self.draining = False
        """This server is going: it takes no room any more."""

    def has(self, id: str) -> bool:
        """Is this room here now?"""
        return id in self.rooms and not self.rooms[id].lost

    @contextlib.asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:
        """The room, which stays open as long as it is used."""
        room = self.rooms.get(id)
        if room is not None and room.lost:
            # Who is still in it is on the way out; whoever comes now must ask who has it.
            self.put_away(id)
            room = None
        room = room or await self.opened(id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1

    async def opened(self, id: str) -> Room:
        """From the store, once, however many ask at the same time."""
        lock = self.opening.setdefault(id, asyncio.Lock())
        async with lock:
            if self.draining:
                raise Refusal("HELD_ELSEWHERE", status=503)
            if id not in self.rooms:
                stored = await self.store.open(id) if len(id) <= 64 and id.isprintable() else None
                if stored is None:
                    raise Refusal("NO_SUCH_ROOM", status=404)
                # Playing a long game again takes a while, and the other tables must not wait for it.
                room = await self.played_again(stored)
                if id not in self.rooms:
                    self.settle(room)
            return self.rooms[id]

    async def played_again(self, stored: Stored) -> Room:
        """The room as it was; Closed where these rules cannot play it."""
        try:
            return await asyncio.to_thread(Room, stored, self.store, self.settings)
        except Refusal as why:
            await self.store.release(stored.lease)
            if why.code != "RULES_CHANGED":
                raise
            raise Closed(stored, await archive.get(self.store, stored.sheet.room)) from None

    async def catch_up(self) -> None:
        """After an upgrade: what was told of games from before that was kept is put down, as long as these rules can tell it."""
        for id in await archive.untold(self.store):
            with contextlib.suppress(Refusal):
                stored = await self.store.load(id)
                if stored is None:
                    continue
                sheet = stored.sheet
                game = Game(edition_of(sheet, dealt=False), sheet.names, None, None)
                told = await asyncio.to_thread(told_of, stored, game)
                over = sheet.ended or game.over
                if over:
                    game.dealer = dealer_of(sheet)
                    await archive.put(self.store, id, await asyncio.to_thread(archive_of, sheet, game))
                await archive.tell(self.store, id, told, over)

    async def expire(self) -> None:
        """Until cancelled: what nobody has come back to for long enough is deleted."""
        while True:
            await asyncio.sleep(EXPIRY)
            with contextlib.suppress(Refusal):
                if count := await archive.expire(self.store, self.settings, frozenset(self.rooms)):
                    log.info("%s rooms have expired", count)

    def settle(self, room: Room) -> None:
        id, room.caller = room.sheet.room, self.caller
        self.rooms[id] = room
        self.drivers[id] = asyncio.create_task(drive(room), name=f"driver {id[:6]}")

    async def make(self, wish: NewRoom) -> tuple[Sheet, str, dict[int, str]]:
        """A new room; a code that is taken is drawn again."""
        from passgo.server.views.catalogue import edition_for
        own = self.boards.get(wish.edition, "")
        edition = edition_for(wish, own)
        for attempt in range(TRIES):
            sheet, host, tokens = Sheet.new(wish, edition, own)
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
            empty = [(id, room.lease) for id, room in self.rooms.items() if self.is_empty(room)]
            for id, _ in empty:
                self.put_away(id)
            # All in one: where each had to wait for the disk, more would be left than can be put away.
            with contextlib.suppress(Refusal):
                await self.store.release(*(lease for _, lease in empty))
            self.gone += len(empty)
            if self.may_tidy_up():
                self.gone = 0
                give_back_memory()

    def may_tidy_up(self) -> bool:
        """Is it time to give memory back? That holds up every table for a sixth of a second, in whatever thread: so where nobody
        plays just now, or where it must be."""
        enough = MANY if all(time.monotonic() - room.moved_at > QUIET for room in self.rooms.values()) else TOO_MANY
        return self.gone >= (enough if self.rooms else 1)

    def is_empty(self, room: Room) -> bool:
        """Has nobody been there for a while?"""
        idle = time.monotonic() - room.empty_since > self.settings.drowse
        return not room.devices and not room.users and not room.lock.locked() and (idle or room.lost)

    def put_away(self, id: str) -> None:
        self.drivers.pop(id).cancel()
        del self.rooms[id]

    async def beat(self) -> None:
        """Until cancelled: keep the leases of this server."""
        while True:
            with contextlib.suppress(Refusal):
                await self.store.beat()
            await asyncio.sleep(self.settings.lease / 4)

    async def close(self) -> None:
        """Write running clocks a last time, let go of every room, and send those who are here to whoever takes it."""
        self.draining = True
        self.reviews.close()
        for driver in self.drivers.values():
            driver.cancel()
        await asyncio.gather(*self.drivers.values(), return_exceptions=True)
        # All at once, so that they are written together; rooms are put away meanwhile, as those who were in them leave.
        rooms = list(self.rooms.values())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAIN):
                await asyncio.gather(*map(self.hand_over, rooms), return_exceptions=True)
        for room in rooms:
            # Only now: who is sent away comes back at once, and must find the room free, if the store could be told so.
            room.send_away()

    async def hand_over(self, room: Room) -> None:
        """Others may have this room."""
        with contextlib.suppress(Refusal):
            async with room.locked():
                try:
                    if room.timed:
                        await room.write(None, False)
                    await self.store.release(room.lease)
                finally:
                    room.send_away()
