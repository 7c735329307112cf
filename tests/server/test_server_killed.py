"""Kill -9 at any moment: nothing acknowledged is lost, nothing is doubled, every secret and the remaining time are as they were.

A real server process plays with real sockets; while the dice roll it is killed, and another one, which has been
waiting for the games to be let go, takes over on the same port.
"""
from __future__ import annotations

import json
import pathlib
import random
import signal
import threading
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

import httpx
import pytest
from awaited import awaited
from live_server import PATIENCE, Guest, House
from players import choose
from processes import LOST, free_port, ready, spawn

from passgo import Action, Game, Input
from passgo.rules.words import CHANCE
from passgo.server.ops.settings import Settings
from passgo.server.storage.store import Move, Store, Stored
from passgo.server.views.table import Surroundings, shown

pytestmark = pytest.mark.slow

Json = dict[str, Any]
RICH = {"start_cash": 1_000_000_000, "salary": 100_000_000}
"""No game ends before the last kill."""
BEAT = 2000
"""Milliseconds a kill may give back: clocks are written down every second, and the machine may be busy."""


class Player:
    """All seats of one room on one device, playing on through every crash, with ids that are said again until they count."""

    def __init__(self, address: str, made: Json, luck: random.Random) -> None:
        self.address, self.made, self.luck = address, made, luck
        self.acked: dict[str, tuple[int, str, int]] = {}
        self.pending: tuple[str, int, str] | None = None
        self.count = 0
        self.guest: Guest | None = None
        self.done = threading.Event()
        self.over = False

    def run(self) -> None:
        while not self.done.is_set() and not self.over:
            with suppress(*LOST):
                self.connected()
            if self.guest:
                with suppress(*LOST):
                    self.guest.close()
            time.sleep(0.01)

    def connected(self) -> None:
        guest = self.guest = Guest(self.address, self.made["room"], [one["token"] for one in self.made["mine"]], since=None)
        guest.hear("update")
        while not self.done.is_set():
            if self.pending:
                self.say_pending(guest)
            guest.drain()
            if any(view["over"] for view in guest.views.values()):
                self.over = True
                return
            seats = guest.asked()
            if not seats:
                guest.next(2)
                continue
            said = choose(guest.view(seats[0]), self.luck)
            assert said is not None
            self.count += 1
            self.pending = (f"k{self.count}", seats[0], said)

    def say_pending(self, guest: Guest) -> None:
        assert self.pending is not None
        id, seat, said = self.pending
        answer = guest.act(seat, said, id)
        if answer["t"] == "ack":
            self.acked[id] = (seat, said, answer["seq"])
        self.pending = None


def stored_room(settings: Settings, room: str) -> Stored:
    """What is on disk, read when no server holds it."""
    store = Store(replace(settings, wait_for_lock=10))
    stored = awaited(store.load(room))
    store.close()
    assert stored is not None
    return stored


def compare(player: Player, stored: Stored) -> Game:
    """Every acknowledged input is there once, at its place, and the oracle replays all of it."""
    by_id: dict[str, list[Move]] = {}
    for move in stored.moves:
        if move.said:
            by_id.setdefault(move.said, []).append(move)
    for id, (seat, said, seq) in player.acked.items():
        moves = by_id.get(f"{seat} {id}", [])
        assert len(moves) == 1, f"{id} is there {len(moves)} times"
        assert moves[0].seq == seq and f"{seat} {Action.read(said)}" in moves[0].inputs.splitlines()
    extra = by_id.keys() - {f"{seat} {id}" for id, (seat, _, _) in player.acked.items()}
    pending = {f"{player.pending[1]} {player.pending[0]}"} if player.pending else set()
    assert extra <= pending, "what was never acknowledged can only be what is still being said"
    sheet = stored.sheet
    game = Game.new(sheet.edition, sheet.names, secret=sheet.secret, options=sheet.options)
    inputs = [Input.read(line) for move in stored.moves for line in move.inputs.splitlines()]
    fallen = len(game.inputs)
    assert game.inputs == inputs[:fallen]
    for one in inputs[fallen:]:
        if one.who != CHANCE:
            game.tell(*one)
            game.let_fall()
    assert game.inputs == inputs, "the same secret and the same words lead to the same game"
    return game


