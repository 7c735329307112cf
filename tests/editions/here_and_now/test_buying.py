"""Buying and auctions."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo import read
from passgo.rules.words import BANK, For

from .helpers import JACOBS, MALL, OHARE, SALARY, START, TEXAS, TIMES_SQUARE, K, M, own

DEEDS = [space.number for space in read("here_and_now").spaces if space.group]


def declined(table: Table, **changes: Any) -> Dealer:
    """Seat 0 has landed on Texas Stadium and does not want it."""
    return table(**changes).roll(0, 1, 2).say(0, "DECLINE")


@pytest.mark.clause("HN-20")
def test_each_of_the_28_deeds_is_bought_at_its_printed_price(table: Table) -> None:
    for space in DEEDS:
        t = table(at={0: (space - 3) % 40}).roll(0, 1, 2)
        assert t.question == "ASK_BUY" and t.asked == [0] and t.about == space
        t.say(0, "BUY")
        price = t.edition.board.price[space]
        assert price > 0 and t.paid(For.PRICE) == [(0, BANK, price)]
        assert t.cash[0] == START - price + (SALARY if space < 3 else 0)
        assert t.owned_by(0) == [space] and t.asked == [1]
    assert len(DEEDS) == 28


@pytest.mark.clause("HN-20")
def test_an_own_property_is_not_for_sale_again(table: Table) -> None:
    t = table(owner=own(0, TEXAS)).roll(0, 1, 2)
    assert t.asked == [1] and t.cash[0] == START


@pytest.mark.clause("HN-20", "HN-21")
def test_who_cannot_afford_it_may_only_decline(table: Table) -> None:
    t = table(cash={0: 599_999}).roll(0, 1, 2)
    assert t.refuses(0, "BUY") == "TOO_POOR" and t.answers(0) == {"DECLINE"}
    t.say(0, "DECLINE")
    assert t.question == "ASK_OPEN_AUCTION" and t.asked == [0, 1, 2]


@pytest.mark.clause("HN-20", "HN-90")
def test_who_lacks_the_price_may_raise_it_first(table: Table) -> None:
    t = table(cash={0: 0}, owner=own(0, OHARE)).roll(0, 1, 2)
    assert t.refuses(0, "BUY") == "TOO_POOR"
    t.say(0, f"MORTGAGE space={OHARE}").say(0, "BUY")
    assert t.owned_by(0) == [TEXAS, OHARE] and t.cash[0] == 400 * K


@pytest.mark.clause("HN-21")
def test_what_is_declined_is_auctioned_at_once_and_the_highest_bidder_pays_the_bank(table: Table) -> None:
    t = declined(table)
    assert t.question == "ASK_OPEN_AUCTION" and t.about == TEXAS
    t.say(1, "BID money=50_000").say(2, "BID money=2_000_000").passes(0, 1)
    assert t.owned_by(2) == [TEXAS] and t.cash[:3] == [START, START, START - 2 * M]
    assert t.paid(For.BID) == [(2, BANK, 2 * M)] and t.asked == [1]


@pytest.mark.clause("HN-21")
@pytest.mark.parametrize("bid", [10_000, 20_000, 600_000, 15_000_000])
def test_bidding_may_open_with_any_sum(table: Table, bid: int) -> None:
    t = declined(table).say(1, f"BID money={bid}").passes(2, 0)
    assert t.owned_by(1) == [TEXAS] and t.cash[1] == START - bid


@pytest.mark.clause("HN-21")
def test_bids_are_whole_multiples_of_the_smallest_note(table: Table) -> None:
    t = declined(table)
    for bid in (1, 5_000, 9_999, 10_001, 15_000, 123_456):
        assert t.refuses(1, f"BID money={bid}") == "BID_STEP"
    for bid in (0, -10_000):
        assert t.refuses(1, f"BID money={bid}") == "BID_TOO_LOW"
    assert t.core.legal(1, False)[1:3] == (10_000, START)


@pytest.mark.clause("HN-21")
def test_each_bid_beats_the_last_and_nobody_outbids_himself(table: Table) -> None:
    t = declined(table).say(1, "BID money=100_000")
    assert t.refuses(2, "BID money=100_000") == "BID_TOO_LOW" and t.refuses(2, "BID money=90_000") == "BID_TOO_LOW"
    assert t.refuses(1, "BID money=200_000") == "LEADING" and t.refuses(1, "PASS") == "LEADING"
    assert t.refuses(1, "ROLL") == "NOT_ASKED", "that has nothing to do with the bid"
    assert t.asked == [0, 2] and t.core.legal(2, False)[1] == 110_000


@pytest.mark.clause("HN-21")
def test_silence_lasts_until_the_next_bid(table: Table) -> None:
    t = declined(table).passes(2).say(1, "BID money=10_000")
    assert t.asked == [0, 2], "seat 2 may speak again"
    t.passes(2)
    assert t.refuses(2, "BID money=20_000") == "PASSED" and t.asked == [0]
    t.say(0, "BID money=20_000").say(2, "BID money=30_000").passes(1, 0)
    assert t.owned_by(2) == [TEXAS]


@pytest.mark.clause("HN-21")
def test_an_auction_in_the_middle_of_a_double_goes_on_with_the_turn(table: Table) -> None:
    t = table().roll(0, 1, 1).draw("CC04").roll(0, 2, 2)
    t.say(0, "DECLINE").passes(0, 1).say(2, "BID money=10_000").passes(0, 1)
    assert t.owned_by(2) == [6] and t.asked == [0] and t.question == "ASK_TURN"


@pytest.mark.clause("HN-22")
def test_the_decliner_bids_too_and_may_get_it_cheaper(table: Table) -> None:
    t = declined(table).say(0, "BID money=10_000").passes(1, 2)
    assert t.owned_by(0) == [TEXAS] and t.cash[0] == START - 10 * K


@pytest.mark.clause("HN-22")
def test_everybody_of_eight_may_bid(table: Table) -> None:
    t = declined(table, seats=8)
    for seat in (3, 7, 0, 5, 1, 6, 2, 4):
        t.say(seat, f"BID money={t.owed + 10_000}")
    t.passes(*(seat for seat in range(8) if seat != 4))
    assert t.owned_by(4) == [TEXAS] and t.cash[4] == START - 80 * K


@pytest.mark.clause("HN-22")
def test_a_bid_above_ones_cash_is_refused(table: Table) -> None:
    t = declined(table, cash={1: 105_000})
    assert t.refuses(1, "BID money=110_000") == "TOO_POOR"
    assert t.core.legal(1, False)[1:3] == (10_000, 100_000)
    t.say(1, "BID money=100_000").passes(0, 2)
    assert t.cash[1] == 5_000


@pytest.mark.clause("HN-22")
def test_a_player_without_money_is_asked_and_can_only_pass(table: Table) -> None:
    t = declined(table, cash={1: 0})
    assert t.answers(1) == {"PASS"} and t.refuses(1, "BID money=10_000") == "TOO_POOR"


@pytest.mark.clause("HN-22", "HN-80")
def test_who_raises_cash_in_the_auction_can_bid_more(table: Table) -> None:
    t = declined(table, cash={1: 0}, owner=own(1, MALL))
    t.say(1, f"MORTGAGE space={MALL}").say(1, "BID money=600_000").passes(0, 2)
    assert t.owned_by(1) == [TEXAS, MALL] and t.cash[1] == 0


@pytest.mark.clause("HN-22", "HN-60", "HN-81")
def test_the_money_of_the_highest_bid_cannot_be_spent_twice(table: Table) -> None:
    t = declined(table, cash={1: 2 * M}, owner=own(1, MALL) | own(2, JACOBS), mortgaged=[MALL])
    t.say(1, "BID money=1_500_000")
    assert t.refuses(1, f"REDEEM space={MALL}") == "TOO_POOR", "660,000 are not free"
    assert t.refuses(1, f"OFFER to=2 want={JACOBS} money=510_000") == "TOO_POOR"
    assert t.refuses(1, f"OFFER to=2 want={JACOBS} money=500_000") == "FINE"
    t.say(2, "BID money=1_510_000").say(1, f"REDEEM space={MALL}")
    assert t.cash[1] == 2 * M - 660 * K


@pytest.mark.clause("HN-22")
def test_a_partner_cannot_promise_away_his_bid(table: Table) -> None:
    t = declined(table, cash={1: 2 * M}, owner=own(2, JACOBS)).say(1, "BID money=1_500_000")
    t.say(2, f"OFFER to=1 give={JACOBS} money=-600_000")
    assert t.refuses(1, "ACCEPT") == "TOO_POOR" and t.answers(1) == {"REJECT"}


@pytest.mark.clause("HN-22")
def test_without_any_bid_the_property_stays_with_the_bank_for_the_next_to_land_there(table: Table) -> None:
    t = declined(table).passes(2, 0, 1)
    assert t.owner[TEXAS] == BANK and t.cash[:3] == [START] * 3 and t.happened("NO_SALE")
    t.roll(1, 1, 2)
    assert t.question == "ASK_BUY" and t.asked == [1]
    t.say(1, "BUY")
    assert t.owned_by(1) == [TEXAS]


@pytest.mark.clause("HN-21", "HN-22")
def test_everybody_hears_what_is_bid(table: Table) -> None:
    t = declined(table)
    assert [event.name for event in t.news] == ["AUCTIONED"]
    t.say(1, "BID money=50_000")
    assert [(event.name, event.who, event.what, event.money) for event in t.news] == [("BID", 1, TEXAS, 50 * K)]
    t.passes(0, 2)
    assert t.core.legal(1, False)[1:3] == (0, -1), "no bids any more"
    assert [event.name for event in t.news] == ["PASSED", "PAID", "DEED_TO", "TURN"]
    assert all(event.told_to(seat) for event in t.news for seat in (-1, 0, 1, 2))


@pytest.mark.clause("HN-21", "HN-22")
def test_only_the_open_question_can_be_answered(table: Table) -> None:
    t = table(at={0: 36}).roll(0, 1, 2)
    assert t.about == TIMES_SQUARE
    assert t.refuses(1, "BUY") == "NOT_ASKED" and t.refuses(0, "BID money=10_000") == "WRONG_MOMENT"
    t.say(0, "DECLINE")
    assert t.refuses(0, "BUY") == "WRONG_MOMENT" and t.refuses(3, "PASS") == "NO_SUCH_SEAT"
