"""Clocks: the rules' own, everybody's patience, pauses; none of them loses or gains time when the server does."""
from __future__ import annotations

import pathlib
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from awaited import awaited
from live_server import Guest, House

from passgo import Game
from passgo.play.dealer import SCHEME, commitment_of
from passgo.server.ops.settings import Settings
from passgo.server.rooms.room import Room
from passgo.server.rooms.sheet import Chair, Sheet
from passgo.server.storage.store import Move, Stored

Json = dict[str, Any]
TIMED = {"auctions": "timed"}
LENGTH = 50_000
"""Milliseconds of an auction by the clock [CT-33]."""


@pytest.fixture
def swift(tmp_path: pathlib.Path) -> Settings:
    return Settings(data=tmp_path / "games", limited=False, beat=0.05, slow_beat=0.2, grace=0.3, allowance=50)


@pytest.fixture
def house(swift: Settings) -> Iterator[House]:
    with House(swift) as one:
        yield one


def room_of(house: House, made: Json) -> Room:
    return house.registry.rooms[made["room"]]


def to_auction(guest: Guest) -> tuple[int, int]:
    """Roll until something can be declined, decline it, and open the bidding; the leader, and the space."""
    guest.hear("update")
    while True:
        guest.drain()
        seat = guest.asked()[0]
        prompt = guest.view(seat)["prompt"]
        if prompt["kind"] == "ASK_BUY":
            assert guest.act(seat, "DECLINE")["t"] == "ack"
            guest.drain()
            opener = guest.asked()[0]
            bids = guest.view(opener)["bids"]
            assert guest.act(opener, f"BID money={bids['low']}")["t"] == "ack"
            guest.drain()
            return opener, prompt["space"]
        answers = [one["action"] for one in guest.view(seat)["legal"] if one["group"] == "answer"]
        assert guest.act(seat, answers[0])["t"] == "ack"


def test_the_clock_ends_an_auction_by_itself(house: House) -> None:
    made = house.room("person", "person", options=TIMED)
    guest = house.guest(made, 0, 1)
    leader, space = to_auction(guest)
    left = guest.view(0)["prompt"]["deadline"] - guest.now
    assert LENGTH - 2000 < left <= LENGTH
    room_of(house, made).clock.game.set(LENGTH - 4900)
    guest.until(lambda: any(event["name"] == "LAST_SECONDS" for event in guest.events))
    assert guest.view(0)["prompt"]["kind"] == "ASK_TIMED_AUCTION"
    room_of(house, made).clock.game.set(LENGTH)
    guest.until(lambda: guest.view(0)["spaces"][space]["owner"] == leader)
    guest.close()


def test_a_bid_within_the_allowance_counts_and_after_it_does_not(swift: Settings) -> None:
    with House(replace(swift, allowance=60_000)) as house:
        made = house.room("person", "person", options=TIMED)
        guest = house.guest(made, 0, 1)
        leader, space = to_auction(guest)
        other = 1 - leader
        room_of(house, made).clock.game.set(LENGTH + 300)
        assert guest.act(other, f"BID money={guest.view(other)['bids']['low']}")["t"] == "ack"
        room_of(house, made).clock.game.set(LENGTH + 60_000)
        guest.until(lambda: guest.view(0)["spaces"][space]["owner"] == other)
        assert guest.act(leader, "BID money=100000000")["t"] == "refused"
        guest.close()


def test_what_counts_is_when_a_bid_came_not_how_long_it_was_kept_waiting() -> None:
    game = Game.new("here_and_now", 2, secret="s", options=TIMED)
    while not game.core.next_deadline():
        legal = game.legal(side=False)
        words = "DECLINE" if any(one.name == "DECLINE" for one in legal.actions) else legal.actions[0] if legal.actions else None
        game.play(words or f"BID money={legal.bids[0]}", game.asked[0])
    sheet = Sheet("r", "CODEXX", "here_and_now", dict(TIMED), game.edition.digest, [Chair("person", name) for name in game.names],
                  "fast", None, "", "s", commitment_of("s"), SCHEME, started=True, rules=game.edition.rules_version)
    stored = Stored(sheet, [Move(0, None, game.core.told, "\n".join(map(str, game.inputs)))], None)

    async def load() -> Room:
        return Room(stored, None, Settings())  # type: ignore[arg-type]
    room = awaited(load())
    assert room.game is not None
    due = room.game.core.next_deadline()
    room.clock.game.set(due + 10_000)
    room.tell_time(room.game, time.monotonic() - 9.9)
    assert room.game.core.next_deadline() == due, "it came within the allowance"
    room.tell_time(room.game, time.monotonic())
    assert room.game.core.next_deadline() == 0, "it came after it"


