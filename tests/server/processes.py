"""Servers in processes of their own, to be killed."""
from __future__ import annotations

import random
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol, TypeVar

import httpx
from awaited import awaited
from live_server import PATIENCE
from server_process import ServerProcess
from websockets.exceptions import WebSocketException

from passgo.server.ops.settings import Settings
from passgo.server.storage.store import Store, Stored

LOST = (OSError, WebSocketException, TimeoutError, EOFError)
"""What somebody sees of it whose server is gone."""


def spawn(settings: Settings, port: int) -> ServerProcess:
    """One that waits until the games are let go."""
    return ServerProcess(replace(settings, wait_for_lock=60.0, limited=False), port)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def ready(http: Any) -> None:
    stop = time.monotonic() + PATIENCE
    while time.monotonic() < stop:
        with suppress(httpx.HTTPError):
            if http.get("/readyz").status_code == 200:
                return
        time.sleep(0.025)
    raise TimeoutError("the server did not start")


class Survivor(Protocol):
    """Somebody who plays on through every crash, in a thread, until told to stop."""
    stop: threading.Event
    wrong: str
    """What it has seen that must not be."""

    @property
    def said(self) -> int:
        """How much it has said so far."""
        ...

    def run(self) -> None: ...


S = TypeVar("S", bound=Survivor)


def killed_under_play(settings: Settings, kills: int, luck: random.Random,
                      sit_down: Callable[[str, Any], Sequence[S]]) -> Sequence[S]:
    """So many servers one after the other, each killed -9 in the middle of play; the next has been waiting for the games, and
    takes over on the same port. `sit_down` gets the address and a client of the first; those who sat down have all stopped."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    running, waiting = spawn(settings, port), None
    try:
        with httpx.Client(base_url=address) as http:
            ready(http)
            players = sit_down(address, http)
        threads = [threading.Thread(target=player.run, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for _ in range(kills):
            waiting = spawn(settings, port)
            heard_from(players)
            time.sleep(luck.random() * 0.06)
            running.end(signal.SIGKILL)
            running, waiting = waiting, None
        heard_from(players)
        for player in players:
            player.stop.set()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
    finally:
        for process in (running, waiting):
            if process:
                process.end(signal.SIGKILL)
    assert not any(player.wrong for player in players), [player.wrong for player in players]
    return players


def heard_from(players: Sequence[Survivor]) -> None:
    """Wait until two more things have been said."""
    said, stop = sum(player.said for player in players), time.monotonic() + PATIENCE
    while sum(player.said for player in players) < said + 2:
        assert time.monotonic() < stop and not any(player.wrong for player in players), [player.wrong for player in players]
        time.sleep(0.002)


def begun(http: Any, **wish: Any) -> dict[str, Any]:
    """A room that is being played."""
    made: dict[str, Any] = http.post("/api/rooms", json=wish).json()
    http.post(f"/api/rooms/{made['room']}/start", headers={"Authorization": f"Bearer {made['host']}"})
    return made


def stored_room(settings: Settings, room: str) -> Stored:
    """What is on disk, read when no server holds it."""
    store = Store(replace(settings, wait_for_lock=10))
    stored = awaited(store.load(room))
    store.close()
    assert stored is not None
    return stored
