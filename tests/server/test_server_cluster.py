"""Many servers on one PostgreSQL and one Redis: any of them leads to any room, and each room has one writer.

A real PostgreSQL, a real redis-server, real sockets.
"""
from __future__ import annotations

import os
import pathlib
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

import httpx
import psycopg
import pytest
from live_server import PATIENCE, Guest, House
from processes import begun, ready
from redis_server import RedisServer
from server_process import ServerProcess
from websockets.exceptions import ConnectionClosed

from passgo.server.ops.settings import Settings

pytestmark = pytest.mark.slow


@pytest.fixture
def pair(shared: Settings) -> Iterator[tuple[House, House]]:
    with House(shared) as one, House(shared) as two:
        yield one, two


def test_any_server_leads_to_any_room(pair: tuple[House, House]) -> None:
    """Made at one, joined, started, played, watched, explained and downloaded at the other."""
    one, two = pair
    made = one.room("person", "open", started=False)
    room = made["room"]
    assert two.http.get(f"/api/join/{made['code']}").json() == {"room": room}
    mine = two.http.post(f"/api/rooms/{room}/join", json={"name": "Bea"}).json()
    assert two.http.get(f"/api/rooms/{room}").json()["seats"][1]["name"] == "Bea"
    assert two.start(made).status_code == 200
    here, there = one.guest(made, 0), Guest(two.address, room, [mine["token"]], since=0)
    here.hear("update")
    there.hear("update")
    for _ in range(6):
        here.drain()
        there.drain()
        seat = here.view(0)["prompt"]["asked"][0]
        guest = here if seat == 0 else there
        answers = [line["action"] for line in guest.view(seat)["legal"] if line["group"] == "answer"]
        said = answers[0] if answers else f"BID money={guest.view(seat)['bids']['low']}"
        assert guest.act(seat, said)["t"] == "ack"
    here.drain()
    there.drain()
    assert here.seq == there.seq and len(there.events) == there.seq
    assert room in one.registry.rooms and room not in two.registry.rooms, "one writer"
    assert there.act(1, "FLY")["code"] == "BAD_ACTION" and there.act(0, "ROLL")["code"] == "NOT_YOUR_SEAT"
    assert two.http.get(f"/api/rooms/{room}/why?space=1").json()["lines"]
    log = two.http.get(f"/api/rooms/{room}/record", headers={"Authorization": f"Bearer {mine['token']}"})
    assert len(log.text.splitlines()) == there.seq + 1 and "Content-Security-Policy" in log.headers
    there.close()
    here.until(lambda: not here.lobby["seats"][1]["online"])
    assert two.http.get("/api/rooms/nowhere").status_code == 404
    here.close()


def test_a_server_that_was_only_slow_is_refused_and_its_guests_are_led_on(pair: tuple[House, House], shared: Settings) -> None:
    """Split brain: it believes it has the room, the other one has it; nothing of what it says is written."""
    one, two = pair
    made = one.room("person", "person")
    guest = one.guest(made, 0, 1)
    guest.hear("update")
    seat = guest.asked()[0]
    with psycopg.connect(shared.database_url, autocommit=True) as line:
        line.execute("UPDATE servers SET alive_until = 0 WHERE id = %s", (one.registry.store.id,))
        line.execute("UPDATE rooms SET holder = ''")
    other = two.guest(made, 0, 1)
    other.hear("update")
    assert other.act(seat, "ROLL", id="first")["t"] == "ack"
    guest.say(t="act", id="second", seat=seat, action="ROLL")
    assert guest.gone() == 1012 and not any('"t":"ack"' in frame for frame in guest.frames)
    again = one.guest(made, 0, 1)
    again.hear("update")
    other.drain()
    assert again.seq == other.seq and not one.registry.has(made["room"])
    with psycopg.connect(shared.database_url) as line:
        rows = line.execute("SELECT said FROM moves WHERE said IS NOT NULL").fetchall()
        assert rows == [(f"{seat} first",)]
    again.close()
    other.close()


