"""How a person plays who only clicks what the table offers."""
from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from live_pages import PATIENCE, until
from playwright.sync_api import ElementHandle, Error, Page

BUTTONS = ".prompt button[data-action]:not([disabled]), .prompt button[data-bid]:not([disabled]), .curtain button"
GIVING_UP = ("GIVE_UP", "PROPOSE_STOP")
LONG = 3 * PATIENCE
"""For what takes several turns."""
READ = 400
"""Milliseconds a question is on the screen before a key answers it."""


def over(page: Page) -> bool:
    return page.query_selector(".over") is not None


def asked(page: Page) -> bool:
    return page.query_selector(".prompt[data-asked=true] button:not([disabled]), .curtain button") is not None


def kind(page: Page) -> str:
    """The question this page is asked, by its name in the rules."""
    found = page.query_selector(".prompt")
    return (found.get_attribute("data-kind") or "") if found else ""


def offered(page: Page) -> list[str]:
    """What the docked question offers, as the actions the buttons send."""
    return list(page.eval_on_selector_all(".prompt button[data-action]", "all => all.map(one => one.dataset.action)"))


def answers(page: Page) -> list[ElementHandle]:
    """Buttons that may be pressed; giving up, and an end before the end, only where nothing else is left."""
    found = page.query_selector_all(BUTTONS)
    rest = [one for one in found if not (one.get_attribute("data-action") or "").startswith(GIVING_UP)]
    return rest or found


def raise_cash(page: Page) -> bool:
    """In debt: open the drawer and sell or mortgage the first thing that can be."""
    button = page.query_selector(".debt button")
    if button is None:
        return False
    if page.query_selector(".build") is None:
        button.click()
        page.wait_for_selector(".build")
    thing = page.query_selector(".build button[data-action]:not([disabled])")
    if thing is not None:
        thing.click()
    return thing is not None


def press(page: Page, luck: random.Random, touch: bool = False) -> bool:
    """One click or tap of somebody who is asked; false: there was nothing to click."""
    def click() -> bool:
        settle = page.query_selector(".prompt button[data-action=SETTLE]:not([disabled])")
        if settle is None and page.query_selector(".prompt[data-kind=ASK_RAISE][data-asked=true]") and raise_cash(page):
            return True
        found = answers(page)
        if not found:
            return False
        chosen = settle or (found[0] if luck.random() < 0.7 else luck.choice(found))
        (chosen.tap if touch else chosen.click)(timeout=2000)
        return True
    before = luck.getstate()
    if unless_gone(click):
        return True
    # What was missed by a moment must not change what is clicked from now on.
    luck.setstate(before)
    return False


def unless_gone(click: Callable[[], bool]) -> bool:
    """A click at a table that may move on under the finger: what was there is not there any more, and nothing is clicked."""
    try:
        return click()
    except Error as gone:
        if "detached" in str(gone) or "Timeout" in str(gone) or "not attached" in str(gone):
            return False
        raise


def come_to_buy(page: Page, luck: random.Random) -> None:
    """Play on until something is for sale at this page."""
    def there() -> bool:
        if kind(page) == "ASK_BUY" and asked(page):
            return True
        if asked(page):
            press(page, luck)
        assert not over(page), "the game is over before anything was for sale"
        return False
    until("something is for sale", there, LONG)


BELOW = """(line, many) => { const all = [...(line.parentElement?.children ?? [])];
  return !line.isConnected || all.indexOf(line) < all.length - many; }"""


def read_on(page: Page, luck: random.Random, many: int) -> None:
    """Play on until so many more lines are told. Only the last are drawn: that of now has them below it, or is gone."""
    last = page.locator(".log li").last.element_handle()

    def there() -> bool:
        if not last.evaluate(BELOW, many) and asked(page):
            press(page, luck)
        return bool(last.evaluate(BELOW, many))
    until("more is told", there)


def play_on(pages: list[Page], luck: random.Random, stop: Callable[[], Any], most: int,
            before: Callable[[Page], bool] | None = None) -> int:
    """Whoever is asked clicks (unless `before` has done it), until it is enough; how many clicks it took."""
    for count in range(most):
        until("somebody is asked, or it is over", lambda: any(asked(page) or over(page) for page in pages) or stop())
        if stop() or any(over(page) for page in pages):
            return count
        for page in pages:
            if asked(page):
                if before is None or not before(page):
                    press(page, luck)
                break
    raise AssertionError(f"not at an end after {most} clicks")
