"""An edition that lies elsewhere is played on the page too: under its own name, with its own question, badge and clauses."""
from __future__ import annotations

import os
import pathlib
import random

import pytest
from clicks import asked, kind, play_on
from live_pages import ROOT, House, devices
from playwright.sync_api import Browser


def test_it_is_chosen_and_played(browser: Browser, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its box stands on the shelf without a word nobody wrote, and no other edition's name is on its table."""
    monkeypatch.setenv("PASSGO_EDITIONS", "tollway")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT / "tests" / "elsewhere"), os.environ.get("PYTHONPATH", "")]))
    house = House(tmp_path / "games")
    try:
        with devices(browser, house) as device:
            page = device().go()
            page.wait_for_selector("a[href='#/play/tollway']")
            box = page.inner_text("li.cover:has(a[href='#/play/tollway'])")
            assert box.startswith("Tollway") and "cover-" not in box, box
            page = device().sit(house.room("person", "random", edition="tollway"), 0)
            assert page.inner_text(".banner .mark") == "Tollway"
            play_on([page], random.Random(1), lambda: kind(page) == "ASK_TOLL" and asked(page), 300)
            assert page.inner_text(".prompt h2").startswith("The gate is closed."), page.inner_text(".prompt")
            assert "Pay the toll" in page.inner_text(".prompt .actions")
            shown = house.ask("editions/tollway/board")["spaces"][2]
            assert shown["clauses"] == ["TW-01", "TW-02"], shown
    finally:
        house.close()
