"""Set-up — pages 4 to 6."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo import Game, read
from passgo.rules.words import CHANCE

from .helpers import AUCTIONS, CHANCE_SPACES, DISTRICTS, GROUPS, PLANNING, START, TAXES, K, M, city


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


RENTS = """
Summergate 20 100 200 400 800 1600 2200 3000 5500
Stoneside 40 200 400 800 1600 2200 3000 4000 7000
Westlands 60 300 600 1200 1800 2500 3500 5000 7500
Bayview_Dock 60 300 600 1200 1800 2500 3500 5000 7500
Brightside 80 400 800 1500 2500 3500 4500 6000 8500
Old_Town 100 500 1000 2000 3000 4000 5000 6500 9000
Harbor_Heights 100 500 1000 2000 3000 4000 5000 6500 9000
Central_Quay 120 600 1200 2400 3500 4500 5500 7000 9500
Shine_Village 140 700 1400 2800 3800 4800 6000 7500 10000
East_Bank 140 700 1400 2800 3800 4800 6000 7500 10000
Treetop_Park 160 800 1600 3000 4000 5000 6000 8000 11000
Seaview 180 900 1800 3500 4500 5500 6500 8500 12000
The_Wharf 180 900 1800 3500 4500 5500 6500 8500 12000
Middleton 200 1000 2000 3800 4800 5800 6800 8800 13500
New_Town 220 1100 2200 4000 5000 6000 7000 8000 14000
Silver_Harbor 220 1100 2200 4000 5000 6000 7000 10000 14000
Central_City 240 1200 2400 4200 5200 6200 8200 10500 15000
Royal_Court 260 1300 2600 4400 5300 6500 8500 11000 15500
The_Marina 260 1300 2600 4400 5300 6500 8500 11000 15500
Riverside 280 1500 3000 4500 5500 7000 9000 12000 16000
Fortune_Valley 350 1750 4500 5500 7000 9000 11000 16000 18000
Diamond_Hills 500 3000 5000 8000 10000 12000 15000 18000 20000
"""
"""The District cards in thousands: the land rent, then the rent of one to eight blocks."""


@pytest.mark.clause("CT-80")
def test_CT_80_all_198_rents_as_printed() -> None:
    edition = read("city")
    for number, line in zip(DISTRICTS, RENTS.split("\n")[1:-1], strict=True):
        name, *rents = line.split()
        assert edition.spaces[number].name == name.replace("_", " ")
        assert list(edition.board.rent[number]) == [int(rent) * K for rent in rents]


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
