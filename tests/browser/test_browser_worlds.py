"""A world draws the state and nothing else, looks like itself, says what it shows, and stands still where nothing may move."""
from __future__ import annotations

import json
import struct
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
import whole
from clicks import asked
from live_pages import NAMES, Device, House, until
from playwright.sync_api import Page
from rehearsal import Moment, long_game, played, wind_on

from passgo.loading import editions

OPTIONS: dict[str, dict[str, Any]] = {"city": {"clock": False}}
FAR = 0.4
"""So much of the middle is another colour in another world."""

DRAWN = """() => Object.fromEntries([...document.querySelectorAll(".world [data-lot]")].map((lot) => {
  const found = {};
  for (const piece of lot.querySelectorAll("[data-piece]"))
    found[piece.dataset.piece] = (found[piece.dataset.piece] ?? 0) + Number(piece.dataset.count ?? 1);
  return [lot.dataset.lot, found];
}))"""
RING = """() => Object.fromEntries([...document.querySelectorAll(".board .space[data-lot]")].map((lot) =>
  [lot.dataset.lot, [...lot.querySelectorAll("[data-piece]")].map((piece) => piece.dataset.piece)]))"""
MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getTiming().duration > 20).length"""


def seated(moment: Moment, device: Callable[..., Device], house: House, **more: Any) -> tuple[Device, Page]:
    """Whoever is asked in this moment, and the page of that seat."""
    names, said = long_game(moment)
    made = house.room(*["person"] * len(names), edition=moment.edition, names=names, options=dict(moment.options))
    wind_on(house.address, made, said)
    guest = device(**more)
    page = guest.sit(made, played(moment, names, said).asked[0])
    until("asked", lambda: asked(page))
    return guest, page


def state(guest: Device) -> dict[str, Any]:
    """What the server has told last."""
    guest.page.evaluate("0")
    views = [json.loads(frame)["views"] for frame in guest.frames if frame.startswith('{"t":"update"')]
    return dict(next(iter(views[-1].values())))


def stated(space: dict[str, Any], top: int, developed: bool) -> Counter[str]:
    """What stands on a space by the state."""
    found = Counter(space["stands"])
    if space["owner"] is not None:
        found["flag"] += 1
    if space["mortgaged"]:
        found["mortgage"] += 1
    if space["level"] and not developed:
        found["hotel" if space["level"] == top else "house"] += 1 if space["level"] == top else space["level"]
    return found


@pytest.mark.parametrize("edition", ["here_and_now", "city", "tropical_tycoon"])
def test_the_world_is_the_state(edition: str, device: Callable[..., Device], house: House) -> None:
    """Early, in the middle and late: every piece, flag and mortgage of the server's state is drawn on its lot, and no other."""
    top = house.ask(f"editions/{edition}/board")["top_level"]
    for late in (2, 6, 10):
        moment = Moment(edition, NAMES[:4], 0, "trader", "ASK_TURN", late, OPTIONS.get(edition, {}))
        guest, page = seated(moment, device, house)
        page.wait_for_selector(".world [data-lot]", state="attached")
        now, drawn = state(guest), page.evaluate(DRAWN)
        assert len(drawn) >= 22
        for number, found in drawn.items():
            space = now["spaces"][int(number)]
            developed = edition == "tropical_tycoon" and bool(space["stands"])
            assert Counter(found) == stated(space, top, developed), (edition, late, number)
        if edition == "tropical_tycoon":
            weather, ship = page.eval_on_selector("[data-weather]", "sky => [sky.dataset.weather, sky.dataset.ship]")
            assert (weather, ship) == (now["world"]["weather"], "port" if now["world"]["ship"] else "sea")


