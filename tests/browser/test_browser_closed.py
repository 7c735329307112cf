"""What the page does when a game cannot be played on, and who it says must agree to an end."""
from __future__ import annotations

import json
import pathlib
import sqlite3
from collections.abc import Callable

from house_of_glass import Device, House, until


def test_all_whose_game_it_is_are_asked_to_end_it_and_a_game_of_other_rules_says_so(
        device: Callable[..., Device], house: House, tmp_path: pathlib.Path) -> None:
    """Ada wants to end the game: the page names Ben, who is not there. Then the server is upgraded under it, and the page says
    what has happened and gives out what was told."""
    made = house.room("person", "person")
    ada = device()
    ada.sit(made, 0)
    ben = device()
    ben.sit(made, 1)
    ben.close()
    until("Ben is away", lambda: ada.heard('"online":false'))
    ada.page.keyboard.press("m")
    ada.page.get_by_role("button", name="End the game", exact=True).click()
    ada.page.wait_for_selector(".vote .missing")
    assert "Ben" in (ada.page.text_content(".vote .missing") or "") and not ada.page.query_selector(".over")
    house.kill()
    with sqlite3.connect(house.data / "games.sqlite3") as games:
        sheet = json.loads(games.execute("SELECT sheet FROM rooms WHERE room = ?", (made["room"],)).fetchone()[0])
        games.execute("UPDATE rooms SET sheet = ? WHERE room = ?", (json.dumps(sheet | {"rules": 1}), made["room"]))
    house.start()
    ada.page.reload()
    ada.page.wait_for_selector("text=This game cannot be played on")
    assert "version" in (ada.page.text_content("[role=alert]") or "")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("button", name="Download the record").click()
    download.value.save_as(tmp_path / "told.jsonl")
    head, *lines = map(json.loads, (tmp_path / "told.jsonl").read_text().splitlines())
    assert head["seat"] == 0 and lines
    ada.forgive("WebSocket", "Failed to load", "asked a stranger: blob:")
    ben.wrong.clear()
