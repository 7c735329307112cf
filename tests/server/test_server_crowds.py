"""Many at one table, and some who do not read: nobody keeps out or holds up the others."""
from __future__ import annotations

import json
import logging
import pathlib
import random
import socket
import time
from dataclasses import replace

import pytest
from live_server import PATIENCE, Guest, House
from players import play_on
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from passgo.server.http.addresses import whence_of
from passgo.server.ops.run import bound
from passgo.server.ops.settings import Settings
from passgo.server.rooms.registry import MANY, TOO_MANY

pytestmark = pytest.mark.slow
MOVES = 2000
"""What is said of so many moves fits into no buffer."""


def test_watchers_keep_nobody_from_the_table(tmp_path: pathlib.Path) -> None:
    with House(replace(Settings(data=tmp_path, limited=False), devices=2)) as house:
        made = house.room("person", "person")
        guests = [house.guest(made), house.guest(made), house.guest(made, 0), house.guest(made, 0, 1)]
        for tokens in ([], [made["mine"][1]["token"]]):
            one_more = Guest(house.address, made["room"], [], greet=False)
            one_more.say(t="hello", v=1, tokens=tokens, since=None)
            assert one_more.hear("refused")["code"] == "ROOM_FULL" and one_more.gone() == 4409
            guests.append(one_more)
        for guest in guests:
            guest.close()


def test_one_address_has_only_so_many_sockets(tmp_path: pathlib.Path) -> None:
    with House(replace(Settings(data=tmp_path), sockets=3)) as house:
        made = house.room("person", "person")
        guests = [house.guest(made) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            house.guest(made)
        answer = refused.value.response
        assert answer.status_code == 429 and int(answer.headers["Retry-After"]) >= 1 and b'"TOO_FAST"' in answer.body
        guests.pop().close()
        stop = time.monotonic() + PATIENCE
        while len(guests) < 3:
            assert time.monotonic() < stop, "a socket that was closed still counts"
            try:
                guests.append(house.guest(made))
            except InvalidStatus:
                time.sleep(0.1)
        for guest in guests:
            guest.close()


def test_a_household_is_one_guest_however_many_addresses_it_has() -> None:
    assert whence_of("2001:db8:1:2::3") == whence_of("2001:db8:1:2:ffff::1") != whence_of("2001:db8:1:3::3")
    assert whence_of("::ffff:192.0.2.7") == whence_of("192.0.2.7") == "192.0.2.7" and whence_of("unknown") == "unknown"


def narrowly_bound(host: str, port: int) -> socket.socket:
    listener = bound(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener


def test_who_does_not_read_leaves_the_table_and_the_others_play_on(
        tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the line itself stays open: the room holds nothing more for it, and does not think somebody is there."""
    # Little room between two sockets: what a few moves have to say is more than that.
    monkeypatch.setattr("live_server.bound", narrowly_bound)
    monkeypatch.setattr("passgo.server.rooms.mailbox.FAREWELL", 0.1)
    with House(replace(Settings(data=tmp_path, limited=False), mailbox=8)) as house, socket.socket() as narrow:
        made = house.room("person", "person", options={"start_cash": 1_000_000_000})
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", int(house.address.rpartition(":")[2])))
        where = f"{house.address.replace('http', 'ws')}/ws/{made['room']}"
        with connect(where, sock=narrow, ping_interval=None, max_queue=1, close_timeout=0.1) as deaf:
            reader, room = house.guest(made, 0, 1), house.registry.rooms[made["room"]]
            deaf.send(json.dumps({"t": "hello", "v": 1, "tokens": [], "since": None}))
            assert "welcome" in deaf.recv(PATIENCE, decode=True)
            luck = random.Random(1)
            while len(room.devices) > 1:
                play_on(reader, luck, 1)
                assert reader.count < MOVES, "who does not read is still there"
            seq = reader.seq
            play_on(reader, luck, 2)
            reader.drain()
            assert reader.seq > seq
            reader.close()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_memory_is_given_back_where_nobody_plays_just_now(house: House) -> None:
    """It holds up every table, beside the loop as well: the C library locks what everybody needs."""
    registry = house.registry
    assert not registry.may_tidy_up()
    registry.gone = 1
    assert registry.may_tidy_up(), "there are no rooms"
    made = house.room("person", "person")
    room = registry.rooms[made["room"]]
    for gone, idle, tidied in ((MANY - 1, 3600.0, False), (MANY, 3600.0, True), (MANY, 0.0, False), (TOO_MANY - 1, 0.0, False),
                               (TOO_MANY, 0.0, True)):
        # A move of an hour from now keeps a slow machine from being quiet.
        registry.gone, room.moved_at = gone, time.monotonic() + 3600.0 - 2 * idle
        assert registry.may_tidy_up() == tidied, (gone, idle)
