"""The printed figures one by one, and what the cards bring at each level."""
from __future__ import annotations

from fractions import Fraction

import pytest

from passgo import read
from passgo.editions.millionaire.rules.words import STARS, LevelSum
from passgo.rules.steps import Step

from .helpers import BROWN, DARK_BLUE, GREEN, LIGHT_BLUE, ORANGE, PINK, RED, YELLOW, K

MILLIONAIRE = read("millionaire")
CHANCE, LIFESTYLE = 0, 1
DEEDS = {
    BROWN: ((5, 5), (7, 15, 30, 50, 60, 80), 10, 5),
    LIGHT_BLUE: ((15, 15, 20), (15, 30, 50, 80, 95, 125), 15, 10),
    PINK: ((35, 35, 40), (20, 50, 90, 140, 165, 215), 25, 20),
    ORANGE: ((55, 55, 60), (25, 65, 110, 170, 200, 270), 30, 25),
    RED: ((80, 80, 90), (35, 90, 150, 230, 270, 350), 35, 35),
    YELLOW: ((115, 115, 120), (40, 100, 170, 260, 305, 395), 45, 40),
    GREEN: ((145, 145, 150), (50, 125, 210, 320, 375, 485), 55, 50),
    DARK_BLUE: ((170, 200), (65, 160, 250, 370, 430, 550), 60, 65),
}
"""For each group, in thousands: the prices, the rent from bare to hotel, a building, the mortgage."""


@pytest.mark.clause("ML-02")
@pytest.mark.parametrize("group", DEEDS)
def test_every_deed_has_its_price_rents_building_price_and_mortgage(group: tuple[int, ...]) -> None:
    board = MILLIONAIRE.board
    prices, rents, building, mortgage = DEEDS[group]
    assert board.members[board.group[group[0]]] == sum(1 << space for space in group)
    for space, price in zip(group, prices, strict=True):
        assert board.price[space] == price * K and board.rent[space][:6] == [rent * K for rent in rents]
        assert board.house[space] == board.hotel[space] == building * K and board.loan[space] == mortgage * K


@pytest.mark.clause("ML-02")
def test_the_other_ten_spaces_lie_where_they_are_printed() -> None:
    names = {space.number: space.name for space in MILLIONAIRE.spaces}
    for space, name in ((0, "GO"), (8, "Just Visiting"), (16, "Free Parking"), (24, "Go to Jail")):
        assert names[space] == name
    assert [n for n in names if names[n] == "Chance"] == [5, 18, 29]
    assert [n for n in names if names[n] == "Millionaire Lifestyle"] == [2, 13, 27]


def chances(row: int, star: int) -> Fraction:
    """How likely a roll of both dice is in the range of the level; no range: a double."""
    low = MILLIONAIRE.board.tier[row][star]
    rolls = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    return Fraction(sum(a + b >= low if low else a == b for a, b in rolls), len(rolls))


def level_change(way: int, instead: int, star: int) -> Fraction:
    """A level won or lost is worth its price and the step of one salary; who is at the top gets money, at the bottom nothing."""
    if star + way >= STARS:
        return Fraction(instead)
    return Fraction(way * (MILLIONAIRE.board.upgrade_price + MILLIONAIRE.board.salary_step) if star + way >= 0 else 0)


def brings(deck: int, card: int, star: int) -> Fraction:
    """What a card that shows sums by level brings its drawer on average, among four players of the same level."""
    board = MILLIONAIRE.board
    what, row, prize = board.card_what[deck][card], board.card_how[deck][card], board.card_sum[deck][card]
    if board.card_step[deck][card] == Step.ROLL_FOR:
        return chances(row, star) * prize
    if board.card_step[deck][card] == Step.STARS:
        return level_change(what, prize, star)
    if board.card_step[deck][card] != Step.BY_LEVEL:
        return Fraction(0)
    times = {LevelSum.COLLECT: 1, LevelSum.PAY: -1, LevelSum.TO_ONE: -1, LevelSum.FROM_EACH: 3, LevelSum.TO_EACH: -3}[what]
    return Fraction(times * board.tier[row][star])


@pytest.mark.clause("ML-36")
def test_a_higher_level_earns_more_by_the_cards_of_both_piles_levels_lost_and_won_counted() -> None:
    """The booklet's reason for upgrading: what one may earn by salary and cards skyrockets."""
    for deck in (CHANCE, LIFESTYLE):
        average = [sum(brings(deck, card, star) for card in range(14)) / 14 for star in range(STARS)]
        assert average[0] < average[1] < average[2] and average[2] - average[0] > 35 * K
        best = [max(brings(deck, card, star) for card in range(14)) for star in range(STARS)]
        assert 0 < best[0] < best[1] < best[2]
