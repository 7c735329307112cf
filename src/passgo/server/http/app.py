"""The server as a whole: what is behind its addresses, from opening to closing."""
from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from passgo.server.http.api import add_catalogue, add_game, add_health, add_rooms, registry_of
from passgo.server.http.companion import add_companion
from passgo.server.http.pages import add_pages
from passgo.server.http.security import Security
from passgo.server.ops.settings import Settings
from passgo.server.refusals import Refusal
from passgo.server.rooms.registry import Registry
from passgo.server.storage.store import Store


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """A server on these settings; without a store of its own it opens the one they name."""
    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        kept = store if store is not None else await asyncio.to_thread(Store, settings)
        registry = app.state.registry = Registry(kept, settings)
        sweeper = asyncio.create_task(registry.sweep())
        yield
        sweeper.cancel()
        await registry.close()
        if store is None:
            await asyncio.to_thread(kept.close)

    app = FastAPI(title="Pass GO", version="1", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=life)
    app.add_middleware(Security, settings=settings)
    add_refusals(app)
    add_catalogue(app)
    add_rooms(app)
    add_game(app, settings)
    add_health(app)
    add_companion(app)
    add_pages(app)
    return app


def add_refusals(app: FastAPI) -> None:
    """Everything that goes wrong is answered alike."""
    @app.exception_handler(Refusal)
    async def refused(request: Request, why: Refusal) -> JSONResponse:
        registry_of(request).metrics.refused(why.code)
        return JSONResponse({"code": why.code, "clause": why.clause, "sentence": why.sentence}, why.status)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])[:80]
        sentence = f"What was sent makes no sense{f' at {where}' if where else ''}: {str(first['msg'])[:120]}."
        return JSONResponse({"code": "BAD_REQUEST", "clause": "", "sentence": sentence}, 400)

    @app.exception_handler(HTTPException)
    async def failed(request: Request, error: HTTPException) -> JSONResponse:
        why = Refusal("NO_SUCH_THING" if error.status_code == 404 else "BAD_REQUEST")
        return JSONResponse({"code": why.code, "clause": "", "sentence": why.sentence}, error.status_code)
