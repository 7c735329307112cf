"""The board as it stood: what a game has changed on it, for whoever looks back."""
from __future__ import annotations

import asyncio

from passgo.game import Game
from passgo.record import Record
from passgo.server.refusals import Refusal
from passgo.server.room import Room
from passgo.server.shown import Json, Look, look_of, space

WATCHER = -1


async def looking_back(room: Room) -> list[Json]:
    """rest.Changed, one after the other, as a watcher saw the board; the game is played again, off the loop."""
    async with room.alone():
        if room.game is None:
            raise Refusal("NOT_STARTED")
        record = room.game.record(secrets=False)
    return await asyncio.to_thread(changes, record)


def changes(record: Record) -> list[Json]:
    """Every moment after which the board looked another way; the first holds all of it."""
    last: dict[int, Look] = {}
    found: list[Json] = []
    seq = 0
    for game, _, events in Game.replay(record._replace(result=None)):
        seq += len(events)
        view = game.view(WATCHER)
        looks = {number: look_of(view, number) for number in range(view.edition.board.spaces)}
        new = [space(view.edition, number, look, game.names) for number, look in looks.items() if last.get(number) != look]
        if new:
            found.append({"seq": seq, "spaces": new})
        last = looks
    return found
