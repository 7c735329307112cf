"""Shortages: the last pieces, asked for and auctioned."""
from __future__ import annotations

import pytest

from passgo.play.view import View
from passgo.rules.words import HOTEL_LOT, HOUSE_LOT

from .helpers import (
    BARNACLE,
    DRIFTWOOD,
    HIBISCUS,
    LIGHT_BLUE,
    MAGENTA,
    MANGO,
    ORANGE,
    ORCHID,
    PAPAYA,
    PARK,
    PARROT,
    PURPLE,
    Island,
    K,
    own,
)

RICH = {0: 20_000 * K}


@pytest.mark.clause("TT-67")
def test_without_stock_one_waits(island: Island) -> None:
    parks = {DRIFTWOOD: PARK, BARNACLE: PARK, HIBISCUS: PARK}
    t = island(owner=own(1, *PURPLE, *MAGENTA) | own(0, *LIGHT_BLUE), development=parks, cash=RICH)
    assert t.refuses(0, f"DEVELOP space=6 development={PARK}") == "NO_STOCK"
    t.say(1, "SELL space=1")
    assert t.refuses(0, f"DEVELOP space=6 development={PARK}") == "FINE"


@pytest.mark.clause("TT-67", "TT-20")
def test_the_last_development_is_auctioned_when_two_want_it(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE) | own(1, *MAGENTA, *PURPLE), development={DRIFTWOOD: PARK, BARNACLE: PARK},
               cash={0: 5_000 * K, 1: 5_000 * K})
    t.say(0, f"DEVELOP space=6 development={PARK}")
    assert t.question == "ASK_WANTS" and t.asked == [0, 1]
    t.say(0, "WANT count=1").say(1, "WANT count=1")
    assert t.question == "ASK_SEALED_AUCTION" and t.about == HOTEL_LOT + PARK and t.asked == [0, 1]
    t.say(0, "BID money=310000").say(1, "BID money=700000")
    assert t.question == "ASK_PLACE" and t.asked == [1]
    t.say(1, f"PLACE space={ORCHID}")
    assert t.development[ORCHID] == PARK and t.spent[ORCHID] == 700 * K and t.stock[PARK] == 0


@pytest.mark.clause("TT-67")
def test_the_last_beach_houses_are_auctioned_too(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE) | own(1, *PURPLE), houses_left=1, cash={0: 5_000 * K, 1: 5_000 * K})
    t.say(0, "BUILD space=6").say(0, "WANT count=1").say(1, "WANT count=2")
    assert t.question == "ASK_SEALED_AUCTION" and t.about == HOUSE_LOT
    t.say(0, "BID money=200000").say(1, "BID money=100000").say(0, "PLACE space=8")
    assert t.level[MANGO] == 1 and t.cash[0] == 4_800 * K


@pytest.mark.clause("TT-67")
def test_enough_for_all_who_want_one_is_no_auction(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE) | own(1, *MAGENTA), cash={0: 5_000 * K, 1: 5_000 * K})
    t.say(0, f"DEVELOP space=6 development={PARK}").say(0, "WANT count=1").say(1, "WANT count=2")
    assert t.question == "ASK_TURN" and t.development[PARROT] == PARK


@pytest.mark.clause("TT-67")
def test_one_asks_for_no_more_than_one_could_pay_for(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE) | own(1, *MAGENTA), cash={0: 5_000 * K, 1: 1_300 * K})
    t.say(0, f"DEVELOP space=6 development={PARK}")
    assert t.refuses(1, "WANT count=2") == "FINE" and t.refuses(1, "WANT count=3") == "UNKNOWN"


@pytest.mark.clause("TT-67")
def test_a_bid_for_a_development_covers_the_cheapest_site_and_buys_no_dearer_one(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE, *MAGENTA) | own(1, *ORANGE, *PURPLE), development={DRIFTWOOD: PARK, BARNACLE: PARK},
               cash={0: 5_000 * K, 1: 5_000 * K})
    t.say(0, f"DEVELOP space=6 development={PARK}").say(0, "WANT count=1").say(1, "WANT count=1")
    assert t.refuses(0, "BID money=299000") == "BID_BELOW_PRINT"
    t.say(0, "BID money=310000").say(1, "BID money=0")
    assert t.refuses(0, f"PLACE space={HIBISCUS}") == "PLACE_ABOVE_BID"
    assert t.say(0, f"PLACE space={PAPAYA}").development[PAPAYA] == PARK and t.cash[0] == 4_690 * K


@pytest.mark.clause("TT-67", "TT-62")
def test_a_development_won_stands_on_an_unimproved_property_only(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE) | own(1, *ORANGE, *PURPLE), development={DRIFTWOOD: PARK, BARNACLE: PARK},
               level={PARROT: 1}, cash={0: 5_000 * K, 1: 5_000 * K})
    t.say(0, f"DEVELOP space={MANGO} development={PARK}").say(0, "WANT count=1").say(1, "WANT count=1")
    t.say(0, "BID money=900000").say(1, "BID money=0")
    assert t.refuses(0, f"PLACE space={PARROT}") == "NOT_BARE" and t.refuses(0, f"PLACE space={PAPAYA}") == "FINE"


@pytest.mark.clause("TT-67")
def test_who_asked_for_two_builds_two_and_is_asked_about_the_third(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE) | own(1, *MAGENTA), cash={0: 5_000 * K, 1: 5_000 * K})
    t.say(0, f"DEVELOP space=6 development={PARK}").say(0, "WANT count=2").say(1, "WANT count=1")
    t.say(0, f"DEVELOP space=8 development={PARK}")
    assert t.question == "ASK_TURN" and t.stock[PARK] == 1
    assert t.say(0, f"DEVELOP space=9 development={PARK}").question == "ASK_WANTS"


@pytest.mark.clause("TT-20", "TT-22", "TT-67")
def test_bids_for_the_last_piece_stay_hidden_too(island: Island) -> None:
    """Two tables that differ only in the first bid look the same to everybody else."""
    seen = []
    for bid in (310 * K, 900 * K):
        t = island(owner=own(0, *LIGHT_BLUE) | own(1, *MAGENTA, *PURPLE), development={DRIFTWOOD: PARK, BARNACLE: PARK},
                   cash={0: 5_000 * K, 1: 5_000 * K})
        t.say(0, f"DEVELOP space=6 development={PARK}").say(0, "WANT count=1").say(1, "WANT count=1")
        t.say(0, f"BID money={bid}")
        seen.append([View(t.edition, t.core, watcher).json() for watcher in (-1, 1, 2)] + [t.answers(1), t.business(1)])
    assert seen[0] == seen[1]
