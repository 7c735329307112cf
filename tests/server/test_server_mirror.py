"""Rooms with the luck of the table, through real sockets: only the banker tells, all is stored, and all can be taken back."""
from __future__ import annotations

import json
import random
from typing import Any

import pytest
from bankers import Banker, told_next
from live_server import Guest, House

from passgo import Action, Game, Record
from passgo.loading import editions
from passgo.play.mirror import corrections_in
from passgo.play.notation import BY_ITSELF
from passgo.rules.words import BANK, CHANCE, TABLE, Correction, Reason
from passgo.server.ops.settings import Settings
from passgo.server.wire.mirror import MirrorShown

Json = dict[str, Any]
CITY = {"clock": False, "cards": "table"}


def table_room(house: House, edition: str = "city", seats: int = 3, **more: Any) -> Json:
    options = CITY if edition == "city" else {"cards": "table"} if edition != "tropical_tycoon" else {}
    return house.room(*["person"] * seats, edition=edition, luck="table", options=options, **more)


def dump_of(house: House, made: Json) -> Json:
    game = house.registry.rooms[made["room"]].game
    assert game is not None
    return game.core.dump()


@pytest.mark.parametrize("key", editions())
def test_a_banker_is_shown_what_the_rules_let_the_table_put_right(house: House, key: str) -> None:
    """Which cards somebody can be said to keep, whether there is a Rent Dodge, what presses itself: the page knows no edition."""
    made = table_room(house, key)
    banker = Banker(house, made)
    assert banker.tell("TABLE SET_TURN seat=0")["t"] == "ack"
    shown, game = MirrorShown(**banker.mirror), house.registry.rooms[made["room"]].game
    assert game is not None

    def known(kind: int, a: int, b: int = 0) -> bool:
        return game.core.refusal(TABLE, Action(kind, a, b)) != Reason.UNKNOWN

    assert [card.deck not in shown.hidden_decks for card in game.edition.kept] == [
        known(Correction.SET_CARD, n, BANK) for n in range(len(game.edition.kept))]
    assert shown.dodge == known(Correction.SET_DODGE, 0) and bool(shown.jobs) == known(Correction.SET_JOB, 0, 1)
    assert shown.by_itself == (list(BY_ITSELF) if key == "city" else [])
    banker.close()


def test_e6_only_the_banker_tells_and_only_at_a_real_table(kept: Settings) -> None:
    """E6: a seat, a watcher and a wrong secret are refused; so is the host of a room that deals its own luck. Nothing changes."""
    with House(kept) as house:
        made = table_room(house)
        lobby = house.http.get(f"/api/rooms/{made['room']}").json()
        assert lobby["luck"] == "table" and lobby["commitment"] == "" and lobby["secret"] is lobby["turn_seconds"] is None
        banker = Banker(house, made)
        assert banker.tell("TABLE SET_TURN seat=0")["t"] == "ack"
        before = dump_of(house, made)
        for guest in (house.guest(made, 0), house.guest(made), Guest(house.address, made["room"], [])):
            for line in ("CHANCE OUTCOME a=1 b=2", "TABLE SET_CASH seat=0 money=5", "UNDO", "ON"):
                guest.say(t="tell", id=f"x{line[:3]}", lines=[line])
                assert guest.hear("refused")["code"] == "NOT_THE_BANKER"
            guest.close()
        false = Guest(house.address, made["room"], [], greet=False)
        false.say(t="hello", v=1, tokens=[], since=None, banker=made["mine"][0]["token"])
        assert false.hear("refused")["code"] == "BAD_TOKEN"
        false.say(t="tell", id="f", lines=["TABLE SET_CASH seat=0 money=5"])
        assert false.hear("refused")["code"] == "NOT_THE_BANKER"
        false.close()
        assert dump_of(house, made) == before
        dealt = house.room("person", "person", "person", edition="city")
        host = Guest(house.address, dealt["room"], [], greet=False)
        host.say(t="hello", v=1, tokens=[one["token"] for one in dealt["mine"]], since=None, banker=dealt["host"])
        before = dump_of(house, dealt)
        for line in ("CHANCE OUTCOME a=1 b=2", "TABLE SET_CASH seat=0 money=5", "UNDO"):
            host.say(t="tell", id=f"y{line[:3]}", lines=[line])
            assert host.hear("refused", "ack")["code"] in ("LUCK_DEALT", "BAD_TOKEN")
        assert dump_of(house, dealt) == before
        host.close()
        banker.close()


