"""Games outlive upgrades: tables of an earlier version are carried over, and a finished game is shown whatever rules come."""
from __future__ import annotations

import json
import pathlib
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import Any

import pytest
from awaited import awaited
from live_server import PATIENCE, Guest, House
from upgraded import caught_up, change_rules

from passgo import Record
from passgo.loading import read
from passgo.play.record import BadRecord
from passgo.server.ops.settings import Settings
from passgo.server.storage.backup import BadBackup, backup
from passgo.server.storage.migrations import LATEST, STEPS
from passgo.server.storage.store import Store
from passgo.server.wire.bodies import BoardShown

DATA = pathlib.Path(__file__).parent / "data"
ROOMS: dict[str, Any] = json.loads((DATA / "schema_1.json").read_text())
Json = dict[str, Any]


def carry_in(kept: Settings, text: str) -> None:
    """A database as an earlier Pass GO left it."""
    if kept.database_url:
        import psycopg
        with psycopg.connect(kept.database_url, autocommit=True) as line:
            line.execute(text.encode())
    else:
        kept.data.mkdir()
        plain = sqlite3.connect(kept.data / "games.sqlite3")
        plain.executescript(text)
        plain.close()


def earlier(folder: pathlib.Path) -> tuple[str, dict[str, Json]]:
    """A lobby, a running and a finished game of today, as tables of the first version would hold them; and how to come in."""
    with House(Settings(data=folder, limited=False)) as house:
        rooms = {"lobby": house.room("person", "open", started=False, edition="city"), "running": house.room("person", "person"),
                 "finished": house.room("person", "thrifty", options={"rounds": 1})}
        guest = house.guest(rooms["running"], 0, 1)
        guest.hear("update")
        assert guest.act(guest.asked()[0], "ROLL")["t"] == "ack"
        guest.close()
        guest = house.guest(rooms["finished"], 0)
        guest.say(t="vote", id="v", seat=0, what="end", yes=True)
        guest.until(lambda: guest.lobby["over"])
        guest.close()
    lines = ["CREATE TABLE meta (schema_version INTEGER NOT NULL);", "INSERT INTO meta VALUES (1);", STEPS[0].read_text()]
    with closing(sqlite3.connect(folder / "games.sqlite3")) as plain:
        for table, columns in (("rooms", "room, code, made, sheet"), ("moves", "room, place, said, seq, inputs"),
                               ("clocks", "*")):
            for row in plain.execute(f"SELECT {columns} FROM {table}"):
                lines.append(f"INSERT INTO {table} VALUES ({', '.join(map(literal, row))});")
    return "\n".join(lines), rooms


def literal(value: object) -> str:
    return "NULL" if value is None else str(value) if isinstance(value, int) else "'" + str(value).replace("'", "''") + "'"


def test_tables_of_the_first_version_are_carried_over(kept: Settings, tmp_path: pathlib.Path) -> None:
    text, today = earlier(tmp_path / "earlier")
    carry_in(kept, text)
    with House(kept) as house:
        store = house.registry.store
        assert store.schema_was == 1
        rows = awaited(store.do(lambda db: db.run("SELECT schema_version FROM meta")))
        assert rows == [(LATEST,)]
        caught_up(house)
        # The lobby is open still, the running game goes on, the finished one is shown.
        assert house.http.get(f"/api/rooms/{today['lobby']['room']}").json()["started"] is False
        guest = house.guest(today["running"], 0, 1, since=0)
        guest.hear("update")
        assert [event["seq"] for event in guest.events] == list(range(1, guest.seq + 1)) and guest.seq > 5
        seat = guest.asked()[0]
        answer = next(one["action"] for one in guest.view(seat)["legal"] if one["group"] == "answer")
        assert guest.act(seat, answer)["t"] == "ack"
        guest.close()
        done = house.guest(today["finished"], 0, since=0)
        done.hear("update")
        assert done.view(0)["over"] and done.lobby["secret"]
        done.close()
    again = Store(kept)
    assert again.schema_was == LATEST
    again.close()


def test_games_of_an_earlier_pass_go_say_what_has_happened_to_them(kept: Settings) -> None:
    """Kept by two earlier commits, of the first rules and partly of the first dice: nothing breaks."""
    carry_in(kept, (DATA / "schema_1.sql").read_text(encoding="utf-8"))
    with House(kept) as house:
        assert house.registry.store.schema_was == 1
        for rooms in ROOMS.values():
            for made in rooms.values():
                lobby = house.http.get(f"/api/rooms/{made['room']}").json()
                assert re.search("version 1 of the rules of .*Pass GO 0.1.0 could play it on|other dice", lobby["closed"])
                token = made["mine"][0]["token"]
                log = house.http.get(f"/api/rooms/{made['room']}/record", headers={"Authorization": f"Bearer {token}"})
                assert log.status_code == 200 and json.loads(log.text.splitlines()[0])["rules"] == 1
        assert house.registry.rooms == {}, "none of them is open"


