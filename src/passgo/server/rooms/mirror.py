"""Rooms with the luck of the table: only the banker's device says what fell, what is wrong, and what is taken back.

Everything told is stored as it is told, and so is taking it back: a line UNDO or REDO among the moves. What is taken back is gone
for everybody at the table, and can be told again until something new is told.
"""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from passgo.play.actions import BadAction, Input
from passgo.play.game import Game, IllegalAction
from passgo.play.mirror import Mirror
from passgo.play.notation import LEADS_ON
from passgo.rules.words import Reason
from passgo.server.refusals import Refusal, briefly, code_of, told
from passgo.server.storage.store import Move
from passgo.server.views import badges
from passgo.server.views.table import compact
from passgo.server.wire.mirror import FallShown, MirrorShown, TossShown
from passgo.text.refusals import refusal_of
from passgo.text.tosses import toss_asked

if TYPE_CHECKING:
    from passgo.server.rooms.room import Room
    from passgo.server.rooms.state import RoomState

UNDO, REDO = "UNDO", "REDO"
Group = list[Move]
"""One move, and what bots and the clock said after it."""


def told_so_far(moves: Iterable[Move]) -> tuple[list[Group], list[Group]]:
    """What holds of all that is stored, and what was taken back, the last one first to come again."""
    done: list[Group] = []
    undone: list[Group] = []
    for move in moves:
        if move.inputs == UNDO:
            undone.append(done.pop())
        elif move.inputs == REDO:
            done.append(undone.pop())
        else:
            undone.clear()
            if move.said or not done:
                done.append([move])
            else:
                done[-1].append(move)
    return done, undone


def holding(moves: Iterable[Move]) -> list[Move]:
    """The moves that count, without what was taken back; where nothing can be, all of them."""
    return [move for group in told_so_far(moves)[0] for move in group]


def lines_of(group: Group) -> list[str]:
    return [line for move in group for line in move.inputs.splitlines()]


def mirrored(game: Game, moves: Iterable[Move]) -> Mirror:
    """The game, played to where it stands, with all that can be taken back and told again."""
    done, undone = told_so_far(moves)
    for line in (line for group in done for line in lines_of(group)):
        game.tell(*Input.read(line))
    return Mirror(game, [len(lines_of(group)) for group in done], [tuple(map(Input.read, lines_of(group))) for group in undone])


async def tell(room: Room, id: str, lines: list[str], acknowledge: Callable[[int], None]) -> None:
    """The banker tells something; whoever calls has seen the banker's secret."""
    async with room.locked():
        key = f"banker {id}"
        if key in room.said:
            acknowledge(room.said[key])
            return
        mirror = mirror_of(room)
        if lines in ([UNDO], [REDO]):
            await wind(room, mirror, lines[0], key, acknowledge)
            return
        game = room.in_play()
        before = game.core.told, len(game.inputs)
        try:
            # What does not hold altogether is taken back by playing the game again: off the loop, the other tables must not wait.
            await asyncio.to_thread(mirror.tell, lines)
        except BadAction as error:
            raise Refusal("BAD_ACTION", briefly(error), status=400, line=mirror.reached) from None
        except IllegalAction as why:
            raise Refusal(code_of(why.reason), in_words(room, why), why.clause, line=mirror.reached) from None
        if len(game.inputs) == before[1]:
            acknowledge(room.seq)
            return
        await room.keep(before, key, acknowledge=acknowledge)


def in_words(room: Room, why: IllegalAction) -> Callable[[str], str]:
    """Why the rules would not have it so, in the language of whoever asked."""
    return lambda language: refusal_of(room.edition, -1, Reason.number(why.reason), language).sentence


def mirror_of(room: Room) -> Mirror:
    """The mirror of this room; a room that deals its own luck has none."""
    if room.sheet.luck != "table":
        raise Refusal("LUCK_DEALT", told("refusal-luck-dealt"))
    if room.mirror is None:
        raise Refusal("NOT_STARTED")
    return room.mirror


async def wind(room: Room, mirror: Mirror, way: str, key: str, acknowledge: Callable[[int], None]) -> None:
    """Take back, or tell again; also after the end, which may have come by a slip."""
    if room.sheet.ended:
        raise Refusal("GAME_OVER")
    if room.sheet.paused:
        raise Refusal("PAUSED")
    was_over = room.over
    try:
        await asyncio.to_thread(mirror.undo if way == UNDO else mirror.redo)
    except BadAction as error:
        raise Refusal("BAD_ACTION", briefly(error), status=400) from None
    await room.keep_wound(way, key, was_over or room.over, acknowledge)


def leads(game: Game) -> bool:
    """May a roll be told now?"""
    if game.over or game.waits_for_chance or len(game.asked) != 1:
        return False
    return any(action.kind in LEADS_ON for action in game.legal(game.asked[0], side=False).actions)


def shown(room: RoomState, banker: bool, language: str) -> str:
    """The part of an update that tells how the mirror stands; which cards may come is for the banker, who needs to name them."""
    game, mirror = room.game, room.mirror
    if game is None or mirror is None:
        return ""
    toss, board = toss_asked(game, language), game.edition.board
    falls = [FallShown(outcome=one.outcome, says=one.says, text=one.text) for one in toss.falls] if toss and banker else []
    asked = TossShown(kind=toss.step, seat=toss.seat, says=toss.says, dice=toss.dice, falls=falls) if toss else None
    faces = [sorted({pips for pips, odds in zip(board.pips[die], board.odds[die], strict=True) if odds}) for die in range(2)]
    now = MirrorShown(banker=banker, toss=asked, leads=leads(game), dice=faces, undo=len(mirror.moves), redo=len(mirror.undone),
                      **badges.by_hand(game.view(-1)))
    return f',"mirror":{compact(now.model_dump())}'
