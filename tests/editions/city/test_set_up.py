"""Set-up — pages 4 to 6."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo import Game, read
from passgo.rules.words import CHANCE

from .helpers import AUCTIONS, CHANCE_SPACES, DISTRICTS, GROUPS, PLANNING, RENTS, START, TAXES, K, M, city


@pytest.mark.clause("CT-01")
def test_CT_01_two_to_six_players_with_37_7_million_on_go(table: Table) -> None:
    for seats in (2, 6):
        t = city(table, seats)
        assert t.cash[:seats] == [START] * seats and t.at[:seats] == [0] * seats
    notes = read("city").notes
    assert sum(note * count for note, count in notes) == START
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6 players"):
            Game.new("city", seats)


@pytest.mark.clause("CT-01")
def test_CT_01_the_chance_pile_is_shuffled(table: Table) -> None:
    """Each of the 25 cards can be the first one drawn."""
    t = city(table, at={0: 4}).roll(0, 1, 2)
    assert t.question == "TOSS_CARD" and t.core.ways() == 25
    assert {t.core.nth_way(k)[1] for k in range(25)} == set(range(25))


@pytest.mark.clause("CT-02")
def test_CT_02_the_rent_dodge_lies_beside_free_parking(table: Table) -> None:
    assert city(table).dodger == 0
    assert not any("Rent Dodge" in card.name for card in read("city").cards)


@pytest.mark.clause("CT-03")
def test_CT_03_an_empty_middle_and_a_district_for_each_matching_space(table: Table) -> None:
    t = city(table)
    assert sum(t.homes) + sum(t.works) + t.rails + t.hazards + t.bonuses + t.stadium_sites + t.skyscrapers + t.tower == 0
    edition = t.edition
    assert tuple(space.number for space in edition.spaces if space.group) == DISTRICTS and len(DISTRICTS) == 22
    assert [group.spaces for group in edition.groups] == list(GROUPS)
    names = [space.name for space in edition.spaces]
    assert len(names) == 40 and all(names[n] == "Chance" for n in CHANCE_SPACES)
    assert all(names[n] == "Industry Tax" for n in TAXES) and all(names[n] == "Auction" for n in AUCTIONS)
    board = edition.board
    assert {n: (board.hazard[n], board.bonus[n]) for n in PLANNING} == PLANNING


@pytest.mark.clause("CT-03")
def test_CT_03_prices_and_blocks_as_printed() -> None:
    board = read("city").board
    assert [board.price[n] // (100 * K) for n in DISTRICTS] == [
        6, 6, 10, 10, 12, 14, 14, 16, 18, 18, 20, 22, 22, 24, 26, 26, 28, 30, 30, 32, 35, 40]
    for side, prices in enumerate([(500, 1000, 2000), (1000, 2000, 3000), (1500, 3000, 4000), (2000, 4000, 5000)]):
        for n in (*GROUPS[side * 2], *GROUPS[side * 2 + 1]):
            assert (board.house[n] // K, board.industrial[n] // K, board.skyscraper[n] // K) == prices
    assert board.salary == 2 * M


@pytest.mark.clause("CT-80")
def test_CT_80_all_198_rents_as_printed() -> None:
    edition = read("city")
    assert [edition.spaces[number].name for number in DISTRICTS] == list(RENTS)
    for number, rents in zip(DISTRICTS, RENTS.values(), strict=True):
        assert list(edition.board.rent[number]) == rents


@pytest.mark.clause("CT-04")
@pytest.mark.parametrize(("length", "limit"), [("last", 0), ("1h", 3600), ("2h", 7200), ("3h", 10800)])
def test_CT_04_until_one_is_left_or_by_the_hour(length: str, limit: int) -> None:
    assert read("city", (("length", length),)).board.time_limit_ms == limit * 1000


@pytest.mark.clause("CT-05")
def test_CT_05_everyone_rolls_the_highest_starts_clockwise(table: Table) -> None:
    t = city(table, 3, first=None)
    for dice in ((2, 3), (6, 5), (1, 1)):
        assert t.question == "TOSS_CONTEST"
        t.say(CHANCE, f"OUTCOME a={dice[0]} b={dice[1]}")
    assert (t.turn, t.asked) == (1, [1])
    t.roll(1, 4, 6).say(1, "DONE")
    assert t.turn == 2, "clockwise"


@pytest.mark.clause("CT-05")
def test_CT_05_equals_roll_again(table: Table) -> None:
    t = city(table, 2, first=None).fall(3, 3).fall(1, 5)
    assert t.question == "TOSS_CONTEST"
    assert t.fall(1, 1).fall(1, 2).turn == 1
