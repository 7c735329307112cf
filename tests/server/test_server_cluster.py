"""Many servers on one PostgreSQL and one Redis: any of them leads to any room, and a room lives on when its server dies.

Real processes, a real PostgreSQL, a real redis-server, real sockets.
"""
from __future__ import annotations

import json
import pathlib
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import psycopg
import pytest
from live_server import PATIENCE, Guest, House
from postgres import Cluster
from redis_server import RedisServer
from test_server_killed import RICH, Player, compare, stored_room

from passgo.server.ops.settings import Settings

Json = dict[str, Any]
KILLS = 20
AGAIN = ("UNKNOWN", "NOT_STORED", "HELD_ELSEWHERE")
"""Refusals after which the same is said again."""
GOES_ON = 10.0
"""Seconds in which every room must go on elsewhere."""


@pytest.fixture
def shared(cluster: Cluster, redis_server: RedisServer, tmp_path: pathlib.Path) -> Settings:
    return Settings(data=tmp_path, database_url=cluster.fresh(), redis_url=redis_server.url, limited=False, wait_for_lock=2.0)


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


class Process:
    """One server process on a port of its own."""

    def __init__(self, settings: Settings, *more: str) -> None:
        words = [sys.executable, "-m", "passgo", "serve", "--port", "0", "--data", str(settings.data), "--unlimited",
                 "--database-url", settings.database_url, "--redis-url", settings.redis_url, *more]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Wanderer(Player):
    """Comes in through any server there is, and says again what was not answered."""

    def __init__(self, doors: list[str], made: Json, luck: random.Random) -> None:
        super().__init__("", made, luck)
        self.doors = doors
        self.heard_at = time.monotonic()
        self.longest = 0.0

    def connected(self) -> None:
        self.address = self.luck.choice(self.doors)
        super().connected()

    def say_pending(self, guest: Guest) -> None:
        assert self.pending is not None
        id, seat, said = self.pending
        answer = guest.act(seat, said, id)
        if answer["t"] == "refused" and answer["code"] in AGAIN:
            time.sleep(0.05)
            return
        if answer["t"] == "ack":
            self.acked[id] = (seat, said, answer["seq"])
            now = time.monotonic()
            self.longest, self.heard_at = max(self.longest, now - self.heard_at), now
        self.pending = None


@pytest.mark.slow
def test_three_servers_twenty_kills(shared: Settings) -> None:
    """Each time one of three is killed -9 at random; its rooms go on at the others, nothing acknowledged is lost or doubled."""
    luck = random.Random(20)
    running = [Process(shared) for _ in range(3)]
    doors = [one.address for one in running]
    players = []
    for n in range(6):
        with httpx.Client(base_url=doors[n % 3], timeout=PATIENCE) as http:
            seats = [{"kind": "person", "name": name} for name in ("Ada", "Bob")]
            wish = {"edition": "here_and_now", "seats": seats, "pace": "fast", "options": RICH}
            made = http.post("/api/rooms", json=wish).json()
            http.post(f"/api/rooms/{made['room']}/start", headers={"Authorization": f"Bearer {made['host']}"})
        players.append(Wanderer(doors, made, random.Random(n)))
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    try:
        slowest = 0.0
        for _ in range(KILLS):
            time.sleep(luck.uniform(0.3, 1.2))
            victim = luck.randrange(3)
            killed = time.monotonic()
            running[victim].end(signal.SIGKILL)
            doors[victim] = doors[victim - 1]
            stop = killed + PATIENCE
            while any(player.heard_at < killed and not player.over for player in players):
                assert time.monotonic() < stop, "a room does not go on"
                time.sleep(0.02)
            slowest = max(slowest, time.monotonic() - killed)
            running[victim] = Process(shared)
            doors[victim] = running[victim].address
    finally:
        for player in players:
            player.done.set()
        for thread in threads:
            thread.join(PATIENCE)
        for one in running:
            one.end(signal.SIGTERM)
    print(json.dumps({"kills": KILLS, "acked": sum(len(player.acked) for player in players), "slowest": round(slowest, 2)}))
    assert slowest < GOES_ON
    assert all(len(player.acked) > KILLS for player in players)
    for player in players:
        compare(player, stored_room(shared, player.made["room"]))
    with psycopg.connect(shared.database_url) as line:
        for player in players:
            rows = line.execute("SELECT epoch FROM moves WHERE room = %s ORDER BY place", (player.made["room"],)).fetchall()
            epochs = [row[0] for row in rows]
            assert epochs == sorted(epochs), "a writer of an earlier epoch wrote after a later one"
        moved = line.execute("SELECT max(epoch) FROM rooms").fetchall()[0][0]
        assert moved > 3


def test_who_is_told_to_stop_hands_its_rooms_over(shared: Settings) -> None:
    """SIGTERM: sockets are told to come back, and another server has the room at once, long before a lease would end."""
    shared = replace(shared, lease=60.0)
    first = Process(shared)
    with House(shared) as second:
        with httpx.Client(base_url=first.address, timeout=PATIENCE) as http:
            seats = [{"kind": "person", "name": name} for name in ("Ada", "Bob")]
            made = http.post("/api/rooms", json={"edition": "here_and_now", "seats": seats, "pace": "fast"}).json()
            http.post(f"/api/rooms/{made['room']}/start", headers={"Authorization": f"Bearer {made['host']}"})
        tokens = [one["token"] for one in made["mine"]]
        here, there = Guest(first.address, made["room"], tokens), Guest(second.address, made["room"], tokens)
        here.hear("update")
        there.hear("update")
        seat = here.asked()[0]
        assert here.act(seat, "ROLL")["t"] == "ack"
        first.process.send_signal(signal.SIGTERM)
        assert here.gone() == 1012 and there.gone() == 1012
        again = Guest(second.address, made["room"], tokens)
        again.hear("update")
        assert made["room"] in second.registry.rooms
        assert first.process.wait(PATIENCE) == 0 and first.process.stdout is not None
        first.process.stdout.close()
        again.close()


@pytest.mark.slow
def test_workers_behind_one_address(shared: Settings) -> None:
    many = Process(shared, "--workers", "2")
    try:
        guests = []
        with httpx.Client(base_url=many.address, timeout=PATIENCE) as http:
            stop = time.monotonic() + PATIENCE
            while True:
                try:
                    if http.get("/readyz").status_code == 200:
                        break
                except httpx.HTTPError:
                    assert time.monotonic() < stop
            for _ in range(4):
                seats = [{"kind": "person", "name": name} for name in ("Ada", "Bob")]
                made = http.post("/api/rooms", json={"edition": "here_and_now", "seats": seats, "pace": "fast"}).json()
                http.post(f"/api/rooms/{made['room']}/start", headers={"Authorization": f"Bearer {made['host']}"})
                for one in made["mine"]:
                    guests.append(Guest(many.address, made["room"], [one["token"]]))
        for guest in guests:
            guest.hear("update")
            for seat in guest.asked():
                assert guest.act(seat, "ROLL")["t"] == "ack"
        for guest in guests:
            guest.close()
    finally:
        many.end(signal.SIGTERM)


def test_many_servers_need_postgres_and_redis(tmp_path: pathlib.Path) -> None:
    for words, says in ((["--redis-url", "redis://x"], "PostgreSQL"), (["--workers", "2"], "Redis")):
        ran = subprocess.run([sys.executable, "-m", "passgo", "serve", "--data", str(tmp_path), *words], capture_output=True,
                             text=True, timeout=PATIENCE)
        assert ran.returncode == 1 and says in ran.stderr and len(ran.stderr.splitlines()) == 1


