"""How this server is set up."""
from __future__ import annotations

import json
import pathlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Self

VARIABLE = "PASSGO_SERVER_"
"""How the names of settings begin in the environment."""


@dataclass(frozen=True)
class Rate:
    """So many a second for long, so many at once."""
    per_second: float
    at_once: int


@dataclass(frozen=True)
class Settings:
    """Where games are kept, and how much is allowed."""
    data: pathlib.Path = pathlib.Path("passgo-data")
    database_url: str = ""
    """`postgresql://…`; empty: SQLite in the data folder."""
    redis_url: str = ""
    """`redis://…`: many servers share one PostgreSQL, and carry to each other what is for a room of another."""
    origins: tuple[str, ...] = ()
    """Origins a page may come from besides this server's own address, as `http://host:port`."""
    limited: bool = True
    frames: Rate = Rate(20, 40)
    requests: Rate = Rate(20, 60)
    new_rooms: Rate = Rate(0.5, 30)
    codes: Rate = Rate(10 / 60, 10)
    advice: Rate = Rate(0.5, 6)
    """Hints, worths of deals and odds one seat may ask for."""
    alone: Rate = Rate(400, 10_000)
    """Moves of bots at all tables together where no person plays."""
    largest_frame: int = 8 * 1024
    largest_body: int = 32 * 1024
    strikes: int = 200
    """Refused frames of one connection before it is closed."""
    devices: int = 64
    """Sockets of players in one room, an eighth of them for each seat, and as many of watchers."""
    sockets: int = 256
    """Sockets of one address."""
    all_sockets: int = 20_000
    """Sockets in all."""
    connections: int = 256
    """Lines of plain requests from one address."""
    all_connections: int = 4096
    """Lines of plain requests in all."""
    head_seconds: float = 10.0
    """Seconds until the head of a request must have come, or the hello of a socket."""
    body_seconds: float = 20.0
    """Seconds until all of its body must have come."""
    hosts: tuple[str, ...] = ()
    """Names this server is called by; none: any address, and any name of the house."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say where somebody comes from."""
    boards: tuple[str, ...] = ()
    """Files of boards of one's own, for the bank of a real table."""
    json_logs: bool = False
    mailbox: int = 256
    """Frames waiting for one device before it is cut off."""
    grace: float = 30.0
    """Seconds a seat may be away before a bot can take it, or, where it is the host's, before another person is host."""
    silence: float = 60.0
    """Seconds somebody who is asked may say nothing before the others can agree on a bot; so long one who wants to go on waits
    for the others to end a pause."""
    gone: float = 900.0
    """Seconds without a sign of life until somebody has left for good, and need not agree to an end any more."""
    offers: int = 12
    """Deals one seat may offer in one turn."""
    allowance: int = 250
    """Milliseconds a bid may arrive after the deadline."""
    beat: float = 1.0
    """Seconds between two writings of running clocks: what a crash may give back to the players."""
    slow_beat: float = 20.0
    """The same where only turns are timed."""
    drowse: float = 60.0
    """Seconds until an empty room is put away; it comes back from the store."""
    lease: float = 4.0
    """Seconds a server that says nothing keeps its rooms; it says that it lives four times as often."""
    wait_for_database: float = 30.0
    """Seconds to wait at the start for a database, or a Redis, that does not answer yet."""
    keep_lobbies: float | None = 7
    """Days a room nobody has started is kept after it was last opened; None: for ever."""
    keep_unfinished: float | None = 180
    """The same for a game that was begun and not ended."""
    keep_finished: float | None = None
    """The same for a game that is over."""
    wait_for_lock: float = 3.0
    """Seconds to wait for another server to let go of the same games."""
    paces: dict[str, float] = field(default_factory=lambda: {"fast": 0.0, "normal": 0.9, "slow": 2.2})
    """Seconds a bot takes."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str], **given: Any) -> Self:
        """What is given, and for all else `PASSGO_SERVER_GRACE=60` and the like: a number, `none`, or for a rate `20/40`, so many
        a second and so many at once. Raises ValueError with a sentence."""
        plain = cls()
        names = {name: f"{VARIABLE}{name.upper()}" for name in vars(plain)}
        read = {name: value_of(said, environment[said], getattr(plain, name))
                for name, said in names.items() if said in environment}
        return cls(**{**read, **given})

    def text(self) -> str:
        """For another process."""
        return json.dumps(asdict(self) | {"data": str(self.data)})

    @classmethod
    def parse(cls, text: str) -> Self:
        values = json.loads(text)
        rates = {name: Rate(**values[name]) for name in ("frames", "requests", "new_rooms", "codes", "advice", "alone")}
        names = {name: tuple(values[name]) for name in ("origins", "hosts", "proxies", "boards")}
        return cls(**{**values, **rates, **names, "data": pathlib.Path(values["data"])})


def value_of(name: str, text: str, like: Any) -> Any:
    """A setting as it is written in the environment."""
    try:
        if isinstance(like, Rate):
            per_second, at_once = text.split("/")
            return Rate(float(per_second), int(at_once))
        if text.lower() == "none":
            return None
        if isinstance(like, bool | str | pathlib.Path | tuple | dict):
            raise ValueError
        return int(text) if isinstance(like, int) else float(text)
    except ValueError:
        raise ValueError(f"{name}={text!r} cannot be read: docs/operating.md shows how settings are written.") from None
