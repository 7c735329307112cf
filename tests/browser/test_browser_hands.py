"""What somebody is doing is not taken out of their hands by what happens at the table meanwhile."""
from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable, Sequence

from clicks import asked, come_to_buy, kind, press, read_on
from live_pages import Device, House, breathed, until
from playwright.sync_api import Page
from websockets.sync.client import connect
from whole import DRAWN

from passgo.server.ops.settings import Settings


def at_auction(pages: Sequence[Page]) -> None:
    """People come to something nobody wants at its price."""
    def there() -> bool:
        for page in pages:
            if kind(page) == "ASK_BUY" and asked(page):
                page.click(".prompt [data-action=DECLINE]")
                return True
            if asked(page):
                press(page, random.Random(1))
        return False
    until("something is left to an auction", there)
    for page in pages:
        page.wait_for_selector(".auction")


def test_a_bid_is_typed_figure_by_figure(device: Callable[..., Device], house: House) -> None:
    """The first figures are less than the lowest bid, and somebody else bids before the last ones."""
    made = house.room("person", "person")
    ada, ben = device(reduced_motion="no-preference").sit(made, 0), device().sit(made, 1)
    at_auction((ada, ben))
    field = ada.locator(".auction input[type=number]")
    field.wait_for()
    before = field.element_handle()
    field.press("Control+A")
    field.press_sequentially("52")
    ben.click("[data-bid]")
    until("Ben leads", lambda: "Ben" in (ada.text_content(".high") or ""))
    field.press_sequentially("0000")
    assert before is not None and before.evaluate("field => field.isConnected && field === document.activeElement")
    assert field.input_value() == "520000"
    field.press("Enter")
    until("Ada leads", lambda: "$520,000" in (ben.text_content(".high") or ""))


def test_reading_back_in_the_log(device: Callable[..., Device], house: House) -> None:
    made = house.room("person", "thrifty", "thrifty", options={"short": True})
    page = device(height=600).sit(made, 0)
    luck = random.Random(2)
    lines = page.locator(".log li")

    def long() -> bool:
        if lines.count() <= 40 and asked(page):
            press(page, luck)
        return lines.count() > 40
    until("much is told", long)
    log = page.locator(".log ol")
    bottom = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    until("the last line is in sight", lambda: log.evaluate(bottom) < 5)
    log.evaluate("log => { log.scrollTop = 0 }")
    page.evaluate(DRAWN)
    read_on(page, luck, 5)
    assert log.evaluate("log => log.scrollTop") == 0, "who reads is left where they are"
    log.evaluate("log => { log.scrollTop = log.scrollHeight }")
    page.evaluate(DRAWN)
    read_on(page, luck, 5)
    until("what is new comes into sight again", lambda: log.evaluate(bottom) < 5)


def test_a_rule_card_asks_once(device: Callable[..., Device], house: House) -> None:
    """It lies there while others play, and asks again only when its space has changed."""
    made = house.room("person", "person", options={"short": True})
    guest = device()
    page = guest.sit(made, 0)
    other = device().sit(made, 1)
    until("Ada holds deeds", lambda: page.query_selector(".hand .deed"))
    asks: list[str] = []
    page.on("request", lambda asked: asks.append(asked.url) if "/why?space" in asked.url else None)
    page.click(".hand .deed >> nth=0")
    page.wait_for_selector(".rule .why")
    told = len(guest.frames)
    other.keyboard.press("m")
    for vote in ("pause", "resume"):
        name = {"pause": "Pause", "resume": "Go on"}[vote]
        other.get_by_role("button", name=name).click()
        page.get_by_role("button", name="Agree").click()
        until("the table has moved", lambda vote=vote: guest.heard(f'"paused":{"true" if vote == "pause" else "false"}'))
    until("updates have come", lambda: breathed(page) or sum('"t":"update"' in one for one in guest.frames[told:]) > 1)
    assert len(asks) == 1, asks


def test_a_counter_offer_asks_for_the_money_that_was_offered(device: Callable[..., Device], house: House) -> None:
    """Turned around it says who pays, also at a phone that shows the board."""
    made = house.room("person", "person", options={"short": True})
    ada, ben = device().sit(made, 0), device(width=390, height=844).sit(made, 1)
    until("somebody may offer", lambda: ada.query_selector(".hand .deed"))
    ada.keyboard.press("t")
    ada.get_by_label("How much money").fill("1000000")
    ada.get_by_role("checkbox").nth(0).check()
    ada.get_by_role("button", name="Make this offer").click()
    ben.click("nav >> text=Board")
    ben.get_by_role("button", name="Say no and make a counter-offer").click()
    assert ben.get_by_label("Who adds money").input_value() == "get"
    assert ben.get_by_label("How much money").input_value() == "1000000"
    ben.get_by_label("How much money").fill("1500000")
    ben.get_by_role("button", name="Make this offer").click()
    ada.wait_for_selector(".offer")
    assert "$1,500,000" in (ada.text_content(".offer dl div:nth-child(2)") or "")


