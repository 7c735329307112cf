"""Was it dealt fairly? A table that was shown a commitment at the start can check at the end that every toss came from it."""
from __future__ import annotations

import hashlib

from passgo.actions import Action, Input
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


def checked(record: Record, promised: str = "") -> Game:
    """The game, said all again; raises BadRecord at the first line that is against the rules, the seed or the promise."""
    keep_promise(record, promised)
    due: Action | None = None
    for line, (game, said, _) in enumerate(Game.replay(record), start=1):
        if said is not None and said.who == CHANCE and due is not None and said.action != due:
            raise record.broken(line, f"`{said}` fell, but the seed says `{Input(CHANCE, due)}`.")
        due = next_fall(game)
    return game


def next_fall(game: Game) -> Action | None:
    """What chance will say now, if the seed is known."""
    if game.seed is None or not game.waits_for_chance:
        return None
    return Action(*game.core.nth_way(fall(game.seed, game.tosses, game.core.ways())))


def check_tosses(record: Record, promised: str = "") -> int:
    """How many tosses were checked; raises BadRecord as `checked` does, and if there is no seed to check them by."""
    if record.header.seed is None:
        raise BadRecord(f"{record.source}: there is no seed in it, so nobody can say what should have fallen.")
    return checked(record, promised).tosses
