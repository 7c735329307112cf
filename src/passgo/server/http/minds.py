"""The addresses of odds, hints, deals and reviews. Whether a table allows them is decided here, not on the page."""
from __future__ import annotations

import asyncio

from fastapi import FastAPI, Request

from passgo.server.http.addresses import whence_of
from passgo.server.http.api import bearer, registry_of
from passgo.server.http.language import language_asked
from passgo.server.rooms import advisor, seats
from passgo.server.views.lobby import lobby as lobby_of
from passgo.server.wire.frames import Lobby
from passgo.server.wire.minds import DealAsked, DealShown, HintShown, OddsShown, ReviewShown, TableWish, WorthShown


def add_minds(app: FastAPI) -> None:
    @app.post("/api/rooms/{id}/table")
    async def table(id: str, wish: TableWish, request: Request) -> Lobby:
        """Before the start the host says what this table allows."""
        async with registry_of(request).room(id) as room:
            seats.check_host(room, bearer(request))
            await asyncio.shield(seats.allow(room, wish.odds, wish.hints))
            async with room.locked():
                return lobby_of(room)

    @app.post("/api/rooms/{id}/hint")
    async def hint(id: str, request: Request) -> HintShown:
        async with registry_of(request).room(id) as room:
            return await advisor.hint(room, bearer(request), language_asked(request))

    @app.post("/api/rooms/{id}/worth")
    async def worth(id: str, asked: DealAsked, request: Request) -> WorthShown:
        async with registry_of(request).room(id) as room:
            return await advisor.worth(room, bearer(request), asked.action, language_asked(request))

    @app.post("/api/rooms/{id}/deal")
    async def deal(id: str, request: Request) -> DealShown:
        async with registry_of(request).room(id) as room:
            return await advisor.fair_deal(room, bearer(request), language_asked(request))

    @app.get("/api/rooms/{id}/odds")
    async def odds(id: str, request: Request) -> OddsShown:
        async with registry_of(request).room(id) as room:
            return await advisor.odds(room, bearer(request), whence(request))

    @app.get("/api/rooms/{id}/review")
    async def review(id: str, request: Request) -> ReviewShown:
        async with registry_of(request).room(id) as room:
            return await registry_of(request).reviews.of(room, language_asked(request), whence(request))


def whence(request: Request) -> str:
    """The address somebody asks from."""
    return whence_of(request.client.host if request.client else "unknown")
