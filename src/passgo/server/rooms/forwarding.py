"""Behind the door: what is for a room of another server, or for a companion's line that began there, goes there; everything else
stays here."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from passgo.server.http.companion_line import CODE
from passgo.server.http.language import language_asked
from passgo.server.refusals import Refusal
from passgo.server.rooms.carried import FORWARDED
from passgo.server.rooms.device import REFUSED

if TYPE_CHECKING:
    from passgo.server.rooms.registry import Registry


LINE = re.compile(f"/companion/line/({CODE.pattern})")


class Forwarding:
    """Stands behind the door: what is for a room of another server goes there."""

    def __init__(self, app: ASGIApp, registry_of: Callable[[Scope], Registry]) -> None:
        self.app, self.registry_of = app, registry_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        room, line = room_in(scope), line_in(scope)
        registry = self.registry_of(scope) if room or line else None
        cluster = registry.cluster if registry else None
        if registry is None or cluster is None or scope.get(FORWARDED) or (room and registry.has(room)):
            await self.app(scope, receive, send)
            return
        try:
            holder = await registry.store.holder(room) if room else await cluster.keeper(line)
            if holder and holder != registry.store.id:
                await cluster.forward(scope, receive, send, holder)
                return
        except Refusal as why:
            await refuse(scope, receive, send, why)
            return
        await self.app(scope, receive, send)


async def refuse(scope: Scope, receive: Receive, send: Send, why: Refusal) -> None:
    """As the app would."""
    language = language_asked(HTTPConnection(scope))
    if scope["type"] == "http":
        await JSONResponse(why.body(language), why.status, why.headers)(scope, receive, send)
        return
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": why.frame("", language)})
    await send({"type": "websocket.close", "code": REFUSED + why.status, "reason": why.code})


def room_in(scope: Scope) -> str | None:
    """The room an address is about."""
    if scope["type"] not in ("http", "websocket"):
        return None
    _, *parts = scope["path"].split("/")
    if scope["type"] == "websocket" and len(parts) == 2 and parts[0] == "ws":
        return str(parts[1])
    return str(parts[2]) if len(parts) >= 3 and parts[:2] == ["api", "rooms"] and parts[2] else None


def line_in(scope: Scope) -> str:
    """The companion's line an address is about, or nothing."""
    found = LINE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
    return found[1] if found else ""
