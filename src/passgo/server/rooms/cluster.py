"""Many servers on one database: what is for a room of another server is carried there by Redis, message by message.

A room has one holder (see storage). A request or a socket for it may come to any server: that one passes the ASGI messages on
to the holder, which answers as if they had come to itself. Every server listens on one channel of its own. Redis keeps
nothing: what gets lost with a server is a line that breaks, and whoever was on it comes back.
"""
from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from passgo.server.refusals import Refusal
from passgo.server.rooms.carried import packed, packed_scope, scope_of, unpacked

GATHER = 128
"""Messages sent to Redis in one go."""
FULL = 512
"""Messages waiting for one line before it is cut."""
WATCH = 1.0
"""Seconds between two looks whether the servers behind open lines still listen."""
RETRY = 0.25
"""Seconds between two tries to reach Redis at the start."""
COME_BACK = 1012
"""Close code: this server, or the one with the room, is going or gone."""
log = logging.getLogger("passgo.cluster")


def channel_of(server: str) -> str:
    return f"passgo:{server}"


class Line:
    """A request or a socket that comes in at one server and is answered by another."""

    def __init__(self, cluster: Cluster, other: str, id: str) -> None:
        self.cluster, self.other, self.id = cluster, other, id
        self.inbox: asyncio.Queue[Message | None] = asyncio.Queue(FULL)
        self.broken = False

    def take(self, message: Message | None) -> None:
        """Something came from the other end; None: nothing will come any more."""
        try:
            self.inbox.put_nowait(message)
        except asyncio.QueueFull:
            self.broken = True

    def send(self, kind: str, **more: Any) -> None:
        self.cluster.post(self.other, {"line": self.id, "from": self.cluster.id, "kind": kind, **more})


