"""The end of a long game at a full table: everybody has a place, figures are those of the record, a picture can be taken home."""
from __future__ import annotations

import struct
from collections.abc import Callable

from fixed_dice import secret_of
from live_pages import Device, House, until
from playwright.sync_api import Page
from rehearsal import Said, wind_on

from passgo import Game
from passgo.bots import PolicyBot, play_out
from passgo.rules.words import For

EIGHT = ("Ada", "Ben", "Cleo", "Dev", "Elif", "Finn", "Gwen", "Hugo")
OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
}).map((one) => one.textContent)"""


def whole_game(edition: str, names: tuple[str, ...]) -> tuple[Game, list[Said]]:
    """Traders play to the end, and all they say."""
    game = Game.new(edition, names, secret=secret_of(edition, names))
    said: list[Said] = []

    def note(game: Game) -> bool:
        last = next((one for one in reversed(game.inputs) if one.who >= 0), None)
        if last is not None:
            said.append(Said(last.who, str(last.action), game.core.told))
        return False
    play_out(game, {seat: PolicyBot("trader", names[-1]) for seat in range(len(names))}, note)
    return game, said


def rents(game: Game) -> list[int]:
    """What everybody was paid as rent, by the record of the game."""
    got = [0] * len(EIGHT)
    for _, _, events in Game.replay(game.record()):
        for event in events:
            if event.name == "PAID" and event.how == For.RENT and event.what >= 0:
                got[event.what] += event.money
    return got


def sized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_selector((".table" if width >= 900 else ".phone") + " .over")


def test_eight_come_to_the_end(device: Callable[..., Device], house: House) -> None:
    game, said = whole_game("here_and_now", EIGHT)
    made = house.room(*["person"] * len(EIGHT), names=EIGHT)
    wind_on(house.address, made, said)
    page = device(width=1440, height=900, accept_downloads=True).sit(made, 0)
    rows = page.locator(".over tbody tr")
    until("all have a place", lambda: rows.count() == len(EIGHT))
    listed = [" ".join(row.split()) for row in rows.all_inner_texts()]
    assert [row.split()[0] for row in listed] == [str(place) for place in range(1, len(EIGHT) + 1)]
    assert EIGHT[game.winners[0]] in listed[0]
    ends = [int(row.rsplit("until round ", 1)[1]) for row in listed[1:]]
    assert ends == sorted(ends, reverse=True) and ends[0] == game.round
    assert [int(step) for step in page.locator(".podium i").all_inner_texts()] == [2, 1, 3]

    with page.expect_download() as picture:
        page.click("text=Share a picture")
    with open(picture.value.path(), "rb") as file:
        png = file.read()
    assert struct.unpack(">II", png[16:24]) == (1200, 900) and len(png) > 60_000

    # An upright tablet has everybody in sight, and no figure stands on the number of a step.
    sized(page, 820, 1180)
    until("eight purses", lambda: page.locator(".purses li").count() == len(EIGHT))
    until("all in sight", lambda: not page.evaluate(OUTSIDE, ".purses li"))
    numbers = page.eval_on_selector_all(".podium i", "all => all.map(one => one.getBoundingClientRect().top + 24)")
    tokens = page.eval_on_selector_all(".board .token", "all => all.map(one => one.getBoundingClientRect().top)")
    foot = page.eval_on_selector(".podium", "one => one.getBoundingClientRect().bottom")
    assert not [top for top in tokens if max(numbers) > top > foot - 60]

    page.click("text=Figures")
    page.wait_for_selector(".figures .rents")
    shown = page.eval_on_selector_all(".figures [data-rent]", "all => all.map(one => Number(one.dataset.rent))")
    assert shown == rents(game) and max(shown) > 0

    # On a television the list leaves the stage to the podium.
    page = device(width=1920, height=1080).go(f"tv/{made['room']}")
    page.wait_for_selector(".tvview .over .many")
    until("podium", lambda: page.locator(".podium i").count() == 3)
    assert not page.evaluate(OUTSIDE, ".over tr, .podium > div")
    stage, list_ = (page.locator(one).bounding_box() for one in (".show-box", ".over"))
    assert stage is not None and list_ is not None and stage["height"] > list_["height"]


def test_names_are_read_beside_the_long_words_of_german(device: Callable[..., Device], house: House) -> None:
    names = ("Ada", "Ben", "Cleopatra", "Dev")
    _, said = whole_game("tropical_tycoon", names)
    made = house.room(*["person"] * len(names), names=names, edition="tropical_tycoon")
    wind_on(house.address, made, said)
    page = device(width=1440, height=900, locale="de-DE").sit(made, 0)
    page.wait_for_selector(".over tbody tr")
    assert page.locator(".over thead").inner_text().startswith("Spieler")
    for width, height in ((1440, 900), (1280, 720)):
        sized(page, width, height)
        cut = page.eval_on_selector_all(".over tbody th", "all => all.filter(one => one.scrollWidth > one.clientWidth).length")
        assert cut == 0, width
