"""A series of games: who plays what, and by which seed. Game number n of a series is always the same game."""
from __future__ import annotations

from typing import NamedTuple

from passgo.editions import DEFAULT_EDITION
from passgo.engines import choose as engine
from passgo.loading import Edition, Value, read
from passgo.minds import nets
from passgo.play.checks import MOST_SEED, whole
from passgo.play.policies import policy_named
from passgo.rules.bots.words import thinks
from passgo.rules.sizes import ROUNDS
from passgo.study.tally import Tally

MOST_ROUNDS = ROUNDS - 2
"""A tally has a place for no longer game."""
MOST_GAMES = 10 ** 9
"""In one series."""


class Series(NamedTuple):
    """Plain values only, so that another process can be told to play it."""
    edition: str = DEFAULT_EDITION
    options: tuple[tuple[str, Value], ...] = ()
    bots: tuple[str, ...] = ("trader",) * 4
    seed: int = 0
    max_rounds: int = 1000

    def read(self) -> Edition:
        """The edition with its options; raises what `passgo.read` raises."""
        return read(self.edition, self.options)

    def checked(self) -> Edition:
        """The edition, if the whole series can be played; else a sentence, before a game is."""
        edition = self.read()
        self.policies()
        edition.must_seat(len(self.bots))
        whole("seed", self.seed, 0, MOST_SEED)
        whole("max_rounds", self.max_rounds, 1, MOST_ROUNDS)
        return edition

    def policies(self) -> list[int]:
        return [policy_named(name) for name in self.bots]

    def play(self, start: int, games: int) -> Tally:
        """Games number `start` and on."""
        return self.table(start, games).simulate(self.policies(), self.seed, start, games, self.max_rounds)

    def table(self, start: int, games: int) -> engine.Core:
        """A table for these games, with the nets its bots think by."""
        whole("start", start, 0, MOST_GAMES - 1), whole("games", games, 1, MOST_GAMES - start)
        edition = self.checked()
        core = engine.Core(edition.board.dump(), len(self.bots))
        if any(map(thinks, self.policies())):
            nets.prepare(core, edition)
        return core
