"""A phone on its side, a page zoomed to 200 %: the question stands beside the stage, whole, and nothing is turned inside out."""
from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from clicks import come_to_buy
from live_pages import Device, House, until
from whole import DRAWN, HIDDEN

SIZES = [(844, 390), (932, 430), (640, 360), (800, 600)]
BESIDE = """() => {
  const [stage, question] = [".stage", ".prompt"].map((at) => document.querySelector(at).getBoundingClientRect());
  return [stage.right <= question.left + 1, stage.height, stage.width];
}"""


@pytest.mark.parametrize("edition", ["here_and_now", "city", "tropical_tycoon", "millionaire"])
def test_the_question_stands_beside_the_stage(edition: str, device: Callable[..., Device], house: House) -> None:
    """German, the longer words; every answer is in sight without scrolling, to buy and to bid."""
    page = device(locale="de-DE").sit(house.room("person", "thrifty", "thrifty", edition=edition), 0)
    come_to_buy(page, random.Random(3))
    for question in ("ASK_BUY", "AUCTION"):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector(f".lying .prompt[data-kind*={question}] button")
            page.evaluate(DRAWN)
            beside, high, wide = page.evaluate(BESIDE)
            assert beside and high > 150 and wide > 240, (width, height, high, wide)
            assert page.evaluate(HIDDEN) == [], (width, height)
        if question == "ASK_BUY":
            page.click(".prompt [data-action=DECLINE]")
    page.set_viewport_size({"width": 390, "height": 844})
    until("upright it is a phone again", lambda: page.query_selector(".phone:not(.lying) .prompt"))
    page.set_viewport_size({"width": 820, "height": 1180})
    until("and a tablet has its board", lambda: page.query_selector(".phone:not(.lying) .board .space"))
