"""Web Push: who is asked and not here is called once, in words for that browser alone, and nowhere but at a push service."""
from __future__ import annotations

import base64
import http.server
import json
import pathlib
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from live_server import PATIENCE, Guest, House

from passgo.server.ops.settings import Settings
from passgo.server.rooms.calls import public_key

pytest.importorskip("pywebpush")

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

pytestmark = pytest.mark.slow

AUTH = bytes(range(16))


def soon(true: Any) -> None:
    """Wait until this is so."""
    stop = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < stop, "it did not come to that"
        time.sleep(0.01)


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Service:
    """A push service of this test, and a browser that can read what is sent to it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.came: list[tuple[dict[str, str], bytes]] = []
        self.answer = 201
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.came.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.answer)
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"

    @property
    def subscription(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.address}/to/me", "p256dh": coded(point), "auth": coded(AUTH)}

    def read(self, n: int) -> Any:
        return json.loads(http_ece.decrypt(self.came[n][1], private_key=self.private, auth_secret=AUTH, version="aes128gcm"))


@pytest.fixture
def service() -> Iterator[Service]:
    one = Service()
    yield one
    one.server.shutdown()
    one.server.server_close()


def wishes(guest: Guest, seat: int, subscription: dict[str, str] | None) -> str:
    guest.say(t="push", id="p", seat=seat, subscription=subscription)
    return str(guest.hear("ack", "refused").get("code", "ack"))


def roll_on(guest: Guest, seat: int, until: Any) -> None:
    """This seat plays on its own until something is so."""
    while not until():
        guest.drain()
        if guest.asked():
            guest.act(seat, guest.view(seat)["legal"][0]["action"])
        elif not until():
            guest.drain()


def test_who_is_away_is_called_once_in_a_turn(tmp_path: pathlib.Path, service: Service) -> None:
    with House(Settings(data=tmp_path, limited=False)) as house:
        caller = house.registry.caller
        caller.services = (service.address,)
        assert house.http.get("/api/push").json()["key"] == caller.key and len(base64.urlsafe_b64decode(caller.key + "=")) == 65
        made = house.room("person", "person")
        guests = [house.guest(made, 0), house.guest(made, 1)]
        for guest in guests:
            guest.drain()
        one = 0 if guests[0].asked() else 1
        two = 1 - one
        assert wishes(guests[one], two, service.subscription) == "NOT_YOUR_SEAT"
        assert wishes(guests[two], two, service.subscription) == "ack"
        assert not any("p256dh" in frame for guest in guests for frame in guest.frames), "nobody hears where others are called"
        room = house.registry.rooms[made["room"]]
        guests[two].close()
        soon(lambda: not room.online(two))
        roll_on(guests[one], one, lambda: bool(service.came))
        said = service.read(0)
        assert said == {"title": room.edition.title, "body": f"Player {two}, it is your turn.", "room": made["room"]}
        assert "vapid" in service.came[0][0]["authorization"].lower()
        again = house.guest(made, two, since=0)
        again.drain()
        assert len(service.came) == 1
        assert wishes(again, two, None) == "ack" and not room.sheet.chairs[two].push
        for guest in (again, guests[one]):
            guest.close()
    key = tmp_path / "push.pem"
    assert key.stat().st_mode & 0o077 == 0
    with House(Settings(data=tmp_path, limited=False)) as house:
        assert house.registry.caller.key == caller.key, "the key is kept"


def test_nobody_makes_the_server_write_elsewhere(house: House, service: Service) -> None:
    made = house.room("person", "person")
    guest = house.guest(made, 0)
    for endpoint in ("http://127.0.0.1:80/", "https://fcm.googleapis.com.evil.example/x", "https://user@fcm.googleapis.com/x",
                     "http://fcm.googleapis.com/x", "https://evil.example\\.push.apple.com/x", "file:///etc/passwd",
                     "https://push.apple.com.evil.example/.push.apple.com"):
        assert wishes(guest, 0, {**service.subscription, "endpoint": endpoint}) in ("NO_PUSH", "BAD_FRAME"), endpoint
    assert wishes(guest, 0, {**service.subscription, "endpoint": "https://fcm.googleapis.com/fcm/send/x"}) == "ack"
    guest.close()


def test_who_listens_no_more_is_forgotten(tmp_path: pathlib.Path, service: Service) -> None:
    service.answer = 410
    with House(Settings(data=tmp_path, limited=False)) as house:
        house.registry.caller.services = (service.address,)
        made = house.room("person", "person")
        guests = [house.guest(made, 0), house.guest(made, 1)]
        for guest in guests:
            guest.drain()
        one = 0 if guests[0].asked() else 1
        assert wishes(guests[1 - one], 1 - one, service.subscription) == "ack"
        room = house.registry.rooms[made["room"]]
        guests[1 - one].close()
        soon(lambda: not room.online(1 - one))
        roll_on(guests[one], one, lambda: bool(service.came))
        soon(lambda: not room.sheet.chairs[1 - one].push)
        guests[one].close()


def test_without_the_library_nobody_is_called(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "py_vapid", None)
    with House(Settings(data=tmp_path, limited=False)) as house:
        assert house.http.get("/api/push").json() == {"key": ""} and not (tmp_path / "push.pem").exists()
        made = house.room("person", "person")
        guest = house.guest(made, 0)
        assert wishes(guest, 0, {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "x", "auth": "x"}) == "NO_PUSH"
        guest.close()


def test_servers_that_start_together_have_one_key(tmp_path: pathlib.Path) -> None:
    together = threading.Barrier(8)

    def start(path: pathlib.Path) -> str:
        together.wait(PATIENCE)
        return public_key(path)
    with ThreadPoolExecutor(8) as servers:
        for attempt in range(5):
            path = tmp_path / str(attempt) / "push.pem"
            assert len(set(servers.map(start, [path] * 8))) == 1
            assert [found.name for found in path.parent.iterdir()] == ["push.pem"], "what was tried is not left lying about"
            assert path.stat().st_mode & 0o077 == 0
