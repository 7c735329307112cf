"""When the store fails nothing has happened: the table is as it is on disk, and goes on when the disk does."""
from __future__ import annotations

import itertools
import pathlib
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import psycopg
import pytest
from live_server import PATIENCE, Guest, House
from postgres import Cluster

from passgo import Game
from passgo.bots import next_move
from passgo.server.ops.settings import Settings
from passgo.server.storage.database import Row
from passgo.server.storage.sqlite import Sqlite

pytestmark = pytest.mark.slow


def failing(database: Sqlite, times: int) -> Callable[..., list[Row]]:
    """The same, but the next so many moves do not reach the disk."""
    run, left = database.run, [times]

    def broken(sql: str, values: Any = ()) -> list[Row]:
        if sql.startswith("INSERT INTO moves") and left[0]:
            left[0] -= 1
            raise sqlite3.OperationalError("database or disk is full")
        return run(sql, values)
    return broken


def test_a_full_disk_changes_nothing(tmp_path: pathlib.Path) -> None:
    with House(Settings(data=tmp_path, limited=False)) as house:
        made = house.room("person", "person")
        guest = house.guest(made, 0, 1, since=0)
        guest.hear("update")
        seat, before = guest.asked()[0], guest.view(0)
        database = house.registry.store.database
        assert isinstance(database, Sqlite)
        database.run = failing(database, 1)  # type: ignore[method-assign]
        refused = guest.act(seat, "ROLL", id="same")
        assert refused["code"] == "NOT_STORED"
        other = house.guest(made, 0, 1)
        other.hear("update")
        assert other.view(0) == before
        assert guest.act(seat, "ROLL", id="same")["t"] == "ack"
        guest.drain()
        assert [event["seq"] for event in guest.events] == list(range(1, guest.seq + 1))
        guest.close()
        other.close()


def test_postgres_goes_away_and_comes_back(cluster: Cluster, tmp_path: pathlib.Path) -> None:
    url = cluster.fresh()
    with House(Settings(data=tmp_path, database_url=url, limited=False)) as house:
        made = house.room("person", "person")
        guest = house.guest(made, 0, 1)
        guest.hear("update")
        with psycopg.connect(cluster.url("postgres"), autocommit=True) as line:
            name = url.rpartition("/")[2].partition("?")[0]
            line.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
        seat, answers = guest.asked()[0], []
        for _ in range(3):
            answers.append(guest.act(seat, "ROLL", id="again"))
            if answers[-1]["t"] == "ack":
                break
        assert answers[-1]["t"] == "ack" and all(one["code"] == "NOT_STORED" for one in answers[:-1])
        assert house.http.get("/readyz").status_code == 200
        guest.close()


def test_when_the_answer_of_the_disk_is_lost_what_it_took_counts(tmp_path: pathlib.Path) -> None:
    """It is acknowledged, and everybody hears of it, though the store only knew that something went wrong."""
    with House(Settings(data=tmp_path, limited=False)) as house:
        made = house.room("person", "person")
        guest, other = house.guest(made, 0, 1, since=0), house.guest(made, since=0)
        guest.hear("update")
        database = house.registry.store.database
        commit, left = database.commit, [1]

        def deaf() -> None:
            commit()
            if left[0]:
                left[0] -= 1
                raise OSError("the line broke")
        database.commit = deaf  # type: ignore[method-assign]
        seat = guest.asked()[0]
        assert guest.act(seat, "ROLL", id="once")["t"] == "ack" and not left[0]
        assert guest.act(seat, "ROLL", id="once")["t"] == "ack"
        guest.until(lambda: any(event["name"] == "ROLLED" for event in guest.events))
        other.until(lambda: any(event["name"] == "ROLLED" for event in other.events))
        assert [event["seq"] for event in guest.events] == list(range(1, guest.seq + 1))
        guest.close()
        other.close()


