"""A device at a table: one socket, the seats it owns, and what it says. What it is to hear goes through its mailbox."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, MutableMapping
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from passgo.server.http.limits import Bucket
from passgo.server.http.protocol import CAME_AT
from passgo.server.ops.metrics import Metrics
from passgo.server.ops.settings import Rate, Settings
from passgo.server.refusals import Refusal, Sentence, told
from passgo.server.rooms import mirror
from passgo.server.rooms.mailbox import BROKEN, MISBEHAVED, Mailbox
from passgo.server.rooms.recall import recalled
from passgo.server.rooms.room import Room
from passgo.server.rooms.seats import back
from passgo.server.rooms.state import now_ms
from passgo.server.rooms.takeback import ask_back
from passgo.server.rooms.votes import vote
from passgo.server.views.lobby import lobby_frame
from passgo.server.views.table import compact
from passgo.server.views.telling import Heard
from passgo.server.wire.frames import (
    SAID,
    Ack,
    Act,
    Back,
    Chat,
    Chatted,
    Gesture,
    Gestured,
    Hello,
    Ping,
    Pong,
    Push,
    TakeBack,
    Vote,
    Welcome,
)
from passgo.server.wire.mirror import Tell
from passgo.text import ENGLISH, language_of

REFUSED = 4000
"""Close codes of a socket that is not let in: this and the status a request would be answered with."""
CHATS, GESTURES = Rate(0.5, 6), Rate(1, 10)
"""Lines, and words of the ring, of one seat, however many sockets it has."""
MOST_SEATS, LEAST = 8, 2
"""A seat's share of the sockets of a room, and what it has at least."""
log = logging.getLogger("passgo.device")


