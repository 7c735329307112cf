"""What happens in a room though nobody says anything: deadlines pass, patience ends, bots move, clocks are written down."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Iterator

from passgo.bots import Bot, bot_named, may_volunteer, next_move
from passgo.engines.choose import ENGINE
from passgo.play.actions import Action
from passgo.play.dealer import derived
from passgo.play.game import Game, IllegalAction
from passgo.play.thoughts import Budget
from passgo.rules.words import CLOCK, Kind
from passgo.server.http.gathering import SOON
from passgo.server.refusals import Refusal
from passgo.server.rooms.alone import may_move, rest
from passgo.server.rooms.room import Room
from passgo.server.rooms.seats import stand_in
from passgo.server.rooms.thoughts import BOT, thoughts
from passgo.server.rooms.votes import go_on, resuming
from passgo.server.storage import archive
from passgo.server.views.archive import archive_of
from passgo.server.views.lobby import active, deputy, host_awaited
from passgo.server.wire.field_types import Pace

MOVES_AT_ONCE = 40
THINKING = 0.015
"""Seconds bots may hold up everybody else before they are interrupted."""
BREATH = 0.01
"""Seconds between two things at a fast pace: a table of bots must not take the whole machine."""
THINKERS = ("sharp", "master")
"""Bots that think: they do it beside the loop, on few threads, so that nobody waits for them but their own table."""
BUDGET = (0.25, 96)
"""Seconds and futures of one thought, where few wait for a thread."""
AFTER_FAILURE = 1.0
"""Seconds until the next try when the store does not answer."""
log = logging.getLogger("passgo.driver")


async def drive(room: Room) -> None:
    """Until cancelled, and then nothing is thought for this table any more."""
    try:
        await keep_driving(room)
    finally:
        for chore in list(room.chores):
            chore.cancel()


async def keep_driving(room: Room) -> None:
    """Wait for what is due next, or for a change, and do what is due."""
    while True:
        room.changed.clear()
        try:
            pause = min(due(room), default=None)
            if pause is None:
                await room.changed.wait()
                continue
            if pause > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await room.changed.wait()
                        continue
            else:
                await asyncio.sleep(BREATH)
            async with room.locked():
                await do_due(room)
        except Refusal:
            await asyncio.sleep(AFTER_FAILURE)
        except Exception:
            # One table must not stop because of what nobody thought of; what it was is for whoever keeps the server.
            log.exception("room %s: the driver stumbled", room.sheet.room[:6])
            await asyncio.sleep(AFTER_FAILURE)


def due(room: Room) -> Iterator[float]:
    """In how many seconds each thing is due that would happen by itself."""
    game = room.game
    if game is not None and room.over and not room.archived:
        yield 0.0
    yield from deputy_due(room)
    if room.proposal:
        yield room.proposal.until - time.monotonic()
    if resuming(room):
        yield room.go_on_at - time.monotonic()
    if game is None or not room.awake:
        return
    moved = time.monotonic() - room.moved_at
    yield from room.live.due(room, game)
    if (bots_wanted(room, game) and not room.thinking) or wound_on(room, game):
        yield max(room.settings.paces[pace(room, game)] - moved, rest(room))
    deadline = game.core.next_deadline()
    if deadline:
        yield (hammer(room, deadline) - room.clock.game.now) / 1000
        if warning_ahead(room, game):
            yield (deadline - room.edition.board.warning_ms - room.clock.game.now) / 1000
    for seat in room.clock.asked:
        yield from patience_left(room, seat)
    if room.timed:
        yield beat(room, game)


def deputy_due(room: Room) -> Iterator[float]:
    """In how many seconds all must be told who is host while the host is away."""
    if deputy(room) != room.deputy:
        yield 0.0
    elif room.devices and 0 < (seconds := host_awaited(room)) < math.inf:
        yield seconds


def beat(room: Room, game: Game) -> float:
    """Seconds between two writings of clocks: an auction's are short, a turn's are long."""
    return room.settings.beat if game.core.next_deadline() else room.settings.slow_beat


def pace(room: Room, game: Game) -> Pace:
    """How fast bots play; where all who could still come back are played for, never so fast that there is no game to come to."""
    absent = [seat for seat, chair in enumerate(room.sheet.chairs) if chair.absent]
    if room.sheet.pace != "fast" or not absent or active(room):
        return room.sheet.pace
    alive = game.core.alive
    return "normal" if any(alive >> seat & 1 for seat in absent) else "fast"


def patience_left(room: Room, seat: int) -> Iterator[float]:
    """Seconds until a bot takes over: the turn clock, and the grace of somebody who is away."""
    limit = room.sheet.turn_seconds
    if limit is not None:
        yield limit - room.clock.waited[seat].now / 1000
        if not room.online(seat):
            yield room.settings.grace - (time.monotonic() - room.left[seat])


async def do_due(room: Room) -> None:
    """Everything due now, one after the other; nobody else is with the room."""
    game = room.game
    if game is not None and room.over and not room.archived:
        await keep_as_shown(room, game)
    if deputy(room) != room.deputy:
        room.deputy = deputy(room)
        room.presence()
    if room.proposal and time.monotonic() >= room.proposal.until and room.withdraw():
        room.presence()
    if resuming(room) and time.monotonic() >= room.go_on_at:
        await go_on(room)
    if game is None or not room.awake:
        return
    room.live.begin(room, game)
    if await time_passed(room, game):
        return
    for seat in list(room.clock.asked):
        if min(patience_left(room, seat), default=1.0) <= 0:
            await stand_in(room, seat)
    if time.monotonic() - room.moved_at >= room.settings.paces[pace(room, game)]:
        await bots_move(room, game)
    if room.timed and time.monotonic() - room.written_at >= beat(room, game):
        await room.write(None, False)


async def keep_as_shown(room: Room, game: Game) -> None:
    """A finished game is shown for ever, whatever rules come: so what is shown of it is kept."""
    if not await archive.exists(room.store, room.sheet.room):
        await archive.put(room.store, room.sheet.room, await asyncio.to_thread(archive_of, room.sheet, game))
    room.archived = True


async def time_passed(room: Room, game: Game) -> bool:
    """Tell the game how late it is, where that changes something; true if it was told."""
    deadline, late = game.core.next_deadline(), room.clock.game.now
    before = game.core.told, len(game.inputs)
    if deadline and (late >= hammer(room, deadline)
                     or (warning_ahead(room, game) and late >= deadline - room.edition.board.warning_ms)):
        game.tick(late)
    elif wound_on(room, game) and time.monotonic() - room.moved_at >= room.settings.paces[pace(room, game)]:
        game.tick(deadline)
    else:
        return False
    await room.keep(before, None)
    return True


def hammer(room: Room, deadline: int) -> int:
    """When it falls, by the game's time: a bid that came within the allowance may still wait to be read with others."""
    return deadline + room.settings.allowance + int(SOON * 1000)


