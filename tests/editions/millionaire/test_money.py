"""Raising money, mortgages, deals, and leaving the game."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import For

from .helpers import (
    ADVENTURE,
    BROWN,
    CASTLE,
    DARK_BLUE,
    DREAM,
    FREE_HOUSE,
    GADGET,
    MILLION,
    MOTOR,
    ORANGE,
    PALACE,
    PINK,
    RENT_FREE,
    START,
    STYLE,
    TAKE_OVER,
    K,
    built,
    hand_of,
    in_debt,
    lay,
    own,
)


@pytest.mark.clause("ML-60")
def test_no_selling_and_no_mortgage_unless_something_cannot_be_paid(table: Table) -> None:
    t = lay(table, owner=own(0, *BROWN, DREAM), level=built(1, *BROWN))
    for words in ("SELL space=1", "MORTGAGE space=10"):
        assert t.refuses(0, words) == "WRONG_MOMENT"
    t.roll(0, 1, 3).say(0, "DECLINE")
    assert t.refuses(0, "MORTGAGE space=10") == "WRONG_MOMENT", "nor to bid"
    t = in_debt(table, owner=own(0, *BROWN, DREAM), level=built(1, *BROWN), cash={0: 545 * K})
    assert t.refuses(0, f"BUILD space={MOTOR}") == "IN_DEBT_FIRST", "what is owed builds no houses"
    assert {"SELL space=1", "MORTGAGE space=10"} <= t.business(0)
    assert t.refuses(1, "SELL space=30") == "WRONG_MOMENT", "the creditor is not short of anything"
    t = in_debt(table, owner=own(0, DREAM) | own(2, CASTLE), mortgaged=[DREAM], cash={0: 500 * K, 2: 1 * K})
    assert t.refuses(2, f"MORTGAGE space={CASTLE}") == "WRONG_MOMENT", "nor is anybody else"
    assert t.refuses(0, f"REDEEM space={DREAM}") == "IN_DEBT_FIRST"


@pytest.mark.clause("ML-60")
def test_only_as_long_as_it_cannot_be_paid(table: Table) -> None:
    t = in_debt(table, owner=own(0, *BROWN, DREAM), level=built(1, *BROWN), cash={0: 545 * K}).say(0, "SELL space=1")
    assert t.cash[0] == 550 * K
    assert t.refuses(0, "SELL space=3") == "NOT_SHORT" and t.refuses(0, "MORTGAGE space=10") == "NOT_SHORT"
    t.say(0, "SETTLE")
    assert t.paid(For.RENT) == [(0, 1, 550 * K)]


@pytest.mark.clause("ML-61")
def test_houses_at_half_one_at_a_time_and_evenly(table: Table) -> None:
    t = in_debt(table, owner=own(0, *BROWN), level=built(2, MOTOR) | built(1, GADGET))
    assert t.refuses(0, "SELL space=3") == "UNEVEN" and t.refuses(0, "SELL space=1 whole=1") == "ONE_AT_A_TIME"
    t.say(0, "SELL space=1")
    assert t.level[MOTOR] == 1 and t.cash[0] == START + 5 * K


@pytest.mark.clause("ML-61")
def test_a_hotel_at_half_and_four_houses_in_its_place(table: Table) -> None:
    t = in_debt(table, owner=own(0, *BROWN), level=built(5, *BROWN))
    before = t.houses_left
    t.say(0, "SELL space=1")
    assert t.level[MOTOR] == 4 and t.cash[0] == START + 5 * K and t.houses_left == before - 4


@pytest.mark.clause("ML-61")
@pytest.mark.parametrize(("left", "level", "money"), [(0, 0, 25), (1, 1, 20), (3, 3, 10), (4, 4, 5)])
def test_houses_the_bank_lacks_are_paid_at_half(table: Table, left: int, level: int, money: int) -> None:
    t = in_debt(table, owner=own(0, *BROWN), level=built(5, *BROWN), houses_left=left).say(0, "SELL space=3")
    assert t.level[GADGET] == level and t.cash[0] == START + money * K and t.houses_left == left - level


@pytest.mark.clause("ML-62")
def test_the_buildings_on_that_property_come_first(table: Table) -> None:
    t = in_debt(table, owner=own(0, *PINK), level=built(1, CASTLE, DREAM))
    assert t.refuses(0, "MORTGAGE space=9") == "BUILT_ON"
    t.say(0, "MORTGAGE space=11")
    assert t.is_mortgaged(PALACE) and t.cash[0] == START + 20 * K
    t.say(0, "SELL space=9").say(0, "MORTGAGE space=9")
    assert t.cash[0] == START + 20 * K + 12_500 + 20 * K
    assert t.refuses(0, "MORTGAGE space=9") == "MORTGAGED"


@pytest.mark.clause("ML-63")
def test_repaying_costs_the_value_on_the_card_without_interest(table: Table) -> None:
    t = lay(table, owner=own(0, DREAM), mortgaged=[DREAM]).say(0, "REDEEM space=10")
    assert t.cash[0] == START - 20 * K and not t.is_mortgaged(DREAM)
    t = lay(table, owner=own(1, DREAM), mortgaged=[DREAM]).say(1, "REDEEM space=10")
    assert t.cash[1] == START - 20 * K, "between turns, too"


@pytest.mark.clause("ML-63")
@pytest.mark.parametrize("answer", ["LIFT", "LEAVE"])
def test_bought_mortgaged_repay_now_or_leave_it_without_a_fee(table: Table, answer: str) -> None:
    t = lay(table, owner=own(1, DREAM), mortgaged=[DREAM]).say(0, "OFFER to=1 want=10 money=5000").say(1, "ACCEPT")
    assert t.question == "ASK_LIFT" and t.asked == [0] and t.cash[0] == START - 5 * K
    t.say(0, answer)
    assert t.is_mortgaged(DREAM) == (answer == "LEAVE") and t.cash[0] == START - (25 if answer == "LIFT" else 5) * K


@pytest.mark.clause("ML-64")
def test_deals_at_any_moment_in_anybody_s_turn(table: Table) -> None:
    t = lay(table, owner=own(1, DREAM) | own(2, STYLE), kept={"CH07": 1})
    t.say(1, "OFFER to=2 give=10,card0 want=17 money=-20000").say(2, "ACCEPT")
    assert (t.owner[DREAM], t.owner[STYLE]) == (2, 1) and t.holds(2, "CH07") and t.cash[1] == START + 20 * K
    t.roll(0, 1, 3)
    t.say(2, "OFFER to=1 give=10 money=-1000").say(1, "REJECT")
    assert t.question == "ASK_BUY"
    t.say(0, "DECLINE").say(1, "OFFER to=0 give=17 money=-1000").say(0, "ACCEPT")
    assert t.owner[STYLE] == 0 and t.question == "ASK_OPEN_AUCTION"


@pytest.mark.clause("ML-64")
def test_a_shown_fortune_card_out_of_jail_can_be_dealt_no_other_can(table: Table) -> None:
    t = lay(table, hand={1: ["FO02", FREE_HOUSE]})
    card = t.card("FO02").kept
    assert t.refuses(1, f"OFFER to=0 give=card{card} money=-1000") == "NOT_OWNER", "face down it is nobody's business"
    t.say(1, "SHOW_CARD").say(1, f"OFFER to=0 give=card{card} money=-1000").say(0, "ACCEPT")
    assert t.holds(0, "FO02") and hand_of(t, 1) == [FREE_HOUSE] and t.refuses(1, "SHOW_CARD") == "NO_CARD"


@pytest.mark.clause("ML-64")
def test_buildings_on_a_property_are_sold_before_it_is(table: Table) -> None:
    t = lay(table, owner=own(0, *PINK), level=built(1, CASTLE))
    assert t.refuses(1, "OFFER to=0 want=9 money=1000") == "BUILT_ON"
    assert t.refuses(1, "OFFER to=0 want=10 money=1000") == "FINE", "nothing stands on this one"
    assert t.refuses(1, "OFFER to=0 money=1000") == "EMPTY_OFFER"


@pytest.mark.clause("ML-64")
def test_a_player_short_of_money_may_sell_property_to_another(table: Table) -> None:
    t = in_debt(table, owner=own(0, STYLE), cash={0: 500 * K}).say(0, "OFFER to=2 give=17 money=-60000").say(2, "ACCEPT")
    assert t.owner[STYLE] == 2 and t.question == "ASK_RAISE"
    t.say(0, "SETTLE")
    assert t.cash[0] == 10 * K


@pytest.mark.clause("ML-65")
def test_who_still_cannot_pay_hands_everything_to_the_creditor(table: Table) -> None:
    t = lay(table, owner=own(1, *DARK_BLUE) | own(0, *BROWN, DREAM), level=built(5, *DARK_BLUE) | built(1, *BROWN),
            cash={0: 7 * K}, mortgaged=[DREAM], hand={0: [FREE_HOUSE], 2: [RENT_FREE]}, kept={"CH07": 0}, at={0: 28})
    t.roll(0, 1, 2).say(0, "PAY_RENT").say(0, "GIVE_UP")
    assert t.playing == [1, 2] and t.cash[:2] == [0, START + 17 * K], "the houses went to the bank at half"
    assert t.owned_by(1) == [*BROWN, DREAM, *DARK_BLUE] and t.holds(1, "CH07")
    assert hand_of(t, 0) == [] and hand_of(t, 1) == [FREE_HOUSE] and (t.held[0], t.held[1]) == (0, 1)
    assert [e.audience for e in t.news if e.name == "INHERITED_FORTUNE"] == [1 << 1]


@pytest.mark.clause("ML-65")
def test_owing_the_bank_the_properties_become_unowned_without_a_new_card(table: Table) -> None:
    t = lay(table, owner=own(0, DREAM, STYLE), cash={0: 5 * K}, mortgaged=[STYLE], hand={0: [FREE_HOUSE, TAKE_OVER]}, star={0: 1},
            kept={"CH07": 0}).roll(0, 1, 1).draw("ML07").say(0, "MORTGAGE space=10").say(0, "GIVE_UP")
    assert t.playing == [1, 2] and t.owner[DREAM] == t.owner[STYLE] == -1 and not t.is_mortgaged(STYLE)
    assert t.fortune == 0 and t.question == "ASK_TURN" and t.asked == [1], "and nothing is auctioned"
    assert t.pile_of(2) == [FREE_HOUSE, TAKE_OVER] and t.pile_of(0) == ["CH07"]
    t.roll(1, 4, 6)
    assert t.question == "ASK_BUY" and t.about == DREAM


@pytest.mark.clause("ML-65")
def test_giving_up_is_only_for_those_who_cannot_pay(table: Table) -> None:
    t = in_debt(table, owner=own(0, *ORANGE), cash={0: 500 * K})
    assert t.refuses(0, "GIVE_UP") == "CAN_STILL_PAY"
    for space in ORANGE[:2]:
        t.say(0, f"MORTGAGE space={space}")
    t.say(0, "SETTLE")
    assert t.cash[0] == 0 and t.owner[ADVENTURE] == 0


@pytest.mark.clause("ML-65")
def test_the_last_player_left_wins(table: Table) -> None:
    t = lay(table, seats=2, owner=own(1, *DARK_BLUE), level=built(5, *DARK_BLUE), at={0: 28}).roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.ending == "LAST_LEFT" and t.won == [1] and t.cash[1] < MILLION


@pytest.mark.clause("ML-65")
def test_a_card_just_taken_by_who_goes_out_is_thrown_away(table: Table) -> None:
    t = lay(table, fortune=True, owner=own(1, *DARK_BLUE), level=built(5, *DARK_BLUE), at={0: 28}).roll(0, 1, 2).draw(FREE_HOUSE)
    t.say(0, "PAY_RENT").say(0, "GIVE_UP")
    assert t.pile_of(2) == [FREE_HOUSE] and t.happened("LOST_FORTUNE") and t.drawn[0] == 0