def test_the_race_and_its_ring_are_the_state(device: Callable[..., Device], house: House) -> None:
    for late in (2, 6):
        moment = Moment("millionaire", NAMES[:4], 0, "trader", "ASK_TURN", late)
        guest, page = seated(moment, device, house, width=1440, height=900)
        page.wait_for_selector(".world [data-fortune]")
        now, ring = state(guest), page.evaluate(RING)
        lie = {space["number"] for space in now["spaces"] if "fortune" in space["stands"]}
        assert {int(number) for number, pieces in ring.items() if "fortune" in pieces} == lie
        assert int(page.get_attribute(".world [data-fortune]", "data-fortune") or "") == len(lie)
        owned = {space["number"] for space in now["spaces"] if space["owner"] is not None}
        assert {int(number) for number, pieces in ring.items() if "flag" in pieces} == owned
        stars = page.eval_on_selector_all(".world [data-racer]", """all => all.map(one =>
            [one.dataset.racer, one.querySelector('[data-piece=star]').dataset.count])""")
        alive = {one["seat"]: one["stars"] for one in now["players"] if one["alive"]}
        assert {int(seat): int(count) for seat, count in stars} == alive


def pixels(png: bytes) -> list[bytes]:
    """The rows of a picture, three or four bytes a pixel."""
    width, height, _, kind = struct.unpack(">IIBB", png[16:26])
    size = 4 if kind == 6 else 3
    data, at = b"", 8
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at:at + 8])
        data += png[at + 8:at + 8 + length] if name == b"IDAT" else b""
        at += length + 12
    raw, row, rows = zlib.decompress(data), bytes(width * size), []
    for y in range(height):
        start = y * (width * size + 1)
        row = unfiltered(raw[start], raw[start + 1:start + 1 + width * size], row, size)
        rows.append(row)
    return rows


