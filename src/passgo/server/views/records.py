"""Records to take away: the whole game once it is over, with the secret it was dealt from; until then what a seat was told."""
from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace

from passgo.play.game import Game
from passgo.play.record import Record
from passgo.server.refusals import Refusal
from passgo.server.rooms.room import Room
from passgo.server.rooms.sheet import Sheet
from passgo.server.views.table import compact
from passgo.server.views.telling import Telling, heard, worded


async def record_for(room: Room, token: str) -> str:
    """JSON Lines for whoever asks."""
    if room.game is None:
        raise Refusal("NOT_STARTED")
    if room.over:
        return full_record(room.sheet, room.game).text()
    seat = room.sheet.seat_of(token) if token else None
    if seat is None:
        raise Refusal("BAD_TOKEN", status=403)
    return await own_log(room, seat)


def full_record(sheet: Sheet, game: Game) -> Record:
    """Everything that was said, and what decided the tosses."""
    record = game.record()
    bots = {str(seat): chair.bot for seat, chair in enumerate(sheet.chairs) if chair.bot}
    return record._replace(header=replace(record.header, bots=bots))


async def own_log(room: Room, seat: int) -> str:
    """What this seat was told, event by event. The inputs themselves hold what others may know alone."""
    assert room.game is not None
    tell = room.game.teller()
    return log_of(room.sheet, seat, (worded(seq, event, tell) for seq, event in await room.since(0)))


def log_of(sheet: Sheet, seat: int, tellings: Iterable[Telling]) -> str:
    head = {"passgo_log": 1, "edition": sheet.edition, "options": sheet.options, "board": sheet.board, "seats": sheet.names,
            "seat": seat, "rules": sheet.rules, "commitment": sheet.commitment}
    return "\n".join([json.dumps(head, ensure_ascii=False), *map(compact, heard(tellings, [seat]))]) + "\n"
