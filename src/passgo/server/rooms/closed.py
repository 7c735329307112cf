"""A socket at a table nobody can play at any more: a finished game is shown as it was, another says what has happened."""
from __future__ import annotations

import asyncio
import contextlib

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from passgo.server.http.limits import Bucket
from passgo.server.ops.settings import Settings
from passgo.server.rooms.device import REFUSED
from passgo.server.rooms.mailbox import MISBEHAVED
from passgo.server.rooms.mirror import holding
from passgo.server.rooms.state import now_ms
from passgo.server.views.archive import Closed
from passgo.server.views.table import compact
from passgo.server.views.telling import heard, unpacked
from passgo.server.wire.frames import SAID, Hello, LobbyFrame, Ping, Pong, Welcome


async def show_closed(socket: WebSocket, closed: Closed, language: str, settings: Settings) -> None:
    """Answer hello once with all there is, then pings, and refuse everything else; who says too much or nothing is sent away."""
    await socket.accept()
    bucket, greeted = Bucket(settings.frames), False
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        if closed.archive is None:
            await socket.send_text(closed.frame("", language))
            await socket.close(REFUSED + closed.status, closed.code)
            return
        while not settings.limited or bucket.take():
            try:
                async with asyncio.timeout(None if greeted else settings.head_seconds):
                    said = SAID.validate_json(await socket.receive_text())
            except TimeoutError:
                await socket.close(REFUSED + 408)
                return
            except (ValidationError, KeyError):
                said = None
            if isinstance(said, Ping):
                await socket.send_text(Pong(id=said.id, now=now_ms()).model_dump_json())
            elif isinstance(said, Hello) and not greeted:
                greeted = True
                # A long game takes its time to be told, and no table waits for that.
                for frame in await asyncio.to_thread(greeting, closed, said, language):
                    await socket.send_text(frame)
            else:
                id = "hello" if isinstance(said, Hello) else said.id if said is not None else ""
                await socket.send_text(closed.frame(id, language))
        await socket.close(MISBEHAVED)


def greeting(closed: Closed, hello: Hello, language: str) -> list[str]:
    """Welcome, the lobby, and the last view with everything that was told, as far as these seats may know it."""
    assert closed.archive is not None
    sheet = closed.stored.sheet
    seats = sorted({seat for token in hello.tokens if (seat := sheet.seat_of(token)) is not None})
    tellings = list(unpacked(holding(closed.stored.moves)))
    told = heard((one for one in tellings if hello.since is not None and one[0] > hello.since), seats or [-1])
    update = (f'{{"t":"update","seq":{len(tellings)},"events":{compact(told)},"views":{{"-1":{closed.archive.final}}},'
              f'"now":{now_ms()}}}')
    return [Welcome(seq=len(tellings), seats=[], board=sheet.board).model_dump_json(),
            LobbyFrame(lobby=closed.lobby(language)).model_dump_json(), update]