@pytest.mark.slow
def test_e1_a_dealt_game_is_retyped_taken_back_and_killed_on_the_way(kept: Settings) -> None:
    """E1, E3: a recorded game told by the banker, with undo and redo and restarts between, ends with the same digest."""
    game = Game.new("here_and_now", 3, seed=11)
    luck = random.Random(3)
    while len(game.inputs) < 160 and not game.over:
        seat = game.asked[0]
        said, _ = game.core.seen(seat).decide(seat, 4, luck.getrandbits(64))
        game.play(Action(*said), seat)
    lines = [str(said) for said in game.inputs]
    house = House(kept)
    made = house.room("person", "person", "person", edition="here_and_now", luck="table")
    banker = Banker(house, made)
    for n, line in enumerate(lines):
        assert banker.tell(line, id=f"line{n}")["t"] == "ack", line
        told = n + 1
        if n % 20 == 10:
            back = luck.randint(1, told)
            for _ in range(back):
                assert banker.tell("UNDO")["t"] == "ack"
            assert banker.mirror["undo"] == told - back and banker.mirror["redo"] == back
            if n % 40 == 10:
                banker.close()
                house.close()
                house = House(kept)
                banker = Banker(house, made)
                assert banker.mirror["undo"] == told - back and banker.mirror["redo"] == back, "it survives a restart"
            for _ in range(back):
                assert banker.tell("REDO")["t"] == "ack"
        if n == 50:
            banker.say(t="tell", id=f"line{n}", lines=[line])
            assert banker.hear("ack", "refused")["t"] == "ack", "said again under the same id it does nothing"
    played = house.registry.rooms[made["room"]].game
    assert played is not None and played.core.digest() == game.core.digest()
    assert [event["seq"] for event in banker.events][-1] == banker.seq == played.core.told
    banker.tell("UNDO")
    assert banker.tell("TABLE SET_CASH seat=0 money=123000")["t"] == "ack"
    assert banker.tell("REDO")["sentence"] == "There is nothing to say again."
    banker.close()
    house.close()
    with House(kept) as again:
        banker = Banker(again, made)
        assert dump_of(again, made)["cash"][0] == 123_000
        banker.close()


