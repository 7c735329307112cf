"""Beach houses, resorts, developments and their rents."""
from __future__ import annotations

import pytest

from passgo.play.view import View
from passgo.rules.words import BANK, CHANCE, For
from passgo.text.events import Teller
from passgo.text.rents import explain_rent, rent_in_words
from passgo.text.standing import sky_words

from .helpers import (
    BARNACLE,
    CASINO,
    DARK_BLUE,
    DRIFTWOOD,
    GENTLE,
    LANTERN,
    LIGHT_BLUE,
    MAGENTA,
    MANGO,
    ORANGE,
    PAPAYA,
    PARK,
    PARROT,
    PELICAN,
    PIER,
    PURPLE,
    RESTAURANT,
    SAPPHIRE,
    SPICE,
    STORM,
    SUNNY,
    Island,
    K,
    built,
    own,
)

RICH = {0: 20_000 * K}


# ------------------------------------------------------------------------------------------------------------ building
@pytest.mark.clause("TT-60")
def test_a_whole_group_is_built_on_evenly_at_any_time(island: Island) -> None:
    t = island(owner=own(0, PARROT, MANGO) | own(1, *PURPLE), cash=RICH)
    assert t.refuses(0, "BUILD space=6") == "GROUP_INCOMPLETE"
    t = island(owner=own(0, *LIGHT_BLUE), cash=RICH).say(0, "BUILD space=6")
    assert t.paid(For.BUILDING) == [(0, BANK, 100 * K)] and t.refuses(0, "BUILD space=6") == "UNEVEN"
    t.say(0, "BUILD space=8").say(0, "BUILD space=9").say(0, "BUILD space=6")
    assert [t.level[space] for space in LIGHT_BLUE] == [2, 1, 1]
    t.roll(0, 4, 6)
    assert t.asked == [1] and t.refuses(0, "BUILD space=8") == "FINE", "between turns too"


@pytest.mark.clause("TT-60")
def test_houses_come_down_evenly(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE), level={PARROT: 2, MANGO: 1, PAPAYA: 1})
    assert t.refuses(0, "SELL space=8") == "UNEVEN" and t.refuses(0, "SELL space=6") == "FINE"


@pytest.mark.clause("TT-61")
def test_a_resort_takes_four_houses_back_and_is_one_a_property(island: Island) -> None:
    t = island(owner=own(0, *PURPLE), level={DRIFTWOOD: 3, BARNACLE: 4}, cash=RICH)
    assert t.refuses(0, "BUILD space=3") == "NEEDS_HOUSES", "a resort is one step above four houses"
    t.say(0, "BUILD space=1")
    houses, resorts = t.houses_left, t.hotels_left
    t.say(0, "BUILD space=3")
    assert (t.houses_left, t.hotels_left) == (houses + 4, resorts - 1) and t.level[BARNACLE] == 5
    assert t.paid(For.BUILDING) == [(0, BANK, 100 * K)] and t.refuses(0, "BUILD space=3") == "FULLY_BUILT"


@pytest.mark.clause("TT-62")
@pytest.mark.parametrize("kind", [CASINO, PIER, RESTAURANT, PARK])
def test_a_development_goes_on_an_unimproved_property_at_the_deeds_price(island: Island, kind: int) -> None:
    t = island(owner=own(0, *PURPLE), cash=RICH).say(0, f"DEVELOP space=1 development={kind}")
    price = t.edition.board.park_price[1] if kind == PARK else t.edition.board.development_price[1]
    assert t.paid(For.BUILDING) == [(0, BANK, price)] and t.development[1] == kind and t.stock[kind] == 2
    assert t.refuses(0, "BUILD space=1") == "FULLY_BUILT", "nothing further"
    assert t.refuses(0, f"DEVELOP space=1 development={PARK}") == "NOT_BARE"


@pytest.mark.clause("TT-62")
def test_where_a_development_cannot_stand(island: Island) -> None:
    t = island(owner=own(0, *PURPLE, PARROT, 5) | own(1, *DARK_BLUE), level={DRIFTWOOD: 1}, cash=RICH)
    assert t.refuses(0, "DEVELOP space=1 development=1") == "NOT_BARE"
    assert t.refuses(0, "DEVELOP space=6 development=1") == "GROUP_INCOMPLETE"
    assert t.refuses(0, "DEVELOP space=5 development=1") == "NOT_FOR_HOUSES"
    assert t.refuses(0, "DEVELOP space=39 development=1") == "NOT_OWNER"
    assert t.refuses(0, "DEVELOP space=3 development=5") == "UNKNOWN"
    assert t.refuses(0, "DEVELOP space=77 development=1") == "UNKNOWN"
    assert island(owner=own(0, *PURPLE), mortgaged=[3]).refuses(0, "DEVELOP space=1 development=1") == "MORTGAGED"
    assert island(owner=own(0, *PURPLE), cash={0: 1 * K}).refuses(0, "DEVELOP space=1 development=1") == "TOO_POOR"