@pytest.mark.parametrize(("kept", "kills"), [("sqlite", 50), ("postgres", 8)], indirect=["kept"])
def test_killed_at_random_points(kept: Settings, kills: int) -> None:
    settings, port, luck = kept, free_port(), random.Random(9)
    address = f"http://127.0.0.1:{port}"
    running, waiting = spawn(settings, port), None
    players: list[Player] = []
    try:
        with httpx.Client(base_url=address) as http:
            ready(http)
            for auctions in ("sealed", "timed"):
                chairs = [{"kind": "person", "name": f"P{n}"} for n in range(3)] + [{"kind": "bot", "name": "B", "bot": "trader"}]
                wish = {"edition": "here_and_now", "options": {"auctions": auctions, **RICH}, "seats": chairs,
                        "pace": "fast", "turn_seconds": 600}
                made = http.post("/api/rooms", json=wish).json()
                http.post(f"/api/rooms/{made['room']}/start", headers={"Authorization": f"Bearer {made['host']}"})
                players.append(Player(address, made, random.Random(len(players))))
        threads = [threading.Thread(target=player.run, daemon=True) for player in players]
        for thread in threads:
            thread.start()
        for _ in range(kills):
            waiting = spawn(settings, port)
            heard_from(players)
            time.sleep(luck.random() * 0.06)
            running.end(signal.SIGKILL)
            running, waiting = waiting, None
        for player in players:
            player.done.set()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
    finally:
        for process in (running, waiting):
            if process:
                process.end(signal.SIGKILL)
    assert sum(len(player.acked) for player in players) > kills and all(player.acked for player in players)
    for player in players:
        game = compare(player, stored_room(settings, player.made["room"]))
        with House(replace(settings, paces={"fast": 60.0})) as house:
            again = house.guest(player.made, 0, 1, 2)
            again.hear("update")
            for seat in range(3):
                assert bare(again.view(seat)) == bare(shown(game.view(seat), around(game)))
            again.close()


def heard_from(players: list[Player]) -> None:
    """Wait until the players have said two things more."""
    said, stop = sum(player.count for player in players), time.monotonic() + PATIENCE
    while sum(player.count for player in players) < said + 2:
        assert time.monotonic() < stop, "nobody could act"
        time.sleep(0.002)


def around(game: Game) -> Surroundings:
    """The oracle's room: nobody there, no clock."""
    return Surroundings(game.names, [None] * 4, [False] * 4, [False] * 4, None, None, None, False, False)


def bare(view: Json) -> Json:
    """What the game alone decides: without clocks, presence, and the dice, which are events."""
    plain = json.loads(json.dumps(view))
    plain["dice"] = None
    if plain["prompt"]:
        plain["prompt"].update(deadline=None, patience=None)
    for one in plain["players"]:
        one.update(online=None, bot=None)
    return dict(plain)


def test_the_prompt_and_the_remaining_time_survive(tmp_path: pathlib.Path) -> None:
    """A kill in an auction by the clock gives back a second at most."""
    settings, port = Settings(data=tmp_path / "games"), free_port()
    address = f"http://127.0.0.1:{port}"
    running = spawn(settings, port)
    with httpx.Client(base_url=address) as http:
        try:
            ready(http)
            chairs = [{"kind": "person", "name": name} for name in "ABC"]
            made = http.post("/api/rooms", json={"edition": "here_and_now", "options": {"auctions": "timed"}, "seats": chairs,
                                                 "turn_seconds": 600}).json()
            http.post(f"/api/rooms/{made['room']}/start", headers={"Authorization": f"Bearer {made['host']}"})
            guest = Guest(address, made["room"], [one["token"] for one in made["mine"]])
            guest.hear("update")
            while guest.view(0)["prompt"]["kind"] != "ASK_TIMED_AUCTION":
                seat, earliest = guest.asked()[0], time.monotonic()
                answers = [one["action"] for one in guest.view(seat)["legal"] if one["group"] == "answer"]
                assert guest.act(seat, "DECLINE" if "DECLINE" in answers else answers[0])["t"] == "ack"
                guest.drain()
            latest, before = time.monotonic(), guest.view(0)["prompt"]
            time.sleep(2.6)
            least = (time.monotonic() - latest) * 1000
            running.end(signal.SIGKILL)
            most = (time.monotonic() - earliest) * 1000
            running = spawn(settings, port)
            ready(http)
            guest = Guest(address, made["room"], [one["token"] for one in made["mine"]])
            update = guest.hear("update")
            after = guest.view(0)["prompt"]
        finally:
            running.end(signal.SIGKILL)
    untimed = {"deadline": None, "patience": None}
    assert {**before, **untimed} == {**after, **untimed}
    assert 50_000 - most - 100 <= after["deadline"] - update["now"] <= 50_000 - least + BEAT
    assert 600_000 - most - 100 <= after["patience"] - update["now"] <= 600_000 - least + BEAT
