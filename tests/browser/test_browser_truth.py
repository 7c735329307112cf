"""Pieces drawn are pieces in the state: positions of real games of each edition, on a watcher's page (check 2).

Two hundred made up at random are drawn and counted in web/tests/worlds.test.ts; these are met while games are played.
"""
from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from live_pages import PATIENCE, Device, House, breathed, until
from playwright.sync_api import Page
from rehearsal import Moment, Said, long_game
from test_browser_worlds import DRAWN, OPTIONS, RING, stated
from websockets.sync.client import ClientConnection, connect

POSITIONS = 60
GAMES = {"here_and_now": ((4, 24),), "city": ((4, 12),), "tropical_tycoon": ((4, 9), (5, 12)), "millionaire": ((4, 8), (3, 12))}
"""Tables of so many, up to this round: early, in the middle and late, there are positions enough among them."""
EIGHT = ("Ada", "Ben", "Cleo", "Dev", "Elif", "Finn", "Gwen", "Hugo")
PAINTED, LIVE = 750, 60
"""So many elements a world and what moves in it may have (WORLDS.md, 8)."""
COUNT = """() => ['.world .scene:not(.live) *', '.world .live *'].map((what) => document.querySelectorAll(what).length)"""
RACE = """() => [Number(document.querySelector('.world [data-fortune]').dataset.fortune),
  Object.fromEntries([...document.querySelectorAll('.world [data-racer]')].map((one) =>
    [one.dataset.racer, Number(one.querySelector('[data-piece=star]').dataset.count)]))]"""


def say(line: ClientConnection, words: list[Said], first: int) -> None:
    """Said at the table by whoever sits there, and heard by everybody."""
    for number, (seat, action, told) in enumerate(words, first):
        line.send(json.dumps({"t": "act", "id": f"w{number}", "seat": seat, "action": action}))
        heard = -1
        while heard < told:
            frame = json.loads(line.recv(timeout=PATIENCE))
            assert frame["t"] != "refused", (action, frame)
            heard = frame["seq"] if frame["t"] == "update" else heard


def told_last(guest: Device) -> dict[str, Any]:
    """The last that came over the page's line."""
    return dict(json.loads(next(frame for frame in reversed(guest.frames) if frame.startswith('{"t":"update"'))))


def wrong(now: dict[str, Any], page: Page, edition: str, top: int) -> str:
    """What is drawn and not so, or so and not drawn; empty: nothing."""
    if edition == "millionaire":
        lie = [space["number"] for space in now["spaces"] if "fortune" in space["stands"]]
        count, stars = page.evaluate(RACE)
        alive = {str(one["seat"]): one["stars"] for one in now["players"] if one["alive"]}
        ring = {int(number): Counter(pieces) for number, pieces in page.evaluate(RING).items()}
        drawn = {number for number, pieces in ring.items() if pieces["fortune"]}
        flags = {number for number, pieces in ring.items() if pieces["flag"]}
        owned = {space["number"] for space in now["spaces"] if space["owner"] is not None}
        return "" if (count, stars, drawn, flags) == (len(lie), alive, set(lie), owned) else f"{count} {stars} {drawn} {flags}"
    if edition == "tropical_tycoon":
        sky = page.eval_on_selector("[data-weather]", "sky => [sky.dataset.weather, sky.dataset.ship]")
        if sky != [now["world"]["weather"], "port" if now["world"]["ship"] else "sea"]:
            return f"the sky: {sky}"
    drawn = page.evaluate(DRAWN)
    for space in now["spaces"]:
        found = Counter(drawn.get(str(space["number"]), {}))
        developed = edition == "tropical_tycoon" and bool(space["stands"])
        if found != stated(space, top, developed):
            return f"space {space['number']}: {found}"
    return ""


def watched(edition: str, many: int, late: int, device: Callable[..., Device], house: House) -> tuple[int, list[int]]:
    """A table plays on while somebody watches; how many positions were drawn as they are, and of how many elements at most."""
    options: dict[str, Any] = OPTIONS.get(edition, {})
    names, said = long_game(Moment(edition, EIGHT[:many], 0, "trader", "ASK_TURN", late, options))
    top = house.ask(f"editions/{edition}/board")["top_level"]
    made = house.room(*["person"] * many, edition=edition, names=names, options=options)
    guest = device(width=1440, height=900)
    page = guest.sit(made)
    page.wait_for_selector(".world [data-lot], .world [data-fortune]", state="attached")
    step = max(1, len(said) // POSITIONS)
    marks = range(step, len(said) + 1, step)
    most = [0, 0]
    with connect(f"{house.address.replace('http', 'ws')}/ws/{made['room']}", max_size=None) as line:
        line.send(json.dumps({"t": "hello", "v": 1, "tokens": [one["token"] for one in made["mine"]], "since": None}))
        for mark in marks:
            say(line, said[mark - step:mark], mark - step)
            told = said[mark - 1].told
            until("the page has heard it", lambda told=told: told_last(guest)["seq"] >= told or breathed(page))
            (now,) = told_last(guest)["views"].values()
            until(f"{edition}, after {mark} words", lambda now=now: not wrong(now, page, edition, top) or breathed(page), 20)
            most = [max(pair) for pair in zip(most, page.evaluate(COUNT), strict=True)]
    return len(marks), most


@pytest.mark.parametrize("edition", list(GAMES))
def test_positions_of_real_games_are_drawn_as_they_are(edition: str, device: Callable[..., Device], house: House) -> None:
    """After every few words the picture is counted; it never grows too heavy."""
    seen = [watched(edition, many, late, device, house) for many, late in GAMES[edition]]
    assert sum(count for count, _ in seen) >= POSITIONS, seen
    assert all(painted <= PAINTED and live <= LIVE for _, (painted, live) in seen), seen
