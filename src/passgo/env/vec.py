"""Vec: many games at once. Everything a learner reads lies in arrays that are written in place, one row a table."""
from __future__ import annotations

import importlib
import itertools
import operator
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from passgo.bots import POLICIES, UnknownBot
from passgo.editions import DEFAULT_EDITION
from passgo.engines import choose as engine
from passgo.env.encoding import BOARD_BYTES, SIGHT_BYTES, WORDS
from passgo.loading import Edition, Value, read
from passgo.play.checks import MOST_SEED, part, truth, whole
from passgo.rules.bots.words import Policy, thinks
from passgo.rules.sizes import SEATS

SHAPES: dict[str, tuple[Any, tuple[int, ...]]] = {
    "words": (np.int64, ()), "observation": (np.uint8, (SIGHT_BYTES,)), "board": (np.uint8, (BOARD_BYTES,)),
    "mask": (np.int8, (WORDS,)), "reward": (np.float32, (SEATS,)), "seat": (np.int8, ()), "terminated": (np.uint8, ()),
    "truncated": (np.uint8, ()), "refused": (np.uint8, ()), "final": (np.uint8, (SIGHT_BYTES,))}
"""What each buffer holds for one table."""
LIMITS = ("rounds", "words", "voting", "penalty")
MOST_TABLES = 1 << 20
MOST_ROUNDS = (1 << 31) - 2
MOST_WORDS = (1 << 62)
"""Numbers of games and words have 64 bits, rounds have 32."""


def home() -> Any:
    """The module with the Tables and the Speaker that belong to the engine in use."""
    native = engine.Core.__module__ != "passgo.engines.python"
    return importlib.import_module(engine.Core.__module__ if native else "passgo.env.plain")


def Speaker(core: Any, seat: int, voting: bool = False) -> Any:  # noqa: N802
    """The talk of one seat about one game (or about its View's): `words`, `hear`, `sight`, `poster`."""
    if not isinstance(core, engine.Core):
        raise TypeError(f"A speaker sits at the core of a game, not at {core!r}.")
    return home().Speaker(core, whole("seat", seat, 0, core.field("seats") - 1), voting)


class Near:
    """The numbers of a Vec with one table, quicker to reach one by one; a copy is near to the copy of the Vec."""

    def __init__(self, vec: Vec) -> None:
        self.vec = vec
        self.said, self.speaker, self.terminated, self.truncated, self.refused = (
            memoryview(vec.buffers[name])  # type: ignore[arg-type]
            for name in ("words", "seat", "terminated", "truncated", "refused"))

    def say(self, word: Any) -> None:
        """One word, if it is a whole number at all; one that fits into no array is as little open as any other."""
        number = operator.index(word)
        self.said[0] = number if 0 <= number < WORDS else -1
        self.vec.raw.step()

    def __reduce__(self) -> tuple[Any, ...]:
        return Near, (self.vec,)


def listed(what: str, given: Any, *kinds: type) -> list[Any]:
    """One of a kind, or several of them, as a list."""
    found = [given] if isinstance(given, kinds) else list(given) if isinstance(given, Iterable) else [given]
    if wrong := [one for one in found if not isinstance(one, kinds)]:
        raise TypeError(f"{what} are given by their names, not as {wrong[0]!r}.")
    return found


def boards(edition: Any, options: Mapping[str, Value] | None, players: int) -> list[Edition]:
    """The editions that are dealt out, each of them for so many players."""
    given = listed("Editions", edition, str, Edition)
    if not given:
        raise ValueError("There must be at least one edition.")
    if options is not None and not isinstance(options, Mapping):
        raise TypeError(f"options are values by their names, not {options!r}.")
    if options and any(isinstance(one, Edition) for one in given):
        raise ValueError("An edition that was read has its options already: give them to read().")
    chosen = tuple(sorted((options or {}).items()))
    printed = [one if isinstance(one, Edition) else read(one, chosen) for one in given]
    for one in printed:
        one.must_seat(players)
    return printed


