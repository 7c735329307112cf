"""Who only watches is not shaken: nothing jumps while others play, and what is shown can be skipped by Space or a touch."""
from __future__ import annotations

import json
import random
from collections.abc import Callable

from clicks import asked, kind, press
from live_pages import HOLD, Device, House, until
from playwright.sync_api import Page

WATCH = """() => {
  window.seen = [];
  const box = (wish) => document.querySelector(wish)?.getBoundingClientRect();
  const look = () => {
    const prompt = document.querySelector(".prompt");
    if (prompt) window.seen.push({
      asked: prompt.dataset.asked === "true", turn: Math.round(box(".banner .turn").right),
      dice: Math.round(box(".throw")?.right ?? -1),
      deed: !!document.querySelector(".right .focus"), dock: Math.round(box(".dock").height),
      words: prompt.querySelector(".tells, h2")?.textContent ?? "", auction: prompt.dataset.kind.includes("AUCTION") });
    requestAnimationFrame(look);
  };
  look();
}"""
TWO_LINES = 6
"""Pixels the dock may differ by between sentences of one line and of two."""


ENDED = """() => {
  const skip = document.querySelector(".banner .skip");
  window.ended = false;
  new MutationObserver(() => (window.ended ||= skip.disabled)).observe(skip, { attributes: true, attributeFilter: ["disabled"] });
}"""
"""Whether what is shown has ended, though the turn of a bot may follow at once."""
DICE = 500
"""Milliseconds: less than dice roll at any pace but the fastest."""


def seated(device: Callable[..., Device], house: House, speed: float, said: list[str] | None = None) -> Page:
    """A table at this pace; `said` is where what goes over its socket is written down."""
    guest = device(width=1440, height=900, reduced_motion="no-preference")
    guest.context.add_init_script(f"localStorage.setItem('passgo.settings', '{json.dumps({'guided': True, 'speed': speed})}')")
    if said is not None:
        guest.page.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(str(frame))))
    return guest.sit(house.room("person", "thrifty", "thrifty"), 0)


def test_nothing_jumps_while_others_play(device: Callable[..., Device], house: House) -> None:
    """Whose turn it is stands still, the dice fall on one side, the log stays where it is, the stage keeps its height."""
    page, luck = seated(device, house, 4), random.Random(1)
    page.evaluate(WATCH)
    for _ in range(5):
        until("asked", lambda: asked(page))
        press(page, luck)
        until("answered", lambda: page.evaluate("window.seen.at(-1).asked") is False or asked(page))
    seen = page.evaluate("window.seen")
    quiet = [one for one in seen if not one["asked"] and not one["auction"]]
    assert len(quiet) > 50
    assert len({one["turn"] for one in seen}) == 1
    assert not [one for one in quiet if one["deed"]]
    lowest = min(one["dock"] for one in quiet)
    high = {(one["dock"], one["words"]) for one in quiet if one["dock"] > lowest + TWO_LINES and len(one["words"]) < 90}
    assert not high, high
    # The dice have their place; they may be smaller where the question is long.
    assert max(one["dice"] for one in seen) - min(one["dice"] for one in seen if one["dice"] > 0) < 30


def test_space_and_a_touch_skip_and_answer_nothing(device: Callable[..., Device], house: House) -> None:
    """At the slow pace a throw takes seconds: Space ends it, or a touch of the stage; a second Space answers nothing."""
    said: list[str] = []
    page = seated(device, house, 0.5, said)
    busy, roll = page.locator(".banner .skip:not([disabled])"), page.locator(".prompt [data-action=ROLL]:not([disabled])")

    def to_roll() -> bool:
        if busy.count():
            page.evaluate("document.querySelector('.banner .skip').click()")
        elif asked(page) and kind(page) != "ASK_TURN":
            press(page, random.Random(1))
        return bool(roll.count())
    for way in ("Space", "touch"):
        until("to roll", to_roll)
        page.evaluate(ENDED)
        page.evaluate(HOLD, DICE)
        before = len(acts(said))
        roll.click()
        busy.wait_for()
        if way == "Space":
            page.keyboard.press("Space")
            page.keyboard.press("Space")
        else:
            page.locator(".show-box").click(position={"x": 200, "y": 120})
        until("skipped", lambda: page.evaluate("window.ended"))
        assert len(acts(said)) == before + 1, "it was pressed to skip, and has answered"
        page.evaluate("window.goOn()")


def acts(said: list[str]) -> list[str]:
    """Of what went over the socket: what was answered at the table."""
    return [frame for frame in said if json.loads(frame)["t"] == "act"]
