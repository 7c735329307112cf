"""Chance and Community Chest: every card that moves a token, and the ones that are kept."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.words import BANK, CHANCE, For

from .helpers import (
    AIRPORTS,
    ATLANTA,
    CELL,
    DISNEY,
    INCOME_TAX,
    INTERNET,
    JAIL,
    JFK,
    LAX,
    OHARE,
    OLYMPIC,
    ORANGE,
    PIONEER,
    PROVIDERS,
    SALARY,
    START,
    TIMES_SQUARE,
    K,
    M,
    own,
)


def at_chance(table: Table, space: int = 7, **changes: Any) -> Dealer:
    """Seat 0 has landed on this Chance space by a roll of 1 and 2."""
    t = table(at={0: space - 3}, **changes).roll(0, 1, 2)
    assert t.question == "TOSS_CARD" and t.about == 0
    return t


def at_chest(table: Table, space: int = 17, **changes: Any) -> Dealer:
    """Seat 0 has landed on this Community Chest space by a roll of 1 and 2."""
    t = table(at={0: space - 3}, **changes).roll(0, 1, 2)
    assert t.question == "TOSS_CARD" and t.about == 1
    return t


@pytest.mark.clause("HN-40")
def test_each_space_draws_from_its_own_deck_and_the_card_goes_to_its_bottom(table: Table) -> None:
    for space in (7, 22, 36):
        assert at_chance(table, space).draw("CH12").pile_of(0) == ["CH12"]
    for space in (17, 33):
        assert at_chest(table, space).draw("CC05").pile_of(1) == ["CC05"]
    assert table().roll(0, 1, 1).draw("CC05").pile_of(1) == ["CC05"]


@pytest.mark.clause("HN-40")
def test_any_of_the_sixteen_may_be_on_top_and_nobody_can_act_before_it_is_turned(table: Table) -> None:
    t = at_chance(table)
    assert {t.core.nth_way(k)[1] for k in range(t.core.ways())} == set(range(16))
    assert t.refuses(CHANCE, "OUTCOME a=16") == "NO_SUCH_OUTCOME"
    assert t.refuses(0, "ROLL") == "NOT_ASKED" and t.refuses(1, "MORTGAGE space=1") == "WRONG_MOMENT"


@pytest.mark.clause("HN-40", "HN-12")
@pytest.mark.parametrize("space", [7, 22, 36])
def test_CH01_advance_to_go(table: Table, space: int) -> None:
    t = at_chance(table, space).draw("CH01")
    assert t.at[0] == 0 and t.cash[0] == START + SALARY and t.asked == [1]


@pytest.mark.clause("HN-40", "HN-12")
@pytest.mark.parametrize(("card", "to", "price"), [
    ("CH02", OLYMPIC, 1_400 * K), ("CH03", DISNEY, 2_400 * K), ("CH04", TIMES_SQUARE, 4 * M), ("CH05", OHARE, 2 * M)])
@pytest.mark.parametrize("space", [7, 22, 36])
def test_CH02_to_CH05_advance_to_a_property_and_resolve_it(table: Table, card: str, to: int, price: int, space: int) -> None:
    t = at_chance(table, space).draw(card)
    salary = SALARY if to < space else 0
    assert t.at[0] == to and t.cash[0] == START + salary
    assert t.question == "ASK_BUY"
    t.say(0, "BUY")
    assert t.owned_by(0) == [to] and t.cash[0] == START + salary - price
    assert t.pile_of(0) == [card]


@pytest.mark.clause("HN-40", "HN-30")
def test_the_property_a_card_leads_to_may_cost_rent(table: Table) -> None:
    t = at_chance(table, owner=own(1, TIMES_SQUARE)).draw("CH04")
    assert t.cash[:2] == [START - 500 * K, START + 500 * K]
    t = at_chance(table, owner=own(1, OHARE, LAX), space=22).draw("CH05")
    assert t.cash[:2] == [START + SALARY - 500 * K, START + 500 * K], "CH05 pays the plain rent"


@pytest.mark.clause("HN-40", "HN-12")
@pytest.mark.parametrize("card", ["CH06", "CH07"])
@pytest.mark.parametrize(("space", "airport"), [(7, LAX), (22, JFK), (36, OHARE)])
def test_CH06_CH07_an_unowned_nearest_airport_may_be_bought(table: Table, card: str, space: int, airport: int) -> None:
    t = at_chance(table, space).draw(card)
    assert t.at[0] == airport and t.question == "ASK_BUY"
    assert t.cash[0] == START + (SALARY if space == 36 else 0), "from the last Chance space GO is passed"
    t.say(0, "DECLINE").say(2, "BID money=10_000").passes(0, 1)
    assert t.owned_by(2) == [airport]


@pytest.mark.clause("HN-40", "HN-34")
@pytest.mark.parametrize("card", ["CH06", "CH07"])
@pytest.mark.parametrize(("owned", "rent"), [(1, 500 * K), (2, 1 * M), (3, 2 * M), (4, 4 * M)])
def test_CH06_CH07_an_owned_nearest_airport_costs_twice_its_rent(table: Table, card: str, owned: int, rent: int) -> None:
    t = at_chance(table, owner=own(1, *[LAX, JFK, ATLANTA, OHARE][:owned])).draw(card)
    assert t.at[0] == LAX and t.paid(For.RENT) == [(0, 1, rent)]


@pytest.mark.clause("HN-40", "HN-31")
def test_CH06_nothing_for_ones_own_airport_or_a_mortgaged_one(table: Table) -> None:
    t = at_chance(table, owner=own(0, *AIRPORTS)).draw("CH06")
    assert t.cash[0] == START and t.at[0] == LAX and t.asked == [1]
    t = at_chance(table, owner=own(1, LAX), mortgaged=[LAX]).draw("CH06")
    assert t.cash[:2] == [START, START]


@pytest.mark.clause("HN-40", "HN-12")
@pytest.mark.parametrize(("space", "provider"), [(7, CELL), (22, INTERNET), (36, CELL)])
def test_CH08_an_unowned_nearest_provider_may_be_bought(table: Table, space: int, provider: int) -> None:
    t = at_chance(table, space).draw("CH08")
    assert t.at[0] == provider and t.cash[0] == START + (SALARY if space == 36 else 0)
    t.say(0, "BUY")
    assert t.owned_by(0) == [provider]


@pytest.mark.clause("HN-40", "HN-34")
@pytest.mark.parametrize("owned", [1, 2])
def test_CH08_an_owned_nearest_provider_costs_a_fresh_roll_times_100_000(table: Table, owned: int) -> None:
    t = at_chance(table, owner=own(1, *PROVIDERS[:owned])).draw("CH08")
    assert t.question == "TOSS_RENT" and t.at[0] == CELL
    assert t.refuses(CHANCE, "OUTCOME a=7 b=1") == "NO_SUCH_OUTCOME"
    t.fall(5, 6)
    assert t.paid(For.RENT) == [(0, 1, 1_100 * K)], "one provider or both: the card says it"


@pytest.mark.clause("HN-40", "HN-11")
def test_CH08_a_double_in_the_fresh_roll_gives_no_turn(table: Table) -> None:
    t = at_chance(table, owner=own(1, CELL)).draw("CH08").fall(3, 3)
    assert t.cash[0] == START - 600 * K and t.asked == [1] and t.doubles == 0


@pytest.mark.clause("HN-40", "HN-31")
def test_CH08_no_fresh_roll_for_ones_own_or_a_mortgaged_provider(table: Table) -> None:
    assert at_chance(table, owner=own(0, CELL)).draw("CH08").asked == [1]
    assert at_chance(table, owner=own(1, CELL), mortgaged=[CELL]).draw("CH08").asked == [1]


@pytest.mark.clause("HN-40", "HN-45")
def test_CH09_back_three_spaces_to_income_tax(table: Table) -> None:
    t = at_chance(table).draw("CH09")
    assert t.at[0] == INCOME_TAX and t.question == "ASK_TAX"
    t.say(0, "PAY_FLAT")
    assert t.cash[0] == START - 2 * M and t.asked == [1]


@pytest.mark.clause("HN-40", "HN-32")
def test_CH09_back_three_spaces_to_a_property(table: Table) -> None:
    t = at_chance(table, 22, owner=own(1, *ORANGE)).draw("CH09")
    assert t.at[0] == PIONEER and t.paid(For.RENT) == [(0, 1, 320 * K)]


@pytest.mark.clause("HN-40", "HN-06")
def test_CH09_back_three_spaces_to_community_chest_draws_there(table: Table) -> None:
    t = at_chance(table, 36).draw("CH09")
    assert t.at[0] == 33 and t.question == "TOSS_CARD" and t.about == 1
    t.draw("CC08")
    assert t.cash[0] == START + 450 * K, "and no salary backwards"
    assert (t.pile_of(0), t.pile_of(1)) == (["CH09"], ["CC08"])


@pytest.mark.clause("HN-40", "HN-50")
@pytest.mark.parametrize("space", [7, 22, 36])
def test_CH10_go_to_jail(table: Table, space: int) -> None:
    t = at_chance(table, space).draw("CH10")
    assert (t.at[0], t.jail[0], t.cash[0]) == (JAIL, 1, START) and t.asked == [1]


@pytest.mark.clause("HN-40", "HN-12")
def test_CC01_advance_to_go(table: Table) -> None:
    t = at_chest(table).draw("CC01")
    assert t.at[0] == 0 and t.cash[0] == START + SALARY


@pytest.mark.clause("HN-40", "HN-50", "HN-11")
def test_CC03_go_to_jail_ends_the_turn_even_after_doubles(table: Table) -> None:
    t = table().roll(0, 1, 1).draw("CC03")
    assert (t.at[0], t.jail[0], t.cash[0]) == (JAIL, 1, START) and t.asked == [1]


@pytest.mark.clause("HN-41")
def test_CH11_CC02_are_kept_and_leave_the_deck(table: Table) -> None:
    t = at_chance(table).draw("CH11")
    assert t.holds(0, "CH11") and t.pile_of(0) == [] and t.asked == [1]
    t = at_chest(table).draw("CC02")
    assert t.holds(0, "CC02") and t.pile_of(1) == []


@pytest.mark.clause("HN-41", "HN-53")
@pytest.mark.parametrize(("card", "kept", "deck"), [("CH11", 0, 0), ("CC02", 1, 1)])
def test_once_used_it_goes_under_its_own_deck(table: Table, card: str, kept: int, deck: int) -> None:
    decks = {"Chance": ["CH01", "CH02"], "Community Chest": ["CC05"]}
    t = table(jail={0: 1}, kept={card: 0}, used=decks)
    t.say(0, f"USE_CARD card={kept}")
    assert not t.holds(0, card) and t.jail[0] == 0
    assert t.pile_of(deck) == [*decks[["Chance", "Community Chest"][deck]], card]
    assert t.refuses(0, f"USE_CARD card={kept}") == "NOT_IN_JAIL"


@pytest.mark.clause("HN-41")
def test_it_is_of_no_use_outside_jail_nor_before_ones_turn(table: Table) -> None:
    t = table(kept={"CH11": 0, "CC02": 1}, jail={1: 1})
    assert t.refuses(0, "USE_CARD card=0") == "NOT_IN_JAIL"
    assert t.refuses(1, "USE_CARD card=1") == "NOT_ASKED"


@pytest.mark.clause("HN-41", "HN-60")
@pytest.mark.parametrize("price", [10_000, 1, 2_345_678])
def test_it_is_sold_at_any_agreed_price(table: Table, price: int) -> None:
    t = table(kept={"CH11": 0}).say(0, f"OFFER to=2 give=card0 money={-price}").say(2, "ACCEPT")
    assert t.holds(2, "CH11") and not t.holds(0, "CH11")
    assert t.cash[:3] == [START + price, START, START - price]


@pytest.mark.clause("HN-41", "HN-60")
def test_it_is_traded_for_a_property_or_the_other_card(table: Table) -> None:
    t = table(kept={"CH11": 0, "CC02": 1}, owner=own(2, OHARE))
    t.say(0, "OFFER to=1 give=card0 want=card1").say(1, "ACCEPT")
    assert t.holds(1, "CH11") and t.holds(0, "CC02")
    t.say(2, f"OFFER to=0 give={OHARE} want=card1").say(0, "ACCEPT")
    assert t.holds(2, "CC02") and t.owner[OHARE] == 0 and t.owner[LAX] == BANK