def test_bad_input_of_the_banker_gets_a_sentence_and_changes_nothing(kept: Settings) -> None:
    with House(kept) as house:
        made = table_room(house, "here_and_now")
        banker = Banker(house, made)
        banker.tell("TABLE SET_TURN seat=0")
        before = dump_of(house, made)
        for lines, code in ((["CHANCE OUTCOME a=7 b=9"], "NO_SUCH_OUTCOME"), (["CLOCK TICK money=5"], "BAD_ACTION"),
                            (["ON", "NOISE"], "BAD_ACTION"), (["ON", "UNDO"], "BAD_ACTION"),
                            (["TABLE SET_OWNER space=1 seat=9"], "NO_SUCH_SEAT"),
                            (["TABLE SET_OWNER space=99"], "NO_SUCH_THING"), (["7 ROLL"], "NO_SUCH_SEAT"),
                            (["REDO"], "BAD_ACTION"),
                            (["ON", "CHANCE OUTCOME a=1 b=2", "TABLE HAMMER seat=0 money=5"], "NO_AUCTION"),
                            ([""], "BAD_ACTION")):
            answer = banker.tell(*lines)
            assert answer["t"] == "refused" and answer["code"] == code and answer["sentence"], (lines, answer)
            assert answer.get("line") == (None if lines == ["REDO"] else len(lines) - 1), "the page shows it where it was typed"
        bad: list[dict[str, Any]] = [{"lines": []}, {"lines": ["x"] * 151}, {"lines": ["x" * 201]}, {"lines": "ON"}, {}]
        for frame in bad:
            banker.say(t="tell", id="bad", **frame)
            assert banker.hear("refused")["code"] == "BAD_FRAME"
        assert dump_of(house, made) == before
        banker.close()


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["city", "here_and_now", "millionaire", "tropical_tycoon"])
def test_every_edition_is_mirrored_and_its_record_replays(kept: Settings, edition: str) -> None:
    """Ten rolls with phones of players and a watcher beside the banker; nobody but the banker is told which cards may come."""
    with House(kept) as house:
        made = table_room(house, edition)
        banker, phone, screen = Banker(house, made), house.guest(made, 1), house.guest(made)
        luck = random.Random(edition)
        rolls = 0
        while rolls < 10:
            rolls += bool(banker.mirror["toss"] and banker.mirror["toss"]["dice"])
            answer = banker.tell(*told_next(banker, luck))
            assert answer["t"] == "ack", answer
        assert banker.tell("TABLE SET_CASH seat=0 money=777000")["t"] == "ack"
        for guest in (phone, screen):
            guest.drain()
            frames = [json.loads(frame) for frame in guest.frames if '"update"' in frame]
            assert all(not frame["mirror"]["toss"] or frame["mirror"]["toss"]["falls"] == [] for frame in frames)
            assert guest.views[min(guest.views)]["players"][0]["cash"] == 777_000
        room = house.registry.rooms[made["room"]]
        assert room.game is not None
        record = Record.parse(room.game.save())
        assert Game.load(record).core.digest() == room.game.core.digest() and record.header.dealer() is None
        assert corrections_in(record.inputs) == 1 and any(said.who == CHANCE for said in record.inputs)
        for guest in (banker, phone, screen):
            guest.close()


def test_e7_a_second_phone_takes_over_the_bank(kept: Settings) -> None:
    """E7: the banker's secrets are all a second device needs, also after a restart; the first may be gone."""
    house = House(kept)
    made = table_room(house)
    first = Banker(house, made)
    first.tell("TABLE SET_TURN seat=2", "ON", "CHANCE OUTCOME a=1 b=2")
    first.close()
    house.close()
    with House(kept) as house:
        second = Banker(house, made)
        assert second.mirror["undo"] == 1 and second.tell("UNDO")["t"] == "ack"
        assert second.mirror["toss"]["kind"] == "TOSS_CONTEST"
        second.close()


def test_bots_sit_at_a_real_table_too_and_an_end_is_taken_back(kept: Settings) -> None:
    """What a bot says belongs to the move it follows; a game that ended by a slip goes on."""
    with House(kept) as house:
        made = house.room("person", "trader", edition="here_and_now", luck="table", options={"cards": "table"})
        banker = Banker(house, made)
        banker.tell("TABLE SET_TURN seat=1")
        banker.until(lambda: banker.mirror["toss"] is not None)
        assert banker.mirror["toss"]["kind"] == "TOSS_DICE" and banker.mirror["undo"] == 1, "the bot has taken the dice"
        assert banker.tell("CHANCE OUTCOME a=1 b=2")["t"] == "ack"
        assert banker.tell("TABLE SET_TURN seat=0", "TABLE SET_CASH seat=0", "TABLE SET_AT seat=0 space=0",
                           "TABLE SET_OWNER space=3 seat=1", "ON", "CHANCE OUTCOME a=1 b=2", "0 GIVE_UP")["t"] == "ack"
        banker.until(lambda: banker.lobby["over"])
        assert "OVER" in [event["name"] for event in banker.events]
        assert banker.tell("UNDO")["t"] == "ack"
        banker.until(lambda: not banker.lobby["over"])
        assert house.http.get(f"/api/rooms/{made['room']}").json()["over"] is False
        banker.close()


