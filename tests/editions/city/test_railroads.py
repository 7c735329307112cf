"""Railroads and the jump — page 9."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import For

from .helpers import BRIGHTSIDE, DIAMOND, MIDDLETON, QUAY, START, SUMMERGATE, WAGES, WHARF, K, M, city, landing, mask, own


@pytest.mark.clause("CT-45")
def test_CT_45_pay_first_then_jump_and_pay_there(table: Table) -> None:
    t = landing(table, QUAY, owner=own(1, QUAY) | own(2, WHARF), homes={QUAY: 1, WHARF: 1}, rails=mask(QUAY, WHARF, DIAMOND))
    assert t.paid(For.RENT) == [(0, 1, 600 * K)], "the rent before one leaves"
    assert t.question == "ASK_JUMP" and t.answers(0) == {f"JUMP space={WHARF}", f"JUMP space={DIAMOND}", "STAY"}
    assert t.refuses(0, f"JUMP space={QUAY}") == "NO_RAILROAD" == t.refuses(0, f"JUMP space={SUMMERGATE}")
    t.say(0, f"JUMP space={WHARF}")
    assert t.at[0] == WHARF and t.paid(For.RENT) == [(0, 2, 900 * K)] and t.question == "ASK_BUILD"


@pytest.mark.clause("CT-45")
def test_CT_45_after_buying_and_after_the_auction_too(table: Table) -> None:
    t = landing(table, QUAY, rails=mask(QUAY, WHARF)).say(0, "BUY").say(0, f"JUMP space={WHARF}")
    assert (t.question, t.about) == ("ASK_BUY", WHARF), "unowned: buy or auction"
    t = landing(table, QUAY, rails=mask(QUAY, WHARF), options={"clock": False}).say(0, "DECLINE").say(0, "BID money=10000")
    t.passes(1, 2)
    assert t.question == "ASK_JUMP"
    t.say(0, "STAY")
    assert t.at[0] == QUAY and t.question == "ASK_BUILD", "the player may"


@pytest.mark.clause("CT-45")
def test_CT_45_landing_by_card_counts(table: Table) -> None:
    t = landing(table, 7, owner=own(0, MIDDLETON), rails=mask(MIDDLETON, BRIGHTSIDE)).draw("TO_MIDDLETON")
    assert t.question == "ASK_JUMP"


@pytest.mark.clause("CT-45")
def test_CT_45_a_lonely_railroad_leads_nowhere(table: Table) -> None:
    assert landing(table, QUAY, owner=own(0, QUAY), rails=mask(QUAY)).question == "ASK_BUILD"


@pytest.mark.clause("CT-46")
def test_CT_46_starting_there_does_not_count_and_one_jump_a_landing(table: Table) -> None:
    t = city(table, at={0: QUAY}, owner=own(0, QUAY, WHARF, 18), rails=mask(QUAY, WHARF)).roll(0, 1, 3)
    assert t.question == "ASK_BUILD", "not landed on one in this turn"
    t = landing(table, QUAY, owner=own(0, QUAY, WHARF), rails=mask(QUAY, WHARF, DIAMOND)).say(0, f"JUMP space={WHARF}")
    assert t.question == "ASK_BUILD", "the space jumped to is no new landing"


@pytest.mark.clause("CT-46")
def test_CT_46_more_jumps_are_an_option(table: Table) -> None:
    t = landing(table, QUAY, owner=own(0, QUAY, WHARF, DIAMOND), rails=mask(QUAY, WHARF, DIAMOND), options={"jumps": 2})
    t.say(0, f"JUMP space={WHARF}").say(0, f"JUMP space={DIAMOND}")
    assert t.question == "ASK_BUILD"
    assert landing(table, QUAY, owner=own(0, QUAY), rails=mask(QUAY, WHARF), options={"jumps": 0}).question == "ASK_BUILD"


@pytest.mark.clause("CT-47")
def test_CT_47_the_train_takes_the_shorter_way_and_pays_only_forward_past_go(table: Table) -> None:
    t = landing(table, WHARF, owner=own(0, WHARF, QUAY, 1, 3), rails=mask(QUAY, WHARF, DIAMOND), stadium_sites=mask(1))
    t.say(0, f"JUMP space={QUAY}")
    assert t.at[0] == QUAY and t.cash[0] == START, "nine stations back are shorter than thirty-one on"
    t = landing(table, DIAMOND, owner=own(0, DIAMOND, 1, 3), rails=mask(DIAMOND, 3), stadium_sites=mask(1))
    t.say(0, "JUMP space=3")
    assert t.at[0] == 3 and t.cash[0] == START + WAGES + 1 * M, "on past GO: wages and stadium income"


@pytest.mark.clause("CT-47")
def test_CT_47_a_table_may_let_trains_run_clockwise_only(table: Table) -> None:
    t = landing(table, WHARF, owner=own(0, WHARF, QUAY, 1, 3), rails=mask(QUAY, WHARF, DIAMOND), stadium_sites=mask(1),
                options={"trains": "clockwise"})
    forward = t.core.clone()
    t.say(0, f"JUMP space={QUAY}")
    assert t.cash[0] == START + WAGES + 1 * M, "wages and stadium income"
    t.core = forward
    t.core.record(True)
    t.say(0, f"JUMP space={DIAMOND}")
    assert t.cash[0] == START
