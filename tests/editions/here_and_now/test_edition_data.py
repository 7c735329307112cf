"""The data of the edition: 40 spaces, 28 deeds, 32 cards, and where every figure comes from."""
from __future__ import annotations

import tomllib
from typing import Any

import pytest

from passgo import read
from passgo.editions import HERE
from passgo.rules.steps import Step
from passgo.rules.words import For, RentRule

from .helpers import (
    AIRPORTS,
    CARD_DEBT,
    CHANCE_CARDS,
    CHEST_CARDS,
    DARK_BLUE,
    FREE_PARKING,
    GO_TO_JAIL,
    GREEN,
    INCOME_TAX,
    LIGHT_BLUE,
    MAGENTA,
    ORANGE,
    PROVIDERS,
    PURPLE,
    RED,
    YELLOW,
    K,
    M,
)

EDITION = read("here_and_now")
BOARD = EDITION.board
GROUPS = {"Purple": PURPLE, "Light Blue": LIGHT_BLUE, "Magenta": MAGENTA, "Orange": ORANGE, "Red": RED, "Yellow": YELLOW,
          "Green": GREEN, "Dark Blue": DARK_BLUE, "Airport": AIRPORTS, "Service Provider": PROVIDERS}
HOUSE_PRICE = {"Purple": 500, "Light Blue": 500, "Magenta": 1000, "Orange": 1000, "Red": 1500, "Yellow": 1500, "Green": 2000,
               "Dark Blue": 2000}
SITES = {  # price, and the rent of the site, one to four houses and the hotel, all in thousands
    1: (600, 20, 100, 300, 900, 1600, 2500), 3: (600, 40, 200, 600, 1800, 3200, 4500), 6: (1000, 60, 300, 900, 2700, 4000, 5500),
    8: (1000, 60, 300, 900, 2700, 4000, 5500), 9: (1200, 80, 400, 1000, 3000, 4500, 6000),
    11: (1400, 100, 500, 1500, 4500, 6250, 7500), 13: (1400, 100, 500, 1500, 4500, 6250, 7500),
    14: (1600, 120, 600, 1800, 5000, 7000, 9000), 16: (1800, 140, 700, 2000, 5500, 7500, 9500),
    18: (1800, 140, 700, 2000, 5500, 7500, 9500), 19: (2000, 160, 800, 2200, 6000, 8000, 10000),
    21: (2200, 180, 900, 2500, 7000, 8750, 10500), 23: (2200, 180, 900, 2500, 7000, 8750, 10500),
    24: (2400, 200, 1000, 3000, 7500, 9250, 11000), 26: (2600, 220, 1100, 3300, 8000, 9750, 11500),
    27: (2600, 220, 1100, 3300, 8000, 9750, 11500), 29: (2800, 240, 1200, 3600, 8500, 10250, 12000),
    31: (3000, 260, 1300, 3900, 9000, 11000, 12750), 32: (3000, 260, 1300, 3900, 9000, 11000, 12750),
    34: (3200, 280, 1500, 4500, 10000, 12000, 14000), 37: (3500, 350, 1750, 5000, 11000, 13000, 15000),
    39: (4000, 500, 2000, 6000, 14000, 17000, 20000)}


def tables() -> dict[str, Any]:
    """The files of the edition as they stand."""
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in (HERE / "here_and_now").glob("*.toml")}


@pytest.mark.clause("HN-03")
def test_forty_spaces_of_which_28_are_deeds_in_ten_groups() -> None:
    assert BOARD.spaces == len(EDITION.spaces) == 40
    assert {group.name: group.spaces for group in EDITION.groups} == GROUPS
    assert sum(map(len, GROUPS.values())) == BOARD.all_deeds.bit_count() == 28
    assert len({EDITION.spaces[space].name for group in GROUPS.values() for space in group}) == 28
    assert all(EDITION.spaces[space].city for name, group in GROUPS.items() if name != "Service Provider" for space in group)


@pytest.mark.clause("HN-03", "HN-50", "HN-51", "HN-58")
def test_what_lies_on_the_other_twelve_spaces() -> None:
    others = {space.number: space.landing for space in EDITION.spaces if not space.group}
    assert others == {0: "NOTHING", 2: "DRAW", INCOME_TAX: "INCOME_TAX", 7: "DRAW", 10: "NOTHING", 17: "DRAW",
                      FREE_PARKING: "PARK", 22: "DRAW", GO_TO_JAIL: "TO_JAIL", 33: "DRAW", 36: "DRAW", CARD_DEBT: "FEE"}
    assert [BOARD.landing_what[space] for space in (7, 22, 36)] == [0, 0, 0] and BOARD.jail == 10
    assert [BOARD.landing_what[space] for space in (2, 17, 33)] == [1, 1, 1]


