"""Nobody needs colours: who owns what and which group it is of is told by shapes and letters as well (WORLDS.md, check 8)."""
from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from house_of_glass import NAMES, Device, House
from rehearsal import Moment, long_game, wind_on
from test_browser_worlds import OPTIONS, pixels, state

from passgo.loading import editions

SIGHTS = ["deuteranopia", "protanopia", "tritanopia", "achromatopsia"]
CLEAR = 0.06
"""So much of a mark is lighter or darker than another mark, in eyes that see no colour of it."""
SIZE = 14
MARKS = """(what) => Object.fromEntries([...document.querySelectorAll(".board .space")].flatMap((space) => {
  const mark = space.querySelector(what);
  if (!mark) return [];
  const { left, top, width, height } = mark.getBoundingClientRect();
  return [[space.dataset.lot, { x: left + width / 2, y: top + height / 2, width, letter: mark.textContent }]];
}))"""
BARE = ".board .space .owner { stroke: none } .board .space [data-piece=flag], .board .token { display: none }"
"""Only the shape: not the strip behind it, nor a figure that stands before it."""


def grey(rows: list[bytes]) -> list[int]:
    """How light each pixel is."""
    size = len(rows[0]) // SIZE
    return [sum(row[i:i + 3]) // 3 for row in rows for i in range(0, len(row), size)]


def far(one: list[int], other: list[int]) -> float:
    """How much of two pictures is of another lightness, each measured against its own ground."""
    return sum(abs((a - one[0]) - (b - other[0])) > 40 for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("edition", editions())
def test_shapes_and_letters_are_enough(edition: str, device: Callable[..., Device], house: House) -> None:
    """Every owned space wears its owner's shape and its group's letter; in four kinds of colour-blind eyes no two look alike."""
    moment = Moment(edition, NAMES[:4], 0, "trader", "ASK_TURN", 7, OPTIONS.get(edition, {}))
    names, said = long_game(moment)
    made = house.room(*["person"] * 4, edition=edition, names=names, options=dict(moment.options))
    wind_on(house.address, made, said)
    guest = device(width=1440, height=900)
    page = guest.sit(made, 0)
    page.wait_for_selector(".board .owner")
    now = state(guest)
    board: dict[str, Any] = house.ask(f"editions/{edition}/board")
    letters = {group["number"]: group["letter"] for group in board["groups"]}
    assert len(set(letters.values())) == len(letters)
    owners, plates = page.evaluate(MARKS, ".owner"), page.evaluate(MARKS, ".letter")
    for space in now["spaces"]:
        group = board["spaces"][space["number"]]["group"]
        assert (str(space["number"]) in owners) == (space["owner"] is not None)
        if group is not None:
            assert plates[str(space["number"])]["letter"] == letters[group]
    by_owner = {now["spaces"][int(number)]["owner"]: at for number, at in owners.items()}
    by_group = {at["letter"]: at for at in plates.values()}
    assert len(by_owner) > 1
    page.evaluate(
        "css => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets.push(sheet); }", BARE)
    line = guest.context.new_cdp_session(page)
    for sight in SIGHTS:
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        for marks in (by_owner, by_group):
            seen = {key: grey(pixels(page.screenshot(clip={"x": round(at["x"] - SIZE / 2), "y": round(at["y"] - SIZE / 2),
                                                            "width": SIZE, "height": SIZE}))) for key, at in marks.items()}
            alike = [(one, other) for one, other in itertools.combinations(seen, 2) if far(seen[one], seen[other]) < CLEAR]
            assert not alike, (sight, alike)
