"""The turn — page 6."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import For

from .helpers import DIAMOND, GO, JAIL, PINK, QUAY, START, SUMMERGATE, WAGES, M, button, city, landing, mask, own


@pytest.mark.clause("CT-10")
def test_CT_10_roll_and_move_resolve_build(table: Table) -> None:
    t = city(table)
    assert t.answers(0) == {"ROLL"}
    t.roll(0, 2, 1)
    assert (t.at[0], t.question, t.about) == (3, "ASK_BUY", 3)
    t.say(0, "BUY")
    assert t.question == "ASK_BUILD" and {"PRESS", "DONE"} <= t.answers(0)
    t.say(0, "DONE")
    assert (t.turn, t.question) == (1, "ASK_TURN"), "building is only if wanted"


@pytest.mark.clause("CT-11")
def test_CT_11_a_double_gives_another_turn_with_its_own_press(table: Table) -> None:
    t = city(table, owner=own(0, JAIL + 4), at={0: 6}).roll(0, 2, 2)
    assert t.question == "ASK_BUILD", "Just visiting"
    button(t, 2)
    assert t.refuses(0, "PRESS") == "PRESSED_ALREADY"
    t.say(0, "DONE")
    assert (t.question, t.turn) == ("ASK_TURN", 0)
    t.roll(0, 1, 3)
    assert t.question == "ASK_BUILD" and t.refuses(0, "PRESS") == "FINE"
    t.say(0, "DONE")
    assert t.turn == 1


@pytest.mark.clause("CT-11")
def test_CT_11_the_third_double_goes_to_jail(table: Table) -> None:
    t = city(table, owner=own(0, QUAY), at={0: 6}, doubles=2).roll(0, 4, 4)
    assert (t.at[0], t.jail[0], t.turn) == (JAIL, 1, 1), "unmoved, and no press of the button"


@pytest.mark.clause("CT-12")
def test_CT_12_go_pays_when_passed_and_when_landed_on(table: Table) -> None:
    assert landing(table, GO).cash[0] == START + WAGES
    t = landing(table, SUMMERGATE, owner=own(0, SUMMERGATE))
    assert t.cash[0] == START + WAGES
    assert landing(table, DIAMOND, owner=own(0, DIAMOND)).cash[0] == START


@pytest.mark.clause("CT-12")
def test_CT_12_and_a_million_for_every_stadium_owned(table: Table) -> None:
    t = landing(table, GO, owner=own(0, *PINK) | own(1, 1, 3), stadium_sites=mask(QUAY, 1))
    assert t.cash[0] == START + WAGES + 1 * M
    assert t.paid(For.SALARY) == [(-1, 0, WAGES)] and t.paid(For.STADIUMS) == [(-1, 0, 1 * M)]
    t = landing(table, GO, owner=own(0, *PINK, 1, 3), stadium_sites=mask(QUAY, 1))
    assert t.cash[0] == START + WAGES + 2 * M
