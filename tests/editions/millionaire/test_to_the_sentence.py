"""What a close reading of the booklet found — pages 6, 8, 10 and 11."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import For

from .helpers import BROWN, DARK_BLUE, DREAM, FREE_HOUSE, GADGET, MOTOR, RENT_FREE, START, TAKE_OVER, K, built, in_debt, lay, own


@pytest.mark.clause("ML-20", "ML-50")
def test_after_buying_the_last_lot_of_a_set_one_builds_before_the_next_one_rolls(table: Table) -> None:
    t = lay(table, owner=own(0, MOTOR)).roll(0, 1, 2).say(0, "BUY")
    assert t.question == "ASK_END" and t.asked == [0] and t.answers(0) == {"END_TURN"}
    assert t.refuses(1, "ROLL") == "NOT_ASKED" and t.refuses(0, "ROLL") == "WRONG_MOMENT"
    t.say(0, f"BUILD space={GADGET}").say(0, f"BUILD space={MOTOR}")
    assert t.level[GADGET] == t.level[MOTOR] == 1 and t.question == "ASK_END"
    t.say(0, "END_TURN")
    assert t.asked == [1] and t.question == "ASK_TURN"


@pytest.mark.clause("ML-20", "ML-63")
def test_it_is_asked_only_where_something_could_be_done(table: Table) -> None:
    assert lay(table).roll(0, 1, 3).say(0, "BUY").asked == [1], "no set"
    t = lay(table, owner=own(0, *BROWN), cash={0: 24 * K}).roll(0, 1, 3).say(0, "BUY")
    assert t.asked == [1], "no money for a house"
    t = lay(table, owner=own(0, DREAM), mortgaged=[DREAM]).roll(0, 3, 5)
    assert t.question == "ASK_END" and t.say(0, f"REDEEM space={DREAM}").say(0, "END_TURN").asked == [1]
    t = lay(table, owner=own(0, *BROWN), at={0: 20}).roll(0, 1, 3)
    assert t.jail[0] == 1 and t.asked == [1], "not on the way to Jail"


@pytest.mark.clause("ML-34", "ML-20")
def test_a_card_in_the_hand_is_no_reason_to_ask(table: Table) -> None:
    assert lay(table, hand={0: [FREE_HOUSE]}).roll(0, 3, 5).asked == [1]


@pytest.mark.clause("ML-32")
def test_a_rent_free_card_is_played_when_the_rent_has_become_a_debt(table: Table) -> None:
    t = lay(table, owner=own(1, *DARK_BLUE), level=built(5, *DARK_BLUE), at={0: 28}, hand={0: [RENT_FREE]}).roll(0, 1, 2)
    assert t.question == "ASK_RENT"
    t.say(0, "PAY_RENT")
    assert t.question == "ASK_RAISE" and t.refuses(1, "WAIVE_DEBT") == "WRONG_MOMENT"
    t.say(0, "WAIVE_DEBT")
    assert t.cash[0] == START and t.happened("RENT_WAIVED") and t.asked == [1] and t.pile_of(2) == [RENT_FREE]


@pytest.mark.clause("ML-32")
def test_without_such_a_card_or_for_another_debt_it_is_refused(table: Table) -> None:
    assert in_debt(table, hand={2: [TAKE_OVER]}).refuses(0, "WAIVE_DEBT") == "NO_CARD"
    t = lay(table, hand={0: [RENT_FREE]}, cash={0: 10 * K}).roll(0, 1, 1).draw("ML05")
    assert t.question == "ASK_RAISE" and t.refuses(0, "WAIVE_DEBT") == "NO_RENT_OWED"
    assert lay(table, hand={0: [RENT_FREE]}).refuses(0, "WAIVE_DEBT") == "WRONG_MOMENT"


@pytest.mark.clause("ML-61")
def test_a_house_that_cost_nothing_refunds_half_of_nothing(table: Table) -> None:
    t = lay(table, owner=own(0, *BROWN) | own(1, *DARK_BLUE), level=built(5, *DARK_BLUE), at={0: 28}, hand={0: [FREE_HOUSE]})
    t.say(0, f"FREE_HOUSE space={MOTOR}").roll(0, 1, 2)
    assert t.question == "ASK_RAISE"
    t.say(0, f"SELL space={MOTOR}")
    assert t.paid(For.SALE) in ([], [(-1, 0, 0)]) and t.cash[0] == START


@pytest.mark.clause("ML-61")
def test_of_a_hotel_over_a_free_house_half_its_own_price_comes_back(table: Table) -> None:
    t = lay(table, owner=own(0, *BROWN) | own(1, *DARK_BLUE), level=built(5, *DARK_BLUE) | built(4, GADGET) | built(5, MOTOR),
            spent={MOTOR: 40 * K, GADGET: 40 * K}, at={0: 28}).roll(0, 1, 2)
    t.say(0, f"SELL space={MOTOR}")
    assert t.paid(For.SALE) == [(-1, 0, 5 * K)] and t.level[MOTOR] == 4 and t.spent[MOTOR] == 30 * K


@pytest.mark.clause("ML-66")
def test_all_together_end_and_count_now(table: Table) -> None:
    t = lay(table, owner=own(2, *DARK_BLUE)).say(1, "PROPOSE_STOP").say(0, "AGREE").say(2, "AGREE")
    assert t.ending == "AGREED" and t.won == [2]


@pytest.mark.clause("ML-67")
def test_a_table_without_deals_is_offered_a_limit(table: Table) -> None:
    t = lay(table, round=31).roll(0, 3, 5)
    assert t.question == "ASK_LIMIT" and t.say(1, "GO_ON").question == "ASK_TURN" and t.stall_told == 1