@pytest.mark.clause("TT-63")
def test_developments_and_houses_mix_and_stay_out_of_the_even_rule(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE), development={PARROT: PARK}, cash=RICH)
    for _ in range(2):
        t.say(0, "BUILD space=8").say(0, "BUILD space=9")
    assert t.refuses(0, "BUILD space=8") == "FINE" and [t.level[space] for space in LIGHT_BLUE] == [0, 2, 2]
    t.say(0, "BUILD space=8")
    assert t.refuses(0, "BUILD space=8") == "UNEVEN", "the others are even among themselves"


@pytest.mark.clause("TT-64")
def test_everything_sells_back_for_half_of_what_was_paid(island: Island) -> None:
    t = island(owner=own(0, *PURPLE), level=built(1, DRIFTWOOD), development={BARNACLE: PARK})
    assert t.say(0, "SELL space=1").paid(For.SALE) == [(BANK, 0, 50 * K)]
    assert t.say(0, "SELL space=3").paid(For.SALE) == [(BANK, 0, 150 * K)] and t.stock[PARK] == 3


@pytest.mark.clause("TT-64", "TT-11")
def test_the_developer_gets_half_of_what_was_paid_rounded_up(island: Island) -> None:
    t = island(jobs=(2,), owner=own(0, *PURPLE)).say(0, "BUILD space=1").say(0, "SELL space=1")
    assert t.paid(For.SALE) == [(BANK, 0, 38 * K)], "half of 75k"


@pytest.mark.clause("TT-64")
def test_selling_a_development_cannot_be_left_half_done(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE), development={PARROT: PARK}, level=built(3, MANGO, PAPAYA), cash=RICH)
    t.say(0, "SELL space=6")
    assert t.question == "ASK_EVEN" and t.asked == [0]
    assert t.refuses(0, "ROLL") == "STILL_UNEVEN" and t.refuses(1, "OFFER to=0 want=6") == "WRONG_MOMENT"
    assert t.refuses(0, "SELL_OFF space=6") == "NO_BUILDING" and t.refuses(0, "REBUILD space=1") == "STILL_UNEVEN"
    assert t.refuses(0, "REBUILD space=8") == "UNEVEN", "only the lowest goes up"
    ways = {"REBUILD space=6", f"REBUILD space=6 development={PIER}", "SELL_OFF space=8", "SELL_OFF space=6 whole=1"}
    assert ways <= t.answers(0)


@pytest.mark.clause("TT-64")
@pytest.mark.parametrize("way", [["REBUILD space=6 development=2"], ["REBUILD space=6", "REBUILD space=6"],
                                 ["SELL_OFF space=8", "SELL_OFF space=9", "REBUILD space=6"],
                                 ["SELL_OFF space=8", "SELL_OFF space=9", "SELL_OFF space=8", "SELL_OFF space=9"],
                                 ["SELL_OFF space=6 whole=1"]])
def test_every_way_to_evenness_ends_there(island: Island, way: list[str]) -> None:
    t = island(owner=own(0, *LIGHT_BLUE), development={PARROT: PARK}, level=built(3, MANGO, PAPAYA), cash=RICH)
    t.say(0, "SELL space=6")
    for said in way:
        assert t.question == "ASK_EVEN"
        t.say(0, said)
    levels = [t.level[space] for space in LIGHT_BLUE if not t.development[space]]
    assert t.question == "ASK_TURN" and max(levels) - min(levels) <= 1


@pytest.mark.clause("TT-64")
def test_another_development_does_not_make_the_group_even(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE), development={PARROT: PARK, MANGO: CASINO}, level=built(3, PAPAYA), cash=RICH)
    assert t.say(0, "SELL space=6").refuses(0, "SELL_OFF space=8") == "STILL_UNEVEN" and "SELL_OFF space=9" in t.answers(0)


@pytest.mark.clause("TT-64")
def test_a_debtor_who_sells_a_development_can_always_go_on(island: Island) -> None:
    """No house in the bank, no cash: the resorts cannot be broken up, but the whole group can be sold."""
    t = island(at={0: 34}, cash={0: 0}, owner=own(0, *LIGHT_BLUE) | own(1, *DARK_BLUE), development={PARROT: CASINO},
               level=built(5, MANGO, PAPAYA) | built(5, SAPPHIRE, GENTLE), houses_left=0).roll(0, 1, 2)
    assert t.question == "ASK_RAISE"
    t.say(0, "SELL space=6")
    assert t.answers(0) == {"SELL_OFF space=6 whole=1"}, "nothing else is left to do"
    t.say(0, "SELL_OFF space=6 whole=1")
    assert t.question == "ASK_RAISE" and not any(t.level[space] for space in LIGHT_BLUE)


