"""What a seat may not know stands nowhere in its page: not on the stage, not in the log, in no attribute (WORLDS.md, check 3)."""
from __future__ import annotations

from collections.abc import Callable

from live_pages import NAMES, Device, House, until
from playwright.sync_api import Page
from rehearsal import Moment, Said, long_game, played, wind_on
from test_browser_worlds import state

STRANGE = 123_000
"""A sum that stands nowhere else."""


def reads(page: Page) -> str:
    """All of the page, seen or not."""
    return page.content().replace("&amp;", "&")


def faces(guest: Device, seat: int) -> set[str]:
    """What the cards in this seat's hand say, as far as this device has been told."""
    return {card["text"] for card in state(guest)["players"][seat]["cards"]}


def test_a_card_face_down_is_read_by_its_holder_alone(device: Callable[..., Device], house: House) -> None:
    """Each on a page of their own; and on a page that both share, only by whose turn the screen is."""
    moment = Moment("millionaire", NAMES[:2], 0, "trader", "ASK_TURN", 3)
    names, said = long_game(moment)
    made = house.room("person", "person", edition=moment.edition, names=names)
    wind_on(house.address, made, said)
    guests = [device(), device()]
    pages = [guest.sit(made, seat) for seat, guest in enumerate(guests)]
    secrets = [faces(guest, seat) - faces(guests[1 - seat], seat) for seat, guest in enumerate(guests)]
    assert any(secrets), "somebody holds a card face down"
    for seat, page in enumerate(pages):
        until("the own hand lies there", lambda page=page, seat=seat: all(text in reads(page) for text in secrets[seat]))
        assert not any(text in reads(page) for text in secrets[1 - seat])
    asked = played(moment, names, said).asked[0]
    both = device().sit(made, 0, 1)
    if both.query_selector(".curtain"):
        assert not any(text in reads(both) for text in secrets[0] | secrets[1]), "nothing is seen through the curtain"
        both.click(".curtain button")
    both.wait_for_selector(".prompt[data-asked=true]")
    assert not any(text in reads(both) for text in secrets[1 - asked])


def test_a_sealed_bid_is_in_nobody_elses_page_until_all_are_opened(device: Callable[..., Device], house: House) -> None:
    moment = Moment("tropical_tycoon", NAMES[:3], 0, "trader", "ASK_SEALED_AUCTION")
    names, said = long_game(moment)
    made = house.room(*["person"] * 3, edition=moment.edition, names=names)
    wind_on(house.address, made, said)
    game = played(moment, names, said)
    bidder = game.asked[0]
    other = device()
    page = other.sit(made, (bidder + 1) % 3)

    def bid(seat: int, sum: int) -> Said:
        game.play(f"BID money={sum}", seat)
        return Said(seat, f"BID money={sum}", game.core.told)
    wind_on(house.address, made, [bid(bidder, STRANGE)])
    until("a closed hand", lambda: other.heard("CLOSED_HAND"))
    written = (f"{STRANGE}", f"{STRANGE:,}", f"{STRANGE // 1000}k")
    assert not any(sum in reads(page) for sum in written) and not any(f"{STRANGE}" in frame for frame in other.frames)
    wind_on(house.address, made, [bid(seat, 1000) for seat in game.asked])
    until("all hands are open", lambda: written[1] in reads(page))
