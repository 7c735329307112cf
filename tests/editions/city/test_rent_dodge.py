"""The Rent Dodge card — page 15."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import For

from .helpers import FREE_PARKING, QUAY, START, WHARF, K, M, city, landing, mask, own


@pytest.mark.clause("CT-90")
def test_CT_90_taken_from_beside_the_board_or_from_its_holder(table: Table) -> None:
    assert landing(table, FREE_PARKING).dodger == 1
    t = landing(table, FREE_PARKING, dodger=3)
    assert t.dodger == 1 and [e.what for e in t.news if e.name == "DODGE_TAKEN"] == [2]


@pytest.mark.clause("CT-91")
def test_CT_91_it_frees_the_whole_turn_also_after_a_train(table: Table) -> None:
    t = landing(table, QUAY, dodger=1, owner=own(1, QUAY, WHARF), homes={QUAY: 3}, rails=mask(QUAY, WHARF))
    assert (t.question, t.owed) == ("ASK_USE", 2_400 * K) and t.answers(0) == {"DODGE_RENT", "KEEP"}
    t.say(0, "DODGE_RENT")
    assert t.cash[0] == START and t.dodger == 0, "free, and back beside Free Parking"
    assert t.question == "ASK_JUMP", "the landing goes on"
    t.say(0, f"JUMP space={WHARF}")
    assert t.paid(For.RENT) == [] and t.cash[0] == START and t.happened("DODGED"), "every rent of this turn"
    t = landing(table, QUAY, dice=(1, 1), dodger=1, owner=own(1, QUAY, WHARF)).say(0, "DODGE_RENT").say(0, "DONE")
    t.arrange(at={0: WHARF - 3}, owner=dict(own(1, QUAY, WHARF))).roll(0, 1, 2)
    assert t.paid(For.RENT) == [(0, 1, 180 * K)], "a double's further roll is a new turn"


@pytest.mark.clause("CT-91")
def test_CT_91_it_may_be_kept(table: Table) -> None:
    t = landing(table, QUAY, dodger=1, owner=own(1, QUAY)).say(0, "KEEP")
    assert t.paid(For.RENT) == [(0, 1, 120 * K)] and t.dodger == 1


@pytest.mark.clause("CT-91")
def test_CT_91_on_a_later_turn_such_as_the_one_a_double_gives(table: Table) -> None:
    t = city(table, owner=own(1, WHARF), at={0: FREE_PARKING - 2}).roll(0, 1, 1)
    assert t.dodger == 1
    t.say(0, "DONE").roll(0, 1, 2)
    assert t.question == "ASK_USE", "a double gives another turn [CT-11]"


@pytest.mark.clause("CT-91")
def test_CT_91_only_for_rent_and_only_by_its_holder(table: Table) -> None:
    assert landing(table, QUAY, dodger=1).question == "ASK_BUY"
    assert landing(table, QUAY, dodger=1, owner=own(0, QUAY)).question == "ASK_BUILD"
    assert landing(table, QUAY, dodger=2, owner=own(2, QUAY)).paid(For.RENT) == [(0, 2, 120 * K)]
    assert city(table, dodger=1).refuses(0, "DODGE_RENT") == "WRONG_MOMENT"


@pytest.mark.clause("CT-92")
def test_CT_92_landing_there_again_changes_nothing(table: Table) -> None:
    t = landing(table, FREE_PARKING, dodger=1)
    assert t.dodger == 1 and not t.happened("DODGE_TAKEN") and t.cash[0] == START


@pytest.mark.clause("CT-91")
def test_CT_91_a_rent_one_could_not_pay(table: Table) -> None:
    t = landing(table, QUAY, dodger=1, owner=own(1, QUAY), homes={QUAY: 8}, cash={0: 1 * M}).say(0, "DODGE_RENT")
    assert t.question == "ASK_BUILD" and t.cash[0] == 1 * M
