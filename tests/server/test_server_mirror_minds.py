"""Odds and the review at a real table, whose banker takes back what was told: neither goes by what did not happen."""
from __future__ import annotations

import random
import time

import pytest
from bankers import Banker, told_next
from live_server import House

from passgo.minds.listening import Listening, shared_listening
from passgo.minds.population import heard
from passgo.server.rooms import reviews

pytestmark = pytest.mark.slow


def test_what_was_taken_back_is_not_heard(house: House) -> None:
    """Who plays how is believed by what holds, however much was taken back, and told in another way since."""
    made = house.room("person", "person", luck="table", odds="live")
    banker, luck, room = Banker(house, made), random.Random(1), house.registry.rooms[made["room"]]

    def play(moves: int) -> None:
        """So much is told, and then until somebody is asked, and the odds of that are known."""
        while moves > 0 or banker.mirror["toss"]:
            banker.tell(*told_next(banker, luck))
            moves -= 1
        stop = time.monotonic() + 60
        while (room.game and room.live.inputs != len(room.game.inputs)) or room.live.busy:
            assert time.monotonic() < stop, "no odds were reckoned"
            time.sleep(0.01)

    banker.tell("TABLE SET_TURN seat=0")
    play(30)
    for _ in range(10):
        assert banker.tell("UNDO")["t"] == "ack"
    play(12)
    assert room.game
    anew = Listening(room.game.edition, room.game.names, room.game.first)
    anew.hear(room.game.inputs)
    assert shared_listening(room.game).listening.game.core.dump() == room.game.core.dump() == anew.game.core.dump()
    assert heard(room.game, room.game.inputs) == anew.beliefs()
    banker.close()


def test_an_end_that_was_taken_back_is_not_reviewed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever really won is the winner of the review, too."""
    monkeypatch.setattr(reviews, "SECONDS", 0.1)
    made = house.room("person", "person", luck="table")
    banker, path = Banker(house, made), f"/api/rooms/{made['room']}/review"
    for loser in (0, 1):
        at = "SET_AT seat={0} space=0", "SET_CASH seat={0}", "SET_TURN seat={0}"
        lines = [f"TABLE {one.format(loser)}" for one in at]
        assert banker.tell(*lines, f"TABLE SET_OWNER space=3 seat={1 - loser}", "ON", "CHANCE OUTCOME a=1 b=2",
                           f"{loser} GIVE_UP")["t"] == "ack"
        banker.until(lambda: banker.lobby["over"])
        told = house.http.get(path).json()
        while told["waiting"]:
            told = house.http.get(path).json()
        assert told["winners"] == [1 - loser]
        assert banker.tell("UNDO")["t"] == "ack"
        banker.until(lambda: not banker.lobby["over"])
        assert house.http.get(path).json()["code"] == "NOT_OVER"
    banker.close()
