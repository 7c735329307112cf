"""The server as a whole: every address it answers, and what is behind it."""
from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from passgo.server import lobby
from passgo.server.companion import add_companion
from passgo.server.device import REFUSED, Device
from passgo.server.doorplate import lobby as lobby_of
from passgo.server.guard import Guard
from passgo.server.hall import Hall
from passgo.server.meter import FORMAT
from passgo.server.pages import add_pages
from passgo.server.past import looking_back
from passgo.server.printed import all_editions, board_shown, options_of, rules_shown
from passgo.server.records import record_for
from passgo.server.refusals import Refusal
from passgo.server.rest import (
    BoardShown,
    Changed,
    ClauseShown,
    EditionShown,
    Found,
    GiveToBot,
    Health,
    Join,
    Lines,
    MadeRoom,
    MySeat,
    NewRoom,
    Question,
    Reply,
)
from passgo.server.settings import Settings
from passgo.server.store import Store
from passgo.server.why import why_event, why_not, why_space
from passgo.server.wire import Lobby


def make_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """A server on these settings; without a store of its own it opens the one they name."""
    @contextlib.asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        kept = store if store is not None else await asyncio.to_thread(Store, settings)
        hall = app.state.hall = Hall(kept, settings)
        sweeper = asyncio.create_task(hall.sweep())
        yield
        sweeper.cancel()
        await hall.close()
        if store is None:
            await asyncio.to_thread(kept.close)

    app = FastAPI(title="Pass GO", version="1", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=life)
    app.add_middleware(Guard, settings=settings)
    add_refusals(app)
    add_printed(app)
    add_rooms(app)
    add_game(app, settings)
    add_companion(app)
    add_pages(app)
    return app


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def bearer(request: Request) -> str:
    """The token in the header, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def add_refusals(app: FastAPI) -> None:
    """Everything that goes wrong is answered alike."""
    @app.exception_handler(Refusal)
    async def refused(request: Request, why: Refusal) -> JSONResponse:
        hall_of(request).meter.refused[why.code] += 1
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


def add_printed(app: FastAPI) -> None:
    """Editions, boards and rulebooks."""
    @app.get("/api/editions")
    def editions() -> list[EditionShown]:
        return all_editions()

    @app.get("/api/editions/{key}/board")
    def board(key: str, options: str = "{}") -> BoardShown:
        return board_shown(key, tuple(sorted(options_of(options).items())))

    @app.get("/api/editions/{key}/rules")
    def rules(key: str) -> list[ClauseShown]:
        return rules_shown(key)


def add_rooms(app: FastAPI) -> None:
    """Making, finding, joining and starting rooms."""
    @app.post("/api/rooms", status_code=201)
    async def make(wish: NewRoom, request: Request) -> MadeRoom:
        sheet, host, tokens = await hall_of(request).make(wish)
        return MadeRoom(room=sheet.room, code=sheet.code, host=host,
                        mine=[MySeat(seat=seat, token=token) for seat, token in tokens.items()])

    @app.get("/api/join/{code}")
    async def find(code: str, request: Request) -> Found:
        plausible = len(code) == 6 and code.isascii() and code.isalpha()
        room = await hall_of(request).store.by_code(code.upper()) if plausible else None
        if room is None:
            raise Refusal("NO_SUCH_ROOM", status=404)
        return Found(room=room)

    @app.get("/api/rooms/{id}")
    async def look(id: str, request: Request) -> Lobby:
        async with hall_of(request).room(id) as room, room.alone():
            return lobby_of(room)

    @app.post("/api/rooms/{id}/join")
    async def join(id: str, wish: Join, request: Request) -> MySeat:
        async with hall_of(request).room(id) as room:
            seat, token = await asyncio.shield(lobby.join(room, wish.name.strip()))
            return MySeat(seat=seat, token=token)

    @app.post("/api/rooms/{id}/start")
    async def start(id: str, request: Request) -> Lobby:
        async with hall_of(request).room(id) as room:
            lobby.check_host(room, bearer(request))
            await asyncio.shield(lobby.start(room))
            async with room.alone():
                return lobby_of(room)

    @app.post("/api/rooms/{id}/bot")
    async def bot(id: str, wish: GiveToBot, request: Request) -> Lobby:
        async with hall_of(request).room(id) as room:
            lobby.check_host(room, bearer(request))
            await asyncio.shield(lobby.give_to_bot(room, wish.seat, wish.bot))
            async with room.alone():
                return lobby_of(room)


def add_game(app: FastAPI, settings: Settings) -> None:
    """The game itself: the socket, the record, and why things are as they are."""
    @app.websocket("/ws/{id}")
    async def socket(socket: WebSocket, id: str) -> None:
        hall: Hall = socket.app.state.hall
        try:
            async with hall.room(id) as room:
                await Device(socket, room, settings, hall.meter).serve()
        except Refusal as why:
            await socket.accept()
            await socket.send_text(why.frame(""))
            await socket.close(REFUSED + why.status, why.code)

    @app.get("/api/rooms/{id}/record")
    async def record(id: str, request: Request) -> Response:
        async with hall_of(request).room(id) as room, room.alone():
            name = {"Content-Disposition": f'attachment; filename="passgo-{room.sheet.code.lower()}.jsonl"'}
            return PlainTextResponse(await record_for(room, bearer(request)), media_type="application/jsonl", headers=name)

    @app.get("/api/rooms/{id}/past", response_model=list[Changed])
    async def past(id: str, request: Request) -> Response:
        hall = hall_of(request)
        async with hall.room(id) as room:
            return Response(await looking_back(room, hall.looking_back), media_type="application/json")

    @app.get("/api/rooms/{id}/why")
    async def why(id: str, request: Request, space: int = -1, event: int = 0) -> Lines:
        token = bearer(request)
        async with hall_of(request).room(id) as room:
            return Lines(lines=await (why_event(room, token, event) if event > 0 else why_space(room, token, space)))

    @app.post("/api/rooms/{id}/why")
    async def may(id: str, asked: Question, request: Request) -> Reply | None:
        async with hall_of(request).room(id) as room, room.alone():
            return why_not(room, asked.token, asked.action)

    @app.get("/healthz")
    async def alive() -> Health:
        return Health(ok=True, says="Pass GO is running.")

    @app.get("/readyz")
    async def ready(request: Request) -> Health:
        try:
            await hall_of(request).store.ready()
        except Exception:
            raise Refusal("NOT_STORED", status=503) from None
        return Health(ok=True, says="Games can be written.")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        hall = hall_of(request)
        sockets = sum(len(room.devices) for room in hall.rooms.values())
        return Response(hall.meter.text(len(hall.rooms), sockets), media_type=FORMAT)
