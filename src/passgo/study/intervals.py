"""How sure a number is. Shares have Wilson's interval, means and paired differences Student's; all of them at 95 per cent."""
from __future__ import annotations

import math
import operator
from collections.abc import Mapping, Sequence
from typing import NamedTuple

Z = 1.959963984540054
T95 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110,
       2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042)
"""Student's t for 1 to 30 degrees of freedom; beyond, the expansion below is right to three digits."""


class Estimate(NamedTuple):
    """A number and where it lies with 95 per cent."""
    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """How far it may be off, to the side where that is more: a share near all or nothing has hardly any room on one."""
        return max(self.high - self.value, self.value - self.low)

    @property
    def clear(self) -> bool:
        """Is it surely not nothing?"""
        return self.low > 0 or self.high < 0


def student(freedom: int) -> float:
    """The 97.5 per cent point of Student's t."""
    if freedom < 1:
        return math.inf
    if freedom <= len(T95):
        return T95[freedom - 1]
    return Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2)


def share(won: float, of: int) -> Estimate:
    """A share of `of` trials, by Wilson."""
    if of == 0:
        return Estimate(0.0, 0.0, 1.0)
    p, spread = won / of, Z * Z / of
    middle = (p + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(max(0.0, p * (1 - p) / of + spread / (4 * of)))
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent numbers."""
    # Sums of products of small numbers are exact, and made without a step of Python for each.
    return mean_by_sums(len(values), math.fsum(values), math.fsum(map(operator.mul, values, values)))


def mean_of_counts(counts: Mapping[int, int]) -> Estimate:
    """The same of numbers that are told by how often each of them came: a thousand million of them take no room."""
    return mean_by_sums(sum(counts.values()), sum(value * many for value, many in counts.items()),
                        sum(value * value * many for value, many in counts.items()))


def mean_by_sums(n: int, total: float, squares: float) -> Estimate:
    """Of so many numbers, by their sum and that of their squares."""
    if n < 2:
        return Estimate(float(total), -math.inf, math.inf)
    middle = total / n
    spread = math.sqrt(max(squares - total * middle, 0.0) / (n - 1))
    half = student(n - 1) * spread / math.sqrt(n)
    return Estimate(middle, middle - half, middle + half)


def paired(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    """The mean difference of pairs that had the same luck."""
    if len(ones) != len(others):
        raise ValueError(f"Pairs are of equally many, not of {len(ones)} and {len(others)}.")
    return mean(list(map(operator.sub, ones, others)))


def unpaired(ones: Sequence[float], others: Sequence[float]) -> Estimate:
    """The difference of two means of games that have nothing to do with each other (Welch)."""
    a, b = mean(ones), mean(others)
    half = math.hypot(a.half, b.half)
    return Estimate(a.value - b.value, a.value - b.value - half, a.value - b.value + half)


def ratio(ones: Sequence[float], others: Sequence[float], same_luck: bool) -> Estimate:
    """By which share the mean of the ones is above that of the others. The others' mean is not known for sure either: what
    counts is how far each pair is from that share (or how far both means may be, where the games are no pairs)."""
    below = math.fsum(others) / len(others) if others else 0.0
    if below <= 0:
        return Estimate(0.0, -math.inf, math.inf)
    times = math.fsum(ones) / len(ones) / below
    against = [times * other for other in others]
    half = (paired(ones, against) if same_luck else unpaired(ones, against)).half / below
    return Estimate(times - 1, times - 1 - half, times - 1 + half)
