"""An experiment: what is tried, on which editions and seats, against what it is compared, and how sure one wants to be.

    title = "Which house rule lengthens the game?"
    edition = "here_and_now"
    games = 20_000
    bots = ["trader"]
    players = 4

    [[try]]
    name = "jackpot"
    options = { jackpot = true }

Everything a `[[try]]` does not say is as the experiment says it. A `[grid]` with lists
(`players = [2, 3, 4]`, `options = [{}, { jackpot = true }]`) adds a try for each of one with each of the others.

Unless `paired = false`, game n of every try has the same luck, so that differences are sharper. With `until = 0.5` tries are
played on, up to `games`, until the mean length is known to half a round.
"""

from __future__ import annotations

import itertools
import math
import pathlib
import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

from passgo.bots import POLICIES
from passgo.editions import DEFAULT_EDITION
from passgo.loading import BadEdition, Value, read
from passgo.study.intervals import Estimate
from passgo.study.rows import Piece
from passgo.study.series import MOST_ROUNDS, Series

READY = pathlib.Path(__file__).parent / "ready"
KNOWN = {
    "title": str,
    "about": str,
    "edition": str,
    "games": int,
    "bots": list,
    "players": int,
    "seed": int,
    "options": dict,
    "paired": bool,
    "until": (int, float),
    "max_rounds": int,
    "compare": str,
    "try": list,
    "grid": dict,
}
COMPARED = ("length", "beginning")
"""What the verdicts are about."""
GAMES = 10, 10**8
"""The fewest games of a try, and the most."""
MOST_TRIES = 1_000
"""A grid soon has more."""
TRIED = {"name": str, "edition": str, "bots": list, "players": int, "options": dict}


class BadStudy(ValueError):
    """The file is no experiment; the sentence says why."""


class Try(NamedTuple):
    """One cell of an experiment."""

    name: str
    series: Series


class Experiment(NamedTuple):
    """What a file says."""

    title: str
    about: str
    tries: tuple[Try, ...]
    games: int
    paired: bool
    until: float
    compare: str


class Result(NamedTuple):
    """What came of one try: how long games took, who won, and how that differs from the first try."""

    name: str
    series: Series
    games: int
    rounds: Estimate
    decisions: Estimate
    finished: Estimate
    wins_by_seat: tuple[Estimate, ...]
    wins_by_bot: dict[str, Estimate]
    first_wins: Estimate
    """The share of games won by who began."""
    longer: Estimate | None
    """The change of the length against the first try, as a share of it; None for the first itself."""
    more_wins: tuple[Estimate, ...]
    """The change of each seat's share of the wins."""
    piece: Piece


class Study(NamedTuple):
    """An experiment that was played."""

    experiment: Experiment
    results: tuple[Result, ...]

    def records(self) -> list[dict[str, Any]]:
        """One flat record a try: plain numbers with `_low` and `_high` beside them."""
        return [flat(result) for result in self.results]

    def to_pandas(self) -> Any:
        import pandas

        return pandas.DataFrame(self.records())

    def to_polars(self) -> Any:
        import polars

        # Seats that only a late try has are columns, too.
        return polars.DataFrame(self.records(), infer_schema_length=None)


def flat(result: Result) -> dict[str, Any]:
    named: dict[str, Estimate | None] = {
        "rounds": result.rounds,
        "decisions": result.decisions,
        "finished": result.finished,
        "first_wins": result.first_wins,
        "longer": result.longer,
    }
    named |= {f"wins_{seat}": won for seat, won in enumerate(result.wins_by_seat)}
    record: dict[str, Any] = {"try": result.name, "edition": result.series.edition, "games": result.games}
    for name, estimate in named.items():
        for part, value in zip(("", "_low", "_high"), estimate or (None,) * 3, strict=True):
            record[name + part] = value
    return record


def ready() -> list[str]:
    """The experiments that come with Pass GO."""
    return sorted(path.stem for path in READY.glob("*.toml"))


def load(name_or_path: str) -> Experiment:
    """An experiment from a file, or one of the ready ones by its name."""
    path = READY / f"{name_or_path}.toml" if name_or_path in ready() else pathlib.Path(str(name_or_path))
    if path.suffix != ".toml":
        raise BadStudy(f"There is no study {name_or_path!r}; there are: {', '.join(ready())}, or a .toml file of your own.")
    try:
        return parsed(tomllib.loads(path.read_text(encoding="utf-8")), str(path))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadStudy(f"{path} cannot be read: {error}") from None


def parsed(said: dict[str, Any], where: str) -> Experiment:
    """The tables of a file, checked; raises BadStudy."""
    checked(said, KNOWN, where)
    compare = said.get("compare", COMPARED[0])
    if compare not in COMPARED:
        raise BadStudy(f"{where}: compare is {' or '.join(COMPARED)}, not {compare!r}.")
    tries = list(all_tries(said, where))
    if len({one.name for one in tries}) != len(tries):
        raise BadStudy(f"{where}: two tries have the same name.")
    return Experiment(
        said.get("title", where),
        said.get("about", ""),
        tuple(tries),
        number(said, "games", 10_000, *GAMES, where),
        said.get("paired", True),
        wished(said, where),
        compare,
    )


