"""A deal is seen before it is made: what each would have then, the interest on what is mortgaged included."""
from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from fixed_dice import secret_of
from live_pages import Device, House, breathed, until
from rehearsal import TRIES, Said, wind_on
from whole import DRAWN

from passgo import Game
from passgo.play.actions import Action
from passgo.rules.words import Kind

ROOM = 90
"""Pixels for a sum of millions."""


def one_deed_mortgaged(other: str = "Ben") -> tuple[tuple[str, str], list[Said]]:
    """Two players of whom the first buys where the first roll leads, and mortgages it."""
    for luck in range(TRIES):
        names = ("Ada", f"{other} {luck}")
        game = Game.new("here_and_now", names, secret=secret_of("here_and_now", names))
        said: list[Said] = []
        for kind in (Kind.ROLL, Kind.BUY, Kind.MORTGAGE):
            found = [action for action in game.legal(0).actions if action.kind == kind] if game.asked == (0,) else []
            if not found:
                break
            game.play(found[0], 0)
            said.append(Said(0, str(found[0]), game.core.told))
        else:
            return names, said
    raise AssertionError("nobody buys")


@pytest.mark.clause("HN-82")
def test_what_is_shown_of_a_deal_is_what_comes_of_it(device: Callable[..., Device], house: House) -> None:
    names, said = one_deed_mortgaged()
    made = house.room("person", "person", names=names)
    wind_on(house.address, made, said)
    maker, taker = device(), device()
    page, other = maker.sit(made, 0), taker.sit(made, 1)
    page.keyboard.press("t")
    page.locator(".trade").get_by_role("checkbox").first.check()
    page.get_by_label("Who adds money").select_option("get")
    page.get_by_label("How much money").fill("1000000")
    shown = page.locator("table td.money").all_inner_texts()
    deed = Action.read(said[-1].action).a
    interest = Game.new("here_and_now", 2, seed=1).edition.board.loan[deed] // 10
    assert f"${interest:,} interest paid" in page.locator("table").inner_text()
    assert " mortgaged" in page.locator(".trade li").first.inner_text(), "a word of its own behind the name"
    field = page.get_by_label("How much money")
    wide = field.evaluate("field => [field.scrollWidth <= field.clientWidth, field.clientWidth]")
    assert wide[0] and wide[1] > ROOM, f"what is typed can be read: {wide}"
    page.get_by_role("button", name="Make this offer").click()
    other.wait_for_selector(".offer table")
    assert other.locator(".offer table td.money").all_inner_texts() == shown
    other.get_by_role("button", name="Accept the offer").click()

    def cash() -> list[str]:
        views = [json.loads(frame)["views"]["0"] for frame in maker.frames if '"views":{"0"' in frame]
        return [f"${player['cash']:,}" for player in views[-1]["players"]]
    until("the money is as shown", lambda: breathed(page) or cash() == shown)


@pytest.mark.parametrize("width", [320, 360])
def test_an_offer_fits_a_phone_with_the_widest_name(width: int, device: Callable[..., Device], house: House) -> None:
    names, said = one_deed_mortgaged("W" * 20)
    made = house.room("person", "person", names=names, hints=True)
    deed = Action.read(said[-1].action).a
    wind_on(house.address, made, [*said, Said(0, f"OFFER to=1 give={deed} money=-10000", said[-1].told + 1)])
    page = device(width=width, height=740, locale="de-DE").sit(made, 1)
    page.get_by_role("button", name="Ist das gut für mich?").click()
    page.wait_for_selector(".offer .verdict")
    assert page.evaluate("""() => { const edge = document.querySelector(".prompt").getBoundingClientRect().right;
      return [...document.querySelectorAll(".prompt *")].filter((one) => one.getBoundingClientRect().right > edge)
        .map((one) => one.outerHTML.slice(0, 90)); }""") == []


def test_who_may_ask_for_hints_still_sees_the_deeds(device: Callable[..., Device], house: House) -> None:
    """What a deal is worth is asked below them, and takes no room from them."""
    names, said = one_deed_mortgaged()
    made = house.room("person", "person", names=names, hints=True, odds="live")
    wind_on(house.address, made, said)
    page = device(locale="de-DE").sit(made, 0)
    page.keyboard.press("t")
    page.wait_for_selector(".trade .worth")
    for width, height in [(1280, 720), (1440, 900), (390, 844), (360, 740)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.locator(".trade").get_by_role("checkbox").first.evaluate("""(one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 4) === one; }"""), (width, height)