@pytest.mark.clause("TT-60", "TT-62", "TT-20")
def test_between_turns_but_not_while_bids_are_closed_or_a_debt_is_open(island: Island) -> None:
    owner = own(0, *PURPLE) | own(1, *DARK_BLUE) | own(2, SPICE)
    moves = ("BUILD space=1", f"DEVELOP space=1 development={PARK}")
    t = island(owner=owner, at={1: 11}, cash={0: 1_000 * K, 1: 1_000 * K}).roll(0, 4, 6)
    assert t.asked == [1] and [t.refuses(0, said) for said in (*moves, "MORTGAGE space=1")] == ["FINE"] * 3
    t.roll(1, 1, 2).say(1, "DECLINE")
    assert t.question == "ASK_SEALED_AUCTION"
    for said in (*moves, "SELL space=1", "MORTGAGE space=1", "REDEEM space=1", "CLAIM space=1", "OFFER to=2 give=1 money=-1000"):
        assert t.refuses(0, said) == "WRONG_MOMENT", "every bid stays covered"
    t = island(owner=owner, at={0: 34}, level=built(5, *DARK_BLUE), cash={0: 900 * K}).roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and [t.refuses(0, said) for said in (*moves, "REDEEM space=1")] == ["IN_DEBT_FIRST"] * 3


@pytest.mark.clause("TT-64", "TT-60", "TT-62")
def test_what_makes_a_group_even_is_paid_for_like_any_building(island: Island) -> None:
    for said, price in (("REBUILD space=6", 100 * K), (f"REBUILD space=6 development={PARK}", 300 * K)):
        t = island(owner=own(0, *LIGHT_BLUE), development={PARROT: PARK}, level=built(3, MANGO, PAPAYA), cash=RICH)
        assert t.say(0, "SELL space=6").say(0, said).paid(For.BUILDING) == [(0, BANK, price)] and t.spent[PARROT] == price


@pytest.mark.clause("TT-64")
def test_what_was_paid_for_pieces_sold_long_ago_is_not_refunded_again(island: Island) -> None:
    t = island(owner=own(0, *PURPLE), cash=RICH)
    t.say(0, "BUILD space=1").say(0, "BUILD space=3").say(0, "SELL space=1 whole=1")
    assert t.spent[1] == t.spent[3] == 0
    before = t.say(0, "BUILD space=1").cash[0]
    assert t.say(0, "SELL space=1").cash[0] == before + 50 * K, "half of one beach house"


@pytest.mark.clause("TT-64")
def test_where_the_group_stays_even_nothing_is_asked(island: Island) -> None:
    t = island(owner=own(0, *LIGHT_BLUE), development={PARROT: PARK}, level=built(1, MANGO, PAPAYA)).say(0, "SELL space=6")
    assert t.question == "ASK_TURN"


# --------------------------------------------------------------------------------------------------- development rents
@pytest.mark.clause("TT-65")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_casino_pays_by_luck_and_sometimes_the_owner_pays(island: Island, pips: int) -> None:
    t = island(at={0: 14}, owner=own(1, *ORANGE), development={SPICE: CASINO}).roll(0, 2, 2)
    assert t.question == "TOSS_CASINO" and t.core.ways() == 6
    t.say(CHANCE, f"OUTCOME a={pips}")
    share = t.edition.board.turnover[SPICE] * t.edition.board.casino[pips - 1] // 100
    if pips == 1:
        assert share < 0 and t.paid(For.CASINO) == [(1, 0, -share)]
    else:
        assert t.paid(For.RENT) == [(0, 1, share)]


@pytest.mark.clause("TT-65")
@pytest.mark.parametrize("weather", range(4))
@pytest.mark.parametrize("ship", [0, 1])
def test_a_pier_pays_by_weather_and_ship(island: Island, weather: int, ship: int) -> None:
    t = island(at={0: 14}, owner=own(1, *ORANGE), development={SPICE: PIER}, weather=weather, ship=ship,
               cash=RICH).roll(0, 2, 2)
    rent = t.edition.board.turnover[SPICE] * (120, 80, 40, 0)[weather] * (1, 2)[ship] // 100
    assert t.paid(For.RENT) == ([(0, 1, rent)] if rent else [])


@pytest.mark.clause("TT-65")
@pytest.mark.parametrize(("left", "right", "share"), [
    ({}, {}, 40), ({PELICAN: 1}, {LANTERN: 2}, 70), ({PELICAN: 3}, {LANTERN: 4}, 100), ({PELICAN: 5}, {}, 85)])
