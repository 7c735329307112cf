"""Strangers and friends: a table for everybody is found on the start page, and only friends write to each other."""
from __future__ import annotations

from collections.abc import Callable

from clicks import asked
from live_pages import Device, House, until


def test_a_stranger_finds_the_table_and_sits_down(device: Callable[..., Device], house: House) -> None:
    """Opened by wish of the host with given names; found on a phone; no chat there."""
    host, guest = device(), device(width=390, height=844)
    page = host.go("invite")
    page.wait_for_selector("input[name=edition]")
    page.fill("li.seat input >> nth=0", "Something of my own")
    page.check("label:has-text('A table for everybody') input")
    assert page.input_value("li.seat input >> nth=0") == "Ada" and page.is_disabled("li.seat input >> nth=0")
    page.click("button[type=submit]")
    page.wait_for_selector("text=This table is listed")
    other = guest.go()
    other.wait_for_selector("text=Open tables")
    other.click("a:has-text('Sit down')")
    other.wait_for_selector("select")
    assert "Ada" not in other.locator("select option").all_text_contents()
    other.select_option("select", "Olga")
    other.click("button[type=submit]")
    page.wait_for_selector("li:has-text('Olga')")
    page.click("button.go")
    for one in (page, other):
        one.wait_for_selector(".prompt")
    page.click(".words > button")
    page.wait_for_selector(".ring .list")
    assert not page.query_selector(".chat input")


def test_friends_write_and_can_be_muted(device: Callable[..., Device], house: House) -> None:
    made = house.room("person", "person")
    ada, ben = device().sit(made, 0), device().sit(made, 1)
    for page in (ada, ben):
        until("the table is there", lambda page=page: page.query_selector(".prompt"))

    def write(text: str) -> None:
        if not ada.query_selector(".chat input"):
            ada.click(".words > button")
        ada.fill(".chat input[type=text]", text)
        ada.keyboard.press("Enter")
        until("sent", lambda: ada.input_value(".chat input[type=text]") == "")
    write("b n o <i>1</i>")
    until("Ben has something to read", lambda: ben.query_selector(".unread"))
    ben.click(".words > button")
    assert "b n o <i>1</i>" in (ben.text_content(".chat ol") or "") and not ben.query_selector(".unread")
    ben.check(".chat label:has-text('Mute Ada') input")
    write("the second")
    until("Ada sees her own", lambda: "the second" in (ada.text_content(".chat ol") or ""))
    assert not ben.query_selector(".chat ol") and (asked(ada) or asked(ben)), "and no letter of it answered a question"
    ben.uncheck(".chat label:has-text('Mute Ada') input")
    assert "the second" in (ben.text_content(".chat ol") or "")


def test_a_call_is_shown_though_no_page_is_open(whole_device: Callable[..., Device], house: House) -> None:
    """The worker shows whose turn it is, and says no more."""
    one = whole_device(permissions=["notifications"])
    page = one.go()
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 0)")
    line = one.context.new_cdp_session(page)
    found: dict[str, bool] = {}
    line.on("ServiceWorker.workerRegistrationUpdated",
            lambda said: found.update({each["registrationId"]: not each["isDeleted"] for each in said["registrations"]}))
    line.send("ServiceWorker.enable")
    call = {"origin": house.address, "data": '{"title": "City", "body": "Ada, it is your turn.", "room": "abc"}'}
    shown = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
        .then((all) => all.map(({ title, body, tag }) => [title, body, tag]))"""

    def called() -> bool:
        """A call that found the worker still waking up is made again, as a push service does; it is shown once."""
        page.wait_for_timeout(50)  # events of the worker arrive while the page is waited for
        for id in [id for id, there in found.items() if there]:
            line.send("ServiceWorker.deliverPushMessage", {**call, "registrationId": id})
        return bool(page.evaluate(shown) == [["City", "Ada, it is your turn.", "abc"]])
    until("it is shown", called)
