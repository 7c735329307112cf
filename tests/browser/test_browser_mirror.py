"""The mirror at phone size: the banker types what a real table does, other screens follow, another phone takes the bank."""
from __future__ import annotations

import os
import statistics
from collections.abc import Callable

from axe import examine
from live_pages import ROOT, Device, House, until
from playwright.sync_api import Browser, Page
from real_table import NO_STORAGE

from passgo import Action, Game
from passgo.play.actions import Input
from passgo.rules.bots.words import Policy
from passgo.rules.words import CHANCE, Kind

FOLDER = ROOT / "docs" / "companion"
PICTURES = os.environ.get("PASSGO_PICTURES") == "docs"
NAMES = ["Ann", "Bob", "Cy"]


def recorded(key: str, rolls: int) -> Game:
    """A game dealt by a seed, as a table might play it: so many rolls."""
    game = Game.new(key, NAMES, seed=5, options={"clock": False} if key == "city" else {})
    while sum(said.who == CHANCE and said.action.b > 0 for said in game.inputs) < rolls and not game.over:
        seat = game.asked[0]
        said, _ = game.core.seen(seat).decide(seat, Policy.THRIFTY, len(game.inputs))
        game.play(Action(*said), seat)
    return game


class Bank:
    """The banker's fingers: every tap is counted."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps, self.by_roll = page, 0, [0]

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.taps += 1
        self.by_roll[-1] += 1

    def roll(self, action: Action) -> None:
        """Two dice alike have no order: one tap."""
        self.by_roll.append(0)
        self.tap(f"[data-roll='{min(action.a, action.b)} {max(action.a, action.b)}']")

    def hammer(self, winner: str, sum: int) -> None:
        """Each figure is a tap, and so is the field."""
        text = f"{sum // 1000}k"
        self.page.fill("section[aria-labelledby=hammer] input", text)
        self.taps += 1 + len(text)
        self.by_roll[-1] += 1 + len(text)
        self.tap(f"section[aria-labelledby=hammer] button:has-text('{winner}')")

    def say(self, said: Input) -> None:
        """One input of a record, the way a banker tells it; what a new roll says by itself is not told."""
        if said.who == CHANCE and said.action.b:
            self.roll(said.action)
        elif said.who == CHANCE:
            self.tap(f"[data-fall='{said.action}']")
        elif str(said.action) == "PRESS":
            self.tap("[data-action='PRESS-REAL']")
        elif said.action.name not in ("ROLL", "DONE"):
            self.tap(f"[data-action='{said.action}']")


def opened(one: Device, house: House, key: str) -> Bank:
    """From the companion's first page to a table, and the opening rolls: Ann starts."""
    page = one.page
    page.goto(f"{house.address}/#/bank")
    page.click(f"input[value={key}]")
    for n, name in enumerate(NAMES):
        page.locator("input[type=text]").nth(n).fill(name)
    page.click("button[type=submit]")
    page.wait_for_selector("[data-roll]")
    return Bank(page)


def wait_for(page: Page, count: int) -> None:
    """So much can be taken back now."""
    page.wait_for_selector(f"[data-do=undo][data-count='{count}']:not([disabled])" if count else "[data-do=undo][data-count='0']")


def cash(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".purses strong").all_inner_texts()]


