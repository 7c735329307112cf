"""At the door: who is too slow, too many, or calls us by another's name is sent away, quietly and without a trace."""
from __future__ import annotations

import io
import json
import logging
import pathlib
import socket
import time
from dataclasses import replace
from importlib.metadata import version

import pytest
from live_server import PATIENCE, House
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from passgo.server.http.addresses import may_be_called
from passgo.server.http.limits import FORGET, Limits
from passgo.server.http.protocol import BoundedSocket, head_of
from passgo.server.ops.logs import AT_ONCE, AsJson, Sampled
from passgo.server.ops.settings import Rate, Settings

pytestmark = pytest.mark.slow
LONG = 3600.0
"""Seconds no test lasts."""


def line_to(house: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", int(house.address.rpartition(":")[2])), timeout=PATIENCE)


def until_closed(line: socket.socket) -> bytes:
    heard = b""
    try:
        while piece := line.recv(4096):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


def test_a_head_or_a_body_that_does_not_come_is_not_waited_for(tmp_path: pathlib.Path) -> None:
    with House(Settings(data=tmp_path, head_seconds=0.3, body_seconds=0.3)) as house:
        silent, slow, bodiless = line_to(house), line_to(house), line_to(house)
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        bodiless.sendall(b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                         b"Content-Length: 50\r\n\r\n{")
        assert until_closed(silent) == b"" == until_closed(slow)
        assert b" 408 " in bodiless.recv(4096)
        assert house.http.get("/healthz").status_code == 200
        for line in (silent, slow, bodiless):
            line.close()


def test_a_second_request_on_the_same_line_is_timed_too(tmp_path: pathlib.Path) -> None:
    with House(Settings(data=tmp_path, head_seconds=0.3)) as house, line_to(house) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200 OK" in line.recv(4096)
        line.sendall(b"GET /healthz HTTP/1.1\r\nHo")
        until_closed(line)


def test_what_comes_after_the_answer_is_not_waited_for_either(tmp_path: pathlib.Path) -> None:
    """Of a body nobody reads any more: neither drop by drop nor without end. What comes in time leaves the line as it was."""
    head = b"POST /api/nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
    with House(Settings(data=tmp_path, head_seconds=0.5)) as house:
        polite = line_to(house)
        polite.sendall(head % 3)
        assert b" 405 " in polite.recv(4096)
        polite.sendall(b"abcGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b" 200 OK" in polite.recv(4096)
        long = line_to(house)
        long.sendall(head % 1000_000)
        assert b" 413 " in long.recv(4096)
        long.sendall(b"a" * 1000_000 + b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b" 200 OK" in long.recv(4096), "who is refused for a long body keeps the line"
        slow = line_to(house)
        slow.sendall(head % 1000)
        assert b" 405 " in slow.recv(4096)
        with pytest.raises(OSError):
            for _ in range(900):
                slow.sendall(b"a")
                time.sleep(0.02)
        endless = line_to(house)
        endless.sendall(head % 10 ** 9)
        assert b" 413 " in endless.recv(4096)
        with pytest.raises(OSError):
            for _ in range(1000):
                endless.sendall(b"a" * 8192)
        for line in (polite, long, slow, endless):
            line.close()


def test_only_so_many_lines_from_one_address_and_in_all(tmp_path: pathlib.Path) -> None:
    for limited in (Settings(data=tmp_path / "one", connections=3), Settings(data=tmp_path / "all", all_connections=3)):
        with House(limited) as house:
            lines = [line_to(house) for _ in range(3)]
            for line in lines:
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert b"200 OK" in line.recv(4096)
            extra = line_to(house)
            assert until_closed(extra) == b""
            lines.pop().close()
            stop = time.monotonic() + PATIENCE
            while True:
                with line_to(house) as again:
                    try:
                        again.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                        if b"200 OK" in until_closed(again):
                            break
                    except OSError:
                        pass
                assert time.monotonic() < stop
            for line in (*lines, extra):
                line.close()


def test_only_so_many_sockets_in_all_and_no_trace_of_those_refused(tmp_path: pathlib.Path,
                                                                    caplog: pytest.LogCaptureFixture) -> None:
    with House(replace(Settings(data=tmp_path), all_sockets=1)) as house:
        made = house.room("person", "person")
        guest = house.guest(made, 0)
        for _ in range(5):
            with pytest.raises(InvalidStatus):
                house.guest(made, 1)
        guest.close()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]


def test_however_many_addresses_come_none_waits_for_a_look_at_all_of_them() -> None:
    """Who has a network of IPv6 has as many as they like; with a look at all for each, these would take half a minute."""
    limits, began = Limits(), time.process_time()
    for n in range(6 * FORGET):
        assert limits.bucket("any", f"2001:db8:{n:x}::/64", Rate(0.001, 1)).take()
    assert not limits.bucket("any", "2001:db8:0::/64", Rate(0.001, 1)).take(), "the first is remembered"
    assert time.process_time() - began < 3.0


def test_a_name_that_is_not_ours_is_refused(tmp_path: pathlib.Path) -> None:
    """A page of somebody else's whose name leads to this machine is not let in; probes ask by whatever name."""
    with House(Settings(data=tmp_path, hosts=("play.example.org",))) as house:
        for host, status in (("play.example.org", 200), ("PLAY.example.org:443", 200), ("evil.example.com", 421),
                             ("127.0.0.1:8000", 200), ("192.0.2.9", 421)):
            answer = house.http.get("/api/editions", headers={"Host": host})
            assert answer.status_code == status, host
        assert house.http.get("/healthz", headers={"Host": "10.0.0.7"}).status_code == 200
    for host in ("localhost", "192.168.1.7:8086", "[fe80::1]:8086", "mybox", "mybox.local"):
        assert may_be_called(host, ()), host
    for host in ("evil.example.com", "", "[", "192.168.1.7.evil.example"):
        assert not may_be_called(host, ()), host


def test_a_proxy_is_believed_only_where_it_was_named(tmp_path: pathlib.Path) -> None:
    """Without that everybody could be anybody, and nobody would ever be too fast."""
    said = {"X-Forwarded-For": "203.0.113.5"}
    for proxies, fast in (((), True), (("127.0.0.1",), False)):
        settings = replace(Settings(data=tmp_path / str(fast)), proxies=proxies)
        with House(settings) as house:
            for n in range(settings.codes.at_once):
                assert house.http.get("/api/join/ABCDEF", headers={"X-Forwarded-For": f"198.51.100.{n}"}).status_code == 404
            last = house.http.get("/api/join/ABCDEF", headers=said)
            assert last.status_code == (429 if fast else 404)


def test_who_comes_through_a_proxy_is_not_counted_as_the_proxy(tmp_path: pathlib.Path) -> None:
    for proxies in (("127.0.0.1",), ("10.0.0.1", "127.0.0.0/8")):
        with House(Settings(data=tmp_path / str(len(proxies)), connections=2, proxies=proxies)) as house:
            lines = [line_to(house) for _ in range(5)]
            for line in lines:
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert b"200 OK" in line.recv(4096)
                line.close()


@pytest.mark.parametrize("endless", [b"a", b"X-More: b\r\n"])
def test_an_endless_head_is_cut_off(tmp_path: pathlib.Path, endless: bytes) -> None:
    """Long before its time is over: reading it would hold up every table."""
    with House(Settings(data=tmp_path, head_seconds=PATIENCE)) as house:
        for first in (b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"):
            line = line_to(house)
            line.sendall(first)
            if first:
                assert b"200 OK" in line.recv(4096)
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: b\r\nX-A: ")
            with pytest.raises(OSError):
                for _ in range(1000):
                    line.sendall(endless * 8192)
            line.close()
        assert house.http.get("/healthz", headers={"X-Long": "a" * 30_000}).status_code == 200


def test_who_does_not_answer_is_gone_and_who_does_stays(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that is dead at the other end keeps no seat; one that is only quiet does. Time is told, not waited for."""
    for name, seconds in (("EVERY", 0.02), ("QUIET", LONG), ("GONE", 2 * LONG)):
        monkeypatch.setattr(f"passgo.server.http.rounds.{name}", seconds)
    with House(Settings(data=tmp_path, limited=False)) as house:
        made = house.room("person", "person")
        dead, quiet = line_to(house), house.guest(made, 1)
        dead.sendall(f"GET /ws/{made['room']} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        assert b" 101 " in dead.recv(4096)
        lines = {line.client[1]: line for part in house.server.config.doorway.rounds.parts for line in part}  # type: ignore[attr-defined]
        theirs, mine = lines[dead.getsockname()[1]], lines[quiet.line.socket.getsockname()[1]]
        for line in (theirs, mine):
            line.heard_at -= 1.5 * LONG
        heard, long_ago, stop = b"", mine.heard_at, time.monotonic() + PATIENCE
        while b"\x89\x00" not in heard:
            heard += dead.recv(4096)
        while mine.heard_at == long_ago:
            assert time.monotonic() < stop, "the answer to a ping is no sign of life"
            time.sleep(0.01)
        theirs.heard_at -= LONG
        until_closed(dead)
        quiet.drain()
        quiet.close()
        dead.close()


def test_uvicorn_still_has_what_the_socket_reads_of_it(house: House) -> None:
    """Frames are written past uvicorn, so that four of them need no four tasks; what that needs must be as it was."""
    seen: list[BoundedSocket] = []
    made = house.room("person", "person")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BoundedSocket, "write_now", lambda line, frames: seen.append(line))
        guest = house.guest(made, 0)
        guest.close()
    changed = (f"uvicorn {version('uvicorn')} is not built as the one BoundedSocket in http/protocol.py was written for: {{}}. "
               "See how its send() writes a text frame now, and when it must not.")
    assert seen, changed.format("no socket has been offered write_now, so handle_connect or scope are others")
    line = seen[0]
    for name, kind in (("conn", ServerProtocol), ("scope", dict)):
        assert isinstance(getattr(line, name, None), kind), changed.format(f"`{name}` is not a {kind.__name__}")
    for name in ("writelines", "is_closing"):
        assert hasattr(getattr(line, "transport", None), name), changed.format(f"`transport` has no {name}")
    for name in ("handle_connect", "handle_events"):
        assert hasattr(WebSocketsSansIOProtocol, name), changed.format(f"there is no `{name}`")
    assert not line.config.ws_per_message_deflate and not line.conn.extensions, "what is written at once is not compressed"


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_the_head_of_a_frame_is_the_librarys(size: int) -> None:
    assert head_of(size) + b"a" * size == Frame(Opcode.TEXT, b"a" * size).serialize(mask=False)


def test_logs_say_it_again_and_again_only_so_often_and_as_json_on_wish() -> None:
    out, log = io.StringIO(), logging.getLogger("passgo.test")
    handler = logging.StreamHandler(out)
    handler.setFormatter(AsJson())
    handler.addFilter(sampled := Sampled())
    log.addHandler(handler)
    log.propagate = False
    for n in range(AT_ONCE + 30):
        log.warning("refused %s", n)
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(lines) == AT_ONCE and lines[0]["message"] == "refused 0" and lines[0]["logger"] == "passgo.test"
    sampled.kinds = {kind: (began - 60, count) for kind, (began, count) in sampled.kinds.items()}
    log.warning("refused %s", "later")
    assert "(and 30 more like it" in json.loads(out.getvalue().splitlines()[-1])["message"]
    out.truncate(0)
    for wrong in [ValueError("twice")] * (AT_ONCE + 30) + [KeyError("once")]:
        log.error("it broke", exc_info=wrong)
    lines = [json.loads(line) for line in out.getvalue().strip("\0").splitlines()]
    assert len(lines) == AT_ONCE + 1 and "KeyError" in lines[-1]["trace"], "traces fill no disk, and each kind is told"
    log.removeHandler(handler)


def test_what_is_no_text_leaves_no_trace(house: House) -> None:
    out, log, made = io.StringIO(), logging.getLogger("uvicorn.error"), house.room("person", "person")
    handler = logging.StreamHandler(out)
    handler.addFilter(Sampled())
    log.addHandler(handler)
    with line_to(house) as line:
        line.sendall(f"GET /ws/{made['room']} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                     "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        assert b" 101 " in line.recv(4096)
        line.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
        assert b"\x03\xef" in until_closed(line), "closed with 1007"
    log.removeHandler(handler)
    assert "UTF-8" in out.getvalue() and "Traceback" not in out.getvalue()


def test_numbers_of_the_loop_the_store_and_the_process(house: House) -> None:
    text = house.http.get("/metrics").text
    for name in ("passgo_loop_lag_seconds", "passgo_store_queue", "passgo_rooms", "process_resident_memory_bytes",
                 "process_cpu_seconds_total", "python_gc_collections_total"):
        assert f"\n{name}" in text, name
