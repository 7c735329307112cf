"""Below the app: how many lines may be open, how long a head of a request may take to come, how many frames a socket may send."""
from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from passgo.server.http.addresses import is_one_of, whence_of
from passgo.server.http.gathering import Gathering
from passgo.server.http.limits import Bucket
from passgo.server.http.rounds import Rounds
from passgo.server.http.taking import Taking
from passgo.server.ops.settings import Rate, Settings

FLOOD = Rate(100, 500)
"""Frames of any kind, pings and pongs too: who sends more is no person, and no program that waits for an answer."""
PROXY = "a proxy of ours"
WRITE_NOW = "passgo.write_now"
CAME_AT = "passgo.came_at"
"""In the extensions of a socket's scope: how to write to it at once, and when what was read of it last had come."""
LARGEST_HEAD = 64 * 1024
"""Bytes that may come before the head of a request is whole, or lie in it: no browser sends a quarter of that."""
MOST_HEADERS = 256
"""Lines of a head."""
LARGEST_REST = 1024 * 1024
"""Bytes that may come after a head beyond a body we take, and in every other form: lengths of chunks, trailers. Whoever had sent
all of a body when it was cut off for its length would send the next request down a dead line: so only one that is far too long
is cut."""
BITE = 1024
"""Bytes read between two looks at how many frames there were."""
log = logging.getLogger("passgo.protocol")


class Doorway:
    """Open lines of plain requests, in all and by where they come from; sockets are counted where they are let in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: Counter[str] = Counter()
        self.rounds, self.gathering = Rounds(), Gathering()

    def has_room(self, whence: str) -> bool:
        s = self.settings
        return not s.limited or (self.open.total() < s.all_connections and (whence == PROXY or self.open[whence] < s.connections))

    def enter(self, whence: str) -> None:
        self.open[whence] += 1

    def leave(self, whence: str) -> None:
        self.open[whence] -= 1
        if self.open[whence] <= 0:
            del self.open[whence]


class TimedProtocol(Taking, HttpToolsProtocol):
    """Who is one too many is hung up on without a word, who is too slow after a while."""
    whence = ""
    head = 0
    """Bytes that have come of a head, or of what follows it, that is not whole yet."""
    timer: asyncio.TimerHandle | None = None
    unfinished = False
    """The head of a request is here, and its body is not."""

    def __init__(self, config: Any, *more: Any, **still: Any) -> None:
        super().__init__(config, *more, **still)
        self.doorway: Doorway = config.doorway

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # Who comes through a proxy is counted behind it, where it is known who they are.
        through = self.client is not None and is_one_of(self.client[0], self.doorway.settings.proxies)
        whence = PROXY if through else whence_of(self.client[0] if self.client else "unknown")
        if not self.doorway.has_room(whence):
            transport.abort()
            return
        self.whence = whence
        self.doorway.enter(whence)
        self.hurry()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), LARGEST_HEAD):
            piece = data[start:start + LARGEST_HEAD]
            self.head += len(piece)
            super().data_received(piece)
            if self.head > (LARGEST_REST + self.doorway.settings.largest_body if self.unfinished else LARGEST_HEAD):
                self.transport.abort()
            if not self.whence or self.transport.is_closing():
                # It is cut off, or a socket by now.
                return
        if self.timer is None and not self.unfinished and (self.cycle is None or self.cycle.response_complete):
            # Empty lines between two requests begin none, and yet uvicorn no longer waits for the next.
            self.hurry()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Nobody reads what stands behind a body, and so many before it has no browser."""
        if not self.unfinished:
            super().on_header(name, value)
            if len(self.headers) > MOST_HEADERS:
                self.transport.abort()

    def hurry(self) -> None:
        """The head must be here soon, and must not be endless."""
        self.relax()
        self.timer = self.loop.call_later(self.doorway.settings.head_seconds, self.transport.abort)

    def relax(self) -> None:
        self.head = 0
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def on_message_begin(self) -> None:
        self.hurry()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.relax()
        self.unfinished = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.relax()
        self.unfinished = False
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.unfinished and not self.pipeline and not self.transport.is_closing():
            # Nobody reads the rest of what has been answered: it comes soon and is not much, or the line is cut.
            self.hurry()

    def let_go(self) -> None:
        self.relax()
        if self.whence:
            self.doorway.leave(self.whence)
            self.whence = ""

    def handle_websocket_upgrade(self) -> None:
        self.let_go()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)


class BoundedSocket(Taking, WebSocketsSansIOProtocol):
    """A flood of frames is cut off where it is read: each takes its time to be understood, and every table waits for that.

    Of uvicorn's own it needs what a test names: `conn`, which is the protocol of the library websockets, `transport`, `scope`
    and the two methods it adds to.
    """

    def __init__(self, config: Any, *more: Any, **still: Any) -> None:
        super().__init__(config, *more, **still)
        self.flood = Bucket(FLOOD)
        self.limited: bool = config.doorway.settings.limited
        self.rounds: Rounds = config.doorway.rounds
        self.gathering: Gathering = config.doorway.gathering
        self.unread = b""
        """What has come and waits for what others say."""
        self.heard_at = self.loop.time()
        self.came_at = time.monotonic()
        """When the first of it came: a bid counts by that, however long it waited for others."""
        self.full = False
        """The line takes no more just now."""

    def pause_writing(self) -> None:
        self.full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.full = False
        super().resume_writing()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.rounds.join(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.rounds.leave(self)
        super().connection_lost(exc)

    def ping(self) -> None:
        if self.conn.state is State.OPEN and not self.full:
            self.conn.send_ping(b"")
            self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        waits, self.unread = bool(self.unread), self.unread + data
        if not waits:
            self.came_at = time.monotonic()
        # Who is still to be let in does not wait, and nobody lets us keep much.
        if self.conn.state is not State.OPEN:
            self.read()
        elif len(self.unread) > BITE:
            self.read_in_turn()
        elif not waits and not self.gathering.takes(self):
            self.read()

    def eof_received(self) -> None:
        self.read_in_turn()
        super().eof_received()

    def read_in_turn(self) -> None:
        """Now, but not before those who spoke earlier: who sends much, or nothing more, does not bid before them by that."""
        self.gathering.read()
        self.read()

    def read(self) -> None:
        """What has come."""
        data, self.unread = self.unread, b""
        for start in range(0, len(data), BITE):
            if self.transport.is_closing():
                return
            super().data_received(data[start:start + BITE])

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            # Who is not let in has been answered; uvicorn would write down each of them as a fault of the app.
            self.handshake_complete = True

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.transport.is_closing():
            self.scope["extensions"][WRITE_NOW] = self.write_now  # type: ignore[assignment]
            self.scope["extensions"][CAME_AT] = lambda: self.came_at  # type: ignore[assignment]

    def write_now(self, frames: list[str | list[bytes]]) -> bool:
        """Without a task that waits its turn, where the line takes it; false: it does not now."""
        if self.full or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        lines: list[bytes] = []
        for frame in frames:
            pieces = [frame.encode()] if isinstance(frame, str) else frame
            lines += (head_of(sum(map(len, pieces))), *pieces)
        self.transport.writelines(lines)
        return True

    def handle_events(self) -> None:
        frames = self.conn.events
        if self.limited and not all(self.flood.take() for _ in frames):
            log.info("%s: cut off, too many frames", self.client[0] if self.client else "unknown")
            frames.clear()
            self.transport.abort()
            return
        super().handle_events()


def head_of(size: int) -> bytes:
    """The head of a whole text frame of RFC 6455; its library takes longer for that than the kernel takes to send it all."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8)
