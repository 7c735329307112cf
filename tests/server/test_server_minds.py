"""Odds, hints, deals and reviews at a table: only where it allows them, from what a seat may know, and beside the loop."""
from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest
from awaited import awaited
from live_server import Guest, House
from players import choose, play_on

from passgo import Game
from passgo.bots import PolicyBot, play_out
from passgo.loading import editions
from passgo.minds.nets import NetError
from passgo.minds.odds import odds_of_view
from passgo.minds.population import explained
from passgo.play.actions import Action, Input
from passgo.play.thoughts import Budget
from passgo.rules.words import Kind
from passgo.server.ops.settings import Rate, Settings
from passgo.server.rooms import reviews
from passgo.server.rooms.driver import say_thought
from passgo.server.rooms.live_odds import frame_of
from passgo.server.rooms.sheet import Sheet
from passgo.server.rooms.thoughts import THREADS, Thoughts

pytestmark = pytest.mark.slow

Json = dict[str, Any]


def ask(house: House, made: Json, what: str, seat: int | None = 0, **body: Any) -> httpx.Response:
    """A seat asks for advice; None: somebody without a seat does."""
    token = next((one["token"] for one in made["mine"] if one["seat"] == seat), "")
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if what in ("odds", "review"):
        return house.http.get(f"/api/rooms/{made['room']}/{what}", headers=headers)
    return house.http.post(f"/api/rooms/{made['room']}/{what}", headers=headers, json=body if what == "worth" else None)


# ----------------------------------------------------------------------------------------------------- what a table allows
def test_a_table_says_what_it_allows_and_the_host_changes_it_before_the_start(house: House) -> None:
    made = house.room("person", "open", started=False)
    guest = house.guest(made, 0)
    assert (guest.lobby["odds"], guest.lobby["hints"]) == ("after", False)
    wish = {"odds": "live", "hints": True}
    path, host = f"/api/rooms/{made['room']}/table", {"Authorization": f"Bearer {made['host']}"}
    assert house.http.post(path, json=wish).json()["code"] == "NOT_THE_HOST"
    assert house.http.post(path, json={"odds": "always", "hints": True}, headers=host).status_code == 400
    assert house.http.post(path, json=wish, headers=host).json()["odds"] == "live"
    guest.until(lambda: guest.lobby["hints"] and guest.lobby["odds"] == "live")
    house.http.post(f"/api/rooms/{made['room']}/bot", json={"seat": 1, "bot": "trader"}, headers=host)
    assert house.start(made).status_code == 200
    refused = house.http.post(path, json={"odds": "off", "hints": False}, headers=host)
    assert refused.json()["code"] == "STARTED"
    guest.close()


def test_a_sheet_from_before_there_were_odds_agreed_to_none(house: House) -> None:
    made = house.room("person", "trader", started=False, odds="live", hints=True)
    guest = house.guest(made, 0)
    text = house.registry.rooms[made["room"]].sheet.text()
    guest.close()
    old = {name: value for name, value in json.loads(text).items() if name not in ("odds", "hints")}
    assert (Sheet.parse(json.dumps(old)).odds, Sheet.parse(json.dumps(old)).hints) == ("off", False)
    assert (Sheet.parse(text).odds, Sheet.parse(text).hints) == ("live", True)


def test_advice_is_refused_with_a_sentence_where_the_table_wants_none(house: House) -> None:
    made = house.room("person", "trader", odds="off")
    guest = house.guest(made, 0)
    guest.until(lambda: 0 in guest.asked())
    for what, code in (("hint", "NO_HINTS"), ("worth", "NO_HINTS"), ("deal", "NO_HINTS"), ("odds", "NO_ODDS"),
                       ("review", "NO_REVIEW")):
        answer = ask(house, made, what)
        assert answer.status_code == 403 and answer.json()["code"] == code and answer.json()["sentence"].endswith(".")
    assert guest.act(0, "ROLL")["t"] == "ack", "the game goes on"
    guest.close()


def test_only_a_seat_gets_advice_and_only_where_there_is_something_to_advise(house: House) -> None:
    made = house.room("person", "person", hints=True, odds="live")
    guest = house.guest(made, 0, 1)
    guest.until(lambda: guest.asked())
    first = guest.asked()[0]
    assert ask(house, made, "hint", None).json()["code"] == "BAD_TOKEN"
    assert ask(house, made, "hint", 1 - first).json() == {
        "code": "NO_ADVICE", "clause": "", "sentence": "You are not asked anything now."}
    assert ask(house, made, "worth", first).json()["sentence"] == "There is no offer on the table."
    for wrong in ("FLY", "ROLL", "OFFER to=0 money=99999999999999999999"):
        assert ask(house, made, "worth", first, action=wrong).json()["code"] in ("BAD_ACTION", "NO_ADVICE")
    assert ask(house, made, "review", first).json()["code"] == "NOT_OVER"
    shares = ask(house, made, "odds", None).json()
    assert shares["seat"] == -1 and sum(one["odds"] for one in shares["shares"]) == pytest.approx(1, abs=0.01)
    guest.close()


