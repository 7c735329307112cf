"""Rewinding: the one way in which something said is unsaid, by agreement of the table or by whoever holds real dice.

What was said from a place on goes from the store, and the room begins again from what is left. The dice of a hosted game fall by
their number, so what fell once falls the same way again: nobody gets another roll by taking one back.
"""
from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from passgo.events import Event
from passgo.play.game import Game
from passgo.server.rooms.sheet import Taken
from passgo.server.views.drawing import TableWriter

if TYPE_CHECKING:
    from passgo.server.rooms.room import Room


class Mark(NamedTuple):
    """A stored move: the place of its first input, who said it under which id (none: a bot or the clock), its last event."""
    place: int
    said: str | None
    seq: int


@dataclass(frozen=True)
class Proposal:
    """What a seat asks to take back: all from `place` on, that is, after event `seq`; open `until` then, by time.monotonic."""
    seat: int
    place: int
    seq: int
    seen: bool
    """Did chance or somebody else speak since, or was a secret read?"""
    until: float


async def rewind(room: Room, place: int, seat: int) -> None:
    """Begin again as if nothing had been said from `place` on, where a stored move begins; whoever calls holds the lock.

    Stored before anybody hears of it, with the ids of what was said: who says one of those again is not heard twice.
    """
    old = room.game
    assert old is not None and any(mark.place == place for mark in room.marks)
    gone = [mark.said for mark in room.marks if mark.place >= place and mark.said]
    game, events = await asyncio.to_thread(played_until, old, place)
    room.game, room.marks = game, [mark for mark in room.marks if mark.place < place]
    room.seq, room.dice, room.heard_at = 0, None, 0
    room.tail.clear()
    room.remember(events)
    room.sheet.taken.append(Taken(seat, room.seq, gone))
    room.writer, room.board_history, room.proposal = TableWriter(room.sheet.names), {}, None
    room.votes = {what: set() for what in room.votes}
    room.clock.game.set(game.core.clock)
    room.run_clocks()
    await room.write(None, True, forget=place)
    room.broadcast([], rewound=room.seq)
    room.presence()


def played_until(game: Game, place: int) -> tuple[Game, list[Event]]:
    """The game as it was before this input, and all that had happened."""
    fresh = Game(game.edition, game.names, None, game.first)
    events = [event for said in game.inputs[:place] for event in fresh.tell(*said)]
    fresh.dealer = game.dealer
    return fresh, events
