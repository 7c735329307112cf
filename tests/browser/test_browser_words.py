"""What is said across the table is seen whole, on a small screen as well; and who goes away is seen to be away at once."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from live_pages import HOLD, Device, House, until

OUTSIDE = """(at) => [...document.querySelectorAll(at)].filter((one) => {
  const { left, top, right, bottom, width } = one.getBoundingClientRect();
  let box = one.parentElement;
  while (box && getComputedStyle(box).overflowY === "visible") box = box.parentElement;
  const inside = (box ?? document.documentElement).getBoundingClientRect();
  return width && (left < -1 || right > innerWidth + 1 || top < inside.top - 1 || bottom > inside.bottom + 1);
}).map((one) => one.textContent)"""
"""What of this is out of sight, or cut by what it lies in."""
WORDS = 4000
"""Milliseconds words are seen for."""


@pytest.mark.parametrize("width, height", [(320, 640), (390, 844), (844, 390), (1280, 720)])
def test_words_and_their_ring_are_seen_whole(width: int, height: int, device: Callable[..., Device], house: House) -> None:
    """The first and the last at the table say the longest thing there is to say, in the language with the longer words."""
    made = house.room("person", "thrifty", "thrifty", "person")
    ada, dev = device(width=width, height=height, locale="de-DE").sit(made, 0), device().sit(made, 3)
    ada.click(".words > button")
    ada.wait_for_selector(".ring .chat input")
    assert ada.evaluate(OUTSIDE, ".ring") == []
    assert ada.evaluate("() => { const ring = document.querySelector('.ring'); return ring.scrollWidth <= ring.clientWidth; }")
    ada.evaluate(HOLD, WORDS)
    ada.click(".ring .list button:has-text('handeln')")
    dev.click(".words > button")
    dev.click(".ring .list button:has-text('make a deal')")
    until("both have spoken", lambda: len(ada.query_selector_all(".says")) == 2)
    assert ada.evaluate(OUTSIDE, ".says") == []


def test_who_goes_away_is_seen_to_be_away(device: Callable[..., Device], house: House) -> None:
    """Though nothing happens at the table: it is she who is asked."""
    made = house.room("person", "person")
    guests = device(), device()
    pages = [guest.sit(made, seat) for seat, guest in enumerate(guests)]
    until("somebody is asked", lambda: any(page.query_selector(".prompt[data-asked=true]") for page in pages))
    gone = 0 if pages[0].query_selector(".prompt[data-asked=true]") else 1
    card, other = f"[data-card='{gone}'] .status", pages[1 - gone]
    assert "reconnecting" not in (other.text_content(card) or "")
    guests[gone].close()
    until("it is seen", lambda: "reconnecting" in (other.text_content(card) or ""))
    guests[gone].wrong.clear()
