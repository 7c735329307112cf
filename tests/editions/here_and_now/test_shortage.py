"""Building shortages: too few pieces for all who want them are auctioned one by one."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.words import BANK, For

from .helpers import (
    DARK_BLUE,
    FENWAY,
    HOTEL,
    HOUSE,
    JACOBS,
    LIGHT_BLUE,
    MALL,
    OPRY,
    ORANGE,
    PIONEER,
    PURPLE,
    START,
    TEXAS,
    TIMES_SQUARE,
    K,
    M,
    built,
    own,
)

BUILD_TEXAS = f"BUILD space={TEXAS}"


def short(table: Table, houses_left: int = 2, **changes: Any) -> Dealer:
    """Seat 0 owns the purple group, seat 1 the light blue one, and few houses are left."""
    changes = {"owner": own(0, *PURPLE) | own(1, *LIGHT_BLUE)} | changes
    return table(houses_left=houses_left, **changes)


def too_few(table: Table, **changes: Any) -> Dealer:
    """Two houses are left; seats 0 and 1 want two each: the first one is under the hammer."""
    t = short(table, **changes).say(0, BUILD_TEXAS).say(0, "WANT count=2").say(1, "WANT count=2")
    assert t.happened("SHORTAGE") and t.question == "ASK_OPEN_AUCTION" and t.about == HOUSE
    return t


@pytest.mark.clause("HN-76", "HN-75")
def test_while_there_are_enough_for_all_nobody_is_asked(table: Table) -> None:
    t = short(table, houses_left=32).say(0, BUILD_TEXAS)
    assert t.level[TEXAS] == 1 and t.question == "ASK_TURN"
    t = short(table, houses_left=8 + 12).say(0, BUILD_TEXAS)
    assert t.level[TEXAS] == 1, "eight and twelve would fit"


@pytest.mark.clause("HN-76")
def test_who_could_build_is_asked_how_many_before_the_last_ones_go(table: Table) -> None:
    t = short(table).say(0, BUILD_TEXAS)
    assert t.question == "ASK_WANTS" and t.asked == [0, 1], "seat 2 has no group"
    assert t.level[TEXAS] == 0 and t.cash[0] == START
    assert t.refuses(2, "WANT count=0") == "NOT_ASKED"
    assert t.refuses(0, "WANT count=9") == "UNKNOWN" and t.refuses(1, "WANT count=-1") == "UNKNOWN"
    assert t.refuses(0, "ROLL") == "WRONG_MOMENT" and t.refuses(0, BUILD_TEXAS) == "WRONG_MOMENT"
    assert t.answers(0) == {f"WANT count={n}" for n in range(9)}


@pytest.mark.clause("HN-76")
def test_who_has_no_money_or_a_mortgage_in_the_group_is_not_asked(table: Table) -> None:
    assert short(table, cash={1: 499_999}).say(0, BUILD_TEXAS).level[TEXAS] == 1
    assert short(table, mortgaged=[OPRY]).say(0, BUILD_TEXAS).level[TEXAS] == 1


@pytest.mark.clause("HN-76")
def test_who_could_buy_by_means_is_asked_and_may_mortgage_while_asked(table: Table) -> None:
    t = short(table, cash={1: 100 * K}, owner=own(0, *PURPLE) | own(1, *LIGHT_BLUE, FENWAY)).say(0, BUILD_TEXAS)
    assert t.question == "ASK_WANTS" and t.asked == [0, 1], "Fenway Park can be mortgaged for it"
    assert t.refuses(1, f"BUILD space={MALL}") == "WRONG_MOMENT"
    t.say(1, f"MORTGAGE space={FENWAY}").say(0, "WANT count=2").say(1, "WANT count=2")
    assert t.question == "ASK_OPEN_AUCTION" and t.say(1, "BID money=500000").question == "ASK_OPEN_AUCTION"


@pytest.mark.clause("HN-76", "HN-90")
def test_means_are_also_the_buildings_and_deeds_of_another_whole_group(table: Table) -> None:
    """No cash, but houses that can be sold, or a second whole group that can be mortgaged: who could buy so is asked."""
    for level, other in ((3, LIGHT_BLUE), (0, LIGHT_BLUE)):
        t = table(owner=own(0, *DARK_BLUE) | own(1, *PURPLE, *other), level=built(level, *other), cash={1: 0}, houses_left=1)
        t.say(0, f"BUILD space={FENWAY}")
        assert t.question == "ASK_WANTS" and t.asked == [0, 1] and t.refuses(1, "WANT count=1") == "FINE", level
        assert t.refuses(1, f"SELL space={other[0]}" if level else f"MORTGAGE space={other[0]}") == "FINE"
    t = table(owner=own(0, *DARK_BLUE) | own(1, *PURPLE), level=built(1, *PURPLE), cash={1: 0}, houses_left=1)
    assert t.say(0, f"BUILD space={FENWAY}").question == "ASK_TURN", "the houses of the group itself are no means to build on it"


@pytest.mark.clause("HN-76")
def test_who_has_mortgaged_or_spent_meanwhile_keeps_the_right_but_builds_nothing_yet(table: Table) -> None:
    t = short(table, cash={0: 500 * K}, owner=own(0, *PURPLE, FENWAY) | own(1, *LIGHT_BLUE)).say(0, BUILD_TEXAS)
    t.say(0, "WANT count=1").say(0, f"OFFER to=2 give={FENWAY} money=100000").say(2, "ACCEPT").say(1, "WANT count=1")
    assert t.level[TEXAS] == 0 and t.cash[0] == 400 * K and t.question == "ASK_TURN"


@pytest.mark.clause("HN-76")
def test_any_bid_for_the_last_buildings_is_an_option(table: Table) -> None:
    t = too_few(table)
    assert t.refuses(0, "BID money=10000") == "BID_BELOW_PRINT"
    t = too_few(table, options={"shortage_bid": "any"}).say(0, "BID money=10000").passes(1)
    assert t.question == "ASK_PLACE" and t.say(0, f"PLACE space={TEXAS}").level[TEXAS] == 1


@pytest.mark.clause("HN-76", "HN-90")
@pytest.mark.parametrize(("lot", "level"), [("houses_left", 0), ("hotels_left", 4)])
def test_who_is_in_debt_is_not_asked_since_what_he_has_is_owed(table: Table, lot: str, level: int) -> None:
    owner = own(0, *PURPLE) | own(1, *LIGHT_BLUE) | own(2, *DARK_BLUE)
    few: dict[str, Any] = {"level": built(level, *PURPLE, *LIGHT_BLUE) | built(5, *DARK_BLUE), lot: 2}
    t = table(owner=owner, at={0: 36}, **few).roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and t.asked == [0] and t.refuses(0, BUILD_TEXAS) == "IN_DEBT_FIRST"
    t.say(1, f"BUILD space={MALL}")
    assert t.level[MALL] == level + 1 and t.question == "ASK_RAISE" and t.cash[:2] == [START, START - 500 * K]


@pytest.mark.clause("HN-76")
def test_enough_for_all_everybody_pays_the_printed_price(table: Table) -> None:
    t = short(table).say(0, BUILD_TEXAS).say(1, "WANT count=1").say(0, "WANT count=1")
    assert t.level[TEXAS] == 1 and t.cash[0] == START - 500 * K and t.question == "ASK_TURN"
    t.say(1, f"BUILD space={MALL}")
    assert t.level[MALL] == 1 and t.cash[1] == START - 500 * K, "granted: not asked again"
    assert t.refuses(0, f"BUILD space={JACOBS}") == "NO_STOCK"


@pytest.mark.clause("HN-76")
def test_who_got_what_he_wanted_is_asked_again_before_he_takes_more(table: Table) -> None:
    t = short(table).say(0, BUILD_TEXAS).say(0, "WANT count=1").say(1, "WANT count=1")
    t.say(0, f"BUILD space={JACOBS}")
    assert t.question == "ASK_WANTS", "the last house was granted to seat 1"


@pytest.mark.clause("HN-76")
def test_a_grant_is_for_this_turn_only(table: Table) -> None:
    t = short(table).say(0, BUILD_TEXAS).say(0, "WANT count=1").say(1, "WANT count=1").roll(0, 4, 6)
    t.say(1, f"BUILD space={MALL}")
    assert t.question == "ASK_WANTS"


@pytest.mark.clause("HN-76")
def test_a_grant_of_houses_is_not_used_up_by_a_hotel(table: Table) -> None:
    t = short(table, owner=own(0, *PURPLE) | own(1, *LIGHT_BLUE, *DARK_BLUE), level=built(4, *DARK_BLUE))
    t.say(0, BUILD_TEXAS).say(0, "WANT count=1").say(1, "WANT count=1")
    t.say(1, f"BUILD space={FENWAY}").say(1, f"BUILD space={MALL}")
    assert (t.level[FENWAY], t.level[MALL]) == (5, 1)


@pytest.mark.clause("HN-76")
def test_a_grant_is_not_lost_by_an_auction_in_which_nobody_bids(table: Table) -> None:
    t = short(table, at={0: 19}).say(0, BUILD_TEXAS).say(0, "WANT count=1").say(1, "WANT count=1")
    t.roll(0, 3, 3).say(0, "DECLINE").passes(0, 1, 2)
    assert t.asked == [0] and t.turns == 1
    t.say(1, f"BUILD space={MALL}")
    assert t.level[MALL] == 1


@pytest.mark.clause("HN-76")
def test_wanting_none_after_all_builds_nothing(table: Table) -> None:
    t = short(table).say(0, BUILD_TEXAS).say(0, "WANT count=0").say(1, "WANT count=2")
    assert t.level[TEXAS] == 0 and t.question == "ASK_TURN"
    t.say(1, f"BUILD space={OPRY}").say(1, f"BUILD space={MALL}")
    assert t.houses_left == 0


@pytest.mark.clause("HN-76")
def test_one_player_alone_who_wants_more_than_there_is_has_no_auction(table: Table) -> None:
    t = short(table).say(0, BUILD_TEXAS).say(0, "WANT count=5").say(1, "WANT count=0")
    assert not t.happened("SHORTAGE") and t.question == "ASK_TURN"
    t.say(0, f"BUILD space={JACOBS}")
    assert (t.level[JACOBS], t.level[TEXAS]) == (1, 1) and t.cash[0] == START - 1 * M
    assert t.refuses(0, BUILD_TEXAS) == "NO_STOCK"


@pytest.mark.clause("HN-76")
def test_two_who_want_more_than_there_is_bid_for_one_after_the_other(table: Table) -> None:
    t = too_few(table)
    assert t.asked == [0, 1], "seat 2 wants none"
    t.say(0, "BID money=500_000").say(1, "BID money=700_000").passes(0)
    assert t.question == "ASK_PLACE" and t.asked == [1]
    assert t.answers(1) == {f"PLACE space={space}" for space in LIGHT_BLUE}
    t.say(1, f"PLACE space={MALL}")
    assert t.level[MALL] == 1 and t.cash[1] == START - 700 * K
    assert t.question == "ASK_OPEN_AUCTION" and t.asked == [0, 1], "seat 1 wants one more"
    t.say(1, "BID money=500_000").say(0, "BID money=510_000").passes(1).say(0, f"PLACE space={JACOBS}")
    assert t.cash[0] == START - 510 * K and t.houses_left == 0
    assert t.question == "ASK_TURN" and t.asked == [0]


@pytest.mark.clause("HN-76")
def test_the_bank_gets_the_bid_and_others_cannot_bid(table: Table) -> None:
    t = too_few(table)
    assert t.refuses(2, "BID money=500_000") == "NOT_ASKED" and t.refuses(2, "PASS") == "NOT_ASKED"
    t.say(1, "BID money=1_230_000").passes(0)
    assert t.paid(For.BID) == [(1, BANK, 1_230 * K)]


@pytest.mark.clause("HN-76", "HN-21", "HN-22")
def test_no_bid_below_the_printed_price_above_the_cash_or_between_notes(table: Table) -> None:
    t = too_few(table, cash={1: 1_200 * K})
    assert t.refuses(0, "BID money=490_000") == "BID_BELOW_PRINT" and t.refuses(0, "BID money=505_000") == "BID_STEP"
    assert t.refuses(1, "BID money=1_210_000") == "TOO_POOR"
    assert t.core.legal(1, False)[1:3] == (500 * K, 1_200 * K)


@pytest.mark.clause("HN-76")
def test_the_printed_price_is_that_of_the_bidders_own_cheapest_site(table: Table) -> None:
    t = short(table, owner=own(0, *PURPLE) | own(1, *DARK_BLUE))
    t.say(0, BUILD_TEXAS).say(0, "WANT count=2").say(1, "WANT count=1")
    assert t.refuses(1, "BID money=1_990_000") == "BID_BELOW_PRINT" and t.refuses(0, "BID money=500_000") == "FINE"
    t.say(0, "BID money=500_000").say(1, "BID money=2_000_000").passes(0).say(1, f"PLACE space={FENWAY}")
    assert t.level[FENWAY] == 1


@pytest.mark.clause("HN-76")
def test_the_piece_is_placed_evenly_and_not_where_it_costs_more_than_the_bid(table: Table) -> None:
    t = too_few(table, owner=own(0, *PURPLE, *ORANGE) | own(1, *LIGHT_BLUE), level=built(1, JACOBS))
    t.say(0, "BID money=600_000").passes(1)
    assert t.refuses(0, f"PLACE space={JACOBS}") == "UNEVEN"
    assert t.refuses(0, f"PLACE space={PIONEER}") == "PLACE_ABOVE_BID", "a house there costs a million"
    assert t.refuses(0, f"PLACE space={MALL}") == "NOT_OWNER" and t.refuses(0, "PLACE space=0") == "UNKNOWN"
    assert t.refuses(1, f"PLACE space={MALL}") == "NOT_ASKED" and t.refuses(0, "ROLL") == "WRONG_MOMENT"
    assert t.answers(0) == {f"PLACE space={TEXAS}"}


@pytest.mark.clause("HN-76")
def test_when_the_rest_is_enough_it_is_sold_at_the_printed_price(table: Table) -> None:
    t = short(table).say(0, BUILD_TEXAS).say(0, "WANT count=2").say(1, "WANT count=1")
    t.say(1, "BID money=900_000").passes(0).say(1, f"PLACE space={MALL}")
    assert t.question == "ASK_TURN", "only seat 0 is left who wants one"
    t.say(0, BUILD_TEXAS)
    assert t.cash[0] == START - 500 * K and t.houses_left == 0


@pytest.mark.clause("HN-76", "HN-22")
def test_if_nobody_bids_nothing_is_sold_and_the_game_goes_on(table: Table) -> None:
    t = too_few(table).passes(0, 1)
    assert t.happened("NO_SALE") and t.houses_left == 2 and t.question == "ASK_TURN" and t.asked == [0]
    assert t.built == 0 and t.cash[:2] == [START, START]
    t.say(1, f"BUILD space={OPRY}")
    assert t.question == "ASK_WANTS", "and may begin again"


@pytest.mark.clause("HN-76", "HN-73")
def test_hotels_too(table: Table) -> None:
    t = table(owner=own(0, *PURPLE) | own(1, *DARK_BLUE), level=built(4, *PURPLE, *DARK_BLUE), hotels_left=1)
    t.say(0, BUILD_TEXAS)
    assert t.question == "ASK_WANTS" and t.answers(0) == {f"WANT count={n}" for n in range(3)}
    t.say(0, "WANT count=1").say(1, "WANT count=2")
    assert t.about == HOTEL and t.refuses(1, "BID money=1_990_000") == "BID_BELOW_PRINT"
    t.say(0, "BID money=500_000").say(1, "BID money=2_000_000").say(0, "BID money=2_010_000").passes(1)
    t.say(0, f"PLACE space={JACOBS}")
    assert t.level[JACOBS] == 5 and (t.houses_left, t.hotels_left) == (16 + 4, 0)
    assert t.cash[0] == START - 2_010 * K and t.question == "ASK_TURN"


@pytest.mark.clause("HN-76", "HN-73")
def test_who_lacks_a_house_for_a_hotel_is_not_asked_about_hotels(table: Table) -> None:
    t = table(owner=own(0, *PURPLE) | own(1, *DARK_BLUE), level=built(4, *PURPLE, FENWAY) | built(3, TIMES_SQUARE), hotels_left=1)
    assert t.say(0, BUILD_TEXAS).level[TEXAS] == 5 and t.question == "ASK_TURN"


@pytest.mark.clause("HN-76", "HN-73")
def test_a_hotel_won_is_no_house(table: Table) -> None:
    t = table(owner=own(0, *PURPLE, *LIGHT_BLUE) | own(1, *DARK_BLUE), level=built(4, *PURPLE, *DARK_BLUE), hotels_left=1)
    t.say(0, BUILD_TEXAS).say(0, "WANT count=1").say(1, "WANT count=1").say(0, "BID money=5_000_000").passes(1)
    assert t.refuses(0, f"PLACE space={MALL}") == "NO_STOCK" and t.answers(0) == {f"PLACE space={space}" for space in PURPLE}


@pytest.mark.clause("HN-76", "HN-73")
def test_a_house_won_is_no_hotel(table: Table) -> None:
    t = too_few(table, owner=own(0, *PURPLE, *DARK_BLUE) | own(1, *LIGHT_BLUE), level=built(4, *DARK_BLUE))
    t.say(0, "BID money=5_000_000").passes(1)
    assert t.refuses(0, f"PLACE space={FENWAY}") == "NO_STOCK" and t.refuses(0, f"PLACE space={TEXAS}") == "FINE"


@pytest.mark.clause("HN-76")
def test_four_players_bid_for_three_houses(table: Table) -> None:
    owner = own(0, *PURPLE) | own(1, *LIGHT_BLUE) | own(2, *ORANGE) | own(3, *DARK_BLUE)
    t = table(seats=5, owner=owner, houses_left=3, first=4)
    t.say(2, f"BUILD space={PIONEER}")
    assert t.asked == [0, 1, 2, 3], "also between turns"
    for seat in (3, 1, 0, 2):
        t.say(seat, "WANT count=1")
    t.say(0, "BID money=510_000").say(3, "BID money=2_000_000").passes(0, 1, 2).say(3, f"PLACE space={TIMES_SQUARE}")
    assert t.asked == [0, 1, 2], "seat 3 has what it wanted"
    t.say(2, "BID money=1_000_000").passes(0, 1).say(2, f"PLACE space={PIONEER}")
    assert t.asked == [0, 1]
    t.say(1, "BID money=500_000").passes(0).say(1, f"PLACE space={MALL}")
    assert t.question == "ASK_TURN" and t.asked == [4] and t.houses_left == 0
    assert t.cash[:5] == [START, START - 500 * K, START - 1 * M, START - 2 * M, START]


@pytest.mark.clause("HN-76")
def test_who_runs_out_of_money_wants_no_more(table: Table) -> None:
    t = too_few(table, cash={1: 1_000 * K}).say(1, "BID money=1_000_000").passes(0).say(1, f"PLACE space={MALL}")
    assert t.question == "ASK_TURN", "seat 1 cannot pay for another: seat 0 need not bid"
    t.say(0, BUILD_TEXAS)
    assert t.cash[0] == START - 500 * K


@pytest.mark.clause("HN-76", "HN-80")
def test_a_winner_who_has_mortgaged_his_site_meanwhile_gets_nothing(table: Table) -> None:
    t = too_few(table).say(0, "BID money=500_000").say(0, f"MORTGAGE space={JACOBS}").passes(1)
    assert t.happened("NO_SALE") and t.cash[0] == START + 300 * K and t.houses_left == 2
    assert t.question == "ASK_TURN"
    t.say(1, f"BUILD space={MALL}")
    assert t.level[MALL] == 1, "nobody else can build any more"


@pytest.mark.clause("HN-76")
def test_who_has_no_place_left_is_offered_no_bid(table: Table) -> None:
    t = too_few(table).say(0, f"MORTGAGE space={JACOBS}")
    _, low, high, _ = t.core.legal(0, False)
    assert low > high and t.answers(0) == {"PASS"} and t.refuses(0, "BID money=500_000") == "BID_BELOW_PRINT"


@pytest.mark.clause("HN-76")
def test_where_a_table_plays_without_auctions_the_first_to_build_builds(table: Table) -> None:
    t = short(table, options={"auctions": "none"}).say(0, BUILD_TEXAS).say(1, f"BUILD space={MALL}")
    assert (t.level[TEXAS], t.level[MALL], t.houses_left) == (1, 1, 0)


@pytest.mark.clause("HN-76")
def test_by_sealed_bids_where_a_table_plays_so(table: Table) -> None:
    t = short(table, options={"auctions": "sealed"}).say(0, BUILD_TEXAS).say(0, "WANT count=2").say(1, "WANT count=2")
    assert t.question == "ASK_SEALED_AUCTION"
    assert t.answers(0) == {"BID"} and t.core.legal(0, False)[1:3] == (500 * K, START), "nothing, or the printed price and more"
    assert t.refuses(0, "BID money=490_000") == "BID_BELOW_PRINT"
    t.say(0, "BID money=600_000").say(1, "BID money=800_000").say(1, f"PLACE space={MALL}")
    assert t.level[MALL] == 1 and t.cash[:2] == [START, START - 800 * K] and t.question == "ASK_SEALED_AUCTION"


@pytest.mark.clause("HN-76")
def test_by_the_clock_only_those_who_want_some_bid_whoever_speaks_up(table: Table) -> None:
    t = short(table, options={"auctions": "timed"}, owner=own(0, *PURPLE) | own(1, *LIGHT_BLUE) | own(2, *DARK_BLUE))
    t.say(0, BUILD_TEXAS).say(0, "WANT count=2").say(1, "WANT count=2").say(2, "WANT count=0").say(0, "BID money=500_000")
    assert t.question == "ASK_TIMED_AUCTION" and t.refuses(2, "BID money=2_000_000") == "NOT_ASKED"
    t.say(1, "PASS").say(1, "BID money=510_000").tick(50_000).say(1, f"PLACE space={MALL}")
    assert t.level[MALL] == 1 and t.cash[:3] == [START, START - 510 * K, START]
