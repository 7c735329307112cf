"""Nothing of a world is cut off, no word lies on what stands there, every letter is seen beside its figure."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from live_pages import Device, House
from rehearsal import Moment
from test_browser_worlds import OPTIONS, seated
from whole import DRAWN

from passgo.loading import editions

SIZES = [(1920, 1080), (1440, 900), (1280, 720), (820, 1180), (390, 844)]
EIGHT = ("Ada", "Ben", "Cleo", "Dev", "Elif", "Finn", "Gwen", "Hugo")
BASE = """
  const box = (one) => one.getBoundingClientRect();
  const out = (inner, outer, slack) => inner.left < outer.left - slack || inner.right > outer.right + slack
    || inner.top < outer.top - slack || inner.bottom > outer.bottom + slack;
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const all = (what) => [...document.querySelectorAll(what)];
"""
WORLD = "() => {" + BASE + """
  const frame = box(document.querySelector(".world"));
  const lots = all(".world [data-lot] [data-piece], .world .mover > circle:first-child").filter((one) => box(one).width);
  const cut = lots.filter((one) => out(box(one), frame, 3)).map((one) => `${one.dataset.piece ?? "a mover"} is cut off`);
  const words = all(".hud .chip").flatMap((chip) => lots.filter((one) => over(box(chip), box(one)))
    .map((one) => `${chip.textContent} lies on ${one.dataset.piece ?? "a mover"}`));
  return [...cut, ...words];
}"""
RING = "() => {" + BASE + """
  return all(".board .space").flatMap((space) => [...space.querySelectorAll(".plate, [data-piece]:not([data-piece=fortune])")]
    .filter((one) => out(box(one), box(space.querySelector(".ground")), 1.2))
    .map((one) => `${space.dataset.lot}: ${one.dataset.piece ?? "the letter"} leaves its tile`));
}"""
TRACK = "() => {" + BASE + """
  return all(".track button").flatMap((tile) => [...tile.querySelectorAll(".tokens svg")]
    .filter((figure) => [...tile.querySelectorAll(".ribbon b")].some((letter) => over(box(letter), box(figure))))
    .map(() => `a figure hides the letter of ${tile.textContent}`));
}"""
OWN = """() => { const { left, right } = document.querySelector(".purses .mine").getBoundingClientRect();
  return left >= 0 && right <= innerWidth + 1; }"""


@pytest.mark.parametrize("edition", editions())
def test_nothing_of_a_world_is_cut_off_or_written_over(edition: str, device: Callable[..., Device], house: House) -> None:
    """In the middle of a game, on a desk, a low screen, an upright tablet and a phone."""
    moment = Moment(edition, EIGHT[:4], 0, "trader", "ASK_TURN", 7, OPTIONS.get(edition, {}))
    _, page = seated(moment, device, house)
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".table .world svg" if width >= 900 else ".phone .world svg")
        page.evaluate(DRAWN)
        found += [f"{width}: {one}" for one in page.evaluate(WORLD)]
        if width >= 1280:
            found += [f"{width}: {one}" for one in page.evaluate(RING)]
        if width < 600:
            found += page.evaluate(TRACK)
    assert not found, "\n".join(found)


def test_ones_own_purse_is_seen_among_eight(device: Callable[..., Device], house: House) -> None:
    """On a phone the row of purses is longer than the screen; whoever is asked sees what they have."""
    _, page = seated(Moment("here_and_now", EIGHT, 0, "trader", "ASK_TURN", 5), device, house, width=390, height=844)
    page.evaluate(DRAWN)
    assert page.locator(".purses li").count() == len(EIGHT)
    assert page.evaluate(OWN)
    page.eval_on_selector(".purses", "row => row.scrollTo({left: row.scrollWidth})")
    assert page.evaluate(OWN)
    page.eval_on_selector(".purses", "row => row.scrollTo({left: 0})")
    assert page.evaluate(OWN)


def test_a_cover_comes_alive_under_the_pointer(device: Callable[..., Device]) -> None:
    page = device(reduced_motion="no-preference").go()
    page.wait_for_selector(".cover.city .live .car", state="attached")
    moves = """() => document.getAnimations().filter((one) => one.playState === 'running'
      && one.effect.target?.closest?.('.cover .live')).map((one) => one.effect.target.closest('.cover').dataset.world)"""
    assert page.evaluate(moves) == []
    page.hover(".cover.city")
    page.wait_for_function(f"() => new Set(({moves})()).has('city')")
    assert set(page.evaluate(moves)) == {"city"}
