"""Jail: the ways in, the ways out, and what a player can do inside."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.rules.words import BANK, For

from .helpers import CELL, DARK_BLUE, FENWAY, FINE, JAIL, MALL, OHARE, ORANGE, PURPLE, START, TEXAS, K, M, built, own


@pytest.mark.clause("HN-50")
def test_the_space_sends_to_jail_without_salary_and_ends_the_turn(table: Table) -> None:
    t = table(at={0: 27}).roll(0, 1, 2)
    assert (t.at[0], t.jail[0], t.cash[0]) == (JAIL, 1, START) and t.asked == [1]


@pytest.mark.clause("HN-50")
@pytest.mark.parametrize(("at", "card"), [(33, "CH10"), (30, "CC03")])
def test_a_card_sends_to_jail_past_go_without_salary(table: Table, at: int, card: str) -> None:
    t = table(at={0: at}).roll(0, 1, 2).draw(card)
    assert (t.at[0], t.jail[0], t.cash[0]) == (JAIL, 1, START) and t.asked == [1]


@pytest.mark.clause("HN-50")
def test_three_doubles_send_to_jail(table: Table) -> None:
    t = table(doubles=2).roll(0, 4, 4)
    assert (t.at[0], t.jail[0]) == (JAIL, 1) and t.asked == [1]


@pytest.mark.clause("HN-51")
def test_landing_there_by_dice_is_just_visiting(table: Table) -> None:
    t = table(at={0: 7}).roll(0, 1, 2)
    assert (t.at[0], t.jail[0], t.cash[0]) == (JAIL, 0, START)
    t.roll(1, 4, 6).roll(2, 4, 6)
    assert t.answers(0) == {"ROLL"} and t.refuses(0, "PAY_FINE") == "NOT_IN_JAIL"
    t.roll(0, 4, 6)
    assert t.at[0] == 20, "on in the usual manner"


@pytest.mark.clause("HN-51")
def test_a_visitor_and_a_prisoner_share_the_corner(table: Table) -> None:
    t = table(jail={1: 2}, at={0: 7}).roll(0, 1, 2)
    assert t.at[:2] == [JAIL, JAIL] and t.jail[:2] == [0, 2]


@pytest.mark.clause("HN-52")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_doubles_on_any_of_three_turns_go_free_by_that_roll_without_another_turn(table: Table, turn: int) -> None:
    t = table(jail={0: turn}).roll(0, 5, 5)
    assert (t.at[0], t.jail[0], t.cash[0]) == (20, 0, START)
    assert t.asked == [1], "no extra turn"


@pytest.mark.clause("HN-52", "HN-30")
def test_the_space_reached_by_the_doubles_is_resolved(table: Table) -> None:
    t = table(jail={0: 1}, owner=own(1, CELL)).roll(0, 1, 1)
    assert t.at[0] == CELL and t.paid(For.RENT) == [(0, 1, 80 * K)] and t.asked == [1]


@pytest.mark.clause("HN-52", "HN-55")
def test_without_doubles_one_stays_and_tries_again_next_turn(table: Table) -> None:
    t = table(seats=2, jail={0: 1})
    for turn in (2, 3):
        t.roll(0, 1, 2)
        assert (t.at[0], t.jail[0], t.cash[0]) == (JAIL, turn, START) and t.asked == [1]
        t.roll(1, 4, 6)
    assert t.asked == [0] and t.answers(0) == {"ROLL"}
    t.roll(0, 2, 2).say(0, "BUY")
    assert t.at[0] == 14 and t.jail[0] == 0 and t.cash[0] == START - 1_600 * K, "doubles at last: no fine"


@pytest.mark.clause("HN-53")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_card_opens_the_door_on_any_turn_and_then_one_rolls(table: Table, turn: int) -> None:
    t = table(jail={0: turn}, kept={"CC02": 0}).say(0, "USE_CARD card=1")
    assert t.jail[0] == 0 and t.asked == [0] and t.question == "ASK_TURN"
    t.roll(0, 4, 6)
    assert t.at[0] == 20 and t.cash[0] == START


@pytest.mark.clause("HN-53", "HN-11")
def test_after_the_card_doubles_give_another_turn(table: Table) -> None:
    t = table(jail={0: 1}, kept={"CH11": 0}).say(0, "USE_CARD card=0").roll(0, 5, 5)
    assert t.at[0] == 20 and t.asked == [0]


@pytest.mark.clause("HN-53")
def test_a_card_one_does_not_hold_does_not_help(table: Table) -> None:
    t = table(jail={0: 1}, kept={"CH11": 1})
    assert t.refuses(0, "USE_CARD card=0") == "NO_CARD" and t.refuses(0, "USE_CARD card=1") == "NO_CARD"
    assert t.refuses(0, "USE_CARD card=2") == "UNKNOWN" and t.refuses(0, "USE_CARD card=-1") == "UNKNOWN"


@pytest.mark.clause("HN-53", "HN-56", "HN-60")
def test_a_card_bought_or_traded_for_in_jail_helps_at_once(table: Table) -> None:
    t = table(jail={0: 3}, kept={"CH11": 1}, owner=own(0, MALL))
    t.say(0, "OFFER to=1 want=card0 money=300_000").say(1, "ACCEPT").say(0, "USE_CARD card=0")
    assert t.jail[0] == 0 and t.cash[0] == START - 300 * K
    t = table(jail={0: 3}, kept={"CH11": 1}, owner=own(0, MALL))
    t.say(1, f"OFFER to=0 give=card0 want={MALL}").say(0, "ACCEPT").say(0, "USE_CARD card=0")
    assert t.jail[0] == 0 and t.owner[MALL] == 1


@pytest.mark.clause("HN-54")
@pytest.mark.parametrize("turn", [1, 2])
def test_the_fine_before_rolling_on_either_of_two_turns(table: Table, turn: int) -> None:
    t = table(jail={0: turn}).say(0, "PAY_FINE")
    assert t.paid(For.FINE) == [(0, BANK, FINE)] and t.jail[0] == 0 and t.asked == [0]
    t.roll(0, 5, 5)
    assert t.at[0] == 20 and t.asked == [0], "free: doubles roll again"


@pytest.mark.clause("HN-54")
def test_the_fine_is_not_taken_before_the_third_roll(table: Table) -> None:
    t = table(jail={0: 3})
    assert t.refuses(0, "PAY_FINE") == "TOO_LATE_TO_PAY" and t.answers(0) == {"ROLL"}


@pytest.mark.clause("HN-54", "HN-90")
def test_the_fine_needs_the_cash_which_may_be_raised_first(table: Table) -> None:
    t = table(jail={0: 1}, cash={0: FINE - 1}, owner=own(0, MALL))
    assert t.refuses(0, "PAY_FINE") == "TOO_POOR"
    t.say(0, f"MORTGAGE space={MALL}").say(0, "PAY_FINE")
    assert t.jail[0] == 0


@pytest.mark.clause("HN-54")
def test_nobody_pays_for_another_or_out_of_turn(table: Table) -> None:
    t = table(jail={1: 1})
    assert t.refuses(1, "PAY_FINE") == "NOT_ASKED" and t.refuses(0, "PAY_FINE") == "NOT_IN_JAIL"


@pytest.mark.clause("HN-55")
def test_after_the_third_miss_the_fine_is_paid_and_that_roll_moved(table: Table) -> None:
    t = table(jail={0: 3}, owner=own(1, *ORANGE)).roll(0, 4, 2)
    assert t.paid(For.FINE) == [(0, BANK, FINE)] and t.paid(For.RENT) == [(0, 1, 280 * K)]
    assert (t.at[0], t.jail[0], t.cash[0]) == (16, 0, START - FINE - 280 * K) and t.asked == [1]


@pytest.mark.clause("HN-55", "HN-90")
def test_who_cannot_pay_the_third_time_raises_it_and_then_moves(table: Table) -> None:
    t = table(jail={0: 3}, cash={0: 100 * K}, owner=own(0, MALL)).roll(0, 4, 6)
    assert t.question == "ASK_RAISE" and (t.about, t.owed) == (BANK, FINE) and t.at[0] == JAIL
    assert t.refuses(0, "SETTLE") == "TOO_POOR" and t.refuses(0, "GIVE_UP") == "CAN_STILL_PAY"
    t.say(0, f"MORTGAGE space={MALL}").say(0, "SETTLE")
    assert t.at[0] == 20 and t.cash[0] == 200 * K and t.asked == [1]


@pytest.mark.clause("HN-55", "HN-92")
def test_who_cannot_raise_it_is_bankrupt_to_the_bank_and_does_not_move(table: Table) -> None:
    t = table(jail={0: 3}, cash={0: 100 * K}, owner=own(0, TEXAS), kept={"CC02": 0}).roll(0, 4, 6).say(0, "GIVE_UP")
    assert t.playing == [1, 2] and t.pile_of(1) == ["CC02"]
    assert t.question == "ASK_OPEN_AUCTION" and t.about == TEXAS and t.asked == [1, 2]
    t.passes(1, 2)
    assert t.asked == [1] and not t.happened("MOVED")


@pytest.mark.clause("HN-56", "HN-70", "HN-72", "HN-80", "HN-81")
def test_in_jail_one_builds_sells_mortgages_and_lifts(table: Table) -> None:
    t = table(jail={0: 1}, owner=own(0, *PURPLE, MALL))
    t.say(0, f"BUILD space={TEXAS}").say(0, f"SELL space={TEXAS}")
    t.say(0, f"MORTGAGE space={MALL}").say(0, f"REDEEM space={MALL}")
    assert t.cash[0] == START - 250 * K - 60 * K and t.jail[0] == 1


@pytest.mark.clause("HN-56", "HN-60")
def test_in_jail_one_trades_properties_and_on_others_turns_too(table: Table) -> None:
    t = table(jail={1: 2}, owner=own(1, MALL) | own(2, OHARE))
    t.say(1, f"OFFER to=2 give={MALL} want={OHARE}").say(2, "ACCEPT")
    assert (t.owner[MALL], t.owner[OHARE]) == (2, 1)


@pytest.mark.clause("HN-56", "HN-22")
def test_in_jail_one_bids(table: Table) -> None:
    t = table(jail={1: 1}).roll(0, 1, 2).say(0, "DECLINE").say(1, "BID money=10_000").passes(0, 2)
    assert t.owned_by(1) == [TEXAS]


@pytest.mark.clause("HN-56", "HN-30")
def test_in_jail_one_collects_rent(table: Table) -> None:
    t = table(jail={1: 1}, owner=own(1, *DARK_BLUE), level=built(1, *DARK_BLUE), at={0: 34}).roll(0, 1, 2)
    assert t.at[0] == FENWAY and t.paid(For.RENT) == [(0, 1, 1_750 * K)] and t.cash[1] == START + 1_750 * K


@pytest.mark.clause("HN-56", "HN-40")
def test_in_jail_one_pays_and_gets_what_the_cards_of_others_say(table: Table) -> None:
    t = table(jail={1: 1}, at={0: 14}).roll(0, 1, 2).draw("CC12")
    assert t.cash[:3] == [START + 1 * M, START - 500 * K, START - 500 * K] and t.jail[1] == 1
