"""Rooms that change hands while they are played in: servers are killed, told to stop, and started again.

Real processes, a real PostgreSQL, a real redis-server, real sockets.
"""
from __future__ import annotations

import contextlib
import json
import os
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
from processes import ready, stored_room
from server_process import ServerProcess
from test_server_killed import RICH, Player, compare

from passgo.server.ops.run import bound
from passgo.server.ops.settings import Settings

Json = dict[str, Any]
KILLS = 20
AGAIN = ("UNKNOWN", "NOT_STORED", "HELD_ELSEWHERE")
"""Refusals after which the same is said again."""
GOES_ON = 10.0
"""Seconds in which every room must go on elsewhere."""


class Wanderer(Player):
    """Comes in through any server there is, and says again what was not answered."""

    def __init__(self, doors: list[str], made: Json, luck: random.Random) -> None:
        super().__init__("", made, luck)
        self.doors = doors
        self.heard_at = time.monotonic()
        """When something was last acknowledged."""

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
            self.heard_at = time.monotonic()
        self.pending = None


def begun(doors: list[str], count: int) -> list[Wanderer]:
    """So many rooms of two people, made through these doors in turn, and somebody who plays in each."""
    players = []
    for n in range(count):
        with httpx.Client(base_url=doors[n % len(doors)], timeout=PATIENCE) as http:
            seats = [{"kind": "person", "name": name} for name in ("Ada", "Bob")]
            wish = {"edition": "here_and_now", "seats": seats, "pace": "fast", "options": RICH}
            made = http.post("/api/rooms", json=wish).json()
            http.post(f"/api/rooms/{made['room']}/start", headers={"Authorization": f"Bearer {made['host']}"})
        players.append(Wanderer(doors, made, random.Random(n)))
    return players


@contextlib.contextmanager
def at_play(players: list[Wanderer]) -> Iterator[None]:
    """They all play, each in a thread."""
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for player in players:
            player.stop.set()
        for thread in threads:
            thread.join(PATIENCE)


def all_go_on(players: list[Wanderer]) -> float:
    """Wait until everybody has been acknowledged something from now on; how many seconds that took."""
    now = time.monotonic()
    while any(player.heard_at < now and not player.over for player in players):
        assert time.monotonic() < now + PATIENCE, "a room does not go on"
        time.sleep(0.01)
    return time.monotonic() - now


def one_writer(settings: Settings, players: list[Wanderer]) -> int:
    """Nothing is lost or doubled, and no writer of an earlier epoch wrote after a later one; the highest epoch."""
    for player in players:
        compare(player, stored_room(settings, player.made["room"]))
    with psycopg.connect(settings.database_url) as line:
        for player in players:
            rows = line.execute("SELECT epoch FROM moves WHERE room = %s ORDER BY place", (player.made["room"],)).fetchall()
            epochs = [row[0] for row in rows]
            assert epochs == sorted(epochs), "a writer of an earlier epoch wrote after a later one"
        return int(line.execute("SELECT max(epoch) FROM rooms").fetchall()[0][0])


@pytest.mark.slow
def test_three_servers_twenty_kills(shared: Settings) -> None:
    """Each time one of three is killed -9 at random; its rooms go on at the others, nothing acknowledged is lost or doubled."""
    shared, luck = replace(shared, lease=1.5), random.Random(20)
    # What a server that says nothing keeps its rooms for is waited out in any case: usually that is longer.
    usually = Settings().lease - shared.lease
    running = [ServerProcess(shared) for _ in range(3)]
    doors = [one.address for one in running]
    players = begun(doors, 6)
    try:
        with at_play(players):
            slowest = 0.0
            for _ in range(KILLS):
                time.sleep(luck.uniform(0.0, 0.3))
                victim = luck.randrange(3)
                running[victim].end(signal.SIGKILL)
                doors[victim] = doors[victim - 1]
                slowest = max(slowest, all_go_on(players))
                running[victim] = ServerProcess(shared)
                doors[victim] = running[victim].address
    finally:
        for one in running:
            one.end(signal.SIGTERM)
    print(json.dumps({"kills": KILLS, "acked": sum(len(player.acked) for player in players), "slowest": round(slowest, 2)}))
    assert slowest + usually < GOES_ON
    assert all(len(player.acked) >= KILLS for player in players)
    assert one_writer(shared, players) > 3