@pytest.mark.slow
def test_a_finished_game_is_shown_whatever_rules_come(kept: Settings, tmp_path: pathlib.Path,
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    """Made by an earlier commit, opened by this one, and then by one with other rules."""
    text, today = earlier(tmp_path / "earlier")
    carry_in(kept, text)
    made, version = today["finished"], read("here_and_now").rules_version
    with House(kept) as house:
        caught_up(house)
        guest = house.guest(made, 0, since=0)
        guest.hear("update")
        told, past = guest.events, house.http.get(f"/api/rooms/{made['room']}/past").json()
        record, final = house.http.get(f"/api/rooms/{made['room']}/record").text, guest.view(0)
        guest.close()
    change_rules(monkeypatch)
    with House(kept) as house:
        room = made["room"]
        lobby = house.http.get(f"/api/rooms/{room}").json()
        assert lobby["over"] and f"version {version} of the rules of Here & Now" in lobby["closed"] and lobby["secret"]
        assert house.http.get(f"/api/rooms/{room}/record").text == record
        assert house.http.get(f"/api/rooms/{room}/past").json() == past
        BoardShown.model_validate_json(house.http.get(f"/api/rooms/{room}/board").text)
        later = Guest(house.address, room, [one["token"] for one in made["mine"]], since=0)
        later.hear("update")
        assert later.lobby == lobby and [(one["seq"], one["name"], one["text"]) for one in later.events] == [
            (one["seq"], one["name"], one["text"]) for one in told]
        shown = later.view(-1)
        assert shown["over"] and shown["spaces"] == final["spaces"] and shown["winners"] == final["winners"]
        assert later.act(0, "ROLL")["code"] == "RULES_CHANGED"
        later.close()
        with pytest.raises(BadRecord, match=rf"version {version} of the rules of Here & Now.*Pass GO \S+ can check it"):
            Record.parse(record).edition()
        # A fix in one edition closes no game of another.
        assert house.http.get(f"/api/rooms/{today['lobby']['room']}").json()["closed"] == ""


def test_a_running_game_of_other_rules_says_so_and_offers_what_was_told(kept: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(kept) as house:
        made = house.room("person", "person")
        guest = house.guest(made, 0, 1, since=0)
        guest.hear("update")
        assert guest.act(guest.asked()[0], "ROLL")["t"] == "ack"
        guest.drain()
        told = [one["text"] for one in guest.events if 0 in one["seats"]]
        guest.close()
    change_rules(monkeypatch)
    with House(kept) as house:
        room, token = made["room"], made["mine"][0]["token"]
        lobby = house.http.get(f"/api/rooms/{room}").json()
        assert not lobby["over"] and lobby["secret"] is None and re.search(r"version \d+ .* plays version \d+", lobby["closed"])
        refused = Guest(house.address, room, [token], greet=False)
        assert refused.hear("refused")["sentence"] == lobby["closed"] and refused.gone() == 4409
        assert house.http.get(f"/api/rooms/{room}/record").status_code == 403
        log = house.http.get(f"/api/rooms/{room}/record", headers={"Authorization": f"Bearer {token}"}).text
        head, *lines = map(json.loads, log.splitlines())
        assert head["seat"] == 0 and [line["text"] for line in lines] == told
        assert "secret" not in head


@pytest.mark.slow
def test_tables_of_a_later_version_are_refused_and_left_alone(kept: Settings, tmp_path: pathlib.Path) -> None:
    """Who goes back to an earlier Pass GO reads one sentence that says what to do."""
    store = Store(kept)
    awaited(store.do(lambda db: db.run("UPDATE meta SET schema_version = ?", (LATEST + 1,))))
    store.close()
    where = ["--database-url", kept.database_url] if kept.database_url else ["--data", str(kept.data)]
    said = f"kept by a later Pass GO (in tables of version {LATEST + 1}; this one knows up to {LATEST})"
    ran = subprocess.run([sys.executable, "-m", "passgo", "serve", "--port", "0", *where], capture_output=True, text=True,
                         timeout=PATIENCE, cwd=tmp_path)
    assert (ran.returncode, ran.stdout) == (1, "") and said in ran.stderr and len(ran.stderr.splitlines()) == 1
    with pytest.raises(BadBackup, match="later Pass GO"):
        backup(kept, tmp_path / "games.gz")
    assert not (tmp_path / "games.gz").exists()
    with pytest.raises(RuntimeError, match="restore a backup from before"):
        Store(kept)


def test_every_move_keeps_what_was_told_of_it(house: House) -> None:
    made = house.room("person", "thrifty", options={"rounds": 1})
    guest = house.guest(made, 0, since=0)
    guest.until(lambda: guest.asked() == [0])
    stored = awaited(house.registry.store.load(made["room"]))
    assert stored is not None
    texts = [text for move in stored.moves for *_, text in json.loads(move.told)]
    assert texts == [event["text"] for event in guest.events if event["seq"] <= len(texts)] and len(texts) > 3
    guest.close()
