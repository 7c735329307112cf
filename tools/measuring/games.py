"""A game played input by input, whoever decides."""
from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from passgo.play.actions import Action, Input
from passgo.rules.words import CHANCE, CLOCK, Kind


def inputs_of(core: Any, says: Callable[[int, int], tuple[int, ...]], rng: random.Random) -> Iterator[Input]:
    """To its end; what was said last is told. `says` gets a seat and its whim."""
    while not core.over:
        waits = core.waits_for()
        if waits == CHANCE:
            who, said = CHANCE, core.nth_way(rng.randrange(core.ways()))
        elif waits == CLOCK:
            who, said = CLOCK, (Kind.TICK, 0, 0, 0, 0, core.next_deadline())
        else:
            who = core.next_speaker()
            said = says(who, rng.getrandbits(64))
        core.put(who, said)
        yield Input(who, Action(*said))
