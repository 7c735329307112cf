"""Jail — page 15."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import For

from .helpers import DIAMOND, FINE, GO_TO_JAIL, JAIL, QUAY, START, SUMMERGATE, WHARF, K, button, city, landing, own


@pytest.mark.clause("CT-120")
def test_CT_120_by_the_space_by_card_by_three_doubles_and_the_turn_ends(table: Table) -> None:
    t = landing(table, GO_TO_JAIL, dice=(2, 2))
    assert (t.jail[0], t.turn, t.cash[0]) == (1, 1, START), "a double gives no other turn then"
    t = landing(table, 36).draw("JAIL")
    assert (t.at[0], t.jail[0], t.turn, t.cash[0]) == (JAIL, 1, 1, START), "no money for GO"
    assert city(table, doubles=2).roll(0, 3, 3).jail[0] == 1


@pytest.mark.clause("CT-121")
def test_CT_121_in_jail_one_collects_builds_bids_and_deals(table: Table) -> None:
    t = landing(table, QUAY, owner=own(1, QUAY), jail={1: 2}, options={"clock": False})
    assert t.paid(For.RENT) == [(0, 1, 120 * K)]
    assert t.refuses(1, f"OFFER to=0 give={QUAY} money=-100000") == "FINE"
    t = landing(table, WHARF, jail={1: 2}, options={"clock": False}).say(0, "DECLINE").say(0, "BID money=10000")
    t.say(1, "BID money=20000")
    t = city(table, owner=own(0, QUAY), jail={0: 2}).roll(0, 1, 2)
    button(t, 1).say(0, f"RESIDENTIAL space={QUAY}")


@pytest.mark.clause("CT-122")
def test_CT_122_pay_500k_then_roll_and_move(table: Table) -> None:
    for turn in (1, 2, 3):
        t = city(table, jail={0: turn}).say(0, "PAY_FINE")
        assert t.cash[0] == START - FINE and t.question == "ASK_TURN"
        t.roll(0, 1, 3)
        assert t.at[0] == QUAY, "in the same turn"
    t = city(table, jail={0: 1}, owner=own(0, QUAY)).say(0, "PAY_FINE").roll(0, 2, 2).say(0, "DONE")
    assert (t.turn, t.question) == (0, "ASK_TURN"), "and a double after it is a double like any other"


@pytest.mark.clause("CT-122")
def test_CT_122_a_card_then_roll_and_move(table: Table) -> None:
    t = city(table, jail={0: 1}, kept={"OUT_OF_JAIL_2": 0, "TAXI_1": 0})
    card, taxi = t.card("OUT_OF_JAIL_2").kept, t.card("TAXI_1").kept
    assert t.answers(0) == {"PAY_FINE", f"USE_CARD card={card}", "ROLL"}
    assert t.refuses(0, f"USE_CARD card={taxi} by=1") == "CANNOT_USE"
    t.say(0, f"USE_CARD card={card}")
    assert t.cash[0] == START and t.pile_of(0) == ["OUT_OF_JAIL_2"]
    values = t.core.dump()
    values["deeds"][0] &= (1 << 48) - 1
    values["unseen"][0] |= 1 << t.card("TAXI_1").number
    t.core.load(values)
    t.roll(0, 1, 3)
    assert t.at[0] == QUAY


@pytest.mark.clause("CT-122")
def test_CT_122_a_double_moves_and_gives_no_extra_turn(table: Table) -> None:
    t = city(table, jail={0: 1}, owner=own(0, QUAY)).roll(0, 2, 2)
    assert (t.at[0], t.jail[0], t.cash[0]) == (QUAY, 0, START)
    t.say(0, "DONE")
    assert t.turn == 1


@pytest.mark.clause("CT-123")
def test_CT_123_after_three_turns_pay_and_move_by_what_was_rolled(table: Table) -> None:
    t = city(table, seats=2, jail={0: 1}, owner=own(0, QUAY), at={1: 1})
    for turn in (2, 3):
        t.roll(0, 1, 3)
        assert t.jail[0] == turn and t.at[0] == JAIL
        t.say(0, "DONE")
        values = t.core.dump()
        values["at"][1] = 17
        t.core.load(values)
        t.roll(1, 1, 2).say(1, "DONE")
    t.roll(0, 1, 3)
    assert (t.at[0], t.jail[0], t.cash[0]) == (QUAY, 0, START - FINE)


@pytest.mark.clause("CT-123")
def test_CT_123_who_cannot_pay_raises_the_money(table: Table) -> None:
    t = city(table, jail={0: 3}, owner=own(0, DIAMOND, SUMMERGATE), cash={0: 100 * K}).roll(0, 1, 3)
    assert (t.question, t.owed) == ("ASK_RAISE", FINE)
    t.say(0, f"MORTGAGE space={DIAMOND}").say(0, "SETTLE")
    assert t.at[0] == QUAY
