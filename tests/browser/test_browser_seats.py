"""The seat is yours: reloads, friends on other devices, a server that is killed, several people at one device."""
from __future__ import annotations

import json
import pathlib
import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from clicks import LONG, answers, asked, come_to_buy, kind, over, play_on, press, unless_gone
from live_pages import Device, House, devices, until
from playwright.sync_api import Browser, Page


def invite(ada: Device, house: House, **options: str) -> str:
    """Ada opens a room for a friend and a bot; its code."""
    page = ada.go("invite")
    page.click("input[name=edition][value=here_and_now]")
    page.fill("input[type=text] >> nth=0", "Ada")
    page.click("button[aria-label='Take seat 4 away']")
    page.click("summary")
    page.select_option("select:has(option[value=fast])", "fast")
    for name, value in options.items():
        row = page.locator("li", has=page.locator("strong.name", has_text=re.compile(f"^{name.replace('_', ' ')}$")))
        if value in ("on", "off"):
            row.locator("input").set_checked(value == "on")
        elif row.locator("select").count():
            row.locator("select").select_option(value)
        else:
            row.locator("input").fill(value)
            row.locator("input").press("Tab")
    page.click("text=Open the room")
    page.wait_for_selector(".share")
    return (page.text_content(".code") or "").strip()


def join(ben: Device, code: str) -> Page:
    """Ben comes by the code on the first page."""
    page = ben.go()
    page.fill("#code", code)
    page.click("button:has-text('Join')")
    page.fill("input[autocomplete=nickname]", "Ben")
    page.click("text=Take a seat")
    page.wait_for_selector("text=Who is coming?")
    return page


def test_a_friend_comes_by_the_code(device: Callable[..., Device], house: House) -> None:
    """Ada opens a room with a rule of their own, Ben comes by its code, they play it to the end, and then once more."""
    ada, ben = device(), device()
    code = invite(ada, house, start_cash="2500000", salary="0", rounds="1")
    there = join(ben, code)
    until("Ada sees Ben", lambda: "Ben" in (ada.page.text_content("main") or ""))
    ada.page.click("text=Start the game")
    for page in (ada.page, there):
        page.wait_for_selector(".prompt")
    assert view(ada, 0)["players"][1]["cash"] == 2_500_000
    play_on([ada.page, there], random.Random(8), lambda: over(ada.page) and over(there), 200)
    ada.page.click("text=The same table again")
    ada.page.wait_for_selector(".share")
    ada.page.wait_for_selector("text=start cash")
    there.click("text=Follow the others to a new game")
    there.wait_for_selector("text=Who is coming?")
    assert there.url == ada.page.url, "one room for all"
    ada.page.click("text=Start the game")
    for page in (ada.page, there):
        page.wait_for_selector(".prompt")


def test_return_from_the_first_page(device: Callable[..., Device], house: House) -> None:
    """Close the tab, come back later: the first page leads to the game."""
    made = house.room("person", "thrifty")
    ada = device()
    ada.sit(made, 0)
    page = ada.go()
    page.click("a:text-is('Return')")
    page.wait_for_selector(".prompt")
    assert made["mine"][0]["token"] not in page.url, "a secret must not stay in the address"


def test_the_server_is_killed_during_an_auction(browser: Browser, tmp_path: pathlib.Path) -> None:
    """Killed and started again: the same auction, the same highest bid, no more time than before, and it goes on."""
    own = House(tmp_path / "games")
    try:
        with devices(browser, own) as make:
            ada = make()
            made = own.room("person", "person", "person", options={"auctions": "timed"})
            page = ada.sit(made, 0, 1, 2)
            come_to_buy(page, random.Random(1))
            page.click(".prompt [data-action=DECLINE]")
            until("the auction is open", lambda: kind(page) == "ASK_TIMED_AUCTION" and page.query_selector("[data-bid]"))
            page.fill(".auction input[type=number]", "120000")
            page.click("[data-bid]")
            until("the bid counts", lambda: "$120,000" in (page.text_content(".high") or ""))
            left, read = seconds(page), time.monotonic()
            own.kill()
            killed = time.monotonic()
            page.wait_for_selector("text=Connection lost")
            started = time.monotonic()
            own.start()
            until("connected again", lambda: page.query_selector("text=Connection lost") is None)
            until("the same auction", lambda: kind(page) == "ASK_TIMED_AUCTION")
            until("the same highest bid", lambda: "$120,000" in (page.text_content(".high") or ""))
            alive = time.monotonic() - started + killed - read
            assert left - alive - SLACK <= seconds(page) <= left + SLACK, "while nobody is there the clock stands"
            until("somebody can bid", lambda: page.query_selector("[data-bid]:not([disabled])") or other_seat(page))
            page.fill(".auction input[type=number]", "150000")
            page.click("[data-bid]")
            until("the next bid counts", lambda: "$150,000" in (page.text_content(".high") or ""))
            ada.forgive("WebSocket", "ERR_CONNECTION", "Failed to load")
    finally:
        own.close()


