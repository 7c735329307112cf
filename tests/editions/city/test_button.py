"""The Build button and blocks — pages 8 and 9."""
from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from dealer import Dealer, Table

from passgo import Game
from passgo.rules.words import For

from .helpers import DIAMOND, DISTRICTS, JAIL, QUAY, START, SUMMERGATE, WHARF, K, M, button, city, mask, own


def visiting(table: Table, **changes: Any) -> Dealer:
    """Seat 0 is just visiting, and step C has come."""
    return city(table, at={0: JAIL - 3}, **changes).roll(0, 1, 2)


@pytest.mark.clause("CT-40")
def test_CT_40_the_button_gives_1_2_3_or_a_railroad_once_a_turn(table: Table) -> None:
    t = visiting(table, owner=own(0, QUAY)).say(0, "PRESS")
    assert [t.core.nth_way(k)[1] for k in range(t.core.ways())] == [1, 2, 3, 4]
    t.fall(2, 0)
    assert t.refuses(0, "PRESS") == "PRESSED_ALREADY"
    assert t.refuses(0, f"RAILROAD space={QUAY}") == "NOT_PRESSED", "the button did not stop at the railroad"


@pytest.mark.clause("CT-40")
@pytest.mark.parametrize(("odds", "railroad"), [("quarters", (1, 4)), ("sixth", (1, 6)), ("tenth", (1, 10))])
def test_CT_40_the_odds_are_data(odds: str, railroad: tuple[int, int]) -> None:
    game = Game.new("city", 2, seed=None, options={"button": odds}, first=0)
    game.play("ROLL", 0)
    game.tell(-2, game.outcomes()[0][0])
    while game.core.field("step")[game.core.field("depth") - 1] != 80:
        if game.waits_for_chance:
            game.tell(-2, game.outcomes()[4][0])
        else:
            game.play(game.legal(side=False).actions[-1])
    game.play("PRESS", 0)
    chances = {outcome.a: chance for outcome, chance in game.outcomes()}
    assert chances[4] == Fraction(*railroad) and sum(chances.values()) == 1 and chances[1] == chances[2] == chances[3]


@pytest.mark.clause("CT-41")
def test_CT_41_a_number_is_the_most_blocks_of_either_kind_anywhere(table: Table) -> None:
    t = visiting(table, owner=own(0, QUAY, SUMMERGATE, WHARF) | own(1, DIAMOND), loans={WHARF: 180 * K})
    assert t.refuses(0, f"RESIDENTIAL space={QUAY}") == "NOT_PRESSED"
    button(t, 3).say(0, f"RESIDENTIAL space={QUAY}").say(0, f"INDUSTRIAL space={SUMMERGATE}")
    assert t.paid(For.BLOCK) == [(0, -1, 1 * M)]
    assert t.refuses(0, f"INDUSTRIAL space={WHARF}") == "MORTGAGED"
    assert t.refuses(0, f"INDUSTRIAL space={DIAMOND}") == "NOT_OWNER"
    assert t.refuses(0, "INDUSTRIAL space=2") == "UNKNOWN"
    t.say(0, f"INDUSTRIAL space={QUAY}")
    assert t.refuses(0, f"INDUSTRIAL space={QUAY}") == "NO_BLOCKS_LEFT"
    assert (t.homes[QUAY], t.works[QUAY], t.works[SUMMERGATE]) == (1, 1, 1)
    assert t.cash[0] == START - 1 * M - 1 * M - 2 * M
    t.say(0, "DONE")
    assert t.turn == 1


@pytest.mark.clause("CT-41")
def test_CT_41_what_one_cannot_pay_one_cannot_build(table: Table) -> None:
    t = button(visiting(table, owner=own(0, QUAY), cash={0: 1_500 * K}), 3)
    assert t.refuses(0, f"INDUSTRIAL space={QUAY}") == "TOO_POOR"
    t.say(0, f"RESIDENTIAL space={QUAY}")
    assert t.refuses(0, f"RESIDENTIAL space={QUAY}") == "TOO_POOR"


@pytest.mark.clause("CT-41")
def test_CT_41_also_in_jail(table: Table) -> None:
    t = city(table, owner=own(0, QUAY), jail={0: 1}).roll(0, 1, 2)
    assert t.jail[0] == 2 and t.question == "ASK_BUILD"
    button(t, 1).say(0, f"RESIDENTIAL space={QUAY}")
    assert t.homes[QUAY] == 1


@pytest.mark.clause("CT-42")
def test_CT_42_at_most_eight_blocks_of_both_kinds_and_no_group_needed(table: Table) -> None:
    t = button(visiting(table, owner=own(0, QUAY) | own(1, 11), homes={QUAY: 4}, works={QUAY: 3}), 3)
    t.say(0, f"RESIDENTIAL space={QUAY}")
    assert t.refuses(0, f"RESIDENTIAL space={QUAY}") == "FULLY_BUILT" == t.refuses(0, f"INDUSTRIAL space={QUAY}")
    assert t.core.ask("rent_value", QUAY) == 9_500 * K


@pytest.mark.clause("CT-43")
def test_CT_43_a_railroad_for_free_on_any_district_and_no_blocks(table: Table) -> None:
    t = button(visiting(table, owner=own(0, QUAY) | own(1, WHARF), rails=mask(DIAMOND)), 4)
    assert t.refuses(0, f"RESIDENTIAL space={QUAY}") == "NO_BLOCKS_LEFT"
    assert t.refuses(0, f"RAILROAD space={DIAMOND}") == "ALREADY_THERE", "at most one each"
    assert {f"RAILROAD space={n}" for n in DISTRICTS if n != DIAMOND} <= t.answers(0)
    t.say(0, f"RAILROAD space={WHARF}")
    assert t.rails == mask(DIAMOND, WHARF) and t.cash[0] == START
    assert t.refuses(0, f"RAILROAD space={QUAY}") == "NOT_PRESSED", "one"
    assert t.answers(0) == {"DONE"}


@pytest.mark.clause("CT-43")
def test_CT_43_it_may_be_left_and_there_are_eight(table: Table) -> None:
    t = button(visiting(table, rails=mask(*DISTRICTS[:8])), 4)
    assert t.answers(0) == {"DONE"} and t.refuses(0, f"RAILROAD space={DIAMOND}") == "NO_STOCK"
    t = button(visiting(table), 4).say(0, "DONE")
    assert t.rails == 0 and t.turn == 1


@pytest.mark.clause("CT-44")
def test_CT_44_residential_is_cheaper_and_pieces_are_only_looks(table: Table) -> None:
    board = city(table).edition.board
    assert all(board.house[n] < board.industrial[n] for n in DISTRICTS)
    one_by_one = button(visiting(table, owner=own(0, QUAY)), 3)
    for _ in range(3):
        one_by_one.say(0, f"RESIDENTIAL space={QUAY}")
    tower = visiting(table, owner=own(0, QUAY), homes={QUAY: 3})
    assert one_by_one.homes == tower.homes and one_by_one.core.ask("rent_value", QUAY) == tower.core.ask("rent_value", QUAY)
