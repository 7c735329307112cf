"""What a page fetches later may fail to come: the network had a hole, or there is a newer page. The game goes on all the same."""
from __future__ import annotations

import random
from collections.abc import Callable

from clicks import asked, come_to_buy, press
from live_pages import Device, House, breathed, until
from playwright.sync_api import Route

LOST = ("Failed to load resource", "Failed to fetch dynamically imported module")


def test_a_lost_part_of_the_page_stops_nobody(device: Callable[..., Device], house: House) -> None:
    """The first dice have fallen, and what one bids with does not come over: the page helps itself, and one can bid."""
    guest = device()
    page, luck = guest.page, random.Random(1)
    pages, loads, lost = list[str](), list[str](), list[int]()
    page.on("request", lambda asked: pages.append(asked.url) if asked.is_navigation_request() else None)
    page.on("load", lambda page: loads.append(page.url))

    def cut(route: Route) -> None:
        """The browser may ask for it twice, ahead and where it is needed: this page gets it neither time, the next one does."""
        if lost and len(pages) > lost[0]:
            route.continue_()
        else:
            lost.append(len(pages))
            route.abort()

    def rolled() -> bool:
        if asked(page) and not lost:
            press(page, luck)
        breathed(page)
        return bool(lost)
    page.route("**/assets/Auction*.js", cut)
    guest.sit(house.room("person", "thrifty", "thrifty", turn_seconds=None), 0)
    until("the part was asked for", rolled)
    until("the page is loaded anew", lambda: breathed(page) or len(loads) > lost[0])
    come_to_buy(page, luck)
    page.click(".prompt [data-action^=DECLINE]")
    page.wait_for_selector(".prompt[data-kind*=AUCTION][data-asked=true] button[data-bid]:not([disabled])")
    guest.forgive(*LOST)
