"""Was it dealt fairly? A table that was shown a commitment at the start can check at the end that every toss came from it."""
from __future__ import annotations

import hashlib

from passgo.actions import Action
from passgo.dealer import fall, seed_of
from passgo.game import Game
from passgo.record import BadRecord, Record
from passgo.rules.words import CHANCE


def keep_promise(record: Record, promised: str = "") -> None:
    """The secret is the one committed to, and the seed was made from it; raises BadRecord. No promise was made: nothing to break.

    `promised` is the commitment somebody wrote down when the game began; without it the one in the record must do.
    """
    header = record.header
    if not (header.secret or header.commitment or promised):
        return
    commitment = hashlib.sha256(header.secret.encode()).hexdigest()
    if commitment != header.commitment or (promised and promised != commitment):
        raise BadRecord(f"{record.source}: the secret is not the one that was promised at the start.")
    if seed_of(header.secret) != header.seed:
        raise BadRecord(f"{record.source}: the seed was not made from the secret.")


def check_tosses(record: Record, promised: str = "") -> int:
    """How many tosses were checked; raises BadRecord at the first that is not what the seed says, or if the promise is broken."""
    if record.header.seed is None:
        raise BadRecord(f"{record.source}: there is no seed in it, so nobody can say what should have fallen.")
    keep_promise(record, promised)
    checked, expected = 0, None
    for line, (game, said, _) in enumerate(Game.replay(record), start=1):
        if said is not None and said.who == CHANCE:
            if said.action != expected:
                raise record.broken(line, f"`{said}` fell, but the seed says `{expected}`.")
            checked += 1
        if game.waits_for_chance:
            expected = Action(*game.core.nth_way(fall(record.header.seed, checked, game.core.ways())))
    return checked
