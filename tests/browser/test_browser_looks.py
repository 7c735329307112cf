"""What is drawn can be read: words stay on their tiles, tokens hide no figure, nothing is cut off, at every size."""
from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from live_pages import NAMES, Device, House, until
from playwright.sync_api import WebSocketRoute
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
  if (innerWidth >= 1280)
    for (const name of document.querySelectorAll(".board .name"))
      if (name.textContent.includes("…")) found.push(`${name.textContent} is cut`);
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


OVER_ITS_TILE = """() => [...document.querySelectorAll(".track .owner")].filter((one) => {
  const [words, tile] = [document.createRange(), one.closest("button").getBoundingClientRect()];
  words.selectNodeContents(one);
  return words.getBoundingClientRect().right > tile.right + 0.5;
}).map((one) => one.textContent)"""


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
    page.set_viewport_size({"width": 360, "height": 640})
    page.wait_for_selector(".phone .track")
    assert not page.evaluate(OVER_ITS_TILE), "a rent stays on its tile"
    hint = page.locator(".hints .hint")
    assert not hint.is_visible() or page.evaluate(SIGHT, [".phone main", ".hints .hint"]), "a hint is read whole, or waits"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_first_page_shows_its_covers(locale: str, device: Callable[..., Device]) -> None:
    """The heading is not squeezed by the buttons beside it: what the page is about is in sight, in the longer language too."""
    for width, height in [(1440, 900), (1280, 720), (1024, 768)]:
        page = device(width=width, height=height, locale=locale).go()
        page.wait_for_selector(".cover .scene svg")
        box = page.locator(".cover .scene").first.bounding_box()
        assert box is not None and box["y"] + 0.5 * box["height"] < height, (width, box)
        lines = page.eval_on_selector("h1", "one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)")
        assert lines < 2.5, (width, lines)


def test_many_answers_leave_the_city_its_room(device: Callable[..., Device], house: House) -> None:
    """Four ways a taxi can go, and to stay: they lie side by side on the Unit's display, and the city is still to be seen."""
    moment = Moment("city", NAMES[:4], 0, "trader", "ASK_USE", 3, {"clock": False})
    _, page = seated(moment, device, house, width=1440, height=900, locale="de-DE")
    page.wait_for_selector(".world svg[role=img]")
    assert page.locator(".prompt .actions > button").count() > 3
    stage, dock = (page.locator(one).bounding_box() for one in (".show-box", ".dock"))
    assert stage and dock and stage["height"] > 0.7 * dock["height"], (stage, dock)
    assert not hidden(page)


@pytest.mark.parametrize(("left", "looks", "says"), [(7_000_000, "", "117 min left"), (230_000, "soon", "4 min left"),
                                                     (40_000, "late", "seconds left")])
def test_everybody_sees_how_long_the_hour_lasts(left: int, looks: str, says: str, device: Callable[..., Device],
                                                house: House) -> None:
    """A game by the hour: on a phone, where the Unit has no room for its ring, in words; the last minute in seconds, and red."""
    guest = device(width=390, height=844)

    def sooner(said: str | bytes) -> str:
        """The same frame of the server, but the hour ends so many milliseconds after it."""
        ends = json.loads(said).get("now", 0) + left
        return re.sub(r'"ends":\d+', f'"ends":{ends}', str(said))

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: line.send(sooner(said)))
    guest.page.route_web_socket("**/ws/*", between)
    page = guest.sit(house.room("person", "person", edition="city", options={"length": "2h"}), 0)
    chip = page.locator(".hud .hour")
    chip.wait_for()
    assert says in (chip.text_content() or "")
    assert {"soon", "late"} & set((chip.get_attribute("class") or "").split()) == {looks} - {""}


@pytest.mark.parametrize(("edition", "many"), [("here_and_now", 8), ("city", 6)])
def test_a_full_table_is_read_in_german(edition: str, many: int, device: Callable[..., Device], house: House) -> None:
    """As many as can play, on a small screen: nobody's name is cut, and no word of the board."""
    names = ("Alexandra", "Ben", "Cleopatra", "Dev", "Elif", "Friedrich", "Gus", "Hannelore")[:many]
    made = house.room("person", *["thrifty"] * (many - 1), edition=edition, names=names, pace="slow")
    page = device(width=1280, height=720, locale="de-DE").sit(made, 0)
    page.wait_for_selector(".world svg[role=img]")
    cut = page.eval_on_selector_all(".player .who", "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1)"
                                                    ".map((one) => one.textContent)")
    assert not cut and page.locator(".player .who").count() == many
    assert "…" not in "".join(page.locator(".board .name").all_text_contents())
    assert not page.evaluate(CUT)


PINNED = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [stage, pin] = [box(".show-box"), box(".world [data-part=pin] rect")];
  const over = (a) => Math.min(a.right, pin.right) - Math.max(a.left, pin.left) > 1
    && Math.min(a.bottom, pin.bottom) - Math.max(a.top, pin.top) > 1;
  const above = [...document.querySelectorAll(".sky .chip, .sky .dice > *")].filter((one) => over(one.getBoundingClientRect()));
  return [pin.top >= stage.top && pin.bottom <= stage.bottom, above.map((one) => one.textContent || one.className)];
}"""


@pytest.mark.parametrize("edition", ["here_and_now", "city", "tropical_tycoon"])
def test_what_is_for_sale_is_seen_on_a_low_stage(edition: str, device: Callable[..., Device], house: House) -> None:
    """A long question leaves a low stage: the picture is cropped, not shrunk, and the name of the lot lies under nothing."""
    options = {"clock": False} if edition == "city" else {}
    _, page = seated(Moment(edition, NAMES[:4], 0, "trader", "ASK_BUY", 6, options), device, house, locale="de-DE")
    page.wait_for_selector(".world [data-part=pin] rect", state="attached")
    page.evaluate(DRAWN)
    assert page.evaluate(PINNED) == [True, []]
    high = page.eval_on_selector(".world .scene", "one => one.getBoundingClientRect().height")
    assert high > 290, high


def test_no_card_grows_because_its_player_is_asked(device: Callable[..., Device], house: House) -> None:
    _, page = seated(Moment("here_and_now", NAMES[:4], 0, "trader", "ASK_TURN", 7), device, house, width=1440, height=900)
    page.wait_for_selector(".player.turn .status")
    highs = page.eval_on_selector_all(".player .top", "all => all.map(one => Math.round(one.getBoundingClientRect().height))")
    assert len(highs) == 4 and len(set(highs)) == 1, highs


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 640)])
def test_the_way_to_the_table_is_in_sight(width: int, height: int, device: Callable[..., Device]) -> None:
    """Who only wants to play need not scroll past every seat; each edition shows its picture."""
    page = device(width=width, height=height).go("play")
    until("four pictures", lambda: page.locator(".edition .picture svg[role=img]").count() == 4)
    box = page.locator("button.go").bounding_box()
    assert box is not None and box["y"] + box["height"] <= height, box