SLACK = 4
"""Seconds: clocks are written down once in a while, and shown in whole seconds."""


def seconds(page: Page) -> int:
    minutes, rest = (page.text_content(".auction .clock .number") or "0:0").split(":")
    return int(minutes) * 60 + int(rest)


def other_seat(page: Page) -> bool:
    """Look at the table from another seat of this device."""
    page.click(".player button:has-text('Show') >> nth=0")
    return False


def test_sealed_bids_stay_sealed(device: Callable[..., Device], house: House) -> None:
    """No frame to another device holds a bid before all are opened, nor ever a secret of another seat."""
    made = house.room("person", "person", "person", options={"auctions": "sealed"})
    ada, ben, eye = device(), device(), device()
    ada.sit(made, 0)
    ben.sit(made, 1, 2)
    eye.go(f"room/{made['room']}").wait_for_selector(".prompt")
    luck = random.Random(2)

    def for_sale() -> bool:
        if kind(ada.page) == "ASK_BUY" and asked(ada.page):
            return True
        for one in (ada, ben):
            if asked(one.page):
                press_quietly(one.page, luck)
        return False
    until("something is for sale at Ada's", for_sale, LONG)
    ada.page.click(".prompt [data-action=DECLINE]")
    until("Ada may bid", lambda: ada.page.query_selector("[data-bid]"))
    for one in (ben, eye):
        one.frames.clear()
    bid = 1_230_000
    ada.page.fill(".auction input[type=number]", str(bid))
    ada.page.click("[data-bid]")
    until("the others hear that she has bid", lambda: ben.heard("CLOSED_HAND"))
    until("the watcher hears it", lambda: eye.heard("CLOSED_HAND"))
    for one in (ben, eye):
        assert not any(re.search(rf"(?<![\d,])({bid}|{bid:,})(?!\d)", frame) for frame in one.frames), "a sealed bid was told"
    for _ in range(2):
        until("Ben's device is asked", lambda: ben.page.query_selector(".curtain button"))
        ben.page.click(".curtain button")
        until("he may bid", lambda: ben.page.query_selector("[data-bid]"))
        ben.page.click("[data-bid]")
    until("the bids are opened", lambda: ben.heard("BIDS_OPENED", str(bid)))
    for one, other in ((ada, made["mine"][1]["token"]), (ben, made["mine"][0]["token"]), (eye, made["mine"][0]["token"])):
        assert not any(other in frame or made["host"] in frame for frame in one.frames)


def press_quietly(page: Page, luck: random.Random) -> bool:
    """Go on without ever declining, so that the first auction is Ada's."""
    def click() -> bool:
        curtain = page.query_selector(".curtain button")
        found = [one for one in answers(page) if one.get_attribute("data-action") != "DECLINE"]
        if curtain is None and (not found or kind(page) == "ASK_SEALED_AUCTION"):
            return press(page, luck)
        (curtain or found[0]).click(timeout=2000)
        return True
    return unless_gone(click)


@pytest.mark.parametrize(("edition", "people", "options"), [("here_and_now", 2, {"auctions": "sealed"}),
                                                            ("tropical_tycoon", 3, {"start_cash": 5_000_000})])
