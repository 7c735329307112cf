"""Nothing happens by accident: what costs has a key of its own, and a held key answers one question.

That Space only rolls and ends is seen at every question of the whole games of test_browser_game.py.
"""
from __future__ import annotations

import random
from collections.abc import Callable

from clicks import READ, asked, come_to_buy, kind, press, read_on
from live_pages import Device, House, breathed, until
from rehearsal import Moment
from test_browser_hands import at_auction
from test_browser_worlds import seated

EARLY = """() => new Promise((told) => {
  const buy = () => document.querySelector(".prompt [data-action=BUY]");
  const press = () => {
    buy().focus();
    const key = { key: "Enter", code: "Enter", bubbles: true, cancelable: true };
    const free = buy().dispatchEvent(new KeyboardEvent("keydown", key));
    dispatchEvent(new KeyboardEvent("keyup", key));
    return free;
  };
  new MutationObserver((_, watcher) => {
    if (!buy()) return;
    watcher.disconnect();
    // A click of the test on its way, meant for the question before, buys nothing.
    addEventListener("click", (event) => event.isTrusted && event.stopImmediatePropagation(), true);
    const first = press();
    setTimeout(() => told([first, press()]), 400);
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
})"""
"""Enter on the button of a question in the moment it comes, and when it could be read: is the key let through?"""


def test_space_does_not_buy_and_its_own_key_does(device: Callable[..., Device], house: House) -> None:
    page = device().sit(house.room("person", "thrifty"), 0)
    come_to_buy(page, random.Random(1))
    page.wait_for_timeout(READ)
    page.evaluate("document.activeElement instanceof HTMLElement && document.activeElement.blur()")
    for _ in range(5):
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
    assert kind(page) == "ASK_BUY" and not page.query_selector(".hand .deed")
    assert "B" in (page.text_content(".prompt [data-action=BUY] kbd") or "")
    page.keyboard.press("b")
    until("the deed is there", lambda: page.query_selector(".hand .deed"))


def test_a_held_key_answers_one_question(device: Callable[..., Device], house: House) -> None:
    """Space is held down through a roll and the questions after it: only the roll happens, whoever begins."""
    page = device().sit(house.room("person", "person"), 0, 1)
    until("asked", lambda: asked(page))
    page.wait_for_timeout(READ)

    def rolls() -> int:
        return (page.text_content(".log") or "").count("rolls")

    before = rolls()  # who begins was rolled for, too
    page.keyboard.down("Space")
    until("rolled", lambda: rolls() > before)
    for _ in range(30):
        page.keyboard.down("Space")
        page.keyboard.down("b")
        page.wait_for_timeout(10)
    page.keyboard.up("Space")
    page.keyboard.up("b")
    assert rolls() == before + 1


def test_who_is_writing_answers_nothing(device: Callable[..., Device], house: House) -> None:
    """The field of an auction goes away under the fingers: what is typed on reaches no button."""
    made = house.room("person", "person")
    ada, ben = device().sit(made, 0), device().sit(made, 1)
    at_auction((ada, ben))
    field = ada.locator(".auction input[type=number]")
    field.wait_for()
    field.press("Control+A")
    field.press_sequentially("12")
    ben.click(".prompt [data-bid]")
    until("Ben leads", lambda: "Ben" in (ada.text_content(".high") or ""))
    for key in "nopy123":
        ada.keyboard.press(key)
    assert kind(ada) == "ASK_OPEN_AUCTION" and ada.query_selector(".prompt [data-bid]")


def test_out_is_out_until_one_comes_back(device: Callable[..., Device], house: House) -> None:
    """Ada leaves; Ben and Cleo go on bidding and she is not asked again; she comes back and bids."""
    made = house.room("person", "person", "person")
    ada, ben, cleo = (device().sit(made, seat) for seat in range(3))

    def there() -> bool:
        for page in (ada, ben, cleo):
            if kind(page) == "ASK_BUY" and asked(page):
                page.click(".prompt [data-action=DECLINE]")
                return True
            if asked(page):
                press(page, random.Random(1))
        return False
    until("an auction", there)
    for page in (ada, ben, cleo):
        page.wait_for_selector(".auction")
    ada.click("[data-out]")
    ada.wait_for_selector("[data-back]")
    for page, name in ((ben, "Ben"), (cleo, "Cleo"), (ben, "Ben")):
        page.click("[data-bid]")
        until(f"{name} leads", lambda page=page, name=name: name in (page.text_content(".high") or ""))
        until("Ada is not asked", lambda: ada.get_attribute(".prompt", "data-asked") == "false")
    assert len(ben.query_selector_all(".auction .past li")) == 3
    ada.click("[data-back]")
    cleo.click("[data-bid]")
    ada.click("[data-bid]")
    until("Ada leads", lambda: "Ada" in (ben.text_content(".high") or ""))


