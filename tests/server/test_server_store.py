"""The store keeps what it says it keeps, on SQLite and on PostgreSQL alike."""
from __future__ import annotations

import asyncio
import pathlib
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import psycopg
import pytest
from awaited import awaited
from postgres import Cluster

from passgo.loading import read
from passgo.server.ops.settings import Settings
from passgo.server.refusals import Refusal
from passgo.server.rooms.sheet import Sheet
from passgo.server.storage import archive
from passgo.server.storage.database import Database, InUse
from passgo.server.storage.store import Clocks, Held, LeaseLost, Move, Store
from passgo.server.wire.bodies import NewRoom, NewSeat


def new_sheet() -> tuple[Sheet, str, dict[int, str]]:
    seats = [NewSeat(kind="person", name="Ada ❤"), NewSeat(kind="bot", name="Bob", bot="trader")]
    wish = NewRoom(edition="here_and_now", options={"jackpot": True}, seats=seats)
    return Sheet.new(wish, read("here_and_now", (("jackpot", True),)))


def test_a_room_comes_back_as_it_was(kept: Settings) -> None:
    sheet, _, _ = new_sheet()
    moves = [Move(0, None, 3, "CHANCE OUTCOME a=1 b=2"), Move(1, "0 abc", 9, "0 ROLL\nCHANCE OUTCOME a=3 b=3")]

    async def story(store: Store) -> None:
        lease = await store.add(sheet)
        await store.write(lease, moves[0], None, None)
        sheet.started = True
        await store.write(lease, moves[1], sheet, Clocks(1234, '{"0": 77}'))
        await store.write(lease, None, None, Clocks(2345, "{}"))
    first = Store(kept)
    awaited(story(first))
    first.close()
    second = Store(kept)
    stored = awaited(second.load(sheet.room))
    found = awaited(second.by_code(sheet.code))
    second.close()
    assert stored is not None
    assert (stored.sheet, stored.moves, stored.clocks) == (sheet, moves, Clocks(2345, "{}"))
    assert found == sheet.room


def test_a_move_is_there_once(kept: Settings) -> None:
    """By its place and by the id its player gave it; what is refused takes nothing else of its write with it."""
    sheet, _, _ = new_sheet()
    store = Store(kept)

    async def story() -> None:
        lease = await store.add(sheet)
        await store.write(lease, Move(0, "0 abc", 1, "0 ROLL"), None, None)
        for doubled in (Move(0, "0 other", 2, "0 ROLL"), Move(1, "0 abc", 2, "0 ROLL")):
            changed = replace(sheet, started=True)
            with pytest.raises(Refusal) as why:
                await store.write(lease, doubled, changed, Clocks(5, "{}"))
            assert re.search(r"(?i)unique|duplicate", str(why.value.__cause__))
    awaited(story())
    stored = awaited(store.load(sheet.room))
    store.close()
    assert stored is not None
    assert stored.moves == [Move(0, "0 abc", 1, "0 ROLL")] and not stored.sheet.started and stored.clocks is None


def test_who_waits_together_does_not_fail_together(kept: Settings) -> None:
    """A hundred writes at once, every tenth impossible: the others are there."""
    sheet, _, _ = new_sheet()
    store = Store(kept)

    async def story() -> list[object]:
        lease = await store.add(sheet)
        jobs = [store.write(lease, Move(n if n % 10 else 0, None, n, f"0 ROLL a={n}"), None, None) for n in range(100)]
        return list(await asyncio.gather(*jobs, return_exceptions=True))
    results = awaited(story())
    stored = awaited(store.load(sheet.room))
    store.close()
    assert stored is not None
    failed = [n for n, result in enumerate(results) if result is not None]
    assert failed == list(range(10, 100, 10))
    assert [move.place for move in stored.moves] == [0] + [n for n in range(100) if n % 10]


def test_who_no_longer_waits_does_not_stop_the_others(kept: Settings) -> None:
    """A job whose asker has gone, before its turn or in the middle of it."""
    store, begun, go_on = Store(kept), threading.Event(), threading.Event()

    def held_up(db: Any) -> None:
        begun.set()
        go_on.wait()

    async def story() -> None:
        jobs = [asyncio.create_task(store.do(held_up)), asyncio.create_task(store.ready())]
        await asyncio.to_thread(begun.wait)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        go_on.set()
        async with asyncio.timeout(30):
            await store.ready()
    awaited(story())
    store.close()


