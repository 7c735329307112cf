"""What a room tells: every device hears what its seats may know, in its language, and sees how things stand for them."""
from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from passgo.events import Event
from passgo.play.game import Game
from passgo.play.record import Record
from passgo.server.rooms import mirror
from passgo.server.rooms.state import RoomState, now_ms
from passgo.server.views.drawing import Drawing
from passgo.server.views.lobby import lobby_frame
from passgo.server.views.telling import Heard, Telling, worded
from passgo.text import ENGLISH

if TYPE_CHECKING:
    from passgo.server.rooms.device import Device

MOST_EVENTS = 5000
"""Told again to somebody who comes back: the log of any game people have ever finished is shorter."""


class TellingRoom(RoomState):
    """A room that says what has happened; nothing here changes it."""

    def broadcast(self, events: list[tuple[int, Event]], english: list[Telling] | None = None,
                  rewound: int | None = None) -> None:
        """Every device hears what its seats may know, in its language, and sees how things stand."""
        if self.game is None:
            return
        drawing, tellings = self.drawing(), {} if english is None else {ENGLISH: Heard(english)}
        for device in list(self.devices):
            if device.greeted:
                if device.language not in tellings:
                    tellings[device.language] = Heard(self.worded(events, device.language))
                device.post(self.update(device, tellings[device.language], drawing, rewound))

    def update(self, device: Device, tellings: Heard, drawing: Drawing, rewound: int | None = None) -> list[bytes]:
        """An Update frame for the seats of this device in its language, in pieces; at a real table it tells more."""
        seats, language = device.eyes, device.language
        back = b"" if rewound is None else b',"rewound":%d' % rewound
        more = mirror.shown(self, device.banker, language).encode() if self.mirror else b""
        pieces = [b'{"t":"update","seq":%d,"events":[%b],"views":{"%d":' % (self.seq, tellings.text(seats), seats[0]),
                  *drawing.parts(seats[0], language)]
        for seat in seats[1:]:
            pieces += (b',"%d":' % seat, *drawing.parts(seat, language))
        pieces.append(b'},"now":%d%b%b}' % (now_ms(), back, more))
        return pieces

    def worded(self, events: list[tuple[int, Event]], language: str) -> list[Telling]:
        """Events with their sentences."""
        game = self.game
        assert game is not None
        tell = self.writer.teller(game.edition, language)
        return [worded(seq, event, tell) for seq, event in events]

    def post(self, frame: str) -> None:
        """All who are here hear this."""
        for device in list(self.devices):
            if device.greeted:
                device.post(frame)

    def presence(self, newcomer: Device | None = None) -> None:
        """Somebody came or went: the others see it, unless what is here may not be what is stored."""
        if self.doubtful:
            return
        frame = lobby_frame(self)
        for device in list(self.devices):
            if device.greeted and device is not newcomer:
                device.post(frame)

    async def since(self, seq: int) -> list[tuple[int, Event]]:
        """What happened after this event; what is no longer at hand is played again, off the loop."""
        if self.game is None:
            return []
        if not self.tail or self.tail[0][0] <= seq + 1:
            return [(n, event) for n, event in self.tail if n > seq]
        found = await asyncio.to_thread(history, self.game.record())
        return [(n, event) for n, event in found[-MOST_EVENTS:] if n > seq]


def history(record: Record) -> list[tuple[int, Event]]:
    """All events of a game, numbered."""
    found: list[Event] = []
    for _, _, events in Game.replay(record._replace(result=None)):
        found += events
    return list(enumerate(found, start=1))