@pytest.mark.slow
def test_a_restart_keeps_the_remaining_time(kept: Settings) -> None:
    settings = replace(kept, beat=0.05)
    with House(settings) as house:
        made = house.room("person", "person", options=TIMED, turn_seconds=600)
        guest = house.guest(made, 0, 1)
        to_auction(guest)
        room = room_of(house, made)
        waiting, begun = guest.asked()[0], time.monotonic()
        room.clock.game.set(20_000)
        room.clock.waited[waiting].set(123_000)
        time.sleep(0.3)
        guest.close()
    ran = (time.monotonic() - begun) * 1000
    time.sleep(ran / 1000 + 0.5)
    with House(settings) as house:
        # Time runs again as soon as somebody is here, and here that may take its time.
        again = time.monotonic()
        guest = house.guest(made, 0, 1)
        update = guest.hear("update")
        ran += (time.monotonic() - again) * 1000
        prompt = guest.view(0)["prompt"]
        assert 30_000 - ran - 100 < prompt["deadline"] - update["now"] <= 29_900
        assert 477_000 - ran - 100 < prompt["patience"] - update["now"] <= 476_900
        guest.close()


def test_an_empty_table_stands_still(house: House) -> None:
    made = house.room("person", "person", options=TIMED)
    guest = house.guest(made, 0, 1)
    to_auction(guest)
    guest.close()
    room = room_of(house, made)
    while room.devices or room.clock.game.since >= 0:
        time.sleep(0.01)
    stands = room.clock.game.now
    time.sleep(0.2)
    assert room.clock.game.now == stands


def test_who_lets_the_turn_clock_run_out_is_played_for_until_back(house: House) -> None:
    made = house.room("person", "person", turn_seconds=600)
    guest = house.guest(made, 0, 1)
    guest.hear("update")
    seat = guest.asked()[0]
    assert 540_000 < guest.view(seat)["prompt"]["patience"] - guest.now <= 600_000
    room = room_of(house, made)
    room.clock.waited[seat].set(599_900)
    guest.until(lambda: guest.lobby["seats"][seat]["absent"])
    assert guest.lobby["seats"][seat]["bot"] == "thrifty"
    guest.until(lambda: any(event["name"] == "ROLLED" and event["who"] == seat for event in guest.events))
    guest.say(t="back", id="b", seat=seat)
    assert guest.hear("ack")["id"] == "b"
    guest.until(lambda: not guest.lobby["seats"][seat]["absent"])
    assert not guest.view(seat)["players"][seat]["absent"]
    guest.close()


def test_bots_among_themselves_leave_time_to_come_back(swift: Settings) -> None:
    """At a fast pace the only person's game would be over in a second or two."""
    with House(replace(swift, paces={"fast": 0.0, "normal": 3600.0})) as house:
        made = house.room("person", "thrifty", "thrifty", turn_seconds=10)
        guest = house.guest(made, 0)
        guest.until(lambda: guest.asked() == [0])
        room_of(house, made).clock.waited[0].set(10_000)
        guest.until(lambda: guest.lobby["seats"][0]["absent"])
        time.sleep(0.5)
        guest.drain()
        assert not guest.view(0)["over"] and guest.asked() == [0]
        guest.say(t="back", id="b", seat=0)
        guest.until(lambda: not guest.lobby["seats"][0]["absent"])
        assert guest.act(0, "ROLL")["t"] == "ack"
        guest.close()


