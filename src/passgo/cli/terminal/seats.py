"""Who sits where: people first, then bots, each with a name and a mark."""
from __future__ import annotations

from typing import NamedTuple

from passgo.cli.choices import bot_names, whole
from passgo.cli.trouble import usage
from passgo.text import say

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
        usage(say("play-too-many-people", count=len(people), seats=players))
    kinds = bot_names(bots, players - len(people)) if players > len(people) or bots else ()
    taken = {name.casefold() for name in people}
    free = [name for name in BOT_NAMES if name.casefold() not in taken]
    free += [say("play-bot", number=n) for n in range(1, players + 1)]
    return Seats((*people, *free[:len(kinds)]), {len(people) + i: kind for i, kind in enumerate(kinds)})


def human_names(text: str | None) -> tuple[str, ...]:
    """A number of people, or their names."""
    count = 1 if text is None else whole(text.strip())
    if count is not None:
        return tuple(say("play-player", number=n) for n in range(1, count + 1)) if count < 100 else usage(
            say("play-far-too-many", count=count))
    names = tuple(name.strip() for name in (text or "").split(","))
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            usage(say("play-bad-name", longest=LONGEST_NAME, name=repr(name[:40])))
    if len({name.casefold() for name in names}) < len(names):
        usage(say("play-same-name"))
    return names