def test_a_restaurant_lives_off_its_neighbours(island: Island, left: dict[int, int], right: dict[int, int], share: int) -> None:
    t = island(at={0: 14}, owner=own(1, *ORANGE), development={SPICE: RESTAURANT}, level=left | right).roll(0, 2, 2)
    assert t.paid(For.RENT) == [(0, 1, t.edition.board.turnover[SPICE] * share // 100)]


@pytest.mark.clause("TT-65")
def test_the_neighbours_are_the_next_improvable_properties_around_corners_whoever_owns_them(island: Island) -> None:
    t = island(at={0: 35}, owner=own(1, *DARK_BLUE) | own(2, *PURPLE), development={GENTLE: RESTAURANT, DRIFTWOOD: PARK},
               level={SAPPHIRE: 1}, cash=RICH).roll(0, 2, 2)
    assert t.paid(For.RENT) == [(0, 1, t.edition.board.turnover[GENTLE] * (40 + 15 + 45) // 100)], "past the fee, and past GO"


@pytest.mark.clause("TT-65")
@pytest.mark.parametrize("weather", range(4))
def test_a_park_pays_little_and_counts_most(island: Island, weather: int) -> None:
    t = island(at={0: 14}, owner=own(1, *ORANGE), development={SPICE: PARK}, weather=weather).roll(0, 2, 2)
    board = t.edition.board
    assert t.paid(For.RENT) == [(0, 1, board.turnover[SPICE] * (30, 20, 10, 5)[weather] // 100)]
    for group in (PURPLE, LIGHT_BLUE, MAGENTA, ORANGE, DARK_BLUE):
        for space in group:
            assert board.park_fortune[space] > max(board.development_fortune[space], board.resort_fortune[space])


@pytest.mark.clause("TT-65")
def test_the_owner_and_a_mortgage_pay_nothing(island: Island) -> None:
    t = island(at={0: 14}, owner=own(0, *ORANGE), development={SPICE: CASINO}).roll(0, 2, 2)
    assert t.question == "ASK_TURN"


@pytest.mark.clause("TT-65", "TT-66")
def test_every_rent_is_explained(island: Island) -> None:
    t = island(owner=own(1, *ORANGE), development={PELICAN: PIER, SPICE: RESTAURANT, LANTERN: PARK}, weather=SUNNY, ship=1)
    view = View(t.edition, t.core, -1)
    assert rent_in_words(view, PELICAN) == \
        "rent $1,584,000: a pier, sunny $792,000, times 2 with the cruise ship in port $792,000"
    assert rent_in_words(view, LANTERN) == "rent $216,000: a park, sunny $216,000"
    assert [line.reason for line in explain_rent(view, SPICE)] == ["KITCHEN", "LEFT_NEIGHBOUR", "RIGHT_NEIGHBOUR"]
    for space in ORANGE:
        lines = explain_rent(view, space)
        assert sum(line.money for line in lines) == t.core.ask("rent_value", space) and all(line.words for line in lines)


@pytest.mark.clause("TT-65")
@pytest.mark.parametrize(("kind", "told"), [
    (PIER, ["The turnover here is $660,000.", "In this weather it earns 120 % of that.",
            "The cruise ship in port makes it 2 times as much."]),
    (RESTAURANT, ["The turnover here is $660,000.", "The kitchen alone earns 40 % of that.",
                  "The neighbour on the left adds 15 %.", "The neighbour on the right adds 30 %."]),
    (PARK, ["The turnover here is $660,000.", "In this weather it earns 30 % of that."])])
def test_who_pays_is_told_why(island: Island, kind: int, told: list[str]) -> None:
    t = island(at={0: 14}, owner=own(1, *ORANGE), development={SPICE: kind}, level={PELICAN: 1, LANTERN: 3}, weather=SUNNY,
               ship=1, cash=RICH).roll(0, 2, 2)
    teller = Teller(t.edition, ["Ann", "Bob", "Cid"])
    if kind == PIER:
        calm = island(at={0: 14}, owner=own(1, *ORANGE), development={SPICE: kind}, ship=0).roll(0, 2, 2)
        assert len([event for event in calm.news if event.name == "RENT_PART"]) == 2, "without a ship nothing about one"
    assert [teller.sentence(event) for event in t.news if event.name == "RENT_PART"] == told


@pytest.mark.clause("TT-66")
def test_weather_and_ship_are_shown_at_any_time(island: Island) -> None:
    t = island(weather=STORM, ship=1)
    for seat in (-1, 0, 2):
        view = View(t.edition, t.core, seat)
        assert (view.table.weather, view.table.ship) == (STORM, 1)
        assert sky_words(view) == "Weather: a storm · the cruise ship is in port"
