"""Somebody who wants to spoil it for the others: with floods, with many sockets, with pauses, with seats nobody sits on."""
from __future__ import annotations

import asyncio
import base64
import os
import pathlib
import random
import socket
import threading
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from live_server import PATIENCE, Guest, House
from players import play_on

from passgo.play.record import Record
from passgo.server.http.protocol import FLOOD
from passgo.server.ops.settings import Rate, Settings
from passgo.server.rooms import driver
from passgo.server.rooms.alone import REST, may_move
from passgo.server.rooms.room import Room
from passgo.server.views import records

pytestmark = pytest.mark.slow

PING, PONG, TEXT = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x81\x80\0\0\0\0"
"""Empty frames as a browser sends them."""


@pytest.fixture
def house(tmp_path: pathlib.Path) -> Iterator[House]:
    with House(Settings(data=tmp_path / "games", grace=0.2, silence=0.5)) as one:
        yield one


def raw(house: House, room: str) -> socket.socket:
    """A socket that is let in and keeps to nothing else."""
    host, port = house.address.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), timeout=PATIENCE)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(f"GET /ws/{room} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    assert b" 101 " in line.recv(4096)
    return line


def heard_until_cut(line: socket.socket) -> bytes:
    """All that comes until the server has hung up."""
    found = b""
    try:
        while some := line.recv(65536):
            found += some
    except OSError:
        pass
    return found


@pytest.mark.parametrize("frame", (PING, PONG, TEXT))
def test_a_flood_of_frames_is_cut_off_where_it_is_read(house: House, frame: bytes) -> None:
    """Forty thousand frames in one gulp would hold up every table for seconds, were they all understood first."""
    made = house.room("person", "person")
    line = raw(house, made["room"])
    with pytest.raises(OSError):
        for _ in range(100):
            line.sendall(frame * 40_000)
    assert heard_until_cut(line).count(b"\x8a\x00") <= 2 * FLOOD.at_once
    line.close()
    guest = house.guest(made, 0)
    guest.drain()
    guest.close()


def test_who_says_no_hello_holds_no_place(tmp_path: pathlib.Path) -> None:
    with House(Settings(data=tmp_path / "games", head_seconds=1.0)) as house:
        made = house.room("person", "person")
        guest = house.guest(made, 0)
        silent = Guest(house.address, made["room"], [], greet=False)
        assert silent.hear("refused")["code"] == "TOO_SLOW"
        assert silent.gone() == 4408
        # Whoever has said it came earlier than the one who was sent away, and is still there.
        guest.drain()
        guest.close()


def test_who_has_gone_before_the_hello_was_answered_is_not_there(house: House) -> None:
    """The table is busy, somebody says hello and goes: nobody sits there as a ghost afterwards, for whom it would play on."""
    made = house.room("person", "person")
    stays = house.guest(made, 0)
    room, loop = house.registry.rooms[made["room"]], house.registry.drivers[made["room"]].get_loop()
    asyncio.run_coroutine_threadsafe(room.lock.acquire(), loop).result(PATIENCE)
    ghost = Guest(house.address, made["room"], [], greet=False)
    ghost.say(t="hello", v=1, tokens=[made["mine"][1]["token"]], since=None)
    stays.say(t="ping", id="p")
    stays.hear("pong")
    ghost.line.close()
    loop.call_soon_threadsafe(room.lock.release)
    stop = time.monotonic() + PATIENCE
    while len(room.devices) != 1 or room.users != 1 or room.online(1):
        assert time.monotonic() < stop, "a ghost sits at the table"
        time.sleep(0.01)
    stays.drain()
    assert not stays.lobby["seats"][1]["online"]
    stays.close()


def test_no_seat_fills_the_room_with_its_sockets(house: House) -> None:
    """Of too many sockets of one seat the oldest goes, and none before; the other seats do not notice."""
    made = house.room("person", "person")
    mine = [house.guest(made, 0) for _ in range(house.registry.settings.devices // 8)]
    for guest in mine:
        guest.drain()
    mine.append(house.guest(made, 0))
    assert mine[0].gone() == 4409
    for seat in (1, 0):
        one = house.guest(made, seat)
        assert one.welcome["seats"] == [seat]
        one.close()
    for guest in mine[2:]:
        guest.close()


def test_nobody_is_held_in_a_pause(house: House) -> None:
    """One who agreed to a pause, or had one while the other was away, cannot keep the table in it."""
    made = house.room("person", "person")
    one = house.guest(made, 0)
    one.say(t="vote", id="p", seat=0, what="pause", yes=True)
    one.until(lambda: one.lobby["paused"])
    two = house.guest(made, 1)
    assert two.lobby["paused"]
    two.say(t="vote", id="r", seat=1, what="resume", yes=True)
    two.until(lambda: two.lobby["votes"] == {"resume": [1]})
    two.until(lambda: not two.lobby["paused"])
    assert one.act(one.view(0)["prompt"]["asked"][0] if one.views else 0, "ROLL")["t"] in ("ack", "refused")
    one.close()
    two.close()


def test_who_leaves_does_not_end_the_pause_for_those_who_want_it(house: House) -> None:
    made = house.room("person", "person")
    one, two = house.guest(made, 0), house.guest(made, 1)
    for seat, guest in enumerate((one, two)):
        guest.say(t="vote", id="p", seat=seat, what="pause", yes=True)
    one.until(lambda: one.lobby["paused"])
    two.say(t="vote", id="r", seat=1, what="resume", yes=True)
    two.hear("ack")
    two.close()
    one.until(lambda: not one.lobby["seats"][1]["online"])
    time.sleep(0.8)
    one.drain()
    assert one.lobby["paused"]
    one.close()


def test_a_seat_writes_no_faster_with_many_sockets(house: House) -> None:
    made = house.room("person", "person")
    codes = []
    for _ in range(3):
        guest = house.guest(made, 0)
        for n in range(4):
            guest.say(t="chat", id=str(n), seat=0, text="Hello!")
            codes.append(guest.hear("ack", "refused").get("code", "ack"))
        guest.close()
    assert codes[:6] == ["ack"] * 6 and codes.count("TOO_FAST") >= 4


def test_a_seat_waves_no_faster_with_many_sockets(house: House) -> None:
    """At a table of strangers it is all one can say: without an end it would be shouting."""
    made = house.room("person", "person")
    codes = []
    for _ in range(3):
        guest = house.guest(made, 0)
        for n in range(20):
            guest.say(t="gesture", id=str(n), seat=0, word="angry")
            codes.append(guest.hear("ack", "refused").get("code", "ack"))
        guest.close()
    assert codes[:10] == ["ack"] * 10 and "TOO_FAST" in codes


def test_seats_taken_by_nobody_can_be_freed_again(house: House) -> None:
    """Before the start, by the host, of somebody who is not there; who is there stays, and an old secret opens nothing."""
    made = house.room("person", "open", "open", started=False)
    bearer = {"Authorization": f"Bearer {made['host']}"}
    path = f"/api/rooms/{made['room']}"
    host = house.guest(made, 0)
    gone = house.http.post(f"{path}/join", json={"name": "Nobody"}).json()
    here = house.http.post(f"{path}/join", json={"name": "Ben"}).json()
    ben = Guest(house.address, made["room"], [here["token"]])
    room = house.registry.rooms[made["room"]]
    room.left[1] = time.monotonic() + PATIENCE
    assert house.http.post(f"{path}/bot", json={"seat": 1, "bot": None}, headers=bearer).json()["code"] == "NOT_YOUR_SEAT"
    room.left[1] = time.monotonic() - 1
    assert house.http.post(f"{path}/bot", json={"seat": 1, "bot": None}, headers=bearer).json()["seats"][1]["kind"] == "open"
    for seat in (0, 2):
        assert house.http.post(f"{path}/bot", json={"seat": seat, "bot": None}, headers=bearer).status_code == 409
    again = Guest(house.address, made["room"], [gone["token"]])
    assert again.welcome["seats"] == []
    assert house.http.post(f"{path}/join", json={"name": "Cleo"}).json()["seat"] == 1
    for guest in (host, ben, again):
        guest.close()


def test_who_wants_to_hear_it_all_again_and_again_is_told_what_was_worded_once(
        house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long log takes longer to put into words than a thousand moves: it is done once for a language, beside the loop."""
    made = house.room("thrifty", "thrifty", options={"rounds": 40})
    first = house.guest(made, since=0)
    first.hear("update")
    first.until(lambda: first.view(-1)["over"])
    last = house.guest(made, since=0)
    last.until(lambda: last.seq == first.seq)
    worded: list[object] = []
    monkeypatch.setattr("passgo.server.rooms.announcing.worded", lambda seq, event, tell: worded.append(seq))
    monkeypatch.setattr("passgo.server.rooms.announcing.history", lambda record: worded.append(record))
    for _ in range(3):
        again = house.guest(made, since=0)
        again.until(lambda again=again: again.seq == first.seq)
        assert again.events == last.events and len(again.events) > 256
        again.close()
    assert worded == []
    for guest in (first, last):
        guest.close()


def test_who_wants_the_record_again_and_again_holds_up_no_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long one takes longer to write down than a thousand moves: beside the loop, and once where the game is over."""
    threads: list[str] = []

    def noted(real: Any, *given: Any) -> Any:
        threads.append(threading.current_thread().name)
        return real(*given)
    real = Record.text
    monkeypatch.setattr(Record, "text", lambda record: noted(real, record))
    monkeypatch.setattr(records, "log_of", partial(noted, records.log_of))
    made, over = house.room("person", "person"), house.room("thrifty", "thrifty", options={"rounds": 2})
    guest = house.guest(over)
    guest.until(lambda: guest.lobby["over"])
    kept = house.registry.rooms[over["room"]]
    stop = time.monotonic() + PATIENCE
    while not kept.archived:
        assert time.monotonic() < stop
        time.sleep(0.01)
    threads.clear()
    log = house.http.get(f"/api/rooms/{made['room']}/record", headers={"Authorization": f"Bearer {made['mine'][0]['token']}"})
    assert log.status_code == 200 and len(threads) == 1
    first, again = (house.http.get(f"/api/rooms/{over['room']}/record") for _ in range(2))
    assert first.status_code == 200 and first.text == again.text and len(threads) == 2
    assert house.thread.name not in threads
    guest.close()


def test_bots_nobody_plays_with_fill_no_disk_and_hold_up_no_table(
        tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty such tables would take a whole processor, and write five megabytes a second: together they say only so much, and
    where they have said it they seldom ask whether they may go on."""
    few = Rate(0.001, 60)
    with House(Settings(data=tmp_path, alone=few, frames=Rate(1000, 1000))) as house:
        watched = [house.room(*["thrifty"] * 4, edition="tropical_tycoon", options={"rounds": 4000}, started=False)
                   for _ in range(2)]
        watchers = [house.guest(made) for made in watched]
        for made in watched:
            assert house.start(made).status_code == 200
        rooms = [house.registry.rooms[made["room"]] for made in watched]
        stop = time.monotonic() + PATIENCE
        while sum(said(room) for room in rooms) < few.at_once:
            assert time.monotonic() < stop, "they can be watched"
            time.sleep(0.01)
        with monkeypatch.context() as patch:
            asked: list[float] = []

            def noted(room: Room) -> bool:
                asked.append(time.monotonic())
                return may_move(room)
            patch.setattr(driver, "may_move", noted)
            began = time.monotonic()
            time.sleep(3 * REST)
        assert sum(said(room) for room in rooms) == few.at_once
        assert len(asked) <= len(rooms) * (2 + (asked[-1] - began if asked else 0) / REST), "they rest"
        # Where somebody plays the bots go on.
        made = house.room("person", "thrifty", "thrifty")
        person, room = house.guest(made, 0), house.registry.rooms[made["room"]]
        play_on(person, random.Random(3), 40)
        assert said(room) > 20
        for guest in (*watchers, person):
            guest.close()


def said(room: Room) -> int:
    """How often a bot has spoken at this table."""
    return sum(one.who >= 0 and room.sheet.chairs[one.who].kind == "bot" for one in (room.game.inputs if room.game else ()))
