"""Leaving the tab stops all work: nothing ticks, nothing moves, and the game is there on coming back (WORLDS.md, check 11)."""
from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from clicks import asked, press
from live_pages import Device, House, breathed, until
from real_table import SLEEP

ALIVE = """window.alive = { timers: new Map(), frames: 0 };
for (const [set, clear] of [["setTimeout", "clearTimeout"], ["setInterval", "clearInterval"]]) {
  const [real, stop] = [window[set].bind(window), window[clear].bind(window)];
  window[set] = (call, ms, ...more) => {
    const id = real((...said) => {
      if (set === "setTimeout") alive.timers.delete(id);
      call(...said);
    }, ms, ...more);
    alive.timers.set(id, `${set} ${ms}`);
    return id;
  };
  window[clear] = (id) => (alive.timers.delete(id), stop(id));
}
const frame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (call) => (alive.frames++, frame(call));"""
"""Counts what the page has set going and not yet ended."""
PULSE = "setInterval 20000"
"""The line to the server is kept open: otherwise nobody could be called back."""
WORK = """() => [...alive.timers.values(), ...document.getAnimations().filter((one) => one.playState === "running")
  .map((one) => one.animationName ?? one.transitionProperty ?? "a flight")]"""


@pytest.mark.parametrize("edition", ["city", "tropical_tycoon"])
def test_leaving_the_tab_stops_all_work(edition: str, device: Callable[..., Device], house: House) -> None:
    """In the middle of what others do: they play on, the table keeps up without a frame, and moves again when looked at."""
    made = house.room("person", "thrifty", "thrifty", edition=edition)
    guest = device(reduced_motion="no-preference")
    guest.page.add_init_script(ALIVE)
    page = guest.sit(made, 0)
    page.wait_for_selector(".world svg[role=img]")

    def work() -> list[Any]:
        return [one for one in page.evaluate(WORK) if one != PULSE]
    until("the place is alive", lambda: breathed(page) or work())
    luck, told = random.Random(1), len(guest.frames)

    def busy() -> bool:
        if asked(page):
            press(page, luck)
        return bool(page.query_selector(".banner [data-key=s]"))
    until("something is being shown", busy)
    page.evaluate(SLEEP, True)
    page.evaluate("alive.frames = 0")
    until("all of it has ended", lambda: breathed(page) or not work())
    until("the others play on, and it is told", lambda: breathed(page) or (asked(page) and len(guest.frames) > told))
    assert not work() and page.evaluate("alive.frames") == 0
    page.evaluate(SLEEP, False)
    until("it moves again", lambda: breathed(page) or work())
