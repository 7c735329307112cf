"""Who looks back at a game sees the board as those saw it who watched."""
from __future__ import annotations

import json
import random

import pytest
from house import House
from players import play_on

from passgo.editions import editions


@pytest.mark.parametrize("edition", editions())
def test_the_past_is_what_watchers_saw(house: House, edition: str) -> None:
    made = house.room("person", "trader", "trader", "trader", edition=edition)
    watcher, host = house.guest(made), house.guest(made, 0)
    play_on(host, random.Random(edition), 60)
    watcher.drain()
    past = house.http.get(f"/api/rooms/{made['room']}/past").json()
    assert len(past) > 5 and [one["seq"] for one in past] == sorted(one["seq"] for one in past)
    updates = [json.loads(frame) for frame in watcher.frames if frame.startswith('{"t":"update"')]
    assert len(updates) > 50
    for update in updates:
        board = {space["number"]: space for one in past if one["seq"] <= update["seq"] for space in one["spaces"]}
        assert list(board.values()) == update["views"]["-1"]["spaces"], update["seq"]
    watcher.close()
    host.close()


def test_before_the_start_there_is_no_past(house: House) -> None:
    made = house.room("person", "open", started=False)
    assert house.http.get(f"/api/rooms/{made['room']}/past").json()["code"] == "NOT_STARTED"
