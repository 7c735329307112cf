"""Games through real sockets: played to the end, taken up again, never doubled, and checkable afterwards."""
from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from live_server import House
from players import play_on

from passgo import Game, Record
from passgo.loading import editions
from passgo.play.dealer import SCHEME, commitment_of
from passgo.play.fairness import check_tosses
from passgo.play.record import BadRecord
from passgo.rules.words import Reason
from passgo.server.ops.settings import Settings
from passgo.server.refusals import CODES, code_of

Json = dict[str, Any]


@pytest.mark.slow
@pytest.mark.parametrize("edition", editions())
def test_every_edition_is_played_to_the_end_and_can_be_checked(kept: Settings, edition: str) -> None:
    with House(kept) as house:
        people = max(2, house_fewest(house, edition) - 1)
        made = house.room(*["person"] * people, "trader", edition=edition)
        promised = house.http.get(f"/api/rooms/{made['room']}").json()
        assert promised["secret"] is None and len(promised["commitment"]) == 64
        guest = house.guest(made, *range(people))
        play_on(guest, random.Random(edition), 150)
        guest.say(t="vote", id="v", seat=0, what="end", yes=True)
        answer = guest.hear("ack", "refused")
        assert answer["t"] == "ack" or answer["code"] == "GAME_OVER", answer
        guest.until(lambda: guest.lobby["over"])
        record = Record.parse(house.http.get(f"/api/rooms/{made['room']}/record").text)
        guest.close()
    game = Game.load(record)
    assert check_tosses(record, promised["commitment"]) == game.tosses > 5
    assert record.header.commitment == promised["commitment"]


def house_fewest(house: House, edition: str) -> int:
    return int(next(e["fewest"] for e in house.http.get("/api/editions").json() if e["key"] == edition))


def test_a_bot_game_ends_and_a_false_record_is_found_out(kept: Settings) -> None:
    with House(kept) as house:
        made = house.room("trader", "thrifty", "trader", options={"rounds": 40})
        guest = house.guest(made)
        guest.until(lambda: guest.views.get("-1", {}).get("over"))
        text = house.http.get(f"/api/rooms/{made['room']}/record").text
        guest.close()
    record = Record.parse(text)
    assert record.result is not None and check_tosses(record) > 50
    other = record._replace(header=replace(record.header, commitment="0" * 64))
    with pytest.raises(BadRecord, match="promised"):
        check_tosses(other)
    with pytest.raises(BadRecord, match="promised"):
        check_tosses(record, "1" * 64)
    with pytest.raises(BadRecord, match="how its dice"):
        check_tosses(record._replace(header=replace(record.header, seed=1, dice="")))
    with pytest.raises(BadRecord, match="the secret says"):
        check_tosses(record._replace(header=replace(record.header, secret="1", commitment=commitment_of("1"))))
    with pytest.raises(BadRecord, match="the seed says"):
        check_tosses(record._replace(header=replace(record.header, seed=1, dice="", secret="", commitment="")))
    with pytest.raises(BadRecord, match="are not known here"):
        Record.parse(text.replace(SCHEME, "loaded dice", 1))


