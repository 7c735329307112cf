"""Bad input: refused with a code, logged without secrets, and nothing else happens."""
from __future__ import annotations

import json
import logging
import pathlib
import random
import string
from collections.abc import Callable
from typing import Any

import pytest
from live_server import PATIENCE, Guest, House
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from passgo.rules.words import Kind
from passgo.server.ops.settings import Rate, Settings
from passgo.server.refusals import CODES
from passgo.server.wire.frames import HEARD

pytestmark = pytest.mark.slow

FRAMES = 10_000
Json = dict[str, Any]


def words(luck: random.Random) -> str:
    return "".join(luck.choice(string.printable + "é❤\u0000\u202e") for _ in range(luck.randint(0, 30)))


def junk(luck: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kinds: list[Callable[[], Any]] = [
        lambda: None, lambda: luck.random() < 0.5, lambda: luck.randint(-10**20, 10**20), lambda: luck.randint(-1, 9),
        lambda: luck.random() * 1e300, lambda: words(luck)]
    if depth < 3:
        kinds += [lambda: [junk(luck, depth + 1) for _ in range(luck.randint(0, 4))],
                  lambda: {words(luck): junk(luck, depth + 1) for _ in range(luck.randint(0, 4))}]
    return luck.choice(kinds)()


def action(luck: random.Random) -> str:
    """Something like an action: real words, wrong numbers."""
    names = ["a", "b", "space", "to", "money", "give", "want", "card", "x"]
    values = ["-1", "0", "99", str(10**30), "1,2", "card99", "", "NaN", "1_0"]
    fields = [f"{luck.choice(names)}={luck.choice(values)}" for _ in range(luck.randint(0, 4))]
    return " ".join([luck.choice([*Kind.names(), "CHEAT", ""]), *fields])


def frame(luck: random.Random) -> str | bytes:
    """A frame that is wrong: rubbish, a lie about its shape, or an action of a seat that is not ours or cannot be."""
    match luck.randint(0, 6):
        case 0:
            return words(luck)
        case 1:
            return luck.randbytes(luck.randint(0, 40))
        case 2:
            return json.dumps(junk(luck))
        case 3:
            kind = luck.choice(["act", "vote", "back", "hello", "ping", "x"])
            return json.dumps({"t": kind, words(luck): junk(luck), "id": junk(luck)})
        case 4:
            seat = luck.choice([1, 1, 2, 7, -1, 8])
            return json.dumps({"t": "act", "id": f"f{luck.random()}", "seat": seat, "action": action(luck)})
        case 5:
            return json.dumps({"t": luck.choice(["vote", "back"]), "id": "v", "seat": 1, "what": "end", "yes": True})
    said = luck.choice(["OUTCOME a=1 b=1", "TICK money=99"])
    return json.dumps({"t": "act", "id": f"g{luck.random()}", "seat": 0, "action": said})


@pytest.mark.slow
def test_ten_thousand_bad_frames_change_nothing(tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture) -> None:
    """Seat 0 sends them; seat 1, who sits beside it, plays on as if nothing had been."""
    with House(Settings(data=tmp_path, limited=False, strikes=FRAMES + 1)) as house, caplog.at_level(logging.INFO):
        made = house.room("person", "person", "person")
        good, bad = house.guest(made, 1), house.guest(made, 0)
        good.hear("update")
        before = good.view(1)
        game = house.registry.rooms[made["room"]].game
        assert game is not None
        inputs, luck, refused = list(game.inputs), random.Random(6), 0
        for sent in range(FRAMES):
            bad.line.send(frame(luck))
            if sent % 50 == 49:
                bad.say(t="ping", id=f"p{sent}")
                while (heard := json.loads(bad.line.recv(PATIENCE)))["t"] != "pong" or heard["id"] != f"p{sent}":
                    HEARD.validate_python(heard)
                    refused += heard["t"] == "refused"
                    assert heard["t"] in ("refused", "pong", "lobby", "update"), heard
        assert refused > FRAMES * 0.97
        assert game.inputs == inputs
        good.drain()
        assert good.view(1) == before and not good.lobby["votes"].get("end")
        good.close()
        bad.close()
        secrets = [one["token"] for one in made["mine"]] + [made["host"], house.registry.rooms[made["room"]].sheet.secret]
    assert "refused BAD_FRAME" in caplog.text and "refused NOT_YOUR_SEAT" in caplog.text
    assert not any(secret in caplog.text for secret in secrets)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(("said", "code"), [
    ("{", "BAD_FRAME"), ("[]", "BAD_FRAME"), (b"\x00", "BAD_FRAME"), ('{"t":"fly"}', "BAD_FRAME"),
    ('{"t":"hello","v":1,"tokens":[],"since":null}', "HELLO_FIRST"),
    ('{"t":"act","id":"1","seat":1,"action":"ROLL"}', "NOT_YOUR_SEAT"),
    ('{"t":"act","id":"1","seat":0,"action":"FLY"}', "BAD_ACTION"),
    ('{"t":"act","id":"1","seat":0,"action":"ROLL","more":1}', "BAD_FRAME"),
    ('{"t":"act","id":"\\u0000","seat":0,"action":"ROLL"}', "BAD_FRAME"),
    ('{"t":"ping","id":"%s"}' % ("x" * 9000), "TOO_BIG"),
])
def test_each_fault_has_its_code(house: House, said: str | bytes, code: str) -> None:
    guest = house.guest(house.room("person", "person"), 0)
    guest.line.send(said)
    refused = guest.hear("refused")
    assert refused["code"] == code and refused["sentence"] and code in CODES
    guest.close()


def test_hello_comes_first(house: House) -> None:
    made = house.room("person", "person")
    guest = Guest(house.address, made["room"], [], greet=False)
    guest.say(t="act", id="1", seat=0, action="ROLL")
    assert guest.hear("refused")["code"] == "HELLO_FIRST"
    guest.close()


def test_a_flood_is_slowed_then_cut(tmp_path: pathlib.Path) -> None:
    with House(Settings(data=tmp_path, frames=Rate(1, 5), strikes=20)) as house:
        made = house.room("person", "person")
        guest = house.guest(made, 0)
        codes = []
        with pytest.raises(ConnectionClosed) as end:
            for n in range(2000):
                guest.say(t="ping", id=str(n))
                codes += [frame.get("code") for frame in [guest.hear("pong", "refused")]]
        assert "TOO_FAST" in codes and end.value.rcvd is not None and end.value.rcvd.code == 1008
        assert house.guest(made, 1).welcome["seats"] == [1], "the others are not disturbed"


def test_a_giant_is_cut_off(house: House) -> None:
    guest = house.guest(house.room("person", "person"), 0)
    guest.line.send("x" * 200_000)
    assert guest.gone() == 1009


def test_a_room_that_is_not_there(house: House) -> None:
    for room in ("nowhere", "%00", "x" * 300):
        with connect(f"{house.address.replace('http', 'ws')}/ws/{room}") as line:
            assert json.loads(line.recv(PATIENCE))["code"] == "NO_SUCH_ROOM"
            with pytest.raises(ConnectionClosed):
                line.recv(PATIENCE)


def test_pages_of_others_may_not_speak_for_us(house: House) -> None:
    made = house.room("person", "open", started=False)
    where = f"{house.address.replace('http', 'ws')}/ws/{made['room']}"
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus) as refused, connect(where, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403 and b'"BAD_ORIGIN"' in refused.value.response.body
        answer = house.http.post(f"/api/rooms/{made['room']}/join", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "BAD_ORIGIN")
    with connect(where, origin=Origin(house.address)):
        pass


def test_too_many_requests_and_too_big_ones(tmp_path: pathlib.Path) -> None:
    assert Settings().codes == Rate(10 / 60, 10), "ten a minute"
    with House(Settings(data=tmp_path, codes=Rate(1 / 3600, 10))) as house:
        codes = [house.http.get("/api/join/ABCDEF").status_code for _ in range(12)]
        assert codes[:10] == [404] * 10 and codes[10:] == [429] * 2
        answer = house.http.get("/api/join/ABCDEF")
        assert answer.json()["code"] == "TOO_FAST" and int(answer.headers["Retry-After"]) >= 1
        big = {"edition": "here_and_now", "seats": [{"kind": "person", "name": "A" * 40_000}]}
        assert house.http.post("/api/rooms", json=big).status_code == 413
        chunks = (b"x" * 1000 for _ in range(100))
        endless = house.http.post("/api/rooms", content=chunks, headers={"Content-Type": "application/json"})
        assert endless.status_code in (400, 413)
        for body in (b"", b"{", b"[]", b"\xff\xfe", b'{"edition": 1}', b'{"edition":"\\ud800"}', b"null", b"9" * 5000):
            answer = house.http.post("/api/rooms", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400 and answer.json()["code"] == "BAD_REQUEST", (body[:20], answer.text)


def test_every_answer_carries_the_headers(house: House) -> None:
    for path in ("/", "/api/editions", "/api/nothing", "/healthz"):
        headers = house.http.get(path).headers
        policy = headers["Content-Security-Policy"]
        scripts = next(part for part in policy.split(";") if part.strip().startswith("script-src"))
        assert scripts.split() == ["script-src", "'self'"] and "http" not in policy
        assert headers["Referrer-Policy"] == "no-referrer" and headers["X-Content-Type-Options"] == "nosniff"
        assert "server" not in headers


def test_no_file_outside_the_pages_is_served(house: House) -> None:
    for path in ("/../server/app.py", "/%2e%2e/server/app.py", "/..%2fserver%2fapp.py", "/assets/%2e%2e/%2e%2e/server/app.py",
                 "/a%00.js"):
        answer = house.http.get(path)
        assert "make_app" not in answer.text and answer.status_code in (200, 404, 503)
