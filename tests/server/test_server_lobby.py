"""Before the game and around it: links, codes, hosts, bots, watchers."""
from __future__ import annotations

import gc
import pathlib
import time
import weakref
from dataclasses import replace

import pytest
from live_server import Guest, House

from passgo.server.ops.settings import Settings
from passgo.server.views.table import STOCKS


def test_friends_join_by_code_and_the_host_begins(kept: Settings) -> None:
    with House(kept) as house:
        made = house.room("person", "open", "open", started=False)
        room = house.http.get(f"/api/join/{made['code'].lower()}").json()["room"]
        assert room == made["room"]
        joined = house.http.post(f"/api/rooms/{room}/join", json={"name": "Bea"}).json()
        assert joined["seat"] == 1
        same = house.http.post(f"/api/rooms/{room}/join", json={"name": "bea"})
        assert same.status_code == 400 and "this name" in same.json()["sentence"]
        early = house.start(made)
        assert (early.status_code, early.json()["code"]) == (409, "SEATS_OPEN")
        host = {"Authorization": f"Bearer {made['host']}"}
        bot = house.http.post(f"/api/rooms/{room}/bot", json={"seat": 2, "bot": "thrifty"}, headers=host)
        assert bot.json()["seats"][2]["kind"] == "bot"
        taken = house.http.post(f"/api/rooms/{room}/bot", json={"seat": 1, "bot": "thrifty"}, headers=host)
        assert (taken.status_code, taken.json()["code"]) == (409, "NOT_YOUR_SEAT")
        maker, bea = house.guest(made, 0), Guest(house.address, room, [joined["token"]])
        assert bea.welcome["seats"] == [1] and not bea.lobby["started"]
        for token in (joined["token"], made["mine"][0]["token"], "x" * 22, "0"):
            answer = house.http.post(f"/api/rooms/{room}/start", headers={"Authorization": f"Bearer {token}"})
            assert (answer.status_code, answer.json()["code"]) == (403, "NOT_THE_HOST")
        assert house.start(made).status_code == 200
        bea.until(lambda: bea.views and bea.lobby["started"])
        assert house.http.post(f"/api/rooms/{room}/join", json={"name": "Late"}).json()["code"] == "STARTED"
        maker.close()
        bea.close()


def test_a_room_is_put_away_and_comes_back(tmp_path: pathlib.Path) -> None:
    """With its seats, in the middle of the lobby, and nobody notices."""
    with House(Settings(data=tmp_path, limited=False, drowse=0.1)) as house:
        made = house.room("person", "open", started=False)
        guest = house.guest(made, 0)
        guest.close()
        while made["room"] in house.registry.rooms:
            time.sleep(0.01)
        again = house.guest(made, 0)
        assert again.welcome["seats"] == [0] and again.lobby["seats"][0]["online"]
        again.close()


def test_nothing_of_rooms_that_were_put_away_stays(tmp_path: pathlib.Path) -> None:
    """No memory of what was said keeps a table."""
    with House(Settings(data=tmp_path, limited=False, drowse=0.1)) as house:
        guests = [house.guest(house.room("person", "thrifty"), 0) for _ in range(3)]
        rooms = [weakref.ref(room) for room in house.registry.rooms.values()]
        assert len(rooms) == 3 and len(STOCKS) > 0
        for guest in guests:
            guest.close()
        while any(room() is not None for room in rooms) or len(STOCKS) > 0:
            gc.collect()
            time.sleep(0.01)
        assert house.registry.rooms == {}


def test_when_the_host_leaves_the_next_one_begins(tmp_path: pathlib.Path) -> None:
    """After a while: whose line breaks for a moment finds no game begun, with bots on the seats of friends still to come."""
    with House(Settings(data=tmp_path, limited=False, grace=3600.0)) as house:
        made = house.room("person", "open", "open", "open", started=False)
        room = made["room"]
        bea, cleo = (house.http.post(f"/api/rooms/{room}/join", json={"name": name}).json() for name in ("Bea", "Cleo"))
        host, guests = house.guest(made, 0), [Guest(house.address, room, [one["token"]]) for one in (bea, cleo)]
        watcher, bearer = house.guest(made), {"Authorization": f"Bearer {bea['token']}"}
        assert watcher.lobby["deputy"] is None
        assert start(house, room, bea["token"]) == (403, "NOT_THE_HOST")
        host.close()
        watcher.until(lambda: not watcher.lobby["seats"][0]["online"])
        assert seat_bot(house, room, 3, bearer) == 403 and watcher.lobby["deputy"] is None
        host = house.guest(made, 0)
        table = house.registry.rooms[room]
        table.settings = replace(table.settings, grace=0.2)
        time.sleep(0.4)
        watcher.drain()
        assert watcher.lobby["deputy"] is None, "the host is back"
        host.close()
        watcher.until(lambda: watcher.lobby["deputy"] == 1)
        assert start(house, room, cleo["token"]) == start(house, room, "x" * 22) == (403, "NOT_THE_HOST")
        assert seat_bot(house, room, 3, bearer) == 200
        assert start(house, room, bea["token"]) == (200, "")
        for guest in (*guests, watcher):
            guest.close()