def test_the_whole_mirror_by_taps_on_a_phone(device: Callable[..., Device], house: House) -> None:
    """E1, E2, E3, E7: a recorded evening is retyped, taken back to the start and told again; the bank moves to another phone."""
    game = recorded("here_and_now", 25)
    one = device(width=390, height=844)
    bank = opened(one, house, "here_and_now")
    page = bank.page
    room = page.url.rpartition("/")[2]
    one.secrets |= {str(secret) for secret in page.evaluate(
        "JSON.parse(localStorage.getItem('passgo.rooms')).flatMap((r) => [r.host, ...r.seats.map((s) => s.token)])") if secret}
    told = 0
    for _, said, events in Game.replay(game.record()):
        before = bank.taps
        if said is not None and said.action.kind in (Kind.BID, Kind.PASS):
            # Bids are called out around the table: only what came of them is told.
            if any(event.name in ("DEED_TO", "NO_SALE") for event in events):
                sale = {event.name: event for event in events}
                winner = NAMES[sale["DEED_TO"].who] if "DEED_TO" in sale else "Nobody"
                bank.hammer(winner, sale["PAID"].money if "PAID" in sale else 0)
        elif said is not None:
            bank.say(said)
        if bank.taps > before:
            told += 1
            wait_for(page, told)
    shown = [page.get_attribute(f".purses li >> nth={seat} >> strong", "title") for seat in range(3)]
    assert shown == [f"${sum:,}" for sum in game.core.dump()["cash"][:3]], "E1: the same money as the game that was dealt"
    assert statistics.median(bank.by_roll[4:]) <= 2.5, bank.by_roll
    assert examine(page, "the bank") == []
    if PICTURES:
        page.screenshot(path=FOLDER / "mirror-roll.png")
    for left in range(told - 1, -1, -1):
        page.click("[data-do=undo]")
        wait_for(page, left)
    assert cash(page) == ["$15M"] * 3 and page.locator("[data-do=undo]").is_disabled()
    for count in range(1, told + 1):
        page.click("[data-do=redo]")
        wait_for(page, count)
    assert [page.get_attribute(f".purses li >> nth={seat} >> strong", "title") for seat in range(3)] == shown
    links = {}
    page.click("[data-panel=phones]")
    for key in ("tv", "seat1", "bank"):
        page.click(f"[data-link={key}]")
        links[key] = str(page.get_attribute("section a[target]", "href"))
    tv, phone, second = device(width=1920, height=1080), device(width=390, height=844), device(width=390, height=844)
    for other in (phone, second):
        other.secrets |= one.secrets
    tv.page.goto(links["tv"])
    tv.page.wait_for_selector(".table")
    phone.page.goto(links["seat1"])
    phone.page.wait_for_selector("nav")
    assert "/seat/" not in phone.page.url
    second.page.goto(links["bank"])
    second.page.wait_for_selector("[data-do=undo]")
    assert second.page.url.endswith(f"#/bank/{room}"), "E7: the secrets do not stay in the address"
    second.page.click("[data-panel=correct]")
    second.page.locator(".person input[type=text]").first.fill("12.5M")
    second.page.select_option("select[aria-label='Deeds']", label="Hollywood")
    if PICTURES:
        second.page.screenshot(path=FOLDER / "mirror-correct.png")
    second.page.click("section[aria-labelledby=correct] .go")
    until("all see it", lambda: page.get_attribute(".purses li >> nth=0 >> strong", "title") == "$12,500,000")
    assert "Corrected: Ann has $12,500,000" in page.inner_text(".last")
    until("the television too", lambda: "12,500,000" in tv.page.content() or "12.5M" in tv.page.content())
    assert examine(second.page, "corrected") == []
    phone.page.click("[data-key=m]")
    phone.page.click("section.menu button:text-is('Pause')")
    second.page.click("button:has-text('Agree')")
    second.page.wait_for_selector("[data-paused]")
    assert "paused" in second.page.inner_text("[data-paused]")
    second.page.click("button:has-text('Go on')")
    second.page.wait_for_selector("[data-paused]", state="detached")


def test_city_takes_few_taps(device: Callable[..., Device], house: House) -> None:
    """E2: City by taps: the pad is roll and done, blocks have steppers, a deal has one form, an auction the hammer."""
    one = device(width=390, height=844)
    bank = opened(one, house, "city")
    page = bank.page
    one.secrets |= {str(secret) for secret in page.evaluate(
        "JSON.parse(localStorage.getItem('passgo.rooms')).flatMap((r) => [r.host, ...r.seats.map((s) => s.token)])") if secret}
    for n, pips in enumerate(((6, 5), (2, 1), (1, 1)), start=1):
        bank.roll(Action(0, *pips))
        wait_for(page, n)
    page.check(".own input")
    page.wait_for_selector("text=What did Ann roll?")
    bank.roll(Action(0, 1, 2))
    bank.tap("[data-action=BUY]")
    bank.tap("[data-action='PRESS-REAL']")
    bank.tap("[data-fall='OUTCOME a=3']")
    page.wait_for_selector("section[aria-labelledby=blocks]")
    if PICTURES:
        page.screenshot(path=FOLDER / "mirror-blocks.png")
    bank.tap("[data-blocks^='RESIDENTIAL'][data-blocks$=' 2']")
    bank.tap("[data-blocks^='INDUSTRIAL'][data-blocks$=' 1']")
    page.wait_for_selector("section[aria-labelledby=blocks]", state="detached")
    page.uncheck(".own input")
    bank.roll(Action(0, 2, 4))
    bank.tap("[data-action=DECLINE]")
    page.fill("section[aria-labelledby=hammer] input", "1.45M")
    if PICTURES:
        page.screenshot(path=FOLDER / "mirror-hammer.png")
    bank.tap("section[aria-labelledby=hammer] button:has-text('Cy')")
    until("Cy has it", lambda: "belongs to Cy" in page.inner_text(".last"))
    page.click("[data-panel=deal]")
    page.locator("section[aria-labelledby=deal] select").nth(0).select_option(label="Ann")
    page.locator("section[aria-labelledby=deal] select").nth(1).select_option(label="Cy")
    page.locator("section[aria-labelledby=deal] input[type=checkbox]").first.check()
    page.locator("section[aria-labelledby=deal] input[type=text]").nth(1).fill("500k")
    page.click("section[aria-labelledby=deal] .primary")
    until("the deal is done", lambda: not page.query_selector("section[aria-labelledby=deal]"))
    page.click("[data-panel=card]")
    page.click(".cards button:has-text('Easy Money')")
    until("the card is played", lambda: not page.query_selector(".cards"))
    assert examine(page, "the bank") == []


