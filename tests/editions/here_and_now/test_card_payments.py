"""Chance and Community Chest: every card that pays, costs, or makes everybody pay."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.words import BANK, For

from .helpers import CELL, JACOBS, LIGHT_BLUE, MALL, OHARE, PURPLE, START, TEXAS, K, M, built, own

RECEIVED = {"CH12": 1_500 * K, "CH13": 500 * K, "CC04": 2 * M, "CC05": 1 * M, "CC06": 1 * M, "CC07": 1 * M, "CC08": 450 * K,
            "CC09": 250 * K, "CC10": 200 * K, "CC11": 100 * K}
PAID = {"CH14": 150 * K, "CC13": 1 * M, "CC14": 1_500 * K, "CC15": 500 * K}
REPAIRS = {"CH15": (250 * K, 1 * M), "CC16": (400 * K, 1_150 * K)}


def drawn(table: Table, card: str, **changes: Any) -> Dealer:
    """Seat 0 lands on the right space and draws this card."""
    return table(at={0: 4 if card.startswith("CH") else 14}, **changes).roll(0, 1, 2).draw(card)


@pytest.mark.clause("HN-40")
@pytest.mark.parametrize("card", RECEIVED)
def test_cards_that_pay(table: Table, card: str) -> None:
    t = drawn(table, card)
    assert t.paid(For.CARD) == [(BANK, 0, RECEIVED[card])] and t.cash[0] == START + RECEIVED[card]
    assert t.asked == [1] and t.pile_of(0) + t.pile_of(1) == [card]


@pytest.mark.clause("HN-40")
@pytest.mark.parametrize("card", PAID)
def test_cards_that_cost(table: Table, card: str) -> None:
    t = drawn(table, card)
    assert t.paid(For.CARD) == [(0, BANK, PAID[card])] and t.cash[0] == START - PAID[card]
    assert t.asked == [1] and t.pile_of(0) + t.pile_of(1) == [card]


@pytest.mark.clause("HN-40")
@pytest.mark.parametrize("card", REPAIRS)
def test_CH15_CC16_so_much_for_each_house_and_each_hotel(table: Table, card: str) -> None:
    house, hotel = REPAIRS[card]
    level = built(4, 6, 8) | built(5, MALL) | built(2, JACOBS) | built(4, 37, 39)
    t = drawn(table, card, owner=own(0, *LIGHT_BLUE, *PURPLE) | own(1, 37, 39), level=level)
    assert t.paid(For.CARD) == [(0, BANK, 10 * house + hotel)], "others' buildings do not count"


@pytest.mark.clause("HN-40")
@pytest.mark.parametrize("card", REPAIRS)
def test_CH15_CC16_cost_nothing_without_buildings(table: Table, card: str) -> None:
    t = drawn(table, card, owner=own(0, OHARE, *PURPLE))
    assert t.cash[0] == START and t.asked == [1]


@pytest.mark.clause("HN-40", "HN-90")
def test_repairs_may_have_to_be_paid_by_selling_the_very_houses(table: Table) -> None:
    t = drawn(table, "CC16", owner=own(0, *PURPLE), level=built(1, *PURPLE), cash={0: 400 * K})
    assert t.question == "ASK_RAISE" and t.owed == 800 * K
    t.say(0, f"SELL space={TEXAS}").say(0, f"SELL space={JACOBS}").say(0, "SETTLE")
    assert t.cash[0] == 100 * K


@pytest.mark.clause("HN-40")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_CH16_pays_every_other_player(table: Table, seats: int) -> None:
    t = drawn(table, "CH16", seats=seats)
    assert t.cash[:seats] == [START - 500 * K * (seats - 1)] + [START + 500 * K] * (seats - 1)
    assert [taker for _, taker, _ in t.paid(For.CARD)] == list(range(1, seats)), "from the left around"


@pytest.mark.clause("HN-40")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_CC12_collects_from_every_other_player(table: Table, seats: int) -> None:
    t = drawn(table, "CC12", seats=seats)
    assert t.cash[:seats] == [START + 500 * K * (seats - 1)] + [START - 500 * K] * (seats - 1)


@pytest.mark.clause("HN-40", "HN-93")
def test_who_is_out_neither_pays_nor_gets(table: Table) -> None:
    for card, change in (("CH16", -500 * K), ("CC12", 500 * K)):
        t = drawn(table, card, seats=4, alive=0b1011, cash={2: 0})
        assert t.cash[0] == START + 2 * change and t.cash[2] == 0


@pytest.mark.clause("HN-40", "HN-90")
def test_CH16_who_runs_short_in_the_middle_raises_the_rest_and_goes_on(table: Table) -> None:
    t = drawn(table, "CH16", seats=4, cash={0: 700 * K}, owner=own(0, OHARE))
    assert t.cash[:4] == [200 * K, START + 500 * K, START, START]
    assert t.question == "ASK_RAISE" and t.asked == [0] and (t.about, t.owed) == (2, 500 * K)
    t.say(0, f"MORTGAGE space={OHARE}").say(0, "SETTLE")
    assert t.cash[:4] == [200 * K, START + 500 * K, START + 500 * K, START + 500 * K]
    assert t.asked == [1] and t.pile_of(0) == ["CH16"]


@pytest.mark.clause("HN-40", "HN-91", "HN-93")
def test_CH16_who_goes_bankrupt_in_the_middle_leaves_all_to_that_creditor(table: Table) -> None:
    t = drawn(table, "CH16", seats=4, cash={0: 700 * K}, owner=own(0, TEXAS, CELL), mortgaged=[TEXAS, CELL], kept={"CC02": 0})
    assert t.asked == [0] and t.about == 2
    t.say(0, "GIVE_UP")
    assert t.owned_by(2) == [TEXAS, CELL] and t.holds(2, "CC02")
    assert t.cash[:4] == [0, START + 500 * K, START + 200 * K - 105 * K, START], "seat 3 gets nothing any more"
    t.say(2, "LEAVE").say(2, "LEAVE")
    assert t.playing == [1, 2, 3] and t.asked == [1] and t.pile_of(0) == ["CH16"]


@pytest.mark.clause("HN-40", "HN-91", "HN-93")
def test_CC12_somebody_goes_bankrupt_in_the_middle_and_the_rest_still_pay(table: Table) -> None:
    t = drawn(table, "CC12", seats=4, cash={2: 100 * K}, owner=own(2, MALL), mortgaged=[MALL])
    assert t.cash[:2] == [START + 500 * K, START - 500 * K]
    assert t.asked == [2] and (t.about, t.owed) == (0, 500 * K)
    t.say(2, "GIVE_UP")
    assert t.asked == [0] and t.question == "ASK_LIFT", "first the mortgage of the property taken over"
    t.say(0, "LIFT")
    assert t.cash[:4] == [START + 1_100 * K - 660 * K, START - 500 * K, 0, START - 500 * K]
    assert t.owned_by(0) == [MALL] and not t.is_mortgaged(MALL)
    assert t.playing == [0, 1, 3] and t.asked == [1] and t.pile_of(1) == ["CC12"]


@pytest.mark.clause("HN-40", "HN-90")
def test_CC12_several_run_short_one_after_the_other(table: Table) -> None:
    t = drawn(table, "CC12", seats=3, cash={1: 0, 2: 0}, owner=own(1, OHARE) | own(2, MALL))
    t.say(1, f"MORTGAGE space={OHARE}").say(1, "SETTLE")
    assert t.asked == [2]
    t.say(2, f"MORTGAGE space={MALL}").say(2, "SETTLE")
    assert t.cash[:3] == [START + 1 * M, 500 * K, 100 * K] and t.asked == [1]


@pytest.mark.clause("HN-40", "HN-91", "HN-93")
def test_CC12_can_leave_only_the_drawer(table: Table) -> None:
    t = drawn(table, "CC12", seats=3, cash={1: 0, 2: 0})
    t.say(1, "GIVE_UP").say(2, "GIVE_UP")
    assert t.ending == "LAST_LEFT" and t.won == [0]


@pytest.mark.clause("HN-40", "HN-91", "HN-94")
def test_CC12_the_drawer_falls_over_a_mortgaged_estate_and_the_others_owe_his_heir(table: Table) -> None:
    t = drawn(table, "CC12", seats=4, cash={0: 0, 1: 0}, owner=own(1, *range(31, 33), 34, 37, 39, *LIGHT_BLUE, 24, 26),
              mortgaged=[31, 32, 34, 37, 39, *LIGHT_BLUE, 24, 26])
    t.say(1, "GIVE_UP")
    assert t.asked == [0] and (t.about, t.owed) == (BANK, 1_245 * K), "ten per cent of all loans, and no cash"
    t.say(0, "GIVE_UP")
    assert t.playing == [2, 3]
    while t.question == "ASK_OPEN_AUCTION":
        t.passes(2, 3)
    assert t.cash[:4] == [0, 0, START - 500 * K, START - 500 * K], "what the others owed the drawer they owe the bank"
    assert t.asked == [2] and t.mortgaged == 0 and t.pile_of(1) == ["CC12"]