def limits_of(limits: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a wrapper hands on to Vec; all else it decides itself."""
    if strange := limits.keys() - LIMITS:
        raise TypeError(f"{min(strange)!r} is no limit of a game; there are: {', '.join(LIMITS)}.")
    return limits


def seats_of(learners: Any, players: int) -> tuple[int, ...]:
    """The seats that learn, each named once."""
    if not isinstance(learners, Iterable) or isinstance(learners, str):
        raise TypeError(f"learners are seats, as in (0,), not {learners!r}.")
    named = list(learners)
    found = tuple(whole("A learner's seat", seat, 0, players - 1) for seat in named)
    if not found or len(set(found)) < len(found):
        raise ValueError(f"Learners sit on seats 0 to {players - 1}, one at least and each named once, not {named}.")
    return found


class Vec:
    """So many tables of learners, each with its own game, all of them moved on by one call.

    `step(words)` says one word at every table, by the seat named in `seat`. Then `observation`, `mask` and `seat` tell who
    speaks next and what it sees; `reward[table, seat]` holds what the word brought: nothing until the game ends, then
    1/winners - 1/players. A game that is over (`terminated`), or longer than `rounds` or `words` allow (`truncated`), is
    followed by the next one at once; how it looked at last is in `final`. A word that is not open changes nothing:
    `refused` is 1, and its speaker loses `penalty`.

    `copy.deepcopy` and `pickle` copy all games with their future; a copy has arrays of its own.
    """

    def __init__(self, edition: str | Edition | Sequence[str | Edition] = DEFAULT_EDITION, tables: int = 256, players: int = 4,
                 learners: Sequence[int] | None = None, bots: str | Sequence[str] = "trader",
                 options: Mapping[str, Value] | None = None, seed: int = 0, rounds: int = 300, words: int = 20_000,
                 voting: bool = False, penalty: float = 0.01, buffers: Mapping[str, NDArray[Any]] | None = None) -> None:
        tables, players = whole("tables", tables, 1, MOST_TABLES), whole("players", players, 1, 99)
        rounds, words = whole("rounds", rounds, 1, MOST_ROUNDS), whole("words", words, 1, MOST_WORDS)
        seed = whole("seed", seed, 0, MOST_SEED)
        voting, penalty = truth("voting", voting), part("penalty", penalty)
        printed = boards(edition, options, players)
        self.editions = tuple(printed[i % len(printed)] for i in range(tables))
        """The edition at each table: several are dealt out in turn."""
        self.tables, self.players, self.seed = tables, players, seed
        self.learners = tuple(range(players)) if learners is None else seats_of(learners, players)
        if buffers is not None and not isinstance(buffers, Mapping):
            raise TypeError(f"buffers are arrays by their names, not {buffers!r}.")
        self.buffers = {name: self.buffer(name, (buffers or {}).get(name)) for name in SHAPES}
        if unknown := set(buffers or {}) - SHAPES.keys():
            raise ValueError(f"There is no buffer {sorted(unknown)[0]!r}; there are: {', '.join(SHAPES)}.")
        for name, other in itertools.combinations(SHAPES, 2):
            if np.may_share_memory(self.buffers[name], self.buffers[other]):
                raise ValueError(f"{name} and {other} must not lie in the same memory.")
        self.words, self.observation, self.board = (self.buffers[name] for name in ("words", "observation", "board"))
        self.mask, self.reward, self.seat = (self.buffers[name] for name in ("mask", "reward", "seat"))
        self.terminated, self.truncated, self.refused, self.final = (
            self.buffers[name] for name in ("terminated", "truncated", "refused", "final"))
        cores = {id(one): engine.Core(one.board.dump(), players) for one in printed}
        learning = sum(1 << seat for seat in self.learners)
        self.raw = home().Tables(
            [cores[id(one)] for one in self.editions], [players] * tables, [learning] * tables,
            [self.policies(bots)] * tables, rounds, words, voting, penalty, self.buffers)
        self.reset(seed)

    def buffer(self, name: str, given: NDArray[Any] | None) -> NDArray[Any]:
        """The caller's array, or a new one; a wrong shape or dtype is said at once."""
        dtype, shape = SHAPES[name][0], (self.tables, *SHAPES[name][1])
        if given is None:
            return np.zeros(shape, dtype)
        if not isinstance(given, np.ndarray) or given.dtype != dtype:
            raise TypeError(f"{name} must be an array of {np.dtype(dtype).name}, "
                            f"not {getattr(given, 'dtype', type(given).__name__)}.")
        if given.shape != shape:
            raise ValueError(f"{name} must have the shape {shape}, not {given.shape}.")
        if not (given.flags.c_contiguous and given.flags.aligned and given.flags.writeable):
            raise ValueError(f"{name} must lie in one piece, aligned, and be writeable.")
        return given

    def policies(self, bots: str | Sequence[str]) -> list[int]:
        """Who plays where no learner sits; a short list is repeated."""
        names = listed("bots", bots, str)
        others = [seat for seat in range(self.players) if seat not in self.learners]
        if others and not names:
            raise ValueError("There must be at least one bot where not every seat learns.")
        found = [Policy.THRIFTY] * self.players
        for i, seat in enumerate(others):
            name = names[i % len(names)]
            if name not in POLICIES or thinks(POLICIES[name]):
                known = [known for known, policy in POLICIES.items() if not thinks(policy)]
                raise UnknownBot(f"There is no bot {name!r} here; there are: {', '.join(known)}.")
            found[seat] = POLICIES[name]
        return found

    def reset(self, seed: int | None = None, first: int = 0) -> None:
        """All tables begin anew: table i with game number `first + i` of the series `seed`, later with every `tables`-th."""
        series = self.seed if seed is None else whole("seed", seed, 0, MOST_SEED)
        self.raw.reset(series, whole("first", first, 0, MOST_WORDS))
        self.seed = series

    def step(self, words: NDArray[Any] | Sequence[int] | None = None) -> None:
        """One word at every table; None: what already lies in `self.words`."""
        said = None if words is None else np.asarray(words)
        if said is not None:
            if said.shape != self.words.shape:
                raise ValueError(f"There must be one word for each of {self.tables} tables, not {said.shape}.")
            if said.dtype.kind not in "iu":
                raise TypeError(f"Words are whole numbers, not {said.dtype}.")
        self.raw.step(said)

    def draw(self, seed: int) -> int:
        """Fill `words` with open words drawn at random; returns the seed for the next draw."""
        return int(self.raw.draw(self.words, whole("seed", seed, 0, MOST_SEED)))

    def core(self, table: int) -> Any:
        """A copy of the game at one table."""
        return self.raw.core(self.number(table))

    def last(self, table: int) -> Any:
        """A copy of the game that ended last at one table, as it was then; None: none has ended there yet."""
        return self.raw.last(self.number(table))

    def worth(self, table: int) -> list[int]:
        """What every seat of a table would count now."""
        return [int(self.raw.worth(self.number(table), seat)) for seat in range(self.players)]

    def worth_at_end(self, table: int) -> list[int]:
        """What every seat counted in the game that ended last at this table; none where none has."""
        last = self.last(table)
        return [] if last is None else [int(last.ask("final_count", seat)) for seat in range(self.players)]

    def number(self, table: int) -> int:
        """The number of a table, if there is one."""
        return whole("The number of a table", table, 0, self.tables - 1)
