"""Traces: every menu, input and event of many games, one digest a game, as an earlier commit played them.

    python tools/traces.py             compare with tests/engine/traces.txt on every engine there is
    python tools/traces.py --write     freeze what the compiled rules play now (only when the rules change on purpose)

Both engines are made of one source, so that they agree says nothing about a slip in that source; a frozen trace does.
Options, seats and players are drawn at random: half of the games are walks in which anybody may speak up, half are played by
the policies of the bots.
"""
from __future__ import annotations

import argparse
import hashlib
import importlib.util
import pathlib
import random
import sys
from collections.abc import Iterator
from typing import Any

from passgo.loading import editions
from passgo.rules.words import CHANCE, CLOCK, Kind
from passgo.struct import fingerprint
from proving.tables import Table, draw_tables
from proving.walks import Said, members, walk

FROZEN = pathlib.Path(__file__).resolve().parents[1] / "tests" / "engine" / "traces.txt"
GAMES = 200
"""So many games an edition are frozen."""
SEED = 2026
SHORT, LONG = 250, 2500
"""Inputs a game; every tenth is a long one."""
SHOWN = 5
"""Of the games that are played otherwise, so many are named."""
ENGINES = ("_native", "engines.python")


def by_policies(core: Any, table: Table, limit: int) -> Iterator[tuple[int, Said]]:
    """The seats decide as their policies do; chance and the clock as a seeded generator has it."""
    rng = random.Random(table.seed)
    for _ in range(limit):
        if core.over:
            return
        waits = core.waits_for()
        if waits == CHANCE:
            who, said = CHANCE, core.nth_way(rng.randrange(core.ways()))
        elif waits == CLOCK:
            who, said = CLOCK, (Kind.TICK, 0, 0, 0, 0, core.next_deadline())
        else:
            who = core.next_speaker()
            said = core.decide(who, table.policies[who], rng.getrandbits(64))[0]
        yield who, said
        core.put(who, said)


def played(engine: str, table: Table, limit: int, walks: bool) -> str:
    """The digest of one game: what each asked seat could say, what was said, what was told, and the table at the end."""
    core = table.core(engine)
    core.record(True)
    sha = hashlib.sha256()
    told = 0
    for who, said in walk(core, random.Random(table.seed), limit) if walks else by_policies(core, table, limit):
        lines = [core.legal(seat, True) for seat in members(core.actors())]
        sha.update(repr((core.events(told), lines, who, tuple(map(int, said)))).encode())
        told = core.told
    sha.update(repr((core.events(told), fingerprint(core.dump()), core.over, core.winners)).encode())
    return sha.hexdigest()[:16]


def games_of(key: str, games: int, seed: int = SEED) -> list[tuple[Table, int, bool]]:
    """The games of an edition, always the same ones: table, inputs, whether it is a walk."""
    return [(table, LONG if i % 10 == 0 else SHORT, i % 4 < 2)
            for i, table in enumerate(draw_tables(key, games, seed, sets=max(1, games // 4)))]


def frozen(path: pathlib.Path = FROZEN) -> dict[str, list[str]]:
    """Edition -> digests."""
    lines = (line.split() for line in path.read_text(encoding="ascii").splitlines())
    return {key: digests for key, *digests in lines}


def differences(engine: str, path: pathlib.Path = FROZEN, every: int = 1) -> Iterator[str]:
    """Where this engine plays otherwise than was frozen; of all games, or of each `every`th."""
    for key, digests in frozen(path).items():
        for i, (table, limit, walks) in enumerate(games_of(key, len(digests))):
            if i % every == 0 and played(engine, table, limit, walks) != digests[i]:
                yield f"{engine} plays game {i} of {key} otherwise: {table}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the games of the engines with frozen ones.")
    parser.add_argument("--write", action="store_true", help="freeze what the compiled rules play now")
    parser.add_argument("--file", type=pathlib.Path, default=FROZEN, help="where the digests stand")
    parser.add_argument("--games", type=int, default=GAMES, help=f"how many games an edition to freeze ({GAMES})")
    parser.add_argument("--engine", choices=ENGINES, action="append", help="only this one")
    parser.add_argument("--every", type=int, default=1, help="compare only each so many-th game (1)")
    asked = parser.parse_args()
    if asked.write:
        lines = [" ".join([key, *(played("_native", *game) for game in games_of(key, asked.games))]) for key in editions()]
        asked.file.write_text("\n".join(lines) + "\n", encoding="ascii")
        return
    engines = asked.engine or [engine for engine in ENGINES if importlib.util.find_spec(f"passgo.{engine}")]
    wrong = [line for engine in engines for line in differences(engine, asked.file, asked.every)]
    count = sum(map(len, frozen(asked.file).values())) // asked.every
    if wrong:
        sys.exit("\n".join([*wrong[:SHOWN], f"{len(wrong)} games are played otherwise."]))
    print(f"{', '.join(engines)}: about {count} games each, all as frozen.")


if __name__ == "__main__":
    main()
