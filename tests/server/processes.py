"""Servers in processes of their own, to be killed."""
from __future__ import annotations

import socket
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

import httpx
from live_server import PATIENCE
from server_process import ServerProcess
from websockets.exceptions import WebSocketException

from passgo.server.ops.settings import Settings

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
