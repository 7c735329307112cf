"""Nobody holds a table hostage: not by silence, not by fiddling, not by being the host, not by watching."""
from __future__ import annotations

import pathlib
import time
from collections.abc import Iterator
from typing import Any

import pytest
from live_server import Guest, House

from passgo.server.ops.settings import Settings
from passgo.server.rooms.clock import RETURNING, THINKING
from passgo.server.rooms.room import Room

pytestmark = pytest.mark.slow

Json = dict[str, Any]
LONG = 3600.0
"""Seconds no test lasts."""


@pytest.fixture
def house(tmp_path: pathlib.Path) -> Iterator[House]:
    with House(Settings(data=tmp_path / "games", limited=False, grace=0.3, silence=30, gone=60, slow_beat=0.2)) as one:
        yield one


def room_of(house: House, made: Json) -> Room:
    return house.registry.rooms[made["room"]]


def says(guest: Guest, seat: int, what: str) -> str:
    """Vote yes; the code it is refused with, or `ack`."""
    guest.say(t="vote", id="v", seat=seat, what=what, yes=True)
    return str(guest.hear("ack", "refused").get("code", "ack"))


def to_bot(house: House, made: Json, seat: int, bot: str = "thrifty") -> str:
    answer = house.http.post(f"/api/rooms/{made['room']}/bot", json={"seat": seat, "bot": bot},
                             headers={"Authorization": f"Bearer {made['host']}"})
    return "done" if answer.status_code == 200 else str(answer.json()["code"])


def with_a_deed(guest: Guest, house: House, made: Json) -> int:
    """All answer until somebody who has a deed is to roll; that seat."""
    guest.hear("update")
    while True:
        guest.drain()
        seat = guest.asked()[0]
        mine = guest.view(seat)
        owns = any(space["owner"] == seat and not space["mortgaged"] for space in mine["spaces"])
        actions = [one["action"] for one in mine["legal"]]
        if owns and "ROLL" in actions:
            return seat
        buy = [action for action in actions if action.startswith("BUY")]
        answers = [one["action"] for one in mine["legal"] if one["group"] == "answer"]
        assert guest.act(seat, (buy or answers)[0])["t"] == "ack"


def test_where_others_join_there_is_a_clock_unless_it_is_not_wanted(house: House) -> None:
    wishes: list[tuple[tuple[str, ...], Json, int | None]] = [
        (("person", "open"), {}, 300), (("person", "person"), {}, None), (("person", "open"), {"turn_seconds": None}, None)]
    for seats, more, seconds in wishes:
        made = house.room(*seats, started=False, **more)
        assert house.http.get(f"/api/rooms/{made['room']}").json()["turn_seconds"] == seconds


def test_fiddling_does_not_stop_the_turn_clock(house: House) -> None:
    """Lending on a deed and lifting it again is no answer: the budget of the turn runs on, and then a bot plays."""
    made = house.room("person", "person", turn_seconds=600)
    guest = house.guest(made, 0, 1)
    seat, room = with_a_deed(guest, house, made), room_of(house, made)
    room.clock.waited[seat].set(500_000)
    for _ in range(2):
        for word in ("MORTGAGE", "REDEEM"):
            lines = [one["action"] for one in guest.view(seat)["legal"] if one["action"].startswith(word)]
            assert guest.act(seat, lines[0])["t"] == "ack"
            guest.drain()
    assert guest.asked() == [seat] and room.clock.waited[seat].now >= 500_000
    assert guest.view(seat)["prompt"]["patience"] - guest.now <= 100_000
    room.clock.waited[seat].set(600_000)
    guest.until(lambda: guest.lobby["seats"][seat]["absent"])
    guest.close()


def test_an_answer_gives_back_no_more_than_its_own_thinking(house: House) -> None:
    made = house.room("person", "person", turn_seconds=600)
    guest = house.guest(made, 0, 1)
    guest.hear("update")
    seat, room = guest.asked()[0], room_of(house, made)
    room.clock.waited[seat].set(400_000)
    assert guest.act(seat, "ROLL")["t"] == "ack"
    guest.drain()
    assert guest.asked() == [seat], "to buy, or to end the turn"
    assert room.clock.waited[seat].now >= 400_000 - THINKING
    guest.close()


