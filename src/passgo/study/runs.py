"""A run on disk: one Parquet file for each piece of fixed size, and a manifest that says what was played by which rules.

Where it stops, it goes on: only pieces that are missing are played. Whoever plays a piece, in this process, in another one or
on a cluster of Ray, makes the same bytes; one that has other rules refuses.
"""
from __future__ import annotations

import contextlib
import json
import multiprocessing
import os
import pathlib
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, NamedTuple

from passgo.engines.native.digest import rules_digest
from passgo.play.checks import whole as number
from passgo.study.rows import Damaged, Piece, parquet, played, read_parquet
from passgo.study.series import MOST_GAMES, Series
from passgo.study.tally import Tally, added, nothing
from passgo.study.workers import end_with_parent, interrupts_held

MANIFEST = "manifest.json"
FORMAT = 1
PIECE = 10_000
"""Games in one file: Ray hands out no smaller work without loss."""


class OtherRun(ValueError):
    """The folder holds another run; the sentence says in what it differs."""


class OtherRules(RuntimeError):
    """A worker would play by other rules."""


class Part(NamedTuple):
    """One piece of a run: its number, its first game and how many."""
    number: int
    start: int
    games: int

    @property
    def name(self) -> str:
        return f"part-{self.number:05}.parquet"


def parts(games: int, piece: int) -> list[Part]:
    return [Part(n, start, min(piece, games - start)) for n, start in enumerate(range(0, games, piece))]


def manifest(series: Series, games: int, piece: int) -> dict[str, Any]:
    """What a run is; two runs with the same manifest have the same files."""
    return {"format": FORMAT, "rules": rules_digest(), "edition": series.edition, "board": series.read().digest,
            "options": dict(series.options), "bots": list(series.bots), "seed": series.seed, "max_rounds": series.max_rounds,
            "games": games, "piece": piece}


def made(series: Series, part: Part, digest: str) -> bytes:
    """The file of one piece, made wherever this runs; raises OtherRules where the rules are others than those of the run."""
    if rules_digest() != digest:
        raise OtherRules(f"This worker has other rules ({rules_digest()[:12]}) than the run ({digest[:12]}): "
                         "install the same Pass GO everywhere.")
    return parquet(played(series, part.start, part.games))


class Run:
    """A folder with a run in it."""

    def __init__(self, folder: pathlib.Path, series: Series, games: int, piece: int = PIECE) -> None:
        series.checked()
        number("games", games, 1, MOST_GAMES), number("piece", piece, 1, MOST_GAMES)
        self.folder, self.series, self.games = folder, series, games
        self.manifest = manifest(series, games, piece)
        self.parts = parts(games, piece)

    def open(self) -> None:
        """Begin the folder, or find the same run in it; more games than before are welcome."""
        path, mine = self.folder / MANIFEST, (json.dumps(self.manifest, indent=1, sort_keys=True) + "\n").encode()
        self.folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            if any(found.name != MANIFEST and not found.name.startswith(".") for found in self.folder.iterdir()):
                raise OtherRun(f"{self.folder} is not empty, and holds no run: choose another folder.")
            put(path, mine, first=True)
        there = manifest_of(path)
        for name in sorted({*there, *self.manifest} - {"games"}):
            if there.get(name) != self.manifest.get(name):
                raise OtherRun(f"{self.folder} holds another run: its {name} is {there.get(name)!r}, not "
                               f"{self.manifest.get(name)!r}. Choose another folder, or remove this one.")
        if isinstance(there.get("games"), int) and there["games"] > self.games:
            raise OtherRun(f"{self.folder} holds a run of {there['games']:,} games, and no game is taken away: "
                           f"ask for as many or more, or choose another folder.")
        if there != self.manifest:
            put(path, mine)

    def missing(self) -> list[Part]:
        """Parts that are not there, are damaged, or have another number of games since the run was made longer."""
        return [part for part in self.parts if piece_of(self.folder / part.name, part) is None]

    def play(self, jobs: int = 1, on: str = "") -> Generator[Part]:
        """Play what is missing; each part is named when its file is there."""
        left = self.missing()
        makers: Callable[[list[Part]], Iterator[tuple[Part, bytes]]] = (
            (lambda wanted: by_ray(self.series, wanted, self.manifest["rules"], on)) if on else
            (lambda wanted: by_processes(self.series, wanted, self.manifest["rules"], jobs)) if jobs > 1 else
            (lambda wanted: ((part, made(self.series, part, self.manifest["rules"])) for part in wanted)))
        with contextlib.closing(makers(left)) as done:  # type: ignore[type-var]
            for part, data in done:
                put(self.folder / part.name, data)
                yield part

    def pieces(self) -> Iterator[Piece]:
        """What lies there, piece by piece."""
        for part in self.parts:
            if piece := piece_of(self.folder / part.name, part):
                yield piece

    def tally(self) -> Tally:
        """All of it together."""
        found = nothing()
        for piece in self.pieces():
            found = added(found, piece.tally)
        return found


