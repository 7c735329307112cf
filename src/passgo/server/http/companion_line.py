"""A television and phones as its remotes: devices of one table hand their state to each other under a secret code."""
from __future__ import annotations

import contextlib
import re

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from passgo.server.http.addresses import whence_of
from passgo.server.http.limits import Bucket
from passgo.server.ops.settings import Settings

CODE = re.compile(r"[A-Z2-9]{12}")
MOST_LINES, MOST_DEVICES, LARGEST = 500, 8, 32 * 1024
OF_ONE = 32
"""Lines one address may open: two of them must not have all there are."""
NO_SUCH_LINE, TOO_MANY, TOO_BIG = 4404, 4429, 4413


class Line:
    """The devices of one table, and what was said last, for those who come later."""

    def __init__(self, whence: str) -> None:
        self.whence = whence
        """Where who opened it came from."""
        self.devices: list[WebSocket] = []
        self.last = ""

    async def pass_on(self, text: str, sender: WebSocket) -> None:
        """To all the others; who is gone is not waited for."""
        self.last = text
        for device in [one for one in self.devices if one is not sender]:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await device.send_text(text)


def add_companion_line(app: FastAPI, settings: Settings) -> None:
    """What is said on a line is not read here, nor kept longer than anybody is on it."""
    lines: dict[str, Line] = {}

    def may_open(whence: str) -> bool:
        return len(lines) < MOST_LINES and (not settings.limited or sum(one.whence == whence for one in lines.values()) < OF_ONE)

    @app.websocket("/companion/line/{code}")
    async def line(socket: WebSocket, code: str) -> None:
        await socket.accept()
        whence, bucket = whence_of(socket.client.host if socket.client else "unknown"), Bucket(settings.frames)
        mine = lines.get(code) or Line(whence)
        if not CODE.fullmatch(code):
            await socket.close(NO_SUCH_LINE)
            return
        if (code not in lines and not may_open(whence)) or len(mine.devices) >= MOST_DEVICES:
            await socket.close(TOO_MANY)
            return
        lines[code] = mine
        mine.devices.append(socket)
        try:
            # Nothing said yet is said too: then the first phone tells what it has.
            await socket.send_text(mine.last)
            while True:
                text = await socket.receive_text()
                if len(text) > LARGEST:
                    await socket.close(TOO_BIG)
                    return
                if settings.limited and not bucket.take():
                    await socket.close(TOO_MANY)
                    return
                await mine.pass_on(text, socket)
        except (WebSocketDisconnect, KeyError):
            # KeyError: it sent something that is no text.
            pass
        finally:
            mine.devices.remove(socket)
            if not mine.devices:
                lines.pop(code, None)
