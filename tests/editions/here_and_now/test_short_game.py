"""The short game: four changed rules."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.words import BANK, CHANCE, For

from .helpers import (
    AIRPORTS,
    DARK_BLUE,
    FENWAY,
    FINE,
    JACOBS,
    JAIL,
    LIGHT_BLUE,
    MALL,
    OHARE,
    OPRY,
    PURPLE,
    START,
    TEXAS,
    TIMES_SQUARE,
    VEGAS,
    WRIGLEY,
    K,
    M,
    built,
    own,
)

SHORT = {"short": True}


def after_the_deal(table: Table, seats: int = 3, **changes: Any) -> Dealer:
    """The short game, the deeds dealt as `owner` says: seat 0 is to roll."""
    t = table(seats=seats, options=SHORT)
    for space in [space for space in range(40) if t.edition.board.price[space]][:3 * seats]:
        t.dealt(space)
    owner = [BANK] * 40
    for space, seat in changes.pop("owner", {}).items():
        owner[space] = seat
    return t.arrange(owner=owner, **changes)


@pytest.mark.clause("HN-S1")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_three_random_deeds_are_dealt_to_everybody_for_nothing(table: Table, seats: int) -> None:
    t = table(seats=seats, options=SHORT, first=1)
    dealt: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    for space in [space for space in range(40) if t.edition.board.price[space]][:3 * seats]:
        assert t.question == "TOSS_DEED" and t.asked == []
        dealt[t.who[t.depth - 1]].append(space)
        t.dealt(space)
    assert t.question == "ASK_TURN" and t.asked == [1]
    assert all(t.owned_by(seat) == dealt[seat] and len(dealt[seat]) == 3 for seat in range(seats))
    assert t.cash[:seats] == [START] * seats and t.mortgaged == 0


@pytest.mark.clause("HN-S1")
def test_any_deed_left_may_be_dealt_and_none_twice(table: Table) -> None:
    t = table(options=SHORT)
    assert t.core.ways() == 28
    t.dealt(TIMES_SQUARE)
    assert t.core.ways() == 27 and t.refuses(CHANCE, f"OUTCOME a={TIMES_SQUARE}") == "NO_SUCH_OUTCOME"
    assert t.refuses(CHANCE, "OUTCOME a=0") == "NO_SUCH_OUTCOME" and t.refuses(CHANCE, "OUTCOME a=40") == "NO_SUCH_OUTCOME"


@pytest.mark.clause("HN-S1", "HN-04")
def test_the_deal_comes_after_the_roll_for_the_start(table: Table) -> None:
    t = table(seats=2, options=SHORT, first=None).fall(1, 2).fall(3, 4)
    assert t.question == "TOSS_DEED" and t.who[t.depth - 1] == 1


@pytest.mark.clause("HN-S2")
def test_a_hotel_needs_only_three_houses_on_each_property(table: Table) -> None:
    t = after_the_deal(table, owner=own(0, *DARK_BLUE), level=built(3, FENWAY) | built(2, TIMES_SQUARE))
    assert t.refuses(0, f"BUILD space={FENWAY}") == "NEEDS_HOUSES"
    t.say(0, f"BUILD space={TIMES_SQUARE}").say(0, f"BUILD space={FENWAY}")
    assert t.paid(For.BUILDING) == [(0, BANK, 2 * M)] and t.level[FENWAY] == 4
    assert (t.houses_left, t.hotels_left) == (32 - 3, 11), "the three houses went back"
    assert t.refuses(0, f"BUILD space={FENWAY}") == "FULLY_BUILT"


@pytest.mark.clause("HN-S2", "HN-30")
def test_the_rent_of_the_hotel_remains_the_same(table: Table) -> None:
    level = built(4, TIMES_SQUARE) | built(3, FENWAY)
    t = after_the_deal(table, owner=own(1, *DARK_BLUE), level=level, at={0: 36}, cash={0: 50 * M}).roll(0, 1, 2)
    assert t.paid(For.RENT) == [(0, 1, 20 * M)]
    assert t.core.ask("rent_value", FENWAY) == 11 * M, "three houses as printed"


@pytest.mark.clause("HN-S2", "HN-74")
def test_a_hotel_sells_back_for_half_of_four_house_prices(table: Table) -> None:
    t = after_the_deal(table, owner=own(0, *DARK_BLUE), level=built(4, *DARK_BLUE))
    assert t.core.ask("building_cost", FENWAY) == 8 * M and t.core.ask("building_value", FENWAY) == 4 * M
    t.say(0, f"SELL space={FENWAY}")
    assert t.cash[0] == START + 1 * M and t.level[FENWAY] == 3 and t.houses_left == 29
    t.say(0, f"SELL space={TIMES_SQUARE} whole=1")
    assert t.cash[0] == START + 1 * M + 4 * M + 3 * M and t.houses_left == 32


@pytest.mark.clause("HN-S2", "HN-74")
def test_a_hotel_step_needs_three_houses_in_the_bank(table: Table) -> None:
    t = after_the_deal(table, owner=own(0, *PURPLE), level=built(4, *PURPLE), houses_left=2)
    assert t.refuses(0, f"SELL space={TEXAS}") == "NO_STOCK"
    t = after_the_deal(table, owner=own(0, *PURPLE), level=built(4, *PURPLE), houses_left=3).say(0, f"SELL space={TEXAS}")
    assert t.houses_left == 0


@pytest.mark.clause("HN-S3")
def test_jail_is_left_by_doubles_on_the_next_turn(table: Table) -> None:
    t = after_the_deal(table, jail={0: 1}).roll(0, 5, 5)
    assert (t.at[0], t.jail[0], t.cash[0]) == (20, 0, START) and t.asked == [1]


@pytest.mark.clause("HN-S3")
def test_failing_the_doubles_the_fine_is_paid_in_the_same_turn_and_the_roll_moved(table: Table) -> None:
    t = after_the_deal(table, jail={0: 1}).roll(0, 4, 6)
    assert (t.at[0], t.jail[0], t.cash[0]) == (20, 0, START - FINE) and t.asked == [1]


@pytest.mark.clause("HN-S3")
def test_or_by_paying_first_or_by_a_card(table: Table) -> None:
    t = after_the_deal(table, jail={0: 1}, kept={"CH11": 0})
    assert t.answers(0) == {"ROLL", "PAY_FINE", "USE_CARD card=0"}
    t.say(0, "PAY_FINE")
    assert t.jail[0] == 0 and t.cash[0] == START - FINE and t.asked == [0]
    t = after_the_deal(table, jail={0: 1}, kept={"CH11": 0}).say(0, "USE_CARD card=0").roll(0, 5, 5)
    assert t.at[0] == 20 and t.asked == [0]


@pytest.mark.clause("HN-S3", "HN-50")
def test_sent_to_jail_the_turn_still_ends(table: Table) -> None:
    t = after_the_deal(table, at={0: 27}).roll(0, 1, 2)
    assert (t.at[0], t.jail[0]) == (JAIL, 1) and t.asked == [1]


@pytest.mark.clause("HN-S4")
def test_the_first_bankruptcy_ends_the_game_and_the_most_wins(table: Table) -> None:
    t = after_the_deal(table, seats=4, cash={0: 0, 1: 5 * M, 2: 6 * M, 3: 4 * M}, owner=own(3, TIMES_SQUARE), at={0: 35})
    t.roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.ending == "FIRST_BANKRUPTCY" and t.won == [3], "4 and 4 millions against 5 and 6"
    assert t.refuses(1, "ROLL") == "GAME_OVER"


@pytest.mark.clause("HN-S4")
def test_what_counts_and_how(table: Table) -> None:
    owner = own(1, *DARK_BLUE, OHARE, MALL) | own(2, *PURPLE)
    level = built(4, FENWAY) | built(3, TIMES_SQUARE) | built(1, TEXAS)
    t = after_the_deal(table, owner=owner, level=level, mortgaged=[OHARE, MALL], cash={1: 1_234_567}, kept={"CC02": 1})
    printed, mortgaged, houses, hotel = 7_500 * K, (2_000 + 1_200) * K // 2, 3 * 2 * M, 4 * 2 * M
    assert t.core.ask("final_count", 1) == 1_234_567 + printed + mortgaged + houses + hotel
    assert t.core.ask("final_count", 2) == START + 1_200 * K + 500 * K


@pytest.mark.clause("HN-S4", "HN-91")
def test_what_the_bankrupt_leaves_counts_for_the_creditor(table: Table) -> None:
    t = after_the_deal(table, seats=3, cash={0: 100 * K, 1: 4 * M, 2: 6 * M}, owner=own(0, OHARE) | own(1, *LIGHT_BLUE),
                       level=built(4, *LIGHT_BLUE), mortgaged=[OHARE], at={0: 6})
    t.roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.ending == "FIRST_BANKRUPTCY" and t.won == [1] and t.cash[1] == 4_000 * K and t.owner[OHARE] == 1


@pytest.mark.clause("HN-S4")
def test_equals_share_the_win_and_the_bankrupt_does_not_count(table: Table) -> None:
    t = after_the_deal(table, seats=4, cash={0: 0, 1: 5 * M, 2: 4_400 * K, 3: 3 * M}, owner=own(2, JACOBS), at={0: 35})
    t.roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.won == [1, 2]


@pytest.mark.clause("HN-S4", "HN-93")
def test_with_two_players_the_other_one_wins(table: Table) -> None:
    t = after_the_deal(table, seats=2, cash={0: 0, 1: 10 * K}, at={0: 35}).roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.won == [1] and t.ending == "LAST_LEFT"


@pytest.mark.clause("HN-S1", "HN-S2", "HN-S3", "HN-S4")
def test_the_normal_game_knows_none_of_these(table: Table) -> None:
    t = table(seats=3, cash={0: 0}, at={0: 35}, owner=own(1, *DARK_BLUE), level=built(3, *DARK_BLUE), jail={1: 1})
    assert t.question == "ASK_TURN", "nothing is dealt"
    t.say(1, f"BUILD space={FENWAY}")
    assert t.hotels_left == 12, "that is a fourth house"
    t.roll(0, 1, 2).say(0, "GIVE_UP").roll(1, 1, 2)
    assert t.jail[1] == 2 and t.ending == "PLAYING"


@pytest.mark.clause("HN-S4", "HN-91")
def test_the_creditor_pays_the_interest_before_the_count_and_may_lose_by_it(table: Table) -> None:
    """15,475,000 would be counted, 14,975,000 is what is left of it: the rival has 15,100,000."""
    lent = (*AIRPORTS[:2], VEGAS, WRIGLEY)
    t = after_the_deal(table, seats=3, cash={0: 0, 1: 1_275 * K, 2: 15_100 * K}, owner=own(0, *lent) | own(1, *LIGHT_BLUE),
                       level=built(4, *LIGHT_BLUE), mortgaged=list(lent), at={0: 6})
    before = t.core.ask("final_count", 1)
    t.roll(0, 1, 2).say(0, "GIVE_UP")
    interest = sum(t.edition.board.loan[space] for space in lent) // 10
    assert t.paid(For.INTEREST) == [(1, BANK, interest)] and t.ending == "FIRST_BANKRUPTCY"
    counted = {e.who: e.money for e in t.news if e.name == "COUNTED"}
    assert counted[1] == before + sum(t.edition.board.price[space] // 2 for space in lent) - interest
    assert counted[1] + interest > counted[2] == 15_100 * K > counted[1] and t.won == [2]


@pytest.mark.clause("HN-S4", "HN-94")
def test_a_creditor_who_cannot_pay_the_interest_is_bankrupt_before_the_count(table: Table) -> None:
    t = after_the_deal(table, seats=3, cash={0: 0, 1: 0, 2: 1 * M}, owner=own(0, VEGAS) | own(1, *LIGHT_BLUE),
                       level=built(4, *LIGHT_BLUE), mortgaged=[VEGAS, *LIGHT_BLUE][:1], at={0: 6})
    t.roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.question == "ASK_RAISE" and t.asked == [1] and t.ending == "PLAYING"
    t.say(1, f"SELL space={OPRY}").say(1, "SETTLE")
    assert t.ending == "FIRST_BANKRUPTCY"