@pytest.mark.slow
def test_who_is_told_to_stop_under_play_hands_its_rooms_over(shared: Settings) -> None:
    """One after the other, as an upgrade does it: with leases that outlast the test a room can only go on where it was handed
    over, and nothing acknowledged is lost."""
    shared = replace(shared, lease=600.0)
    running = [ServerProcess(shared) for _ in range(2)]
    doors = [one.address for one in running]
    players = begun(doors, 4)
    try:
        with at_play(players):
            all_go_on(players)
            for turn in range(6):
                doors[turn % 2] = doors[1 - turn % 2]
                assert running[turn % 2].end(signal.SIGTERM) == 0
                all_go_on(players)
                running[turn % 2] = ServerProcess(shared)
                doors[turn % 2] = running[turn % 2].address
    finally:
        for one in running:
            one.end(signal.SIGTERM)
    assert one_writer(shared, players) > 3


@pytest.mark.slow
def test_who_is_told_to_stop_sends_everybody_on(shared: Settings) -> None:
    """SIGTERM: those who came in at either server are told to come back, and find the room free."""
    shared = replace(shared, lease=600.0)
    first = ServerProcess(shared)
    with House(shared) as second:
        door = first.address
        player, = begun([door], 1)
        made, tokens = player.made, [one["token"] for one in player.made["mine"]]
        here, there = Guest(door, made["room"], tokens), Guest(second.address, made["room"], tokens)
        here.hear("update")
        there.hear("update")
        assert here.act(here.asked()[0], "ROLL")["t"] == "ack"
        seq = here.seq
        assert first.end(signal.SIGTERM) == 0
        assert here.gone() == 1012 and there.gone() == 1012
        again = Guest(second.address, made["room"], tokens)
        again.hear("update")
        assert made["room"] in second.registry.rooms and again.seq >= seq
        again.close()


@pytest.mark.slow
def test_workers_behind_one_address(shared: Settings) -> None:
    """`--workers 2`: one of them is told to stop under play, another takes its place; all of them are told to stop."""
    words = [sys.executable, "-m", "passgo", "serve", "--port", "0", "--data", str(shared.data), "--unlimited", "--workers", "2",
             "--database-url", shared.database_url, "--redis-url", shared.redis_url]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as many:
        try:
            assert many.stdout is not None
            door = many.stdout.readline().split()[-1]
            with httpx.Client(base_url=door, timeout=PATIENCE) as http:
                ready(http)
            players = begun([door], 4)
            with at_play(players):
                all_go_on(players)
                before = workers_of(many.pid)
                os.kill(before[0], signal.SIGTERM)
                stop = time.monotonic() + PATIENCE
                while len(after := workers_of(many.pid)) < 2 or before[0] in after:
                    assert time.monotonic() < stop, "nobody took the place of who was told to stop"
                    time.sleep(0.02)
                all_go_on(players)
        finally:
            many.send_signal(signal.SIGTERM)
            assert many.wait(PATIENCE) == 0
    one_writer(shared, players)


@pytest.mark.slow
def test_workers_whose_parent_is_killed_leave_the_door(shared: Settings) -> None:
    """Nobody would start another in their place, and who starts them all anew would find the address taken."""
    words = [sys.executable, "-m", "passgo", "serve", "--port", "0", "--data", str(shared.data), "--workers", "2",
             "--database-url", shared.database_url, "--redis-url", shared.redis_url]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as many:
        assert many.stdout is not None
        door = many.stdout.readline().split()[-1]
        with httpx.Client(base_url=door, timeout=PATIENCE) as http:
            ready(http)
        many.kill()
        many.wait(PATIENCE)
        stop = time.monotonic() + PATIENCE
        while True:
            try:
                bound("127.0.0.1", int(door.rpartition(":")[2])).close()
                break
            except OSError:
                assert time.monotonic() < stop, "they are still there"
                time.sleep(0.05)


def workers_of(parent: int) -> list[int]:
    """The processes it has started to serve."""
    children = pathlib.Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    found = []
    for child in children:
        with contextlib.suppress(OSError):
            if b"spawn_main" in pathlib.Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found
