"""Houses and hotels: where, when, how evenly, and selling them again."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import BANK, For

from .helpers import (
    AIRPORTS,
    CELL,
    DARK_BLUE,
    FENWAY,
    GREEN,
    INCOME_TAX,
    JACOBS,
    LIGHT_BLUE,
    MAGENTA,
    MALL,
    OHARE,
    OPRY,
    ORANGE,
    PIONEER,
    PURPLE,
    RED,
    START,
    TEXAS,
    TIMES_SQUARE,
    YELLOW,
    K,
    M,
    built,
    own,
)

BUILD_TEXAS = f"BUILD space={TEXAS}"


@pytest.mark.clause("HN-70")
def test_a_house_costs_what_the_deed_says_and_comes_from_the_bank(table: Table) -> None:
    prices = {JACOBS: 500 * K, MALL: 500 * K, MAGENTA[0]: 1 * M, PIONEER: 1 * M, 24: 1_500 * K, 29: 1_500 * K, 34: 2 * M,
              TIMES_SQUARE: 2 * M}
    t = table(owner=own(0, *PURPLE, *LIGHT_BLUE, *MAGENTA, *ORANGE, *RED, *YELLOW, *GREEN, *DARK_BLUE))
    for space, price in prices.items():
        before = t.cash[0]
        t.say(0, f"BUILD space={space}")
        assert t.cash[0] == before - price and t.level[space] == 1
        assert t.paid(For.BUILDING) == [(0, BANK, price)]
    assert t.houses_left == 32 - len(prices)


@pytest.mark.clause("HN-70")
def test_the_whole_group_is_needed(table: Table) -> None:
    t = table(owner=own(0, *ORANGE[:2], TEXAS) | own(1, PIONEER))
    assert t.refuses(0, f"BUILD space={ORANGE[0]}") == "GROUP_INCOMPLETE"
    assert t.refuses(0, BUILD_TEXAS) == "GROUP_INCOMPLETE", "the other one is the bank's"
    assert t.refuses(0, f"BUILD space={PIONEER}") == "NOT_OWNER" and t.refuses(0, f"BUILD space={FENWAY}") == "NOT_OWNER"


@pytest.mark.clause("HN-70")
def test_nothing_is_built_on_airports_providers_or_corners(table: Table) -> None:
    t = table(owner=own(0, *AIRPORTS, CELL, 28))
    assert t.refuses(0, f"BUILD space={OHARE}") == "NOT_FOR_HOUSES" and t.refuses(0, f"BUILD space={CELL}") == "NOT_FOR_HOUSES"
    for space in (0, INCOME_TAX, 40, -1, 1_000_000):
        assert t.refuses(0, f"BUILD space={space}") == "UNKNOWN"


@pytest.mark.clause("HN-70", "HN-83")
def test_none_of_the_group_may_be_mortgaged(table: Table) -> None:
    t = table(owner=own(0, *PURPLE), mortgaged=[JACOBS])
    assert t.refuses(0, BUILD_TEXAS) == "MORTGAGED" and t.refuses(0, f"BUILD space={JACOBS}") == "MORTGAGED"
    t.say(0, f"REDEEM space={JACOBS}").say(0, BUILD_TEXAS)
    assert t.level[TEXAS] == 1


@pytest.mark.clause("HN-70")
def test_one_builds_with_cash_only(table: Table) -> None:
    t = table(owner=own(0, *PURPLE), cash={0: 499_999})
    assert t.refuses(0, BUILD_TEXAS) == "TOO_POOR"


@pytest.mark.clause("HN-70")
def test_at_any_time_on_ones_own_turn_and_between_turns(table: Table) -> None:
    t = table(owner=own(0, *PURPLE) | own(1, *DARK_BLUE))
    t.say(0, BUILD_TEXAS).say(1, f"BUILD space={FENWAY}")
    t.roll(0, 1, 5)
    assert t.question == "ASK_BUY"
    t.say(0, f"BUILD space={JACOBS}").say(1, f"BUILD space={TIMES_SQUARE}").say(0, "BUY")
    assert t.asked == [1]
    t.say(0, BUILD_TEXAS)
    assert [t.level[space] for space in (*PURPLE, *DARK_BLUE)] == [1, 2, 1, 1]


@pytest.mark.clause("HN-70", "HN-90")
def test_not_while_one_owes_what_one_cannot_pay(table: Table) -> None:
    t = table(owner=own(0, *PURPLE) | own(1, *DARK_BLUE), cash={0: 700 * K}, at={0: 35}).roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and t.refuses(0, BUILD_TEXAS) == "IN_DEBT_FIRST"
    t.say(1, f"BUILD space={FENWAY}")
    assert t.level[FENWAY] == 1, "the others may go on"


@pytest.mark.clause("HN-71")
def test_houses_go_up_evenly(table: Table) -> None:
    t = table(owner=own(0, *LIGHT_BLUE)).say(0, f"BUILD space={MALL}")
    assert t.refuses(0, f"BUILD space={MALL}") == "UNEVEN"
    t.say(0, f"BUILD space={OPRY}")
    assert t.refuses(0, f"BUILD space={MALL}") == "UNEVEN", "one of the group is still empty"
    t.say(0, f"BUILD space={LIGHT_BLUE[1]}").say(0, f"BUILD space={MALL}")
    assert [t.level[space] for space in LIGHT_BLUE] == [1, 1, 2]


@pytest.mark.clause("HN-71")
def test_groups_are_even_each_for_itself(table: Table) -> None:
    t = table(owner=own(0, *PURPLE, *DARK_BLUE), level=built(3, *PURPLE)).say(0, f"BUILD space={FENWAY}")
    assert t.refuses(0, f"BUILD space={FENWAY}") == "UNEVEN"
    t.say(0, BUILD_TEXAS)
    assert (t.level[TEXAS], t.level[FENWAY]) == (4, 1)


@pytest.mark.clause("HN-71", "HN-73")
def test_a_group_from_nothing_to_hotels(table: Table) -> None:
    t = table(owner=own(0, *PURPLE))
    for level in range(1, 6):
        for space in PURPLE:
            t.say(0, f"BUILD space={space}")
            assert t.level[space] == level
    assert t.cash[0] == START - 10 * 500 * K and (t.houses_left, t.hotels_left) == (32, 10)
    assert t.refuses(0, BUILD_TEXAS) == "FULLY_BUILT"


@pytest.mark.clause("HN-72")
def test_houses_sell_at_half_price(table: Table) -> None:
    t = table(owner=own(0, *DARK_BLUE), level=built(2, *DARK_BLUE)).say(0, f"SELL space={FENWAY}")
    assert t.cash[0] == START + 1 * M and t.paid(For.SALE) == [(BANK, 0, 1 * M)]
    assert t.level[FENWAY] == 1 and t.houses_left == 29


@pytest.mark.clause("HN-72")
def test_houses_come_down_evenly_in_reverse(table: Table) -> None:
    t = table(owner=own(0, *LIGHT_BLUE), level=built(2, OPRY, MALL) | built(1, 8))
    assert t.refuses(0, "SELL space=8") == "UNEVEN"
    t.say(0, f"SELL space={OPRY}")
    assert t.refuses(0, "SELL space=8") == "UNEVEN" and t.refuses(0, f"SELL space={OPRY}") == "UNEVEN"
    t.say(0, f"SELL space={MALL}").say(0, "SELL space=8")
    assert [t.level[space] for space in LIGHT_BLUE] == [1, 0, 1]
    assert t.refuses(0, "SELL space=8") == "NO_BUILDING"


@pytest.mark.clause("HN-72")
def test_one_sells_at_any_time_also_in_an_auction_and_in_debt(table: Table) -> None:
    t = table(owner=own(1, *PURPLE), level=built(2, *PURPLE))
    t.say(1, f"SELL space={TEXAS}").roll(0, 2, 4)
    t.say(1, f"SELL space={JACOBS}").say(0, "DECLINE").say(1, f"SELL space={TEXAS}")
    assert t.cash[1] == START + 750 * K and t.question == "ASK_OPEN_AUCTION"
    assert t.refuses(0, f"SELL space={JACOBS}") == "NOT_OWNER" and t.refuses(1, "SELL space=4") == "UNKNOWN"


@pytest.mark.clause("HN-73")
def test_a_hotel_replaces_four_houses_which_go_back(table: Table) -> None:
    t = table(owner=own(0, *DARK_BLUE), level=built(4, *DARK_BLUE))
    assert (t.houses_left, t.hotels_left) == (24, 12)
    t.say(0, f"BUILD space={TIMES_SQUARE}")
    assert t.level[TIMES_SQUARE] == 5 and (t.houses_left, t.hotels_left) == (28, 11)
    assert t.paid(For.BUILDING) == [(0, BANK, 2 * M)]


@pytest.mark.clause("HN-73")
def test_a_hotel_needs_four_houses_or_a_hotel_on_each_property(table: Table) -> None:
    t = table(owner=own(0, *LIGHT_BLUE), level=built(4, OPRY, MALL) | built(3, 8))
    assert t.refuses(0, f"BUILD space={OPRY}") == "NEEDS_HOUSES"
    t.say(0, "BUILD space=8").say(0, f"BUILD space={OPRY}").say(0, "BUILD space=8")
    assert [t.level[space] for space in LIGHT_BLUE] == [5, 5, 4]


@pytest.mark.clause("HN-73")
def test_only_one_hotel_on_a_property(table: Table) -> None:
    t = table(owner=own(0, *DARK_BLUE), level=built(5, *DARK_BLUE))
    assert t.refuses(0, f"BUILD space={FENWAY}") == "FULLY_BUILT"


@pytest.mark.clause("HN-73", "HN-75")
def test_a_hotel_is_built_even_when_no_house_is_left_in_the_bank(table: Table) -> None:
    t = table(owner=own(0, *PURPLE), level=built(4, *PURPLE), houses_left=0).say(0, BUILD_TEXAS)
    assert t.level[TEXAS] == 5 and t.houses_left == 4


@pytest.mark.clause("HN-74")
def test_a_hotel_sells_back_one_step_at_a_time_as_five_houses(table: Table) -> None:
    t = table(owner=own(0, *DARK_BLUE), level=built(5, *DARK_BLUE))
    for space in (TIMES_SQUARE, FENWAY):
        t.say(0, f"SELL space={space}")
        assert t.level[space] == 4
    assert t.cash[0] == START + 2 * M and (t.houses_left, t.hotels_left) == (24, 12)
    for _ in range(4):
        t.say(0, f"SELL space={TIMES_SQUARE}").say(0, f"SELL space={FENWAY}")
    assert t.cash[0] == START + 10 * M and t.houses_left == 32, "half of two times five houses"


@pytest.mark.clause("HN-74", "HN-75")
def test_a_hotel_step_needs_four_houses_in_the_bank(table: Table) -> None:
    for left in range(4):
        t = table(owner=own(0, *DARK_BLUE), level=built(5, *DARK_BLUE), houses_left=left)
        assert t.refuses(0, f"SELL space={FENWAY}") == "NO_STOCK"
    t = table(owner=own(0, *DARK_BLUE), level=built(5, *DARK_BLUE), houses_left=4).say(0, f"SELL space={FENWAY}")
    assert t.houses_left == 0 and t.refuses(0, f"SELL space={TIMES_SQUARE}") == "NO_STOCK"


@pytest.mark.clause("HN-74")
@pytest.mark.parametrize("left", [0, 3, 20])
def test_all_hotels_of_a_group_are_sold_at_once_with_no_house_in_the_bank(table: Table, left: int) -> None:
    t = table(owner=own(0, *LIGHT_BLUE), level=built(5, *LIGHT_BLUE), houses_left=left)
    assert f"SELL space={OPRY} whole=1" in t.business(0)
    t.say(0, f"SELL space={OPRY} whole=1")
    assert t.cash[0] == START + 3 * 5 * 250 * K and t.built == 0
    assert (t.houses_left, t.hotels_left) == (left, 12)


@pytest.mark.clause("HN-74")
def test_a_mixed_group_comes_down_whole_too(table: Table) -> None:
    t = table(owner=own(0, *DARK_BLUE, *PURPLE), level=built(5, FENWAY) | built(4, TIMES_SQUARE) | built(1, TEXAS), houses_left=0)
    t.say(0, f"SELL space={TIMES_SQUARE} whole=1")
    assert t.cash[0] == START + 5 * M + 4 * M and t.houses_left == 4
    assert t.level[TEXAS] == 1, "only that group"
    assert t.refuses(0, f"SELL space={TIMES_SQUARE} whole=1") == "NO_BUILDING"
    assert t.refuses(0, f"SELL space={TEXAS} whole=2") == "UNKNOWN"


@pytest.mark.clause("HN-75")
def test_without_houses_in_the_bank_one_waits_until_some_come_back(table: Table) -> None:
    t = table(owner=own(0, *PURPLE) | own(1, *DARK_BLUE), level=built(1, *DARK_BLUE), houses_left=0, cash={1: 0})
    assert t.refuses(0, BUILD_TEXAS) == "NO_STOCK"
    t.say(1, f"SELL space={FENWAY}").say(0, BUILD_TEXAS)
    assert t.level[TEXAS] == 1 and t.houses_left == 0


@pytest.mark.clause("HN-75")
def test_without_hotels_in_the_bank_houses_do_not_help(table: Table) -> None:
    t = table(owner=own(0, *PURPLE), level=built(4, *PURPLE), hotels_left=0)
    assert t.refuses(0, BUILD_TEXAS) == "NO_STOCK" and t.houses_left == 24


@pytest.mark.clause("HN-70", "HN-73", "HN-45")
def test_a_hotel_costs_the_hotel_price_of_the_deed_and_a_house_the_house_price(table: Table) -> None:
    t = table(owner=own(0, *PURPLE), level=built(3, *PURPLE))
    board = t.edition.board.dump()
    for space in PURPLE:
        board["hotel"][space] = 700 * K
    core = type(t.core)(board, 3, 0)
    core.load(t.core.dump())
    core.record(True)
    t.core = core
    t.say(0, f"BUILD space={JACOBS}").say(0, f"BUILD space={TEXAS}")
    assert t.cash[0] == START - 2 * 500 * K, "the fourth houses"
    t.say(0, f"BUILD space={TEXAS}")
    assert t.paid(For.BUILDING) == [(0, BANK, 700 * K)] and t.core.ask("building_cost", TEXAS) == 2_700 * K
    t.say(0, f"SELL space={TEXAS}")
    assert t.paid(For.SALE) == [(BANK, 0, 350 * K)]
