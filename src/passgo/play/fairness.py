"""Was it dealt fairly? A table that was shown a commitment at the start can check at the end that every toss came from it."""
from __future__ import annotations

from passgo.play.actions import Action, Input
from passgo.play.dealer import commitment_of
from passgo.play.game import Game
from passgo.play.record import BadRecord, Record
from passgo.rules.words import CHANCE


def keep_promise(record: Record, promised: str = "") -> None:
    """The secret is the one committed to; raises BadRecord. No promise was made: nothing to break.

    `promised` is the commitment somebody wrote down when the game began; without it the one in the record must do.
    """
    header = record.header
    if not (header.dice or header.secret or header.commitment or promised):
        return
    if not header.dice:
        raise BadRecord(f"{record.source}: it does not say how its dice came from the secret.")
    commitment = commitment_of(header.secret)
    if not header.secret or commitment != header.commitment or (promised and promised != commitment):
        raise BadRecord(f"{record.source}: the secret is not the one that was promised at the start.")


def checked(record: Record, promised: str = "") -> Game:
    """The game, said all again; raises BadRecord at the first line that is against the rules, the dealer or the promise."""
    keep_promise(record, promised)
    by = "secret" if record.header.dice else "seed"
    due: Action | None = None
    for line, (game, said, _) in enumerate(Game.replay(record), start=1):
        if said is not None and said.who == CHANCE and due is not None and said.action != due:
            raise record.broken(line, f"`{said}` fell, but the {by} says `{Input(CHANCE, due)}`.")
        due = game.next_fall()
    return game


def check_tosses(record: Record, promised: str = "") -> int:
    """How many tosses were checked; raises BadRecord as `checked` does, and if there is nothing to check them by."""
    if record.header.dealer() is None:
        raise BadRecord(f"{record.source}: there is no seed in it, so nobody can say what should have fallen.")
    return checked(record, promised).tosses
