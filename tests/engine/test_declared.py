"""What is declared beside its function is refused at once where it could not work."""
from __future__ import annotations

import importlib
from typing import Any

import pytest

from passgo.rules.declare import DECLARED, step, toss
from passgo.rules.tables import NUMBERS
from passgo.rules.words import FIRST_ASK, FIRST_TOSS, MORE_STEPS
from passgo.struct import Seat


def happens(s: Any, seat: Seat) -> None:
    """Something that runs by itself."""


def falls(s: Any, act: Any, seat: Seat) -> None:
    """Something that waits for chance."""


@pytest.mark.parametrize("number", [0, FIRST_ASK, FIRST_TOSS, MORE_STEPS - 1, NUMBERS])
def test_a_step_among_questions_and_tosses_would_never_run(number: int) -> None:
    with pytest.raises(TypeError, match=f"PLANTED cannot have the number {number}: a question has one from 64 to 95"):
        step("PLANTED", number)(happens)
    assert number not in DECLARED or DECLARED[number].word != "PLANTED"


@pytest.mark.parametrize("number", [FIRST_TOSS - 1, MORE_STEPS])
def test_a_toss_elsewhere_would_wait_for_nobody(number: int) -> None:
    with pytest.raises(TypeError, match=f"PLANTED cannot have the number {number}"):
        toss("PLANTED", number, falls, dice=1)


def test_a_number_stands_once() -> None:
    importlib.import_module("passgo.rules.contents")
    taken = next(number for number in DECLARED if number < FIRST_ASK)
    with pytest.raises(TypeError, match=f"PLANTED and {DECLARED[taken].word} share the number {taken}"):
        step("PLANTED", taken)(happens)
