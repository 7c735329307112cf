"""Numbers handed over by a program: whole, and within their bounds, or a sentence at once."""
from __future__ import annotations

import numbers
import operator
from typing import Any

MOST_SEED = (1 << 64) - 1
"""Seeds have 64 bits."""


def whole(what: str, value: Any, low: int, high: int) -> int:
    """The number; raises TypeError for what is none, as True and 1.5 are none, and ValueError beyond the bounds."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{what} must be a whole number, not {value!r}.")
    number = operator.index(value)
    if not low <= number <= high:
        raise ValueError(f"{what} must be from {low:,} to {high:,}, not {number:,}.")
    return number


def truth(what: str, value: Any) -> bool:
    """Yes or no; raises TypeError for all else."""
    if not isinstance(value, bool):
        raise TypeError(f"{what} must be True or False, not {value!r}.")
    return value


def part(what: str, value: Any) -> float:
    """A number from 0 to 1; raises TypeError for what is none, and ValueError beyond the bounds."""
    if isinstance(value, bool) or not isinstance(value, numbers.Real):
        raise TypeError(f"{what} must be a number from 0 to 1, not {value!r}.")
    if not 0 <= float(value) <= 1:
        raise ValueError(f"{what} must be a number from 0 to 1, not {value}.")
    return float(value)
