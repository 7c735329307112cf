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
from live_server import Guest, House
from players import choose
from processes import LOST, begun, free_port, killed_under_play, ready, spawn, stored_room

from passgo import Action, Game, Input
from passgo.rules.words import CHANCE
from passgo.server.ops.settings import Settings
from passgo.server.storage.store import Move, Stored
from passgo.server.views.table import Surroundings, shown

pytestmark = pytest.mark.slow

Json = dict[str, Any]
RICH = {"start_cash": 1_000_000_000, "salary": 100_000_000, "offer_limit": False}
"""No game ends before the last kill: nobody is bankrupt, and nobody is asked whether to end it after forty rounds."""
BEAT = 2000
"""Milliseconds a kill may give back: clocks are written down every second, and the machine may be busy."""


class Player:
    """All seats of one room on one device, playing on through every crash, with ids that are said again until they count."""

    def __init__(self, address: str, made: Json, luck: random.Random) -> None:
        self.address, self.made, self.luck = address, made, luck
        self.acked: dict[str, tuple[int, str, int]] = {}
        self.pending: tuple[str, int, str] | None = None
        self.said, self.wrong = 0, ""
        self.guest: Guest | None = None
        self.stop = threading.Event()
        self.over = False

    def run(self) -> None:
        while not self.stop.is_set() and not self.over:
            with suppress(*LOST):
                self.connected()
            if self.guest:
                with suppress(*LOST):
                    self.guest.close()
            time.sleep(0.01)

    def connected(self) -> None:
        guest = self.guest = Guest(self.address, self.made["room"], [one["token"] for one in self.made["mine"]], since=None)
        guest.hear("update")
        while not self.stop.is_set():
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
            self.said += 1
            self.pending = (f"k{self.said}", seats[0], said)

    def say_pending(self, guest: Guest) -> None:
        assert self.pending is not None
        id, seat, said = self.pending
        answer = guest.act(seat, said, id)
        if answer["t"] == "ack":
            self.acked[id] = (seat, said, answer["seq"])
        self.pending = None


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
    def sit_down(address: str, http: httpx.Client) -> list[Player]:
        chairs = [{"kind": "person", "name": f"P{n}"} for n in range(3)] + [{"kind": "bot", "name": "B", "bot": "trader"}]
        return [Player(address, begun(http, edition="here_and_now", options={"auctions": auctions, **RICH}, seats=chairs,
                                      pace="fast", turn_seconds=600), random.Random(auctions))
                for auctions in ("sealed", "timed")]
    players = killed_under_play(kept, kills, random.Random(9), sit_down)
    assert sum(len(player.acked) for player in players) > kills and all(player.acked for player in players)
    for player in players:
        game = compare(player, stored_room(kept, player.made["room"]))
        with House(replace(kept, paces={"fast": 60.0})) as house:
            again = house.guest(player.made, 0, 1, 2)
            again.hear("update")
            for seat in range(3):
                assert bare(again.view(seat)) == bare(shown(game.view(seat), around(game)))
            again.close()


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
            made = begun(http, edition="here_and_now", options={"auctions": "timed"}, seats=chairs, turn_seconds=600)
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
            here = time.monotonic()
            guest = Guest(address, made["room"], [one["token"] for one in made["mine"]])
            update = guest.hear("update")
            # From when somebody is there again the clocks run.
            most += (time.monotonic() - here) * 1000
            after = guest.view(0)["prompt"]
        finally:
            running.end(signal.SIGKILL)
    untimed = {"deadline": None, "patience": None}
    assert {**before, **untimed} == {**after, **untimed}
    assert 50_000 - most - 100 <= after["deadline"] - update["now"] <= 50_000 - least + BEAT
    assert 600_000 - most - 100 <= after["patience"] - update["now"] <= 600_000 - least + BEAT