class Cluster:
    """This server among the others."""

    def __init__(self, url: str, id: str) -> None:
        try:
            import redis.asyncio
        except ImportError:
            raise RuntimeError("Many servers need one more package: pip install 'passgo[cluster]'.") from None
        self.redis = redis.asyncio.Redis.from_url(url, socket_connect_timeout=5, health_check_interval=15)
        self.id = id
        self.outbox: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.lines: dict[str, Line] = {}
        """Lines that came in here and are answered elsewhere."""
        self.answering: dict[str, tuple[Line, asyncio.Task[None]]] = {}
        """Lines that came in elsewhere and are answered here."""
        self.app: ASGIApp | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self, app: ASGIApp, patience: float) -> None:
        """Listen; Redis may be starting, too, and after so many seconds without an answer its error is raised."""
        from redis import exceptions
        self.app = app
        listener = self.redis.pubsub()
        give_up = time.monotonic() + patience
        while True:
            try:
                await listener.subscribe(channel_of(self.id))
                break
            except (exceptions.ConnectionError, exceptions.TimeoutError) as error:
                if isinstance(error, exceptions.AuthenticationError) or time.monotonic() > give_up:
                    raise
                log.warning("Redis does not answer yet: %s", type(error).__name__)
                await asyncio.sleep(RETRY)
        self.tasks = [asyncio.create_task(one) for one in (self.listen(listener), self.carry(), self.watch())]

    async def close(self) -> None:
        for task in [*self.tasks, *(task for _, task in self.answering.values())]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for line in self.lines.values():
            line.take(None)
        await self.redis.aclose()

    # ---------------------------------------------------------------------------------------------------- the channels
    def post(self, server: str, message: dict[str, Any]) -> None:
        self.outbox.put_nowait((channel_of(server), json.dumps(message, ensure_ascii=False)))

    async def carry(self) -> None:
        """Send what is in the outbox, in order."""
        while True:
            batch = [await self.outbox.get()]
            while len(batch) < GATHER and not self.outbox.empty():
                batch.append(self.outbox.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as pipe:
                    for channel, text in batch:
                        pipe.publish(channel, text)
                    heard = await pipe.execute(raise_on_error=False)
            except Exception as error:
                log.error("Redis does not answer: %s", type(error).__name__)
                heard = [0] * len(batch)
            for (channel, _), count in zip(batch, heard, strict=True):
                if count == 0:
                    self.hang_up(channel)

    async def listen(self, listener: Any) -> None:
        """Hear what the others send; a lost line to Redis is taken up again by its library, and what was on it comes back."""
        silent = False
        while True:
            try:
                async for heard in listener.listen():
                    if heard["type"] == "message":
                        self.hear(json.loads(heard["data"]))
                    silent = False
            except Exception as error:
                if not silent:
                    log.error("Redis is silent: %s", type(error).__name__)
                silent = True
                for line in [*self.lines.values(), *(line for line, _ in self.answering.values())]:
                    self.hang_up(channel_of(line.other))
                await asyncio.sleep(WATCH)

    def hear(self, message: dict[str, Any]) -> None:
        kind, id = message["kind"], message["line"]
        if kind == "open":
            line = Line(self, message["from"], id)
            self.answering[id] = line, asyncio.create_task(self.answer(line, message["scope"]))
        elif kind == "in" and id in self.answering:
            self.answering[id][0].take(unpacked(message["message"]))
        elif kind == "out" and id in self.lines:
            self.lines[id].take(unpacked(message["message"]))
        elif kind == "end" and id in self.lines:
            self.lines[id].take(None)
        elif kind == "gone" and id in self.answering:
            self.answering[id][0].take({"type": "websocket.disconnect", "code": 1006})

    async def watch(self) -> None:
        """Whoever waits for a server that no longer listens waits for nothing."""
        while True:
            await asyncio.sleep(WATCH)
            others = {line.other for line in self.lines.values()} | {line.other for line, _ in self.answering.values()}
            if not others:
                continue
            with contextlib.suppress(Exception):
                for channel, count in await self.redis.pubsub_numsub(*map(channel_of, others)):
                    if count == 0:
                        self.hang_up(channel.decode() if isinstance(channel, bytes) else channel)

    def hang_up(self, channel: str) -> None:
        """Nobody listens there any more."""
        for line in list(self.lines.values()):
            if channel_of(line.other) == channel:
                line.take(None)
        for line, _ in list(self.answering.values()):
            if channel_of(line.other) == channel:
                line.take({"type": "websocket.disconnect", "code": 1006})

    # ----------------------------------------------------------------------------------------------- where it comes in
    async def forward(self, scope: Scope, receive: Receive, send: Send, holder: str) -> None:
        """Let the holder of the room answer."""
        id = secrets.token_hex(8)
        line = self.lines[id] = Line(self, holder, id)
        try:
            line.send("open", scope=packed_scope(scope))
            if scope["type"] == "http":
                await self.forward_request(line, receive, send)
            else:
                await self.forward_socket(line, receive, send)
        finally:
            self.lines.pop(id, None)

    async def forward_request(self, line: Line, receive: Receive, send: Send) -> None:
        more, begun = True, False
        while more:
            message = await receive()
            line.send("in", message=packed(message))
            more = message["type"] == "http.request" and message.get("more_body", False)
        while (answer := await line.inbox.get()) is not None:
            begun = True
            await send(answer)
            if answer["type"] == "http.response.body" and not answer.get("more_body", False):
                return
        if not begun:
            raise Refusal("HELD_ELSEWHERE", status=503)

    async def forward_socket(self, line: Line, receive: Receive, send: Send) -> None:
        async def inward() -> None:
            while True:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    line.send("gone")
                    return
                line.send("in", message=packed(message))
        reader, accepted = asyncio.create_task(inward()), False
        try:
            while True:
                answer = asyncio.create_task(line.inbox.get())
                await asyncio.wait((reader, answer), return_when=asyncio.FIRST_COMPLETED)
                message = answer.result() if answer.done() else None
                answer.cancel()
                if reader.done() and not answer.done():
                    return
                if message is None or line.broken:
                    if not accepted:
                        await send({"type": "websocket.accept"})
                    await send({"type": "websocket.close", "code": COME_BACK, "reason": "HELD_ELSEWHERE"})
                    return
                accepted = True
                await send(message)
                if message["type"] == "websocket.close":
                    return
        finally:
            reader.cancel()
            line.send("gone")

    # ------------------------------------------------------------------------------------------------ where it is answered
    async def answer(self, line: Line, packed_one: dict[str, Any]) -> None:
        """What came in elsewhere, answered by this server's own app."""
        assert self.app is not None

        async def receive() -> Message:
            message = await line.inbox.get()
            assert message is not None
            return message

        async def send(message: Message) -> None:
            line.send("out", message=packed(message))
        try:
            await self.app(scope_of(packed_one), receive, send)
        except Exception:
            log.exception("a line from another server broke something")
        finally:
            line.send("end")
            self.answering.pop(line.id, None)
