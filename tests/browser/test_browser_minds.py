"""Odds, hints, the worth of a deal and the review on the page: where the table allows them, and nowhere else."""
from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from axe import in_both_lights
from clicks import come_to_buy
from live_pages import PATIENCE, Device, House, breathed, until
from playwright.sync_api import Route, expect
from whole import DRAWN, HIDDEN

DESK, PHONE = (1280, 720), (390, 844)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_game_with_advice_from_the_first_hint_to_the_review(size: tuple[int, int], device: Callable[..., Device],
                                                              house: House) -> None:
    """Odds with their margin, a hint that is said as it is, a deal judged on both sides, and the game looked at again."""
    made = house.room("person", "trader", odds="live", hints=True)
    mine = device(width=size[0], height=size[1])
    page = mine.sit(made, 0)
    page.wait_for_selector(".odds li")
    expect(page.locator(".odds li")).to_have_count(2)
    assert all("±" in text for text in page.locator(".odds li").all_inner_texts())
    for _ in range(4):
        page.get_by_role("button", name="What would you do?").click()
        told = page.locator(".advice .told")
        told.wait_for()
        assert told.locator("strong").inner_text() and ":" in told.inner_text()
        told.get_by_role("button", name="Do that").click()
        page.wait_for_selector(".advice .ask")
    found = in_both_lights(page, "a table with odds and hints")
    page.keyboard.press("m")
    page.get_by_role("button", name="End the game", exact=True).click()
    page.get_by_role("button", name="Really? Press again").click()
    page.get_by_role("link", name="Review the game").click()
    page.wait_for_selector("figure svg path.odds")
    expect(page.locator(".seats .part")).to_have_count(2)
    assert page.get_by_text("Accuracy", exact=True).count() == 2
    found += in_both_lights(page, "the review")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the page"
    assert found == []


def test_where_the_table_wants_none_there_is_none(device: Callable[..., Device], house: House) -> None:
    made = house.room("person", "trader", odds="off", hints=False)
    one = device()
    page = one.sit(made, 0)
    come_to_buy(page, random.Random(1))
    assert not page.query_selector(".odds, .advice")
    page.keyboard.press("t")
    page.wait_for_selector(".trade")
    assert not page.query_selector(".trade .worth")
    page.goto(f"{house.address}/#/review/{made['room']}")
    expect(page.locator("[role=alert]")).to_contain_text("looks at no odds")
    assert not any('"t":"odds"' in frame for frame in one.frames)
    one.forgive("403")


