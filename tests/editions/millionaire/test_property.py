"""Auctions, rent, houses and hotels."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import For

from .helpers import (
    BROWN,
    CASTLE,
    DARK_BLUE,
    DREAM,
    FORTUNE_VALLEY,
    FREE_HOUSE,
    GADGET,
    MOTOR,
    PALACE,
    PARADISE,
    PINK,
    START,
    STYLE,
    K,
    built,
    lay,
    own,
)


@pytest.mark.clause("ML-40")
def test_the_bidding_opens_at_1k_in_whole_thousands_and_ends_when_nobody_says_more(table: Table) -> None:
    t = lay(table).roll(0, 4, 6).say(0, "DECLINE")
    assert t.refuses(1, "BID money=0") == "BID_TOO_LOW" and t.refuses(1, "BID money=500") == "BID_STEP"
    t.say(1, "BID money=1000")
    assert t.refuses(2, "BID money=1000") == "BID_TOO_LOW" and t.refuses(1, "BID money=2000") == "LEADING"
    t.say(0, "BID money=2000").say(1, "PASS").say(2, "PASS")
    assert t.owner[DREAM] == 0 and t.paid(For.BID) == [(0, -1, 2 * K)], "the decliner may bid, and the bank is paid"


@pytest.mark.clause("ML-40")
def test_nobody_bids_more_than_they_have(table: Table) -> None:
    t = lay(table, cash={1: 5 * K}).roll(0, 4, 6).say(0, "DECLINE")
    assert t.refuses(1, "BID money=6000") == "TOO_POOR" and t.refuses(1, "BID money=5000") == "FINE"


@pytest.mark.clause("ML-41")
def test_without_a_bid_the_lander_takes_it_for_1k(table: Table) -> None:
    t = lay(table).roll(0, 4, 6).say(0, "DECLINE").passes(0, 1, 2)
    assert t.owner[DREAM] == 0 and t.cash[0] == START - K and t.asked == [1]


@pytest.mark.clause("ML-41")
def test_a_lander_without_even_that_leaves_it_with_the_bank(table: Table) -> None:
    t = lay(table, cash={0: K - 1}).roll(0, 4, 6).say(0, "DECLINE").passes(0, 1, 2)
    assert t.owner[DREAM] == -1 and t.cash[0] == K - 1 and t.happened("NO_SALE") and t.asked == [1]


@pytest.mark.clause("ML-45")
@pytest.mark.parametrize(("level", "rent"), [(1, 160), (2, 250), (3, 370), (4, 430), (5, 550)])
def test_the_booklet_s_example_deed(table: Table, level: int, rent: int) -> None:
    t = lay(table, at={0: 25}, cash={0: 600 * K}, owner=own(1, *DARK_BLUE), level=built(level, *DARK_BLUE), seats=2).roll(0, 2, 3)
    assert t.paid(For.RENT) == [(0, 1, rent * K)]


@pytest.mark.clause("ML-45")
def test_basic_rent_is_doubled_for_a_complete_group_without_houses_there(table: Table) -> None:
    t = lay(table, at={0: 25}, owner=own(1, FORTUNE_VALLEY)).roll(0, 2, 3)
    assert t.paid(For.RENT) == [(0, 1, 65 * K)]
    t = lay(table, at={0: 25}, owner=own(1, *DARK_BLUE)).roll(0, 2, 3)
    assert t.paid(For.RENT) == [(0, 1, 130 * K)]
    t = lay(table, at={0: 25}, owner=own(1, *DARK_BLUE), level=built(1, PARADISE)).roll(0, 2, 3)
    assert t.paid(For.RENT) == [(0, 1, 130 * K)], "a house next door does not count"


@pytest.mark.clause("ML-46")
def test_no_rent_on_a_mortgaged_property(table: Table) -> None:
    t = lay(table, at={0: 25}, owner=own(1, *DARK_BLUE), mortgaged=[FORTUNE_VALLEY]).roll(0, 2, 3)
    assert t.cash[:2] == [START, START]
    t = lay(table, at={0: 25}, owner=own(1, *DARK_BLUE), mortgaged=[PARADISE]).roll(0, 2, 3)
    assert t.paid(For.RENT) == [(0, 1, 130 * K)]


@pytest.mark.clause("ML-50")
def test_a_complete_group_the_deed_s_price_and_evenly(table: Table) -> None:
    t = lay(table, owner=own(0, *BROWN, CASTLE, DREAM))
    assert t.refuses(0, "BUILD space=9") == "GROUP_INCOMPLETE" and t.refuses(1, "BUILD space=1") == "NOT_OWNER"
    t.say(0, "BUILD space=1")
    assert t.cash[0] == START - 10 * K and t.refuses(0, "BUILD space=1") == "UNEVEN"
    t.say(0, "BUILD space=3").say(0, "BUILD space=3")
    assert (t.level[MOTOR], t.level[GADGET]) == (1, 2)


@pytest.mark.clause("ML-50")
def test_on_the_own_turn_or_between_the_turns_of_others(table: Table) -> None:
    t = lay(table, owner=own(1, *BROWN))
    t.say(1, "BUILD space=1")
    assert t.asked == [0], "seat 0 has not rolled yet"
    t.roll(0, 4, 6)
    assert t.refuses(1, "BUILD space=3") == "NOT_BETWEEN_TURNS", "in the middle of a turn"
    t.say(0, "BUY").say(1, "BUILD space=3")
    t.roll(1, 1, 3)
    assert t.question == "ASK_BUY" and t.say(1, "BUILD space=1").level[MOTOR] == 2, "the own turn, to its end"


@pytest.mark.clause("ML-50")
def test_doubles_rolled_again_are_one_turn(table: Table) -> None:
    t = lay(table, options={"doubles": True}, owner=own(1, *BROWN)).roll(0, 4, 4)
    assert t.question == "ASK_TURN" and t.refuses(1, "BUILD space=1") == "NOT_BETWEEN_TURNS"


@pytest.mark.clause("ML-50")
def test_first_come_first_served_when_pieces_are_few(table: Table) -> None:
    t = lay(table, owner=own(0, *BROWN) | own(1, *DARK_BLUE), houses_left=1).say(0, "BUILD space=1")
    assert t.level[MOTOR] == 1 and t.question == "ASK_TURN" and t.refuses(1, "BUILD space=30") == "NO_STOCK"


@pytest.mark.clause("ML-50")
def test_not_while_one_of_the_group_is_mortgaged(table: Table) -> None:
    t = lay(table, owner=own(0, *BROWN), mortgaged=[GADGET])
    assert t.refuses(0, "BUILD space=1") == "MORTGAGED"


@pytest.mark.clause("ML-51")
def test_four_houses_become_a_hotel_and_nothing_more_can_be_added(table: Table) -> None:
    t = lay(table, owner=own(0, *PINK), level=built(4, *PINK))
    before = t.houses_left
    t.say(0, "BUILD space=10")
    assert t.level[DREAM] == 5 and t.cash[0] == START - 25 * K and t.houses_left == before + 4 and t.hotels_left == 11
    assert t.refuses(0, "BUILD space=10") == "FULLY_BUILT"


@pytest.mark.clause("ML-51")
def test_a_hotel_needs_four_houses_on_every_property_of_the_group(table: Table) -> None:
    t = lay(table, owner=own(0, *PINK), level=built(4, CASTLE, DREAM) | built(3, PALACE))
    assert t.refuses(0, "BUILD space=10") == "NEEDS_HOUSES"
    t = lay(table, owner=own(0, *PINK, STYLE), level=built(4, *PINK), hotels_left=0, hand={0: [FREE_HOUSE]})
    assert t.refuses(0, "BUILD space=10") == "NO_STOCK"
