"""A deal is seen before it is made: what each would have then, the interest on what is mortgaged included."""
from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from fixed_dice import secret_of
from live_pages import Device, House, breathed, until
from rehearsal import TRIES, Said, wind_on

from passgo import Game
from passgo.play.actions import Action
from passgo.rules.words import Kind

ROOM = 90
"""Pixels for a sum of millions."""


def one_deed_mortgaged() -> tuple[tuple[str, str], list[Said]]:
    """Two players of whom the first buys where the first roll leads, and mortgages it."""
    for luck in range(TRIES):
        names = ("Ada", f"Ben {luck}")
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
