"""Opening the house: bind, say where, run until told to stop."""
from __future__ import annotations

import contextlib
import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
import webbrowser
from multiprocessing.process import BaseProcess
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors.multiprocess import Multiprocess

from passgo.loading import editions
from passgo.minds import nets
from passgo.server.http.app import make_app
from passgo.server.http.protocol import BoundedSocket, Doorway, TimedProtocol
from passgo.server.ops.boards import read_boards
from passgo.server.ops.logs import set_up_logs
from passgo.server.ops.settings import Settings
from passgo.server.storage.database import InUse
from passgo.server.storage.store import Store

SETTINGS = "PASSGO_WORKER_SETTINGS"
"""Where a worker finds how it is set up."""
DEAD_LINE = 60_000
"""Milliseconds."""


def serve(host: str, port: int, settings: Settings, open_page: bool = False, workers: int = 1) -> int:
    """Run until interrupted; returns the exit code."""
    if settings.redis_url and not settings.database_url:
        print("Many servers need one PostgreSQL for their games: give --database-url, too.", file=sys.stderr)
        return 1
    try:
        read_boards(settings.boards)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    if workers > 1:
        return serve_many(host, port, settings, workers)
    set_up_logs(settings.json_logs)
    try:
        store = Store(settings)
    except InUse as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"No games can be kept in {settings.data}: {error.strerror or error}. Try another --data.", file=sys.stderr)
        return 1
    except Exception as error:
        print(f"The games cannot be opened: {error}".splitlines()[0], file=sys.stderr)
        return 1
    try:
        listener = bound(host, port)
    except OSError as error:
        store.close()
        print(f"Nobody can come in at {host}:{port}: {error.strerror or error}. Try another --port.", file=sys.stderr)
        return 1
    app = make_app(settings, store)
    address = say_where(host, listener.getsockname()[1])
    if open_page:
        threading.Timer(0.8, webbrowser.open, (address,)).start()
    tidy_up_seldom()
    # uvicorn passes on the signal that stopped it; there is nothing left to do with it.
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    with contextlib.suppress(KeyboardInterrupt):
        server_of(app, settings).run([listener])
    store.close()
    return 0


def tidy_up_seldom() -> None:
    """What is loaded by now stays for good: looking through it for garbage would hold up every table for a tenth of a second.
    And who thinks gives way to who answers after a millisecond, not after five."""
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 25, 50)


def serve_many(host: str, port: int, settings: Settings, workers: int) -> int:
    """So many processes behind one address; who dies is started again. They find each other through PostgreSQL and Redis."""
    if not settings.redis_url or not settings.database_url:
        print("More than one worker need one PostgreSQL and one Redis: give --database-url and --redis-url.", file=sys.stderr)
        return 1
    try:
        # The first to come makes the tables, before anybody else looks for them.
        Store(settings).close()
        listener = bound(host, port)
    except Exception as error:
        print(f"The workers cannot be started: {error}".splitlines()[0], file=sys.stderr)
        return 1
    say_where(host, listener.getsockname()[1])
    os.environ[SETTINGS] = settings.text()
    config = config_of("passgo.server.ops.run:worker", settings, factory=True, workers=workers)
    Multiprocess(config, sockets=[listener]).run()
    return 0


def worker() -> FastAPI:
    """The app of one of many processes, set up as its parent says."""
    settings = Settings.parse(os.environ[SETTINGS])
    set_up_logs(settings.json_logs)
    tidy_up_seldom()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=leave_with, args=(parent,), name="parent", daemon=True).start()
    return make_app(settings)


def leave_with(parent: BaseProcess) -> None:
    """Where whoever started the workers was killed, nobody starts another and the door stays theirs: they hand over, and go."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def server_of(app: FastAPI, settings: Settings) -> uvicorn.Server:
    return uvicorn.Server(config_of(app, settings))


def config_of(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    """No compression, which costs more memory per seat than the game; whether a line is dead is seen to in http/rounds.py."""
    config: Any = uvicorn.Config(
        app, log_config=None, access_log=False, server_header=False, ws=BoundedSocket, ws_max_size=64 * 1024,
        ws_per_message_deflate=False, ws_ping_interval=None, timeout_graceful_shutdown=2,
        http=TimedProtocol, proxy_headers=bool(settings.proxies), forwarded_allow_ips=list(settings.proxies), **more)
    config.doorway = Doorway(settings)
    return config  # type: ignore[no-any-return]


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves Nagle's algorithm on and every answer waits 40 ms for company.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Who takes nothing any more is gone: without this, what lies in the buffers would keep their seats online for ever.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_LINE)
    try:
        listener.bind((host, port))
        # Who comes while the rest is being set up waits at the door instead of being turned away.
        listener.listen(1024)
    except OSError:
        listener.close()
        raise
    return listener


def say_where(host: str, port: int) -> str:
    """Print the address, and for guests on the same network theirs with a QR code."""
    everywhere = host in ("0.0.0.0", "::")
    own = f"http://{'127.0.0.1' if everywhere else f'[{host}]' if ':' in host else host}:{port}"
    print(f"Pass GO is open at {own}", flush=True)
    lan = lan_address() if everywhere else None
    if lan:
        print(f"For guests on the same network: http://{lan}:{port}", flush=True)
        show_code(f"http://{lan}:{port}")
        print(f"For a real table with the printed box: http://{lan}:{port}/companion", flush=True)
    for note in filter(None, map(nets.belongs, editions())):
        print(note, file=sys.stderr, flush=True)
    return own


def lan_address() -> str | None:
    """This machine's address on its network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address


def show_code(address: str) -> None:
    """The address as a QR code, where the terminal can show one."""
    if not sys.stdout.isatty():
        return
    import segno
    segno.make(address, error="l").terminal(compact=True)
