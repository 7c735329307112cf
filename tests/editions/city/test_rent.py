"""Rent value — page 13. The worked example comes first."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.editions.city.rules.words import Piece
from passgo.rules.words import Because, For

from .helpers import BROWN, DIAMOND, HARBOR, NEW_TOWN, OLD_TOWN, PINK, QUAY, SILVER, SUMMERGATE, K, M, city, mask, own, rent


@pytest.mark.clause("CT-82")
def test_CT_82_the_worked_example(table: Table) -> None:
    """Central Quay, 2 residential and 4 industrial, a power station, a skyscraper on Harbor Heights: 2 x 3.5M = 7M."""
    t = city(table, owner=own(1, *PINK), homes={QUAY: 2}, works={QUAY: 4}, skyscrapers=mask(HARBOR),
             standing={QUAY: [Piece.POWER_STATION]}, at={0: QUAY - 3})
    assert t.core.reckon(QUAY) == [
        (Because.HAZARD, Piece.POWER_STATION, 0), (Because.WORTHLESS, 2, 0), (Because.INDUSTRIAL, 4, 3_500 * K),
        (Because.SKYSCRAPER, HARBOR, 3_500 * K)]
    assert rent(t, QUAY) == 7 * M
    t.roll(0, 1, 2)
    assert t.paid(For.RENT) == [(0, 1, 7 * M)]


@pytest.mark.clause("CT-80")
def test_CT_80_land_rent_or_the_rent_of_the_counting_blocks(table: Table) -> None:
    t = city(table, owner=own(1, SUMMERGATE, QUAY, DIAMOND), homes={QUAY: 3, DIAMOND: 1}, works={QUAY: 2})
    assert rent(t, SUMMERGATE) == 20 * K
    assert rent(t, QUAY) == 4_500 * K, "three and two are five"
    assert rent(t, DIAMOND) == 3 * M
    t = city(table, owner=own(1, DIAMOND), homes={DIAMOND: 8}, standing={DIAMOND: [Piece.RUBBISH_DUMP]})
    assert rent(t, DIAMOND) == 500 * K, "no block counts: land rent"


@pytest.mark.clause("CT-80")
def test_CT_80_every_number_of_blocks_of_either_kind(table: Table) -> None:
    """New Town's 7 blocks are 8M, Silver Harbor's 10M, as printed."""
    t = city(table, owner=own(1, NEW_TOWN, SILVER))
    for blocks in range(9):
        values = t.core.dump()
        values["homes"][NEW_TOWN], values["works"][NEW_TOWN] = blocks // 2, blocks - blocks // 2
        values["works"][SILVER] = blocks
        t.core.load(values)
        assert rent(t, NEW_TOWN) == t.edition.board.rent[NEW_TOWN][blocks]
        assert rent(t, SILVER) == t.edition.board.rent[SILVER][blocks]
    assert (t.edition.board.rent[NEW_TOWN][7], t.edition.board.rent[SILVER][7]) == (8 * M, 10 * M)


@pytest.mark.clause("CT-81")
def test_CT_81_doubled_once_land_rent_too(table: Table) -> None:
    t = city(table, owner=own(1, *PINK) | own(2, *BROWN), homes={OLD_TOWN: 1}, skyscrapers=mask(QUAY), tower=mask(SUMMERGATE))
    assert rent(t, OLD_TOWN) == 1 * M, "by the skyscraper"
    assert rent(t, HARBOR) == 200 * K, "land rent too"
    assert rent(t, SUMMERGATE) == 40 * K, "by the Tower"


@pytest.mark.clause("CT-83")
def test_CT_83_a_mortgaged_district_collects_nothing(table: Table) -> None:
    t = city(table, owner=own(1, QUAY), homes={QUAY: 4}, loans={QUAY: 3_500 * K}, at={0: QUAY - 3})
    assert t.core.reckon(QUAY) == [(Because.MORTGAGED, 0, 0)]
    t.roll(0, 1, 2)
    assert t.paid(For.RENT) == [] and t.question == "ASK_BUILD"


@pytest.mark.clause("CT-84")
def test_CT_84_who_cannot_pay_mortgages_or_deals(table: Table) -> None:
    t = city(table, owner=own(1, QUAY) | own(0, DIAMOND), homes={QUAY: 8, DIAMOND: 7}, cash={0: 1 * M}, at={0: QUAY - 3})
    t.roll(0, 1, 2)
    assert (t.question, t.asked, t.owed) == ("ASK_RAISE", [0], 9_500 * K)
    assert t.refuses(0, "SETTLE") == "TOO_POOR" and t.refuses(0, "GIVE_UP") == "CAN_STILL_PAY"
    assert t.refuses(0, f"OFFER to=1 give={DIAMOND} money=-9000000") == "FINE", "a deal with the creditor"
    t.say(0, f"MORTGAGE space={DIAMOND}").say(0, "SETTLE")
    assert t.cash[0] == 1 * M + 18 * M - 9_500 * K and t.question == "ASK_BUILD"