def all_tries(said: dict[str, Any], where: str) -> Iterator[Try]:
    base = tried(said, {"name": "as set" if said.get("options") else "as printed"}, where)
    others = [*said.get("try", []), said.get("grid", {})]
    if not said.get("options") and any(isinstance(one, dict) and "edition" in one for one in others):
        # All of them are as printed: what tells them apart is the edition.
        base = base._replace(name=base.series.read().title)
    listed = [*said.get("try", []), *crossed(said.get("grid", {}), where, base.name)]
    own = [one for one in listed if isinstance(one, dict) and one.get("name") == base.name]
    if not own:
        yield base
    for one in [*own, *(one for one in listed if one not in own)]:
        if not isinstance(one, dict) or one.get("name", "") == "":
            raise BadStudy(f"{where}: every [[try]] needs a name.")
        checked(one, TRIED, f"{where}, try {one['name']!r}")
        yield tried(said, one, f"{where}, try {one['name']!r}")


def crossed(grid: dict[str, Any], where: str, plain: str) -> Iterator[dict[str, Any]]:
    """`[grid]` lists several `players`, `bots`, `options` or `edition`s: each with each other is a try."""
    for name, values in grid.items():
        if name not in TRIED or name == "name" or not isinstance(values, list) or not values:
            raise BadStudy(f"{where}, grid: {name!r} must be a list of players, bots, options or editions.")
    if (many := math.prod(map(len, grid.values()))) > MOST_TRIES:
        raise BadStudy(f"{where}, grid: each with each makes {many:,} tries, and {MOST_TRIES:,} are the most.")
    for values in itertools.product(*grid.values()) if grid else ():
        one = dict(zip(grid, values, strict=True))
        yield {"name": ", ".join(called(name, value, plain) for name, value in one.items()), **one}


def called(name: str, value: Any, plain: str) -> str:
    """What a value of a grid is called in the name of its try; no options of its own leave all `plain`."""
    if isinstance(value, dict):
        return " ".join(f"{key}={chosen}" for key, chosen in value.items()) or plain
    return f"{value} players" if name == "players" else "+".join(map(str, value)) if isinstance(value, list) else str(value)


def tried(said: dict[str, Any], one: dict[str, Any], where: str) -> Try:
    """A try with all that the experiment says for it."""
    edition, options = (
        one.get("edition", said.get("edition", DEFAULT_EDITION)),
        {**said.get("options", {}), **one.get("options", {})},
    )
    players = number({**said, **one}, "players", 4, 1, 8, where)
    bots = one.get("bots", said.get("bots", ["trader"]))
    if not bots or any(not isinstance(bot, str) or bot not in POLICIES for bot in bots):
        raise BadStudy(f"{where}: bots are {', '.join(POLICIES)}, not {bots}.")
    if wrong := [name for name, value in options.items() if not isinstance(value, bool | int | str)]:
        raise BadStudy(f"{where}: {wrong[0]} cannot be {options[wrong[0]]!r}.")
    chosen: tuple[tuple[str, Value], ...] = tuple(sorted(options.items()))
    try:
        read(edition, chosen).must_seat(players)
    except BadEdition:
        raise
    except ValueError as error:
        raise BadStudy(f"{where}: {error}") from None
    series = Series(
        edition,
        chosen,
        tuple(bots[i % len(bots)] for i in range(players)),
        number(said, "seed", 1, 0, 2**64 - 1, where),
        number(said, "max_rounds", 500, 1, MOST_ROUNDS, where),
    )
    return Try(one["name"], series)


def checked(said: dict[str, Any], known: dict[str, Any], where: str) -> None:
    for name, value in said.items():
        if name not in known:
            raise BadStudy(f"{where}: {name!r} means nothing here; there are: {', '.join(known)}.")
        if not isinstance(value, known[name]) or (isinstance(value, bool) and known[name] is not bool):
            raise BadStudy(f"{where}: {name} cannot be {value!r}.")


def number(said: dict[str, Any], name: str, default: int, low: int, high: int, where: str) -> int:
    value = said.get(name, default)
    if not isinstance(value, int) or not low <= value <= high:
        raise BadStudy(f"{where}: {name} must be a whole number from {low:,} to {high:,}, not {value!r}.")
    return value


def wished(said: dict[str, Any], where: str) -> float:
    """How sure the mean length shall be, in rounds; 0: all games are played."""
    value = float(said.get("until", 0))
    if not 0 <= value <= MOST_ROUNDS:
        raise BadStudy(f"{where}: until must be a number of rounds from 0 to {MOST_ROUNDS:,}, not {value}.")
    return value
