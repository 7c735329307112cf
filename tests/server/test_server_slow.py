"""Who sends without end or hardly reads at all: neither holds a line, nor what would be kept for them."""
from __future__ import annotations

import pathlib
import socket
import time
from collections.abc import Callable
from typing import Any

import pytest
from awaited import awaited
from live_server import PATIENCE, House
from test_server_crowds import narrowly_bound

from passgo.server.http import gathering, taking
from passgo.server.http.gathering import MANY
from passgo.server.http.protocol import LARGEST_HEAD, LARGEST_REST, TimedProtocol
from passgo.server.http.taking import waiting
from passgo.server.ops.settings import Settings
from passgo.server.rooms.line import Line
from passgo.server.rooms.mailbox import HEAVIEST, Mailbox

pytestmark = pytest.mark.slow
ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


def line_to(house: House, narrow: bool = False) -> socket.socket:
    line = socket.socket()
    if narrow:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", int(house.address.rpartition(":")[2])))
    return line


def until_closed(line: socket.socket) -> bytes:
    heard = b""
    try:
        while piece := line.recv(65536):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


def test_empty_lines_between_two_requests_hold_no_line(tmp_path: pathlib.Path) -> None:
    """They begin no request, so neither its head nor the end of the line was waited for any more."""
    with House(Settings(data=tmp_path, head_seconds=0.3)) as house:
        for first in (ASK, b"POST /api/nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\n"):
            with line_to(house) as line:
                line.sendall(first)
                assert b"HTTP/1.1 " in line.recv(4096)
                line.sendall(b"\r\n" if first is ASK else b"abc")
                assert until_closed(line) == b""
        with line_to(house) as polite:
            for _ in range(3):
                polite.sendall(b"\r\n" + ASK)
                assert b" 200 OK" in polite.recv(4096), "an empty line before a request is no reason to hang up"


