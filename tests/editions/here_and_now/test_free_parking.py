"""Free Parking, and the jackpot some tables play for."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.words import BANK, POT, For

from .helpers import CARD_DEBT, FREE_PARKING, INCOME_TAX, MALL, PURPLE, START, TEXAS, K, M, built, own

JACKPOT = {"jackpot": True}


def played_for(table: Table, **changes: Any) -> Dealer:
    """A table that plays for the jackpot, with 600,000 on Free Parking."""
    return table(options=JACKPOT, pot=600 * K, **changes)


@pytest.mark.clause("HN-58")
def test_nothing_happens_on_free_parking(table: Table) -> None:
    t = table(at={0: FREE_PARKING - 3}, cash={1: 1 * M}).roll(0, 1, 2)
    assert t.at[0] == FREE_PARKING and t.cash[0] == START and t.owned_by(0) == []
    assert [event.name for event in t.news] == ["ROLLED", "MOVED", "TURN"]


@pytest.mark.clause("HN-58")
def test_taxes_go_to_the_bank_and_never_lie_on_free_parking(table: Table) -> None:
    t = table(at={0: CARD_DEBT - 3, 1: INCOME_TAX - 3, 2: FREE_PARKING - 3}).roll(0, 1, 2).roll(1, 1, 2)
    t.say(1, "PAY_FLAT").roll(2, 1, 2)
    assert t.pot == 0 and t.cash[2] == START


@pytest.mark.clause("HN-58", "HN-45", "HN-46")
def test_jackpot_taxes_wait_for_whoever_lands_there(table: Table) -> None:
    t = table(options=JACKPOT, at={0: CARD_DEBT - 3, 1: INCOME_TAX - 3, 2: FREE_PARKING - 3}).roll(0, 1, 2)
    assert t.pot == 750 * K
    t.roll(1, 1, 2).say(1, "PAY_FLAT")
    assert t.pot == 2_750 * K
    t.roll(2, 1, 2)
    assert t.paid(For.JACKPOT) == [(POT, 2, 2_750 * K)] and t.cash[2] == START + 2_750 * K and t.pot == 0


@pytest.mark.clause("HN-58", "HN-40")
@pytest.mark.parametrize(("card", "sum"), [("CC13", 1 * M), ("CC14", 1_500 * K), ("CC15", 500 * K), ("CC16", 1_600 * K)])
def test_jackpot_card_payments_to_the_bank_go_there(table: Table, card: str, sum: int) -> None:
    t = played_for(table, at={0: 14}, owner=own(0, *PURPLE), level=built(2, *PURPLE)).roll(0, 1, 2).draw(card)
    assert t.pot == 600 * K + sum


@pytest.mark.clause("HN-58", "HN-40")
def test_jackpot_what_players_pay_each_other_does_not(table: Table) -> None:
    t = played_for(table, at={0: 14}).roll(0, 1, 2).draw("CC12")
    assert t.pot == 600 * K
    t = played_for(table, owner=own(1, TEXAS)).roll(0, 1, 2)
    assert t.pot == 600 * K


@pytest.mark.clause("HN-58", "HN-54", "HN-55")
def test_jackpot_fines_go_there(table: Table) -> None:
    assert played_for(table, jail={0: 1}).say(0, "PAY_FINE").pot == 1_100 * K
    assert played_for(table, jail={0: 3}).roll(0, 1, 2).pot == 1_100 * K


@pytest.mark.clause("HN-58", "HN-20", "HN-70", "HN-81")
def test_jackpot_prices_and_mortgages_stay_with_the_bank(table: Table) -> None:
    t = played_for(table, owner=own(0, *PURPLE, MALL), mortgaged=[MALL], at={0: 2})
    t.say(0, f"BUILD space={TEXAS}").say(0, f"REDEEM space={MALL}").roll(0, 1, 2).say(0, "BUY")
    assert t.pot == 600 * K


@pytest.mark.clause("HN-58")
def test_jackpot_an_empty_one_pays_nothing(table: Table) -> None:
    t = table(options=JACKPOT, at={0: FREE_PARKING - 3}).roll(0, 1, 2)
    assert t.cash[0] == START and not t.happened("PAID")


@pytest.mark.clause("HN-58", "HN-90")
def test_jackpot_a_debt_to_it_is_raised_like_any_other(table: Table) -> None:
    t = played_for(table, at={0: CARD_DEBT - 3}, cash={0: 200 * K}, owner=own(0, MALL)).roll(0, 1, 2)
    assert t.asked == [0] and t.about == POT
    t.say(0, f"MORTGAGE space={MALL}").say(0, "SETTLE")
    assert t.pot == 1_350 * K and t.cash[0] == 50 * K


@pytest.mark.clause("HN-58", "HN-92")
def test_jackpot_who_cannot_pay_it_is_bankrupt_to_the_bank(table: Table) -> None:
    t = played_for(table, at={0: CARD_DEBT - 3}, cash={0: 200 * K}, owner=own(0, MALL), mortgaged=[MALL]).roll(0, 1, 2)
    t.say(0, "GIVE_UP")
    assert t.question == "ASK_OPEN_AUCTION" and t.about == MALL and t.owner[MALL] == BANK
    assert t.pot == 600 * K and t.cash[0] == 0
