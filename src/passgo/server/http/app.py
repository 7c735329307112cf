"""The server as a whole: what is behind its addresses, from opening to closing."""
from __future__ import annotations

import asyncio
import contextlib
import signal
import threading
from collections.abc import AsyncIterator
from types import FrameType

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from passgo.server.http.api import add_catalogue, add_game, add_health, add_rooms, registry_of
from passgo.server.http.companion import add_companion
from passgo.server.http.companion_line import add_companion_line
from passgo.server.http.language import language_asked
from passgo.server.http.minds import add_minds
from passgo.server.http.pages import add_pages
from passgo.server.http.security import Security
from passgo.server.ops.settings import Settings
from passgo.server.refusals import Refusal, told
from passgo.server.rooms.cluster import Cluster
from passgo.server.rooms.forwarding import Forwarding
from passgo.server.rooms.registry import Registry
from passgo.server.storage.store import Store


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """A server on these settings; without a store of its own it opens the one they name."""
    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        kept = store if store is not None else await asyncio.to_thread(Store, settings)
        registry = app.state.registry = Registry(kept, settings)
        if settings.redis_url:
            registry.cluster = Cluster(settings.redis_url, kept.id, kept.living)
            await registry.cluster.start(app, settings.wait_for_database)
        drain_first(registry)
        chores = (registry.sweep(), registry.beat(), registry.expire(), registry.catch_up(), registry.metrics.watch(),
                  kept.watch())
        tasks = [asyncio.create_task(chore) for chore in chores]
        yield
        for task in tasks:
            task.cancel()
        await registry.close()
        if registry.cluster:
            await registry.cluster.close()
        if store is None:
            await asyncio.to_thread(kept.close)

    app = FastAPI(title="Pass GO", version="1", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=life)
    app.add_middleware(Forwarding, registry_of=lambda scope: scope["app"].state.registry)
    app.add_middleware(Security, settings=settings)
    add_refusals(app)
    add_catalogue(app)
    add_rooms(app)
    add_game(app, settings)
    add_minds(app)
    add_health(app)
    add_companion(app)
    add_companion_line(app, settings)
    add_pages(app)
    return app


def drain_first(registry: Registry) -> None:
    """When the process is told to stop, its rooms are handed over before anybody is hung up on."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop, stop = asyncio.get_running_loop(), signal.getsignal(signal.SIGTERM)

    async def drained(number: int, frame: FrameType | None) -> None:
        # Whatever goes wrong with a room: who was told to stop, stops.
        try:
            await registry.close()
        finally:
            if callable(stop):
                stop(number, frame)

    def begin(number: int, frame: FrameType | None) -> None:
        asyncio.run_coroutine_threadsafe(drained(number, frame), loop)
    signal.signal(signal.SIGTERM, begin)


def add_refusals(app: FastAPI) -> None:
    """Everything that goes wrong is answered alike."""
    @app.exception_handler(Refusal)
    async def refused(request: Request, why: Refusal) -> JSONResponse:
        registry_of(request).metrics.refused(why.code)
        return JSONResponse(why.body(language_asked(request)), why.status, why.headers)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])[:80]
        reason = str(first["msg"])[:120]
        wrong = told("server-bad-request-at", where=where, why=reason) if where else told("server-bad-request-why", why=reason)
        return JSONResponse(Refusal("BAD_REQUEST", wrong).body(language_asked(request)), 400)

    @app.exception_handler(HTTPException)
    async def failed(request: Request, error: HTTPException) -> JSONResponse:
        if isinstance(error.__cause__, Refusal):
            # A body that was too long, or too slow, while it was being read.
            return await refused(request, error.__cause__)
        why = Refusal("NO_SUCH_THING" if error.status_code == 404 else "BAD_REQUEST")
        return JSONResponse(why.body(language_asked(request)), error.status_code)