@pytest.mark.parametrize("endless", [b"X-More: b\r\n", b"X-Long: " + b"a" * 70_000, b"\r\n"])
def test_what_follows_a_body_has_an_end(tmp_path: pathlib.Path, endless: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a gigabyte of trailers took three of memory within eight seconds."""
    kept: list[int] = []
    lost = TimedProtocol.connection_lost

    def counted(line: TimedProtocol, exc: Exception | None) -> None:
        kept.append(len(line.headers))
        lost(line, exc)
    monkeypatch.setattr(TimedProtocol, "connection_lost", counted)
    with House(Settings(data=tmp_path, head_seconds=PATIENCE, body_seconds=PATIENCE)) as house, line_to(house) as line:
        line.sendall(b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                     b"Transfer-Encoding: chunked\r\n\r\n0\r\n")
        with pytest.raises(OSError):
            for _ in range(40 * LARGEST_REST // len(endless)):
                line.sendall(endless)
        stop = time.monotonic() + PATIENCE
        while not kept:
            assert time.monotonic() < stop
            time.sleep(0.01)
        assert kept[0] == 3, "what stands behind a body was kept with its head"


def test_a_head_of_too_many_lines_is_cut_off_and_a_long_body_in_one_piece_is_answered(house: House) -> None:
    with line_to(house) as line:
        line.sendall(ASK[:-2] + b"a:b\r\n" * 300 + b"\r\n")
        assert until_closed(line) == b""
    with line_to(house) as line:
        line.sendall(b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % (3 * LARGEST_HEAD)
                     + b"a" * 3 * LARGEST_HEAD + ASK)
        heard = b""
        while b" 200 OK" not in heard:
            piece = line.recv(4096)
            assert piece, "the line was cut"
            heard += piece
        assert b" 413 " in heard


def test_an_answer_nobody_reads_is_not_kept(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("live_server.bound", narrowly_bound)
    monkeypatch.setattr(taking, "EVERY", 0.3)
    with House(Settings(data=tmp_path, limited=False)) as house, line_to(house, narrow=True) as deaf:
        size = len(house.http.get("/api/openapi.json").content)
        # So many that the line is full, whatever lies between the two ends.
        deaf.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
        lines, stop = house.server.config.doorway.open, time.monotonic() + PATIENCE  # type: ignore[attr-defined]
        while lines.total() > 1:
            assert time.monotonic() < stop, "it is kept for somebody who reads nothing"
            time.sleep(0.01)
        assert len(until_closed(deaf)) < 20 * size


class Reader(taking.Taking):
    """A line that is full, and a loop whose time is told."""

    def __init__(self, end: socket.socket | None = None) -> None:
        self.loop = self.transport = self
        self.end, self.unread, self.gone, self.then = end, 10 ** 6, False, self.look

    def call_later(self, seconds: float, then: Callable[[], None]) -> Reader:
        assert seconds == taking.EVERY
        self.then = then
        return self

    def cancel(self) -> None:
        self.then = lambda: None

    def get_write_buffer_size(self) -> int:
        return self.unread

    def get_extra_info(self, name: str) -> socket.socket | None:
        return self.end

    def abort(self) -> None:
        self.gone = True


def test_a_slow_reader_is_waited_for_and_one_who_hardly_reads_is_not() -> None:
    line, enough = Reader(), int(taking.EVERY * taking.SLOWEST)
    line.left = line.unread
    for _ in range(10):
        line.unread -= enough
        line.then()
        assert not line.gone
    line.unread -= enough - 1
    line.then()
    assert line.gone


def test_what_waits_in_the_kernel_is_counted_too() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door, socket.create_connection(door.getsockname()) as ours:
        theirs, line = door.accept()[0], Reader(ours)
        line.unread = 5
        assert waiting(line) == 5
        ours.setblocking(False)
        sent = 0
        with pytest.raises(BlockingIOError):
            while True:
                sent += ours.send(b"a" * 65536)
        assert 5 < waiting(line) <= sent + 5
        theirs.close()


def test_what_waits_for_a_device_is_bounded_by_its_weight() -> None:
    class Socket:
        scope: dict[str, object] = {}
    box = Mailbox(Socket(), 256)  # type: ignore[arg-type]
    box.post("a" * 3 * HEAVIEST)
    assert not box.overrun.is_set(), "one frame may be long: the whole story of a game"
    box.post([b"a" * 10, b"b" * 10])
    assert box.overrun.is_set() and box.mailbox.qsize() == 1
    light = Mailbox(Socket(), 256)  # type: ignore[arg-type]
    for _ in range(255):
        light.post("a" * 100)
    assert not light.overrun.is_set()


def test_what_waits_on_a_line_from_another_server_is_bounded_by_its_weight() -> None:
    async def story() -> None:
        nobody: Any = None
        line, frame = Line(nobody, "other", "id"), {"type": "websocket.send", "text": "a" * (HEAVIEST // 4)}
        for _ in range(100):
            line.take(frame)
            assert await line.next() == frame and not line.broken, "who reads is not cut off"
        for _ in range(4):
            line.take(frame)
        assert not line.broken
        line.take(frame)
        assert line.broken and line.inbox.qsize() == 4
        answer = Line(nobody, "other", "id")
        answer.take({"type": "http.response.start", "status": 200, "headers": []})
        answer.take({"type": "http.response.body", "body": b"a" * 3 * HEAVIEST})
        answer.take(None)
        assert not answer.broken and answer.inbox.qsize() == 3, "one answer may be long: the whole story of a game"
    awaited(story())


@pytest.mark.parametrize("hasty", [lambda guest: guest.say(t="ping", id="long" + "g" * 30, **{"x" * 1100: 1}),
                                   lambda guest: guest.line.socket.shutdown(socket.SHUT_WR)])
def test_nobody_is_heard_before_who_spoke_earlier(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch,
                                                  hasty: Callable[..., None]) -> None:
    """Where a crowd waits a long frame, or an end, is read at once; who waits is read first, or a padded bid would win."""
    with House(Settings(data=tmp_path, limited=False)) as house:
        made, together = house.room("person", "person"), house.server.config.doorway.gathering  # type: ignore[attr-defined]
        first, second = house.guest(made, 0), house.guest(made, 1)
        others = [house.guest(made) for _ in range(MANY - 1)]
        monkeypatch.setattr(gathering, "SOON", 3600.0)
        first.say(t="ping", id="crowd")
        second.say(t="gesture", id="early", seat=1, word="hello")
        stop = time.monotonic() + PATIENCE
        while len(together.waiting) < 2:
            assert time.monotonic() < stop, "nobody was made to wait"
            time.sleep(0.005)
        hasty(others[0])
        assert first.hear("gestured", "pong")["t"] == "pong" and first.hear("gestured")["word"] == "hello"
        assert not together.waiting
        monkeypatch.setattr(gathering, "SOON", 0.0)
        for guest in (first, second, *others):
            guest.close()
