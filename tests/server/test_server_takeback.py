"""Taking back by agreement of the table: who must agree, what falls again, and that it is stored."""
from __future__ import annotations

import pathlib
from typing import Any

import pytest
from house import Guest, House

from passgo.play.game import Game
from passgo.server.ops.settings import Settings
from passgo.server.rooms import takeback

Json = dict[str, Any]


def asks(guest: Guest, seat: int) -> str:
    """Ask to take back; the code it is refused with, or `ack`."""
    guest.say(t="take_back", id="t", seat=seat)
    return str(guest.hear("ack", "refused").get("code", "ack"))


def says(guest: Guest, seat: int, yes: bool = True) -> str:
    guest.say(t="vote", id="v", seat=seat, what="take_back", yes=yes)
    return str(guest.hear("ack", "refused").get("code", "ack"))


def first(house: House, made: Json, *seats: int) -> tuple[list[Guest], int, int]:
    """All these seats on a device each, who begins, and one other of them."""
    guests = [house.guest(made, seat, since=0) for seat in seats]
    for guest in guests:
        guest.drain()
    one = next(seat for seat in seats if guests[seat].asked())
    return guests, one, next(seat for seat in seats if seat != one)


def table(guest: Guest, seat: int) -> Json:
    """What a seat sees, but who is here, how late it is, and the last roll."""
    view = guest.view(seat)
    clocks = {"deadline": None, "patience": None}
    return {**view, "dice": None, "players": [{**player, "online": None} for player in view["players"]],
            "prompt": view["prompt"] and {**view["prompt"], **clocks}}


def test_all_agree_and_the_dice_fall_the_same_way_again(kept: Settings) -> None:
    """On both databases: another person must agree, what fell falls again, a restart keeps it, the record is a straight game."""
    with House(kept) as house:
        made = house.room("person", "person")
        (a, b), one, two = first(house, made, 0, 1)
        guest, other = (a, b)[one], (a, b)[two]
        before, seq = table(guest, one), guest.seq
        assert asks(guest, one) == "NOTHING_TO_TAKE_BACK"
        assert guest.act(one, "ROLL", id="roll")["t"] == "ack"
        guest.drain()
        rolled = guest.view(one)["dice"]
        assert asks(guest, one) == "ack"
        other.until(lambda: other.lobby["taking_back"])
        assert (other.lobby["taking_back"]["seat"], other.lobby["taking_back"]["seq"]) == (one, seq)
        assert other.lobby["taking_back"]["seen"] and other.lobby["votes"] == {"take_back": [one]}
        assert says(other, two) == "ack"
        for each in (guest, other):
            each.until(lambda each=each: each.lobby["taken"])
            assert '"rewound":' + str(seq) in "".join(each.frames) and each.seq == seq
            assert each.lobby["taken"] == [{"seat": one, "seq": seq}] and each.lobby["taking_back"] is None
        assert table(guest, one) == before
        assert guest.act(one, "ROLL", id="roll")["t"] == "ack" and guest.asked() == [one], "an id is not heard twice"
        guest.drain()
        assert table(guest, one) == before
        for each in (guest, other):
            each.close()
    with House(kept) as house:
        again, back = house.guest(made, one, since=0), house.guest(made, two, since=seq + 1)
        again.drain()
        assert table(again, one) == before and again.lobby["taken"]
        back.drain()
        assert '"rewound":0' in "".join(back.frames) and back.events[0]["seq"] == 1, "who was away hears it all anew"
        assert again.act(one, "ROLL", id="another")["t"] == "ack"
        again.drain()
        assert again.view(one)["dice"] == rolled
        for each, seat in ((again, one), (back, two)):
            each.say(t="vote", id="e", seat=seat, what="end", yes=True)
        again.until(lambda: again.lobby["over"])
        text = house.http.get(f"/api/rooms/{made['room']}/record").text
        assert [str(said) for said in Game.load(text).inputs].count(f"{one} ROLL") == 1
        for each in (again, back):
            each.close()