def test_nothing_is_shown_before_it_is_on_disk(tmp_path: pathlib.Path) -> None:
    """An end that could not be written has not been: whoever asked in between has not seen the secret."""
    with House(Settings(data=tmp_path, limited=False)) as house:
        made = house.room("person", "person")
        guest, watcher, leaver = house.guest(made, 0, 1), house.guest(made), house.guest(made)
        database, writing, asked = house.registry.store.database, threading.Event(), threading.Event()
        run = database.run

        def slow(sql: str, values: Any = ()) -> list[Row]:
            if sql.startswith("UPDATE rooms") and not writing.is_set():
                writing.set()
                assert asked.wait(PATIENCE)
                raise OSError("the disk is gone")
            return run(sql, values)
        database.run = slow  # type: ignore[method-assign]
        guest.say(t="vote", id="v", seat=0, what="end", yes=True)
        assert writing.wait(PATIENCE)
        with ThreadPoolExecutor(2) as pool:
            answers = [pool.submit(house.http.get, f"/api/rooms/{made['room']}{path}") for path in ("", "/record")]
            leaver.close()
            wait(answers, 0.3)
            asked.set()
            lobby, record = (answer.result(PATIENCE) for answer in answers)
        assert guest.hear("refused")["code"] == "NOT_STORED"
        assert not lobby.json()["over"] and lobby.json()["secret"] is None and record.status_code == 403
        watcher.drain()
        secret = house.registry.rooms[made["room"]].sheet.secret
        assert not any(secret in frame for frame in watcher.frames) and not watcher.lobby["over"]
        guest.close()
        watcher.close()


def test_without_a_database_every_door_says_so(house: House) -> None:
    made = house.room("person", "open", started=False)
    database = house.registry.store.database

    def gone(sql: str, values: Any = ()) -> list[Row]:
        raise OSError("the disk is gone")
    database.run = gone  # type: ignore[method-assign]
    wish = {"edition": "here_and_now", "seats": [{"kind": "person", "name": name} for name in "AB"]}
    for answer in (house.http.get(f"/api/join/{made['code']}"), house.http.get(f"/api/rooms/{made['room']}"),
                   house.http.post("/api/rooms", json=wish), house.http.get("/readyz")):
        assert (answer.status_code, answer.json()["code"]) == (503, "NOT_STORED")
        assert "Content-Security-Policy" in answer.headers
    guest = Guest(house.address, made["room"], [], greet=False)
    assert guest.hear("refused")["code"] == "NOT_STORED" and guest.gone() == 4503
    assert house.http.get("/healthz").status_code == 200


def test_who_comes_while_the_disk_is_gone_may_try_again(house: House) -> None:
    """A hello that cannot be answered ends the line, so that a browser comes back instead of waiting for ever."""
    made = house.room("person", "person")
    house.guest(made, 0).close()
    house.registry.rooms[made["room"]].doubtful = True
    database = house.registry.store.database
    run = database.run

    def gone(sql: str, values: Any = ()) -> list[Row]:
        raise OSError("the disk is gone")
    database.run = gone  # type: ignore[method-assign]
    guest = Guest(house.address, made["room"], [], greet=False)
    guest.say(t="hello", v=1, tokens=[], since=None)
    assert guest.hear("refused")["code"] == "NOT_STORED" and guest.gone() == 4503
    database.run = run  # type: ignore[method-assign]
    assert house.guest(made, 0).welcome["seats"] == [0]


