"""Every address the server answers, but the pages themselves."""
from __future__ import annotations

import asyncio

from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import PlainTextResponse, Response

from passgo.server.http.language import language_asked
from passgo.server.ops.metrics import FORMAT
from passgo.server.ops.settings import Settings
from passgo.server.refusals import Refusal
from passgo.server.rooms import seats
from passgo.server.rooms.closed import show_closed
from passgo.server.rooms.device import REFUSED, Device
from passgo.server.rooms.registry import Registry
from passgo.server.rooms.tables import open_tables
from passgo.server.storage.store import Archive
from passgo.server.views.archive import Closed
from passgo.server.views.catalogue import all_editions, all_printed, board_shown, options_of, own_editions, rules_shown
from passgo.server.views.explain import why_event, why_not, why_space
from passgo.server.views.history import board_history
from passgo.server.views.lobby import lobby as lobby_of
from passgo.server.views.records import record_for
from passgo.server.wire.bodies import (
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
    OpenTable,
    PushKey,
    Question,
    Reply,
)
from passgo.server.wire.frames import Lobby
from passgo.text import say


def registry_of(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


def bearer(request: Request) -> str:
    """The token in the header, or nothing."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def kept(closed: Closed) -> Archive:
    """What is kept of a finished game; another is refused."""
    if closed.archive is None:
        raise closed
    return closed.archive


def add_catalogue(app: FastAPI) -> None:
    """Editions, boards and rulebooks."""
    @app.get("/api/editions")
    def editions(request: Request) -> list[EditionShown]:
        return all_editions(language_asked(request))

    @app.get("/api/boards")
    def boards(request: Request) -> list[EditionShown]:
        """Boards of one's own, for the bank of a real table."""
        return own_editions(registry_of(request).boards, language_asked(request))

    @app.get("/api/editions/{key}/board")
    def board(key: str, request: Request, options: str = "{}") -> BoardShown:
        return board_shown(key, tuple(sorted(options_of(options).items())), language_asked(request))

    @app.get("/api/editions/{key}/rules")
    def rules(key: str) -> list[ClauseShown]:
        return rules_shown(key)


def add_rooms(app: FastAPI) -> None:
    """Making, finding, joining and starting rooms."""
    @app.post("/api/rooms", status_code=201)
    async def make(wish: NewRoom, request: Request) -> MadeRoom:
        sheet, host, tokens = await registry_of(request).make(wish)
        return MadeRoom(room=sheet.room, code=sheet.code, host=host,
                        mine=[MySeat(seat=seat, token=token) for seat, token in tokens.items()])

    @app.get("/api/tables")
    async def tables(request: Request) -> list[OpenTable]:
        return await open_tables(registry_of(request))

    @app.get("/api/push")
    async def push(request: Request) -> PushKey:
        return PushKey(key=registry_of(request).caller.key)

    @app.get("/api/join/{code}")
    async def find(code: str, request: Request) -> Found:
        plausible = len(code) == 6 and code.isascii() and code.isalpha()
        room = await registry_of(request).store.by_code(code.upper()) if plausible else None
        if room is None:
            raise Refusal("NO_SUCH_ROOM", status=404)
        return Found(room=room)

    @app.get("/api/rooms/{id}")
    async def look(id: str, request: Request) -> Lobby:
        try:
            async with registry_of(request).room(id) as room, room.locked():
                return lobby_of(room)
        except Closed as closed:
            return closed.lobby(language_asked(request))

    @app.post("/api/rooms/{id}/join")
    async def join(id: str, wish: Join, request: Request) -> MySeat:
        async with registry_of(request).room(id) as room:
            seat, token = await asyncio.shield(seats.join(room, wish.name.strip()))
            return MySeat(seat=seat, token=token)

    @app.post("/api/rooms/{id}/start")
    async def start(id: str, request: Request) -> Lobby:
        async with registry_of(request).room(id) as room:
            seats.check_host(room, bearer(request))
            await asyncio.shield(seats.start(room))
            async with room.locked():
                return lobby_of(room)

    @app.post("/api/rooms/{id}/again")
    async def again(id: str, request: Request) -> Found:
        async with registry_of(request).room(id) as room:
            return Found(room=await asyncio.shield(seats.again(room, bearer(request))))

    @app.post("/api/rooms/{id}/bot")
    async def bot(id: str, wish: GiveToBot, request: Request) -> Lobby:
        async with registry_of(request).room(id) as room:
            seats.check_host(room, bearer(request))
            await asyncio.shield(seats.give_to_bot(room, wish.seat, wish.bot))
            async with room.locked():
                return lobby_of(room)


def add_game(app: FastAPI, settings: Settings) -> None:
    """The game itself: the socket, the record, and why things are as they are."""
    @app.websocket("/ws/{id}")
    async def socket(socket: WebSocket, id: str) -> None:
        registry: Registry = socket.app.state.registry
        try:
            async with registry.room(id) as room:
                await Device(socket, room, settings, registry.metrics, language_asked(socket)).serve()
        except Closed as closed:
            await show_closed(socket, closed, language_asked(socket), settings)
        except Refusal as why:
            await socket.accept()
            await socket.send_text(why.frame("", language_asked(socket)))
            await socket.close(REFUSED + why.status, why.code)

    @app.get("/api/rooms/{id}/record")
    async def record(id: str, request: Request) -> Response:
        registry = registry_of(request)
        try:
            async with registry.room(id) as room:
                text, code = await record_for(room, bearer(request), registry.replay_lock), room.sheet.code
        except Closed as closed:
            text, code = closed.record(bearer(request)), closed.stored.sheet.code
        name = {"Content-Disposition": f'attachment; filename="passgo-{code.lower()}.jsonl"'}
        return PlainTextResponse(text, media_type="application/jsonl", headers=name)

    @app.get("/api/rooms/{id}/board", response_model=BoardShown)
    async def board(id: str, request: Request) -> Response:
        """The board this room is played on; of a finished game the one it was played on."""
        try:
            async with registry_of(request).room(id) as room:
                shown = all_printed(room.edition, language_asked(request)) if room.sheet.own else board_shown(
                    room.sheet.edition, tuple(sorted(room.sheet.options.items())), language_asked(request))
                return Response(shown.model_dump_json(by_alias=True), media_type="application/json")
        except Closed as closed:
            return Response(kept(closed).board, media_type="application/json")

    @app.get("/api/rooms/{id}/past", response_model=list[Changed])
    async def past(id: str, request: Request) -> Response:
        registry = registry_of(request)
        try:
            async with registry.room(id) as room:
                seen = await board_history(room, registry.history_lock, language_asked(request))
                return Response(seen, media_type="application/json")
        except Closed as closed:
            return Response(kept(closed).past, media_type="application/json")

    @app.get("/api/rooms/{id}/why")
    async def why(id: str, request: Request, space: int = -1, event: int = 0) -> Lines:
        registry, token, language = registry_of(request), bearer(request), language_asked(request)
        async with registry.room(id) as room:
            return Lines(lines=await (why_event(room, token, event, language, registry.replay_lock) if event > 0
                                      else why_space(room, token, space, language)))

    @app.post("/api/rooms/{id}/why")
    async def may(id: str, asked: Question, request: Request) -> Reply | None:
        async with registry_of(request).room(id) as room, room.locked():
            return why_not(room, asked.token, asked.action, language_asked(request))


def add_health(app: FastAPI) -> None:
    """How the server is, for whoever keeps it."""
    @app.get("/healthz")
    async def alive(request: Request) -> Health:
        return Health(ok=True, says=say("server-running", language_asked(request)))

    @app.get("/readyz")
    async def ready(request: Request) -> Health:
        try:
            await registry_of(request).store.ready()
        except Exception:
            raise Refusal("NOT_STORED", status=503) from None
        return Health(ok=True, says=say("server-can-write", language_asked(request)))

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        registry = registry_of(request)
        sockets = sum(len(room.devices) for room in registry.rooms.values())
        return Response(registry.metrics.text(len(registry.rooms), sockets, registry.store.waiting), media_type=FORMAT)