def test_who_comes_back_has_missed_nothing(kept: Settings) -> None:
    """Events since any number are exactly those a device that stayed has heard; also after a restart."""
    with House(kept) as house:
        made = house.room("person", "person", "person")
        guest = house.guest(made, 0, 1, 2, since=0)
        play_on(guest, random.Random(4), 160)
        guest.drain()
        for since in (0, 1, guest.seq // 2, guest.seq - 1, guest.seq):
            other = house.guest(made, 0, 1, 2, since=since)
            other.hear("update")
            assert other.events == [event for event in guest.events if event["seq"] > since]
            assert untimed(other.views) == untimed(guest.views)
            other.close()
        assert guest.seq > 256, "the tail must have been too short for this to mean anything"
        guest.close()
    with House(kept) as house:
        other = house.guest(made, 0, 1, 2, since=0)
        other.hear("update")
        assert other.events == guest.events and untimed(other.views) == untimed(guest.views)
        other.close()


def test_who_comes_back_in_a_sealed_auction_has_missed_nothing(house: House) -> None:
    """Nor has the log a seat can take away: that some hands are closed already is known to all."""
    made = house.room("person", "person", "person", options={"auctions": "sealed", "start_cash": 1_000_000_000})
    guest, luck = house.guest(made, 0, 1, 2, since=0), random.Random(5)
    closed = False
    while guest.seq <= 300 or not closed:
        play_on(guest, luck, 1)
        guest.drain()
        prompt = guest.view(0)["prompt"]
        closed = prompt["kind"] == "ASK_SEALED_AUCTION" and len(prompt["asked"]) < 3 and guest.events[-1]["name"] == "CLOSED_HAND"
    for since in (0, guest.seq - 280):
        other = house.guest(made, 0, 1, 2, since=since)
        other.hear("update")
        assert other.events == [event for event in guest.events if event["seq"] > since]
        other.close()
    path, token = f"/api/rooms/{made['room']}/record", made["mine"][2]["token"]
    last = json.loads(house.http.get(path, headers={"Authorization": f"Bearer {token}"}).text.splitlines()[-1])
    assert last["seq"] == guest.events[-1]["seq"] and last["money"] == 0
    guest.close()


def untimed(views: Json) -> str:
    """Views without who is online, which depends on who looks."""
    return json.dumps([{**view, "players": [{**one, "online": None} for one in view["players"]]} for view in views.values()])


def test_the_same_id_counts_once(house: House) -> None:
    made = house.room("person", "person")
    guest = house.guest(made, 0, 1)
    guest.hear("update")
    seat = guest.asked()[0]
    first = guest.act(seat, "ROLL", id="once")
    guest.drain()
    events, inputs = len(guest.events), len(house.registry.rooms[made["room"]].game.inputs)  # type: ignore[union-attr]
    assert first["t"] == "ack" and guest.act(seat, "ROLL", id="once") == first
    other = house.guest(made, seat)
    assert other.act(seat, "SELL space=1", id="once") == first
    guest.drain()
    assert len(guest.events) == events
    assert len(house.registry.rooms[made["room"]].game.inputs) == inputs  # type: ignore[union-attr]
    other.close()
    guest.close()


def test_what_the_rules_refuse_is_refused_with_clause_and_sentence(house: House) -> None:
    made = house.room("person", "person")
    guest = house.guest(made, 0, 1)
    guest.hear("update")
    seat = guest.asked()[0]
    refused = guest.act(seat, "BUILD space=1")
    assert (refused["t"], refused["code"], refused["clause"]) == ("refused", "NOT_OWNER", "HN-70")
    token = next(one["token"] for one in made["mine"] if one["seat"] == seat)
    asked = house.http.post(f"/api/rooms/{made['room']}/why", json={"token": token, "action": "BUILD space=1"}).json()
    assert asked == {"code": "NOT_OWNER", "clause": "HN-70", "sentence": refused["sentence"]}
    assert house.http.post(f"/api/rooms/{made['room']}/why", json={"token": token, "action": "ROLL"}).json() is None
    guest.close()


def test_what_the_rules_do_not_know_sounds_no_alarm_of_the_disk(house: House) -> None:
    """UNKNOWN is for what may or may not have been written: a client says that again, and who keeps the server is called."""
    assert set(map(code_of, Reason.names())) & set(CODES) == {"GAME_OVER", "NO_SUCH_THING"}, "one code, two meanings"
    made = house.room("person", "person")
    guest = house.guest(made, 0)
    assert guest.act(0, "MORTGAGE space=-1")["code"] == "NO_SUCH_THING"
    asked = {"token": made["mine"][0]["token"], "action": "MORTGAGE space=-1"}
    assert house.http.post(f"/api/rooms/{made['room']}/why", json=asked).json()["code"] == "NO_SUCH_THING"
    assert 'code="UNKNOWN"' not in house.http.get("/metrics").text
    guest.close()


def test_until_the_end_a_seat_gets_only_its_own_log(house: House) -> None:
    made = house.room("person", "person", "person", options={"auctions": "sealed"})
    guest = house.guest(made, 0, 1, 2, since=0)
    play_on(guest, random.Random(2), 60)
    guest.drain()
    path = f"/api/rooms/{made['room']}/record"
    assert house.http.get(path).status_code == 403
    text = house.http.get(path, headers={"Authorization": f"Bearer {made['mine'][1]['token']}"}).text
    head, *lines = map(json.loads, text.splitlines())
    sheet = house.registry.rooms[made["room"]].sheet
    assert head["seat"] == 1 and sheet.secret not in text and "seed" not in text
    assert [line["seq"] for line in lines] == [event["seq"] for event in guest.events if 1 in event["seats"]]
    assert "CLOSED_HAND" in text
    guest.close()