def test_bots_agree_to_what_nobody_has_seen(tmp_path: pathlib.Path) -> None:
    """What was bought by mistake goes back at once; a roll does not, and nothing has happened."""
    with House(Settings(data=tmp_path, limited=False, paces={"fast": 60.0})) as house:
        made = house.room("person", "thrifty")
        guest = house.guest(made, 0, since=0)
        room = house.registry.rooms[made["room"]]
        guest.drain()
        while guest.view(0)["prompt"]["kind"] != "ASK_BUY" or not guest.asked():
            if guest.asked():
                assert guest.act(0, guest.view(0)["legal"][0]["action"])["t"] == "ack"
                guest.drain()
            else:
                # The bot need not be waited for.
                room.moved_at -= 61
                room.changed.set()
                guest.next()
        assert asks(guest, 0) == "SEEN_ALREADY"
        before, rolled = table(guest, 0), guest.seq
        assert guest.act(0, "BUY")["t"] == "ack"
        guest.drain()
        assert guest.seq > rolled and asks(guest, 0) == "ack"
        guest.until(lambda: guest.lobby["taken"])
        assert table(guest, 0) == before and guest.seq == rolled
        guest.close()


def test_a_no_or_playing_on_ends_it(house: House) -> None:
    made = house.room("person", "person", "person")
    guests, one, two = first(house, made, 0, 1, 2)
    third = 3 - one - two
    watcher = house.guest(made)
    assert says(guests[two], two) == "NOT_ASKED_FOR"
    guests[one].act(one, "ROLL")
    assert asks(watcher, one) == "NOT_YOUR_SEAT"
    assert asks(guests[one], one) == "ack" and asks(guests[one], one) == asks(guests[two], two) == "ASKED_ENOUGH"
    assert says(guests[two], two) == "ack" and says(guests[third], third, yes=False) == "ack"
    guests[one].drain()
    assert not guests[one].lobby["taking_back"] and not guests[one].lobby["votes"] and not guests[one].lobby["taken"]
    assert asks(guests[one], one) == "ack"
    for guest in guests:
        guest.drain()
    speaker = next(seat for seat, guest in enumerate(guests) if guest.asked())
    said = next(choice["action"] for choice in guests[speaker].view(speaker)["legal"] if choice["group"] == "answer")
    assert guests[speaker].act(speaker, said)["t"] == "ack"
    watcher.drain()
    assert not watcher.lobby["taking_back"], "who plays on has answered"
    assert asks(guests[one], one) in ("ack", "ASKED_ENOUGH")
    for guest in (*guests, watcher):
        guest.close()


def test_a_table_does_not_wait_for_long(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody answers: it goes on; and a seat cannot hold it up again and again."""
    monkeypatch.setattr(takeback, "WAIT", 0.05)
    made = house.room("person", "person")
    guests, one, two = first(house, made, 0, 1)
    guests[one].act(one, "ROLL")
    for _ in range(takeback.OFTEN):
        assert asks(guests[one], one) == "ack"
        guests[two].until(lambda: guests[two].lobby["taking_back"])
        guests[two].until(lambda: not guests[two].lobby["taking_back"])
    assert asks(guests[one], one) == "ASKED_ENOUGH"
    for guest in guests:
        guest.close()


def test_what_somebody_else_alone_may_know_is_not_told(house: House) -> None:
    """What is asked names an event everybody counts, and nothing that was said."""
    made = house.room("person", "person")
    guests, one, two = first(house, made, 0, 1)
    guests[one].act(one, "ROLL")
    asks(guests[one], one)
    guests[two].until(lambda: guests[two].lobby["taking_back"])
    assert set(guests[two].lobby["taking_back"]) == {"seat", "seq", "seen", "until"}
    for guest in guests:
        guest.close()
