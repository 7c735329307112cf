"""Rent that must be asked for, where the table plays so."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo import Action
from passgo.rules.words import For

from .helpers import ATLANTA, CELL, INTERNET, MALL, OHARE, PURPLE, START, TEXAS, TIMES_SQUARE, K, M, built, own

CLAIM = f"CLAIM space={TEXAS} debtor=0"


def owing(table: Table, seats: int = 4, **changes: Any) -> Dealer:
    """Seat 0 has landed on seat 2's Texas Stadium, and nobody has asked for the rent."""
    t = table(seats=seats, options={"rent": "claimed"}, owner=own(2, TEXAS), **changes).roll(0, 1, 2)
    assert t.happened("RENT_OPEN") and t.cash[0] == START
    return t


@pytest.mark.clause("HN-33")
def test_rent_is_collected_by_itself_unless_the_table_plays_otherwise(table: Table) -> None:
    t = table(owner=own(2, TEXAS)).roll(0, 1, 2)
    assert t.cash[2] == START + 40 * K and t.claims == 0
    assert t.refuses(2, CLAIM) == "NOTHING_TO_CLAIM"


@pytest.mark.clause("HN-33")
def test_asked_for_in_time_it_is_paid(table: Table) -> None:
    t = owing(table).say(2, CLAIM)
    assert t.paid(For.RENT) == [(0, 2, 40 * K)] and t.cash[2] == START + 40 * K
    assert t.asked == [1], "play goes on where it was"
    assert t.refuses(2, CLAIM) == "NOTHING_TO_CLAIM", "once only"


@pytest.mark.clause("HN-33")
def test_only_the_owner_asks_and_only_whoever_landed_pays(table: Table) -> None:
    t = owing(table)
    assert [t.refuses(seat, CLAIM) for seat in range(4)] == ["NOTHING_TO_CLAIM", "NOTHING_TO_CLAIM", "FINE", "NOTHING_TO_CLAIM"]
    assert t.refuses(2, f"CLAIM space={TEXAS} debtor=1") == "NOTHING_TO_CLAIM"
    assert t.refuses(2, f"CLAIM space={MALL} debtor=0") == "NOTHING_TO_CLAIM"
    assert f"CLAIM space={TEXAS}" in t.business(2) and f"CLAIM space={TEXAS}" not in t.business(1)


@pytest.mark.clause("HN-33")
def test_it_may_still_be_asked_for_after_the_next_player_has_rolled(table: Table) -> None:
    t = owing(table).roll(1, 4, 6)
    assert t.asked == [2]
    t.say(2, CLAIM)
    assert t.cash[2] == START + 40 * K


@pytest.mark.clause("HN-33")
def test_it_is_lost_the_moment_the_second_player_following_rolls(table: Table) -> None:
    t = owing(table).roll(1, 4, 6)
    assert t.refuses(2, CLAIM) == "FINE", "the second player is asked, but has not rolled"
    t.say(2, "ROLL")
    assert t.happened("RENT_LOST") and t.claims == 0 and t.cash[0] == START
    t.fall(4, 6)
    assert t.refuses(2, CLAIM) == "NOTHING_TO_CLAIM"


@pytest.mark.clause("HN-33")
def test_doubles_of_the_next_player_do_not_count_as_the_second_player(table: Table) -> None:
    t = owing(table, at={1: 6}).roll(1, 2, 2).roll(1, 5, 5)
    assert t.asked == [1] and t.refuses(2, CLAIM) == "FINE"
    t.roll(1, 4, 1).say(1, "BUY")
    assert t.asked == [2] and t.refuses(2, CLAIM) == "FINE"
    t.say(2, "ROLL")
    assert t.claims == 0


@pytest.mark.clause("HN-33")
def test_own_doubles_do_not_count_either(table: Table) -> None:
    t = table(seats=4, options={"rent": "claimed"}, owner=own(2, MALL), at={0: 7}).roll(0, 1, 1)
    assert t.asked == [0]
    t.roll(0, 1, 3).say(0, "BUY").roll(1, 4, 6)
    t.say(2, f"CLAIM space={MALL} debtor=0")
    assert t.cash[2] == START + 80 * K


@pytest.mark.clause("HN-33")
def test_with_two_players_the_second_following_is_the_debtor_again(table: Table) -> None:
    t = table(seats=2, options={"rent": "claimed"}, owner=own(1, TEXAS)).roll(0, 1, 2).roll(1, 4, 6)
    assert t.asked == [0] and t.refuses(1, CLAIM) == "FINE"
    t.say(0, "ROLL")
    assert t.claims == 0


@pytest.mark.clause("HN-33")
def test_rolling_in_jail_is_rolling_too_but_paying_the_fine_is_not(table: Table) -> None:
    t = owing(table, jail={2: 1}).roll(1, 4, 6).say(2, "PAY_FINE")
    assert t.refuses(2, CLAIM) == "FINE"
    t.say(2, "ROLL")
    assert t.claims == 0


