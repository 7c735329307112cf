"""The pictures of docs/companion.md: taken here, and with PASSGO_PICTURES=docs put there."""
from __future__ import annotations

import os
import re
from collections.abc import Callable

import pytest
from live_pages import ROOT
from real_table import RealTable

Make = Callable[..., RealTable]
PAGE = ROOT / "docs" / "companion.md"
FOLDER = ROOT / "docs" / "companion"
FIRST = "crypto.getRandomValues = (into) => { into.fill(1); return into; };"


def unit(home: RealTable) -> None:
    home.go("city").click(".keys")
    home.wait(2)
    home.page.click(".dome")
    home.wait(12)


def five_seconds(home: RealTable) -> None:
    home.go("city").click(".dome")
    home.wait(46)


def channel(home: RealTable) -> None:
    home.go("island").evaluate("companion.keep.act('island', companion.channel.show(companion.keep.island, 'whale-1', -1))")


def result(home: RealTable) -> None:
    channel(home)
    home.page.click("[data-choice='1']")
    home.wait(5)


def rent(home: RealTable) -> None:
    page = home.go("city/rent")
    page.click("[data-district]:has-text('Central Quay')")
    for kind, count in (("Residential", 2), ("Industrial", 4)):
        page.click(f"[aria-label='{kind}: 0. Choose.']")
        page.click(f".all button >> nth={count}")
    page.select_option("#hazard", label="power station")
    page.click("[data-switch=skyscraper]")


def count(home: RealTable) -> None:
    page = home.go("city/count")
    names = "players: ['Ann', 'Bob', 'Cy'], cash: [18.7e6, 9.25e6, 6e5]"
    page.evaluate("companion.keep.act('city', {...companion.keep.city, " + names + "})")
    for seat in range(3):
        page.click(f"[data-seat='{seat}']")
        for district in range(seat, 22, 3):
            page.click(f"[data-district='{district}']")
    page.evaluate("companion.keep.act('city', {...companion.keep.city, plots: companion.keep.city.plots.map((one, n) => "
                  "({...one, homes: n % 5, works: n % 3}))})")
    page.evaluate("document.querySelector('#whose').scrollIntoView()")


def bank(home: RealTable) -> None:
    page = home.go("bank")
    page.evaluate("companion.keep.act('bank', companion.ledger.begin('here_and_now', ['Ann', 'Bob', 'Cy', 'Di'], 15e6, 1.8e12))")
    page.click("[data-seat='0']")
    page.click("[data-seat='2']")
    for key in ("1", "Point", "4", "5", "million"):
        page.click(f".pad [aria-label='{key}']")


def casino(home: RealTable) -> None:
    page = home.go("island/visit")
    page.evaluate("companion.keep.act('island', {...companion.keep.island, deeds: [{name: 'Moonlight Beach', sum: 450000}]})")
    page.click("[data-kind=casino]")
    page.click("[data-deed]")
    page.click(".faces button >> nth=0")


PICTURES = {"unit": unit, "five-seconds": five_seconds, "channel": channel, "result": result, "rent": rent, "count": count,
            "bank": bank, "casino": casino}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_shows_what_the_page_says(name: str, table_at_home: Make) -> None:
    home = table_at_home(scripts=FIRST)
    PICTURES[name](home)
    home.wait(0.3)
    shot = home.page.screenshot()
    assert len(shot) > 10_000, "there is something to see"
    if os.environ.get("PASSGO_PICTURES") == "docs":
        (FOLDER / f"{name}.png").write_bytes(shot)


def test_the_page_for_owners_shows_all_of_them() -> None:
    shown = re.findall(r"\(companion/([\w-]+)\.png\)", PAGE.read_text(encoding="utf-8"))
    assert sorted(shown) == sorted(file.stem for file in FOLDER.glob("*.png"))
    # Those of the mirror are taken where it is played (test_browser_mirror.py).
    assert sorted(name for name in shown if not name.startswith("mirror-")) == sorted(PICTURES)