def test_advice_is_not_asked_for_without_end(tmp_path: Any) -> None:
    with House(Settings(data=tmp_path / "games", advice=Rate(0.001, 2))) as house:
        made = house.room("person", "trader", hints=True)
        guest = house.guest(made, 0)
        guest.until(lambda: 0 in guest.asked())
        codes = [ask(house, made, "hint").status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        guest.close()


@pytest.mark.slow
@pytest.mark.parametrize("edition", editions())
def test_a_hint_can_be_said_as_it_is(house: House, edition: str) -> None:
    """Ten questions of every edition, answered as advised."""
    made = house.room("person", "trader", "trader", edition=edition, hints=True)
    guest = house.guest(made, 0)
    for _ in range(10):
        guest.until(lambda: 0 in guest.asked())
        guest.drain()
        if 0 not in guest.asked():
            continue
        before, told = guest.seq, ask(house, made, "hint").json()
        assert told["text"] and told["why"] and told["text"] in told["sentence"]
        assert 0 <= told["odds"] <= 1 and told["error"] >= 0 and told["weighed"]
        answer = guest.act(0, told["action"])
        guest.drain()
        assert answer["t"] == "ack" or guest.seq > before, ("nobody else spoke in between", told, answer)
    guest.close()


def test_a_deal_is_judged_for_both_sides_and_a_fair_one_is_looked_for(house: House) -> None:
    made = house.room("person", "person", hints=True)
    guest = house.guest(made, 0, 1)
    luck = random.Random(4)
    while not deeds(guest, 0) or not deeds(guest, 1) or not guest.asked() or not guest.view(guest.asked()[0])["may_offer"]:
        guest.drain()
        seat = guest.asked()[0]
        legal = [one["action"] for one in guest.view(seat)["legal"]]
        said = "BUY" if "BUY" in legal else "ROLL" if "ROLL" in legal else choose(guest.view(seat), luck)
        assert said and guest.act(seat, said)["t"] == "ack"
        guest.drain()
    seat = guest.asked()[0]
    half = guest.view(seat)["players"][seat]["cash"] // 20_000 * 10_000
    gift = f"OFFER to={1 - seat} give={deeds(guest, seat)[0]} money={half}"
    told = ask(house, made, "worth", seat, action=gift).json()
    assert told["verdict"] == "bad" and [one["seat"] for one in told["sides"]] == [seat, 1 - seat]
    assert told["sides"][0]["odds"] < 0 < told["sides"][1]["odds"]
    found = ask(house, made, "deal", seat).json()
    assert found["text"] and (found["worth"] is None) == (found["action"] == "")
    assert guest.act(seat, gift)["t"] == "ack"
    guest.drain()
    received = ask(house, made, "worth", 1 - seat).json()
    assert received["verdict"] == "good" and "good for you" in received["sentence"]
    german = house.http.post(f"/api/rooms/{made['room']}/worth", json={}, headers={
        "Authorization": f"Bearer {made['mine'][1 - seat]['token']}", "Accept-Language": "de"}).json()
    assert "gut für dich" in german["sentence"]
    guest.close()


def deeds(guest: Guest, seat: int) -> list[int]:
    views = list(guest.views.values())
    return [space["number"] for space in views[0]["spaces"] if space["owner"] == seat] if views else []


# ---------------------------------------------------------------------------------------------------------------- secrets
def for_all(game: Game) -> str:
    """What is told to all of a game as it stands."""
    return frame_of(odds_of_view(game.view(-1), Budget(60.0, 120), explained(game)), 7)


def test_odds_for_all_do_not_depend_on_closed_bids() -> None:
    """The same public state, another hidden bid: the same words to the last byte."""
    told = []
    for bid in (0, 10_000, 3_330_000):
        game = Game.new("here_and_now", 3, seed=11, options={"auctions": "sealed"}, first=0)
        while "BUY" not in [action.name for action in game.legal(game.asked[0]).actions]:
            game.play("ROLL", game.asked[0])
        game.play("DECLINE")
        game.play(f"BID money={bid}", 0)
        told.append((game.view(-1).json(), for_all(game)))
    assert len(told) == 3 and len(set(told)) == 1


def test_odds_for_all_do_not_depend_on_cards_face_down() -> None:
    """Millionaire: another Fortune card in a closed hand, and all that was played openly since: the same words."""
    game, changed = other_hand()
    assert game.core.dump()["hand"] != changed.core.dump()["hand"]
    assert game.view(-1).json() == changed.view(-1).json()
    assert for_all(game) == for_all(changed)


def other_hand() -> tuple[Game, Game]:
    """A game, and one that everybody but a holder of a hidden card takes for the same."""
    for seed in range(60):
        game = Game.new("millionaire", 3, seed=seed)
        play_out(game, {seat: PolicyBot("thrifty", seat) for seat in range(3)}, lambda game: game.over or game.round > 7)
        for place, (who, action) in enumerate(game.inputs):
            if who >= 0 or game.over:
                continue
            for card in range(24):
                inputs = [*game.inputs]
                inputs[place] = Input(who, action._replace(a=card))
                twin = replayed(game, inputs) if inputs[place] != game.inputs[place] else None
                if twin is not None and twin.view(-1).json() == game.view(-1).json() and \
                        twin.core.dump()["hand"] != game.core.dump()["hand"]:
                    return game, twin
    raise AssertionError("no game with a hidden card to change was found")


def replayed(game: Game, inputs: list[Input]) -> Game | None:
    twin = Game(game.edition, game.names, None, game.first)
    try:
        for said in inputs:
            twin.tell(*said)
    except Exception:
        return None
    return twin


def test_live_odds_reach_everybody_alike_and_nobody_where_they_are_off(house: House) -> None:
    for odds in ("live", "after"):
        made = house.room("person", "trader", "trader", odds=odds)
        player, watcher = house.guest(made, 0), house.guest(made)
        for guest in (player, watcher):
            guest.until(lambda guest=guest: bool(guest.views))
        luck = random.Random(2)
        if odds == "live":
            first = player.hear("odds")
            assert [one["seat"] for one in first["shares"]] == [0, 1, 2] and all(one["error"] > 0 for one in first["shares"])
            assert watcher.hear("odds") == first
            late = house.guest(made)
            assert late.hear("odds")["shares"]
            late.close()
        play_on(player, luck, 3)
        player.drain()
        assert any('"t":"odds"' in frame for frame in player.frames) == (odds == "live")
        player.close()
        watcher.close()


# ---------------------------------------------------------------------------------------------------------------- reviews
def test_a_finished_game_is_reviewed_once_for_all_in_any_language(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.3)
    made = house.room("person", "trader")
    guest = house.guest(made, 0)
    play_on(guest, random.Random(3), 12)
    guest.say(t="vote", id="v", seat=0, what="end", yes=True)
    guest.until(lambda: guest.lobby["over"])
    told = ask(house, made, "review", None).json()
    while told["waiting"]:
        told = ask(house, made, "review", None).json()
    assert told["names"] == ["Player 0", "Player 1"] and [one["seat"] for one in told["seats"]] == [0, 1]
    assert len(told["curve"]) > 3 and all(sum(point["odds"]) == pytest.approx(1, abs=0.01) for point in told["curve"])
    for seat in told["seats"]:
        assert seat["luck"] + seat["own"] + seat["others"] == pytest.approx(
            told["curve"][-1]["odds"][seat["seat"]] - told["curve"][0]["odds"][seat["seat"]], abs=0.01)
        assert all(one["loss"] > 2 * one["error"] for one in seat["mistakes"])
    work = house.registry.reviews.known[made["room"]]
    assert work.review and not told["note"]
    work.review.note = NetError("net-none", edition="Short Walk")
    again = house.http.get(f"/api/rooms/{made['room']}/review", headers={"Accept-Language": "de"}).json()
    assert again["curve"] == told["curve"] and house.registry.reviews.known[made["room"]] is work
    assert again["note"].startswith("Für Short Walk gibt es keine Gewichte")
    guest.close()


# ---------------------------------------------------------------------------------------------------------------- thinking
def test_who_thinks_never_holds_the_room(house: House) -> None:
    """While a master thinks, a person at its table is answered; what it thought about an older table is not said."""
    made = house.room("person", "master", "master", pace="fast")
    guest = house.guest(made, 0)
    luck, room = random.Random(5), house.registry.rooms[made["room"]]
    spoken: set[int] = set()
    while not spoken >= {0, 1, 2}:
        play_on(guest, luck, 6)
        assert room.game and not room.game.over
        spoken = {who for who, _ in room.game.inputs}
    guest.close()


def test_the_more_wait_the_shorter_each_thought() -> None:
    some = Thoughts()
    assert (some.budget(0.2, 100).seconds, some.budget(0.2, 100).futures) == (0.2, 100)
    some.lines[0].extend([None] * (40 * THREADS))  # type: ignore[list-item]
    assert some.budget(0.2, 100).seconds < 0.03 and 8 <= some.budget(0.2, 100).futures < 12


def test_what_was_thought_of_a_table_before_something_was_taken_back_is_not_said(house: House) -> None:
    """As many inputs as before, but another game: the thought is void; nothing is kept of it."""
    made = house.room("person", "person")
    guest = house.guest(made, 0, 1)
    guest.until(lambda: guest.asked())
    room = house.registry.rooms[made["room"]]
    game = room.game
    assert game is not None
    before, bots = len(game.inputs), room.bots
    awaited(say_thought(room, game.fork(), before, (guest.asked()[0], Action(Kind.ROLL)), {}))
    assert len(game.inputs) == before and room.bots is bots
    guest.close()