@pytest.mark.clause("HN-33")
def test_several_rents_are_asked_for_one_by_one(table: Table) -> None:
    t = table(seats=4, options={"rent": "claimed"}, owner=own(2, MALL, CELL) | own(3, TEXAS), at={0: 7})
    t.roll(0, 1, 1).roll(0, 1, 2).roll(1, 1, 2)
    assert t.claims == 3
    t.say(2, f"CLAIM space={MALL} debtor=0").say(3, f"CLAIM space={TEXAS} debtor=1").say(2, f"CLAIM space={CELL} debtor=0")
    assert t.cash[:4] == [START - 200 * K, START - 40 * K, START + 200 * K, START + 40 * K] and t.claims == 0


@pytest.mark.clause("HN-33")
def test_the_rent_is_that_of_the_moment_of_landing(table: Table) -> None:
    t = table(seats=4, options={"rent": "claimed"}, owner=own(2, *PURPLE)).roll(0, 1, 2)
    t.say(2, f"BUILD space={TEXAS}").say(2, CLAIM)
    assert t.paid(For.RENT) == [(0, 2, 80 * K)]


@pytest.mark.clause("HN-33", "HN-34", "HN-40")
def test_the_rent_a_card_asks_for_must_be_claimed_as_well(table: Table) -> None:
    t = table(options={"rent": "claimed"}, owner=own(2, CELL)).roll(0, 3, 4).draw("CH08").fall(2, 2)
    assert t.cash[0] == START and t.asked == [1]
    t.say(2, f"CLAIM space={CELL} debtor=0")
    assert t.paid(For.RENT) == [(0, 2, 400 * K)]


@pytest.mark.clause("HN-31", "HN-33")
def test_a_mortgaged_property_leaves_nothing_to_claim(table: Table) -> None:
    t = table(options={"rent": "claimed"}, owner=own(2, INTERNET), mortgaged=[INTERNET], at={0: 25}).roll(0, 1, 2)
    assert t.claims == 0


@pytest.mark.clause("HN-33", "HN-90", "HN-91")
def test_a_claim_can_bankrupt_somebody_between_two_turns(table: Table) -> None:
    t = table(seats=3, options={"rent": "claimed"}, owner=own(2, 37, TIMES_SQUARE), level=built(1, 37, TIMES_SQUARE),
              cash={0: 100 * K}, at={0: 36})
    t.roll(0, 1, 2)
    assert t.asked == [1]
    t.say(2, f"CLAIM space={TIMES_SQUARE} debtor=0")
    assert t.asked == [0] and t.owed == 2 * M
    t.say(0, "GIVE_UP")
    assert t.playing == [1, 2] and t.asked == [1] and t.cash[2] == START + 100 * K


@pytest.mark.clause("HN-33", "HN-90")
def test_who_is_short_of_money_may_ask_for_the_rent_he_is_owed(table: Table) -> None:
    t = table(seats=3, options={"rent": "claimed"}, owner=own(1, OHARE), cash={1: 600 * K}, at={0: 2, 1: 35})
    t.roll(0, 1, 2).roll(1, 1, 2)
    assert t.question == "ASK_RAISE" and t.asked == [1] and t.owed == 750 * K
    t.say(1, f"CLAIM space={OHARE} debtor=0").say(1, "SETTLE")
    assert t.cash[1] == 100 * K and t.playing == [0, 1, 2]


@pytest.mark.clause("HN-33", "HN-93")
def test_what_a_bankrupt_has_not_asked_for_is_lost_and_nobody_asks_him(table: Table) -> None:
    t = table(options={"rent": "claimed"}, owner=own(1, TEXAS) | own(2, ATLANTA), cash={1: 0}, at={1: 33})
    t.roll(0, 1, 2).roll(1, 1, 1)
    assert t.claims == 2 and t.asked == [1]
    t.roll(1, 1, 2).say(1, "GIVE_UP").passes(0, 2)
    assert t.playing == [0, 2] and t.claims == 0 and t.cash[:3] == [START, 0, START]


@pytest.mark.clause("HN-33")
def test_two_landings_on_one_space_are_asked_for_one_after_the_other(table: Table) -> None:
    t = table(options={"rent": "claimed"}, owner=own(2, TEXAS), claims=2, claim_owner={0: 2, 1: 2}, claim_debtor={0: 0, 1: 0},
              claim_space={0: TEXAS, 1: TEXAS}, claim_sum={0: 40 * K, 1: 80 * K})
    lines = [Action(*line) for line in t.core.legal(2, True)[0]]
    assert lines.count(Action.read(CLAIM)) == 1
    assert t.say(2, CLAIM).paid(For.RENT) == [(0, 2, 40 * K)], "the older one first"
    assert t.say(2, CLAIM).paid(For.RENT) == [(0, 2, 80 * K)] and t.refuses(2, CLAIM) == "NOTHING_TO_CLAIM"
