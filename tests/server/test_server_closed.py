"""Tables nobody can play at any more: what is over is put down as it was shown, and told to whoever comes."""
from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any

import pytest
from awaited import awaited
from bankers import Banker
from live_server import PATIENCE, Guest, House
from players import play_on
from upgraded import caught_up, change_rules
from websockets.exceptions import ConnectionClosed

from passgo import Record
from passgo.server.ops.settings import Settings
from passgo.server.storage import archive

Json = dict[str, Any]


def finished(house: House) -> Json:
    """A game that is over, and put down as it was shown."""
    made = house.room("person", "trader", options={"rounds": 1})
    guest = house.guest(made, 0)
    while not guest.views.get("0", {}).get("over"):
        play_on(guest, random.Random(1), 20)
    guest.close()
    put_down(house, made["room"])
    return made


def test_a_game_whose_server_died_at_its_end_is_put_down_by_the_next(kept: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where that one plays by other rules already, it can still be taken away, whole."""
    with House(kept) as house:
        first, second = finished(house), finished(house)
        record = house.http.get(f"/api/rooms/{first['room']}/record").text
        awaited(house.registry.store.do(lambda db: db.run("DELETE FROM archive")))
    with House(kept) as house:
        caught_up(house)
        assert awaited(archive.exists(house.registry.store, first["room"]))
        awaited(house.registry.store.do(lambda db: db.run("DELETE FROM archive WHERE room = ?", (second["room"],))))
    change_rules(monkeypatch)
    with House(kept) as house:
        assert house.http.get(f"/api/rooms/{first['room']}/record").text == record
        lobby = house.http.get(f"/api/rooms/{second['room']}").json()
        assert lobby["over"] and lobby["secret"] and lobby["closed"]
        taken = Record.parse(house.http.get(f"/api/rooms/{second['room']}/record").text)
        assert taken.header.secret == lobby["secret"] and len(taken.inputs) > 5


@pytest.mark.slow
def test_a_game_with_real_dice_is_shown_too_and_not_where_its_end_was_taken_back(kept: Settings,
                                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    end = ("TABLE SET_TURN seat=0", "TABLE SET_CASH seat=0", "TABLE SET_AT seat=0 space=0", "TABLE SET_OWNER space=3 seat=1",
           "ON", "CHANCE OUTCOME a=1 b=2", "0 GIVE_UP")
    rooms, texts = [], []
    with House(kept) as house:
        for last in ((), ("UNDO",), ("UNDO", "REDO")):
            made = house.room("person", "person", luck="table", options={"cards": "table"})
            banker = Banker(house, made)
            for line in ("TABLE SET_CASH seat=1 money=700000", "UNDO"):
                assert banker.tell(line)["t"] == "ack"
            assert banker.tell(*end)["t"] == "ack"
            for n, way in enumerate(("", *last)):
                assert not way or banker.tell(way)["t"] == "ack"
                put_down(house, made["room"], n % 2 == 0)
            rooms.append(made["room"])
            texts.append([event["text"] for event in Guest(house.address, made["room"], [], since=0).hear("update")["events"]])
            banker.close()
    change_rules(monkeypatch)
    with House(kept) as house:
        lobbies = [house.http.get(f"/api/rooms/{room}").json() for room in rooms]
        assert [lobby["over"] for lobby in lobbies] == [True, False, True] and all(lobby["closed"] for lobby in lobbies)
        for room, told in ((rooms[0], texts[0]), (rooms[2], texts[2])):
            later = Guest(house.address, room, [], since=0)
            assert [event["text"] for event in later.hear("update")["events"]] == told and later.view(-1)["over"]
            assert "GIVE_UP" in house.http.get(f"/api/rooms/{room}/record").text
            assert house.http.get(f"/api/rooms/{room}/past").json()
            later.close()


def put_down(house: House, room: str, yes: bool = True) -> None:
    """Wait until it is put down as it was shown, or no longer."""
    stop = time.monotonic() + PATIENCE
    while awaited(archive.exists(house.registry.store, room)) != yes:
        assert time.monotonic() < stop, "it did not come to that"


def test_who_comes_to_a_closed_table_is_told_once_and_not_without_end(kept: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(kept) as house:
        room = finished(house)["room"]
    change_rules(monkeypatch)
    with House(replace(kept, limited=True, head_seconds=1.0)) as house:
        guest, silent = Guest(house.address, room, [], since=0), Guest(house.address, room, [], greet=False)
        guest.hear("update")
        guest.say(t="hello", v=1, tokens=[], since=0)
        assert guest.hear("refused", "welcome")["code"] == "RULES_CHANGED"
        assert silent.gone() == 4408
        with pytest.raises(ConnectionClosed):
            for n in range(100):
                guest.say(t="ping", id=str(n))
                guest.next()
        assert guest.gone() == 1008
