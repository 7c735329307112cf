"""Rent: what the deeds say, whole groups, mortgages, airports and service providers."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Table

from passgo.rules.words import For

from .helpers import (
    AIRPORTS,
    ATLANTA,
    CELL,
    DARK_BLUE,
    FENWAY,
    INTERNET,
    JACOBS,
    JFK,
    LAX,
    MALL,
    OHARE,
    ORANGE,
    PIONEER,
    PROVIDERS,
    PURPLE,
    START,
    TEXAS,
    TIMES_SQUARE,
    K,
    M,
    built,
    own,
)


def rent_paid(table: Table, space: int, first: int = 1, second: int = 2, **changes: Any) -> int:
    """What seat 0 pays seat 1 for landing here with this roll."""
    t = table(at={0: (space - first - second) % 40}, cash={0: 50 * M}, **changes)
    t.roll(0, first, second)
    paid = t.paid(For.RENT)
    assert all((giver, taker) == (0, 1) for giver, taker, _ in paid) and len(paid) <= 1
    assert t.asked == [1] or first == second
    return sum(money for _, _, money in paid)


@pytest.mark.clause("HN-30")
def test_landing_on_anothers_property_pays_the_rent_of_its_deed(table: Table) -> None:
    assert rent_paid(table, TEXAS, owner=own(1, TEXAS)) == 40 * K
    assert rent_paid(table, TIMES_SQUARE, owner=own(1, TIMES_SQUARE)) == 500 * K


@pytest.mark.clause("HN-30")
@pytest.mark.parametrize(("houses", "rent"), [(1, 2 * M), (2, 6 * M), (3, 14 * M), (4, 17 * M), (5, 20 * M)])
def test_houses_and_hotels_raise_the_rent_as_printed(table: Table, houses: int, rent: int) -> None:
    level = built(houses, TIMES_SQUARE) | built(max(houses - 1, 1), FENWAY)
    assert rent_paid(table, TIMES_SQUARE, owner=own(1, *DARK_BLUE), level=level) == rent


@pytest.mark.clause("HN-30")
def test_the_rent_of_every_deed_at_every_level_is_the_one_printed(table: Table) -> None:
    board = table().edition.board
    for space in (space for space in range(40) if board.house[space]):
        for level in range(1, 6):
            t = table(owner={space: 1}, level={space: level})
            assert t.core.ask("rent_value", space) == board.rent[space][level] > board.rent[space][level - 1]


@pytest.mark.clause("HN-30")
def test_nobody_pays_rent_to_himself_or_to_the_bank(table: Table) -> None:
    t = table(owner=own(0, TEXAS), at={0: 0}).roll(0, 1, 2)
    assert t.cash[0] == START and not t.happened("RENT_DUE")
    assert table().core.ask("rent_value", TEXAS) == 0


@pytest.mark.clause("HN-30")
def test_rent_goes_to_the_owner_and_to_nobody_else(table: Table) -> None:
    t = table(seats=4, owner=own(2, MALL), at={0: 6}).roll(0, 1, 2)
    assert [(e.who, e.what, e.how, e.money) for e in t.news if e.name == "RENT_DUE"] == [(0, MALL, 2, 80 * K)]
    assert t.cash[:4] == [START - 80 * K, START, START + 80 * K, START]


@pytest.mark.clause("HN-31")
def test_a_mortgaged_property_earns_nothing(table: Table) -> None:
    for space in (TEXAS, LAX, CELL):
        assert rent_paid(table, space, owner=own(1, space), mortgaged=[space]) == 0


@pytest.mark.clause("HN-31", "HN-34")
def test_others_of_the_same_kind_earn_as_before_and_still_count(table: Table) -> None:
    assert rent_paid(table, LAX, owner=own(1, LAX, OHARE), mortgaged=[OHARE]) == 500 * K
    assert rent_paid(table, CELL, 3, 5, owner=own(1, *PROVIDERS), mortgaged=[INTERNET]) == 800 * K


@pytest.mark.clause("HN-32")
def test_a_whole_group_doubles_the_rent_of_the_unimproved(table: Table) -> None:
    assert rent_paid(table, TEXAS, owner=own(1, *PURPLE)) == 80 * K
    assert rent_paid(table, PIONEER, owner=own(1, *ORANGE)) == 320 * K


@pytest.mark.clause("HN-32")
def test_most_of_a_group_is_not_the_whole(table: Table) -> None:
    assert rent_paid(table, PIONEER, owner=own(1, *ORANGE[1:])) == 160 * K
    assert rent_paid(table, TEXAS, owner=own(1, TEXAS) | own(2, JACOBS)) == 40 * K


@pytest.mark.clause("HN-32")
def test_the_group_doubles_also_while_others_of_it_are_mortgaged(table: Table) -> None:
    assert rent_paid(table, TEXAS, owner=own(1, *PURPLE), mortgaged=[JACOBS]) == 80 * K
    assert rent_paid(table, PIONEER, owner=own(1, *ORANGE), mortgaged=list(ORANGE[:2])) == 320 * K


@pytest.mark.clause("HN-32")
def test_the_group_doubles_also_while_others_of_it_carry_houses(table: Table) -> None:
    assert rent_paid(table, TEXAS, owner=own(1, *PURPLE), level=built(1, JACOBS)) == 80 * K
    assert rent_paid(table, TEXAS, owner=own(1, *PURPLE), level=built(1, TEXAS)) == 200 * K, "a house is not doubled"


@pytest.mark.clause("HN-34")
@pytest.mark.parametrize(("owned", "rent"), [(1, 250 * K), (2, 500 * K), (3, 1 * M), (4, 2 * M)])
def test_airports_by_how_many_the_owner_has(table: Table, owned: int, rent: int) -> None:
    for n in range(4):
        mine = [*AIRPORTS[n:], *AIRPORTS[:n]][:owned]
        assert rent_paid(table, mine[0], owner=own(2, *AIRPORTS) | own(1, *mine)) == rent


@pytest.mark.clause("HN-34")
def test_airports_of_others_do_not_count_together(table: Table) -> None:
    assert rent_paid(table, JFK, owner=own(1, JFK) | own(2, OHARE, LAX) | own(0, ATLANTA)) == 250 * K


@pytest.mark.clause("HN-34")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (4, 5), (6, 5), (3, 3)])
def test_service_providers_by_the_dice(table: Table, first: int, second: int) -> None:
    for space in PROVIDERS:
        assert rent_paid(table, space, first, second, owner=own(1, space)) == 40 * K * (first + second)
        assert rent_paid(table, space, first, second, owner=own(1, *PROVIDERS)) == 100 * K * (first + second)
