"""The turn: roll, Fortune card, space; GO, salaries and upgrading."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import For

from .helpers import (
    DREAM,
    FREE_PARKING,
    GO,
    GO_TO_JAIL,
    JAIL,
    MILLION,
    PARADISE,
    START,
    STYLE,
    SURFER,
    K,
    lay,
    own,
)


@pytest.mark.clause("ML-20")
def test_roll_then_the_card_then_the_space_then_the_next_player(table: Table) -> None:
    t = lay(table, fortune=True).say(0, "ROLL")
    t.fall(1, 3)
    assert t.question == "TOSS_FORTUNE" and t.about == SURFER
    t.draw("FO12")
    assert t.question == "ASK_BUY" and t.cash[0] == START, "the card waits for the space"
    t.say(0, "BUY")
    assert t.cash[0] == START - 15 * K + 20 * K and t.asked == [1]


@pytest.mark.clause("ML-20")
def test_doubles_give_no_extra_turn(table: Table) -> None:
    t = lay(table).roll(0, 4, 4)
    assert t.at[0] == JAIL and t.jail[0] == 0 and t.asked == [1]


@pytest.mark.clause("ML-20")
def test_doubles_roll_again_where_the_table_wants_it_and_the_third_goes_to_jail(table: Table) -> None:
    t = lay(table, options={"doubles": True}).roll(0, 4, 4)
    assert t.asked == [0] and t.question == "ASK_TURN"
    t.roll(0, 4, 4)
    assert t.at[0] == FREE_PARKING and t.asked == [0]
    t.roll(0, 2, 2)
    assert t.jail[0] == 1 and t.at[0] == JAIL and t.asked == [1]


@pytest.mark.clause("ML-21")
@pytest.mark.parametrize(("star", "salary"), [(0, 150 * K), (1, 200 * K), (2, 250 * K)])
def test_go_pays_by_level_landed_on_or_passed(table: Table, star: int, salary: int) -> None:
    for first, second in ((1, 1), (6, 4)):
        t = lay(table, star={0: star}, at={0: 30}).roll(0, first, second)
        assert t.paid(For.SALARY) == [(-1, 0, salary)] and t.cash[0] == START + salary
        assert t.question == ("ASK_UPGRADE" if star < 2 else "ASK_TURN")


@pytest.mark.clause("ML-21")
def test_a_card_that_leads_past_go_pays_too(table: Table) -> None:
    t = lay(table, at={0: 24}).roll(0, 2, 3).draw("CH03")
    assert t.at[0] == STYLE and t.cash[0] == START + 150 * K
    assert t.question == "ASK_UPGRADE", "before the space is resolved"
    t.say(0, "KEEP_LEVEL")
    assert t.question == "ASK_BUY"


@pytest.mark.clause("ML-21")
def test_backwards_past_go_pays_nothing(table: Table) -> None:
    t = lay(table, fortune=True).roll(0, 2, 1).draw("FO20").say(0, "BUY")
    assert t.question == "TOSS_BACK"
    t.fall(3, 2)
    assert t.at[0] == 30 and t.paid(For.SALARY) == []


@pytest.mark.clause("ML-22")
def test_upgrading_costs_50k_of_the_salary_and_the_new_level_counts_from_then_on(table: Table) -> None:
    t = lay(table, at={0: 30}).roll(0, 1, 1)
    assert t.answers(0) == {"UPGRADE", "KEEP_LEVEL"}
    t.say(0, "UPGRADE")
    assert t.star[0] == 1 and t.cash[0] == START + 100 * K and t.paid(For.UPGRADE) == [(0, -1, 50 * K)]


@pytest.mark.clause("ML-22")
def test_one_step_at_a_time_and_never_beyond_five_stars(table: Table) -> None:
    t = lay(table, at={0: 30, 1: 30}, star={1: 1}).roll(0, 1, 1).say(0, "UPGRADE")
    assert t.star[0] == 1 and t.asked == [1] and t.refuses(0, "UPGRADE") == "NOT_ASKED", "one step for one salary"
    t.roll(1, 1, 1).say(1, "UPGRADE")
    assert t.star[1] == 2
    t = lay(table, at={0: 30}, star={0: 2}).roll(0, 1, 1)
    assert t.asked == [1], "there is nothing above five stars"


@pytest.mark.clause("ML-22")
def test_an_upgrade_and_a_card_in_one_move_are_two_steps(table: Table) -> None:
    t = lay(table, fortune=True, at={0: 30}).roll(0, 1, 2).say(0, "UPGRADE")
    assert [(e.what, e.how) for e in t.news if e.name == "LEVEL"] == [(1, 1)] and t.cash[0] == START + 100 * K
    t.draw("FO22").say(0, "BUY")
    assert [(e.what, e.how) for e in t.news if e.name == "LEVEL"] == [(2, 1)]


@pytest.mark.clause("ML-22")
def test_upgrading_elsewhere_is_refused(table: Table) -> None:
    t = lay(table)
    assert t.refuses(0, "UPGRADE") == "WRONG_MOMENT" and t.refuses(1, "UPGRADE") == "NOT_ASKED"


@pytest.mark.clause("ML-22")
def test_the_price_is_an_option_and_who_cannot_pay_it_is_not_asked(table: Table) -> None:
    t = lay(table, options={"upgrade_price": 120 * K}, at={0: 30}).roll(0, 1, 1).say(0, "UPGRADE")
    assert t.cash[0] == START + 30 * K
    t = lay(table, options={"upgrade_price": 500 * K}, at={0: 30}, cash={0: 10 * K}).roll(0, 1, 1)
    assert t.asked == [1]


@pytest.mark.clause("ML-23")
def test_an_unowned_property_is_bought_at_its_price_or_auctioned(table: Table) -> None:
    t = lay(table).roll(0, 4, 6)
    assert t.question == "ASK_BUY" and t.answers(0) == {"BUY", "DECLINE"}
    t.say(0, "BUY")
    assert t.owner[DREAM] == 0 and t.cash[0] == START - 35 * K
    t = lay(table).roll(0, 4, 6).say(0, "DECLINE")
    assert t.question == "ASK_OPEN_AUCTION" and t.asked == [0, 1, 2]


@pytest.mark.clause("ML-23")
def test_the_turn_goes_on_until_it_is_sold(table: Table) -> None:
    t = lay(table).roll(0, 4, 6).say(0, "DECLINE")
    assert t.refuses(1, "ROLL") == "WRONG_MOMENT"
    t.say(2, "BID money=1000").passes(0, 1)
    assert t.owner[DREAM] == 2 and t.asked == [1] and t.question == "ASK_TURN"


@pytest.mark.clause("ML-24")
def test_rent_for_another_player_s_property_nothing_for_one_s_own(table: Table) -> None:
    t = lay(table, owner=own(1, DREAM)).roll(0, 4, 6)
    assert t.cash[:2] == [START - 20 * K, START + 20 * K]
    t = lay(table, owner=own(0, DREAM)).roll(0, 4, 6)
    assert t.cash[:2] == [START, START] and t.asked == [1]


@pytest.mark.clause("ML-25")
def test_chance_and_lifestyle_cards_are_followed_and_go_to_the_bottom(table: Table) -> None:
    t = lay(table).roll(0, 1, 1).draw("ML04")
    assert t.cash[0] == START + 5 * K and t.pile_of(1) == ["ML04"]
    t.roll(1, 2, 3).draw("CH09")
    assert t.cash[1] == START - 100 * K and t.pile_of(0) == ["CH09"]


@pytest.mark.clause("ML-25")
def test_used_cards_come_again_in_their_order_once_all_are_seen(table: Table) -> None:
    names = [f"ML{n:02}" for n in range(1, 15)]
    t = lay(table, used={"Millionaire Lifestyle": [*names[2:], *names[:2]]}).roll(0, 1, 1)
    assert t.cash[0] == START + 20 * K and t.pile_of(1)[-1] == "ML03"


@pytest.mark.clause("ML-25")
def test_get_out_of_jail_free_is_kept(table: Table) -> None:
    t = lay(table).roll(0, 2, 3).draw("CH07")
    assert t.holds(0, "CH07") and t.pile_of(0) == []


@pytest.mark.clause("ML-25")
def test_cards_that_move(table: Table) -> None:
    t = lay(table).roll(0, 2, 3).draw("CH01")
    assert t.at[0] == GO and t.cash[0] == START + 150 * K
    t = lay(table).roll(0, 2, 3).draw("CH02")
    assert t.at[0] == PARADISE and t.question == "ASK_BUY"
    t = lay(table).roll(0, 2, 3).draw("CH04")
    assert t.at[0] == JAIL and t.jail[0] == 0
    t = lay(table).roll(0, 2, 3).draw("CH05")
    assert t.at[0] == 2 and t.question == "TOSS_CARD"


@pytest.mark.clause("ML-25")
def test_repairs_count_houses_and_hotels(table: Table) -> None:
    t = lay(table, owner=own(0, 1, 3, 30, 31), level={1: 2, 3: 2, 30: 5, 31: 5}, cash={0: MILLION - 1}).roll(0, 2, 3).draw("CH12")
    assert t.cash[0] == MILLION - 1 - 4 * 5 * K - 2 * 20 * K


@pytest.mark.clause("ML-26")
def test_go_to_jail_ends_the_turn_without_a_salary(table: Table) -> None:
    t = lay(table, at={0: 20}).roll(0, 1, 3)
    assert t.at[0] == JAIL and t.jail[0] == 1 and t.cash[0] == START and t.asked == [1]
    assert t.edition.spaces[GO_TO_JAIL].name == "Go to Jail"


@pytest.mark.clause("ML-26")
def test_just_visiting_and_free_parking_do_nothing(table: Table) -> None:
    for start, to in ((0, JAIL), (8, FREE_PARKING)):
        t = lay(table, at={0: start}).roll(0, 5, 3)
        assert t.at[0] == to and t.jail[0] == 0 and t.cash[:3] == [START] * 3 and t.asked == [1]
