"""The door: who may come in, how much they may bring, how often; and what a browser is told to allow on our pages."""
from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from passgo.server.http.addresses import may_be_called, whence_of
from passgo.server.http.language import language_asked
from passgo.server.http.limits import Limits
from passgo.server.ops.settings import Rate, Settings
from passgo.server.refusals import Refusal
from passgo.server.rooms.carried import FORWARDED

POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
          "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
          "frame-ancestors 'none'")
HEADERS = {
    "Content-Security-Policy": POLICY, "Referrer-Policy": "no-referrer", "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY", "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=(), payment=()",
}
PROBES = ("/healthz", "/readyz", "/metrics")
"""Asked by those who keep the server, by whatever name."""
COUNTED = ("/api/", "/ws/", "/companion/line/", "/readyz", "/metrics")
"""What costs more than a file, or stays open: so often and so many from one address."""
log = logging.getLogger("passgo.security")


class Security:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings, self.limits = app, settings, Limits()
        self.lines: Counter[str] = Counter()
        """Open sockets, by where they come from."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope.get(FORWARDED):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        whence = whence_of((scope.get("client") or ("unknown", 0))[0])
        try:
            if not may_be_called(headers.get("host", ""), self.settings.hosts) and scope["path"] not in PROBES:
                raise Refusal("BAD_HOST", status=421)
            if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
                self.check_origin(headers)
            self.check_rate(scope, whence)
            if int(headers.get("content-length") or 0) > self.settings.largest_body:
                raise Refusal("TOO_BIG", status=413)
        except (Refusal, ValueError) as why:
            refusal = why if isinstance(why, Refusal) else Refusal("BAD_REQUEST", status=400)
            log.info("%s: refused %s", whence, refusal.code)
            scope["app"].state.registry.metrics.refused(refusal.code)
            await refuse(scope, receive, send, refusal)
            return
        if scope["type"] == "websocket":
            await self.line(scope, receive, send, whence)
        else:
            await self.request(scope, bounded(receive, self.settings.largest_body, self.settings.body_seconds), dressed(send))

    async def line(self, scope: Scope, receive: Receive, send: Send, whence: str) -> None:
        """A socket, from its opening to its end."""
        self.lines[whence] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.lines[whence] -= 1
            if not self.lines[whence]:
                del self.lines[whence]

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request; one that breaks something is answered as all others are, and written down."""
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)
        try:
            await self.app(scope, receive, noted)
        except Exception:
            if begun:
                raise
            log.exception("a request broke something")
            await refuse(scope, receive, send, Refusal("BROKEN", status=500))

    def check_origin(self, headers: Headers) -> None:
        """A page of another server may not speak for the person who opened it. Programs send no origin, and have no cookies."""
        origin = headers.get("origin")
        if origin is not None and origin not in self.settings.origins and urlsplit(origin).netloc != headers.get("host"):
            raise Refusal("BAD_ORIGIN", status=403)

    def check_rate(self, scope: Scope, whence: str) -> None:
        path, rates = scope["path"], self.settings
        if not rates.limited or not path.startswith(COUNTED):
            return
        if scope["type"] == "websocket" and (self.lines[whence] >= rates.sockets or self.lines.total() >= rates.all_sockets):
            raise Refusal("TOO_FAST", status=429, wait=1)
        checks: list[tuple[str, Rate]] = [("any", rates.requests)]
        if scope["type"] == "http" and scope["method"] == "POST" and path == "/api/rooms":
            checks.append(("room", rates.new_rooms))
        if path.startswith("/api/join/"):
            checks.append(("code", rates.codes))
        for what, rate in checks:
            bucket = self.limits.bucket(what, whence, rate)
            if not bucket.take():
                raise Refusal("TOO_FAST", status=429, wait=bucket.wait)


async def refuse(scope: Scope, receive: Receive, send: Send, why: Refusal) -> None:
    """Answer before anybody else has heard of it; a socket is not opened, and hears the same as a request."""
    socket = scope["type"] == "websocket"
    if socket:
        await receive()
    body = json.dumps(why.body(language_asked(HTTPConnection(scope)))).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in why.headers.items()]
    outward, answer = dressed(send), "websocket.http.response" if socket else "http.response"
    await outward({"type": f"{answer}.start", "status": why.status, "headers": headers})
    await outward({"type": f"{answer}.body", "body": body})


def bounded(receive: Receive, largest: int, seconds: float) -> Receive:
    """A body without a length is counted as it comes, and all of it must have come in time."""
    seen, whole, until = 0, False, time.monotonic() + seconds

    async def counted() -> Message:
        nonlocal seen, whole
        if whole:
            return await receive()
        try:
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                message = await receive()
        except TimeoutError:
            raise Refusal("TOO_SLOW", status=408) from None
        whole = not message.get("more_body", False)
        seen += len(message.get("body", b""))
        if seen > largest:
            raise Refusal("TOO_BIG", status=413)
        return message
    return counted


def dressed(send: Send) -> Send:
    """Every answer carries our headers."""
    async def outward(message: Message) -> None:
        if message["type"].endswith("http.response.start"):
            message.setdefault("headers", [])
            headers: Any = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)
    return outward
