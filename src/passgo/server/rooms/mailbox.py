"""What a device is to hear: written to its socket at once where that takes it, and else kept until it does."""
from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from fastapi import WebSocket, WebSocketDisconnect

from passgo.server.http.protocol import WRITE_NOW

MISBEHAVED, BROKEN, MOVED, OVERRUN = 1008, 1011, 1012, 1013
"""Close codes: too many refused frames; a fault of ours; the room is elsewhere now, come back; too slow to hear what is said."""
HEAVIEST = 1024 * 1024
"""Bytes that may wait for one device, behind what its line has taken: fifty updates."""
FAREWELL = 2.0
"""Seconds."""
LOST = (WebSocketDisconnect, RuntimeError)
"""What is raised where something is sent and the line is gone."""


Frame = str | list[bytes]
"""Text, or pieces of it that other sockets are sent, too."""


class Mailbox:
    """One socket, seen from the table."""

    def __init__(self, socket: WebSocket, size: int) -> None:
        self.socket = socket
        self.write_now: Callable[[list[Frame]], bool] | None = socket.scope.get("extensions", {}).get(WRITE_NOW)
        self.held: list[Frame] = []
        """What goes with the next frame."""
        self.mailbox: asyncio.Queue[Frame] = asyncio.Queue(size)
        self.weight = 0
        """Bytes in it."""
        self.carrying = False
        """The postman is under way with something."""
        self.overrun = asyncio.Event()
        self.farewell = MISBEHAVED
        """The code this line will be closed with."""

    def post(self, frame: Frame) -> None:
        """At once, or into the mailbox; a device that does not keep up is cut off and comes back for the whole picture."""
        frames, self.held = [*self.held, frame], []
        if self.write_now and not self.carrying and self.mailbox.empty() and self.write_now(frames):
            return
        for one in frames:
            size = size_of(one)
            if self.mailbox.full() or (self.weight and self.weight + size > HEAVIEST):
                self.overrun.set()
                return
            self.weight += size
            self.mailbox.put_nowait(one)

    def post_with_next(self, frame: Frame) -> None:
        """In one breath with what is posted next, or when it is released."""
        self.held.append(frame)

    def release(self) -> None:
        """What is held back, if nothing has come to go with it."""
        if self.held:
            self.post(self.held.pop())

    def send_away(self, code: int = MOVED) -> None:
        """Hang up; without a code of its own because this server no longer has the room: come back, and be led to who has."""
        self.farewell = code
        self.overrun.set()

    async def deliver(self) -> None:
        """Send what is in the mailbox, in order."""
        with contextlib.suppress(*LOST):
            while True:
                frame = await self.mailbox.get()
                self.weight -= size_of(frame)
                self.carrying = True
                await self.socket.send_text(text_of(frame))
                self.carrying = False

    async def hang_up(self) -> None:
        """Say why the line is closed, if it still is a line. Who does not read what is sent does not hear that either."""
        self.release()
        with contextlib.suppress(*LOST, TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while not self.mailbox.empty() and not self.overrun.is_set():
                    await self.socket.send_text(text_of(self.mailbox.get_nowait()))
                await self.socket.close(OVERRUN if self.overrun.is_set() and self.farewell == MISBEHAVED else self.farewell)


def size_of(frame: Frame) -> int:
    """About: letters beyond ASCII are few."""
    return len(frame) if isinstance(frame, str) else sum(map(len, frame))


def text_of(frame: Frame) -> str:
    return frame if isinstance(frame, str) else b"".join(frame).decode()
