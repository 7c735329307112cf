"""Who looks back at a game sees the board as those saw it who watched."""
from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from live_server import House
from players import play_on

from passgo.loading import editions
from passgo.server.views import history


@pytest.mark.slow
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


def test_however_many_look_back_the_game_is_played_again_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing it again costs what many moves cost: no watcher may hold up all tables by asking for it again and again."""
    made = house.room("person", "trader", "trader", "trader")
    host = house.guest(made, 0)
    play_on(host, random.Random(1), 10)
    counted: list[int] = []
    changes = history.changes

    def count(record: Any, *language: str) -> Any:
        counted.append(len(record.inputs))
        return changes(record, *language)
    monkeypatch.setattr(history, "changes", count)
    host.say(t="vote", id="p", seat=0, what="pause", yes=True)
    host.until(lambda: host.lobby["paused"])
    with ThreadPoolExecutor(12) as many:
        answers = list(many.map(lambda _: house.http.get(f"/api/rooms/{made['room']}/past"), range(24)))
    assert len(counted) == 1 and len({answer.text for answer in answers}) == 1 and answers[0].json()
    host.say(t="vote", id="r", seat=0, what="resume", yes=True)
    host.until(lambda: not host.lobby["paused"])
    play_on(host, random.Random(2), 5)
    later = house.http.get(f"/api/rooms/{made['room']}/past").json()
    assert len(counted) == 2 and later[:len(answers[0].json())] == answers[0].json()
    host.close()
