"""A question is answered knowingly: what stands beside it is true."""
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from clicks import asked, kind
from live_pages import Device, House, Json, until
from playwright.sync_api import Page
from rehearsal import Moment, long_game, played, wind_on

PEOPLE = ("Ada", "Ben", "Cleo")


class Asked(NamedTuple):
    """A table, and who is asked there."""
    made: Json
    seat: int
    page: Page


def come_to(moment: Moment, device: Callable[..., Device], house: House) -> Asked:
    names, said = long_game(moment)
    made = house.room(*["person"] * len(names), edition=moment.edition, names=names)
    wind_on(house.address, made, said)
    seat = played(moment, names, said).asked[0]
    page = device().sit(made, seat)
    until("asked", lambda: kind(page) == moment.ask and asked(page))
    return Asked(made, seat, page)


def test_a_mortgage_that_came_along_costs_no_price(device: Callable[..., Device], house: House) -> None:
    """The deed is paid for: only the loan would still cost anything."""
    page = come_to(Moment("here_and_now", PEOPLE, 0, "trader", "ASK_LIFT"), device, house).page
    words = page.inner_text(".prompt .line")
    assert words and "price" not in words and "leaves" not in words and "last of" not in words, words


def test_only_who_buys_is_told_what_it_leaves(device: Callable[..., Device], house: House) -> None:
    made, seat, page = come_to(Moment("here_and_now", PEOPLE, 0, "trader", "ASK_BUY"), device, house)
    other = device().sit(made, (seat + 1) % len(PEOPLE))
    assert "leaves" in page.inner_text(".prompt .line")
    words = other.inner_text(".prompt .line")
    assert "price" in words and "leaves" not in words, words
