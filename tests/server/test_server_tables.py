"""Tables for everybody, by wish of the host: who is shown, what strangers can say, and what friends can."""
from __future__ import annotations

import time
from typing import Any

import pytest
from live_server import Guest, House

from passgo.server.ops.settings import Settings
from passgo.server.rooms import tables


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "FRESH", -1.0)


def made_for_all(house: House, **more: Any) -> dict[str, Any]:
    chairs = [{"kind": kind, "name": name} for kind, name in (("person", "Ada"), ("open", "Ben"), ("open", "Cleo"))]
    made = house.http.post("/api/rooms", json={"edition": "city", "seats": chairs, "public": True, **more})
    assert made.status_code == 201, made.text
    return dict(made.json())


def listed(house: House) -> list[dict[str, Any]]:
    return list(house.http.get("/api/tables").json())


def test_a_table_is_listed_while_somebody_waits_there(kept: Settings) -> None:
    with House(kept) as house:
        house.room("person", "open", started=False)
        made = made_for_all(house, options={"clock": False})
        assert not listed(house), "nobody waits there"
        host = house.guest(made, 0, since=0)
        host.drain()
        assert host.lobby["public"] and host.lobby["names"][:2] == ["Ben", "Cleo"] and "Ada" not in host.lobby["names"]
        (table,) = listed(house)
        assert table["code"] == made["code"], "a table by invitation is not shown"
        assert (table["edition"], table["seats"], table["free"], table["bots"], table["changed"]) == ("city", 3, 2, 0, 1)
        assert set(table) == {"code", "edition", "title", "seats", "free", "bots", "turn_seconds", "changed"}, "no free text"
        rude = house.http.post(f"/api/rooms/{made['room']}/join", json={"name": "Something rude"})
        assert rude.status_code == 400 and "one of these names" in rude.json()["sentence"]
        ben = house.http.post(f"/api/rooms/{made['room']}/join", json={"name": "Ben"}).json()
        assert listed(house)[0]["free"] == 1
        assert house.http.post(f"/api/rooms/{made['room']}/join", json={"name": "Olga"}).status_code == 200
        assert not listed(house), "all seats are taken"
        assert house.start(made).status_code == 200
        assert not listed(house)
        guest = Guest(house.address, made["room"], [ben["token"]])
        guest.say(t="chat", id="c", seat=1, text="hello")
        assert guest.hear("ack", "refused")["code"] == "NO_CHAT"
        guest.say(t="gesture", id="g", seat=1, word="hello")
        assert host.hear("gestured")["word"] == "hello"
        for one in (host, guest):
            one.close()


def test_tables_nobody_comes_to_hide_none_where_somebody_waits(kept: Settings) -> None:
    """Whoever makes them by the hundred keeps strangers from finding each other."""
    with House(kept) as house:
        made = made_for_all(house)
        host = house.guest(made, 0)
        host.drain()
        # Rooms are as new as the second they were last opened in.
        time.sleep(1.1)
        for _ in range(4 * tables.MOST + 1):
            made_for_all(house)
        assert [table["code"] for table in listed(house)] == [made["code"]]
        host.close()


def test_tables_of_other_servers_are_listed_where_somebody_has_come(shared: Settings) -> None:
    with House(shared) as here, House(shared) as there:
        made, _ = made_for_all(there), made_for_all(there)
        host = there.guest(made, 0)
        host.drain()
        assert [table["code"] for table in listed(here)] == [table["code"] for table in listed(there)] == [made["code"]]
        host.close()


def test_a_host_cannot_write_to_strangers_either(house: House) -> None:
    for name in ("Free text", "ada"):
        chairs = [{"kind": "person", "name": name}, {"kind": "open", "name": "Ben"}]
        made = house.http.post("/api/rooms", json={"edition": "city", "seats": chairs, "public": True})
        assert made.status_code == 400 and "one of these names" in made.json()["sentence"]


def test_friends_write_to_each_other(house: House) -> None:
    """One line at a time, seen by all who are here and kept nowhere; a watcher writes nothing."""
    made = house.room("person", "person")
    ada, ben, watcher = house.guest(made, 0), house.guest(made, 1), house.guest(made)
    ada.say(t="chat", id="c", seat=0, text="  <b>Hello</b> 👋 ")
    assert ada.hear("ack", "refused")["t"] == "ack"
    for guest in (ben, watcher):
        heard = guest.hear("chatted")
        assert (heard["seat"], heard["text"]) == (0, "<b>Hello</b> 👋")
    for text in ("", "   ", "x" * 241, "two\nlines", "hid\u202eden", "\u0000"):
        ada.say(t="chat", id="d", seat=0, text=text)
        assert ada.hear("ack", "refused")["code"] == "BAD_FRAME", text
    for guest, seat in ((watcher, 0), (ada, 1)):
        guest.say(t="chat", id="e", seat=seat, text="not me")
        assert guest.hear("ack", "refused")["code"] == "NOT_YOUR_SEAT"
    again = house.guest(made, 0, since=0)
    again.drain()
    assert not any("Hello</b>" in frame for frame in again.frames)
    for guest in (ada, ben, watcher, again):
        guest.close()


def test_nobody_floods_the_table(tmp_path: Any) -> None:
    with House(Settings(data=tmp_path)) as house:
        made = house.room("person", "person")
        ada = house.guest(made, 0)
        answers = []
        for n in range(12):
            ada.say(t="chat", id=f"c{n}", seat=0, text="again")
            answers.append(ada.hear("ack", "refused").get("code", "ack"))
        assert answers[:6] == ["ack"] * 6 and "TOO_FAST" in answers
        ada.close()
