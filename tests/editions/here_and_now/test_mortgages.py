"""Mortgages: borrowing on a deed, lifting the loan, and taking over a mortgaged deed."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.words import BANK, For

from .helpers import (
    CELL,
    DARK_BLUE,
    FENWAY,
    JACOBS,
    LIGHT_BLUE,
    MALL,
    OHARE,
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


def bought_mortgaged(table: Table, *spaces: int, **changes: Any) -> Dealer:
    """Seat 1 has bought these mortgaged properties from seat 0 for a million."""
    t = table(owner=own(0, *spaces), mortgaged=list(spaces), **changes)
    return t.say(0, f"OFFER to=1 give={','.join(map(str, spaces))} money=-1_000_000").say(1, "ACCEPT")


@pytest.mark.clause("HN-80")
def test_the_bank_lends_the_printed_value_which_is_half_the_price(table: Table) -> None:
    deeds = [space for space in range(40) if table().edition.board.price[space]]
    t = table(owner=own(0, *deeds), cash={0: 0})
    for space in deeds:
        before = t.cash[0]
        t.say(0, f"MORTGAGE space={space}")
        assert t.cash[0] - before == t.edition.board.price[space] // 2 == t.lent[space] and t.is_mortgaged(space)
        assert t.owner[space] == 0, "the owner keeps the deed"
    assert t.refuses(0, f"MORTGAGE space={TEXAS}") == "MORTGAGED"


@pytest.mark.clause("HN-80")
def test_only_ones_own_deeds_at_any_time(table: Table) -> None:
    t = table(owner=own(0, TEXAS) | own(1, MALL, OHARE, CELL))
    assert t.refuses(0, f"MORTGAGE space={MALL}") == "NOT_OWNER" and t.refuses(0, f"MORTGAGE space={JACOBS}") == "NOT_OWNER"
    assert t.refuses(0, "MORTGAGE space=0") == "UNKNOWN" and t.refuses(0, "MORTGAGE space=77") == "UNKNOWN"
    t.say(1, f"MORTGAGE space={MALL}").roll(0, 2, 4)
    t.say(1, f"MORTGAGE space={OHARE}").say(0, "DECLINE").say(1, f"MORTGAGE space={CELL}")
    assert t.cash[1] == START + 600 * K + 1 * M + 750 * K


@pytest.mark.clause("HN-80", "HN-74")
def test_first_all_buildings_of_the_whole_group_are_sold(table: Table) -> None:
    t = table(owner=own(0, *ORANGE), level=built(1, PIONEER))
    for space in ORANGE:
        assert t.refuses(0, f"MORTGAGE space={space}") == "GROUP_BUILT"
    t.say(0, f"SELL space={PIONEER}").say(0, f"MORTGAGE space={PIONEER}")
    assert t.cash[0] == START + 500 * K + 1 * M


@pytest.mark.clause("HN-81")
@pytest.mark.parametrize(("space", "cost"), [
    (TEXAS, 330 * K), (MALL, 660 * K), (FENWAY, 1_925 * K), (CELL, 825 * K), (OHARE, 1_100 * K)])
def test_lifting_costs_the_mortgage_and_ten_per_cent(table: Table, space: int, cost: int) -> None:
    t = table(owner=own(0, space), mortgaged=[space]).say(0, f"REDEEM space={space}")
    assert t.cash[0] == START - cost and not t.is_mortgaged(space)
    assert t.paid(For.REDEMPTION) == [(0, BANK, cost)]
    assert t.refuses(0, f"REDEEM space={space}") == "NOT_MORTGAGED"


@pytest.mark.clause("HN-81")
def test_only_the_owner_lifts_it_and_only_with_cash(table: Table) -> None:
    t = table(owner=own(1, MALL, TEXAS), mortgaged=[MALL])
    assert t.business(1) == {f"REDEEM space={MALL}", f"MORTGAGE space={TEXAS}"} and t.business(0) == {"ROLL"}
    t = table(owner=own(1, MALL), mortgaged=[MALL], cash={1: 659_999})
    assert t.refuses(0, f"REDEEM space={MALL}") == "NOT_OWNER" and t.refuses(1, f"REDEEM space={MALL}") == "TOO_POOR"
    assert t.refuses(0, "REDEEM space=2") == "UNKNOWN"
    assert table(owner=own(1, MALL), mortgaged=[MALL], cash={1: 660_000}).say(1, f"REDEEM space={MALL}").cash[1] == 0


@pytest.mark.clause("HN-81")
def test_it_is_lifted_at_any_time_but_not_while_in_debt(table: Table) -> None:
    t = table(owner=own(0, MALL) | own(1, TEXAS), mortgaged=[MALL, TEXAS], cash={0: 740 * K}, at={0: 35})
    t.say(1, f"REDEEM space={TEXAS}").roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and t.refuses(0, f"REDEEM space={MALL}") == "IN_DEBT_FIRST"


@pytest.mark.clause("HN-81", "HN-31")
def test_once_lifted_it_earns_again(table: Table) -> None:
    t = table(owner=own(1, TEXAS), mortgaged=[TEXAS]).say(1, f"REDEEM space={TEXAS}").roll(0, 1, 2)
    assert t.paid(For.RENT) == [(0, 1, 40 * K)]


@pytest.mark.clause("HN-82")
def test_the_new_owner_lifts_at_once_for_the_mortgage_and_ten_per_cent(table: Table) -> None:
    t = bought_mortgaged(table, OHARE)
    assert t.owner[OHARE] == 1 and t.question == "ASK_LIFT" and t.asked == [1]
    t.say(1, "LIFT")
    assert t.cash[:2] == [START + 1 * M, START - 1 * M - 1_100 * K] and not t.is_mortgaged(OHARE)
    assert t.question == "ASK_TURN" and t.asked == [0]


@pytest.mark.clause("HN-82")
def test_or_pays_ten_per_cent_now_and_again_when_lifting_later(table: Table) -> None:
    t = bought_mortgaged(table, OHARE).say(1, "LEAVE")
    assert t.cash[1] == START - 1 * M - 100 * K and t.is_mortgaged(OHARE)
    t.say(1, f"REDEEM space={OHARE}")
    assert t.cash[1] == START - 1 * M - 100 * K - 1_100 * K


@pytest.mark.clause("HN-82")
def test_of_several_each_may_be_lifted_or_left(table: Table) -> None:
    t = bought_mortgaged(table, JACOBS, MALL, TIMES_SQUARE)
    interest = 30 * K + 60 * K + 200 * K
    assert t.cash[1] == START - 1 * M - interest
    lifted = []
    for answer in ("LIFT", "LEAVE", "LIFT"):
        lifted.append(t.about)
        t.say(1, answer)
    assert lifted == [JACOBS, MALL, TIMES_SQUARE] and t.question == "ASK_TURN"
    assert [t.is_mortgaged(space) for space in lifted] == [False, True, False]
    assert t.cash[1] == START - 1 * M - interest - 300 * K - 2 * M


@pytest.mark.clause("HN-82", "HN-60")
def test_mortgaged_deeds_cross_over_both_pay_and_both_are_asked(table: Table) -> None:
    t = table(owner=own(0, OHARE) | own(1, MALL), mortgaged=[OHARE, MALL])
    t.say(0, f"OFFER to=1 give={OHARE} want={MALL}").say(1, "ACCEPT")
    assert t.paid(For.INTEREST) == [(1, BANK, 100 * K), (0, BANK, 60 * K)]
    assert t.asked == [1] and t.about == OHARE
    t.say(1, "LEAVE")
    assert t.asked == [0] and t.about == MALL
    t.say(0, "LIFT")
    assert t.is_mortgaged(OHARE) and not t.is_mortgaged(MALL)


@pytest.mark.clause("HN-82")
def test_nobody_takes_over_what_he_cannot_pay_the_interest_for(table: Table) -> None:
    t = table(owner=own(0, OHARE), mortgaged=[OHARE], cash={1: 99_999})
    assert t.refuses(0, f"OFFER to=1 give={OHARE}") == "PARTNER_TOO_POOR"
    assert t.refuses(1, f"OFFER to=0 want={OHARE}") == "TOO_POOR"
    t.say(0, f"OFFER to=1 give={OHARE} money=1").say(1, "ACCEPT")
    assert t.owner[OHARE] == 1 and t.cash[1] == 0, "the seller may pay for it"


@pytest.mark.clause("HN-82")
def test_who_has_not_the_cash_to_lift_is_not_asked_and_pays_again_later(table: Table) -> None:
    t = bought_mortgaged(table, OHARE, cash={1: 2_099_999}, at={0: 36})
    assert t.question == "ASK_TURN" and t.is_mortgaged(OHARE) and t.cash[1] == 999_999
    assert t.refuses(1, f"REDEEM space={OHARE}") == "TOO_POOR", "1,100,000 by now"


@pytest.mark.clause("HN-82")
def test_the_question_of_lifting_belongs_to_the_new_owner_alone(table: Table) -> None:
    t = bought_mortgaged(table, OHARE)
    assert t.refuses(0, "LIFT") == "NOT_ASKED" and t.refuses(1, "ROLL") == "WRONG_MOMENT"
    assert t.answers(1) == {"LIFT", "LEAVE"} and t.business(1) == {"LIFT", "LEAVE"}


@pytest.mark.clause("HN-82")
def test_an_unmortgaged_property_costs_its_new_owner_nothing_more(table: Table) -> None:
    t = table(owner=own(0, OHARE)).say(0, f"OFFER to=1 give={OHARE} money=-1_000_000").say(1, "ACCEPT")
    assert t.cash[1] == START - 1 * M and t.question == "ASK_TURN" and t.paid(For.INTEREST) == []


@pytest.mark.clause("HN-82", "HN-22")
def test_in_an_auction_only_money_that_is_not_bid_can_lift(table: Table) -> None:
    t = table(owner=own(0, OHARE), mortgaged=[OHARE], cash={1: 3 * M}).roll(0, 1, 2).say(0, "DECLINE")
    t.say(1, "BID money=2_000_000").say(0, f"OFFER to=1 give={OHARE} money=-10_000").say(1, "ACCEPT")
    assert t.question == "ASK_OPEN_AUCTION" and t.is_mortgaged(OHARE), "890,000 are free, the loan is a million"


@pytest.mark.clause("HN-82", "HN-22")
@pytest.mark.parametrize(("bid", "answers"), [(10 * K, {"LIFT", "LEAVE"}), (2 * M, {"LEAVE"})])
def test_being_asked_to_lift_betrays_nothing_of_a_sealed_bid(table: Table, bid: int, answers: set[str]) -> None:
    t = table(options={"auctions": "sealed"}, owner=own(0, OHARE), mortgaged=[OHARE], cash={1: 3 * M})
    t.roll(0, 1, 2).say(0, "DECLINE").say(1, f"BID money={bid}")
    t.say(0, f"OFFER to=1 give={OHARE} money=-10_000").say(1, "ACCEPT")
    assert t.question == "ASK_LIFT" and t.answers(1) == answers, "asked whatever lies in the closed hand"
    t.say(1, "LEAVE")
    assert t.question == "ASK_SEALED_AUCTION" and t.is_mortgaged(OHARE)


@pytest.mark.clause("HN-83")
def test_building_starts_again_only_when_the_whole_group_is_free(table: Table) -> None:
    t = table(owner=own(0, *LIGHT_BLUE), mortgaged=[*LIGHT_BLUE[:2]])
    for space in LIGHT_BLUE[:2]:
        assert t.refuses(0, f"BUILD space={MALL}") == "MORTGAGED"
        t.say(0, f"REDEEM space={space}")
    t.say(0, f"BUILD space={MALL}")
    assert t.level[MALL] == 1 and t.cash[0] == START - 2 * 550 * K - 500 * K, "at the full price"


@pytest.mark.clause("HN-83", "HN-82")
def test_a_group_completed_with_a_mortgaged_deed_must_be_freed_first(table: Table) -> None:
    t = table(owner=own(0, JACOBS) | own(1, TEXAS), mortgaged=[TEXAS])
    t.say(0, f"OFFER to=1 want={TEXAS} money=500_000").say(1, "ACCEPT").say(0, "LEAVE")
    assert t.refuses(0, f"BUILD space={JACOBS}") == "MORTGAGED"
    t.say(0, f"REDEEM space={TEXAS}").say(0, f"BUILD space={JACOBS}")
    assert t.level[JACOBS] == 1


@pytest.mark.clause("HN-80", "HN-32")
def test_the_mortgage_of_one_leaves_the_others_their_double_rent(table: Table) -> None:
    t = table(owner=own(1, *DARK_BLUE, *PURPLE)).say(1, f"MORTGAGE space={JACOBS}").roll(0, 1, 2)
    assert t.paid(For.RENT) == [(0, 1, 80 * K)]
