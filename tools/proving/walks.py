"""Walks: games in which anybody who may speak may do so at any moment, not only who is asked."""
from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from passgo.rules.bots.words import Policy
from passgo.rules.words import CHANCE, CLOCK, Kind, Reason

Said = tuple[int, int, int, int, int, int]


def members(mask: int) -> list[int]:
    """The numbers in a set."""
    return [i for i in range(64) if mask >> i & 1]


def next_input(core: Any, rng: random.Random) -> tuple[int, Said]:
    """What is said next: by chance, by the clock, by somebody asked, or by somebody who puts in side business."""
    who = core.waits_for()
    if who == CHANCE:
        return CHANCE, core.nth_way(rng.randrange(core.ways()))
    deadline = core.next_deadline()
    if who == CLOCK or (deadline and rng.random() < 0.05):
        return CLOCK, (Kind.TICK, 0, 0, 0, 0, tick(core, deadline, rng))
    if rng.random() < 0.15:
        seat = rng.randrange(core.field("seats"))
        lines = core.legal(seat, True)[0]
        said = rng.choice(lines) if lines and rng.random() < 0.6 else random_offer(core, seat, rng)
        if core.refusal(seat, said) == Reason.FINE:
            return seat, said
    seat = rng.choice(members(core.actors()))
    return seat, core.decide(seat, Policy.RANDOM, rng.getrandbits(64))[0]


def tick(core: Any, deadline: int, rng: random.Random) -> int:
    """To the deadline, or a part of the way."""
    now = core.field("clock")
    return max(now, deadline) if rng.random() < 0.7 else rng.randint(now, max(now, deadline))


def random_offer(core: Any, seat: int, rng: random.Random) -> Said:
    """Up to two things each way and some money; it may well be refused."""
    deeds = core.field("deeds")
    partner = rng.randrange(core.field("seats"))
    give, want = (sum(1 << i for i in rng.sample(members(deeds[s]), min(rng.randrange(3), len(members(deeds[s])))))
                  for s in (seat, partner))
    return Kind.OFFER, partner, 0, give, want, rng.randrange(-30, 31) * 50_000


def garbage(rng: random.Random) -> tuple[int, Said]:
    """What nobody in their right mind would say; now and then it is allowed all the same."""
    who = rng.choice((CHANCE, CLOCK, -1, -4, *range(9), 9, 1 << 20))
    give, want = (rng.getrandbits(64) & rng.getrandbits(64) & rng.getrandbits(64) for _ in range(2))
    sums = (0, 1, -1, 10_000, rng.randrange(-50, 50) * 10_000, (1 << 63) - 1, -(1 << 63), rng.getrandbits(62))
    small = (0, 1, -1, rng.randrange(-3, 45), 63, 64, 127, 128, (1 << 31) - 1, -(1 << 31))
    kind = rng.choice((rng.randrange(32), rng.randrange(-1, 130), (1 << 31) - 1))
    return who, (kind, rng.choice(small), rng.choice(small), give, want, rng.choice(sums))


def walk(core: Any, rng: random.Random, limit: int) -> Iterator[tuple[int, Said]]:
    """Walk a game to its end or for so many inputs; yields each one just before it is put."""
    for _ in range(limit):
        if core.over:
            return
        who, said = next_input(core, rng)
        yield who, said
        core.put(who, said)
