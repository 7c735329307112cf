"""What a seat may not know is not in what it is sent: not in views, not in events, not in anybody else's frames."""
from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest
from awaited import awaited
from live_server import House
from players import choose

from passgo import Game
from passgo.events import Event
from passgo.loading import editions
from passgo.play.dealer import SCHEME, commitment_of
from passgo.server.ops.settings import Settings
from passgo.server.rooms.announcing import history
from passgo.server.rooms.room import Room
from passgo.server.rooms.sheet import Chair, Sheet, hashed
from passgo.server.storage.store import Move, Stored
from passgo.server.views.drawing import Drawing, TableWriter
from passgo.server.views.table import Surroundings, shown, told
from passgo.server.wire.views import Shown

SEALED = {"auctions": "sealed"}


def around(game: Game) -> Surroundings:
    seats = len(game.names)
    return Surroundings(game.names, [None] * seats, [True] * seats, [False] * seats, None, None, None, False, False)


def heard(game: Game, events: list[Event], seat: int) -> str:
    """All a seat is sent, as bytes."""
    tell = game.teller()
    return json.dumps([shown(game.view(seat), around(game)),
                       [(n, told(event, tell.sentence(event))) for n, event in enumerate(events) if event.told_to(seat)]])


def test_a_sealed_bid_reaches_nobody_else() -> None:
    """Two games alike but for seat 0's bid: what the others are sent is the same to the last byte."""
    told_of: dict[int, list[str]] = {}
    for bid in (10_000, 3_330_000):
        game = Game.new("here_and_now", 3, seed=11, options=SEALED, first=0)
        events: list[Event] = []
        while "ASK_BUY" not in str(shown(game.view(-1), around(game))["prompt"]):
            events += game.play("ROLL", game.asked[0])
        events += game.play("DECLINE")
        events += game.play(f"BID money={bid}", 0)
        for seat in (1, 2, -1):
            told_of.setdefault(seat, []).append(heard(game, events, seat))
        assert str(bid) in json.dumps(game.view(0).table.sealed), "its owner may see it"
    for seat, (low, high) in told_of.items():
        assert low == high, f"seat {seat} can tell the bids apart"


def drawn(game: Game, luck: random.Random, most: int) -> Iterator[tuple[Game, Drawing]]:
    """A game by chance, and after every move what is drawn of it once for all."""
    writer = TableWriter(game.names)
    for _ in range(most):
        if game.over or not game.asked:
            break
        seat = luck.choice(game.asked)
        said = choose(shown(game.view(seat), around(game)), luck)
        assert said is not None
        game.play(said, seat)
        yield game, writer.draw(game.view, around(game))


@pytest.mark.slow
@pytest.mark.parametrize("edition", editions())
def test_what_is_hidden_from_a_view_is_hidden_from_what_is_shown(edition: str) -> None:
    """Whenever two Views know the same, the same is sent: Shown is a function of the View alone, seat by seat."""
    for game, drawing in drawn(Game.new(edition, 3, seed=5), random.Random(edition), 120):
        for viewer in (-1, 0, 1, 2):
            view = game.view(viewer)
            blank = game.view(viewer)
            blank.core = game.core.fresh(3)
            blank.core.load(view.core.dump())
            first, second = shown(view, around(game)), shown(blank, around(game))
            assert first == second
            assert json.loads(drawing.text(viewer)) == json.loads(json.dumps(first))
            Shown.model_validate_json(json.dumps(first))