def seat_bot(house: House, room: str, seat: int, bearer: dict[str, str]) -> int:
    return house.http.post(f"/api/rooms/{room}/bot", json={"seat": seat, "bot": "thrifty"}, headers=bearer).status_code


def start(house: House, room: str, token: str) -> tuple[int, str]:
    answer = house.http.post(f"/api/rooms/{room}/start", headers={"Authorization": f"Bearer {token}"})
    return answer.status_code, answer.json().get("code", "") if answer.status_code != 200 else ""


def test_a_game_without_a_clock_does_not_wait_for_who_has_gone(tmp_path: pathlib.Path) -> None:
    """The others agree that a bot plays; who comes back takes the seat back; and nobody is played for while here."""
    with House(Settings(data=tmp_path, limited=False, grace=0.3, paces={"fast": 60.0})) as house:
        made = house.room("person", "person", "person")
        guests = [house.guest(made, seat) for seat in range(3)]
        host = {"Authorization": f"Bearer {made['host']}"}
        taken = house.http.post(f"/api/rooms/{made['room']}/bot", json={"seat": 2, "bot": "thrifty"}, headers=host)
        assert (taken.status_code, taken.json()["code"]) == (409, "NOT_YOUR_SEAT")
        assert says(guests[1], 1, "replace") == "NOBODY_AWAY"
        guests[0].close()
        guests[1].until(lambda: not guests[1].lobby["seats"][0]["online"])
        for guest, seat in ((guests[1], 1), (guests[2], 2)):
            assert says(guest, seat, "end") == "ack"
        guests[1].drain()
        assert guests[1].lobby["votes"] == {"end": [1, 2]} and not guests[1].lobby["over"], "who is away has not agreed"
        time.sleep(0.3)
        assert says(guests[1], 1, "replace") == says(guests[2], 2, "replace") == "ack"
        guests[1].until(lambda: guests[1].lobby["seats"][0]["absent"])
        assert not guests[1].lobby["votes"]
        again = house.guest(made, 0)
        again.say(t="back", id="b", seat=0)
        guests[1].until(lambda: not guests[1].lobby["seats"][0]["absent"])
        for guest in (again, *guests[1:]):
            guest.close()


def says(guest: Guest, seat: int, what: str) -> str:
    """Vote yes; the code it is refused with, or `ack`."""
    guest.say(t="vote", id="v", seat=seat, what=what, yes=True)
    answer = guest.hear("ack", "refused")
    return str(answer.get("code", "ack"))


def test_what_cannot_be_is_refused(house: House) -> None:
    seat = {"kind": "person", "name": "A"}
    two = [seat, {"kind": "open", "name": "B"}]
    for wish, words in [
        ({"edition": "chess", "seats": two}, "no such edition"),
        ({"edition": "../here_and_now", "seats": two}, "no such edition"),
        ({"edition": "here_and_now", "seats": [seat]}, "2 to 8 players"),
        ({"edition": "here_and_now", "seats": [seat, seat]}, "same name"),
        ({"edition": "here_and_now", "seats": [seat, {"kind": "bot", "name": "B", "bot": "hal"}]}, "these bots"),
        ({"edition": "here_and_now", "seats": two, "options": {"jackpot": 7}}, "jackpot cannot be"),
        ({"edition": "here_and_now", "seats": two, "options": {"wings": True}}, "no option"),
        ({"edition": "here_and_now", "seats": two, "turn_seconds": 1}, "turn_seconds"),
        ({"edition": "here_and_now", "seats": two, "pace": "warp"}, "pace"),
        ({"edition": "here_and_now", "seats": two, "more": 1}, "more"),
        ({"edition": "here_and_now", "seats": [seat, {"kind": "open", "name": "\u202e"}]}, "name"),
        ({"edition": "here_and_now", "seats": [seat, {"kind": "open", "name": "x" * 25}]}, "name"),
    ]:
        answer = house.http.post("/api/rooms", json=wish)
        assert answer.status_code in (400, 404) and words in answer.json()["sentence"], answer.text
    for path in ("/api/rooms/nowhere", "/api/join/ABCDEF", "/api/join/%2e%2e", "/api/nothing", "/api/editions/x/board",
                 "/api/rooms/nowhere/record", "/no/such/file.js", "/api/editions/here_and_now/board?options=[]"):
        answer = house.http.get(path)
        assert answer.status_code in (400, 404) and answer.json()["sentence"], path


