"""Whole games by clicks, in every edition on the shelf."""
from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from clicks import asked, kind, over, play_on
from live_pages import NAMES, Device, House, until
from playwright.sync_api import Page
from rehearsal import Moment, long_game, wind_on

from passgo import Game
from passgo.loading import editions, read

MOST_CLICKS = 600
ROUNDS = "9"
HARMLESS = ("ROLL", "DONE", "END_TURN", "")
KEYS = "all => all.map(one => [one.dataset.key, (one.dataset.action ?? '').split(' ')[0]])"


@pytest.mark.parametrize("edition", editions())
def test_a_newcomer_plays_a_whole_game(edition: str, device: Callable[..., Device], house: House) -> None:
    """From the first page to the winner, against bots; the record that is downloaded replays to the same end.

    At every question on the way no two buttons share a key, and Space means nothing but rolling and ending.
    """
    kinds = set[str]()

    def keyed(page: Page) -> bool:
        """Looks at the keys and leaves the click to others."""
        kinds.add(kind(page))
        keys = page.eval_on_selector_all(".prompt [data-key]", KEYS)
        assert len(dict(keys)) == len(keys), keys
        assert dict(keys).get("primary", "") in HARMLESS, (kind(page), keys)
        return False

    ada = device()
    page = ada.go()
    page.click("text=Play now")
    page.click(f"input[name=edition][value={edition}]")
    page.fill("input[type=text] >> nth=0", "Ada")
    page.click("summary")
    page.select_option("select:has(option[value=fast])", "fast")
    rounds = page.query_selector("li:has(strong.name:text-is('rounds')) input")
    if rounds is not None:
        rounds.fill(ROUNDS)
        rounds.press("Tab")
    page.click("text=Start the game")
    page.wait_for_selector(".prompt")
    until("the table does not scroll at 1280x720", lambda: fits(page))
    play_on([page], random.Random(edition), lambda: over(page), MOST_CLICKS, keyed)
    assert len(kinds) > 2, kinds
    with page.expect_download() as record:
        page.click("text=Download the record")
    game = Game.load(record.value.path().read_text(encoding="utf-8"))
    assert game.over
    names = [game.names[seat] for seat in game.winners]
    assert all(name in (page.text_content("#over-title") or "") for name in names)
    counts = [game.core.ask("final_count", seat) for seat in range(len(game.names))]
    if edition == "millionaire":
        counts = game.core.field("cash")[:len(counts)]
    words = [f"{count} Fortune" if edition == "tropical_tycoon" else game.edition.money(count) for count in counts]
    # A bankrupt's line says so; whoever has nothing left has nothing to count.
    words = [word if game.core.alive >> seat & 1 else "bankrupt" for seat, word in enumerate(words)]
    assert all(count in (page.text_content(".over table") or "") for count in words), "the table of the end says what was counted"
    page.click("text=Watch it again")
    page.fill(".story input[type=range]", "3")
    until("that moment is told", lambda: page.text_content(".story .line"))
    page.wait_for_selector(".board .figure.rent", state="detached")
    page.click(".story [aria-label=Close]")
    ended = page.url
    page.click("text=The same table again")
    page.click("text=Start the game")
    page.wait_for_selector(".prompt")
    assert page.url != ended and page.query_selector(".over") is None


def test_the_channel_is_read_out(device: Callable[..., Device], house: House) -> None:
    """Tropical Tycoon's scenes: text and choices in the question, told again in the log; the weather and the ship beside."""
    edition: Any = read("tropical_tycoon", ())
    page = device().sit(house.room("person", "thrifty", "thrifty", edition=edition.key), 0)
    play_on([page], random.Random(6), lambda: kind(page) == "ASK_SCENE" and asked(page), 200)
    heading = page.text_content(".prompt h2") or ""
    scene = next(one for one in edition.scenes if one.text.partition("{")[0] in heading)
    assert heading.removesuffix(" You choose.") in (page.text_content(".log") or "")
    choices = page.text_content(".prompt .actions") or ""
    assert all(choice.says in choices for choice in scene.choices if not choice.needs)
    notes = page.text_content(".stock") or ""
    assert "Weather: " in notes and "Cruise ship: " in notes
    badges = page.text_content(".player.shown") or ""
    assert "Fortune" in badges and "token" in badges


def fits(page: Any) -> bool:
    root = "document.documentElement"
    return bool(page.evaluate(f"{root}.scrollHeight <= innerHeight && {root}.scrollWidth <= innerWidth"))


def test_a_line_of_the_log_explains_its_rent(device: Callable[..., Device], house: House) -> None:
    """Why? on a line of long ago: the sums add up to the rent of that line, whatever the space costs today."""
    names, said = long_game(Moment("here_and_now", NAMES[:4], 0, "trader", "ASK_TURN", 9))
    made = house.room(*["person"] * 4, names=names)
    wind_on(house.address, made, said)
    page = device().sit(made, 0)
    rents = page.locator(".log li:has(button.why)")
    until("there are rents in the log", lambda: rents.count() > 3)
    told = 0
    for line in rents.all()[:8]:
        due = sums(line.inner_text())[0]
        line.locator("button.why").click()
        line.locator(".lines").wait_for()
        lines = line.locator(".lines > span").all_inner_texts()
        assert (sums(lines[-1])[0] if lines[-1].startswith("So this time") else sum(sums(" ".join(lines)))) == due
        told += 1
    assert told > 3


def sums(text: str) -> list[int]:
    return [int(found.replace(",", "")) for found in re.findall(r"\$([\d,]+)", text)]


def test_the_phone_plays_too(device: Callable[..., Device], house: House) -> None:
    """320 pixels wide, in the hand view, to the end."""
    made = house.room("person", "thrifty", options={"rounds": 4})
    page = device(width=320, height=640, has_touch=True).sit(made, 0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.click("nav >> text=Board")
    page.click("#space-1")
    page.wait_for_selector("section.rule")
    page.click("section.rule [aria-label=Close]")
    page.wait_for_selector(".board")
    assert page.text_content("nav [aria-current]") == "Board", "a card put away leads back to where it was opened"
    page.click("#space-1")
    page.click("nav >> text=Now")
    assert page.text_content("nav [aria-current]") == "Now"
    play_on([page], random.Random(5), lambda: over(page), 200)


def test_a_watcher_sees_and_cannot_act(device: Callable[..., Device], house: House) -> None:
    """No seat: the board and the log, no buttons."""
    made = house.room("person", "thrifty")
    page = device().go(f"room/{made['room']}")
    page.wait_for_selector(".prompt")
    assert page.query_selector("button[data-action]") is None
    assert "watching" in (page.text_content(".hand") or "").lower()


def test_the_dice_are_fixed_before_and_shown_after(house: House, device: Callable[..., Device]) -> None:
    """The fingerprint of the secret is there from the start, the secret only after the end."""
    made = house.room("person", "thrifty", options={"rounds": 1})
    page = device().sit(made, 0)
    before = house.ask(f"rooms/{made['room']}")
    assert before["secret"] is None and len(before["commitment"]) == 64
    play_on([page], random.Random(1), lambda: over(page), 100)
    after = house.ask(f"rooms/{made['room']}")
    assert after["secret"] and after["commitment"] == before["commitment"]
