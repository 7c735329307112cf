"""Stadiums, skyscrapers and the Tower — page 10."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.editions.city.rules.words import Piece
from passgo.rules.words import For

from .helpers import (
    BROWN,
    DARK_BLUE,
    DIAMOND,
    HARBOR,
    JAIL,
    LIGHT_BLUE,
    OLD_TOWN,
    ORANGE,
    PINK,
    QUAY,
    RED,
    START,
    STONESIDE,
    SUMMERGATE,
    WESTLANDS,
    WHARF,
    K,
    M,
    button,
    city,
    mask,
    own,
    rent,
)


def step_c(table: Table, **changes: Any) -> Dealer:
    """Seat 0 is just visiting, and step C has come."""
    return city(table, at={0: JAIL - 3}, **changes).roll(0, 1, 2)


@pytest.mark.clause("CT-50")
def test_CT_50_a_stadium_for_two_districts_of_a_colour(table: Table) -> None:
    t = step_c(table, owner=own(0, OLD_TOWN, QUAY, WHARF))
    before = rent(t, QUAY)
    assert t.refuses(0, f"STADIUM space={WHARF}") == "NEEDS_PAIR" and t.refuses(0, f"STADIUM space={HARBOR}") == "NOT_OWNER"
    t.say(0, f"STADIUM space={QUAY}")
    assert t.paid(For.LANDMARK) == [(0, -1, 2 * M)] and t.stadium_sites == mask(QUAY)
    assert t.refuses(0, f"STADIUM space={OLD_TOWN}") == "ALREADY_THERE", "one to a colour group"
    assert rent(t, QUAY) == before, "no rent effect"


@pytest.mark.clause("CT-50")
def test_CT_50_two_in_the_whole_game(table: Table) -> None:
    t = step_c(table, owner=own(0, *PINK, *BROWN) | own(1, *RED), stadium_sites=mask(WHARF)).say(0, f"STADIUM space={SUMMERGATE}")
    assert t.refuses(0, f"STADIUM space={QUAY}") == "NO_STOCK"


@pytest.mark.clause("CT-51")
def test_CT_51_a_skyscraper_doubles_its_whole_group_at_once(table: Table) -> None:
    t = step_c(table, owner=own(0, *PINK) | own(1, *BROWN), homes={QUAY: 2})
    t.say(0, f"SKYSCRAPER space={OLD_TOWN}")
    assert t.cash[0] == START - 3 * M, "the price on the District card"
    assert [rent(t, n) for n in PINK] == [200 * K, 200 * K, 2_400 * K] and rent(t, SUMMERGATE) == 20 * K
    assert t.refuses(0, f"SKYSCRAPER space={QUAY}") == "ALREADY_THERE", "one per group"
    t = step_c(table, owner=own(0, OLD_TOWN, QUAY))
    assert t.refuses(0, f"SKYSCRAPER space={QUAY}") == "GROUP_INCOMPLETE"
    t = step_c(table, owner=own(0, *DARK_BLUE), cash={0: 4 * M})
    assert t.refuses(0, f"SKYSCRAPER space={DIAMOND}") == "TOO_POOR"


@pytest.mark.clause("CT-52")
def test_CT_52_the_tower_needs_two_whole_groups_and_doubles_everything_its_owner_has(table: Table) -> None:
    t = step_c(table, owner=own(0, *PINK, *BROWN, WHARF), homes={WHARF: 1})
    assert t.refuses(0, f"TOWER space={WHARF}") == "GROUP_INCOMPLETE", "on a district of these groups"
    t.say(0, f"TOWER space={SUMMERGATE}")
    assert t.cash[0] == START - 7 * M
    assert rent(t, WHARF) == 1_800 * K and rent(t, SUMMERGATE) == 40 * K
    assert t.refuses(0, f"TOWER space={QUAY}") == "NO_STOCK", "one in the game"
    t = step_c(table, owner=own(0, *PINK, SUMMERGATE))
    assert t.refuses(0, f"TOWER space={QUAY}") == "NEEDS_TWO_GROUPS"


@pytest.mark.clause("CT-53")
def test_CT_53_together_they_double_once(table: Table) -> None:
    t = city(table, owner=own(0, *PINK, *BROWN), homes={QUAY: 4}, skyscrapers=mask(QUAY), tower=mask(STONESIDE))
    assert rent(t, QUAY) == 7 * M


@pytest.mark.clause("CT-54")
def test_CT_54_none_of_them_counts_toward_the_eight_blocks(table: Table) -> None:
    t = step_c(table, owner=own(0, *PINK, *BROWN), homes={QUAY: 7}, skyscrapers=mask(QUAY), tower=mask(QUAY), rails=mask(QUAY),
               stadium_sites=mask(QUAY))
    values = t.core.dump()
    values["pieces"][QUAY][Piece.PARK], values["placed"][Piece.PARK], values["bonuses"] = 2, 2, mask(QUAY)
    t.core.load(values)
    button(t, 2).say(0, f"INDUSTRIAL space={QUAY}")
    assert t.refuses(0, f"INDUSTRIAL space={QUAY}") == "FULLY_BUILT"
    t = step_c(table, owner=own(0, *PINK), homes={QUAY: 8})
    t.say(0, f"SKYSCRAPER space={QUAY}").say(0, f"STADIUM space={QUAY}")


@pytest.mark.clause("CT-55")
def test_CT_55_bought_in_step_c_without_the_button(table: Table) -> None:
    t = city(table, owner=own(0, *PINK))
    assert t.refuses(0, f"STADIUM space={QUAY}") == "WRONG_MOMENT", "before the roll"
    t = step_c(table, owner=own(0, *PINK, *LIGHT_BLUE, *ORANGE))
    t.say(0, f"STADIUM space={QUAY}").say(0, f"SKYSCRAPER space={QUAY}").say(0, f"TOWER space={WESTLANDS}")
    assert t.refuses(0, "PRESS") == "FINE"
    assert t.refuses(1, f"STADIUM space={QUAY}") == "NOT_ASKED"


@pytest.mark.clause("CT-55")
def test_CT_55_they_stay_where_they_stand_for_whoever_owns_the_district(table: Table) -> None:
    t = city(table, owner=own(0, *PINK, *BROWN, WHARF) | own(1, DIAMOND), skyscrapers=mask(QUAY), tower=mask(SUMMERGATE),
             stadium_sites=mask(STONESIDE))
    t.say(0, f"OFFER to=1 give={QUAY},{SUMMERGATE},{STONESIDE} money=-1000000").say(1, "ACCEPT")
    assert (t.skyscrapers, t.tower, t.stadium_sites) == (mask(QUAY), mask(SUMMERGATE), mask(STONESIDE))
    assert rent(t, OLD_TOWN) == 200 * K and rent(t, QUAY) == 240 * K, "the skyscraper doubles its group for both owners"
    assert rent(t, DIAMOND) == 1 * M and rent(t, WHARF) == 180 * K, "the Tower works for its new owner"
    values = t.core.dump()
    values["at"][0], values["at"][1] = 38, 38
    t.core.load(values)
    t.roll(0, 1, 1)
    assert t.paid(For.STADIUMS) == []


@pytest.mark.clause("CT-55")
def test_CT_55_not_on_a_mortgaged_district(table: Table) -> None:
    t = step_c(table, owner=own(0, *PINK), loans={QUAY: 120 * K})
    assert t.refuses(0, f"STADIUM space={QUAY}") == "MORTGAGED" == t.refuses(0, f"SKYSCRAPER space={QUAY}")
    assert {f"STADIUM space={OLD_TOWN}", f"SKYSCRAPER space={HARBOR}"} <= t.answers(0)
