"""Income tax and its choice; interest on credit-card debt."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.words import BANK, For

from .helpers import (
    CARD_DEBT,
    DARK_BLUE,
    INCOME_TAX,
    JACOBS,
    LIGHT_BLUE,
    MALL,
    OHARE,
    PURPLE,
    START,
    TEXAS,
    TIMES_SQUARE,
    K,
    M,
    built,
    own,
)


def taxed(table: Table, **changes: Any) -> Dealer:
    """Seat 0 has landed on Income Tax."""
    t = table(at={0: INCOME_TAX - 3}, **changes).roll(0, 1, 2)
    assert t.question == "ASK_TAX" and t.asked == [0] and t.answers(0) == {"PAY_FLAT", "PAY_SHARE"}
    return t


@pytest.mark.clause("HN-45")
def test_two_million_if_the_player_says_so(table: Table) -> None:
    t = taxed(table).say(0, "PAY_FLAT")
    assert t.paid(For.TAX) == [(0, BANK, 2 * M)] and t.asked == [1]


@pytest.mark.clause("HN-45")
def test_or_a_tenth_of_the_cash(table: Table) -> None:
    t = taxed(table).say(0, "PAY_SHARE")
    assert t.paid(For.TAX) == [(0, BANK, 1_500 * K)]


@pytest.mark.clause("HN-45")
def test_the_worth_counts_properties_at_their_printed_price_mortgaged_or_not(table: Table) -> None:
    t = taxed(table, cash={0: 1 * M}, owner=own(0, OHARE, MALL, TIMES_SQUARE), mortgaged=[MALL, TIMES_SQUARE])
    t.say(0, "PAY_SHARE")
    assert t.paid(For.TAX) == [(0, BANK, (1_000 + 2_000 + 1_200 + 4_000) * K // 10)]


@pytest.mark.clause("HN-45")
def test_the_worth_counts_houses_and_hotels_at_what_they_cost(table: Table) -> None:
    level = built(3, JACOBS) | built(2, TEXAS) | built(5, *DARK_BLUE)
    t = taxed(table, owner=own(0, *PURPLE, *DARK_BLUE), level=level, cash={0: 10 * M})
    t.say(0, "PAY_SHARE")
    deeds, houses, hotels = 600 + 600 + 3_500 + 4_000, 5 * 500, 2 * 5 * 2_000
    assert t.paid(For.TAX) == [(0, BANK, (10_000 + deeds + houses + hotels) * K // 10)]


@pytest.mark.clause("HN-45")
def test_kept_cards_and_others_property_are_worth_nothing_here(table: Table) -> None:
    t = taxed(table, kept={"CH11": 0, "CC02": 0}, owner=own(1, *LIGHT_BLUE)).say(0, "PAY_SHARE")
    assert t.cash[0] == START - 1_500 * K


@pytest.mark.clause("HN-45")
@pytest.mark.parametrize(("cash", "tax"), [(1_234_567, 123_456), (9, 0), (0, 0)])
def test_the_tenth_is_counted_to_the_dollar(table: Table, cash: int, tax: int) -> None:
    t = taxed(table, cash={0: cash}).say(0, "PAY_SHARE")
    assert t.cash[0] == cash - tax and t.asked == [1]


@pytest.mark.clause("HN-45")
def test_the_player_may_choose_what_is_worse(table: Table) -> None:
    t = taxed(table, cash={0: 40 * M}).say(0, "PAY_SHARE")
    assert t.cash[0] == 36 * M


@pytest.mark.clause("HN-45")
def test_nobody_else_chooses_and_nothing_else_answers(table: Table) -> None:
    t = taxed(table)
    assert t.refuses(1, "PAY_FLAT") == "NOT_ASKED" and t.refuses(0, "ROLL") == "WRONG_MOMENT"


@pytest.mark.clause("HN-45", "HN-90")
def test_a_tax_above_ones_cash_must_be_raised(table: Table) -> None:
    t = taxed(table, cash={0: 100 * K}, owner=own(0, TIMES_SQUARE, MALL))
    t.say(0, "PAY_FLAT")
    assert t.question == "ASK_RAISE" and (t.about, t.owed) == (BANK, 2 * M)
    t.say(0, f"MORTGAGE space={TIMES_SQUARE}").say(0, "SETTLE")
    assert t.cash[0] == 100 * K and t.asked == [1]


@pytest.mark.clause("HN-45", "HN-92")
def test_the_choice_stands_even_if_it_cannot_be_paid(table: Table) -> None:
    t = taxed(table, cash={0: 100 * K}, owner=own(0, MALL)).say(0, "PAY_FLAT").say(0, "GIVE_UP")
    assert t.playing == [1, 2] and t.question == "ASK_OPEN_AUCTION" and t.about == MALL


@pytest.mark.clause("HN-46")
def test_credit_card_interest_is_the_printed_sum(table: Table) -> None:
    t = table(at={0: CARD_DEBT - 3}, owner=own(0, *PURPLE)).roll(0, 1, 2)
    assert t.paid(For.TAX) == [(0, BANK, 750 * K)] and t.cash[0] == START - 750 * K and t.asked == [1]


@pytest.mark.clause("HN-46", "HN-92")
def test_credit_card_interest_may_be_the_end(table: Table) -> None:
    t = table(seats=2, at={0: CARD_DEBT - 3}, cash={0: 749_999}).roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and t.owed == 750 * K
    t.say(0, "GIVE_UP")
    assert t.ending == "LAST_LEFT" and t.won == [1]
