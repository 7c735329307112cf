"""Mortgages — page 14."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.editions.city.rules.words import Piece
from passgo.rules.words import For

from .helpers import DIAMOND, HARBOR, JAIL, OLD_TOWN, PINK, QUAY, WHARF, K, M, button, city, landing, mask, own


def owing(table: Table, **changes: Any) -> Dealer:
    """Seat 0 owes more rent for Diamond Hills than it has: 20M."""
    return landing(table, DIAMOND, **{"homes": {DIAMOND: 8}, "cash": {0: 10 * K}, **changes})


@pytest.mark.clause("CT-110")
def test_CT_110_only_to_pay_a_debt_at_the_rent_value_of_the_moment(table: Table) -> None:
    t = city(table, owner=own(0, QUAY))
    assert t.refuses(0, f"MORTGAGE space={QUAY}") == "WRONG_MOMENT", "nothing is owed"
    t = owing(table, owner=own(1, DIAMOND) | own(0, *PINK, WHARF), homes={DIAMOND: 8, QUAY: 4, WHARF: 3},
              skyscrapers=mask(HARBOR))
    assert t.question == "ASK_RAISE"
    t.say(0, f"MORTGAGE space={QUAY}")
    assert t.paid(For.LOAN) == [(-1, 0, 7 * M)] and t.homes[QUAY] == 4, "doubled too; the buildings stay"
    t.say(0, f"MORTGAGE space={OLD_TOWN}")
    assert t.paid(For.LOAN) == [(-1, 0, 200 * K)]
    assert t.refuses(0, f"MORTGAGE space={QUAY}") == "MORTGAGED"


@pytest.mark.clause("CT-110")
def test_CT_110_any_debt_a_tax_or_a_fine_too(table: Table) -> None:
    t = landing(table, 38, owner=own(0, QUAY), works={QUAY: 4}, cash={0: 100 * K})
    assert (t.question, t.owed) == ("ASK_RAISE", 2 * M)
    t.say(0, f"MORTGAGE space={QUAY}").say(0, "SETTLE")
    assert t.cash[0] == 100 * K + 3_500 * K - 2 * M


@pytest.mark.clause("CT-110")
def test_CT_110_no_more_than_the_debt_needs(table: Table) -> None:
    """Once the cash is there the debt can be paid, and no other district is mortgaged for it."""
    t = owing(table, owner=own(1, DIAMOND) | own(0, QUAY, WHARF), homes={DIAMOND: 1, QUAY: 4, WHARF: 3})
    assert t.owed == 3 * M and f"MORTGAGE space={WHARF}" in t.business(0)
    t.say(0, f"MORTGAGE space={QUAY}")
    assert t.refuses(0, f"MORTGAGE space={WHARF}") == "NOT_SHORT" and t.business(0) == {"SETTLE"}
    assert t.refuses(0, f"OFFER to=1 give={WHARF} money=-1000000") == "FINE", "a deal is still a deal"
    t.say(0, "SETTLE")
    assert t.cash[0] == 10 * K + 3_500 * K - 3 * M


@pytest.mark.clause("CT-110")
def test_CT_110_the_debt_of_another_is_no_reason_to_mortgage(table: Table) -> None:
    t = owing(table, owner=own(1, DIAMOND) | own(2, QUAY), cash={0: 10 * K, 2: 10 * K})
    assert t.asked == [0] and t.refuses(2, f"MORTGAGE space={QUAY}") == "WRONG_MOMENT"


@pytest.mark.clause("CT-74", "CT-112")
def test_CT_112_an_auction_in_the_turn_of_another_is_not_the_own_turn(table: Table) -> None:
    t = landing(table, DIAMOND, owner=own(1, QUAY), loans={QUAY: 120 * K}, standing={QUAY: [Piece.PRISON]}).say(0, "DECLINE")
    assert t.question == "ASK_TIMED_AUCTION" and t.refuses(1, f"REDEEM space={QUAY}") == "WRONG_MOMENT"
    assert t.refuses(1, f"CLEAR_HAZARD space={QUAY} piece={Piece.PRISON}") == "WRONG_MOMENT"


@pytest.mark.clause("CT-110")
def test_CT_110_a_hazard_lowers_what_the_bank_lends(table: Table) -> None:
    t = city(table, owner=own(1, DIAMOND) | own(0, QUAY), homes={DIAMOND: 8, QUAY: 4}, works={QUAY: 1}, cash={0: 10 * K},
             standing={QUAY: [Piece.PRISON]}, at={0: DIAMOND - 3}).roll(0, 1, 2)
    t.say(0, f"MORTGAGE space={QUAY}")
    assert t.lent[QUAY] == 600 * K


@pytest.mark.clause("CT-111")
def test_CT_111_no_rent_and_no_building(table: Table) -> None:
    t = landing(table, QUAY, owner=own(1, QUAY) | own(0, *PINK[:2]), homes={QUAY: 5}, loans={QUAY: 4_500 * K, OLD_TOWN: 100 * K})
    assert t.paid(For.RENT) == []
    button(t, 2)
    assert t.refuses(0, f"RESIDENTIAL space={OLD_TOWN}") == "MORTGAGED" and t.refuses(0, f"RESIDENTIAL space={HARBOR}") == "FINE"


@pytest.mark.clause("CT-111")
def test_CT_111_what_stands_there_goes_on_working_and_planning_permission_still_reaches_it(table: Table) -> None:
    t = city(table, owner=own(0, *PINK) | own(1, WHARF), loans={QUAY: 240 * K, WHARF: 180 * K}, skyscrapers=mask(QUAY),
             stadium_sites=mask(QUAY), at={0: 12})
    assert t.core.ask("rent_value", HARBOR) == 200 * K, "the skyscraper doubles its group"
    t.roll(0, 1, 2)
    assert t.refuses(0, f"PLACE_BONUS space={QUAY} piece={Piece.SCHOOL}") == "FINE"
    assert t.refuses(0, f"PLACE_HAZARD space={WHARF} piece={Piece.PRISON}") == "FINE"
    t = landing(table, 0, owner=own(0, *PINK), loans={QUAY: 120 * K}, stadium_sites=mask(QUAY))
    assert t.paid(For.STADIUMS) == [(-1, 0, 1 * M)]


@pytest.mark.clause("CT-112")
def test_CT_112_bought_back_on_the_own_turn_for_exactly_the_sum_received(table: Table) -> None:
    t = city(table, owner=own(0, QUAY) | own(1, WHARF), homes={QUAY: 8}, loans={QUAY: 3_500 * K, WHARF: 180 * K},
             at={0: JAIL - 3})
    assert t.refuses(1, f"REDEEM space={WHARF}") == "WRONG_MOMENT", "not in another's turn"
    t.roll(0, 1, 2).say(0, f"REDEEM space={QUAY}")
    assert t.paid(For.REDEMPTION) == [(0, -1, 3_500 * K)], "no interest, whatever it is worth now"
    assert t.core.ask("rent_value", QUAY) == 9_500 * K and not t.is_mortgaged(QUAY), "rent at once"
    values = t.core.dump()
    values["homes"][QUAY] = 7
    t.core.load(values)
    button(t, 1).say(0, f"RESIDENTIAL space={QUAY}")
    assert t.homes[QUAY] == 8, "and building at once"


@pytest.mark.clause("CT-112")
def test_CT_112_not_with_money_one_has_not(table: Table) -> None:
    t = city(table, owner=own(0, QUAY), loans={QUAY: 3_500 * K}, cash={0: 3 * M})
    assert t.refuses(0, f"REDEEM space={QUAY}") == "TOO_POOR"
