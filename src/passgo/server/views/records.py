"""Records to take away: the whole game once it is over, with the secret it was dealt from; until then what a seat was told."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from dataclasses import replace

from passgo.play.game import Game
from passgo.play.record import Record
from passgo.server.refusals import Refusal
from passgo.server.rooms.room import Room
from passgo.server.rooms.sheet import Sheet
from passgo.server.views.table import compact
from passgo.server.views.telling import Telling, heard, worded


async def record_for(room: Room, token: str, turn: asyncio.Lock) -> str:
    """JSON Lines for whoever asks. A long game takes longer to write down than a thousand moves: it is done beside the loop, one
    at a time in the whole house (`turn`), and once where it is over."""
    async with room.locked():
        if room.game is None:
            raise Refusal("NOT_STARTED")
        whole = room.over
        write = full_record(room.sheet, room.game).text if whole else await own_log(room, token)
    async with turn:
        if whole and room.whole_record:
            return room.whole_record
        text = await asyncio.to_thread(write)
    if whole and room.mirror is None:
        # At a real table an end may be taken back.
        room.whole_record = text
    return text


def full_record(sheet: Sheet, game: Game) -> Record:
    """Everything that was said, and what decided the tosses."""
    record = game.record()
    bots = {str(seat): chair.bot for seat, chair in enumerate(sheet.chairs) if chair.bot}
    return record._replace(header=replace(record.header, bots=bots))


async def own_log(room: Room, token: str) -> Callable[[], str]:
    """How to write down what this seat was told, event by event. The inputs themselves hold what others may know alone."""
    assert room.game is not None
    seat = room.sheet.seat_of(token) if token else None
    if seat is None:
        raise Refusal("BAD_TOKEN", status=403)
    events, tell = await room.since(0), room.game.teller()
    return lambda: log_of(room.sheet, seat, (worded(seq, event, tell) for seq, event in events))


def log_of(sheet: Sheet, seat: int, tellings: Iterable[Telling]) -> str:
    head = {"passgo_log": 1, "edition": sheet.edition, "options": sheet.options, "board": sheet.board, "seats": sheet.names,
            "seat": seat, "rules": sheet.rules, "commitment": sheet.commitment}
    return "\n".join([json.dumps(head, ensure_ascii=False), *map(compact, heard(tellings, [seat]))]) + "\n"