class Device(Mailbox):
    """Somebody's browser."""

    def __init__(self, socket: WebSocket, room: Room, settings: Settings, metrics: Metrics, language: str = ENGLISH) -> None:
        super().__init__(socket, settings.mailbox)
        self.room, self.settings, self.metrics = room, settings, metrics
        self.seats: frozenset[int] = frozenset()
        self.mask = 0
        """The same as bits."""
        self.eyes = [-1]
        """The seats it sees through; -1 for a watcher."""
        self.language = language
        self.greeting = self.greeted = False
        self.since = time.monotonic()
        self.banker = False
        """Does it tell what falls at a real table?"""
        self.answering = self.hung_up = False
        """Something said is being answered; the line is gone."""
        self.came_at: Callable[[], float] = socket.scope.get("extensions", {}).get(CAME_AT, time.monotonic)
        self.bucket = Bucket(settings.frames)
        self.strikes = 0

    async def serve(self) -> None:
        """From the first frame to the last."""
        await self.socket.accept()
        listener, postman = asyncio.create_task(self.listen()), asyncio.create_task(self.deliver())
        overrun = asyncio.create_task(self.overrun.wait())
        try:
            await asyncio.wait((listener, overrun), return_when=asyncio.FIRST_COMPLETED, timeout=self.settings.head_seconds)
            if self.greeting:
                await asyncio.wait((listener, overrun), return_when=asyncio.FIRST_COMPLETED)
            elif not listener.done():
                # Who says nothing holds a place others need.
                self.farewell = REFUSED + 408
                self.post(Refusal("TOO_SLOW").frame("hello", self.language))
            if listener.done() and listener.exception():
                self.farewell = BROKEN
            postman.cancel()
            await self.hang_up()
        finally:
            self.hung_up = True
            # The writing must not stop half-way because this line breaks: what is being answered is answered, and then no more.
            for part in (postman, overrun) if self.answering else (listener, postman, overrun):
                part.cancel()
            await asyncio.shield(self.leave())
        if listener.done() and not listener.cancelled():
            listener.result()

    async def listen(self) -> None:
        """Hear frame after frame, until the line is gone or too much of it was nonsense."""
        with contextlib.suppress(WebSocketDisconnect):
            while self.strikes <= self.settings.strikes and self.farewell == MISBEHAVED and not self.hung_up:
                await self.hear(await self.socket.receive())

    async def hear(self, message: MutableMapping[str, Any]) -> None:
        """One frame: understood and answered, or refused; never more than that."""
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        text, id = message.get("text"), ""
        try:
            if self.settings.limited and not self.bucket.take():
                raise Refusal("TOO_FAST")
            if not isinstance(text, str):
                raise Refusal("BAD_FRAME")
            if len(text.encode(errors="replace")) > self.settings.largest_frame:
                raise Refusal("TOO_BIG")
            try:
                said = SAID.validate_json(text)
            except ValidationError as error:
                raise Refusal("BAD_FRAME", what_is_wrong(error)) from None
            id = "hello" if isinstance(said, Hello) else said.id
            self.answering = True
            await self.answer(said)
        except Refusal as why:
            self.strikes += 1
            self.metrics.refused(why.code)
            log.info("room %s seats %s: refused %s", self.room.sheet.room[:6], sorted(self.seats), why.code)
            self.post(why.frame(id, self.language))
            if id == "hello" and not self.greeted:
                # Who is not let in has nothing to wait for on this line, and may try again on another.
                self.farewell = REFUSED + why.status
        finally:
            self.release()
            self.answering = False

    async def answer(self, said: Hello | Act | Tell | Vote | Back | TakeBack | Gesture | Chat | Push | Ping) -> None:
        """What was said, done."""
        if isinstance(said, Ping):
            self.post(Pong(id=said.id, now=now_ms()).model_dump_json())
            return
        if isinstance(said, Hello) == self.greeted:
            raise Refusal("HELLO_FIRST")
        if isinstance(said, Hello):
            self.greeting = True
            await self.greet(said)
            return
        if isinstance(said, Tell):
            if not self.banker and self.room.sheet.luck == "table":
                raise Refusal("NOT_THE_BANKER", status=403)
        elif said.seat not in self.seats:
            raise Refusal("NOT_YOUR_SEAT")
        id, came = said.id, time.monotonic()

        def acknowledge(seq: int) -> None:
            self.post_with_next(compact({"t": "ack", "id": id, "seq": seq}))
            self.metrics.acknowledged(time.monotonic() - came)
        if isinstance(said, Act):
            await self.room.act(said.seat, id, said.action, acknowledge, min(came, self.came_at()))
        elif isinstance(said, Tell):
            await mirror.tell(self.room, id, said.lines, acknowledge)
        elif isinstance(said, Vote):
            await vote(self.room, self.seats, said.what, said.yes)
        elif isinstance(said, TakeBack):
            await ask_back(self.room, self.seats, said.seat)
        elif isinstance(said, Chat):
            self.chat(said)
        elif isinstance(said, Push):
            await self.subscribe(said)
        elif isinstance(said, Gesture):
            self.check_talk("gesture", said.seat, GESTURES)
            self.room.post(Gestured(seat=said.seat, word=said.word).model_dump_json())
        else:
            await back(self.room, said.seat)
        if not isinstance(said, Act | Tell):
            self.post(Ack(id=id, seq=self.room.seq).model_dump_json())
        self.strikes = max(0, self.strikes - 1)

    def chat(self, said: Chat) -> None:
        """Words of one's own, where all have been invited; watchers hear them, and say nothing."""
        if self.room.sheet.public:
            raise Refusal("NO_CHAT")
        self.check_talk("chat", said.seat, CHATS)
        self.room.post(Chatted(seat=said.seat, text=said.text.strip()).model_dump_json())

    def check_talk(self, what: str, seat: int, rate: Rate) -> None:
        """Nobody shouts the others down."""
        if self.settings.limited and not self.room.chats.bucket(what, str(seat), rate).take():
            raise Refusal("TOO_FAST")

    async def subscribe(self, said: Push) -> None:
        """Where to call this person, kept with the seat."""
        room, wish = self.room, said.subscription
        if wish and room.caller:
            room.caller.check(wish)
        async with room.locked():
            room.sheet.chairs[said.seat].push = {**wish.model_dump(), "language": self.language} if wish else {}
            await room.write(None, True)

    async def greet(self, hello: Hello) -> None:
        """Who are you, and what have you missed?"""
        room = self.room
        async with room.locked():
            if self.hung_up:
                return
            found = [room.sheet.seat_of(token) for token in hello.tokens]
            seats = frozenset(seat for seat in found if seat is not None)
            # Those who watch must not keep out those who play, and no seat the others.
            self.make_room(seats)
            if sum(bool(other.seats) == bool(seats) for other in room.devices) >= self.settings.devices:
                raise Refusal("ROOM_FULL")
            self.seats, self.eyes, self.mask = seats, sorted(seats) or [-1], sum(1 << seat for seat in seats)
            self.banker = room.sheet.luck == "table" and hello.banker is not None and room.sheet.is_host(hello.banker)
            self.language = language_of(hello.lang, self.language)
            room.devices.add(self)
            room.run_clocks()
            # What this device knows may have been taken back since it was here, or be lost where a backup was restored.
            stale = bool(hello.since) and (hello.taken != len(room.sheet.taken) or room.mirror is not None
                                           or (hello.since or 0) > room.seq)
            missed = await recalled(room, 0 if stale else hello.since, self.language) if hello.since is not None else []
            self.greeted = True
            self.post(Welcome(seq=room.seq, seats=sorted(self.seats), board=room.edition.digest).model_dump_json())
            if None in found or (hello.banker is not None and not self.banker):
                self.post(Refusal("BAD_TOKEN").frame("hello", self.language))
            self.post(lobby_frame(room))
            if room.game:
                self.post(room.update(self, Heard(missed), room.drawing(), 0 if stale else None))
                if room.live.frame and not room.over:
                    self.post(room.live.frame)
            room.presence(self)

    def make_room(self, seats: frozenset[int]) -> None:
        """A seat has so many sockets and no more: of those the oldest goes, which a lost connection may have left behind."""
        for seat in seats:
            mine = sorted((one for one in self.room.devices if seat in one.seats), key=lambda one: one.since)
            for one in mine[:max(0, len(mine) + 1 - max(LEAST, self.settings.devices // MOST_SEATS))]:
                self.room.devices.discard(one)
                one.send_away(REFUSED + 409)

    async def leave(self) -> None:
        """The line is gone; the seat is not."""
        here = self in self.room.devices or self.greeted
        self.room.devices.discard(self)
        if here:
            await self.room.gone(self.seats)


def what_is_wrong(error: ValidationError) -> Sentence:
    """Where a frame is wrong, without repeating what was in it."""
    first = error.errors(include_input=False, include_url=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])[:80]
    why = first["msg"][:120]
    return told("server-bad-frame-at", where=where, why=why) if where else told("server-bad-frame-why", why=why)
