"""Taking back by agreement: a person asks, the table answers, and what was said last is as if it had not been said.

What is fair: as long as only the one who asks has spoken since, nothing fell and no secret was read, all people who play must
agree, and bots do. What has been seen cannot be unseen: then every person whose game it is must agree, here or away, one of them
another than who asks; a table of bots alone does not. Dice fall the same way again. Who plays on has said no.
"""
from __future__ import annotations

import time

from passgo.rules.words import CLOCK
from passgo.server.refusals import Refusal
from passgo.server.rooms.rewind import Proposal, rewind
from passgo.server.rooms.room import Room
from passgo.server.views.lobby import active, members

WAIT = 20.0
"""Seconds a table stands still for such a question."""
OFTEN = 3
"""How often a seat may ask in one turn."""


async def ask_back(room: Room, seats: frozenset[int], seat: int) -> None:
    """A seat asks; the other seats of its device agree with it."""
    async with room.locked():
        game = room.in_play()
        if seat not in room.people():
            raise Refusal("NOT_A_PERSON")
        if room.proposal:
            raise Refusal("ASKED_ENOUGH")
        asked = proposed(room, seat)
        turn = game.core.question()[3]
        room.asked_back = {key: count for key, count in room.asked_back.items() if key[0] == turn}
        if room.asked_back.get((turn, seat), 0) >= OFTEN:
            raise Refusal("ASKED_ENOUGH")
        if asked.seen and needed(room, asked) == {seat}:
            raise Refusal("SEEN_ALREADY")
        room.asked_back[turn, seat] = room.asked_back.get((turn, seat), 0) + 1
        room.proposal = asked
        await agree(room, asked, seats | {seat})


def proposed(room: Room, seat: int) -> Proposal:
    """What this seat said last, and where it begins."""
    game = room.game
    assert game is not None
    n = next((n for n, mark in reversed(list(enumerate(room.marks))) if (mark.said or "").startswith(f"{seat} ")), None)
    if n is None:
        raise Refusal("NOTHING_TO_TAKE_BACK")
    place, seq = room.marks[n].place, room.marks[n - 1].seq if n else 0
    alone = all(said.who in (seat, CLOCK) for said in game.inputs[place:])
    open_to_all = all(event.told_to(-1) for number, event in room.tail if number > seq)
    return Proposal(seat, place, seq, not (alone and open_to_all), time.monotonic() + WAIT)


def needed(room: Room, asked: Proposal) -> set[int]:
    """Who must agree: those who play; of what has been seen also those who are away, or for whom a bot plays just now."""
    return (members(room) if asked.seen else active(room)) | {asked.seat}


async def answer_back(room: Room, seats: frozenset[int], yes: bool) -> None:
    """Those who are asked agree, or it is over."""
    async with room.locked():
        asked = room.proposal
        if asked is None:
            raise Refusal("NOT_ASKED_FOR")
        if not seats & needed(room, asked):
            raise Refusal("NOT_A_PERSON")
        if yes:
            await agree(room, asked, seats)
        else:
            room.withdraw()
            room.presence()


async def agree(room: Room, asked: Proposal, seats: frozenset[int]) -> None:
    """It happens when all have agreed; whoever calls holds the lock."""
    room.votes["take_back"] |= seats & needed(room, asked)
    if needed(room, asked) <= room.votes["take_back"]:
        await rewind(room, asked.place, asked.seat)
    else:
        room.run_clocks()
        room.presence()