def test_two_who_raise_each_other_by_the_smallest_note_hold_no_table(house: House) -> None:
    """Each bid is an answer and gives its thinking back; all of a turn's together give no more than one budget."""
    made = house.room("person", "person", "person", turn_seconds=600, pace="slow")
    guest, kinds = house.guest(made, 0, 1, 2), ("DECLINE", "ROLL", "GO_ON")
    guest.drain()
    while guest.view(0)["prompt"]["kind"] != "ASK_OPEN_AUCTION":
        seat = guest.asked()[0]
        lines = [one["action"] for one in guest.view(seat)["legal"]]
        assert guest.act(seat, next((line for kind in kinds for line in lines if line.startswith(kind)), lines[0]))["t"] == "ack"
        guest.drain()
    room, bids = room_of(house, made), 0
    while not any(chair.absent for chair in room.sheet.chairs):
        bids += 1
        assert bids < 2 * 2 * 600_000 / THINKING + 10, "they would go on until one of them has no money left"
        one = next(seat for seat in (0, 1) if guest.view(seat)["bids"] and guest.view(seat)["prompt"]["high_seat"] != seat)
        watch = room.clock.waited[one]
        watch.set(watch.now + THINKING)
        assert guest.act(one, f"BID money={guest.view(one)['bids']['low']}")["t"] == "ack"
        guest.drain()
    assert bids > 2 * 600_000 / THINKING, "but who thinks as long as that now and then is not hurried"
    guest.close()


def test_who_comes_back_again_and_again_has_one_moment_in_a_turn(house: House) -> None:
    made = house.room("person", "person", turn_seconds=600, pace="slow")
    guest = house.guest(made, 0, 1)
    guest.hear("update")
    seat, room = guest.asked()[0], room_of(house, made)
    room.settings.paces["slow"] = 3600.0
    for left in (RETURNING, 0):
        room.clock.waited[seat].set(600_000)
        guest.until(lambda: guest.lobby["seats"][seat]["absent"])
        guest.say(t="back", id="b", seat=seat)
        guest.until(lambda: not guest.lobby["seats"][seat]["absent"])
        assert max(0, 600_000 - room.clock.waited[seat].now) <= left
    guest.until(lambda: guest.lobby["seats"][seat]["absent"])
    guest.close()


def test_the_others_need_not_wait_for_who_is_there_and_silent(house: House) -> None:
    """Without a clock; who is silent is not asked, and is back as soon as they act."""
    made = house.room("person", "person", "person", pace="slow")
    guests = [house.guest(made, seat) for seat in range(3)]
    guests[0].hear("update")
    room = room_of(house, made)
    room.settings.paces["slow"] = 3600.0
    silent = guests[0].view(0)["prompt"]["asked"][0]
    one, two = (seat for seat in range(3) if seat != silent)
    assert says(guests[one], one, "replace") == "NOBODY_AWAY", "only since a moment"
    room.clock.waited[silent].set(30_000)
    assert says(guests[silent], silent, "replace") == "NOT_A_PERSON"
    assert says(guests[one], one, "replace") == "ack"
    guests[one].drain()
    assert not guests[one].lobby["seats"][silent]["absent"], "the third has not agreed"
    assert says(guests[two], two, "replace") == "ack"
    guests[one].until(lambda: guests[one].lobby["seats"][silent]["absent"])
    assert guests[silent].act(silent, "ROLL")["t"] == "ack"
    guests[one].until(lambda: not guests[one].lobby["seats"][silent]["absent"])
    for guest in guests:
        guest.close()


def test_a_host_takes_no_seat_in_a_moment_and_ends_no_game_alone(house: House) -> None:
    made = house.room("person", "person")
    host, friend = house.guest(made, 0), house.guest(made, 1)
    host.until(lambda: host.lobby["seats"][1]["online"])
    friend.close()
    host.until(lambda: not host.lobby["seats"][1]["online"])
    room = room_of(house, made)
    room.left[1] = time.monotonic() + LONG
    assert to_bot(house, made, 1) == "NOBODY_AWAY", "only since a moment, however slow this machine is"
    room.left[1] = time.monotonic() - 1
    assert to_bot(house, made, 1) == "done"
    host.until(lambda: host.lobby["seats"][1]["absent"])
    assert says(host, 0, "end") == "ack"
    host.drain()
    assert not host.lobby["over"] and host.lobby["members"] == [0, 1], "the friend may be back at any moment"
    back = house.guest(made, 1)
    back.say(t="back", id="b", seat=1)
    host.until(lambda: not host.lobby["seats"][1]["absent"])
    back.close()
    host.until(lambda: not host.lobby["seats"][1]["online"])
    room.signs[1] -= 61
    assert says(host, 0, "end") == "ack"
    host.until(lambda: host.lobby["over"])
    host.close()


def test_a_host_chooses_nobody_worse_for_a_friend_or_a_rival(house: House) -> None:
    """A bot that says yes to every deal would hand the host all it has."""
    made = house.room("person", "person", "master", pace="slow")
    host = house.guest(made, 0)
    host.hear("update")
    room_of(house, made).left[1] = time.monotonic() - LONG
    assert to_bot(house, made, 1, "random") == "done"
    host.until(lambda: host.lobby["seats"][1]["absent"])
    assert host.lobby["seats"][1]["bot"] == "thrifty"
    assert to_bot(house, made, 2, "random") == "STARTED"
    host.drain()
    assert host.lobby["seats"][2]["bot"] == "master"
    host.close()