def unfiltered(kind: int, line: bytes, above: bytes, size: int) -> bytes:
    """One row of a PNG as it was."""
    out = bytearray(line)
    for i in range(len(out)):
        left, up, corner = (out[i - size] if i >= size else 0), above[i], (above[i - size] if i >= size else 0)
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda one: abs(guess - one))
        out[i] = (out[i] + (0, left, up, (left + up) // 2, nearest)[kind]) & 255
    return bytes(out)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_world_looks_like_another(theme: str, device: Callable[..., Device], house: House) -> None:
    """More than two fifths of the pixels of the middle are of another colour, by day and by night; each is said in a sentence."""
    seen: dict[str, list[bytes]] = {}
    for edition in editions():
        made = house.room("person", "thrifty", "thrifty", edition=edition)
        page = device(width=900, height=620, color_scheme=theme).sit(made, 0)
        page.wait_for_selector(".world svg[role=img]")
        assert len(page.get_attribute(".world svg[role=img]", "aria-label") or "") > 20
        until("asked", lambda page=page: asked(page))
        box = page.locator(".world").bounding_box()
        assert box is not None
        seen[edition] = pixels(page.screenshot(clip={"x": box["x"], "y": box["y"], "width": 300, "height": 150}))
    for one in seen:
        for other in seen:
            if one < other:
                a, b = b"".join(seen[one]), b"".join(seen[other])
                size = len(a) // (300 * 150)
                far = sum(any(abs(a[i + c] - b[i + c]) > 16 for c in range(3)) for i in range(0, len(a), size))
                assert far > FAR * 300 * 150, (one, other, far / (300 * 150))


def still_turns(page: Page, count: int) -> None:
    """A few turns, and after every event nothing runs (WORLDS.md, check 7)."""
    for _ in range(count):
        until("asked or over", lambda: asked(page) or page.query_selector(".over"))
        page.evaluate(whole.DRAWN)
        assert page.evaluate(MOVING) == 0
        button = page.query_selector(".prompt[data-asked=true] button[data-action]:not([disabled])")
        if button is None:
            break
        button.click()


@pytest.mark.parametrize("edition", editions())
def test_nothing_moves_where_nothing_may(edition: str, device: Callable[..., Device], house: House) -> None:
    """Who asked the system for less motion, and who has turned the animation of this table off."""
    page = device(reduced_motion="reduce").sit(house.room("person", "thrifty", "thrifty", edition=edition), 0)
    still_turns(page, 3)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('passgo.settings', JSON.stringify({speed: 0}))")
    page.reload()
    page.wait_for_selector(".prompt, .over")
    still_turns(page, 3)


def test_four_covers_each_start_their_game(device: Callable[..., Device]) -> None:
    page = device().go()
    page.wait_for_selector(".cover .world [data-lot]", state="attached")
    titles = page.eval_on_selector_all(".cover .word", "all => all.map(one => one.getAttribute('aria-label'))")
    assert sorted(titles) == ["CITY", "HERE & NOW", "MILLION AIRE", "TROPICAL TYCOON"]
    # Wherever a box is touched, in the middle of its picture as well; the page then wears what the box wears.
    picture = page.locator(".cover.city .scene").first.bounding_box()
    assert picture is not None
    page.mouse.click(picture["x"] + picture["width"] / 2, picture["y"] + picture["height"] / 2)
    page.wait_for_selector("input[name=edition][value=city]:checked")
    page.wait_for_selector("html[data-world=city]")
    page.check("input[name=edition][value=millionaire]")
    page.wait_for_selector("html[data-world=million]")
    page.go_back()
    page.wait_for_selector(".cover.city a[href='#/rules/city']")
    assert page.get_attribute("html", "data-world") is None
    page.click(".cover.city a[href='#/rules/city']")
    page.wait_for_url("**/#/rules/city")


def test_a_big_screen_is_read_from_afar(device: Callable[..., Device], house: House) -> None:
    """The board view on a television: large type, the log beside the players, nothing cut, no line marked as one's own."""
    made = house.room("person", "thrifty", "thrifty", edition="city", options={"clock": False})
    page = device(width=1920, height=1080).go(f"tv/{made['room']}")
    page.wait_for_selector(".tvview .left .log li")
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 20
    assert page.query_selector(".log .touches") is None
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    names = page.eval_on_selector_all(".space .name", "all => all.map(one => one.textContent)")
    assert len(names) == 40
    assert not [name for name in names if "…" in name]
    sizes = page.eval_on_selector_all(".space .name", "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")
    assert min(sizes) >= 11


def test_the_channel_is_read_from_afar(device: Callable[..., Device], house: House) -> None:
    """A large stage has a large set with large letters, and neither words nor dice look out from behind it."""
    _, page = seated(Moment("tropical_tycoon", NAMES, 0, "trader", "ASK_SCENE", 5), device, house, width=1440, height=900)
    size = "one => parseFloat(getComputedStyle(one).fontSize)"
    page.wait_for_selector(".tv .cap")
    assert page.eval_on_selector(".tv .cap", size) >= 15
    assert page.locator(".sky .throw").count() == 0 and page.locator(".sky > .seen-by-ear .chip").count() >= 3
    said = page.text_content(".tv .tick") or ""
    assert "Weather: " in said and "Cruise ship: " in said
    page.set_viewport_size({"width": 1920, "height": 1080})
    until("larger letters", lambda: page.eval_on_selector(".tv .cap", size) >= 19)
    set_, stage = (page.locator(one).bounding_box() for one in (".tv", ".show-box"))
    assert set_ is not None and stage is not None and set_["width"] > 0.8 * stage["width"]
    # Five at this table, and little height: nobody's card is cut off.
    page.set_viewport_size({"width": 1280, "height": 720})
    until("all of it", lambda: page.eval_on_selector(".left", "one => one.scrollHeight <= one.clientHeight"))


def test_who_reads_back_comes_to_the_first_line(device: Callable[..., Device], house: House) -> None:
    """Of a long game the last lines are drawn; earlier ones come when asked for, and what was being read stays in place.

    The film of what one missed plays on the stage, below it its controls, and the question can still be answered.
    """
    _, page = seated(Moment("here_and_now", NAMES[:4], 0, "trader", "ASK_TURN", 17), device, house)
    page.keyboard.press("h")
    page.wait_for_selector(".dock .story .line")
    assert page.locator(".show-box .world svg[role=img]").is_visible() and page.locator(".show-box .bench").count() == 0
    assert not page.evaluate(whole.HIDDEN)
    page.keyboard.press("Escape")
    page.wait_for_selector(".story", state="detached")
    drawn = page.locator(".log ol li")
    until("the last lines", lambda: drawn.count() > 20)
    assert drawn.count() < 100 and page.evaluate("document.querySelectorAll('*').length") < 2000
    page.evaluate("document.querySelector('.log ol').scrollTop = 0")
    more = page.locator(".log .earlier")
    more.click()
    until("earlier lines above", lambda: page.evaluate("document.querySelector('.log ol').scrollTop") > 0)
    while more.count():
        more.click()
    assert "starts" in (page.text_content(".log ol") or "")