def test_hot_seat_secrets_behind_a_curtain(edition: str, people: int, options: dict[str, Any], device: Callable[..., Device],
                                           house: House) -> None:
    """Several people, one device: while the curtain is down nothing of a hand or a bid is on the page."""
    made = house.room(*["person"] * people, edition=edition, options=options)
    page = device().sit(made, *range(people))
    come_to_buy(page, random.Random(3))
    page.click(".prompt [data-action=DECLINE]")
    page.wait_for_selector(".curtain")
    for _ in range(people):
        name = (page.text_content(".curtain h1") or "").removeprefix("Pass to ").strip()
        assert page.query_selector(".prompt, .hand, .board, [data-bid]") is None, "the curtain hides the whole table"
        page.click(".curtain button")
        until("the right person is at the screen", lambda who=name: who in (page.text_content(".hand h2") or ""))
        page.fill(".auction input[type=number]", "770000" if name == "Ada" else "660000")
        page.click("[data-bid]")
        page.wait_for_selector(".curtain, .prompt:not([data-kind=ASK_SEALED_AUCTION])")
        if page.query_selector(".curtain"):
            assert not re.search(r"770,?000|660,?000", page.content())
    until("Ada has won", lambda: "$770,000" in (page.text_content(".log") or ""))


def test_the_last_seconds_and_the_turn_are_spoken(device: Callable[..., Device], house: House) -> None:
    """Live regions: the log politely, one's own turn at once."""
    made = house.room("person", "thrifty")
    page = device().sit(made, 0)
    until("Ada is asked", lambda: asked(page))
    assert "Ada" in (page.text_content(".banner [role=alert]") or "")
    assert page.text_content(".log [aria-live=polite]")


@pytest.mark.parametrize("hole", ["nowhere", "ABCDEF"])
def test_a_room_that_is_not_there(hole: str, device: Callable[..., Device]) -> None:
    """One clear sentence and a way back."""
    one = device()
    page = one.go(f"room/{hole}" if hole == "nowhere" else f"join/{hole}")
    page.wait_for_selector("[role=alert]")
    page.click("text=Back to the start")
    page.wait_for_selector("text=Play now")
    assert not over(page)
    one.forgive("404")


def test_a_hand_is_for_its_owner(device: Callable[..., Device], house: House) -> None:
    """Millionaire's Fortune cards: in the hand of whoever took them, and in no frame to anybody else."""
    made = house.room("person", "person", edition="millionaire")
    ada, ben = device(), device()
    ada.sit(made, 0)
    ben.sit(made, 1)
    luck = random.Random(7)

    def secret() -> set[str]:
        """Cards only Ada can read, as both were last told of the same moment, once they lie on her page."""
        mine, his = last_update(ada), last_update(ben)
        if mine["seq"] == his["seq"] and his["views"]["1"]["players"][0]["hidden_cards"]:
            found = cards_of_ada(mine["views"]["0"]) - cards_of_ada(his["views"]["1"])
            if found and ada.page.query_selector(".hand li strong"):
                until_then.append(len(ben.frames))
                return found
        for one in (ada, ben):
            if asked(one.page):
                press(one.page, luck)
        ben.page.wait_for_timeout(20)
        return set()
    until_then: list[int] = []
    held = until("Ada holds a card that Ben may not read", secret, LONG)
    for frame in ben.frames[:until_then[-1]]:
        for shown in json.loads(frame).get("views", {}).values():
            assert not cards_of_ada(shown) & held


def cards_of_ada(shown: dict[str, Any]) -> set[str]:
    return {card["id"] for card in shown["players"][0]["cards"]}


def last_update(one: Device) -> dict[str, Any]:
    return dict(json.loads([frame for frame in one.frames if '"update"' in frame][-1]))


def view(one: Device, seat: int) -> dict[str, Any]:
    """How things stand, as the last frame told this device."""
    return dict(last_update(one)["views"][str(seat)])


def test_the_table_decides_to_pause(device: Callable[..., Device], house: House) -> None:
    """Ada asks for a pause, Ben agrees, nothing can be done; then both go on."""
    made = house.room("person", "person")
    ada, ben = device(), device()
    ada.sit(made, 0)
    ben.sit(made, 1)
    ada.page.keyboard.press("m")
    ada.page.click("section.menu button:text-is('Pause')")
    until("Ben hears of it", lambda: ben.page.query_selector(".vote button"))
    assert "Ada wants to pause" in (ben.page.text_content(".vote") or "")
    ben.page.click(".vote button")
    until("it is paused", lambda: "Paused" in (ada.page.text_content(".turn") or ""))
    assert ada.page.query_selector(".prompt button[data-action]") is None
    ada.page.click("button:text-is('Go on')")
    until("Ben may agree", lambda: ben.page.query_selector(".vote button"))
    ben.page.click(".vote button")
    until("it goes on", lambda: any(asked(one.page) for one in (ada, ben)))
