"""Game files: every input is on disk before the next question is asked, so a terminal that dies loses nothing."""
from __future__ import annotations

import contextlib
import dataclasses
import datetime
import json
import os
import pathlib
from typing import IO, Any

from passgo.bots import BOTS
from passgo.cli.choices import whole
from passgo.cli.trouble import Trouble
from passgo.play.game import Game
from passgo.play.record import BadRecord, Record
from passgo.text import say

try:
    import fcntl
except ImportError:  # Windows has no such locks.
    fcntl = None  # type: ignore[assignment]

ENDING = ".jsonl"


def games_folder() -> pathlib.Path:
    """Where games are saved unless told otherwise: under XDG_DATA_HOME, or ~/.local/share."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = pathlib.Path(home) if os.path.isabs(home) else pathlib.Path.home() / ".local" / "share"
    return base / "passgo" / "games"


def writable(folder: pathlib.Path) -> bool:
    """Can files be made there?"""
    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def new_path(edition: str) -> pathlib.Path:
    """A name nobody has used: here_and_now-20261115-093012.jsonl."""
    stamp = f"{pathlib.Path(edition).stem}-{datetime.datetime.now():%Y%m%d-%H%M%S}"
    for n in range(1, 1000):
        path = games_folder() / f"{stamp}{f'-{n}' if n > 1 else ''}{ENDING}"
        if not path.exists():
            return path
    raise Trouble(say("play-too-many-games", folder=games_folder()))


def newest_unfinished() -> pathlib.Path:
    """The game played last that is not over."""
    with contextlib.suppress(OSError):
        for path in sorted(games_folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime_ns, reverse=True):
            with contextlib.suppress(BadRecord):
                if Record.load(path).result is None:
                    return path
    raise Trouble(say("play-none-unfinished", folder=games_folder()))


class SaveFile:
    """One game on disk, open for the next line."""

    def __init__(self, path: pathlib.Path, file: IO[bytes], written: int, closed: bool) -> None:
        self.path, self.file, self.written, self.closed = path, file, written, closed
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                file.close()
                raise Trouble(say("play-elsewhere", path=path)) from None

    @classmethod
    def create(cls, game: Game, bots: dict[int, str], path: pathlib.Path) -> SaveFile:
        """A new file with its first line; it never takes the place of another."""
        record = game.record()
        header = dataclasses.replace(record.header, bots={str(seat): name for seat, name in bots.items()})
        if path.exists():
            raise Trouble(say("play-already-there", path=path))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("x+b")
        except OSError as error:
            raise Trouble(say("play-cannot-save", path=path, why=error.strerror)) from None
        save = cls(path, file, 0, False)
        save.write(json.dumps(dataclasses.asdict(header), ensure_ascii=False))
        save.keep(game)
        return save

    @classmethod
    def reopen(cls, path: pathlib.Path, record: Record) -> SaveFile:
        """Go on with a file; what a sudden end left of its last line is cut off."""
        try:
            file = path.open("r+b")
        except OSError as error:
            raise Trouble(say("play-cannot-save", path=path, why=error.strerror)) from None
        save = cls(path, file, len(record.inputs), record.result is not None)
        save.cut(1 + len(record.inputs) + (record.result is not None))
        return save

    def keep(self, game: Game) -> None:
        """Write everything said since the last time, and the result once there is one."""
        for said in game.inputs[self.written:]:
            self.write(json.dumps(str(said)))
        self.written = len(game.inputs)
        if game.over and not self.closed:
            self.write(json.dumps({"result": game.result()}))
            self.closed = True

    def take_back(self, game: Game) -> None:
        """Something was undone: the file ends where the game now does."""
        self.cut(1 + len(game.inputs))
        self.written, self.closed = len(game.inputs), False

    def cut(self, lines: int) -> None:
        self.file.seek(0)
        kept = self.file.read().splitlines(keepends=True)[:lines]
        self.file.seek(sum(map(len, kept)))
        self.file.truncate()

    def write(self, line: str) -> None:
        try:
            self.file.write(line.encode() + b"\n")
            self.file.flush()
        except OSError as error:
            raise Trouble(say("play-cannot-write", path=self.path, why=error.strerror)) from None

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self.file.close()


def bots_of(record: Record) -> dict[int, str]:
    """Which seats of a saved game are played by which bots; raises BadRecord."""
    found: dict[int, str] = {}
    bots: Any = record.header.bots
    for seat, name in (bots.items() if isinstance(bots, dict) else ()):
        number = whole(str(seat))
        if number is None or number >= len(record.header.seats) or not isinstance(name, str):
            raise record.broken(1, say("play-bots-unreadable"))
        if name not in BOTS:
            raise record.broken(1, say("play-bot-unknown", name=repr(name), known=", ".join(BOTS)))
        found[number] = name
    return found
