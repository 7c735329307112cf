"""Intervals are what the books say they are."""

from __future__ import annotations

import math
import random

import pytest

from passgo.study.intervals import mean, mean_of_counts, paired, share, student, unpaired


def test_wilson_by_hand() -> None:
    """8 of 10: 0.490 to 0.943; none of 10: 0 to 0.278."""
    eight, none = share(8, 10), share(0, 10)
    assert (round(eight.low, 3), round(eight.high, 3)) == (0.490, 0.943)
    assert (none.low, round(none.high, 3)) == (0.0, 0.278)


def test_students_t_and_the_mean() -> None:
    assert student(1) == 12.706 and abs(student(100) - 1.984) < 0.001 and abs(student(31) - 2.040) < 0.002
    five = mean([1, 2, 3, 4, 5])
    assert five.value == 3 and math.isclose(five.half, 2.776 * math.sqrt(2.5) / math.sqrt(5))
    assert share(20, 20) == pytest.approx((1.0, 0.839, 1.0), abs=1e-3) and share(20, 20).half == pytest.approx(0.161, abs=1e-3)
    assert mean([]).half == math.inf and mean([4]).high == math.inf


def test_numbers_that_are_counted_have_the_same_mean_however_many_they_are() -> None:
    assert mean_of_counts({2: 3, 7: 1, 9: 2}) == pytest.approx(mean([2, 2, 2, 7, 9, 9]))
    assert mean_of_counts({}).half == mean_of_counts({4: 1}).half == math.inf
    many = mean_of_counts({10: 10**9, 30: 10**9})
    assert many.value == 20 and many.half == pytest.approx(1.96 * 10 / math.sqrt(2 * 10**9), rel=1e-4)


@pytest.mark.parametrize("seed", range(3))
def test_an_interval_of_95_per_cent_holds_the_truth_about_so_often(seed: int) -> None:
    rng, held = random.Random(seed), 0
    for _ in range(1000):
        one = mean([rng.gauss(10, 3) for _ in range(40)])
        held += one.low <= 10 <= one.high
    assert 925 <= held <= 975


def test_pairs_are_sharper_than_strangers() -> None:
    """Where both share most of their luck."""
    rng = random.Random(1)
    luck = [rng.gauss(50, 10) for _ in range(400)]
    ones, others = [x + rng.gauss(1, 1) for x in luck], [x + rng.gauss(0, 1) for x in luck]
    assert paired(ones, others).half < unpaired(ones, others).half / 5
    assert paired(ones, others).clear and not unpaired(ones, others).clear
