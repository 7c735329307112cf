"""A server in this process, and guests who come to it through real sockets."""
from __future__ import annotations

import json
import threading
import time
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from passgo.server.http.app import make_app
from passgo.server.ops.run import bound, server_of
from passgo.server.ops.settings import Settings
from passgo.server.rooms.registry import Registry
from passgo.server.wire.frames import HEARD
from passgo.server.wire.views import Shown

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds anything may take that must happen: it is waited for no longer than it takes, and a busy machine is no fault."""


class House:
    """Pass GO on a port of its own."""

    def __init__(self, settings: Settings) -> None:
        self.app = make_app(settings)
        listener = bound("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.server = server_of(self.app, settings)
        self.thread = threading.Thread(target=self.server.run, args=([listener],), daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    @property
    def registry(self) -> Registry:
        registry: Registry = self.app.state.registry
        return registry

    def close(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def room(self, *seats: str, started: bool = True, edition: str = "here_and_now", **more: Any) -> Json:
        """Make a room; a seat is `person`, `open`, or the name of a bot. The answer holds `room`, `code`, `host`, `mine`."""
        chairs = [{"kind": seat if seat in ("person", "open") else "bot", "name": f"Player {n}",
                   "bot": None if seat in ("person", "open") else seat} for n, seat in enumerate(seats)]
        made = self.http.post("/api/rooms", json={"edition": edition, "seats": chairs, "pace": "fast", **more})
        assert made.status_code == 201, made.text
        if started:
            assert self.start(made.json()).status_code == 200
        return dict(made.json())

    def start(self, made: Json) -> httpx.Response:
        return self.http.post(f"/api/rooms/{made['room']}/start", headers={"Authorization": f"Bearer {made['host']}"})

    def guest(self, made: Json, *seats: int, since: int | None = None) -> Guest:
        """Come in with the tokens of these seats; none: to watch."""
        return Guest(self.address, made["room"], [one["token"] for one in made["mine"] if one["seat"] in seats], since)


class Guest:
    """A device: says hello at once, and reads every frame as the model it must be."""

    def __init__(self, address: str, room: str, tokens: list[str], since: int | None = None, greet: bool = True) -> None:
        self.line = connect(f"{address.replace('http', 'ws')}/ws/{room}", max_size=None, ping_interval=None,
                            open_timeout=PATIENCE).__enter__()
        self.frames: list[str] = []
        self.events: list[Json] = []
        self.views: dict[str, Json] = {}
        self.lobby: Json = {}
        self.seq = self.now = 0
        self.count = 0
        if greet:
            self.say(t="hello", v=1, tokens=tokens, since=since)
            self.welcome = self.hear("welcome")
            self.hear("lobby")

    def say(self, **frame: Any) -> None:
        self.line.send(json.dumps(frame))

    def next(self, timeout: float = PATIENCE) -> Json:
        """One frame, checked against the wire."""
        text = self.line.recv(timeout)
        assert isinstance(text, str)
        HEARD.validate_json(text)
        self.frames.append(text)
        frame: Json = json.loads(text)
        if frame["t"] == "update":
            self.events += frame["events"]
            self.views, self.seq, self.now = frame["views"], frame["seq"], frame["now"]
            for view in self.views.values():
                Shown.model_validate_json(json.dumps(view))
        elif frame["t"] == "lobby":
            self.lobby = frame["lobby"]
        return frame

    def hear(self, *kinds: str, timeout: float = PATIENCE) -> Json:
        """The next frame of one of these kinds."""
        stop = time.monotonic() + timeout
        while time.monotonic() < stop:
            frame = self.next(max(0.01, stop - time.monotonic()))
            if frame["t"] in kinds:
                return frame
        raise TimeoutError(f"no {kinds} came")

    def drain(self) -> None:
        """Hear all there is: what comes before the answer to a ping."""
        self.count += 1
        self.say(t="ping", id=f"drain{self.count}")
        while self.hear("pong")["id"] != f"drain{self.count}":
            pass

    def until(self, true: Any, timeout: float = PATIENCE) -> None:
        """Hear until this is so."""
        stop = time.monotonic() + timeout
        while not true():
            assert time.monotonic() < stop, "it did not come to that"
            self.next(max(0.01, stop - time.monotonic()))

    def act(self, seat: int, action: str, id: str | None = None) -> Json:
        """Say it, and hear whether it counts."""
        self.count += 1
        self.say(t="act", id=id or f"a{self.count}", seat=seat, action=action)
        return self.hear("ack", "refused")

    def view(self, seat: int) -> Json:
        return self.views[str(seat)]

    def asked(self) -> list[int]:
        """Those of this device's seats that are asked."""
        return [int(seat) for seat, view in self.views.items() if view["prompt"] and int(seat) in view["prompt"]["asked"]]

    def close(self) -> None:
        self.line.close()

    def gone(self) -> int | None:
        """Hear until the line is cut; the code it was closed with."""
        try:
            while True:
                self.line.recv(PATIENCE)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None