def test_a_watcher_sees_and_cannot_speak(house: House) -> None:
    made = house.room("person", "person")
    watcher = house.guest(made)
    watcher.hear("update")
    assert list(watcher.views) == ["-1"] and watcher.view(-1)["legal"] == [] and watcher.welcome["seats"] == []
    assert watcher.act(0, "ROLL")["code"] == "NOT_YOUR_SEAT"
    stranger = Guest(house.address, made["room"], ["x" * 22], greet=False)
    stranger.say(t="hello", v=1, tokens=["x" * 22], since=None)
    assert stranger.hear("refused")["code"] == "BAD_TOKEN"
    assert stranger.hear("update")["views"].keys() == {"-1"}
    watcher.close()
    stranger.close()


def test_everything_printed_is_there(house: House) -> None:
    for edition in house.http.get("/api/editions").json():
        board = house.http.get(f"/api/editions/{edition['key']}/board").json()
        assert len({group["letter"] for group in board["groups"]}) == len(board["groups"])
        assert [space["number"] for space in board["spaces"]] == list(range(len(board["spaces"])))
        rules = house.http.get(f"/api/editions/{edition['key']}/rules").json()
        assert len(rules) > 20 and {"id", "heading", "text", "ours", "page"} == rules[0].keys()
        assert all(rule["page"] or rule["ours"] for rule in rules), "a page of the booklet, or our decision"
        assert not any("*" in rule["text"] for rule in rules), "the marks of the ledger are not for readers"
        named = {id for space in board["spaces"] for id in space["clauses"]}
        assert named <= {rule["id"] for rule in rules}
        assert all(space["clauses"] for space in board["spaces"] if space["landing"] != "FEE"), "every space has its clause"
        assert all(space["rents"] for space in board["spaces"] if space["price"])
    changed = house.http.get("/api/editions/here_and_now/board", params={"options": '{"short": true}'}).json()
    assert changed["top_level"] == 4


def test_why_a_space_costs_what_it_costs(house: House) -> None:
    made = house.room("person", "person")
    lines = house.http.get(f"/api/rooms/{made['room']}/why?space=1").json()["lines"]
    assert lines == ["It belongs to the bank."]
    assert house.http.get(f"/api/rooms/{made['room']}/why?space=99").status_code == 404


def test_numbers_for_whoever_keeps_the_server(house: House) -> None:
    """Rooms, sockets, actions, refusals by code, and how long acks took: nothing that tells who plays."""
    made = house.room("person", "person")
    guest = house.guest(made, 0, 1)
    guest.hear("update")
    assert guest.act(guest.asked()[0], "ROLL")["t"] == "ack" and guest.act(0, "FLY")["code"] == "BAD_ACTION"
    house.http.get("/api/rooms/nowhere")
    house.http.post("/api/rooms", headers={"Origin": "http://evil.example"})
    answer = house.http.get("/metrics")
    lines = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    counted = {name: lines[f"passgo_{name}"] for name in ("rooms", "sockets", "actions_total", "ack_seconds_count")}
    assert set(counted.values()) == {"1.0"} and lines['passgo_ack_seconds_bucket{le="+Inf"}'] == "1.0"
    for code in ("BAD_ACTION", "NO_SUCH_ROOM", "BAD_ORIGIN"):
        assert lines[f'passgo_refused_total{{code="{code}"}}'] == "1.0"
    assert made["room"][:6] not in answer.text and made["code"] not in answer.text and "Player" not in answer.text
    guest.close()


def test_health(house: House) -> None:
    assert house.http.get("/healthz").json()["ok"] and house.http.get("/readyz").json()["ok"]


def test_the_same_people_play_again_in_one_room(kept: Settings) -> None:
    """However many ask; the same secrets open the same seats, and nobody else's does."""
    with House(kept) as house:
        made = house.room("person", "person", "thrifty", options={"rounds": 1})
        guest, tokens = house.guest(made, 0, 1), [one["token"] for one in made["mine"]]
        ask = f"/api/rooms/{made['room']}/again"
        early = house.http.post(ask, headers={"Authorization": f"Bearer {tokens[0]}"})
        assert (early.status_code, early.json()["code"]) == (409, "NOT_OVER")
        for seat in (0, 1):
            guest.say(t="vote", id=f"end{seat}", seat=seat, what="end", yes=True)
        guest.until(lambda: guest.lobby["over"])
        rooms = {house.http.post(ask, headers={"Authorization": f"Bearer {token}"}).json()["room"] for token in tokens}
        guest.until(lambda: guest.lobby["next"])
        assert rooms == {guest.lobby["next"]}
        assert house.http.post(ask, headers={"Authorization": f"Bearer {'x' * 22}"}).status_code == 403
        other = Guest(house.address, guest.lobby["next"], tokens)
        assert other.welcome["seats"] == [0, 1] and not other.lobby["started"]
        assert other.lobby["commitment"] != guest.lobby["commitment"]
        other.close()
        guest.close()