def test_what_has_changed_hands_leaves_the_draft(device: Callable[..., Device], house: House) -> None:
    """Ada draws up a deal with a deed, and sells that very deed to Ben before she offers it."""
    made = house.room("person", "person", options={"short": True})
    ada, ben = device().sit(made, 0), device().sit(made, 1)
    until("Ada holds deeds", lambda: ada.query_selector(".hand .deed"))
    drafts: list[str] = []
    ada.on("request", lambda asked: drafts.append(asked.post_data or "") if asked.url.endswith("/why") else None)
    ada.keyboard.press("t")
    ada.locator(".trade fieldset").nth(0).get_by_role("checkbox").first.check()
    ada.get_by_label("How much money").fill("1000000")
    ben.keyboard.press("t")
    ben.locator(".trade fieldset").nth(1).get_by_role("checkbox").first.check()
    ben.get_by_label("How much money").fill("1000000")
    ben.get_by_role("button", name="Make this offer").click()
    ada.get_by_role("button", name="Accept the offer").click()
    until("the deed is Ben's", lambda: "now belongs to Ben" in (ada.text_content(".log") or ""))
    only = '"OFFER to=1 money=1000000"}'
    until("only the money is left", lambda: breathed(ada) or (drafts and drafts[-1].endswith(only)))


def test_a_seat_is_not_forgotten_for_games_that_are_over(device: Callable[..., Device], house: House) -> None:
    mine = house.room("person", "thrifty")
    guest = device()
    guest.sit(mine, 0)
    page = guest.go()
    over = {"code": "OLDOLD", "title": "", "host": None, "seats": [{"seat": 0, "token": "x"}], "at": 2e12, "over": True}
    kept = json.loads(page.evaluate("localStorage['passgo.rooms']")) + [over | {"room": f"old{n}"} for n in range(11)]
    page.evaluate("kept => { localStorage['passgo.rooms'] = kept }", json.dumps(kept))
    watched = house.room("thrifty", "thrifty")
    guest.go(f"room/{watched['room']}")
    page.wait_for_selector(".prompt")
    guest.go()
    page.reload()
    page.click("a:text-is('Return')")
    page.wait_for_url(f"**/#/room/{mine['room']}")


def test_a_wrong_link_takes_no_seat_away(device: Callable[..., Device], house: House) -> None:
    """Neither from who sits there, nor from who comes by the right one later."""
    made = house.room("person", "person")
    wrong = f"/seat/{made['room']}/0/{'x' * 22}"
    for links in (("right", "wrong"), ("wrong", "right")):
        guest = device()
        page = guest.go()
        for link in links:
            if link == "right":
                guest.sit(made, 0)
            else:
                page.evaluate("place => { location.hash = place }", wrong)
                page.wait_for_selector(".hand h2")
        until("Ada sits there", lambda page=page: page.text_content(".hand h2") == "Ada")
        page.reload()
        page.wait_for_selector(".hand h2")
        until("and stays", lambda page=page: page.text_content(".hand h2") == "Ada")


def test_who_is_not_let_in_hears_why(device: Callable[..., Device], house: House) -> None:
    made = house.room("person", "person")
    hello = '{"t": "hello", "v": 1, "tokens": [], "since": null}'
    with contextlib.ExitStack() as crowd:
        for _ in range(Settings().devices):
            address = f"{house.address.replace('http', 'ws')}/ws/{made['room']}"
            line = crowd.enter_context(connect(address, max_queue=None, ping_interval=None))
            line.send(hello)
            line.recv()
        page = device().go(f"room/{made['room']}")
        page.wait_for_selector("text=too many devices")


def test_a_whole_minute_is_a_minute(device: Callable[..., Device], house: House) -> None:
    """The clock never shows nothing while a minute is left."""
    made = house.room("person", "thrifty", turn_seconds=61)
    page = device().sit(made, 0)
    come_to_buy(page, random.Random(1))
    shown: set[str] = set()

    def past_the_minute() -> bool:
        shown.add(page.text_content(".clock .number") or "")
        return any(one.startswith("0:5") for one in shown)
    until("the minute has passed", past_the_minute)
    assert "0:00" not in shown, shown


def test_a_panel_left_behind_on_another_tab_is_shown_again(device: Callable[..., Device], house: House) -> None:
    page = device(width=390, height=844).sit(house.room("person", "person"), 0)
    for tab, button in (("Deeds", "Manage"), ("Board", "Menu")):
        for _ in range(2):
            page.click(f"nav >> text={tab}")
            page.get_by_role("button", name=button).click()
            page.wait_for_selector("[data-region=bench]")
        page.click("nav >> text=Now")