def warning_ahead(room: Room, game: Game) -> bool:
    """Are the last seconds still to be announced?"""
    warning = room.edition.board.warning_ms
    return warning > 0 and game.core.clock < game.core.next_deadline() - warning


def wound_on(room: Room, game: Game) -> bool:
    """Nobody can say anything before the deadline, and no agreed time is running: it need not be waited for."""
    return bool(game.core.waits_for() == CLOCK and room.edition.board.time_limit_ms == 0)


def bots_wanted(room: Room, game: Game) -> bool:
    """May a bot have something to say? Those not asked have been heard once after every input."""
    bots = {seat: chair.bot or "" for seat, chair in enumerate(room.sheet.chairs) if chair.is_bots}
    if not bots:
        return False
    if not bots.keys().isdisjoint(game.asked):
        return True
    return room.heard_at < len(game.inputs) and may_volunteer(game, bots.values())


async def bots_move(room: Room, game: Game) -> None:
    """One bot speaks; at a fast pace all that can, as long as it does not take long. Who thinks does it beside the loop."""
    if not bots_wanted(room, game) or room.thinking:
        return
    if ENGINE != "native" or any(chair.is_bots and chair.bot in THINKERS for chair in room.sheet.chairs):
        room.thinking = True
        room.chore(think(room, game, game.fork(), bots_of(room, game, thoughts().budget(*BUDGET))))
        return
    before = game.core.told, len(game.inputs)
    moves(room, game)
    room.heard_at = len(game.inputs)
    if len(game.inputs) > before[1]:
        await room.keep(before, None)