def test_a_folder_that_was_there_keeps_its_doors(tmp_path: pathlib.Path) -> None:
    tmp_path.chmod(0o755)
    Store(Settings(data=tmp_path)).close()
    assert tmp_path.stat().st_mode & 0o777 == 0o755
    assert (tmp_path / "games.sqlite3").stat().st_mode & 0o077 == 0, "whoever can read it knows every secret"
    Store(Settings(data=tmp_path / "new")).close()
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


def test_tables_of_another_version_are_left_alone(tmp_path: pathlib.Path) -> None:
    with sqlite3.connect(tmp_path / "games.sqlite3") as line:
        line.execute("CREATE TABLE meta (schema_version INTEGER NOT NULL)")
        line.execute("INSERT INTO meta VALUES (99)")
    line.close()
    for _ in range(2):
        with pytest.raises(RuntimeError, match="a later Pass GO"):
            Store(Settings(data=tmp_path, wait_for_lock=5))
    with sqlite3.connect(tmp_path / "games.sqlite3") as line:
        assert line.execute("SELECT name FROM sqlite_master").fetchall() == [("meta",)]
    line.close()


def test_two_servers_do_not_share_games(kept: Settings) -> None:
    store = Store(kept)
    with pytest.raises(InUse, match="Another Pass GO server"):
        Store(replace(kept, wait_for_lock=0.1))
    store.close()
    Store(kept).close()


def test_tokens_are_kept_as_hashes_only(kept: Settings) -> None:
    sheet, host, tokens = new_sheet()
    text = sheet.text()
    assert host not in text and all(token not in text for token in tokens.values())
    assert sheet.seat_of(tokens[0]) == 0 and sheet.is_host(host)
    assert sheet.seat_of(host) is None and not sheet.is_host(tokens[0]) and sheet.seat_of("") is None


def test_a_server_that_was_thought_dead_overwrites_nothing(cluster: Cluster, tmp_path: pathlib.Path) -> None:
    """It had the room, somebody else has it now: neither its sheet, nor its move, nor its clocks are taken."""
    settings = Settings(data=tmp_path, database_url=cluster.fresh(), redis_url="redis://nowhere", wait_for_lock=1.0)
    slow, quick = Store(settings), Store(settings)
    sheet, _, _ = new_sheet()

    async def story() -> None:
        lease = await slow.add(sheet)
        with pytest.raises(Held) as why:
            await quick.open(sheet.room)
        assert why.value.holder == slow.id == await quick.holder(sheet.room)
        await quick.do(lambda db: db.run("UPDATE servers SET alive_until = 0 WHERE id = ?", (slow.id,)))
        taken = await quick.open(sheet.room)
        assert taken is not None and taken.lease.epoch == lease.epoch + 1 and await quick.holder(sheet.room) == quick.id
        started = replace(sheet, started=True)
        await quick.write(taken.lease, Move(0, None, 1, "0 ROLL"), started, None)
        for move, stale, clocks in ((Move(1, None, 2, "0 ROLL"), None, None), (None, sheet, None), (None, None, Clocks(7, "{}"))):
            with pytest.raises(LeaseLost):
                await slow.write(lease, move, stale, clocks)
        with pytest.raises(Held):
            await slow.open(sheet.room)
        stored = await quick.load(sheet.room)
        assert stored is not None and stored.sheet.started and len(stored.moves) == 1 and stored.clocks is None
    try:
        awaited(story())
        with pytest.raises(InUse):
            Store(replace(settings, redis_url="", wait_for_lock=0.1))
    finally:
        slow.close()
        quick.close()


def test_nobody_holds_a_room_for_years_after_its_death(cluster: Cluster, tmp_path: pathlib.Path) -> None:
    """A server that had the games alone and was killed before many came, and one that spoke while the clock was years ahead."""
    alone = Settings(data=tmp_path, database_url=cluster.fresh(), wait_for_lock=1.0)
    many = replace(alone, redis_url="redis://nowhere")
    sheet, _, _ = new_sheet()

    def killed(settings: Settings) -> None:
        store = Store(settings)
        awaited(store.open(sheet.room) if settings.redis_url else store.add(sheet))
        store.database.close()
    killed(alone)
    heir = Store(many)
    try:
        assert awaited(heir.holder(sheet.room)) == "", "nobody can have them alone where many do"
        killed(many)
        assert awaited(heir.holder(sheet.room)) not in ("", heir.id)
        awaited(heir.do(lambda db: db.run("UPDATE servers SET alive_until = alive_until + 1000000000000")))
        awaited(heir.beat())
        assert awaited(heir.holder(sheet.room)) == "" and awaited(heir.living()) == {heir.id}
        assert awaited(heir.open(sheet.room)) is not None
    finally:
        heir.close()


