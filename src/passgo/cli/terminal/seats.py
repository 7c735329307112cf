"""Who sits where: people first, then bots, each with a name and a mark."""
from __future__ import annotations

from typing import NamedTuple

from passgo.cli.choices import bot_names, whole
from passgo.cli.trouble import usage

BOT_NAMES = ("Ada", "Bruno", "Chiara", "Dmitri", "Esra", "Felix", "Grace", "Hugo")
LONGEST_NAME = 16


class Seats(NamedTuple):
    """The table: names by seat, and which seats are bots of which kind."""
    names: tuple[str, ...]
    bots: dict[int, str]

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(len(self.names)) if seat not in self.bots)


def seated(players: int, humans: str | None, bots: str | None) -> Seats:
    """`--humans Ann,Bob` or `--humans 2`; bots fill the other seats."""
    people = human_names(humans)
    if len(people) > players:
        usage(f"There are {len(people)} people for {players} seats.")
    kinds = bot_names(bots, players - len(people)) if players > len(people) or bots else ()
    taken = {name.casefold() for name in people}
    free = [name for name in BOT_NAMES if name.casefold() not in taken] + [f"Bot {n}" for n in range(1, players + 1)]
    return Seats((*people, *free[:len(kinds)]), {len(people) + i: kind for i, kind in enumerate(kinds)})


def human_names(text: str | None) -> tuple[str, ...]:
    """A number of people, or their names."""
    count = 1 if text is None else whole(text.strip())
    if count is not None:
        return tuple(f"Player {n}" for n in range(1, count + 1)) if count < 100 else usage(f"{count} people are too many.")
    names = tuple(name.strip() for name in (text or "").split(","))
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            usage(f"A name has 1 to {LONGEST_NAME} letters that can be shown, and {name[:40]!r} has not.")
    if len({name.casefold() for name in names}) < len(names):
        usage("Two people cannot have the same name at one table.")
    return names