def test_without_redis_a_room_elsewhere_is_not_reached_and_ones_own_go_on(shared: Settings) -> None:
    own = RedisServer()
    settings = replace(shared, redis_url=own.url)
    try:
        with House(settings) as one, House(settings) as two:
            here, there = one.room("person", "person"), two.room("person", "person")
            guest = one.guest(here, 0, 1)
            guest.hear("update")
            away = one.guest(there, 0, 1)
            own.close()
            assert away.gone() == 1012
            assert one.http.get(f"/api/rooms/{there['room']}").json()["code"] == "HELD_ELSEWHERE"
            assert guest.act(guest.asked()[0], "ROLL")["t"] == "ack"
            guest.close()
    finally:
        own.close()


def test_a_redis_that_says_nothing_holds_nobody_and_leaves_nobody_behind(shared: Settings) -> None:
    own = RedisServer()
    settings = replace(shared, redis_url=own.url)
    try:
        with House(settings) as one, House(settings) as two:
            there = two.room("person", "person")
            away = one.guest(there, 0, 1)
            away.hear("update")
            own.process.send_signal(signal.SIGSTOP)
            try:
                assert away.gone() == 1012
                assert one.http.get(f"/api/rooms/{there['room']}").json()["code"] == "HELD_ELSEWHERE"
            finally:
                own.process.send_signal(signal.SIGCONT)
            guest = two.guest(there)
            guest.until(lambda: not guest.lobby["seats"][0]["online"])
            stop, again = time.monotonic() + PATIENCE, None
            while again is None:
                try:
                    again = one.guest(there, 0, 1)
                    again.drain()
                except ConnectionClosed as end:
                    # What was under way while Redis slept may be cut a little later: come back.
                    assert end.rcvd is not None and end.rcvd.code == 1012 and time.monotonic() < stop
                    again = None
            again.close()
            guest.until(lambda: not guest.lobby["seats"][0]["online"])
            guest.close()
    finally:
        own.close()


def test_a_server_that_stands_still_holds_nobody(shared: Settings) -> None:
    """It has not died: its lines are open, Redis counts it among the listeners, and it answers nothing."""
    stuck = ServerProcess(shared)
    try:
        with httpx.Client(base_url=stuck.address, timeout=PATIENCE) as http, House(shared) as house:
            ready(http)
            made = begun(http, edition="here_and_now", seats=[{"kind": "person", "name": f"P{n}"} for n in range(2)])
            away = house.guest(made, 0, 1)
            away.hear("update")
            assert not house.registry.has(made["room"])
            os.kill(stuck.process.pid or 0, signal.SIGSTOP)
            away.say(t="act", id="first", seat=away.asked()[0], action="ROLL")
            assert away.gone() == 1012
            again = house.guest(made, 0, 1)
            again.hear("update")
            assert house.registry.has(made["room"]) and again.act(again.asked()[0], "ROLL", id="first")["t"] == "ack"
            os.kill(stuck.process.pid or 0, signal.SIGCONT)
            with psycopg.connect(shared.database_url) as line:
                assert line.execute("SELECT count(*) FROM moves WHERE said IS NOT NULL").fetchall() == [(1,)]
            again.close()
    finally:
        stuck.end(signal.SIGKILL)


@pytest.mark.slow
def test_many_servers_need_postgres_and_redis(tmp_path: pathlib.Path) -> None:
    for words, says in ((["--redis-url", "redis://x"], "PostgreSQL"), (["--workers", "2"], "Redis")):
        ran = subprocess.run([sys.executable, "-m", "passgo", "serve", "--data", str(tmp_path), *words], capture_output=True,
                             text=True, timeout=PATIENCE)
        assert ran.returncode == 1 and says in ran.stderr and len(ran.stderr.splitlines()) == 1


def test_a_server_waits_for_a_redis_that_comes_later(shared: Settings) -> None:
    """Whoever starts everything at once starts nothing in vain."""
    gone = RedisServer()
    gone.close()
    early = ServerProcess(replace(shared, redis_url=gone.url))
    address = early.address
    late = RedisServer(gone.folder)
    try:
        with httpx.Client(base_url=address, timeout=PATIENCE) as http:
            ready(http)
        assert early.end(signal.SIGTERM) == 0
    finally:
        late.close()


def test_a_server_without_redis_gives_up_in_the_end(shared: Settings) -> None:
    gone = RedisServer()
    gone.close()
    alone = ServerProcess(replace(shared, redis_url=gone.url, wait_for_database=0.0))
    assert alone.ended() not in (0, None)