def put(path: pathlib.Path, data: bytes, first: bool = False) -> None:
    """Whole or not at all: a file half written never has its name. With `first`, one that is there already is left alone."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        if not first or not linked(draft, path):
            draft.replace(path)
    finally:
        # Where there is no room left, half a file would take what there is.
        draft.unlink(missing_ok=True)


def linked(draft: pathlib.Path, path: pathlib.Path) -> bool:
    """The file under its name, unless one has that name: of two that begin a run at once, the first one's it is. False: this disk
    has no links."""
    try:
        os.link(draft, path)
    except FileExistsError:
        return True
    except OSError:
        return False
    return True


def manifest_of(path: pathlib.Path) -> dict[str, Any]:
    """What a folder says of its run; raises OtherRun where it says nothing that can be read."""
    try:
        found = json.loads(path.read_bytes())
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise OtherRun(f"{path} is damaged: choose another folder, or remove this one.")
    return found


def piece_of(path: pathlib.Path, part: Part) -> Piece | None:
    """The games of this part, if the file holds them, all of them and undamaged."""
    try:
        piece = read_parquet(path)
    except (OSError, Damaged):
        return None
    return piece if (piece.start, piece.games, piece.tally["games"]) == (part.start, part.games, part.games) else None


def by_processes(series: Series, wanted: list[Part], digest: str, jobs: int) -> Generator[tuple[Part, bytes]]:
    """In processes of this machine."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), end_with_parent) as pool:
        left, under_way = iter(wanted), dict[Future[bytes], Part]()
        try:
            while True:
                while len(under_way) < jobs * 2 and (part := next(left, None)):
                    with interrupts_held():
                        under_way[pool.submit(made, series, part, digest)] = part
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    yield under_way.pop(future), future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def by_ray(series: Series, wanted: list[Part], digest: str, address: str) -> Generator[tuple[Part, bytes]]:
    """On a cluster, `ray://head:10001`, or on one of this machine, `ray`. What a dead worker had is played by another."""
    import ray
    if not ray.is_initialized():
        ray.init(address=None if address == "ray" else address, log_to_driver=False, include_dashboard=False,
                 ignore_reinit_error=True)
    task = ray.remote(max_retries=3)(made)
    left, under_way = iter(wanted), dict[Any, Part]()
    most = int(ray.cluster_resources().get("CPU", 1)) * 2
    try:
        while True:
            while len(under_way) < most and (part := next(left, None)):
                under_way[task.remote(series, part, digest)] = part
            if not under_way:
                return
            done, _ = ray.wait(list(under_way), num_returns=1)
            for one in done:
                try:
                    yield under_way.pop(one), ray.get(one)
                except ray.exceptions.RayTaskError as error:
                    raise error.as_instanceof_cause() from None
    finally:
        for one in under_way:
            ray.cancel(one)
        if address == "ray":
            ray.shutdown()


def timed(run: Run, jobs: int = 1, on: str = "") -> Generator[tuple[int, float]]:
    """Games that are there, and the seconds it took so far."""
    began, there = time.perf_counter(), run.games - sum(part.games for part in run.missing())
    yield there, 0.0
    for part in run.play(jobs, on):
        there += part.games
        yield there, time.perf_counter() - began
