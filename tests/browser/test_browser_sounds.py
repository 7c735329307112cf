"""Sound at the table: muted means that nothing runs; heard, it begins with the first touch (WORLDS.md, check 13)."""
from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from clicks import asked, press
from house_of_glass import Device, House, until

SPY = """window.contexts = [];
const Real = AudioContext;
window.AudioContext = class extends Real { constructor(...said) { super(...said); window.contexts.push(this); } };"""


@pytest.mark.parametrize("muted", [True, False])
def test_muted_means_that_nothing_runs(muted: bool, device: Callable[..., Device], house: House) -> None:
    guest = device()
    guest.page.add_init_script(SPY)
    page = guest.sit(house.room("person", "thrifty"), 0)
    page.wait_for_selector(".banner")
    if muted:
        page.keyboard.press("m")
        page.wait_for_selector("section.menu input[type=range]")
        page.eval_on_selector("section.menu input[type=range]",
                              "one => { one.value = 0; one.dispatchEvent(new Event('input', { bubbles: true })); }")
        page.keyboard.press("Escape")
    for _ in range(4):
        until("asked", lambda: asked(page))
        press(page, random.Random(1))
    running = "window.contexts.filter((one) => one.state === 'running').length"
    until("as wished", lambda: (page.evaluate(running) == 0) == muted)
