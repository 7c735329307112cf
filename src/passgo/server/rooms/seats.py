"""Seats: people join, start the game, leave a seat to a bot and take it back."""
from __future__ import annotations

import time

from passgo.bots import BOTS
from passgo.play.game import Game
from passgo.play.mirror import Mirror
from passgo.server.refusals import Refusal, told
from passgo.server.rooms.room import Room
from passgo.server.rooms.sheet import Chair, hashed, new_token
from passgo.server.views.catalogue import check_given
from passgo.server.views.drawing import TableWriter
from passgo.server.views.lobby import active, deputy, voters
from passgo.server.wire.field_types import OddsWhen
from passgo.server.wire.names import alike

STAND_IN = "thrifty"
"""The bot that keeps an absent person's seat: it plays on soberly and trades nothing away."""


async def join(room: Room, name: str) -> tuple[int, str]:
    """Take the next open seat; the token is told once and never again."""
    async with room.locked():
        if room.sheet.started:
            raise Refusal("STARTED")
        seat = next((seat for seat, chair in enumerate(room.sheet.chairs) if chair.kind == "open"), None)
        if seat is None:
            raise Refusal("NO_SEAT_FREE")
        doubles = [chair for n, chair in enumerate(room.sheet.chairs) if n != seat and alike(chair.name, name)]
        if len(doubles) > 1 or any(chair.kind != "open" for chair in doubles):
            raise Refusal("BAD_REQUEST", told("server-name-taken"), status=400)
        check_given(room.sheet.public, [name])
        for chair in doubles:
            # An open seat of this name takes that of the seat taken: a bot may sit there later, and no two are called alike.
            chair.name = room.sheet.chairs[seat].name
        token = new_token()
        room.sheet.chairs[seat] = Chair("person", name, None, hashed(token))
        room.left[seat] = time.monotonic()
        await room.keep_sheet()
        return seat, token


async def again(room: Room, token: str) -> str:
    """The same people play again: one new room, however many ask for it."""
    async with room.locked():
        if room.sheet.seat_of(token) is None:
            raise Refusal("BAD_TOKEN", status=403)
        if not room.over:
            raise Refusal("NOT_OVER")
        if not room.sheet.next:
            sheet = room.sheet.again(room.edition)
            await room.store.add(sheet)
            room.sheet.next = sheet.room
            await room.keep_sheet()
        return room.sheet.next


def check_host(room: Room, token: str) -> None:
    """The host, or who stands in for one who is away."""
    if not room.sheet.is_host(token) and (room.sheet.seat_of(token) is None or room.sheet.seat_of(token) != deputy(room)):
        raise Refusal("NOT_THE_HOST", status=403)


async def start(room: Room) -> None:
    """Everybody sits: the first toss falls."""
    async with room.locked():
        if room.sheet.started:
            raise Refusal("STARTED")
        if any(chair.kind == "open" for chair in room.sheet.chairs):
            raise Refusal("SEATS_OPEN")
        room.sheet.started = True
        room.writer = TableWriter(room.sheet.names)
        if room.sheet.luck == "table":
            room.game = Game.new(room.edition, room.sheet.names, seed=None)
            room.mirror = Mirror(room.game)
        else:
            room.game = Game.new(room.edition, room.sheet.names, secret=room.sheet.secret)
        await room.keep((0, 0), None, sheet=True)


async def allow(room: Room, odds: OddsWhen, hints: bool) -> None:
    """Before the start: what this table allows; afterwards nobody changes what all have agreed to."""
    async with room.locked():
        if room.sheet.started:
            raise Refusal("STARTED")
        room.sheet.allow(odds, hints)
        await room.keep_sheet()


async def give_to_bot(room: Room, seat: int, bot: str | None) -> None:
    """Before the start a bot may sit anywhere nobody sits, and who took a seat and did not stay may be let go; later the bot that
    trades nothing away may keep the seat of somebody who is away: a host chooses nobody worse for a friend, nor for a rival."""
    async with room.locked():
        if seat >= len(room.sheet.chairs):
            raise Refusal("NO_SUCH_THING", told("server-no-seat"), status=404)
        if bot is not None and bot not in BOTS:
            raise Refusal("NO_SUCH_THING", told("server-no-bot", known=[*BOTS]), status=404)
        chair = room.sheet.chairs[seat]
        if not room.sheet.started:
            if chair.kind == "person" and not has_not_stayed(room, seat):
                raise Refusal("NOT_YOUR_SEAT", told("server-seat-taken"))
            chair.kind, chair.bot, chair.token = ("open", None, "") if bot is None else ("bot", bot, "")
        elif chair.kind == "bot":
            raise Refusal("STARTED")
        elif room.online(seat):
            raise Refusal("NOT_YOUR_SEAT", told("server-seat-taken"))
        elif not chair.absent and seat not in away(room):
            raise Refusal("NOBODY_AWAY")
        else:
            chair.absent, chair.bot = bot is not None, STAND_IN if bot is not None else None
        await room.keep_sheet()


async def back(room: Room, seat: int) -> None:
    """The person is here again."""
    async with room.locked():
        chair = room.sheet.chairs[seat]
        if chair.absent:
            chair.absent, chair.bot = False, None
            room.signs[seat] = time.monotonic()
            room.clock.came_back(seat, room.budget)
            await room.keep_sheet()


def has_not_stayed(room: Room, seat: int) -> bool:
    """Has somebody who joined gone before the game began, and not only for a moment? Nobody fills a table with nobody."""
    gone = time.monotonic() - room.left[seat] >= room.settings.grace
    return seat not in room.sheet.hosts and not room.online(seat) and gone


def away(room: Room) -> set[int]:
    """The people who have gone, and not only for a moment."""
    now = time.monotonic()
    return {seat for seat in active(room) - voters(room) if now - room.left[seat] >= room.settings.grace}


async def stand_in(room: Room, *seats: int) -> None:
    """A bot takes over; whoever calls holds the lock."""
    for seat in seats:
        chair = room.sheet.chairs[seat]
        chair.absent, chair.bot = True, STAND_IN
    await room.keep_sheet()
