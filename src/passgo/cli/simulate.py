"""`passgo simulate`: many games among bots, counted up."""
from __future__ import annotations

import contextlib
import importlib.util
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from passgo.bots import POLICIES
from passgo.cli.choices import Json, Words, bot_names, edition_and_options, in_range, seats_fit, seed_number
from passgo.cli.console import console, print_json
from passgo.cli.results import show_report
from passgo.cli.trouble import INTERRUPTED, Trouble, usage
from passgo.study import MOST_ROUNDS, Series, Tally, added, in_chunks, nothing, report
from passgo.study.runs import PIECE, Run, timed

EXAMPLES = (
    "passgo simulate here_and_now --games 200 --seed 7",
    "passgo simulate --players 3 --bots trader,thrifty --games 100 --jobs 2",
    "passgo simulate --games 50 --json jackpot=on auctions=none",
    "passgo simulate --bots walker --games 20 --max-rounds 100",
    "passgo simulate --games 400 --piece 100 --out run --jobs 2",
)


def simulate(
    words: Words = None,
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 4,
    bots: Annotated[str, typer.Option(help="Who plays, seat by seat; a short list is repeated.")] = "trader",
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games, whatever the jobs.")] = "0",
    jobs: Annotated[int, typer.Option(help="Processes to share the work; 0: one for every core.")] = 1,
    max_rounds: Annotated[int, typer.Option(help="A game longer than this is cut short, and counted as that.")] = 1000,
    out: Annotated[Path | None, typer.Option(help="Keep every game as a row of Parquet in this folder; what is there already "
                                             "is not played again.")] = None,
    piece: Annotated[int, typer.Option(help="Games in one file of --out.")] = PIECE,
    on: Annotated[str, typer.Option(help="With --out, play on Ray: `ray` on this machine, or ray://host:port for a cluster.")]
    = "",
    json: Json = False,
) -> None:
    """Let bots play many games and count what happens."""
    name, options = edition_and_options(words)
    number = seed_number(seed)
    series = Series(name, options, bot_names(bots, in_range("--players", players, 1, 99), POLICIES), number or 0,
                    in_range("--max-rounds", max_rounds, 1, MOST_ROUNDS))
    seats_fit(series.read(), players)
    in_range("--games", games, 1, 10 ** 9)
    workers = in_range("--jobs", jobs, 0, 1024) or os.cpu_count() or 1
    if out is None:
        if on:
            usage("--on needs --out: the games played elsewhere have to be kept somewhere.")
        tally, seconds, stopped = counted(series, games, min(workers, games))
    else:
        run = Run(out, series, games, in_range("--piece", piece, 100, 10_000_000))
        tally, seconds, stopped = kept(run, workers, on)
    found = report(series, tally, seconds)
    print_json(found) if json else show_report(console(), series.read(), found)
    if stopped:
        sys.stdout.flush()
        raise Trouble(f"interrupted after {tally['games']:,} of {games:,} games; what they show stands above.", INTERRUPTED)


def counted(series: Series, games: int, jobs: int) -> tuple[Tally, float, bool]:
    """The tally, the seconds, and whether somebody stopped it."""
    tally, seconds = nothing(), 0.0
    with interrupts() as stopped, progress_bar() as bar:
        task = bar.add_task("Playing", total=games)
        pieces = in_chunks(series, games, jobs)
        with contextlib.closing(pieces):
            for done in pieces:
                tally, seconds = added(tally, done.tally), done.seconds
                bar.update(task, completed=tally["games"])
                if stopped.is_set():
                    break
        return tally, seconds, stopped.is_set() and tally["games"] < games


def kept(run: Run, jobs: int, on: str) -> tuple[Tally, float, bool]:
    """The same with every game kept on disk; all that was there before counts, too."""
    if on and on != "ray" and not on.startswith("ray://"):
        usage(f"--on is `ray` or ray://host:port, not {on!r}.")
    needs_study(on)
    run.open()
    seconds, there = 0.0, 0
    with interrupts() as stopped, progress_bar() as bar:
        task = bar.add_task("Playing", total=run.games)
        pieces = timed(run, jobs, on)
        with contextlib.closing(pieces):
            for found, took in pieces:
                there, seconds = found, took
                bar.update(task, completed=there)
                if stopped.is_set():
                    break
    return run.tally(), seconds, stopped.is_set() and there < run.games


def needs_study(on: str) -> None:
    """Parquet and Ray are extras: who has not got them is told how to."""
    wanted = {"pyarrow": "study"} | ({"ray": "ray"} if on else {}) | ({"grpc": "ray"} if on.startswith("ray://") else {})
    for module, extra in wanted.items():
        if importlib.util.find_spec(module) is None:
            raise Trouble(f"this needs {module}: pip install 'passgo[{extra}]'.", 2)


def progress_bar() -> Progress:
    """On stderr, and only where somebody can watch it."""
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("games, still"),
                    TimeRemainingColumn(), console=console(stderr=True), disable=not sys.stderr.isatty(), transient=True)


@contextlib.contextmanager
def interrupts() -> Iterator[threading.Event]:
    """The first Ctrl-C asks for an end after the piece under way; the second does not wait for it."""
    asked = threading.Event()

    def ask(number: int, frame: FrameType | None) -> None:
        if asked.is_set():
            raise KeyboardInterrupt
        asked.set()

    if threading.current_thread() is not threading.main_thread():
        yield asked
        return
    before = signal.signal(signal.SIGINT, ask)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)
