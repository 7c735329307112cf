"""A bank opened with the figures of one's own box: from a file the server was given, kept with the room, played on without it."""
from __future__ import annotations

import dataclasses
import pathlib
from typing import Any

import pytest
from bankers import Banker
from live_server import House

from passgo import Game
from passgo.cli.own_board import board_text
from passgo.loading.served import LARGEST
from passgo.server.ops.boards import read_boards
from passgo.server.ops.settings import Settings

Json = dict[str, Any]
SEATS = [{"kind": "person", "name": name} for name in ("Ann", "Bob", "Cy")]


def own_file(folder: pathlib.Path, edition: str = "city", name: str = "our-city.toml", **changes: str) -> str:
    """What `passgo edition own` writes, with some of its lines changed."""
    text = board_text(edition)
    for before, after in changes.items():
        assert before in text, before
        text = text.replace(before, after)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_bank_is_opened_with_ones_own_figures_and_plays_on_without_the_file(kept: Settings, tmp_path: pathlib.Path) -> None:
    """Names and prices of the file, City's words and pieces; after a restart without `--board` the room is the same."""
    first = Game.new("city", 3, seed=1).edition
    deed = next(space for space in first.spaces if first.board.price[space.number] and space.number >= 3)
    price = first.board.price[deed.number]
    changes = {f'name = "{deed.name}"': 'name = "Kettle Lane"', f"price = {price:_}": f"price = {price + 9000:_}"}
    path = own_file(tmp_path, **changes)
    options = {"clock": False, "cards": "table"}
    with House(dataclasses.replace(kept, boards=(path,))) as house:
        assert [one["key"] for one in house.http.get("/api/boards").json()] == ["our-city"]
        assert "our-city" not in [one["key"] for one in house.http.get("/api/editions").json()]
        for wrong in ({"luck": "seed"}, {"luck": "table", "options": {"clock": "noon"}}, {"luck": "table", "public": True}):
            refused = house.http.post("/api/rooms", json={"edition": "our-city", "seats": SEATS, **wrong})
            assert refused.status_code == 400 and refused.json()["sentence"], wrong
        wish = {"edition": "our-city", "seats": SEATS, "luck": "table", "options": options}
        made = house.http.post("/api/rooms", json=wish | {"odds": "live"}).json()
        allowed = house.http.post(f"/api/rooms/{made['room']}/table", json={"odds": "live", "hints": True},
                                  headers={"Authorization": f"Bearer {made['host']}"}).json()
        assert (allowed["odds"], allowed["hints"]) == ("off", False), "nobody has learnt to judge it"
        assert house.start(made).status_code == 200
        banker = Banker(house, made)
        assert banker.tell("TABLE SET_TURN seat=0", f"TABLE SET_AT seat=0 space={deed.number - 3}", "ON",
                           "CHANCE OUTCOME a=1 b=2")["t"] == "ack"
        assert "Kettle Lane" in banker.views["0"]["prompt"]["text"]
        banker.tell("0 BUY")
        assert banker.views["0"]["world"]["press"] == "ready", "it is City that is played"
        cash = banker.views["0"]["players"][0]["cash"]
        assert cash == first.board.start_cash - price - 9000
        banker.close()
    pathlib.Path(path).unlink()
    with House(kept) as house:
        banker = Banker(house, made)
        lobby = house.http.get(f"/api/rooms/{made['room']}").json()
        assert (lobby["edition"], lobby["title"], lobby["closed"]) == ("city", f"{first.title} (ours)", "")
        assert banker.views["0"]["players"][0]["cash"] == cash
        assert banker.tell("UNDO")["t"] == "ack" and banker.tell("REDO")["t"] == "ack"
        board = house.http.get(f"/api/rooms/{made['room']}/board").json()
        assert board["spaces"][deed.number]["name"] == "Kettle Lane" and board["spaces"][deed.number]["price"] == price + 9000
        assert house.http.get(f"/api/rooms/{made['room']}/past").status_code == 200, "the past is played again on the same board"
        why = house.http.get(f"/api/rooms/{made['room']}/why?space={deed.number}")
        assert why.status_code == 200 and why.json()["lines"]
        banker.close()


@pytest.mark.parametrize(("name", "text", "says"), [
    ("city.toml", 'extends = "city"', "already"),
    ("my board.toml", 'extends = "city"', "letters, digits"),
    ("ours.json", "{}", ".toml"),
    ("big.toml", "#" * (LARGEST + 1), "at most 64 kB"),
    ("broken.toml", "extends =", "is not TOML"),
    ("rules.toml", 'extends = "city"\n[rules]\nstart_cash = -5', "start_cash"),
    ("nowhere.toml", 'extends = "nowhere"', "there are only"),
    ("wide.toml", f'extends = "city"\ntitle = "{"W" * 61}"', "61 letters; 60 fit"),
])
def test_a_board_that_cannot_be_is_named_when_the_server_starts(tmp_path: pathlib.Path, name: str, text: str, says: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=says.replace(".", r"\.")):
        read_boards([str(path)])


def test_a_ring_of_another_kind_is_refused_and_so_is_a_file_that_is_not_there(tmp_path: pathlib.Path) -> None:
    """What the pages draw by the ring of the edition stays as it is printed; names, sums and cards are free."""
    other = own_file(tmp_path, "here_and_now", "ring.toml", **{'name = "Free Parking"': 'name = "A Long Rest"'})
    assert list(read_boards([other])) == ["ring"]
    own_file(tmp_path, "here_and_now", "ring.toml", **{'landing = "INCOME_TAX"': 'landing = "PARK"'})
    with pytest.raises(ValueError, match="of another kind or colour"):
        read_boards([other])
    with pytest.raises(ValueError, match="cannot be read"):
        read_boards([str(tmp_path / "gone.toml")])
    with pytest.raises(ValueError, match="already"):
        own = own_file(tmp_path, name="twice.toml")
        read_boards([own, own])