def test_what_breaks_half_way_has_not_been(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that breaks down after others have moved: what they said is not in the game unless it is in the store."""
    settings = Settings(data=tmp_path, limited=False)
    with House(settings) as house:
        monkeypatch.setattr("passgo.server.rooms.driver.AFTER_FAILURE", 0.05)
        real, calls = next_move, itertools.count(1)

        def breaks_down(game: Game, bots: Any) -> Any:
            if next(calls) in (4, 9):
                raise ArithmeticError("nobody thought of this")
            return real(game, bots)
        monkeypatch.setattr("passgo.server.rooms.driver.next_move", breaks_down)
        made = house.room("thrifty", "thrifty", "thrifty", options={"start_cash": 1_000_000_000})
        guest = house.guest(made, since=0)
        guest.until(lambda: guest.seq > 60)
        guest.close()
    with House(settings) as house:
        again = house.guest(made, since=0)
        again.hear("update")
        assert again.events[:len(guest.events)] == guest.events
        again.close()


def test_a_frame_that_breaks_something_ends_the_line_and_is_written_down(
        house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    made = house.room("person", "person")
    guest, other = house.guest(made, 0, 1), house.guest(made)
    guest.hear("update")

    async def breaks(*words: Any) -> None:
        raise RuntimeError("nobody thought of this")
    with monkeypatch.context() as patch:
        patch.setattr("passgo.server.rooms.room.Room.act", breaks)
        guest.say(t="act", id="1", seat=guest.asked()[0], action="ROLL")
        assert guest.gone() == 1011
    stop = time.monotonic() + PATIENCE
    while "nobody thought of this" not in caplog.text:
        assert time.monotonic() < stop, "it was not written down"
        time.sleep(0.01)
    other.drain()
    again = house.guest(made, 0, 1)
    again.hear("update")
    assert again.act(again.asked()[0], "ROLL", id="1")["t"] == "ack"
    again.close()
    other.close()


def test_a_request_that_breaks_something_is_answered_like_all_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(key: str) -> None:
        raise ArithmeticError("nobody thought of this")
    monkeypatch.setattr("passgo.server.http.api.rules_shown", breaks)
    answer = house.http.get("/api/editions/here_and_now/rules")
    assert (answer.status_code, answer.json()["code"]) == (500, "BROKEN") and "thought of this" not in answer.text
    assert "Content-Security-Policy" in answer.headers
    assert house.http.get("/api/editions/here_and_now/board", params={"options": "[" * 20_000}).status_code == 400


def test_a_game_of_other_rules_is_not_played_on(tmp_path: pathlib.Path) -> None:
    settings = Settings(data=tmp_path, limited=False)
    with House(settings) as house:
        made = house.room("person", "person")
    with sqlite3.connect(tmp_path / "games.sqlite3") as line:
        line.execute("UPDATE rooms SET sheet = replace(sheet, '\"rules\": ', '\"rules\": 9')")
    line.close()
    with House(settings) as house:
        lobby = house.http.get(f"/api/rooms/{made['room']}").json()
        assert re.search(r"version 9\d+ of the rules of Here & Now", lobby["closed"])
        assert not lobby["over"] and lobby["secret"] is None


def test_when_nobody_knows_whether_it_was_written_the_same_id_tells(tmp_path: pathlib.Path) -> None:
    """The commit may have happened and the database does not answer: `UNKNOWN`, and the same again is taken once."""
    with House(Settings(data=tmp_path, limited=False)) as house:
        made = house.room("person", "person")
        guest = house.guest(made, 0, 1, since=0)
        guest.hear("update")
        database = house.registry.store.database
        commit, run, broken = database.commit, database.run, [True]

        def deaf() -> None:
            commit()
            if broken[0]:
                raise OSError("the line broke")

        def dumb(sql: str, values: Any = ()) -> list[Row]:
            if broken[0] and sql.startswith("UPDATE rooms SET holder"):
                raise OSError("nobody answers")
            return run(sql, values)
        database.commit, database.run = deaf, dumb  # type: ignore[method-assign]
        seat = guest.asked()[0]
        assert guest.act(seat, "ROLL", id="once")["code"] == "UNKNOWN"
        broken[0] = False
        inputs = len(guest.events)
        assert guest.act(seat, "ROLL", id="once")["t"] == "ack" and len(guest.events) >= inputs
        guest.drain()
        assert [event["seq"] for event in guest.events] == list(range(1, guest.seq + 1))
        assert sum(event["name"] == "ROLLED" and event["who"] == seat for event in guest.events) >= 1
        stored = house.registry.rooms[made["room"]]
        assert list(stored.said) == [f"{seat} once"]
        guest.close()


def test_after_a_reconnect_every_room_is_read_again(cluster: Cluster, tmp_path: pathlib.Path) -> None:
    """Somebody who kept them from the outside meanwhile is believed, not what is in memory."""
    url = cluster.fresh()
    with House(Settings(data=tmp_path, database_url=url, limited=False)) as house:
        made = house.room("person", "person")
        guest = house.guest(made, 0, 1)
        guest.hear("update")
        room = house.registry.rooms[made["room"]]
        epoch = room.lease.epoch
        with psycopg.connect(url, autocommit=True) as line:
            line.execute("UPDATE rooms SET sheet = replace(sheet, '\"paused\": false', '\"paused\": true')")
            line.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
                         "AND datname = current_database()")
        while house.http.get("/readyz").status_code != 200:
            pass
        assert guest.act(guest.asked()[0], "ROLL")["code"] == "PAUSED" and room.lease.epoch > epoch
        guest.close()