def test_no_phone_but_the_bankers_speaks_for_dice_or_table(kept: Settings) -> None:
    """E6: not by acting for a seat, not with the secret of another bank, and nobody opens such a table to strangers."""
    with House(kept) as house:
        made, other = table_room(house, "here_and_now"), table_room(house, "here_and_now")
        banker, phone = Banker(house, made), house.guest(made, 0)
        banker.tell("TABLE SET_TURN seat=0", "ON")
        before = dump_of(house, made)
        for said in ("OUTCOME a=6 b=6", "CHANCE OUTCOME a=6 b=6", "SET_CASH seat=0 money=999", "TABLE SET_CASH seat=0 money=999",
                     "HAMMER seat=0 money=1", "SET_TURN seat=0", "UNDO"):
            answer = phone.act(0, said)
            assert answer["t"] == "refused" and answer["sentence"], said
        thief = Guest(house.address, made["room"], [], greet=False)
        thief.say(t="hello", v=1, tokens=[made["mine"][0]["token"]], since=None, banker=other["host"])
        assert thief.hear("refused")["code"] == "BAD_TOKEN"
        thief.say(t="tell", id="t", lines=["CHANCE OUTCOME a=6 b=6"])
        assert thief.hear("refused")["code"] == "NOT_THE_BANKER"
        assert dump_of(house, made) == before
        chairs = [{"kind": "person", "name": "Ada"}, {"kind": "open", "name": "Ben"}]
        wish = {"edition": "here_and_now", "luck": "table", "public": True, "seats": chairs}
        refused = house.http.post("/api/rooms", json=wish)
        assert refused.status_code == 400 and "deals its own luck" in refused.json()["sentence"]
        for guest in (banker, phone, thief):
            guest.close()


def test_one_phone_pauses_and_replaces_nobody_at_a_real_table(kept: Settings) -> None:
    """The bank may sleep; everybody is there all the same."""
    with House(kept) as house:
        made = table_room(house, "here_and_now")
        phone = house.guest(made, 1)
        house.registry.rooms[made["room"]].left.update(dict.fromkeys(range(3), 0.0))
        phone.say(t="vote", id="r", seat=1, what="replace", yes=True)
        assert phone.hear("ack", "refused")["code"] == "NOBODY_AWAY"
        phone.say(t="vote", id="p", seat=1, what="pause", yes=True)
        assert phone.hear("ack", "refused")["t"] == "ack"
        phone.drain()
        assert not phone.lobby["paused"] and not any(seat["absent"] for seat in phone.lobby["seats"])
        banker = Banker(house, made)
        assert banker.tell("CHANCE OUTCOME a=1 b=2")["t"] == "ack"
        phone.close()
        banker.close()


def test_undo_goes_past_the_hammer_and_past_what_a_phone_has_said(kept: Settings) -> None:
    """E3: an auction by voice and a purchase on a player's own phone are taken back and told again like everything else."""
    with House(kept) as house:
        made = table_room(house, "here_and_now")
        banker, phone = Banker(house, made), house.guest(made, 0)
        seen = []
        for lines in (["TABLE SET_TURN seat=0", "ON", "CHANCE OUTCOME a=1 b=2"], ["0 DECLINE"],
                      ["TABLE HAMMER seat=2 money=700000"],
                      ["TABLE SET_TURN seat=0", "TABLE SET_AT seat=0 space=5", "ON", "CHANCE OUTCOME a=1 b=2"]):
            assert banker.tell(*lines)["t"] == "ack"
            seen.append(dump_of(house, made))
        assert seen[2]["owner"][3] == 2
        assert phone.act(0, "BUY", "mine")["t"] == "ack"
        banker.hear("update")
        bought = dump_of(house, made)
        for before in reversed(seen):
            assert banker.tell("UNDO")["t"] == "ack"
            assert dump_of(house, made) == before
        assert phone.act(0, "BUY", "mine")["t"] == "ack" and dump_of(house, made) == seen[0], "said again it does nothing"
        for _ in seen:
            assert banker.tell("REDO")["t"] == "ack"
        assert dump_of(house, made) == bought
        assert banker.tell("REDO")["sentence"] == "There is nothing to say again."
        for guest in (banker, phone):
            guest.close()
