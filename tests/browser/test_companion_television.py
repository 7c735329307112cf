"""A television and a phone as its remote, where a server is there: the same channel on both, joined by a QR code."""
from __future__ import annotations

from collections.abc import Callable

from live_pages import Device, House, until

SOUNDS = "document.addEventListener('passgo-sound', (e) => (window.askedFor ??= []).push(e.detail.name));"

SAY_TOO_MUCH = """code => new Promise((done) => {
  const socket = new WebSocket(location.href.replace(/^http/, "ws") + "line/" + code);
  socket.onclose = (event) => done(event.code);
  socket.onopen = () => socket.send("x".repeat(40000));
})"""


def test_what_the_phone_chooses_the_television_shows_and_sounds(device: Callable[..., Device], house: House) -> None:
    big, small = device(width=1920, height=1080), device(width=390, height=844)
    for one in (big, small):
        one.context.add_init_script(SOUNDS)
    big.page.goto(f"{house.address}/companion/#/island")
    big.page.click("[data-entry=tv]")
    big.page.click("[data-on]")
    address = str(big.page.get_attribute("[data-address]", "data-address"))
    big.secrets.add(address.rpartition("/")[2])
    small.page.goto(address)
    small.page.wait_for_selector("[data-link=true]")
    assert small.page.url.endswith("#/island"), "the code does not stay in the address"
    until("the television has its phone", lambda: big.page.query_selector("[data-entry=chance]"))
    small.page.click("[data-entry=chance]")
    scene = small.page.get_attribute("article", "data-scene")
    big.page.wait_for_selector(f"[data-scene='{scene}']")
    small.page.click("[data-choice='0']")
    big.page.wait_for_selector("[data-orders]")
    assert big.page.inner_text("[data-orders]") == small.page.inner_text("[data-orders]")
    assert "sting" in big.page.evaluate("window.askedFor ?? []") and small.page.evaluate("window.askedFor ?? []") == []
    big.page.click("[data-done]")
    small.page.wait_for_selector("[data-entry=chance]")
    late = device(width=390, height=844)
    small.page.click("[data-entry=chest]")
    late.page.goto(address)
    late.page.wait_for_selector("article[data-scene]")
    shown = [one.page.get_attribute("article", "data-scene") for one in (late, small)]
    assert shown[0] == shown[1], "who comes late sees it too"


def test_a_code_that_is_none_opens_no_line(device: Callable[..., Device], house: House) -> None:
    page = device().page
    page.goto(f"{house.address}/companion/")
    assert page.evaluate(SAY_TOO_MUCH, "nonsense") == 4404
    assert page.evaluate(SAY_TOO_MUCH, "ABCDEFGHJKMN") == 4413, "and nobody sends a book over one"