def test_a_board_of_ones_own_is_told_from_the_printed_one(device: Callable[..., Device], house: House) -> None:
    """Both may be called City."""
    page = device(width=320, height=640).page
    city = next(one for one in house.ask("editions") if one["key"] == "city")
    page.route("**/api/boards*", lambda route: route.fulfill(json=[{**city, "key": "our-city"}]))
    page.goto(f"{house.address}/#/bank")
    page.wait_for_selector("input[value=our-city]")
    called = [page.inner_text(f"label:has(input[value={key}])").split("\n") for key in ("city", "our-city")]
    assert called == [["City"], ["City", "your own board, our-city.toml"]]
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_browser_that_keeps_nothing_still_keeps_the_bank_and_says_so(browser: Browser, house: House) -> None:
    """Storage refused: all works until a reload, and the way back is told."""
    context = browser.new_context(viewport={"width": 320, "height": 640})
    context.add_init_script(NO_STORAGE + NO_STORAGE.replace("localStorage", "sessionStorage"))
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{house.address}/#/bank")
    page.click("input[value=city]")
    page.click("button[type=submit] >> nth=0")
    page.click("[data-roll='1 2']")
    wait_for(page, 1)
    assert "keeps nothing" in page.inner_text("[data-unkept]") and not wrong
    context.close()


def test_no_strange_device_sees_the_bankers_keys_nor_takes_the_bank(device: Callable[..., Device], house: House) -> None:
    """A stranger, a player's own phone, and links with secrets that are none or cut off; the banker opens such a link too."""
    one, other = device(width=390, height=844), device(width=390, height=844)
    page = opened(one, house, "here_and_now").page
    address = page.url
    kept = page.evaluate("JSON.parse(localStorage.getItem('passgo.rooms'))[0]")
    room, secret = kept["room"], kept["seats"][1]["token"]
    one.secrets |= {kept["host"], *(seat["token"] for seat in kept["seats"])}
    other.secrets |= one.secrets
    for link in (f"bank/{room}", f"bank/{room}/short/a,b,c", f"bank/{room}/{'x' * 22}/{'y' * 22}", f"seat/{room}/1/cut-off",
                 f"seat/{room}/1/{secret}"):
        other.page.goto(f"{house.address}/#/{link}")
        other.page.wait_for_url(f"**/{room}")
        other.page.goto("about:blank")
        other.page.goto(f"{house.address}/#/bank/{room}")
        other.page.wait_for_selector("[data-no-bank]")
        assert other.page.locator("[data-roll]").count() == 0, link
    other.page.click("text=Look at the table")
    other.page.wait_for_selector("nav")
    other.page.goto(f"{house.address}/#/bank/{room}")
    other.page.wait_for_selector("[data-no-bank]")
    other.page.goto(f"{house.address}/#/bank/{room}/{kept['host']}/{','.join(seat['token'] for seat in kept['seats'])}")
    other.page.wait_for_selector("[data-roll]")
    page.goto(f"{house.address}/#/bank/{room}/{'x' * 22}/{'y' * 22},{'z' * 22}")
    page.wait_for_url(address)
    page.click("[data-roll='1 2']")
    wait_for(page, 1)


def test_the_bank_lies_open_on_the_table_and_tells_nobodys_secret(device: Callable[..., Device], house: House) -> None:
    """ML-30: who takes a Fortune card reads it alone; the banker's page says so, asks for it, and does not read it out."""
    page = opened(device(width=390, height=844), house, "millionaire").page
    for n, roll in enumerate(("5 6", "1 2", "1 1", "1 2"), start=1):
        page.click(f"[data-roll='{roll}']")
        wait_for(page, n)
    assert page.inner_text("main h2") == "Which Fortune card lay on Gadget Wharf? Only Ann may read it: hand over the device."
    page.click("[data-fall] >> nth=2")
    wait_for(page, 5)
    assert "reads it in secret" in page.inner_text(".last") and "Only for" not in page.inner_text(".bank")
    page.click("[data-panel=log]")
    assert "Only for" not in page.inner_text(".log")
