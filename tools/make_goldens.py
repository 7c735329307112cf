"""Search for golden games and count the games there are, and write both down; only this tool writes tests/golden and tests/perft.

    python tools/make_goldens.py [EDITION ...]

Run it when the rules have changed on purpose, add to the versions of the edition, and read the
differences before you believe them.
"""
from __future__ import annotations

import argparse
import importlib
import os
import random
import sys

from passgo import Action, Game
from passgo.engines.choose import Core
from passgo.loading import Value, editions, read
from passgo.play.record import Record
from passgo.rules.bots.words import Policy
from passgo.rules.words import CLOCK
from proving.goldens import GOLDEN, PERFT, may_appear, must_appear, tell
from proving.perft import Position, perft, write
from proving.tables import draw_options

INPUTS = 900
BYTES = 120_000
CANDIDATES = 3000
PATIENCE = 150
"""After so many games without news, what may appear but need not is given up."""
PLAYERS = (Policy.RANDOM, Policy.RANDOM, Policy.TRADER_V1, Policy.TRADER_V1, Policy.WALKER)
POSITIONS = 800
"""A level of the count with more positions than this is the last one."""


def play(key: str, options: tuple[tuple[str, Value], ...], rng: random.Random) -> Game | None:
    """One game of random players and traders; None if it takes too long."""
    edition = read(key, options)
    seats = rng.randint(edition.board.fewest, min(edition.board.most, 5))
    game = Game.new(edition, seats, seed=rng.getrandbits(32))
    minds = [rng.choice(PLAYERS) for _ in range(seats)]
    while not game.over and len(game.inputs) < INPUTS:
        due = game.core.next_deadline()
        if game.core.waits_for() == CLOCK or (due and rng.random() < 0.03):
            now = game.core.field("clock")
            game.tick(max(now, due) if rng.random() < 0.5 else now + rng.randrange(1, max(due - now, 2)))
            continue
        seat = rng.randrange(seats)
        lines = game.core.legal(seat, True)[0] if rng.random() < 0.05 else []
        if lines:
            # Now and then somebody speaks who is not asked, or does what no bot would think of.
            game.play(Action(*rng.choice(lines)), seat)
            continue
        seat = game.core.next_speaker()
        said, _ = game.core.decide(seat, minds[seat], rng.getrandbits(64))
        game.play(Action(*said), seat)
    return game if game.over else None


def search(key: str) -> list[tuple[str, Record]]:
    """The printed rules first; then whatever shows something new, until nothing is missing."""
    must, may = must_appear(key), may_appear(key)
    found: list[tuple[str, Record]] = []
    met: set[str] = set()
    last = 0
    for seed in range(CANDIDATES):
        if must | may <= met or (must <= met and seed > last + PATIENCE):
            break
        rng = random.Random(f"{key} {seed}")
        options = draw_options(read(key), rng) if found else ()
        game = play(key, options, rng)
        if game is None:
            continue
        log, words = tell(game.record())
        new = (words - met) & (must | may)
        if max(len(log.encode()), len(game.save().encode())) <= BYTES and (new or not found):
            name = "-".join(name for name in game.edition.changed()) or "printed"
            found.append((f"{len(found) + 1:02d}-{name}"[:60], game.record()))
            met |= words
            last = seed
            print(f"  {found[-1][0]}: {len(game.inputs)} inputs, new: {', '.join(sorted(new))}")
    print(f"  never seen: {', '.join(sorted((must | may) - met)) or 'nothing'}")
    if not must <= met:
        sys.exit(f"The goldens of {key} would not be complete; nothing was written for it.")
    return found


def write_goldens(key: str, found: list[tuple[str, Record]]) -> None:
    """The old ones go, the new ones come."""
    folder = GOLDEN / key
    folder.mkdir(parents=True, exist_ok=True)
    for old in [*folder.glob("*.jsonl"), *folder.glob("*.txt")]:
        old.unlink()
    for name, record in found:
        (folder / f"{name}.jsonl").write_text(record.text(), encoding="utf-8")
        (folder / f"{name}.txt").write_text(tell(record)[0], encoding="utf-8")


def count(key: str, found: list[tuple[str, Record]]) -> None:
    """The opening under several options, and the middle of every golden."""
    positions = [Position(key, 2, ()), Position(key, 3, ())]
    rng = random.Random(f"{key} perft")
    positions += [Position(key, 2, draw_options(read(key), rng)) for _ in range(3)]
    for name, record in found:
        seats, options = len(record.header.seats), tuple(sorted(record.header.options.items()))
        positions.append(Position(key, seats, options, f"{name}.jsonl", len(record.inputs) * 2 // 3))
    engine = importlib.import_module(Core.__module__)
    PERFT.mkdir(exist_ok=True)
    write(PERFT / f"{key}.perft", {at: list(perft(at.core(engine), at.seats, POSITIONS)) for at in positions})


def main() -> None:
    parser = argparse.ArgumentParser(description="Write tests/golden and tests/perft anew. Read the differences before you "
                                                 "believe them; add to its versions if old records would play otherwise.")
    parser.add_argument("edition", nargs="*", help=f"{', '.join(editions())}; none: all of them")
    asked: list[str] = parser.parse_args().edition
    if unknown := set(asked) - set(editions()):
        parser.error(f"there is no edition {', '.join(sorted(unknown))}")
    if "PYTEST_CURRENT_TEST" in os.environ:
        sys.exit("Tests do not write what they are compared with.")
    for key in asked or editions():
        print(key)
        found = search(key)
        write_goldens(key, found)
        count(key, found)
        sizes = [path.stat().st_size for path in (GOLDEN / key).iterdir()]
        print(f"  {len(found)} games, {sum(sizes) // 1000} kB, the longest file {max(sizes) // 1000} kB")


if __name__ == "__main__":
    main()
