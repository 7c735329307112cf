"""The turn: rolling and moving, doubles, and the salary for GO."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import CHANCE, For

from .helpers import GO_TO_JAIL, JAIL, MALL, SALARY, START, TEXAS, TIMES_SQUARE, K, M, own


@pytest.mark.clause("HN-10")
def test_the_token_moves_by_the_sum_and_the_space_is_resolved(table: Table) -> None:
    t = table(at={0: 35}).roll(0, 1, 2)
    assert t.at[0] == 38 and t.dice == 3
    assert t.cash[0] == START - 750 * K, "interest on card debt"
    assert t.asked == [1]


@pytest.mark.clause("HN-10")
def test_clockwise_past_the_last_space_to_the_first(table: Table) -> None:
    t = table(at={0: 39}).roll(0, 5, 6)
    assert t.at[0] == 10


@pytest.mark.clause("HN-10")
def test_any_number_of_tokens_share_a_space(table: Table) -> None:
    t = table(seats=8, at=dict.fromkeys(range(8), 6))
    for seat in range(8):
        t.roll(seat, 1, 3)
    assert t.at == [10] * 8 and t.jail == [0] * 8


@pytest.mark.clause("HN-10")
def test_only_the_player_whose_turn_it_is_rolls_and_only_once(table: Table) -> None:
    t = table(seats=3)
    assert [t.refuses(seat, "ROLL") for seat in (0, 1, 2, 3)] == ["FINE", "NOT_ASKED", "NOT_ASKED", "NO_SUCH_SEAT"]
    t.roll(0, 4, 6)
    assert t.refuses(0, "ROLL") == "NOT_ASKED"


@pytest.mark.clause("HN-10")
def test_the_space_is_resolved_before_anybody_rolls(table: Table) -> None:
    t = table().roll(0, 1, 2)
    assert t.question == "ASK_BUY" and t.about == TEXAS
    assert t.refuses(0, "ROLL") == "WRONG_MOMENT" and t.refuses(1, "ROLL") == "NOT_ASKED"


@pytest.mark.clause("HN-10")
def test_chance_speaks_only_when_it_is_asked_and_says_only_what_dice_can_show(table: Table) -> None:
    t = table()
    assert t.refuses(CHANCE, "OUTCOME a=1 b=2") == "NO_SUCH_OUTCOME"
    t.say(0, "ROLL")
    for a, b in ((0, 1), (7, 1), (1, 0), (1, 7), (-1, 2)):
        assert t.refuses(CHANCE, f"OUTCOME a={a} b={b}") == "NO_SUCH_OUTCOME"
    assert t.core.ways() == 36
    assert {t.core.nth_way(k)[1:3] for k in range(36)} == {(a, b) for a in range(1, 7) for b in range(1, 7)}


@pytest.mark.clause("HN-11")
def test_doubles_resolve_the_space_and_then_roll_again(table: Table) -> None:
    t = table(owner=own(1, MALL), at={0: 7})
    t.roll(0, 1, 1)
    assert t.cash[:2] == [START - 80 * K, START + 80 * K]
    assert t.asked == [0] and t.question == "ASK_TURN" and t.turns == 1
    t.roll(0, 1, 3)
    t.say(0, "BUY")
    assert t.asked == [1] and t.turns == 2


@pytest.mark.clause("HN-11")
def test_after_doubles_buying_comes_before_the_next_roll(table: Table) -> None:
    t = table(at={0: 35}).roll(0, 1, 1)
    assert t.question == "ASK_BUY" and t.refuses(0, "ROLL") == "WRONG_MOMENT"
    t.say(0, "BUY")
    assert t.question == "ASK_TURN" and t.asked == [0]


@pytest.mark.clause("HN-11", "HN-50")
def test_the_third_double_in_a_row_goes_to_jail_unmoved_and_unresolved(table: Table) -> None:
    t = table(at={0: 16}, owner=own(1, 30 - 6))
    t.roll(0, 1, 1).say(0, "BUY")
    t.roll(0, 1, 1)
    assert t.at[0] == 20 and t.asked == [0] and t.doubles == 2
    t.roll(0, 2, 2)
    assert (t.at[0], t.jail[0]) == (JAIL, 1), "straight to Jail"
    assert t.cash[:2] == [START - 1_800 * K, START], "no rent for the space the third roll would have reached"
    assert t.asked == [1]


@pytest.mark.clause("HN-11", "HN-50")
def test_the_third_double_pays_no_salary_even_if_it_would_have_passed_go(table: Table) -> None:
    t = table(at={0: 32}, doubles=2).roll(0, 5, 5)
    assert (t.at[0], t.jail[0], t.cash[0]) == (JAIL, 1, START)


@pytest.mark.clause("HN-11")
def test_doubles_are_counted_within_one_turn_only(table: Table) -> None:
    t = table(seats=2, at={0: 6, 1: 6})
    t.roll(0, 2, 2).roll(0, 5, 5).roll(0, 2, 3).say(0, "BUY").roll(1, 1, 3)
    assert t.asked == [0] and t.doubles == 0
    t.roll(0, 5, 5).say(0, "BUY")
    assert (t.at[0], t.jail[0]) == (35, 0) and t.asked == [0]


@pytest.mark.clause("HN-11", "HN-50")
def test_no_second_turn_for_doubles_that_lead_to_jail(table: Table) -> None:
    t = table(at={0: GO_TO_JAIL - 4}).roll(0, 2, 2)
    assert t.jail[0] == 1 and t.asked == [1]


@pytest.mark.clause("HN-12")
@pytest.mark.parametrize(("at", "first", "second"), [(36, 1, 3), (39, 4, 6), (34, 3, 3)])
def test_go_pays_when_passed_and_when_landed_on(table: Table, at: int, first: int, second: int) -> None:
    t = table(at={0: at}).roll(0, first, second)
    assert t.cash[0] == START + SALARY
    assert t.paid(For.SALARY) == [(-1, 0, 2 * M)]


@pytest.mark.clause("HN-12")
def test_standing_on_go_and_leaving_it_pays_nothing(table: Table) -> None:
    t = table().roll(0, 4, 6)
    assert t.cash[0] == START


@pytest.mark.clause("HN-12")
def test_go_pays_on_the_way_of_a_card(table: Table) -> None:
    t = table(at={0: 30}).roll(0, 2, 4).draw("CH02")
    assert t.at[0] == 11 and t.cash[0] == START + SALARY


@pytest.mark.clause("HN-12")
def test_go_pays_nothing_for_a_card_that_leads_forward_without_passing_it(table: Table) -> None:
    t = table(at={0: 1}).roll(0, 2, 4).draw("CH04")
    assert t.at[0] == TIMES_SQUARE and t.cash[0] == START


@pytest.mark.clause("HN-12")
def test_go_pays_twice_in_one_turn(table: Table) -> None:
    t = table(at={0: 38}).roll(0, 1, 3)
    assert t.at[0] == 2 and t.cash[0] == START + SALARY
    t.draw("CC01")
    assert t.at[0] == 0 and t.cash[0] == START + 2 * SALARY
    assert t.asked == [1]


@pytest.mark.clause("HN-12")
def test_go_pays_twice_in_one_turn_by_chance_too(table: Table) -> None:
    t = table(at={0: 39}).roll(0, 3, 5).draw("CH01")
    assert t.at[0] == 0 and t.cash[0] == START + 2 * SALARY
