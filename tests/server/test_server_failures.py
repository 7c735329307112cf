"""When the store fails nothing has happened: the table is as it is on disk, and goes on when the disk does."""
from __future__ import annotations

import pathlib
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import psycopg
from house import House
from postgres import Cluster

from passgo.server.databases import Row, Sqlite
from passgo.server.settings import Settings


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
        database = house.hall.store.database
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


def test_a_room_takes_only_so_many_devices(tmp_path: pathlib.Path) -> None:
    with House(replace(Settings(data=tmp_path, limited=False), devices=2)) as house:
        made = house.room("person", "person")
        guests = [house.guest(made, 0), house.guest(made)]
        third = type(guests[0])(house.address, made["room"], [], greet=False)
        third.say(t="hello", v=1, tokens=[], since=None)
        assert third.hear("refused")["code"] == "ROOM_FULL"
        for guest in (*guests, third):
            guest.close()


def test_a_game_of_other_rules_is_not_played_on(tmp_path: pathlib.Path) -> None:
    settings = Settings(data=tmp_path, limited=False)
    with House(settings) as house:
        made = house.room("person", "person")
    with sqlite3.connect(tmp_path / "games.sqlite3") as line:
        line.execute("UPDATE rooms SET sheet = replace(sheet, '\"rules\": ', '\"rules\": 9')")
    line.close()
    with House(settings) as house:
        answer = house.http.get(f"/api/rooms/{made['room']}")
        assert (answer.status_code, answer.json()["code"]) == (409, "RULES_CHANGED")
