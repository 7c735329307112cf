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
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from passgo.server.refusals import Refusal
from passgo.server.rooms.carried import packed, packed_scope, scope_of, unpacked
from passgo.server.rooms.line import Line, channel_of

GATHER = 128
"""Messages sent to Redis in one go."""
WATCH = 1.0
"""Seconds between two looks whether the servers behind open lines still listen."""
SILENT = 3.0
"""Seconds Redis may say nothing: then whoever waits for it comes back."""
RETRY = 0.25
"""Seconds between two tries to reach Redis."""
KEPT = 86_400
"""Seconds a companion's line is remembered after a device last came to it."""
LAST = ("gone", "end")
"""The last word of a line: where it gets lost, the other end holds a place for nobody."""
COME_BACK = 1012
"""Close code: this server, or the one with the room, is going or gone."""
log = logging.getLogger("passgo.cluster")


class Cluster:
    """This server among the others."""

    def __init__(self, url: str, id: str, living: Callable[[], Awaitable[set[str]]]) -> None:
        try:
            import redis.asyncio
        except ImportError:
            raise RuntimeError("Many servers need one more package: pip install 'passgo[cluster]'.") from None
        self.redis = redis.asyncio.Redis.from_url(url, socket_connect_timeout=5, health_check_interval=15)
        self.id, self.living = id, living
        """This server, and how to ask which ones live: what has stopped moving still listens, as far as Redis knows."""
        self.outbox: asyncio.Queue[tuple[str, str, str]] = asyncio.Queue()
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
        self.outbox.put_nowait((channel_of(server), message["kind"], json.dumps(message, ensure_ascii=False)))

    async def carry(self) -> None:
        """Send what is in the outbox, in order."""
        while True:
            batch = [await self.outbox.get()]
            while len(batch) < GATHER and not self.outbox.empty():
                batch.append(self.outbox.get_nowait())
            try:
                async with asyncio.timeout(SILENT), self.redis.pipeline(transaction=False) as pipe:
                    for channel, _, text in batch:
                        pipe.publish(channel, text)
                    heard = await pipe.execute(raise_on_error=False)
            except Exception as error:
                log.error("Redis does not answer: %s", type(error).__name__)
                heard = [0] * len(batch)
                for one in batch:
                    if one[1] in LAST:
                        self.outbox.put_nowait(one)
                await asyncio.sleep(RETRY)
            for (channel, _, _), count in zip(batch, heard, strict=True):
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
        """Whoever waits for a server that no longer listens, or no longer lives, waits for nothing."""
        missed: set[str] = set()
        while True:
            await asyncio.sleep(WATCH)
            others = {line.other for line in self.lines.values()} | {line.other for line, _ in self.answering.values()}
            if not others:
                continue
            silent: set[str] = set()
            try:
                async with asyncio.timeout(SILENT):
                    found = await self.redis.pubsub_numsub(*map(channel_of, others))
                heard = {channel.decode() if isinstance(channel, bytes) else channel for channel, count in found if count}
                silent = {other for other in others if channel_of(other) not in heard}
            except TimeoutError:
                silent = others
            except Exception as error:
                log.error("Redis does not answer: %s", type(error).__name__)
            # A database that cannot say so has said nothing against them; where it was slow for all, they live at the next look.
            with contextlib.suppress(Refusal):
                before, missed = missed, others - await self.living()
                silent |= missed & before
            for other in silent:
                self.hang_up(channel_of(other))

    def hang_up(self, channel: str) -> None:
        """Nobody listens there any more."""
        for line in list(self.lines.values()):
            if channel_of(line.other) == channel:
                line.take(None)
        for line, _ in list(self.answering.values()):
            if channel_of(line.other) == channel:
                line.broken = True
                line.take({"type": "websocket.disconnect", "code": 1006})

    async def keeper(self, line: str) -> str:
        """The server at which the devices of a companion's line meet: the first they came to, as long as it listens; without an
        answer from Redis this one."""
        key = f"passgo:line:{line}"
        try:
            async with asyncio.timeout(SILENT):
                if not await self.redis.set(key, self.id, nx=True, ex=KEPT):
                    found = await self.redis.get(key)
                    first = found.decode() if isinstance(found, bytes) else found
                    if first and (await self.redis.pubsub_numsub(channel_of(first)))[0][1]:
                        await self.redis.expire(key, KEPT)
                        return first
                    await self.redis.set(key, self.id, ex=KEPT)
        except Exception as error:
            log.error("Redis does not answer: %s", type(error).__name__)
        return self.id

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
        while (answer := await line.next()) is not None:
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
                answer = asyncio.create_task(line.next())
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
            message = await line.next()
            assert message is not None
            return message

        async def send(message: Message) -> None:
            # Whoever may still be on a line that was cut is not told that they misbehaved, but to come back.
            if not line.broken:
                line.send("out", message=packed(message))
        try:
            await self.app(scope_of(packed_one), receive, send)
        except Exception:
            log.exception("a line from another server broke something")
        finally:
            line.send("end")
            self.answering.pop(line.id, None)
