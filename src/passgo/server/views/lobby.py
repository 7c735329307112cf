"""The lobby view of a room: who sits where, who is there, and what they are voting on, for everybody to read."""
from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING

from passgo.server.rooms.sheet import Chair, Sheet
from passgo.server.wire.field_types import GIVEN
from passgo.server.wire.frames import Lobby, LobbyFrame, LobbySeat, TakenBack, TakingBack

if TYPE_CHECKING:
    from passgo.server.rooms.state import RoomState


def alive(room: RoomState) -> set[int]:
    """The seats of people still in the game, whoever plays them now."""
    if room.game is None or room.over:
        return set()
    return {seat for seat, chair in enumerate(room.sheet.chairs) if chair.kind == "person" and room.game.core.alive >> seat & 1}


def active(room: RoomState) -> set[int]:
    """The people still in the game, here or away, for whom no bot plays."""
    return alive(room) & room.people()


def voters(room: RoomState) -> set[int]:
    """Those of them who are here, and can agree."""
    return {seat for seat in active(room) if room.online(seat)}


def members(room: RoomState) -> set[int]:
    """Whose game it is: all people still in it, also behind a bot, until they have really left. An end needs all of them."""
    now, here = time.monotonic(), voters(room)
    return {seat for seat in alive(room) if seat in here or now - room.signs[seat] < room.settings.gone}


def host_awaited(room: RoomState) -> float:
    """Seconds the others still have to wait for the host: a line that breaks for a moment makes nobody else host. Endless while
    one of the host's seats is here."""
    if any(room.online(seat) for seat in room.sheet.hosts):
        return math.inf
    return max((room.left[seat] + room.settings.grace for seat in room.sheet.hosts), default=0.0) - time.monotonic()


def deputy(room: RoomState) -> int | None:
    """Where the host is away, and not only for a moment: the first person who is here, so that no game waits for a host."""
    if host_awaited(room) > 0:
        return None
    return next((seat for seat, chair in enumerate(room.sheet.chairs) if chair.kind == "person" and room.online(seat)), None)


def lobby(room: RoomState) -> Lobby:
    """The room as everybody may see it."""
    sheet = room.sheet
    return Lobby(
        room=sheet.room, code=sheet.code, edition=room.edition.home, title=room.edition.title, options=dict(room.edition.chosen),
        seats=[chair_shown(room, seat, chair) for seat, chair in enumerate(sheet.chairs)],
        pace=sheet.pace, turn_seconds=sheet.turn_seconds, odds=sheet.odds, hints=sheet.hints,
        started=sheet.started, over=room.over, paused=sheet.paused,
        votes={what: sorted(seats) for what, seats in room.votes.items() if seats}, voters=sorted(voters(room)),
        members=sorted(members(room)),
        deputy=deputy(room), commitment=sheet.commitment, secret=sheet.shown_secret(room.over), rules=sheet.rules,
        public=sheet.public, names=free_names(sheet), next=sheet.next or None, taking_back=asked_back(room),
        taken=[TakenBack(seat=one.seat, seq=one.seq) for one in sheet.taken], luck=sheet.luck)


def free_names(sheet: Sheet) -> list[str]:
    """Of the given names those nobody at a public table has; names of open seats are free."""
    taken = {chair.name for chair in sheet.chairs if chair.kind != "open"}
    return [name for name in GIVEN if name not in taken] if sheet.public and not sheet.started else []


def asked_back(room: RoomState) -> TakingBack | None:
    """What somebody asks to take back, as everybody may see it: where it begins, never what was said."""
    asked = room.proposal
    if asked is None:
        return None
    return TakingBack(seat=asked.seat, seq=asked.seq, seen=asked.seen,
                      until=int((time.time() + asked.until - time.monotonic()) * 1000))


def chair_shown(room: RoomState, seat: int, chair: Chair) -> LobbySeat:
    return LobbySeat(seat=seat, kind=chair.kind, name=chair.name, bot=chair.bot, taken=chair.kind != "open",
                     online=room.online(seat), absent=chair.absent)


def lobby_frame(room: RoomState) -> str:
    return LobbyFrame(lobby=lobby(room)).model_dump_json()
