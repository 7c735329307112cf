"""The review of a game: asked for again where the server was busy, and seen whole on a phone, whatever people are called."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from live_pages import Device, Json
from playwright.sync_api import Page, Route, expect

LONGEST = "W" * 24
"""The widest name a seat may have."""
PAUSE = 5000
"""Milliseconds until a page that was not answered asks again."""
STICKS_OUT = """() => [...document.querySelectorAll(".all *:not(svg *)")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
  .map((one) => one.outerHTML.slice(0, 120))"""
"""What is wider than the page, or than the box it stands in."""
CROWDED = """() => [...document.querySelectorAll(".part dt")].filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return !one.textContent.includes(" ") && words.getClientRects().length > 1;
}).map((one) => one.textContent)"""
"""Labels of one word that are torn apart."""


def told(names: list[str], waiting: int = 0, mistakes: list[tuple[float, float]] | None = None) -> Json:
    """A review as the server tells it: so far of all but those still waited for."""
    curve = [{"step": turn, "round": turn, "odds": [1 / len(names)] * len(names), "luck": [0.0] * len(names),
              "own": [0.0] * len(names)} for turn in range(4)]
    seats = [{"seat": seat, "answers": 80, "decisions": 73, "skipped": 0, "accuracy": 0.89, "lost": 0.67,
              "luck": -0.14, "own": -0.25, "others": -0.12,
              "turnings": [{"step": 2, "round": 2, "change": -0.2, "luck": 0.0, "own": 0.0, "others": -0.2}],
              "mistakes": [{"step": step, "round": step, "said": "Pass", "better": "Bid $10M", "loss": loss, "error": error}
                           for step, (loss, error) in enumerate(mistakes or [(0.05, 0.012)])],
              "missed": [{"round": 3, "offer": f"{names[-1]} gives all there is", "to": len(names) - 1, "mine": 0.03,
                          "theirs": 0.02}]}
             for seat in range(len(names) - waiting)]
    return {"edition": "here_and_now", "title": "Here & Now", "names": names, "winners": [0], "note": "", "curve": curve,
            "seats": seats, "waiting": waiting}


def answering(page: Page, answers: list[Any]) -> list[int]:
    """The server answers so, one after the other: a status, a page of a server in between, a review, or nothing; how often."""
    asked: list[int] = []

    def answer(route: Route) -> None:
        one = answers[min(len(asked), len(answers) - 1)]
        asked.append(len(asked))
        if one is None:
            route.abort()
        elif isinstance(one, int):
            route.fulfill(status=one, content_type="application/json", body='{"sentence": "Not now."}')
        elif isinstance(one, str):
            route.fulfill(status=502, content_type="text/html", body=one)
        else:
            route.fulfill(content_type="application/json", body=json.dumps(one))
    page.route("**/api/rooms/*/review", answer)
    return asked


@pytest.mark.parametrize("trouble", [503, 429, "<h1>Bad Gateway</h1>", None])
def test_who_was_not_answered_asks_again(trouble: int | str | None, device: Callable[..., Device]) -> None:
    """The first time and later, after a pause: what was told so far stays, and the complaint goes when there is an answer."""
    one, names = device(), ["Ada", "Ben"]
    page = one.page
    page.clock.install()
    asked = answering(page, [trouble, told(names, 1), trouble, told(names)])
    one.go("review/busy")
    expect(page.locator("[role=alert]")).to_have_count(1)
    page.clock.run_for(2000)
    assert len(asked) == 1, "who is busy is left alone for a while"
    page.clock.run_for(PAUSE)
    expect(page.locator(".part")).to_have_count(1)
    expect(page.locator("[role=alert]")).to_have_count(0)
    page.clock.run_for(2000)
    expect(page.locator("[role=alert]")).to_have_count(1)
    expect(page.locator(".part")).to_have_count(1)
    page.clock.run_for(PAUSE)
    expect(page.locator(".part")).to_have_count(2)
    expect(page.locator("[role=alert], [role=status]")).to_have_count(0)
    one.forgive("Failed to load resource")


def test_what_is_refused_for_good_is_asked_for_once(device: Callable[..., Device]) -> None:
    one = device()
    one.page.clock.install()
    asked = answering(one.page, [403])
    one.go("review/none")
    expect(one.page.locator("[role=alert]")).to_have_text("Not now.")
    one.page.clock.run_for(10 * PAUSE)
    assert len(asked) == 1
    one.forgive("Failed to load resource")


@pytest.mark.parametrize("width", [320, 360, 390, 412, 820, 1280])
@pytest.mark.parametrize("names", [["Ada", "Ben"], [LONGEST, "Ben", "Cleo", LONGEST]])
def test_the_review_fits_any_screen_and_any_name(names: list[str], width: int, device: Callable[..., Device]) -> None:
    """In the language with the longer words."""
    one = device(width=width, height=740, locale="de-DE")
    answering(one.page, [told(names)])
    page = one.go("review/whole")
    expect(page.locator(".part")).to_have_count(len(names))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(STICKS_OUT) == []
    assert page.evaluate(CROWDED) == []


@pytest.mark.parametrize("locale, said", [("en-GB", ["(+1.5 ± 0.5)", "(+28 ± 4)"]), ("de-DE", ["(+1,5 ± 0,5)", "(+28 ± 4)"])])
def test_no_mistake_is_named_that_its_figures_do_not_prove(locale: str, said: list[str], device: Callable[..., Device]) -> None:
    one = device(locale=locale)
    answering(one.page, [told(["Ada"], mistakes=[(0.0149, 0.0051), (0.284, 0.041)])])
    page = one.go("review/small")
    expect(page.locator("li:has(s) .soft")).to_have_text(said)
