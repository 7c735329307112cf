"""Everybody can use it: axe finds nothing serious on any screen of any edition, by day and by night, wide and narrow."""
from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from axe import examine, in_both_lights
from clicks import asked, come_to_buy, over
from live_pages import NAMES, Device, House, until
from playwright.sync_api import Page
from rehearsal import Moment, long_game, played, wind_on

from passgo.loading import editions

WIDE, NARROW, PHONE = (1280, 720), (320, 640), (390, 844)
LATE = 7
"""The round in which there is enough on the table to be hard to read."""
UNCLOCKED = {"city": {"clock": False}}
LUCK = {"here_and_now": 0, "city": 0, "tropical_tycoon": 0, "millionaire": 0}
CENTRE, BENCH = "main", "[data-region=bench]"
AUCTION = {"here_and_now": "ASK_OPEN_AUCTION", "city": "ASK_TIMED_AUCTION", "tropical_tycoon": "ASK_SEALED_AUCTION",
           "millionaire": "ASK_OPEN_AUCTION"}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_axe_on_every_page(size: tuple[int, int], theme: str, device: Callable[..., Device], house: House) -> None:
    """Home, setup, lobby, join, rules, a room that is not there, and the curtain."""
    width, height = size
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
    friend.go("join/ABCDEF").wait_for_selector("[role=alert]")
    assert friend.page.query_selector("text=Take a seat") is None, "of the room looked at before nothing is left"
    found += examine(friend.page, "no such room")
    friend.forgive("404")
    page = one.go("rules/here_and_now")
    page.wait_for_selector("dl")
    found += examine(page, "rules")
    curtain = one.sit(house.room("person", "person", options={"auctions": "sealed"}), 0, 1)
    come_to_buy(curtain, random.Random(4))
    curtain.click(".prompt [data-action=DECLINE]")
    curtain.wait_for_selector(".curtain")
    found += examine(curtain, "curtain")
    assert not found, "\n".join(found)


def everywhere(page: Page, screen: str, part: str = "") -> list[str]:
    """On a wide screen and on a phone, in both lights; the whole page, or what has changed on it."""
    found: list[str] = []
    for name, (width, height) in {"phone": PHONE, "wide": WIDE}.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".phone" if name == "phone" else ".table")
        found += in_both_lights(page, f"{screen} {name}", part)
    return found


def seated(moment: Moment, device: Callable[..., Device], house: House) -> Page:
    """The page of whoever is asked then."""
    names, said = long_game(moment)
    made = house.room(*["person"] * len(names), edition=moment.edition, names=names, options=dict(moment.options))
    wind_on(house.address, made, said)
    page = device(width=WIDE[0], height=WIDE[1]).sit(made, played(moment, names, said).asked[0])
    until("asked", lambda: asked(page))
    return page


def late(edition: str, ask: str) -> Moment:
    return Moment(edition, NAMES[:4], LUCK[edition], "trader", ask, LATE if ask == "ASK_TURN" else 1, UNCLOCKED.get(edition, {}))


@pytest.mark.parametrize("edition", editions())
def test_axe_at_the_table(edition: str, device: Callable[..., Device], house: House) -> None:
    """In the middle of a game: the table with each of its panels, and the tabs of the phone."""
    page = seated(late(edition, "ASK_TURN"), device, house)
    found = everywhere(page, "table")
    for panel, key in (("trade", "t"), ("build", "d"), ("menu", "m")):
        page.click(f"[data-key={key}]")
        page.wait_for_selector(f"section.{panel}")
        found += everywhere(page, panel, BENCH)
    page.click("#space-1")
    page.wait_for_selector("section.rule details")
    found += everywhere(page, "rule card", BENCH)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for tab in ("Board", "Deeds", "Players", "Log"):
        page.click(f"nav >> text={tab}")
        found += in_both_lights(page, f"{tab} tab", "main")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", editions())
def test_axe_at_an_auction(edition: str, device: Callable[..., Device], house: House) -> None:
    """Open, timed and sealed."""
    found = everywhere(seated(late(edition, AUCTION[edition]), device, house), "auction", CENTRE)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("ask", ["ASK_RAISE", "ASK_REVIEW"])
def test_axe_at_debts_and_offers(ask: str, device: Callable[..., Device], house: House) -> None:
    page = seated(late("here_and_now", ask), device, house)
    found = everywhere(page, ask, CENTRE)
    if ask == "ASK_RAISE":
        page.click(".debt button")
        found += everywhere(page, "raising cash", BENCH)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", editions())
def test_axe_at_the_end(edition: str, device: Callable[..., Device], house: House) -> None:
    """The only person at the table ends the game: who has won, and the story of it."""
    page = device(width=WIDE[0], height=WIDE[1]).sit(house.room("person", "thrifty", "thrifty", edition=edition), 0)
    page.click("[data-key=m]")
    page.click("text=End the game")
    page.click("text=Really?")
    until("it is over", lambda: over(page))
    found = everywhere(page, "end")
    page.click("text=Watch it again")
    page.wait_for_selector(".story")
    found += everywhere(page, "story", BENCH)
    assert not found, "\n".join(found)


def test_what_cannot_be_done_says_why(device: Callable[..., Device], house: House) -> None:
    """A greyed button answers with the rules' own sentence and clause."""
    page = device().sit(house.room("person", "thrifty", options={"short": True}), 0)
    until("Ada holds deeds", lambda: page.query_selector(".hand .deed"))
    page.click("[data-key=d]")
    page.click(".build button[aria-disabled=true] >> nth=0", force=True)
    until("the reason", lambda: page.query_selector(".build .why [role=status]"))
    assert "HN-" in (page.text_content(".build .why [role=status]") or "")
