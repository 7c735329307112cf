"""Nobody needs a mouse: Tab, arrows, Enter, Space and Escape do everything, and the focus is never lost."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from clicks import READ, over
from live_pages import Device, House, until
from playwright.sync_api import Page

from passgo.loading import editions

FOCUS = """() => { const it = document.activeElement; return it === document.body || !it ? "" :
           it.dataset.key || it.dataset.region || it.id || it.dataset.action || it.getAttribute("aria-label") || it.tagName }"""
SPACE = ".prompt[data-asked=true] [data-key=primary]:not([disabled])"
ANSWER = f".prompt[data-asked=true] :is(button[data-action], button[data-bid]):not([disabled]), {SPACE}"
STOPS = 400


def focus(page: Page) -> str:
    """Where the keyboard is: its key, its region, or its name; empty: nowhere."""
    return str(page.evaluate(FOCUS))


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(STOPS):
        if page.evaluate("selector => !!document.activeElement && document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {selector}")


def settled(page: Page) -> None:
    """A question to this person, or the end; what was said has been answered."""
    until("a question or the end", lambda: page.query_selector(f".over, {ANSWER}"))


@pytest.mark.parametrize("edition", editions())
def test_turns_by_keyboard_alone(edition: str, device: Callable[..., Device], house: House) -> None:
    """Every question is answered with the button Tab leads to; afterwards the keyboard is where the next one is."""
    page = device().sit(house.room("person", "thrifty", "thrifty", edition=edition), 0)
    for turn in range(12):
        settled(page)
        if over(page):
            break
        tab_to(page, ANSWER)
        page.keyboard.press("Enter" if turn % 2 else "Space")
        until("the focus is somewhere", lambda: focus(page))
        settled(page)
        until("the focus is somewhere", lambda: focus(page))
        assert page.evaluate("!!document.activeElement.closest('[data-region=prompt]')"), focus(page)


@pytest.mark.parametrize(("key", "panel"), [("d", "build"), ("t", "trade"), ("m", "menu")])
def test_a_panel_opens_and_closes_by_keyboard(key: str, panel: str, device: Callable[..., Device], house: House) -> None:
    """The focus goes into the panel; Escape closes it and brings the focus back to the button it came from."""
    page = device().sit(house.room("person", "thrifty", options={"short": True}), 0)
    settled(page)
    tab_to(page, f"[data-key={key}]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"section.{panel}")
    until("the focus is in the panel", lambda: page.evaluate("!!document.activeElement.closest('[data-region=bench]')"))
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('[data-region=bench]')"), "Tab goes on inside it"
    page.keyboard.press("Escape")
    page.wait_for_selector(f"section.{panel}", state="detached")
    until("the focus is back", lambda: focus(page) == key)


def test_building_keeps_the_place(device: Callable[..., Device], house: House) -> None:
    """One deed after the other is mortgaged by keyboard: the button goes, the focus stays in the drawer."""
    page = device().sit(house.room("person", "thrifty", options={"short": True}), 0)
    settled(page)
    page.keyboard.press("d")
    page.wait_for_selector("section.build")
    for left in (2, 1, 0):
        tab_to(page, ".build button[data-action^=MORTGAGE]")
        page.keyboard.press("Enter")
        until("it is mortgaged", lambda left=left: len(page.query_selector_all(".build [data-action^=MORTGAGE]")) == left)
        until("the focus is in the drawer", lambda: page.evaluate("!!document.activeElement.closest('[data-region=bench]')"))


def test_the_board_is_walked_with_arrows(device: Callable[..., Device], house: House) -> None:
    """One stop of the tab key; the arrows walk around the ring; Enter opens the rule card, Escape comes back to the space."""
    page = device().sit(house.room("person", "thrifty"), 0)
    assert page.eval_on_selector_all(".touch[tabindex='0']", "all => all.length") == 1
    page.focus("#space-0")
    page.keyboard.press("ArrowRight")
    assert focus(page) == "space-1"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    last = house.ask("editions/here_and_now/board")["spaces"][-1]
    place = f"space-{last['number']}"
    assert focus(page) == place
    assert last["name"] in (page.get_attribute(f"#{place}", "aria-label") or "")
    page.keyboard.press("Enter")
    page.wait_for_selector("section.rule")
    assert last["name"] in (page.text_content("section.rule h2") or "")
    until("the clauses are there", lambda: "HN-20" in (page.text_content("section.rule details") or ""))
    page.keyboard.press("Escape")
    page.wait_for_selector("section.rule", state="detached")
    until("the focus is back on the board", lambda: focus(page) == place)


def test_from_page_to_page(device: Callable[..., Device]) -> None:
    """A link followed by keyboard leads to the beginning of the new page, not to nowhere."""
    page = device().go()
    tab_to(page, "a[href='#/play']")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=House rules and clock")
    assert page.evaluate("document.activeElement.tagName") == "MAIN"


def test_the_curtain_hands_over_the_keyboard(device: Callable[..., Device], house: House) -> None:
    """Behind the curtain the question has the focus."""
    page = device().sit(house.room("person", "person", options={"auctions": "sealed"}), 0, 1)
    while page.query_selector(".curtain") is None:
        until("asked", lambda: page.query_selector(f"{ANSWER}, .curtain"))
        decline = page.query_selector(".prompt [data-action=DECLINE]")
        if decline is not None:
            decline.focus()
            page.wait_for_timeout(READ)
            page.keyboard.press("Enter")
            page.wait_for_selector(".curtain")
        elif page.query_selector(".curtain") is None:
            page.keyboard.press("Space")
            page.wait_for_timeout(50)
    until("the button has the focus", lambda: page.evaluate("document.activeElement.closest('.curtain') !== null"))
    page.wait_for_timeout(READ)
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt")
    until("the question has it", lambda: focus(page) == "prompt")
