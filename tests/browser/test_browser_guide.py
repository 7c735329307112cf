"""What a newcomer is told, and what stays when there is no network: hints that block nothing, a page for no network, figures."""
from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from clicks import asked, kind, over, play_on, press
from live_pages import Device, House, until
from rehearsal import Moment
from test_browser_worlds import seated
from whole import DRAWN

INSIDE = """() => { const [hint, main] = [".hint", "main"].map((one) => document.querySelector(one).getBoundingClientRect());
  return hint.top >= main.top - 1 && hint.bottom <= main.bottom + 1 }"""


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_a_hint_blocks_nothing(locale: str, device: Callable[..., Device], house: House) -> None:
    """On the smallest phone each hint lies above the question, is sent away by a tap, and does not come again; or all at once."""
    page = device(width=360, height=640, has_touch=True, locale=locale).sit(house.room("person", "person"), 0, 1)
    seen, luck = list[str](), random.Random(2)
    while "ASK_OPEN_AUCTION" not in [one.partition(":")[0] for one in seen]:
        until("asked", lambda: asked(page))
        page.evaluate(DRAWN)
        hint = page.query_selector(".hint p")
        if hint is not None:
            assert page.evaluate(INSIDE), (kind(page), hint.inner_text())
            said = f"{kind(page)}: {hint.inner_text()}"
            assert said not in seen, "what was read is not said again"
            seen.append(said)
            page.tap(".hint button >> nth=0")
            page.evaluate(DRAWN)
        button = page.query_selector(".prompt [data-action=DECLINE]")
        if button is not None:
            button.tap()
        else:
            press(page, luck)
    page.evaluate("localStorage.removeItem('passgo.hints')")
    page.reload()
    page.tap(".hint button >> nth=1")
    page.wait_for_selector(".hint", state="detached")
    page.reload()
    page.wait_for_selector(".prompt button")
    assert page.query_selector(".hint") is None


def test_a_hint_is_seen_whole_beside_full_cards(device: Callable[..., Device], house: House) -> None:
    """1280×720, four players who own much: the hint and its buttons are in sight without scrolling."""
    moment = Moment("tropical_tycoon", ("Ada", "Ben", "Cleo", "Dev"), 0, "trader", "ASK_TURN", 9)
    _, page = seated(moment, device, house, locale="de-DE")
    page.wait_for_selector(".hint button")
    page.evaluate(DRAWN)
    under = """() => [...document.querySelectorAll(".hint, .hint button")].filter((one) => {
      const { left, top, bottom, width } = one.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      return bottom > innerHeight || !one.closest(".hint").contains(there);
    }).length"""
    assert page.evaluate(under) == 0


def test_without_a_network_there_is_a_page(device: Callable[..., Device]) -> None:
    """The browser would install it; and who opens it without a network reads so, in the language of the browser."""
    guest = device(locale="de-DE")
    page = guest.go()
    ready = "navigator.serviceWorker.ready.then((one) => caches.match('/offline')).then((one) => !!one && !!one.ok)"
    until("it is ready", lambda: page.evaluate(ready))
    line = guest.context.new_cdp_session(page)
    errors = [one["errorId"] for one in line.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [one for one in errors if one != "in-incognito"] == []
    # Whoever cuts the icon round cuts no corner off the sign: that drawing fills its square.
    icons = guest.context.request.get(f"{guest.house.address}/manifest.webmanifest").json()["icons"]
    whole = next(one["src"] for one in icons if one["purpose"] == "maskable")
    assert "rx=" not in guest.context.request.get(guest.house.address + whole).text()
    # A phone that takes no SVG for its home screen finds a picture.
    icon = page.get_attribute("link[rel=apple-touch-icon]", "href") or ""
    png = guest.context.request.get(guest.house.address + icon)
    assert png.headers["content-type"] == "image/png" and png.body()[16:24] == bytes([0, 0, 0, 180] * 2)
    page.reload()
    guest.context.set_offline(True)
    page.goto(f"{guest.house.address}/?again")
    assert "Kein Netz" in page.inner_text("main")
    guest.context.set_offline(False)
    page.click("a >> nth=0")
    page.wait_for_selector(".cover")
    guest.forgive("ERR_INTERNET_DISCONNECTED")


def test_figures_after_the_game(device: Callable[..., Device], house: House) -> None:
    """Money over time, luck, rents and the games of this device, counted once though the page is loaded again."""
    page = device().sit(house.room("person", "thrifty", options={"rounds": 6}), 0)
    play_on([page], random.Random(3), lambda: over(page), 300)
    page.reload()
    page.click("text=Figures")
    page.wait_for_selector(".figures svg[role=img] path")
    text = page.inner_text(".figures")
    assert "HERE & NOW" in text and "1 game finished" in text, text
    luck = [row.split() for row in page.locator(".figures tbody tr").all_inner_texts()]
    assert [row[0] for row in luck] == ["Ada", "Ben"] and all(2 <= float(row[1]) <= 12 and int(row[2]) >= 6 for row in luck), luck
    money = page.eval_on_selector_all(".figures svg[role=img] path", "all => all.map((one) => one.getAttribute('d'))")
    assert len(money) == 2 and all(line.count("L") > 10 for line in money)