@pytest.mark.parametrize("seats", [4, 6, 7, 8])
def test_everybodys_odds_are_seen_on_every_phone(seats: int, device: Callable[..., Device], house: House) -> None:
    """However many sit there: nothing is scrolled to, and the question below is whole."""
    page = device(width=390, height=844).sit(house.room(*["person"] * seats, names=[f"P{n}" for n in range(8)], odds="live"), 0)
    expect(page.locator(".odds.slim li")).to_have_count(seats)
    outside = """() => [...document.querySelectorAll(".odds li")].filter((one) => {
      const [figure, bar] = [one, one.closest(".odds")].map((part) => part.getBoundingClientRect());
      return figure.left < bar.left || figure.right > bar.right || figure.bottom > bar.bottom; }).map((one) => one.textContent)"""
    for width, height in [(320, 640), (360, 640), (390, 844), (412, 900), (740, 360), (820, 1180)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        assert page.evaluate(outside) == [], (width, height)
        assert page.evaluate(HIDDEN) == [], (width, height)
        rows = Counter(round(box["y"]) for one in page.locator(".odds li").all() if (box := one.bounding_box()))
        assert len(rows) == 1 or (seats > 4 and width < 800), f"one row, where there is room: {width}x{height}"
        assert min(rows.values()) >= 3, f"no figure stands alone: {width}x{height}"


def test_odds_from_ones_own_chair_are_not_shown_where_all_look(device: Callable[..., Device], house: House) -> None:
    """Ada asks before she declines; at the auction all at this device look at the screen, and what she may know is gone."""
    one = device(locale="de-DE")
    page = one.sit(house.room("person", "person", odds="live"), 0, 1)
    page.route("**/odds", lambda route: route.fulfill(status=429, json={"code": "TOO_FAST", "clause": "", "sentence": "Zu oft."}))
    page.get_by_role("button", name="meine Sicht").click()
    expect(page.locator(".odds [role=alert]")).to_have_text("Zu oft.")
    one.forgive("429")
    come_to_buy(page, random.Random(1))
    # That was of another moment.
    expect(page.locator(".odds [role=alert]")).to_have_count(0, timeout=PATIENCE * 1000)
    page.unroute("**/odds")
    only = [{"seat": 0, "odds": 0.771, "error": 0.01}, {"seat": 1, "odds": 0.229, "error": 0.01}]
    asked = next(n for n, name in enumerate(("Ada", "Ben")) if page.locator("section.hand").inner_text().startswith(name))
    page.route("**/odds", lambda route: route.fulfill(json={"seat": asked, "shares": only}))
    button = page.get_by_role("button", name="meine Sicht")
    assert button.evaluate("one => one.scrollWidth <= one.clientWidth && one.clientHeight < 30")

    def hers() -> bool:
        """Her odds are there, and stay: none for all are under way that would be newer."""
        if "77" not in page.locator(".odds").inner_text():
            button.click()
        page.wait_for_timeout(2000)
        return "77" in page.locator(".odds").inner_text()
    until("her odds are shown", hers)
    page.click(".prompt [data-action=DECLINE]")
    page.wait_for_selector(".prompt[data-kind=ASK_OPEN_AUCTION]")
    assert "77" not in page.locator(".odds").inner_text()


def test_a_hint_is_seen_whole_and_belongs_to_its_question(device: Callable[..., Device], house: House) -> None:
    """Below a long question on a phone, too; a refusal that comes late is not the answer to the next one."""
    one = device(width=360, height=600)
    page = one.sit(house.room("person", "person", hints=True), 0, 1)
    come_to_buy(page, random.Random(1))
    held: list[Route] = []
    late: list[Route] = []
    page.route("**/hint", lambda route: held.append(route))
    page.route("**/Auction*.js", lambda route: late.append(route))
    page.get_by_role("button", name="What would you do?").click()
    until("it was asked", lambda: held or breathed(page))
    page.click(".prompt [data-action=DECLINE]")
    page.wait_for_selector(".prompt[data-kind=ASK_OPEN_AUCTION] .advice")
    held[0].fulfill(status=409, json={"code": "NO_ADVICE", "clause": "", "sentence": "Too late."})
    page.unroute("**/hint")
    page.get_by_role("button", name="What would you do?").click()
    page.wait_for_selector(".advice .told")
    assert not page.query_selector(".advice [role=alert]")
    # A part of the question that comes late pushes it down.
    for route in late:
        route.continue_()
    page.wait_for_selector(".prompt .bids, .prompt input[type=range]")
    # A box is scrolled to by whole pixels, and may end at a part of one.
    seen = "one => one.getBoundingClientRect().bottom < document.querySelector('.thumb').getBoundingClientRect().bottom + 1"
    until("it is in sight", lambda: page.locator(".advice .told").evaluate(seen) or breathed(page))
    one.forgive("409")


def test_the_widest_name_stays_in_the_lobby(device: Callable[..., Device], house: House) -> None:
    seats = [{"kind": "person", "name": "W" * 24, "bot": None}, {"kind": "open", "name": "Ben", "bot": None}]
    made = house.ask("rooms", {"edition": "here_and_now", "seats": seats})
    page = device(width=320, height=640).go(f"room/{made['room']}")
    page.wait_for_selector(".seat")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{house.address}/#/play/here_and_now")
    page.locator(".seat select").nth(1).select_option("thrifty")
    expect(page.locator(".bots li", has_text="thrifty:")).to_contain_text("thrifty: ")
