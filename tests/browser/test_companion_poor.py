"""Browsers that can less, and input that makes no sense: one polite line, and nothing is lost (COMPANION 3.6, 11)."""
from __future__ import annotations

import json
import pathlib
from collections.abc import Callable

import pytest
from real_table import NO_SOUND, NO_STORAGE, NO_VIBRATION, NO_VOICE, RealTable

Make = Callable[..., RealTable]
POOR = {"no sound": NO_SOUND, "no voice": NO_VOICE, "no storage": NO_STORAGE, "no vibration and no wake lock": NO_VIBRATION}
KEPT = "passgo.companion"


@pytest.mark.parametrize("lacks", [*POOR, "everything"])
def test_everything_works_without(lacks: str, table_at_home: Make) -> None:
    """An auction, a press, a scene and a payment."""
    home = table_at_home(scripts="".join(POOR.values()) if lacks == "everything" else POOR[lacks])
    page = home.go("city")
    if lacks in ("no storage", "everything"):
        assert "This browser keeps nothing: all works, but a reload begins anew." in home.text("body")
        page.click("text=All right")
    page.click(".dome")
    home.wait(51)
    assert "LIGHT OFF" in home.text()
    page.click(".keys")
    home.wait(1.5)
    assert home.text("[data-result]").startswith("Press 1: ")
    page.evaluate("location.hash = '#/island'")
    page.click("[data-entry=chest]")
    page.click("[data-choice='0']")
    page.click("text=Read again")
    assert page.locator("[data-orders] li").count()
    page.evaluate("location.hash = '#/city'")
    page.click("text=Take back")
    assert home.state("city")["presses"] == 0


@pytest.mark.parametrize("kept", ["nonsense", "{}", '{"version": 99, "city": {}}', '{"version": 1, "city": 5}', "[]", "null"])
def test_what_another_version_or_accident_has_kept_is_put_aside(kept: str, table_at_home: Make) -> None:
    home = table_at_home(scripts=f"if (!localStorage.getItem('{KEPT}')) localStorage.setItem('{KEPT}', {json.dumps(kept)});")
    page = home.go("city")
    page.click(".dome")
    home.wait(1)
    assert page.get_attribute("main", "data-light") == "on"
    if kept.startswith('{"version": 99'):
        assert "of another version (99)" in home.text("body")
        assert page.evaluate(f"localStorage.getItem('{KEPT}.99')") == kept, "nothing of it is lost"


def test_an_evening_is_carried_to_another_device(table_at_home: Make, tmp_path: pathlib.Path) -> None:
    first = table_at_home()
    page = first.go("city")
    page.click(".keys")
    first.wait(2)
    page.evaluate("location.hash = '#/help'")
    with page.expect_download() as told:
        page.click("text=Save this evening")
    file = tmp_path / "evening.json"
    told.value.save_as(file)
    second = table_at_home()
    second.go("help").set_input_files("input[type=file]", file)
    second.page.wait_for_selector("text=The evening goes on here.")
    assert second.state("city") == first.state("city")
    before = second.saved()
    damaged = ('{"version": 1, "city": {"log": 3}, "island": {}, "bank": {}}',
               '{"version": 1, "city": {}, "island": {}, "bank": {"players": ["A"], "entries": [null]}}',
               '{"version": 1, "city": {}, "island": {}, "bank": {}, "past": {"city": 3}}',
               '{"version": 1, "city": {"hour": {"endsAt": "noon", "left": null}}, "island": {}, "bank": {}}',
               '{"version": 1, "city": {"hour": 7}, "island": {}, "bank": {}}',
               '{"version": 1, "city": {"light": {"kind": "auction"}}, "island": {}, "bank": {}}',
               '{"version": 1, "city": {}, "island": {"show": {"scene": "no-such", "you": 0, "chooser": 0, "choice": -1, '
               '"result": -1}}, "bank": {}}', '{"version": 1, "city": {}, "island": {"show": "CH01"}, "bank": {}}',
               '{"version": 1, "city": {}, "island": {}, "bank": {"box": "chess"}}',
               '{"version": 1, "city": {}, "island": {"sky": 9}, "bank": {}}')
    for text in ("", "nonsense", "[1]", '{"version": 2}', '{"version": 1, "city": null}', "\x00\xff", *damaged):
        wrong = tmp_path / "wrong.json"
        wrong.write_text(text, encoding="utf-8")
        second.page.set_input_files("input[type=file]", wrong)
        second.page.wait_for_selector("text=/no evening of this companion|another version/")
        assert second.saved() == before, text
        second.page.click("text=All right")


def test_an_evening_that_is_opened_puts_the_present_one_aside_and_not_away(table_at_home: Make, tmp_path: pathlib.Path) -> None:
    """Also over a reload, and back and forth."""
    home = table_at_home()
    page = home.go("help")
    other = tmp_path / "other.json"
    other.write_text(page.evaluate("companion.keep.text()"), encoding="utf-8")
    page.evaluate("companion.keep.act('bank', companion.ledger.begin('city', ['Ann', 'Bob'], 37700000, 1.8e12))")
    ours = home.state("bank")
    page.set_input_files("input[type=file]", other)
    page.wait_for_selector("[data-before]")
    assert home.state("bank")["players"] == []
    home.reload()
    page.click("[data-before]")
    assert home.state("bank") == ours


def test_a_second_tab_shows_the_same_evening_and_neither_writes_over_the_other(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("bank")
    page.evaluate("companion.keep.act('bank', companion.ledger.begin('city', ['Ann', 'Bob'], 37700000, 1.8e12))")
    second = home.context.new_page()
    second.goto(page.url)
    pay = "([a, b]) => companion.keep.act('bank', companion.ledger.pay(companion.keep.bank, a, b, 1000000, '', 1.8e12))"
    for count, (where, seats) in enumerate([(second, [0, 1]), (page, [1, 0]), (second, [0, -1])], start=2):
        where.wait_for_function("count => window.companion?.keep.bank.entries.length === count", arg=count)
        where.evaluate(pay, seats)
    page.wait_for_function("companion.keep.bank.entries.length === 5")
    assert [one["to"] for one in home.state("bank")["entries"]] == [0, 1, 1, 0, -1]


def test_a_way_back_that_leads_nowhere_breaks_no_screen(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city")
    page.click(".dome")
    page.evaluate("companion.keep.past.city.at(-1).patch.push([['odds'], 'nonsense'])")
    page.click("text=Take back")
    assert home.state("city")["odds"]["preset"] == "quarters" and page.is_visible(".dome")


def test_names_of_nonsense_break_nothing(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("island/setup")
    for n, name in enumerate(("<img src=x onerror=alert(1)>", "  ", "Ünï 'quote\" \\")):
        page.fill(f"[aria-label='Player {n + 1}']", name)
        page.press(f"[aria-label='Player {n + 1}']", "Tab")
    assert page.is_disabled("[data-draw]"), "two names are too few"
    page.fill("[aria-label='Player 2']", "Bo")
    page.press("[aria-label='Player 2']", "Tab")
    page.click("[data-draw]")
    assert [player["name"] for player in home.state("island")["players"]] == ["<img src=x onerr", "Bo", "Ünï 'quote\" \\"]
    assert page.query_selector("main img") is None