def test_who_is_played_for_but_here_must_agree_to_an_end_too(house: House) -> None:
    made = house.room("person", "person", turn_seconds=600, pace="slow")
    guests = [house.guest(made, 0), house.guest(made, 1)]
    guests[0].hear("update")
    room = room_of(house, made)
    room.settings.paces["slow"] = 3600.0
    seat = guests[0].view(0)["prompt"]["asked"][0]
    other = 1 - seat
    room.clock.waited[seat].set(600_000)
    guests[other].until(lambda: guests[other].lobby["seats"][seat]["absent"])
    assert says(guests[other], other, "end") == "ack"
    guests[other].drain()
    assert not guests[other].lobby["over"]
    assert says(guests[seat], seat, "end") == "ack"
    guests[other].until(lambda: guests[other].lobby["over"])
    for guest in guests:
        guest.close()


def test_watchers_keep_no_abandoned_table_playing(house: House) -> None:
    made = house.room("person", "thrifty", "thrifty", turn_seconds=600)
    player, watcher = house.guest(made, 0), house.guest(made)
    player.until(lambda: player.asked() == [0])
    room = room_of(house, made)
    assert room.awake
    player.close()
    watcher.until(lambda: not watcher.lobby["seats"][0]["online"])
    assert not room.awake and room.game is not None
    inputs, waited = len(room.game.inputs), room.clock.waited[0].now
    time.sleep(0.8)
    watcher.drain()
    assert (len(room.game.inputs), room.clock.waited[0].now) == (inputs, waited) and not watcher.lobby["seats"][0]["absent"]
    watcher.close()


def test_bots_that_play_for_nobody_can_be_watched(house: House) -> None:
    made = house.room("thrifty", "thrifty")
    watcher = house.guest(made)
    watcher.until(lambda: len(watcher.events) > 20)
    watcher.close()


def test_so_many_offers_in_a_turn_and_no_more(house: House) -> None:
    made = house.room("person", "person")
    guest = house.guest(made, 0, 1)
    seat = with_a_deed(guest, house, made)
    deed = next(space["number"] for space in guest.view(seat)["spaces"] if space["owner"] == seat)
    offer = f"OFFER to={1 - seat} give={deed} money=0"
    for _ in range(house.registry.settings.offers):
        assert guest.act(seat, offer)["t"] == "ack"
        guest.drain()
        assert guest.act(1 - seat, "REJECT")["t"] == "ack"
        guest.drain()
    assert guest.act(seat, offer)["code"] == "TOO_MANY_OFFERS"
    assert guest.act(seat, "ROLL")["t"] == "ack"
    guest.close()


def test_who_is_out_of_the_game_only_watches(house: House) -> None:
    """Somebody who lost early leaves the page open; those who still play have gone, and nobody plays on without them."""
    made = house.room("person", "person", "person", turn_seconds=600)
    out, one, two = (house.guest(made, seat) for seat in range(3))
    room = room_of(house, made)
    assert room.game is not None and room.awake
    out.until(lambda: all(chair["online"] for chair in out.lobby["seats"]))
    room.game.core.load(room.game.core.dump() | {"alive": 0b110})
    one.close()
    two.close()
    out.until(lambda: not any(chair["online"] for chair in out.lobby["seats"][1:]))
    assert not room.awake
    back = house.guest(made, 2)
    assert room.awake
    out.until(lambda: out.lobby["seats"][2]["online"])
    back.close()
    out.until(lambda: not out.lobby["seats"][2]["online"])
    room.game.core.load(room.game.core.dump() | {"alive": 0})
    assert room.awake, "where no person plays any more, bots can be watched to the end"
    out.close()


def test_two_who_fell_asleep_hold_nobody(house: House) -> None:
    """One is asked and silent, another is not asked and has said nothing for long: the third need not wait for both."""
    made = house.room("person", "person", "person", pace="slow")
    guests = [house.guest(made, seat) for seat in range(3)]
    guests[0].hear("update")
    room = room_of(house, made)
    room.settings.paces["slow"] = LONG
    silent = guests[0].view(0)["prompt"]["asked"][0]
    one, two = (seat for seat in range(3) if seat != silent)
    room.clock.waited[silent].set(30_000)
    assert says(guests[one], one, "replace") == "ack"
    guests[one].drain()
    assert not guests[one].lobby["seats"][silent]["absent"], "the other has not agreed, and was there a moment ago"
    room.signs[two] -= 61
    assert says(guests[one], one, "replace") == "ack"
    guests[one].until(lambda: guests[one].lobby["seats"][silent]["absent"])
    for guest in guests:
        guest.close()
