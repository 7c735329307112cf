"""Where many speak at once they are heard together; who speaks alone never waits, and nothing said is lost."""
from __future__ import annotations

import pathlib
import socket
import time
from collections.abc import Callable

import pytest
from live_server import PATIENCE, House

from passgo.server.http import gathering
from passgo.server.http.gathering import MANY, SOON, Gathering
from passgo.server.ops.settings import Settings
from passgo.server.rooms.room import Room

LONG = 3600.0


class Clock:
    """A loop whose time is told."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.timers: list[Callable[[], None]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, then: Callable[[], None]) -> Clock:
        assert seconds == SOON
        self.timers.append(then)
        return self

    def cancel(self) -> None:
        """What is read is read from outside here."""


class Line:
    """A socket that counts how often it was read; or one that breaks."""

    def __init__(self, broken: bool = False) -> None:
        self.broken, self.gone, self.count = broken, False, 0

    def read(self) -> None:
        self.count += 1
        if self.broken:
            raise ValueError("nobody thought of that")

    def hang_up(self) -> None:
        self.gone = True


def test_only_in_a_crowd_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, all = Clock(), Gathering()
    monkeypatch.setattr("asyncio.get_running_loop", lambda: clock)
    for _ in range(3 * MANY):
        clock.now += SOON
        assert not all.takes(Line()), "those who speak one after the other were made to wait"
    clock.now += LONG
    lines = [Line() for _ in range(2 * MANY)]
    assert [all.takes(line) for line in lines] == [False] * MANY + [True] * MANY
    assert len(clock.timers) == 1 and not any(line.count for line in lines)
    clock.timers.pop()()
    assert [line.count for line in lines] == [0] * MANY + [1] * MANY and not all.waiting
    assert all.takes(lines[0]) and len(clock.timers) == 1, "the crowd is still there, and needs another round"
    clock.timers.pop()()
    clock.now += LONG
    assert not all.takes(lines[0])
    assert not any(all.takes(line) for line in lines[:2] * 3 * MANY), "one who speaks much, or two, are no crowd"


def test_where_somebody_waits_nobody_is_heard_before_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The crowd may be gone by then."""
    clock, all = Clock(), Gathering()
    monkeypatch.setattr("asyncio.get_running_loop", lambda: clock)
    crowd = [Line() for _ in range(MANY)]
    assert not any(map(all.takes, crowd))
    clock.now += 1.9 * SOON
    early, late = Line(), Line()
    assert all.takes(early)
    clock.now += 0.9 * SOON
    assert all.takes(late) and all.waiting == [early, late] and len(clock.timers) == 1


def test_one_that_breaks_keeps_nobody_from_being_heard() -> None:
    all, broken, other = Gathering(), Line(broken=True), Line()
    all.waiting = [broken, other]
    all.read()
    assert broken.gone and other.count == 1 and not other.gone


def test_a_crowd_loses_nothing(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the others would be waited for a whole hour: what comes through came because it must."""
    with House(Settings(data=tmp_path, limited=False)) as house:
        made, together = house.room("person", "person"), house.server.config.doorway.gathering  # type: ignore[attr-defined]
        first, second = house.guest(made, 0), house.guest(made, 1)
        others = [house.guest(made) for _ in range(MANY - 1)]
        monkeypatch.setattr(gathering, "SOON", LONG)
        came: list[float] = []

        async def noted(room: Room, seat: int, id: str, text: str, acknowledge: Callable[[int], None], arrived: float) -> None:
            came.append(time.monotonic() - arrived)
        monkeypatch.setattr(Room, "act", noted)
        for guest in (first, second):
            guest.say(t="ping", id="together")
        first.say(t="act", id="bid", seat=0, action="BID money=1")
        stop = time.monotonic() + PATIENCE
        while len(together.waiting) < 2:
            assert time.monotonic() < stop, "nobody was made to wait"
            time.sleep(0.005)
        time.sleep(0.3)
        together.waiting[0].loop.call_soon_threadsafe(together.read)
        assert first.hear("pong")["id"] == second.hear("pong")["id"] == "together"
        while not came:
            assert time.monotonic() < stop, "it was not heard"
            time.sleep(0.005)
        assert came[0] >= 0.3, "a bid came when it came, not when it was read"
        # Who sends much is heard at once: what waits is short.
        second.line.send("x" * 2000)
        assert second.hear("refused")["code"] == "BAD_FRAME"
        # And so is who has nothing more to say.
        first.say(t="gesture", id="last", seat=0, word="thanks")
        first.line.socket.shutdown(socket.SHUT_WR)
        assert second.hear("gestured")["word"] == "thanks"
        # A crowd of an hour ends here.
        monkeypatch.setattr(gathering, "SOON", 0.0)
        for guest in (second, *others):
            guest.close()