def test_frames_never_hold_secrets(house: House) -> None:
    """Sealed auctions on three devices: no frame holds another seat's bid before the hands open, nor the seed, nor a token."""
    made = house.room("person", "person", "person", options=SEALED)
    guests = [house.guest(made, seat) for seat in range(3)]
    watcher = house.guest(made)
    room, luck, sealed = house.registry.rooms[made["room"]], random.Random(3), 0
    for _ in range(150):
        for guest in (*guests, watcher):
            guest.drain()
        asked = guests[0].view(0)["prompt"]["asked"]
        seat = asked[0]
        view = guests[seat].view(seat)
        said, bid = choose(view, luck), (870_000, 1_130_000, 1_190_000)[sealed % 3]
        assert said is not None
        sealed_now = view["prompt"]["kind"] == "ASK_SEALED_AUCTION" and view["prompt"]["lot"] < 40 and len(asked) > 1
        if sealed_now and view["bids"]["high"] >= bid:
            said, marks = f"BID money={bid}", [len(other.frames) for other in (*guests, watcher)]
            assert guests[seat].act(seat, said)["t"] == "ack"
            for other, mark in zip((*guests, watcher), marks, strict=True):
                other.drain()
                if other is not guests[seat]:
                    text = "".join(json.dumps(strip(frame)) for frame in other.frames[mark:])
                    assert not re.search(rf"(?<!\d)({bid}|{bid:,})(?!\d)", text)
                    sealed += 1
        else:
            guests[seat].act(seat, said)
        if guests[0].view(0)["over"]:
            break
    assert sealed >= 9
    everything = "".join(frame for guest in (*guests, watcher) for frame in guest.frames)
    assert room.sheet.secret not in everything and str(room.game and room.game.seed) not in everything
    assert not any(one["token"] in everything for one in made["mine"]) and made["host"] not in everything
    for guest in (*guests, watcher):
        guest.close()


def strip(text: str) -> object:
    """A frame without the sums everybody may know anyway."""
    frame = json.loads(text)
    for view in frame.get("views", {}).values():
        view["players"], view["spaces"] = [], []
    return frame


def test_a_loaded_room_shows_what_the_stored_one_showed() -> None:
    """Every secret, too: the closed hands of a sealed auction come back from the store."""
    game = Game.new("here_and_now", 3, secret="s", options=SEALED, first=None)
    while "ASK_BUY" not in str(shown(game.view(-1), around(game))["prompt"]):
        game.play(game.legal(game.asked[0], side=False).actions[0], game.asked[0])
    game.play("DECLINE")
    game.play("BID money=420000", game.asked[0])
    chairs = [Chair("person", name, None, hashed(str(seat))) for seat, name in enumerate(game.names)]
    sheet = Sheet("r", "CODEXX", "here_and_now", dict(SEALED), game.edition.digest, chairs, "fast", None, "", "s",
                  commitment_of("s"), SCHEME, started=True, rules=game.edition.rules_version)
    moves = [Move(0, None, game.core.told, "\n".join(map(str, game.inputs)))]

    async def load() -> Room:
        return Room(Stored(sheet, moves, None), None, Settings())  # type: ignore[arg-type]
    room = awaited(load())
    assert room.game is not None
    assert room.game.core.dump() == game.core.dump()
    assert [room.game.view(seat).json() for seat in range(-1, 3)] == [game.view(seat).json() for seat in range(-1, 3)]


@pytest.mark.slow
@pytest.mark.parametrize("edition", editions())
def test_every_device_hears_exactly_what_its_seat_may_know(house: House, edition: str) -> None:
    """Three seats on three devices and a watcher, against the whole tape of the game played again."""
    made = house.room("person", "person", "person", edition=edition)
    guests = [house.guest(made, seat, since=0) for seat in range(3)]
    watcher, luck = house.guest(made, since=0), random.Random(edition)
    for _ in range(80):
        for guest in guests:
            guest.drain()
        prompt = guests[0].view(0)["prompt"]
        if prompt is None or not prompt["asked"]:
            break
        seat = luck.choice(prompt["asked"])
        said = choose(guests[seat].view(seat), luck)
        assert said is not None
        guests[seat].act(seat, said)
    for guest in (*guests, watcher):
        guest.drain()
    # Only now: what the clock says meanwhile is on the tape of whoever has heard it.
    game = house.registry.rooms[made["room"]].game
    assert game is not None
    tape = history(game.record())
    for guest, seat in [*zip(guests, range(3), strict=True), (watcher, -1)]:
        heard = [event for event in tape if event[1].told_to(seat) and event[0] <= guest.seq]
        assert [(event["seq"], event["name"], event["who"], event["what"]) for event in guest.events] == [
            (seq, event.name, event.who, event.what) for seq, event in heard]
        guest.close()


@pytest.mark.slow
@pytest.mark.parametrize("edition", editions())
def test_what_is_drawn_once_for_all_is_what_each_would_be_shown(edition: str) -> None:
    """Through long games: nothing drawn before is taken for true when it is not any more, and nobody sees another's own."""
    for game, drawing in drawn(Game.new(edition, 3, seed=8), random.Random(7), 400):
        for viewer in (-1, *range(3)):
            assert json.loads(drawing.text(viewer)) == json.loads(json.dumps(shown(game.view(viewer), around(game))))
