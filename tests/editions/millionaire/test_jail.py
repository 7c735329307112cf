"""Jail: in, out, and the fee after three turns."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import For

from .helpers import DREAM, JAIL, START, SURFER, K, lay, own

FEE = 50 * K


@pytest.mark.clause("ML-55")
def test_straight_to_jail_without_a_salary(table: Table) -> None:
    t = lay(table).roll(0, 1, 1).draw("ML01")
    assert t.at[0] == JAIL and t.jail[0] == 1 and t.cash[0] == START and t.asked == [1]
    t = lay(table, at={0: 24}).roll(0, 2, 3).draw("CH06")
    assert t.at[0] == JAIL and t.cash[0] == START, "no salary, though the way led past GO"


@pytest.mark.clause("ML-56")
def test_out_for_50k_then_roll_and_move(table: Table) -> None:
    for turn in (1, 2, 3):
        t = lay(table, jail={0: turn}).say(0, "PAY_FINE")
        assert t.cash[0] == START - FEE and t.jail[0] == 0 and t.question == "ASK_TURN" and t.asked == [0]
        t.roll(0, 3, 5)
        assert t.at[0] == JAIL + 8


@pytest.mark.clause("ML-56")
def test_out_with_a_card_that_goes_under_its_pile(table: Table) -> None:
    t = lay(table, jail={0: 2}, kept={"CH07": 0})
    t.say(0, f"USE_CARD card={t.card('CH07').kept}")
    assert t.jail[0] == 0 and t.pile_of(0) == ["CH07"] and t.cash[0] == START
    t.roll(0, 3, 5)
    assert t.at[0] == JAIL + 8


@pytest.mark.clause("ML-56")
def test_out_by_a_double_and_the_turn_ends(table: Table) -> None:
    for options in ({}, {"doubles": True}):
        t = lay(table, options=options, jail={0: 1}).roll(0, 4, 4)
        assert t.at[0] == JAIL + 8 and t.jail[0] == 0 and t.asked == [1]


@pytest.mark.clause("ML-56")
def test_only_at_the_start_of_the_own_turn(table: Table) -> None:
    t = lay(table, jail={1: 1})
    assert t.refuses(1, "PAY_FINE") == "NOT_ASKED" and t.refuses(0, "PAY_FINE") == "NOT_IN_JAIL"
    t = lay(table, jail={0: 1}).roll(0, 1, 2)
    assert t.jail[0] == 2 and t.at[0] == JAIL and t.asked == [1], "no double: the turn is spent"


@pytest.mark.clause("ML-57")
def test_after_three_failed_turns_the_next_begins_with_the_fee_and_is_a_normal_turn(table: Table) -> None:
    t = lay(table, seats=2, jail={0: 1}, at={1: 0})
    for tries in (1, 2, 3):
        assert t.jail[0] == tries and t.cash[0] == START
        t.roll(0, 1, 2)
        if tries < 3:
            t.roll(1, 5, 3)
    assert t.jail[0] == 4 and t.cash[0] == START and t.at[0] == JAIL, "the third failure neither pays nor moves"
    t.roll(1, 5, 3)
    assert t.paid(For.FINE) == [(0, -1, FEE)] and t.jail[0] == 0 and t.asked == [0] and t.question == "ASK_TURN"
    t.roll(0, 3, 5)
    assert t.at[0] == JAIL + 8


@pytest.mark.clause("ML-57")
def test_who_cannot_pay_the_fee_raises_it_first(table: Table) -> None:
    t = lay(table, seats=2, jail={1: 4}, cash={1: 40 * K}, owner=own(1, DREAM)).roll(0, 5, 3)
    assert t.question == "ASK_RAISE" and t.asked == [1] and t.owed == FEE
    t.say(1, "MORTGAGE space=10").say(1, "SETTLE")
    assert t.cash[1] == 10 * K and t.question == "ASK_TURN" and t.asked == [1]


@pytest.mark.clause("ML-58")
def test_in_jail_one_collects_rent_and_bids(table: Table) -> None:
    t = lay(table, jail={1: 1}, owner=own(1, DREAM)).roll(0, 4, 6)
    assert t.cash[1] == START + 20 * K
    t = lay(table, jail={1: 1}).roll(0, 1, 3).say(0, "DECLINE").say(1, "BID money=1000").passes(0, 2)
    assert t.owner[SURFER] == 1
