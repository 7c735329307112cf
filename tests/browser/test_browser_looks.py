"""What is drawn can be read: words stay on their tiles, tokens hide no figure, nothing is cut off, at every size."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from live_pages import NAMES, Device, House, until
from rehearsal import Moment, long_game, wind_on
from test_browser_worlds import seated
from whole import DRAWN, hidden

from passgo.loading import editions

SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844), (320, 568)]
SLACK = 1.5
SMALLEST = 7.5
"""Pixels: a letter smaller than this is not read."""

STRAY = """([slack, smallest]) => {
  const found = [];
  const out = (inner, outer) => inner.left < outer.left - slack || inner.right > outer.right + slack
    || inner.top < outer.top - slack || inner.bottom > outer.bottom + slack;
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  for (const space of document.querySelectorAll(".board .space")) {
    const tile = space.querySelector(".ground").getBoundingClientRect();
    for (const text of space.querySelectorAll(".name tspan, .figure, .badge")) {
      if (out(text.getBoundingClientRect(), tile)) found.push(`${text.textContent} leaves its tile`);
      if (parseFloat(getComputedStyle(text).fontSize) < smallest) found.push(`${text.textContent} is tiny`);
    }
  }
  const tokens = [...document.querySelectorAll(".board .token > g > path:first-of-type")]
    .map((one) => one.getBoundingClientRect());
  for (const text of document.querySelectorAll(".board .figure, .board .name tspan"))
    if (tokens.some((token) => over(token, text.getBoundingClientRect()))) found.push(`a token hides ${text.textContent}`);
  return found;
}"""

CUT = """() => [...document.querySelectorAll(".player, .player .top, .hand, .prompt, .felt, nav")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `${one.className}: ${one.textContent.slice(0, 60)}`)"""

SIGHT = """([frame, thing]) => {
  const [outer, inner] = [frame, `${frame} ${thing}`].map((one) => document.querySelector(one).getBoundingClientRect());
  return inner.bottom <= outer.bottom + 1;
}"""


@pytest.mark.parametrize("edition", editions())
def test_everything_on_the_board_can_be_read(edition: str, device: Callable[..., Device], house: House) -> None:
    """In the middle of a game between four, on a desk, on a small screen, on a phone and on the smallest one."""
    options = {"clock": False} if edition == "city" else {}
    names, said = long_game(Moment(edition, NAMES[:4], 0, "trader", "ASK_TURN", 7, options))
    made = house.room(*["person"] * 4, edition=edition, names=names, options=options)
    wind_on(house.address, made, said)
    page = device().sit(made, 0)
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".table" if width >= 900 else ".phone")
        if width < 900:
            found += [f"{width}: {one}" for one in page.evaluate(CUT)]
            page.click("nav >> text=Board")
        page.wait_for_selector(".board .token")
        page.evaluate(DRAWN)
        found += [f"{width}: {one}" for one in [*page.evaluate(STRAY, [SLACK, SMALLEST]), *page.evaluate(CUT)]]
        assert page.evaluate("(({scrollWidth, scrollHeight}) => scrollWidth <= innerWidth && scrollHeight <= innerHeight)"
                             "(document.documentElement)"), "nothing to scroll to"
    assert not found, "\n".join(found)


def test_a_long_question_leaves_the_rest_in_reach(device: Callable[..., Device], house: House) -> None:
    """In debt at a small phone: what lies above the question can be scrolled to, and what is chosen is not cut off."""
    names, said = long_game(Moment("tropical_tycoon", NAMES[:3], 1, "thrifty", "ASK_RAISE", 5))
    made = house.room(*["person"] * 3, edition="tropical_tycoon", names=names)
    wind_on(house.address, made, said)
    page = device(width=320, height=568).sit(made, 0, 1, 2)
    if page.query_selector(".curtain"):
        page.click(".curtain button")
    page.wait_for_selector(".prompt[data-kind=ASK_RAISE][data-asked=true]")
    page.hover(".phone .thumb")
    page.mouse.wheel(0, 2000)
    until("the end of the question is in sight", lambda: page.evaluate(SIGHT, [".phone .thumb", ".prompt"]))
    assert page.evaluate("document.querySelector('.phone main').clientHeight") > 60, "the world is still there"
    chosen = page.locator(".pick button[data-action]").first
    chosen.scroll_into_view_if_needed()
    assert chosen.is_visible()
    assert page.eval_on_selector(".pick select", "list => list.selectedOptions[0].textContent") in (chosen.text_content() or "")


def test_a_debt_with_everything_at_once_is_seen_whole(device: Callable[..., Device], house: House) -> None:
    """The longest question in the longer language: houses to sell, a card to show, and why one can neither pay nor give up."""
    _, page = seated(Moment("millionaire", NAMES[:4], 5, "trader", "ASK_RAISE", 14), device, house, locale="de-DE")
    page.wait_for_selector(".prompt .debt")
    assert page.query_selector(".pick select") and page.locator(".prompt .why").count() == 2
    assert not hidden(page)