def test_a_gesture_is_heard_by_all_and_only_from_the_list(kept: Settings) -> None:
    with House(kept) as house:
        made = house.room("person", "person")
        ada, ben = house.guest(made, 0), house.guest(made, 1)
        ada.say(t="gesture", id="g1", seat=0, word="well_played")
        assert ben.hear("gestured") == {"t": "gestured", "seat": 0, "word": "well_played"}
        ada.say(t="gesture", id="g2", seat=0, word="anything else")
        assert ada.hear("refused")["code"] == "BAD_FRAME"
        ada.say(t="gesture", id="g3", seat=1, word="hello")
        assert ada.hear("refused")["code"] == "NOT_YOUR_SEAT"
        ada.close()
        ben.close()


def test_no_two_at_a_table_are_called_alike(house: House) -> None:
    """Also where somebody joins under the name of a seat that waits, and a bot sits there later."""
    made = house.room("person", "open", "open", started=False)
    where, host = f"/api/rooms/{made['room']}", {"Authorization": f"Bearer {made['host']}"}
    assert house.http.post(f"{where}/join", json={"name": "player 2"}).json()["seat"] == 1
    assert house.http.post(f"{where}/bot", json={"seat": 2, "bot": "thrifty"}, headers=host).status_code == 200
    assert [seat["name"] for seat in house.start(made).json()["seats"]] == ["Player 0", "player 2", "Player 1"]


@pytest.mark.parametrize("name", ["PLAYER 0", "Player 0\u200d", "Player\u00a00", "Player  0", "\uff30layer 0", "Player\u3164 0",
                                  "Player 0\ufe0f", "Рlауеr 0", "ΡLAYER 0", "Ꮲlayer 0", "P1ayer O"])
def test_nobody_sits_down_under_a_name_that_looks_like_anothers(house: House, name: str) -> None:
    """What a player reads in an offer is a name: a guest called like the host, but for a sign nobody can see, or for letters of
    another alphabet, is the host."""
    made = house.room("person", "open", started=False)
    answer = house.http.post(f"/api/rooms/{made['room']}/join", json={"name": name})
    assert answer.status_code == 400 and "name" in answer.json()["sentence"], answer.text
    chairs = [{"kind": "person", "name": "Player 0"}, {"kind": "person", "name": name}]
    assert house.http.post("/api/rooms", json={"edition": "here_and_now", "seats": chairs}).status_code == 400
    assert house.http.post(f"/api/rooms/{made['room']}/join", json={"name": "Plâyer 0"}).status_code == 200, "another letter"


def test_names_of_any_alphabet_sit_together(house: House) -> None:
    """Each is refused only beside its double: also in one alphabet where it is written large."""
    names = ["Анна", "Anna", "Νίκος", "Nikos", "Ian", "Lan", "Нина", "田中"]
    chairs = [{"kind": "person", "name": name} for name in names[:6]]
    assert house.http.post("/api/rooms", json={"edition": "here_and_now", "seats": chairs}).status_code == 201
    made = house.http.post("/api/rooms", json={"edition": "here_and_now", "seats": [
        {"kind": "person", "name": "Нина"}, {"kind": "open", "name": "Оля"}, {"kind": "open", "name": "田中"}]}).json()
    where = f"/api/rooms/{made['room']}/join"
    assert [house.http.post(where, json={"name": name}).status_code for name in ("нина", "Нинa")] == [400, 400]
    assert house.http.post(where, json={"name": "田中"}).status_code == 200
    assert [seat["name"] for seat in house.http.get(f"/api/rooms/{made['room']}").json()["seats"]] == ["Нина", "田中", "Оля"]


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u1160 \ufe0f", "Z" + "\u0351" * 20])
def test_a_name_can_be_read_and_stays_on_its_line(house: House, name: str) -> None:
    made = house.room("person", "open", started=False)
    where = f"/api/rooms/{made['room']}/join"
    assert house.http.post(where, json={"name": name}).status_code == 400
    guest = house.guest(made, 0)
    guest.say(t="chat", id="c", seat=0, text=name)
    assert guest.hear("ack", "refused")["code"] == "BAD_FRAME"
    guest.close()
    family = "Nguye\u0302\u0303n \U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert house.http.post(where, json={"name": family}).status_code == 200