def test_an_auction_ends_when_all_others_are_out(device: Callable[..., Device], house: House) -> None:
    """City: nobody waits for the light where nobody can say anything more."""
    made = house.room("person", "person", edition="city")
    ada, ben = device().sit(made, 0), device().sit(made, 1)
    at_auction((ada, ben))
    until("somebody may bid", lambda: any(page.query_selector("[data-bid]") for page in (ada, ben)))
    first, second = (ada, ben) if ada.query_selector("[data-bid]") else (ben, ada)
    first.click("[data-bid]")
    second.click("[data-out]")
    first.wait_for_selector(".auction", state="detached", timeout=20_000)


def test_the_log_follows_after_a_new_size(device: Callable[..., Device], house: House) -> None:
    page = device(height=900).sit(house.room("person", "thrifty", "thrifty", options={"short": True}), 0)
    luck, log = random.Random(2), page.locator(".log ol")

    def long() -> bool:
        if page.locator(".log li").count() <= 50 and asked(page):
            press(page, luck)
        return page.locator(".log li").count() > 50
    until("much is told", long)
    rest = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
    for height in (620, 900, 700):
        page.set_viewport_size({"width": 1280, "height": height})
        until("the last line is in sight", lambda: breathed(page) or log.evaluate(rest) < 5)
    read_on(page, luck, 1)
    until("the last line is in sight", lambda: breathed(page) or log.evaluate(rest) < 5)


def test_enter_comes_too_early_for_a_question_that_has_just_come(device: Callable[..., Device], house: House) -> None:
    page = device().sit(house.room("person", "person"), 0, 1)
    page.evaluate(f"void (window.early = ({EARLY})())")
    luck = random.Random(1)
    until("something is for sale", lambda: kind(page) == "ASK_BUY" or (asked(page) and press(page, luck) and False))
    assert page.evaluate("window.early") == [False, True]


def test_who_holds_enter_in_a_field_sends_it_once(device: Callable[..., Device], house: House) -> None:
    made = house.room("person", "person")
    guest, ben = device(), device().sit(made, 1)
    ada = guest.sit(made, 0)
    at_auction((ada, ben))
    until("somebody is asked", lambda: asked(ada) or asked(ben))
    if not asked(ada):
        ben.click("[data-bid]")
    ada.locator(".auction input[type=number]").focus()
    ada.keyboard.down("Enter")
    until("Ada leads", lambda: "Ada" in (ben.text_content(".high") or ""))
    ben.click("[data-bid]")
    until("Ben leads", lambda: "Ben" in (ada.text_content(".high") or ""))
    ada.locator(".auction input[type=number]").focus()
    for _ in range(5):
        ada.keyboard.down("Enter")
    ada.keyboard.up("Enter")
    ada.evaluate("0")
    assert "Ben" in (ben.text_content(".high") or ""), "the finger was down before"


def test_a_place_is_chosen_on_the_board_by_keyboard(device: Callable[..., Device], house: House) -> None:
    """City's Planning Permission: a lit district by arrows and Enter, what by its chip, and the key on the button does it."""
    moment = Moment("city", ("Ada", "Ben", "Cleo"), 0, "trader", "ASK_PLANNING", 2, {"clock": False})
    _, page = seated(moment, device, house)
    button = page.locator(".pick button[data-key=x]")
    button.wait_for()
    assert "X" in button.inner_text()
    lit = page.eval_on_selector_all(".board .space.lit", "all => all.map((one) => one.dataset.lot)")
    assert len(lit) > 3
    for number in (lit[2], lit[-1]):
        page.focus(f"#space-{number}")
        page.keyboard.press("Enter")
        until("it is pointed at", lambda number=number: f"space={number}" in (button.get_attribute("data-action") or ""))
    wish = button.get_attribute("data-action") or ""
    page.wait_for_timeout(READ)
    page.keyboard.press("x")
    until("it stands there", lambda: kind(page) != "ASK_PLANNING")
    assert page.locator(f".world [data-lot='{lit[-1]}'] [data-piece]").count() > 0, wish
