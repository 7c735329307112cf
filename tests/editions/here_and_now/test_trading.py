"""Trading: anything with anybody at any time, but nothing that cannot be put on the table."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.words import For

from .helpers import (
    CELL,
    DARK_BLUE,
    FENWAY,
    INCOME_TAX,
    JACOBS,
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

Moment = Callable[[Table], Dealer]
OWNED = own(0, JACOBS) | own(1, OHARE) | own(2, MALL)


def on_turn(table: Table, **changes: Any) -> Dealer:
    return table(owner=OWNED, **changes)


def on_buying(table: Table, **changes: Any) -> Dealer:
    return table(owner=OWNED, **changes).roll(0, 1, 2)


def on_tax(table: Table, **changes: Any) -> Dealer:
    return table(owner=OWNED, at={0: INCOME_TAX - 3}, **changes).roll(0, 1, 2)


def in_debt(table: Table, **changes: Any) -> Dealer:
    return table(owner=OWNED, at={0: 35}, cash={0: 700 * K}, **changes).roll(0, 1, 2)


def in_auction(table: Table, **changes: Any) -> Dealer:
    return on_buying(table, **changes).say(0, "DECLINE")


def in_estate_auction(table: Table, **changes: Any) -> Dealer:
    t = table(seats=4, first=3, owner=OWNED | own(3, CELL), mortgaged=[CELL], at={3: 35}, cash={3: 0}, **changes)
    return t.roll(3, 1, 2).say(3, "GIVE_UP")


def in_building_auction(table: Table, **changes: Any) -> Dealer:
    t = table(seats=5, owner=OWNED | own(3, *DARK_BLUE) | own(4, *ORANGE), houses_left=1, **changes)
    return t.say(3, f"BUILD space={FENWAY}").say(3, "WANT count=1").say(4, "WANT count=1")


MOMENTS = [(on_turn, "ASK_TURN"), (on_buying, "ASK_BUY"), (on_tax, "ASK_TAX"), (in_debt, "ASK_RAISE"),
           (in_auction, "ASK_OPEN_AUCTION"), (in_estate_auction, "ASK_OPEN_AUCTION"), (in_building_auction, "ASK_OPEN_AUCTION")]


@pytest.mark.clause("HN-60")
@pytest.mark.parametrize(("moment", "question"), MOMENTS)
@pytest.mark.parametrize(("maker", "partner"), [(0, 1), (1, 0), (1, 2), (2, 0)])
def test_at_any_time_between_any_two_players(table: Table, moment: Moment, question: str, maker: int, partner: int) -> None:
    t = moment(table)
    asked, mine, theirs = t.asked, (JACOBS, OHARE, MALL)[maker], (JACOBS, OHARE, MALL)[partner]
    assert t.question == question and t.core.legal(maker, False)[3]
    t.say(maker, f"OFFER to={partner} give={mine} want={theirs} money=100_000")
    assert t.asked == [partner] and t.question == "ASK_REVIEW" and t.answers(partner) == {"ACCEPT", "REJECT"}
    t.say(partner, "ACCEPT")
    assert (t.owner[mine], t.owner[theirs]) == (partner, maker)
    assert t.paid(For.DEAL) == [(maker, partner, 100 * K)]
    assert (t.question, t.asked) == (question, asked), "the game goes on where it was"


@pytest.mark.clause("HN-60", "HN-22")
@pytest.mark.parametrize(("how", "question"), [("sealed", "ASK_SEALED_AUCTION"), ("timed", "ASK_TIMED_AUCTION")])
def test_also_in_auctions_of_another_kind(table: Table, how: str, question: str) -> None:
    t = in_auction(table, options={"auctions": how})
    assert t.question == question
    t.say(1, f"OFFER to=2 give={OHARE} want={MALL}").say(2, "ACCEPT")
    assert (t.owner[OHARE], t.owner[MALL]) == (2, 1) and t.question == question


@pytest.mark.clause("HN-60")
def test_a_refused_offer_changes_nothing(table: Table) -> None:
    t = on_turn(table)
    t.say(0, f"OFFER to=1 give={JACOBS} want={OHARE}").say(1, "REJECT")
    assert t.owned_by(0) == [JACOBS] and t.owned_by(1) == [OHARE] and t.cash[:3] == [START] * 3
    assert (t.give, t.want) == (0, 0) and t.question == "ASK_TURN"


@pytest.mark.clause("HN-60")
def test_several_deeds_cash_and_cards_on_both_sides(table: Table) -> None:
    t = table(owner=own(0, JACOBS, MALL, CELL) | own(1, TEXAS, OHARE, PIONEER), kept={"CH11": 0, "CC02": 1})
    t.say(0, f"OFFER to=1 give={JACOBS},{MALL},card0 want={TEXAS},{PIONEER},card1 money=-1_250_000").say(1, "ACCEPT")
    assert t.owned_by(0) == [TEXAS, CELL, PIONEER] and t.owned_by(1) == [JACOBS, OHARE, MALL]
    assert t.holds(0, "CC02") and t.holds(1, "CH11")
    assert t.cash[:3] == [START + 1_250 * K, START - 1_250 * K, START]


@pytest.mark.clause("HN-60", "HN-82")
def test_mortgaged_properties_are_traded_with_unmortgaged_ones(table: Table) -> None:
    t = table(owner=own(0, JACOBS, MALL) | own(1, OHARE), mortgaged=[MALL])
    t.say(1, f"OFFER to=0 give={OHARE} want={JACOBS},{MALL}").say(0, "ACCEPT")
    assert t.asked == [1] and t.question == "ASK_LIFT"
    t.say(1, "LEAVE")
    assert t.owned_by(1) == [JACOBS, MALL] and t.is_mortgaged(MALL) and t.cash[1] == START - 60 * K


@pytest.mark.clause("HN-60")
def test_a_property_may_be_given_away_or_sold_for_any_sum(table: Table) -> None:
    t = on_turn(table).say(0, f"OFFER to=2 give={JACOBS}").say(2, "ACCEPT")
    assert t.owner[JACOBS] == 2 and t.cash[:3] == [START] * 3
    t.say(1, f"OFFER to=0 give={OHARE} money=-15_000_000").say(0, "ACCEPT")
    assert t.owner[OHARE] == 0 and t.cash[:2] == [0, 2 * START]


@pytest.mark.clause("HN-60")
def test_nobody_offers_what_he_has_not_or_wants_what_the_other_has_not(table: Table) -> None:
    t = on_turn(table, kept={"CH11": 2})
    assert t.refuses(0, f"OFFER to=1 give={OHARE}") == "NOT_OWNER"
    assert t.refuses(0, f"OFFER to=1 want={MALL}") == "NOT_OWNER"
    assert t.refuses(0, f"OFFER to=1 want={TEXAS}") == "NOT_OWNER", "still the bank's"
    assert t.refuses(0, "OFFER to=1 give=card0") == "NOT_OWNER" and t.refuses(0, "OFFER to=1 want=card0") == "NOT_OWNER"
    assert t.refuses(0, "OFFER to=1 give=0") == "NOT_OWNER", "GO is no property"


@pytest.mark.clause("HN-60")
def test_nobody_deals_with_himself_the_bank_or_somebody_who_is_out(table: Table) -> None:
    t = table(seats=4, owner=OWNED, alive=0b0111, cash={3: 0})
    assert t.refuses(0, f"OFFER to=0 give={JACOBS}") == "SAME_SEAT"
    for nobody in (-1, 3, 4, 99):
        assert t.refuses(0, f"OFFER to={nobody} give={JACOBS}") == "NO_SUCH_SEAT"
    assert t.refuses(3, f"OFFER to=0 want={JACOBS}") == "NO_SUCH_SEAT"


@pytest.mark.clause("HN-60")
def test_both_sides_must_have_the_cash(table: Table) -> None:
    t = on_turn(table, cash={0: 500 * K, 1: 300 * K})
    assert t.refuses(0, f"OFFER to=1 want={OHARE} money=500_001") == "TOO_POOR"
    assert t.refuses(0, f"OFFER to=1 give={JACOBS} money=-300_001") == "PARTNER_TOO_POOR"
    assert t.refuses(0, f"OFFER to=1 want={OHARE} money=500_000") == "FINE"


@pytest.mark.clause("HN-60")
@pytest.mark.parametrize("money", [2**63 - 1, -(2**63), 2**62, -(2**62)])
def test_sums_beyond_all_money_are_refused_alike_on_every_engine(table: Table, money: int) -> None:
    t = on_turn(table, mortgaged=[OHARE, JACOBS])
    for words in (f"OFFER to=1 want={OHARE} money={money}", f"OFFER to=1 give={JACOBS} money={money}",
                  f"OFFER to=1 give={JACOBS} want={OHARE} money={money}"):
        assert t.refuses(0, words) == ("TOO_POOR" if money > 0 else "PARTNER_TOO_POOR")


@pytest.mark.clause("HN-60")
def test_one_offer_at_a_time_and_only_the_partner_answers(table: Table) -> None:
    t = on_turn(table).say(0, f"OFFER to=1 give={JACOBS} want={OHARE}")
    assert [t.refuses(seat, "ACCEPT") for seat in range(3)] == ["NOT_ASKED", "FINE", "NOT_ASKED"]
    assert t.refuses(2, f"OFFER to=1 give={MALL}") == "WRONG_MOMENT" and t.refuses(0, "ROLL") == "NOT_ASKED"
    assert t.refuses(1, f"MORTGAGE space={OHARE}") == "WRONG_MOMENT"


@pytest.mark.clause("HN-61")
@pytest.mark.parametrize("money", [500_000, -500_000, 0, 1])
def test_money_alone_is_a_loan_or_a_promise_and_refused(table: Table, money: int) -> None:
    t = on_turn(table)
    for maker, partner in ((0, 1), (1, 2), (2, 0)):
        assert t.refuses(maker, f"OFFER to={partner} money={money}") == "EMPTY_OFFER"


@pytest.mark.clause("HN-61", "HN-90")
def test_nobody_lends_to_a_player_in_debt(table: Table) -> None:
    t = in_debt(table)
    assert t.refuses(1, "OFFER to=0 money=50_000") == "EMPTY_OFFER" and t.refuses(0, "OFFER to=1 money=-50_000") == "EMPTY_OFFER"
    t.say(1, f"OFFER to=0 want={JACOBS} money=50_000").say(0, "ACCEPT").say(0, "SETTLE")
    assert t.cash[0] == 0 and t.playing == [0, 1, 2]


@pytest.mark.clause("HN-61", "HN-30")
def test_a_deal_buys_no_freedom_from_rent(table: Table) -> None:
    t = table(owner=own(0, TEXAS) | own(1, MALL))
    t.say(0, f"OFFER to=1 give={TEXAS} money=5_000_000").say(1, "ACCEPT").roll(0, 1, 2)
    assert t.paid(For.RENT) == [(0, 1, 40 * K)], "whatever was promised"


@pytest.mark.clause("HN-62")
def test_no_deed_of_a_group_with_a_building_changes_hands(table: Table) -> None:
    t = table(owner=own(0, *ORANGE, OHARE) | own(1, *DARK_BLUE), level=built(1, PIONEER) | built(5, *DARK_BLUE))
    for space in ORANGE:
        assert t.refuses(0, f"OFFER to=1 give={space} money=-10_000") == "GROUP_BUILT"
        assert t.refuses(1, f"OFFER to=0 want={space} money=10_000") == "GROUP_BUILT"
    assert t.refuses(0, f"OFFER to=1 give={OHARE} want={FENWAY}") == "GROUP_BUILT"
    assert t.refuses(0, f"OFFER to=2 give={OHARE}") == "FINE", "other groups are free"


@pytest.mark.clause("HN-62", "HN-72")
def test_once_the_buildings_are_sold_it_can(table: Table) -> None:
    t = table(owner=own(0, *PURPLE), level=built(1, TEXAS)).say(0, f"SELL space={TEXAS}")
    t.say(0, f"OFFER to=1 give={JACOBS},{TEXAS} money=-2_000_000").say(1, "ACCEPT")
    assert t.owned_by(1) == [JACOBS, TEXAS] and t.cash[0] == START + 250 * K + 2 * M


@pytest.mark.clause("HN-60", "HN-93")
def test_two_players_can_trade_a_whole_side_of_the_board_at_once(table: Table) -> None:
    mine, theirs = [1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15], [16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39]
    t = table(seats=2, owner=own(0, *mine) | own(1, *theirs), kept={"CH11": 0, "CC02": 0})
    t.say(1, f"OFFER to=0 give={','.join(map(str, theirs))} want={','.join(map(str, mine))},card0,card1").say(0, "ACCEPT")
    assert t.owned_by(0) == theirs and t.owned_by(1) == mine and t.owner[TIMES_SQUARE] == 0
