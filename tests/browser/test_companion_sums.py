"""The few sums outside the rules are those of the rules: COMPANION C1 to C3, and the rents and Fortunes of the island."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from engine_sums import city_counts, city_rents, development_rents, fortunes
from real_table import RealTable

import make_companion

Make = Callable[..., RealTable]
RENTS = """all => all.filter(({ district, site, rent, words }) =>
  companion.sums.rentOf(district, site) !== rent || companion.rentWords(district, site) !== words)
  .slice(0, 5).map((one) => [one, companion.sums.rentOf(one.district, one.site), companion.rentWords(one.district, one.site)])"""
COUNTS = """all => all.filter(({ plots, cash, worth }) =>
  worth.some((sum, seat) => companion.sums.countOf(plots, seat, cash[seat]) !== sum)).slice(0, 3)"""
DEVELOPMENTS = """all => all.filter(({ deed, sky, ship, pips, left, right, rents }) => {
  const sums = companion.islandSums;
  return sums.casinoRent(deed, pips) !== rents.casino || sums.pierRent(deed, sky, ship) !== rents.pier
    || sums.parkRent(deed, sky) !== rents.park || sums.restaurantRent(deed, left, right) !== rents.restaurant;
}).slice(0, 5)"""
FORTUNES = """all => all.filter(({ tokens, cash, printed, rate, fortune }) =>
  companion.islandSums.fortuneOf(tokens, cash, printed, rate) !== fortune)"""
WORTH = """() => {
  const { players, plots, cash } = companion.keep.city;
  return players.map((_, n) => companion.sums.countOf(plots, n, cash[n]));
}"""


@pytest.mark.slow
def test_C1_C3_every_rent_of_city_and_its_reasons_are_those_of_the_rules(table_at_home: Make) -> None:
    rents = city_rents()
    assert len(rents) == 15_840
    page = table_at_home().go()
    for start in range(0, len(rents), 4000):
        assert page.evaluate(RENTS, rents[start:start + 4000]) == []


@pytest.mark.clause("CT-82")
def test_C1_the_worked_example_of_the_rulebook_by_taps(table_at_home: Make) -> None:
    """A hazard, two residential and four industrial blocks on Central Quay, and a skyscraper in the colour: 7M."""
    home = table_at_home()
    page = home.go("city/rent")
    page.click("[data-district]:has-text('Central Quay')")
    for kind, count in (("Residential", 2), ("Industrial", 4)):
        page.click(f"[aria-label='{kind}: 0. Choose.']")
        page.click(f".all button >> nth={count}")
    page.select_option("#hazard", label="power station")
    page.click("[data-switch=skyscraper]")
    assert page.get_attribute("[data-rent]", "data-rent") == "7000000"
    assert home.text("[data-words]") == (
        "rent $7,000,000: a power station stands there, 2 residential blocks worthless under it, "
        "4 industrial blocks $3,500,000, doubled by the skyscraper on Central Quay")
    assert not any(plot["works"] for plot in home.state("city")["plots"]), "nothing is kept unasked"
    page.click("[data-remember]")
    assert [plot["works"] for plot in home.state("city")["plots"]].count(4) == 1


@pytest.mark.slow
def test_C2_a_thousand_cities_count_as_in_the_rules(table_at_home: Make) -> None:
    page = table_at_home().go()
    assert page.evaluate(COUNTS, city_counts(1000, 3)) == []


@pytest.mark.slow
def test_developments_earn_and_fortune_counts_as_in_the_rules(table_at_home: Make) -> None:
    rents = development_rents()
    assert len(rents) == 6 * 4 * 2 * 6 * 16
    page = table_at_home().go()
    assert page.evaluate(DEVELOPMENTS, rents) == []
    assert page.evaluate(FORTUNES, fortunes(1000, 5)) == []


def test_C2_the_city_of_four_is_counted_in_few_taps(table_at_home: Make) -> None:
    """22 districts, 16 of them built on, and the cash of four: not more than 120 taps."""
    home = table_at_home()
    page = home.go("city/count")
    page.evaluate("companion.keep.act('city', {...companion.keep.city, players: ['Ann', 'Bob', 'Cy', 'Di'], cash: [0, 0, 0, 0]})")
    taps = 0

    def tap(at: str) -> None:
        nonlocal taps
        taps += 1
        page.click(at)

    cash = ("18.7M", "9.25M", "600k", "30M")
    for seat in range(4):
        tap(f"[data-seat='{seat}']")
        for key in cash[seat]:
            tap(f".pad [aria-label='{({'.': 'Point', 'M': 'million', 'k': 'thousand'}).get(key, key)}']")
        tap("[data-cash]")
        for district in range(seat, 22, 4):
            tap(f"[data-district='{district}']")
    tap("[data-blocks]")
    for district in range(16):
        tap(f"[data-district='{district}']")
        tap("[aria-label='Residential: 0. Choose.']" if district % 2 else "[aria-label='Industrial: 0. Choose.']")
        tap(f".all button >> nth={1 + district % 8}")
    for _ in range(4):
        tap("[data-count]")
    assert taps <= 120, f"{taps} taps"
    lines = page.locator("[data-ranking] li").all_inner_texts()
    state = home.state("city")
    worth = page.evaluate(WORTH)
    assert state["cash"] == [18_700_000, 9_250_000, 600_000, 30_000_000]
    ranking = [name for _, name in sorted(zip(worth, state["players"], strict=True), reverse=True)]
    assert [line.split()[0] for line in lines] == ranking
    assert lines[0].startswith("Di ") and "cash 30M, districts " in lines[0]


def test_a_plan_that_cannot_be_is_warned_of_and_kept(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city/plan")
    page.click("[data-district='3']")
    page.select_option("#bonus", label="school")
    page.select_option("#hazard", label="prison")
    assert "There is a school here: a hazard is not allowed. It is kept as you say." in home.text()
    assert home.state("city")["plots"][3]["hazard"] == 3


def test_rules_and_companion_are_the_same_today(table_at_home: Make) -> None:
    """The built page holds what make_companion says now."""
    made = make_companion.everything()
    assert make_companion.built_digest() == made["digest"]
    assert table_at_home().go().evaluate("companion.digest") == made["digest"]
