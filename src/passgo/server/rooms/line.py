"""A line between two servers: a request or a socket that comes in at one of them and is answered by the other."""
from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from starlette.types import Message

from passgo.server.rooms.mailbox import HEAVIEST

if TYPE_CHECKING:
    from passgo.server.rooms.cluster import Cluster

FULL = 512
"""Messages waiting for one line before it is cut."""


def channel_of(server: str) -> str:
    return f"passgo:{server}"


class Line:
    """One end of it, and what has come from the other."""

    def __init__(self, cluster: Cluster, other: str, id: str) -> None:
        self.cluster, self.other, self.id = cluster, other, id
        self.inbox: asyncio.Queue[Message | None] = asyncio.Queue(FULL)
        self.weight = 0
        """Bytes in it."""
        self.broken = False

    def take(self, message: Message | None) -> None:
        """Something came from the other end; None: nothing will come any more."""
        size = size_of(message)
        if self.inbox.full() or (size and self.weight and self.weight + size > HEAVIEST):
            self.broken = True
            return
        self.weight += size
        self.inbox.put_nowait(message)

    async def next(self) -> Message | None:
        """What came first of it."""
        message = await self.inbox.get()
        self.weight -= size_of(message)
        return message

    def send(self, kind: str, **more: Any) -> None:
        self.cluster.post(self.other, {"line": self.id, "from": self.cluster.id, "kind": kind, **more})


def size_of(message: Message | None) -> int:
    """About, in bytes."""
    return max(len((message or {}).get(name) or "") for name in ("text", "bytes", "body"))
