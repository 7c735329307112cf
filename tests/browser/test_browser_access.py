"""Everybody can use it: axe on every screen, in both themes, wide and narrow; the board and the buttons by keyboard."""
from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from clicks import come_to_buy, kind, over, play_on
from house_of_glass import ROOT, Device, House, until
from playwright.sync_api import Page

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"wide": (1280, 720), "narrow": (320, 640)}


def examine(page: Page, screen: str) -> list[str]:
    """What axe finds that is serious or critical."""
    if not page.evaluate("'axe' in window"):
        # As the page's own policy forbids strange scripts, it is brought in from outside.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(all => all.violations)")
    return [f"{screen}: {one['id']}: {one['nodes'][0]['html'][:160]} ({one['nodes'][0].get('failureSummary', '')[:200]})"
            for one in found if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", list(SIZES))
def test_axe_finds_nothing_serious(size: str, theme: str, device: Callable[..., Device], house: House) -> None:
    """Home, setup, lobby, join, rules, the table with each of its panels, an auction, the end and the story."""
    width, height = SIZES[size]
    one = device(width=width, height=height, color_scheme=theme)
    found: list[str] = []
    page = one.go()
    page.wait_for_selector("text=On the shelf")
    found += examine(page, "home")
    page = one.go("invite")
    page.wait_for_selector("summary")
    page.click("summary")
    found += examine(page, "setup")
    page.click("text=Open the room")
    page.wait_for_selector(".share")
    found += examine(page, "lobby")
    code = (page.text_content(".code") or "").strip()
    friend = device(width=width, height=height, color_scheme=theme)
    friend.go(f"join/{code}").wait_for_selector("text=Take a seat")
    found += examine(friend.page, "join")
    page = one.go("rules/here_and_now")
    page.wait_for_selector("dl")
    found += examine(page, "rules")
    found += at_the_table(one, house, size == "narrow")
    found += at_the_end(device(width=width, height=height, color_scheme=theme), house)
    assert not found, "\n".join(found)


def at_the_table(one: Device, house: House, narrow: bool) -> list[str]:
    made = house.room("person", "thrifty", "thrifty")
    page = one.sit(made, 0)
    come_to_buy(page, random.Random(4))
    found = examine(page, "table")
    for tab in ("Board", "Deeds", "Players", "Log") if narrow else ():
        page.click(f"nav >> text={tab}")
        found += examine(page, f"{tab} tab")
    for panel, key in (("trade", "t"), ("build", "b"), ("menu", "m")):
        if narrow and key != "m":
            page.click("nav >> text=Deeds")
        page.click(f"[data-key={key}]")
        page.wait_for_selector(f"section.{panel}")
        found += examine(page, panel)
    if narrow:
        page.click("nav >> text=Board")
    page.click("#space-1")
    page.wait_for_selector("section.rule")
    found += examine(page, "rule card")
    page.click(".prompt [data-action=DECLINE]")
    until("an auction, or it is over already", lambda: kind(page) != "ASK_BUY")
    found += examine(page, "auction")
    return found


def at_the_end(one: Device, house: House) -> list[str]:
    page = one.sit(house.room("person", "thrifty", options={"rounds": 1}), 0)
    play_on([page], random.Random(6), lambda: over(page), 60)
    found = examine(page, "end")
    page.click("text=Watch it again")
    page.wait_for_selector(".story")
    found += examine(page, "story")
    curtain = one.sit(house.room("person", "person", options={"auctions": "sealed"}), 0, 1)
    come_to_buy(curtain, random.Random(4))
    curtain.click(".prompt [data-action=DECLINE]")
    curtain.wait_for_selector(".curtain")
    return found + examine(curtain, "curtain")


def test_the_board_is_walked_with_arrows(device: Callable[..., Device], house: House) -> None:
    """One stop of the tab key; the arrows walk around the ring; Enter opens the rule card with its clauses."""
    page = device().sit(house.room("person", "thrifty"), 0)
    assert page.eval_on_selector_all(".touch[tabindex='0']", "all => all.length") == 1
    page.focus("#space-0")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == "space-1"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    last = house.ask("editions/here_and_now/board")["spaces"][-1]
    assert page.evaluate("document.activeElement.id") == f"space-{last['number']}"
    assert last["name"] in (page.get_attribute(f"#space-{last['number']}", "aria-label") or "")
    page.keyboard.press("Enter")
    page.wait_for_selector("section.rule")
    assert last["name"] in (page.text_content("section.rule h2") or "")
    assert "HN-" in (page.text_content("section.rule details") or "")


def test_what_cannot_be_done_says_why(device: Callable[..., Device], house: House) -> None:
    """A greyed button answers with the rules' own sentence and clause."""
    page = device().sit(house.room("person", "thrifty", options={"short": True}), 0)
    until("Ada holds deeds", lambda: page.query_selector(".hand .deed"))
    page.click("[data-key=b]")
    page.click(".build button[aria-disabled=true] >> nth=0", force=True)
    until("the reason", lambda: page.query_selector(".build .why [role=status]"))
    assert "HN-" in (page.text_content(".build .why [role=status]") or "")
