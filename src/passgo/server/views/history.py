"""The board as it stood: what a game has changed on it, for whoever looks back."""
from __future__ import annotations

import asyncio

from passgo.play.game import Game
from passgo.play.record import Record
from passgo.server.refusals import Refusal
from passgo.server.rooms.room import Room
from passgo.server.views.table import Json, Look, compact, look_of, space
from passgo.text import ENGLISH
from passgo.text.events import Teller

WATCHER = -1


async def board_history(room: Room, turn: asyncio.Lock, language: str) -> str:
    """A list of bodies.Changed as JSON, as a watcher saw the board; the game is played again off the loop.

    That takes as long as many moves do: so one at a time in the whole house (`turn`), and once for all who ask the same.
    """
    asked = len((await open_record(room)).inputs)
    async with turn:
        if room.board_history.get(language, (-1, ""))[0] < asked:
            record = await open_record(room)
            seen = await asyncio.to_thread(lambda: compact(changes(record, language)))
            room.board_history[language] = len(record.inputs), seen
        return room.board_history[language][1]


async def open_record(room: Room) -> Record:
    """What everybody may know by now."""
    async with room.locked():
        if room.game is None:
            raise Refusal("NOT_STARTED")
        return room.game.record(secrets=False)


def changes(record: Record, language: str = ENGLISH) -> list[Json]:
    """Every moment after which the board looked another way; the first holds all of it."""
    last: dict[int, Look] = {}
    found: list[Json] = []
    seq = 0
    for game, _, events in Game.replay(record._replace(result=None)):
        seq += len(events)
        view, tell = game.view(WATCHER), Teller(game.edition, game.names, language)
        now = {number: look_of(view, number, tell) for number in range(view.edition.board.spaces)}
        new = [space(tell, number, look) for number, look in now.items() if last.get(number) != look]
        if new:
            found.append({"seq": seq, "spaces": new})
        last = now
    return found