def test_acting_takes_the_seat_back(swift: Settings) -> None:
    with House(replace(swift, paces={"fast": 60.0})) as house:
        made = house.room("person", "person", turn_seconds=10)
        guest = house.guest(made, 0, 1)
        guest.hear("update")
        seat = guest.asked()[0]
        room_of(house, made).clock.waited[seat].set(10_000)
        guest.until(lambda: guest.lobby["seats"][seat]["absent"])
        assert guest.act(seat, "ROLL")["t"] == "ack"
        guest.until(lambda: not guest.lobby["seats"][seat]["absent"])
        assert guest.lobby["seats"][seat]["bot"] is None
        guest.close()


def test_somebody_away_is_played_for_after_the_grace_time(house: House) -> None:
    made = house.room("person", "person", turn_seconds=600)
    untimed = house.room("person", "person")
    for room, taken in ((made, True), (untimed, False)):
        guests = [house.guest(room, 0), house.guest(room, 1)]
        guests[0].hear("update")
        seat = guests[0].view(0)["prompt"]["asked"][0]
        guests.pop(seat).close()
        stays = guests[0]
        if taken:
            stays.until(lambda stays=stays, seat=seat: stays.lobby["seats"][seat]["absent"])
        else:
            time.sleep(0.6)
            stays.drain()
            assert not stays.lobby["seats"][seat]["absent"]
        stays.close()


def test_a_pause_needs_everybody_and_stops_time(house: House) -> None:
    made = house.room("person", "person", "thrifty", options=TIMED)
    one, two = house.guest(made, 0), house.guest(made, 1)
    one.hear("update")
    for guest, what, paused in ((one, "pause", False), (two, "pause", True), (two, "resume", True), (one, "resume", False)):
        guest.say(t="vote", id="v", seat=0 if guest is one else 1, what=what, yes=True)
        assert guest.hear("ack", "refused")["t"] == "ack"
        one.drain()
        assert one.lobby["paused"] == paused and one.lobby["voters"] == [0, 1]
        if paused and what == "pause":
            two.drain()
            assert two.act(1, "ROLL")["code"] == "PAUSED"
            may = {"token": made["mine"][1]["token"], "action": "ROLL"}
            assert house.http.post(f"/api/rooms/{made['room']}/why", json=may).json()["code"] == "PAUSED"
            assert two.view(1)["legal"] == [] and two.view(1)["prompt"]["deadline"] is None
    one.close()
    two.close()


def test_bots_agree_to_another_hour(house: House) -> None:
    made = house.room("person", "trader", edition="city", options={"length": "1h"})
    guest = house.guest(made, 0)
    guest.hear("update")
    while guest.asked() != [0] or not any(line["action"] == "ADD_HOUR" for line in guest.view(0)["legal"]):
        if guest.asked() == [0]:
            guest.act(0, next(line["action"] for line in guest.view(0)["legal"] if line["group"] == "answer"))
        guest.next()
    assert guest.act(0, "ADD_HOUR")["t"] == "ack"
    guest.until(lambda: any(event["name"] == "HOUR_ADDED" for event in guest.events))
    guest.close()


def test_a_no_takes_a_yes_back_and_an_end_reveals_the_secret(house: House) -> None:
    made = house.room("person", "person")
    one, two = house.guest(made, 0), house.guest(made, 1)
    one.hear("update")
    for guest, yes in ((one, True), (one, False), (two, True)):
        guest.say(t="vote", id="v", seat=0 if guest is one else 1, what="end", yes=yes)
        guest.hear("ack")
    one.drain()
    assert one.lobby["votes"] == {"end": [1]} and not one.lobby["over"] and one.lobby["secret"] is None
    one.say(t="vote", id="w", seat=0, what="end", yes=True)
    one.until(lambda: one.lobby["over"] and one.view(0)["over"])
    assert one.view(0)["ending"] == "ended by agreement" and len(str(one.lobby["secret"])) == 64
    one.drain()
    assert one.act(0, "ROLL")["code"] == "GAME_OVER"
    one.close()
    two.close()