def bots_of(room: Room, game: Game, budget: Budget) -> dict[int, Bot]:
    """Whoever plays for itself or for somebody, each with a whim that nobody can foresee."""
    bots = {seat: bot_named(chair.bot or "thrifty", derived(room.sheet.secret, f"whim {seat} {len(game.inputs)}").hex(), budget)
            for seat, chair in enumerate(room.sheet.chairs) if chair.is_bots}
    for seat in bots.keys() & room.bots.keys():
        bots[seat].goes_on_from(room.bots[seat])
    return bots


async def think(room: Room, game: Game, fork: Game, bots: dict[int, Bot]) -> None:
    """Think on a table of one's own, so that nobody waits for the room; say it if nothing was said in the meantime."""
    try:
        move = await thoughts().think(BOT, lambda: next_move(fork, bots))
        async with room.locked():
            await say_thought(room, game, len(fork.inputs), move, bots)
    except Refusal:
        await asyncio.sleep(AFTER_FAILURE)
    except Exception:
        log.exception("room %s: a thought broke off", room.sheet.room[:6])
        await asyncio.sleep(AFTER_FAILURE)
    finally:
        room.thinking = False
        room.changed.set()


async def say_thought(room: Room, game: Game, heard: int, move: tuple[int, Action] | None, bots: dict[int, Bot]) -> None:
    """What was thought counts if the table is still as it was, and the seat still a bot's."""
    if room.game is not game or not room.awake or len(game.inputs) != heard:
        return
    room.heard_at, room.bots = heard, bots
    if move is None or not room.sheet.chairs[move[0]].is_bots:
        return
    before = game.core.told, len(game.inputs)
    room.tell_time(game, time.monotonic())
    say_move(room, game, move)
    room.heard_at = len(game.inputs)
    if len(game.inputs) > before[1]:
        await room.keep(before, None)


def moves(room: Room, game: Game) -> None:
    """Let the bots speak."""
    stop = time.monotonic() + THINKING
    for _ in range(MOVES_AT_ONCE if pace(room, game) == "fast" else 1):
        if not may_move(room):
            return
        room.tell_time(game, time.monotonic())
        move = next_move(game, bots_of(room, game, Budget(*BUDGET)))
        if move is None or not say_move(room, game, move) or game.over or time.monotonic() > stop:
            return


def say_move(room: Room, game: Game, move: tuple[int, Action]) -> bool:
    """What a bot wants; if that is against the rules, anything that is not. False: it says nothing."""
    try:
        game.play(move[1], move[0])
    except IllegalAction as why:
        log.error("room %s: %s wanted %s: %s", room.sheet.room[:6], room.sheet.chairs[move[0]].bot, move[1].name, why.reason)
        return say_anything(game, move[0])
    return True


def say_anything(game: Game, seat: int) -> bool:
    """A bot that does not know what to say says the first thing it may."""
    if seat not in game.asked:
        return False
    legal = game.legal(seat, side=False)
    if legal.actions or legal.bids:
        game.play(legal.actions[0] if legal.actions else Action(Kind.BID, money=legal.bids[0]), seat)
        return True
    return False
