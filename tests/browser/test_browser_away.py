"""Leaving the tab stops all work: nothing ticks, nothing moves, and the game is there on coming back (WORLDS.md, check 11)."""
from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from clicks import asked, press
from live_pages import Device, House, breathed, until
from real_table import SLEEP

ALIVE = """window.alive = { timers: new Map(), frames: 0, moved: [] };
for (const [set, clear] of [["setTimeout", "clearTimeout"], ["setInterval", "clearInterval"]]) {
  const [real, stop] = [window[set].bind(window), window[clear].bind(window)];
  window[set] = (call, ms, ...more) => {
    const id = real((...said) => {
      if (set === "setTimeout") alive.timers.delete(id);
      call(...said);
    }, ms, ...more);
    if (ms) alive.timers.set(id, `${set} ${ms}`);
    return id;
  };
  window[clear] = (id) => (alive.timers.delete(id), stop(id));
}
const frame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (call) => (alive.frames++, frame(call));
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { alive.moved.push("a flight"); return animate.apply(this, how); };
document.addEventListener("transitionrun", (one) => alive.moved.push(`${one.target.className} ${one.propertyName}`));"""
"""Counts what the page has set going and not yet ended, but for what comes at once, and all that it has moved."""
PULSE = "setInterval 20000"
"""The line to the server is kept open: otherwise nobody could be called back."""
WORK = """() => [...alive.timers.values(), ...document.getAnimations().filter((one) => one.playState === "running")
  .map((one) => one.animationName ?? one.transitionProperty ?? "a flight")]"""
ANSWER = """() => {
  const all = [...document.querySelectorAll(".prompt[data-asked=true] button:is([data-action], [data-bid]):not([disabled])")];
  const one = all.find((button) => !/^(GIVE_UP|PROPOSE_STOP)/.test(button.dataset.action ?? ""));
  one?.click();
  return !!one;
}"""
"""As another device of the same seat would: no finger is on this page."""
QUESTIONS = 12
"""Enough for tosses, rent and a deal or two."""


@pytest.mark.parametrize("edition", ["here_and_now", "city", "tropical_tycoon", "millionaire"])
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
    luck = random.Random(1)

    def busy() -> bool:
        if asked(page):
            press(page, luck)
        return bool(page.query_selector(".banner [data-key=s]"))
    until("something is being shown", busy)
    page.evaluate(SLEEP, True)
    page.evaluate("[alive.frames, alive.moved] = [0, []]")
    until("all of it has ended", lambda: breathed(page) or not work())
    for _ in range(QUESTIONS):
        until("the others play on, and it is told", lambda: breathed(page) or page.evaluate(ANSWER))
    until("what was said is through", lambda: breathed(page) or asked(page))
    assert not work() and page.evaluate("[alive.frames, alive.moved]") == [0, []]
    page.evaluate(SLEEP, False)
    until("it moves again", lambda: breathed(page) or work())