def test_a_sheet_is_written_over_the_one_that_was_read(kept: Settings) -> None:
    sheet, _, _ = new_sheet()
    store = Store(kept)

    async def story() -> None:
        lease = await store.add(sheet)
        old = replace(lease)
        await store.write(lease, None, replace(sheet, started=True), None)
        with pytest.raises(LeaseLost):
            await store.write(old, None, sheet, None)
        stored = await store.load(sheet.room)
        assert stored is not None and stored.sheet.started and lease.version == old.version + 1
    awaited(story())
    store.close()


def test_a_disk_that_is_full_is_not_ready(tmp_path: pathlib.Path) -> None:
    store = Store(Settings(data=tmp_path))
    pages = awaited(store.do(lambda db: db.run("PRAGMA page_count")))[0][0]
    awaited(store.do(lambda db: db.run(f"PRAGMA max_page_count = {pages}")))
    with pytest.raises(Refusal, match="NOT_STORED") as why:
        awaited(store.ready())
    assert "full" in str(why.value.__cause__)
    awaited(store.do(lambda db: db.run("PRAGMA max_page_count = 100000")))
    awaited(store.ready())
    store.close()


def test_a_database_that_is_only_starting_is_waited_for(cluster: Cluster, tmp_path: pathlib.Path,
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    real, left = psycopg.connect, [2]

    def late(*words: Any, **more: Any) -> Any:
        if left[0]:
            left[0] -= 1
            raise psycopg.OperationalError("the database system is starting up")
        assert "statement_timeout" in more["options"]
        return real(*words, **more)
    settings = Settings(data=tmp_path, database_url=cluster.fresh())
    monkeypatch.setattr("psycopg.connect", late)
    with pytest.raises(psycopg.OperationalError):
        left[0] = 2
        Store(replace(settings, wait_for_database=0.0))
    Store(settings).close()
    assert not left[0]


def test_a_database_whose_machine_has_died_is_found_out(cluster: Cluster, tmp_path: pathlib.Path) -> None:
    """It took the question and will never answer: the system asks after it, and not only after two hours."""
    store = Store(Settings(data=tmp_path, database_url=cluster.fresh()))
    given = store.database.connection.info.get_parameters()  # type: ignore[attr-defined]
    store.close()
    assert given["keepalives"] == "1"
    assert int(given["keepalives_idle"]) + int(given["keepalives_interval"]) * int(given["keepalives_count"]) <= 15


def aged(state: str, days: int, room: str) -> Callable[[Database], object]:
    """A job that makes a room older."""
    values = (state, int(time.time()) - days * 86400, room)
    return lambda db: db.run("UPDATE rooms SET state = ?, touched = ? WHERE room = ?", values)


def test_rooms_expire_by_the_policy(kept: Settings) -> None:
    """Never one that somebody holds, and only after so many days."""
    settings = replace(kept, keep_lobbies=7, keep_unfinished=180, keep_finished=None)
    store = Store(settings)

    async def story() -> None:
        ages = {"fresh": ("lobby", 6), "old lobby": ("lobby", 8), "old game": ("playing", 181), "over": ("over", 4000)}
        leases = {}
        for name, (state, days) in ages.items():
            sheet, _, _ = new_sheet()
            leases[name] = await store.add(sheet)
            await store.do(aged(state, days, sheet.room))
        here = {lease.room for lease in leases.values()}
        assert await archive.expire(store, settings, here) == 0, "they are open here"
        await store.do(lambda db: db.run("UPDATE rooms SET holder = 'other'"))
        await store.do(lambda db: db.run("INSERT INTO servers SELECT 'other', alive_until FROM servers"))
        assert await archive.expire(store, settings) == 0, "another server has them"
        await store.do(lambda db: db.run("UPDATE rooms SET holder = ? WHERE room = ?", (store.id, leases["old lobby"].room)))
        assert await archive.expire(store, settings) == 1, "it was made here, and nobody ever came"
        await store.do(lambda db: db.run("UPDATE rooms SET holder = ''"))
        assert await archive.expire(store, settings) == 1
        assert [name for name, lease in leases.items() if await store.load(lease.room)] == ["fresh", "over"]
    awaited(story())
    store.close()
