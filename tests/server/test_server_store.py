"""The store keeps what it says it keeps, on SQLite and on PostgreSQL alike."""
from __future__ import annotations

import asyncio
import pathlib
import re
import sqlite3
import threading
from dataclasses import replace
from typing import Any

import pytest
from awaited import awaited

from passgo.loading import read
from passgo.server.ops.settings import Settings
from passgo.server.refusals import Refusal
from passgo.server.rooms.sheet import Sheet
from passgo.server.storage.database import InUse
from passgo.server.storage.store import Clocks, Move, Store
from passgo.server.wire.bodies import NewRoom, NewSeat


def new_sheet() -> tuple[Sheet, str, dict[int, str]]:
    seats = [NewSeat(kind="person", name="Ada ❤"), NewSeat(kind="bot", name="Bob", bot="trader")]
    wish = NewRoom(edition="here_and_now", options={"jackpot": True}, seats=seats)
    return Sheet.new(wish, read("here_and_now", (("jackpot", True),)))


def test_a_room_comes_back_as_it_was(kept: Settings) -> None:
    sheet, _, _ = new_sheet()
    moves = [Move(0, None, 3, "CHANCE OUTCOME a=1 b=2"), Move(1, "0 abc", 9, "0 ROLL\nCHANCE OUTCOME a=3 b=3")]

    async def story(store: Store) -> None:
        await store.add(sheet)
        await store.write(sheet.room, moves[0], None, None)
        sheet.started = True
        await store.write(sheet.room, moves[1], sheet, Clocks(1234, '{"0": 77}'))
        await store.write(sheet.room, None, None, Clocks(2345, "{}"))
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
        await store.add(sheet)
        await store.write(sheet.room, Move(0, "0 abc", 1, "0 ROLL"), None, None)
        for doubled in (Move(0, "0 other", 2, "0 ROLL"), Move(1, "0 abc", 2, "0 ROLL")):
            changed = replace(sheet, started=True)
            with pytest.raises(Refusal) as why:
                await store.write(sheet.room, doubled, changed, Clocks(5, "{}"))
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
        await store.add(sheet)
        jobs = [store.write(sheet.room, Move(n if n % 10 else 0, None, n, f"0 ROLL a={n}"), None, None) for n in range(100)]
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
        with pytest.raises(RuntimeError, match="another Pass GO"):
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
