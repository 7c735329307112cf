"""An auction holds when pages are loaded anew, doubled or clicked at with a mouse: who is out is out, and nobody buys twice."""
from __future__ import annotations

from collections.abc import Callable

from clicks import READ, kind
from live_pages import Device, House, breathed, until
from playwright.sync_api import Page
from rehearsal import Moment
from test_browser_game import sums
from test_browser_hands import at_auction
from test_browser_worlds import seated


def leads(page: Page, name: str) -> None:
    until(f"{name} leads", lambda: name in (page.text_content(".high") or ""))


def test_space_after_a_click_builds_no_second_house(device: Callable[..., Device], house: House) -> None:
    """A house is built by mouse, and its button keeps the focus: Space spends nothing more. By Tab and Space it is meant."""
    moment = Moment("here_and_now", ("Ada", "Ben", "Cleo"), 3, "trader", "ASK_TURN", 16)
    one, page = seated(moment, device, house)

    def houses() -> int:
        return sum('"name":"BUILT"' in frame for frame in one.frames)
    page.keyboard.press("d")
    button = page.locator(".build button[data-action^=BUILD]:not([disabled])").first
    before = houses()
    button.click()
    until("a house is built", lambda: breathed(page) or houses() > before)
    page.wait_for_selector(".build button[data-action^=BUILD]:not([disabled])")
    page.wait_for_timeout(READ)
    for key in ("Space", "Enter"):
        page.keyboard.press(key)
    page.wait_for_timeout(READ)
    assert houses() == before + 1 and kind(page) == "ASK_TURN", "a key nobody meant has built or rolled"
    page.keyboard.press("Tab")
    button.focus()
    page.keyboard.press("Space")
    until("a second one is built", lambda: breathed(page) or houses() == before + 2)
    page.keyboard.press("Escape")
    line = page.locator(".log li:has(button.why)").last
    until("both are one line", lambda: breathed(page) or "builds 2 houses for" in line.inner_text())
    said = sums(line.inner_text())[0]
    line.locator("button.why").click()
    parts = line.locator(".lines > span").all_inner_texts()
    assert len(parts) == 4 and said == sum(sum(sums(part)) for part in parts), (said, parts)


def test_who_is_out_stays_out_after_a_reload(device: Callable[..., Device], house: House) -> None:
    made = house.room("person", "person", "person")
    ada, ben, cleo = (device().sit(made, seat) for seat in range(3))
    at_auction((ada, ben, cleo))
    ada.click("[data-out]")
    ada.wait_for_selector("[data-back]")
    ada.reload()
    ada.wait_for_selector("[data-back]")
    for page, name in ((ben, "Ben"), (cleo, "Cleo")):
        page.click("[data-bid]")
        leads(ada, name)
        until("Ada is not asked", lambda: ada.get_attribute(".prompt", "data-asked") == "false")
    ben.click("[data-out]")
    ada.wait_for_selector(".auction", state="detached")
    assert "Cleo" in (ada.text_content(".log") or "")