@pytest.mark.clause("HN-20", "HN-30")
def test_price_and_rents_of_the_22_landmarks() -> None:
    printed = {space: (BOARD.price[space] // K, *(rent // K for rent in BOARD.rent[space][:6])) for space in SITES}
    assert printed == SITES and all(BOARD.rent_rule[space] == RentRule.HOUSES for space in SITES)


@pytest.mark.clause("HN-70", "HN-73")
def test_house_and_hotel_prices_by_group() -> None:
    for name, price in HOUSE_PRICE.items():
        assert {BOARD.house[space] for space in GROUPS[name]} == {BOARD.hotel[space] for space in GROUPS[name]} == {price * K}
    assert all(BOARD.house[space] == 0 for space in (*AIRPORTS, *PROVIDERS))


@pytest.mark.clause("HN-34")
def test_airports_and_service_providers() -> None:
    for space in AIRPORTS:
        assert BOARD.price[space] == 2 * M and BOARD.rent[space][:4] == [250 * K, 500 * K, 1 * M, 2 * M]
    for space in PROVIDERS:
        assert BOARD.price[space] == 1_500 * K and BOARD.rent[space][:2] == [40 * K, 100 * K]


@pytest.mark.clause("HN-80")
def test_a_mortgage_is_half_the_price_of_every_deed() -> None:
    for group in GROUPS.values():
        assert all(2 * BOARD.loan[space] == BOARD.price[space] > 0 for space in group)


@pytest.mark.clause("HN-45", "HN-46")
def test_the_tax_spaces() -> None:
    assert BOARD.landing_sum[INCOME_TAX] == 2 * M and BOARD.tax_percent == 10
    assert BOARD.landing_sum[CARD_DEBT] == 750 * K and BOARD.landing_what[CARD_DEBT] == For.TAX


@pytest.mark.clause("HN-02", "HN-03", "HN-12", "HN-54", "HN-81")
def test_the_numbers_of_the_rulebook() -> None:
    numbers = {"fewest": 2, "most": 8, "start_cash": 15 * M, "salary": 2 * M, "fine": 500 * K, "houses": 32, "hotels": 12,
               "interest": 10, "bid_step": 10 * K, "jail_turns": 3, "jail_pay_turns": 2, "doubles_to_jail": 3, "top_level": 5}
    assert {name: getattr(BOARD, name) for name in numbers} == numbers


@pytest.mark.clause("HN-03", "HN-40", "HN-41")
def test_two_decks_of_sixteen_each_with_one_card_to_keep() -> None:
    assert EDITION.decks == ("Chance", "Community Chest")
    assert [card.id for card in EDITION.cards if card.deck == 0] == CHANCE_CARDS
    assert [card.id for card in EDITION.cards if card.deck == 1] == CHEST_CARDS
    assert [card.id for card in EDITION.kept] == ["CH11", "CC02"] and BOARD.kept_cards == 2
    assert len({card.text for card in EDITION.cards}) == 32 and all(card.text.endswith(".") for card in EDITION.cards)


@pytest.mark.clause("HN-40")
def test_a_card_says_the_sum_it_moves() -> None:
    for card in EDITION.cards:
        step, sum = BOARD.card_step[card.deck][card.number], abs(BOARD.card_sum[card.deck][card.number])
        if step in (Step.COLLECT, Step.FEE, Step.EACH_PAYS, Step.REPAIRS):
            assert EDITION.money(sum) in card.text
        if step == Step.REPAIRS:
            assert EDITION.money(BOARD.card_what[card.deck][card.number]) in card.text
        if step == Step.ADVANCE:
            assert f"Advance to {EDITION.spaces[BOARD.card_what[card.deck][card.number]].name}." in card.text


@pytest.mark.clause("HN-03")
def test_every_figure_says_where_it_comes_from() -> None:
    files = tables()
    board, cards, options = files["board"], files["cards"], files["options"]
    sources = set(board["sources"])
    assert sources == {"rulebook", "known", "ours"}
    for table in (*board["space"], *cards["card"], *options["option"]):
        assert table.get("from") in sources, table.get("name") or table.get("id")
    named = [name for names in board["rules_from"].values() for name in names]
    assert len(named) == len(set(named)) and set(named) <= board["rules"].keys()


@pytest.mark.clause("HN-02")
def test_the_rules_that_are_options_are_off_until_chosen() -> None:
    rules, off = tables()["board"]["rules"], tables()["board"]["rules_from"]["options"]
    assert {name: rules[name] for name in off} == dict.fromkeys(off, 0)
