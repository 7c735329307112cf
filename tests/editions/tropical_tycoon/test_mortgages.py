"""Mortgages, sales and trades."""
from __future__ import annotations

import pytest

from passgo.rules.words import BANK, For

from .helpers import (
    CHIEF,
    DRIFTWOOD,
    GENTLE,
    JASMINE,
    LIGHT_BLUE,
    MANGO,
    MOONLIGHT,
    PARK,
    PARROT,
    PURPLE,
    START,
    Island,
    K,
    built,
    own,
)

RICH = {0: 20_000 * K}


@pytest.mark.clause("TT-70")
def test_only_unimproved_properties_are_mortgaged_and_the_rest_of_the_group_pays_on(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE), level=built(1, PARROT))
    assert t.refuses(0, "MORTGAGE space=6") == "GROUP_BUILT"
    assert t.say(0, "MORTGAGE space=8").paid(For.LOAN) == [(BANK, 0, 100 * K)]
    t = island(owner=own(1, *LIGHT_BLUE), mortgaged=[MANGO]).roll(0, 2, 4)
    assert t.paid(For.RENT) == [(0, 1, 2 * t.edition.board.rent[PARROT][0])]
    assert island(owner=own(0, *PURPLE), development={DRIFTWOOD: PARK}).refuses(0, "MORTGAGE space=1") == "GROUP_BUILT"


@pytest.mark.clause("TT-70", "TT-71")
def test_moonlight_beach_mortgages_for_260k_and_is_lifted_for_286k(island: Island) -> None:
    t = island(owner=own(0, MOONLIGHT)).say(0, f"MORTGAGE space={MOONLIGHT}")
    assert t.paid(For.LOAN) == [(BANK, 0, 260 * K)]
    assert t.say(0, f"REDEEM space={MOONLIGHT}").paid(For.REDEMPTION) == [(0, BANK, 286 * K)]


@pytest.mark.clause("TT-71")
def test_the_interest_is_rounded_up_to_the_next_thousand(island: Island) -> None:
    t = island(owner=own(0, MOONLIGHT), mortgaged=[MOONLIGHT]).arrange(mortgaged=[MOONLIGHT])
    values = t.core.dump()
    values["lent"][MOONLIGHT] = 261_500
    t.core.load(values)
    assert t.core.ask("redeeming", MOONLIGHT) == 261_500 + 27 * K


@pytest.mark.clause("TT-72")
def test_nothing_is_built_while_one_of_the_group_is_mortgaged(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE), mortgaged=[MANGO], cash=RICH)
    assert t.refuses(0, "BUILD space=6") == "MORTGAGED"
    assert t.say(0, "REDEEM space=8").refuses(0, "BUILD space=6") == "FINE"


@pytest.mark.clause("TT-73")
def test_properties_change_hands_at_any_price_but_not_of_a_group_with_anything_on_it(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE) | own(1, GENTLE), development={PARROT: PARK})
    assert t.refuses(0, "OFFER to=1 give=8 money=-1000") == "GROUP_BUILT"
    t = island(owner=own(0, *LIGHT_BLUE) | own(1, GENTLE)).say(1, "OFFER to=0 give=39 money=-1000").say(0, "ACCEPT")
    assert t.owner[GENTLE] == 0 and t.cash[:2] == [START - 1 * K, START + 1 * K]


@pytest.mark.clause("TT-74")
@pytest.mark.parametrize("answer", ["LIFT", "LEAVE"])
def test_a_mortgaged_property_costs_its_new_owner_a_tenth_at_once(island: Island, answer: str) -> None:
    t = island(owner=own(0, MOONLIGHT), mortgaged=[MOONLIGHT]).say(0, "OFFER to=1 give=26").say(1, "ACCEPT")
    assert t.paid(For.INTEREST) == [(1, BANK, 26 * K)] and t.question == "ASK_LIFT"
    t.say(1, answer)
    assert t.cash[1] == START - 26 * K - (260 * K if answer == "LIFT" else 0)
    assert t.is_mortgaged(MOONLIGHT) == (answer == "LEAVE")
    assert t.core.ask("redeeming", MOONLIGHT) == (286 * K if answer == "LEAVE" else 0), "and the tenth again later"


@pytest.mark.clause("TT-75")
def test_only_properties_and_cash_are_traded(island: Island) -> None:
    t = island(tokens={0: 5}, owner=own(0, GENTLE))
    assert t.refuses(0, "OFFER to=1 money=1000") == "EMPTY_OFFER"
    t.say(0, "OFFER to=1 give=39 money=-1000").say(1, "ACCEPT")
    assert t.tokens[:2] == [5, 0] and t.owner[JASMINE] == BANK


@pytest.mark.clause("TT-73")
def test_private_sales_come_at_any_time_also_before_a_choice_or_an_arrest(island: Island) -> None:
    offer = "OFFER to=2 give=1 money=-1000"
    t = island(at={0: 4}, owner=own(1, DRIFTWOOD)).roll(0, 1, 2).scene("CH04")
    assert t.question == "ASK_SCENE" and t.refuses(1, offer) == "FINE"
    t = island(at={0: 27}, jobs=(0, CHIEF), owner=own(1, DRIFTWOOD)).roll(0, 1, 2)
    assert t.question == "ASK_MERCY" and t.refuses(1, offer) == "FINE"
