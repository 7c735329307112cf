"""When the store does not fail but says nothing, or says it late: nobody waits for ever, and a room is opened once."""
from __future__ import annotations

import pathlib
import threading
import time
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import pytest
from live_server import PATIENCE, House

from passgo.server.ops.settings import Settings
from passgo.server.storage.database import Row

pytestmark = pytest.mark.slow


def test_a_database_that_says_nothing_holds_nobody(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that hangs: the server says that it is not ready and players hear that nobody knows; what had begun counts once."""
    monkeypatch.setattr("passgo.server.storage.store.READY", 0.2)
    monkeypatch.setattr("passgo.server.storage.writer.STALLED", 0.4)
    made = house.room("person", "person")
    guest = house.guest(made, 0, 1, since=0)
    guest.hear("update")
    database, hangs, goes_on = house.registry.store.database, threading.Event(), threading.Event()
    commit = database.commit

    def slow() -> None:
        if not goes_on.is_set():
            hangs.set()
            assert goes_on.wait(PATIENCE)
        commit()
    database.commit = slow  # type: ignore[method-assign]
    seat = guest.asked()[0]
    assert guest.act(seat, "ROLL", id="once")["code"] == "UNKNOWN" and hangs.is_set()
    assert (house.http.get("/readyz").status_code, house.http.get("/healthz").status_code) == (503, 200)
    goes_on.set()
    while (answer := guest.act(seat, "ROLL", id="once"))["t"] != "ack":
        assert answer["code"] == "UNKNOWN"
    guest.drain()
    assert [event["seq"] for event in guest.events] == list(range(1, guest.seq + 1))
    assert list(house.registry.rooms[made["room"]].said) == [f"{seat} once"]
    assert house.http.get("/readyz").status_code == 200
    guest.close()


def test_a_server_told_to_stop_stops_though_its_database_says_nothing(tmp_path: pathlib.Path,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("storage.store.READY", "storage.writer.STALLED", "rooms.registry.DRAIN"):
        monkeypatch.setattr(f"passgo.server.{name}", 0.3)
    goes_on = threading.Event()
    with House(Settings(data=tmp_path, limited=False)) as house:
        guest = house.guest(house.room("person", "person", turn_seconds=600), 0)
        database = house.registry.store.database
        commit = database.commit

        def slow() -> None:
            goes_on.wait(PATIENCE)
            commit()
        database.commit = slow  # type: ignore[method-assign]
    assert guest.gone() == 1012 and not goes_on.is_set()
    goes_on.set()


def test_a_room_is_opened_once_however_many_wait_and_whoever_failed(house: House) -> None:
    """The first to ask finds the disk gone; of those who waited behind it and who come then, one opens the room."""
    made = house.room("person", "person")
    database, first, go_on = house.registry.store.database, threading.Event(), threading.Event()
    run, opened = database.run, []

    def once(sql: str, values: Any = ()) -> list[Row]:
        if sql.startswith("UPDATE rooms SET holder = ?"):
            opened.append(sql)
            if len(opened) == 1:
                first.set()
                assert go_on.wait(PATIENCE)
                raise OSError("the disk is gone")
            time.sleep(0.05)
        return run(sql, values)
    house.registry.put_away(made["room"])
    database.run = once  # type: ignore[method-assign]
    path = f"/api/rooms/{made['room']}"
    with ThreadPoolExecutor(12) as pool:
        one = pool.submit(house.http.get, path)
        assert first.wait(PATIENCE)
        behind = [pool.submit(house.http.get, path) for _ in range(5)]
        wait(behind, 0.2)
        go_on.set()
        assert one.result(PATIENCE).status_code == 503
        late = [pool.submit(house.http.get, path) for _ in range(5)]
        assert {answer.result(PATIENCE).status_code for answer in behind + late} == {200}
    assert len(opened) == 2
