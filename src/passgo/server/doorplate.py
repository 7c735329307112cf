"""The doorplate of a room: who sits where, who is there, and what they are voting on, for everybody to read."""
from __future__ import annotations

from typing import TYPE_CHECKING

from passgo.server.sheet import Chair
from passgo.server.wire import Lobby, LobbyFrame, LobbySeat

if TYPE_CHECKING:
    from passgo.server.room import Room


def voters(room: Room) -> set[int]:
    """The people who must agree: those at the table, here, and not bankrupt."""
    if room.game is None or room.over:
        return set()
    alive = room.game.core.dump()["alive"]
    return {seat for seat in room.people() if room.online(seat) and alive >> seat & 1}


def lobby(room: Room) -> Lobby:
    """The room as everybody may see it."""
    sheet = room.sheet
    return Lobby(
        room=sheet.room, code=sheet.code, edition=sheet.edition, title=room.edition.title, options=dict(room.edition.chosen),
        seats=[chair_shown(room, seat, chair) for seat, chair in enumerate(sheet.chairs)],
        pace=sheet.pace, turn_seconds=sheet.turn_seconds, started=sheet.started, over=room.over, paused=sheet.paused,
        votes={what: sorted(seats) for what, seats in room.votes.items() if seats}, voters=sorted(voters(room)),
        commitment=sheet.commitment, secret=sheet.secret if room.over else None, rules=sheet.rules)


def chair_shown(room: Room, seat: int, chair: Chair) -> LobbySeat:
    return LobbySeat(seat=seat, kind=chair.kind, name=chair.name, bot=chair.bot, taken=chair.kind != "open",
                     online=room.online(seat), absent=chair.absent)


def lobby_frame(room: Room) -> str:
    return LobbyFrame(lobby=lobby(room)).model_dump_json()
