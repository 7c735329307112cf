"""House rules: every option does what it says, alone and together with others."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo import BadOption, read
from passgo.loading import Value
from passgo.rules.steps import Step
from passgo.rules.words import BANK, CLOCK, Because, For

from .helpers import (
    CARD_DEBT,
    DARK_BLUE,
    FENWAY,
    JACOBS,
    LIGHT_BLUE,
    MALL,
    OHARE,
    OPRY,
    PURPLE,
    SALARY,
    START,
    TEXAS,
    TIMES_SQUARE,
    K,
    M,
    built,
    own,
)

CHANGES = {
    ("short", True): {"deal_deeds": 3, "top_level": 4, "jail_turns": 1, "jail_pay_turns": 1, "ends_at_bankruptcy": 1},
    ("minutes", 90): {"time_limit_ms": 5_400_000, "deal_deeds": 2, "deal_paid": 1},
    ("jackpot", True): {"jackpot": 1},
    ("double_go", True): {"go_bonus": 2 * M},
    ("auctions", "sealed"): {"auction": Step.ASK_SEALED_AUCTION},
    ("auctions", "timed"): {"auction": Step.ASK_TIMED_AUCTION, "auction_ms": 50_000, "warning_ms": 5_000},
    ("auctions", "none"): {"auction": Step.NOTHING},
    ("cards", "table"): {"cards_told": 1},
    ("jail_rent", False): {"jail_rent": 0},
    ("rent", "claimed"): {"rent_claimed": 1},
    ("even_building", False): {"even": 0},
    ("rounds", 7): {"round_limit": 7},
    ("start_cash", 1): {"start_cash": 1},
    ("salary", 0): {"salary": 0},
    ("shortage_bid", "any"): {"any_bid": 1},
    ("interest_on", "price"): {"interest_of_price": 1},
    ("offer_limit", False): {"stall_rounds": 0},
}


def figures(**options: Value) -> dict[str, object]:
    """The plain numbers of the board with these options."""
    board = read("here_and_now", tuple(sorted(options.items()))).board.dump()
    return {name: value for name, value in board.items() if isinstance(value, int)}


@pytest.mark.clause("HN-02", "HN-12", "HN-21", "HN-33", "HN-56", "HN-58", "HN-71", "HN-S1", "HN-T1")
@pytest.mark.parametrize(("name", "value"), CHANGES)
def test_an_option_changes_what_it_says_and_nothing_else(name: str, value: Value) -> None:
    plain, changed = figures(), figures(**{name: value})
    assert {key: changed[key] for key in plain if plain[key] != changed[key]} == CHANGES[name, value]


@pytest.mark.clause("HN-02", "HN-12", "HN-21", "HN-33", "HN-56", "HN-58", "HN-71", "HN-S1", "HN-T1")
def test_every_option_is_tried_here_and_its_default_is_the_printed_rule() -> None:
    options = read("here_and_now").options
    assert {name for name, _ in CHANGES} == {option.name for option in options}
    assert figures(**{option.name: option.default for option in options}) == figures()
    assert all(option.says and option.clauses and option.source in ("rulebook", "ours") for option in options)


@pytest.mark.clause("HN-S1")
@pytest.mark.parametrize(("name", "value"), [
    ("jackpto", True), ("jackpot", "yes"), ("rounds", -1), ("rounds", 4001), ("minutes", "ten"), ("auctions", "dutch")])
def test_no_such_option_or_value_is_refused_with_a_sentence(name: str, value: Value) -> None:
    with pytest.raises(BadOption, match="no option|cannot be"):
        read("here_and_now", ((name, value),))


@pytest.mark.clause("HN-12")
def test_double_salary_for_landing_on_go_exactly(table: Table) -> None:
    t = table(options={"double_go": True}, at={0: 35, 1: 36, 2: 34})
    t.roll(0, 1, 4)
    assert t.cash[0] == START + 2 * SALARY and t.paid(For.GO_BONUS) == [(BANK, 0, 2 * M)]
    t.roll(1, 1, 5).draw("CC01")
    assert t.cash[1] == START + SALARY + 2 * SALARY, "passed it, then a card to it"


@pytest.mark.clause("HN-12")
def test_double_salary_is_twice_the_salary_the_table_agreed_on(table: Table) -> None:
    t = table(options={"double_go": True, "salary": 300_000}, at={0: 35}).roll(0, 1, 4)
    assert t.cash[0] == START + 600 * K


@pytest.mark.clause("HN-12")
@pytest.mark.parametrize("salary", [0, 123_456, 10_000_000])
def test_another_salary(table: Table, salary: int) -> None:
    t = table(options={"salary": salary}, at={0: 35}).roll(0, 4, 5)
    assert t.cash[0] == START + salary and t.at[0] == 4


@pytest.mark.clause("HN-02")
@pytest.mark.parametrize("cash", [0, 25_000_000])
def test_another_starting_cash(table: Table, cash: int) -> None:
    assert table(seats=4, options={"start_cash": cash}).cash[:4] == [cash] * 4


@pytest.mark.clause("HN-21", "HN-92")
def test_without_auctions_what_is_declined_stays_with_the_bank(table: Table) -> None:
    t = table(options={"auctions": "none"}, owner=own(1, MALL), at={1: CARD_DEBT - 3}, cash={1: 0})
    t.roll(0, 1, 2).say(0, "DECLINE")
    assert t.owner[TEXAS] == BANK and t.asked == [1]
    t.roll(1, 1, 2).say(1, "GIVE_UP")
    assert t.owner[MALL] == BANK and t.asked == [2] and t.estate == 0, "a bankrupt's deeds too"


@pytest.mark.clause("HN-21", "HN-22")
def test_sealed_bids_are_opened_together_and_the_highest_pays(table: Table) -> None:
    t = table(options={"auctions": "sealed"}, cash={1: 400 * K}).roll(0, 1, 2).say(0, "DECLINE")
    assert t.question == "ASK_SEALED_AUCTION" and t.asked == [0, 1, 2]
    assert t.refuses(1, "BID money=410_000") == "TOO_POOR" and t.refuses(1, "BID money=5_000") == "BID_STEP"
    t.say(1, "BID money=400_000")
    assert [(event.name, event.who, event.money) for event in t.news] == [("CLOSED_HAND", 1, 0)], "that, not how much"
    t.say(0, "BID money=0")
    assert t.refuses(1, "BID money=10_000") == "NOT_ASKED" and t.owner[TEXAS] == BANK
    t.say(2, "BID money=390_000")
    assert t.owned_by(1) == [TEXAS] and t.cash[:3] == [START, 0, START] and t.asked == [1]


@pytest.mark.clause("HN-21", "HN-22")
def test_equal_sealed_bids_are_rolled_off_with_one_die(table: Table) -> None:
    t = table(options={"auctions": "sealed"}).roll(0, 1, 2).say(0, "DECLINE")
    t.say(0, "BID money=100_000").say(1, "BID money=200_000").say(2, "BID money=200_000")
    assert t.question == "TOSS_CONTEST" and t.core.ways() == 6
    t.say(-2, "OUTCOME a=3").say(-2, "OUTCOME a=3").say(-2, "OUTCOME a=1").say(-2, "OUTCOME a=6")
    assert t.owned_by(2) == [TEXAS] and t.cash[2] == START - 200 * K


@pytest.mark.clause("HN-22")
def test_where_all_sealed_hands_are_empty_the_property_stays_with_the_bank(table: Table) -> None:
    t = table(options={"auctions": "sealed"}).roll(0, 1, 2).say(0, "DECLINE")
    t.say(0, "BID money=0").say(1, "BID money=0").say(2, "BID money=0")
    assert t.owner[TEXAS] == BANK and t.happened("NO_SALE") and t.asked == [1]


def by_the_clock(table: Table, **changes: Any) -> Dealer:
    return table(options={"auctions": "timed"}, **changes).roll(0, 1, 2).say(0, "DECLINE")


@pytest.mark.clause("HN-21", "HN-22")
def test_by_the_clock_the_decliner_opens_and_the_highest_bid_at_fifty_seconds_wins(table: Table) -> None:
    t = by_the_clock(table)
    assert t.question == "ASK_TIMED_AUCTION" and t.asked == [0] and t.refuses(0, "PASS") == "MUST_OPEN"
    assert t.refuses(1, "BID money=20_000") == "NOT_ASKED"
    t.say(0, "BID money=10_000").say(2, "BID money=20_000").tick(44_999)
    assert not t.happened("LAST_SECONDS")
    t.tick(45_000)
    assert t.happened("LAST_SECONDS")
    t.say(1, "BID money=30_000").passes(0, 2)
    assert t.question == "ASK_TIMED_AUCTION", "silence ends nothing: the clock does"
    t.tick(50_000)
    assert t.owned_by(1) == [TEXAS] and t.cash[1] == START - 30 * K and t.asked == [1]
    assert t.core.next_deadline() == 0 and t.refuses(CLOCK, "TICK money=60_000") == "NO_CLOCK"


@pytest.mark.clause("HN-21")
@pytest.mark.parametrize("now", [50_000, 50_001, 90_000])
def test_the_last_seconds_are_not_announced_when_there_are_none_left(table: Table, now: int) -> None:
    t = by_the_clock(table).say(0, "BID money=10_000").tick(now)
    assert t.owned_by(0) == [TEXAS] and not t.happened("LAST_SECONDS")
    assert by_the_clock(table).say(0, "BID money=10_000").tick(49_999).happened("LAST_SECONDS")


@pytest.mark.clause("HN-21", "HN-82")
@pytest.mark.parametrize(("minutes", "due"), [(0, 0), (30, 1_800_000)])
def test_time_that_runs_out_while_a_mortgage_may_be_lifted_is_told_once(table: Table, minutes: int, due: int) -> None:
    t = table(options={"auctions": "timed"} | ({"minutes": minutes, "short": True} if minutes else {}))
    while t.question == "TOSS_DEED":
        t.dealt(max(space for space in range(40) if t.edition.board.price[space] and t.owner[space] == BANK))
    t.arrange(owner=[1 if space == OHARE else BANK for space in range(40)], mortgaged=[OHARE], cash={0: START})
    t.roll(0, 1, 2).say(0, "DECLINE").say(0, "BID money=10_000").say(1, f"OFFER to=0 give={OHARE}").say(0, "ACCEPT")
    assert t.question == "ASK_LIFT" and t.core.next_deadline() == 50_000
    t.tick(60_000)
    assert t.question == "ASK_LIFT" and t.core.next_deadline() == due
    assert due or t.refuses(CLOCK, "TICK money=60_001") == "NO_CLOCK"
    t.say(0, "LEAVE")
    assert t.owned_by(0) == [TEXAS, OHARE] and t.question == "ASK_TURN" and t.asked == [1]


@pytest.mark.clause("HN-21", "HN-22", "HN-92")
def test_by_the_clock_an_estate_has_nobody_who_must_open(table: Table) -> None:
    t = table(options={"auctions": "timed"}, owner=own(0, MALL), cash={0: 0}, at={0: CARD_DEBT - 3})
    t.roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.asked == [1, 2]
    t.tick(50_000)
    assert t.owner[MALL] == BANK and t.asked == [1] and t.question == "ASK_TURN"


@pytest.mark.clause("HN-56")
def test_no_rent_while_in_jail(table: Table) -> None:
    t = table(options={"jail_rent": False}, jail={1: 1}, owner=own(1, TEXAS, OHARE)).roll(0, 1, 2)
    assert t.cash[:2] == [START, START] and t.asked == [1]
    t = table(options={"jail_rent": False}, owner=own(1, TEXAS)).roll(0, 1, 2)
    assert t.cash[1] == START + 40 * K, "only while in Jail"
    assert [why for why, _, _ in t.core.reckon(TEXAS)] == [Because.SITE] and t.core.reckon(TEXAS)[0][2] == 40 * K
    t = table(options={"jail_rent": False}, jail={1: 1}, owner=own(1, TEXAS))
    assert t.core.reckon(TEXAS) == [(Because.OWNER_JAILED, 0, 0)]
    t = table(options={"jail_rent": False, "rent": "claimed"}, jail={1: 1}, owner=own(1, TEXAS)).roll(0, 1, 2)
    assert t.claims == 0


@pytest.mark.clause("HN-71", "HN-73")
def test_without_even_building_one_property_may_go_ahead(table: Table) -> None:
    t = table(options={"even_building": False}, owner=own(0, *DARK_BLUE))
    for level in range(1, 6):
        t.say(0, f"BUILD space={FENWAY}")
        assert t.level[FENWAY] == level
    assert t.refuses(0, f"BUILD space={FENWAY}") == "FULLY_BUILT" and t.level[TIMES_SQUARE] == 0
    assert (t.houses_left, t.hotels_left) == (32, 11) and t.cash[0] == START - 10 * M


@pytest.mark.clause("HN-72")
def test_without_even_building_one_sells_where_one_likes(table: Table) -> None:
    t = table(options={"even_building": False}, owner=own(0, *LIGHT_BLUE), level=built(3, *LIGHT_BLUE))
    t.say(0, f"SELL space={OPRY}").say(0, f"SELL space={OPRY}").say(0, f"SELL space={OPRY}")
    assert [t.level[space] for space in LIGHT_BLUE] == [0, 3, 3] and t.cash[0] == START + 750 * K


@pytest.mark.clause("HN-70", "HN-83")
def test_without_even_building_the_whole_unmortgaged_group_is_still_needed(table: Table) -> None:
    t = table(options={"even_building": False}, owner=own(0, TEXAS, *DARK_BLUE), mortgaged=[FENWAY])
    assert t.refuses(0, f"BUILD space={TEXAS}") == "GROUP_INCOMPLETE"
    assert t.refuses(0, f"BUILD space={TIMES_SQUARE}") == "MORTGAGED"


@pytest.mark.clause("HN-T2")
def test_after_the_agreed_rounds_the_richest_wins(table: Table) -> None:
    t = table(seats=2, options={"rounds": 2}, owner=own(1, JACOBS))
    t.roll(0, 4, 6).roll(1, 4, 6).roll(0, 4, 6)
    assert t.ending == "PLAYING" and t.round == 2
    t.roll(1, 4, 6)
    assert t.ending == "ROUNDS_UP" and t.won == [1]


@pytest.mark.clause("HN-T2", "HN-93")
def test_rounds_are_counted_on_when_the_first_player_is_out(table: Table) -> None:
    t = table(options={"rounds": 2}, cash={0: 0}, at={0: CARD_DEBT - 3}).roll(0, 1, 2).say(0, "GIVE_UP")
    t.roll(1, 4, 6).roll(2, 4, 6).roll(1, 4, 6)
    assert t.ending == "PLAYING"
    t.roll(2, 4, 6)
    assert t.ending == "ROUNDS_UP" and t.won == [1, 2]


@pytest.mark.clause("HN-S1", "HN-T1", "HN-T2")
def test_a_short_game_by_the_clock_deals_three_for_nothing_and_ends_in_time(table: Table) -> None:
    t = table(seats=2, options={"short": True, "minutes": 1})
    for space in (*PURPLE, *LIGHT_BLUE, OHARE):
        t.dealt(space)
    assert t.cash[:2] == [START, START] and [len(t.owned_by(seat)) for seat in (0, 1)] == [3, 3]
    t.tick(60_000).roll(0, 4, 6)
    assert t.ending == "TIME_UP"


@pytest.mark.clause("HN-12", "HN-33", "HN-56", "HN-58", "HN-71")
def test_many_house_rules_at_one_table(table: Table) -> None:
    options = {"jackpot": True, "double_go": True, "rent": "claimed", "jail_rent": False, "even_building": False, "rounds": 9,
               "auctions": "none", "start_cash": 5_000_000, "salary": 1_000_000}
    t = table(seats=3, options=options, at={0: 35, 1: 18, 2: 0}, owner=own(0, *PURPLE))
    t.say(0, f"BUILD space={TEXAS}").say(0, f"BUILD space={TEXAS}").roll(0, 1, 2)
    assert t.pot == 750 * K
    t.roll(1, 1, 1)
    assert t.cash[1] == 5_750 * K and t.pot == 0
    t.roll(1, 4, 6).roll(2, 1, 2)
    assert t.claims == 1
    t.say(0, f"CLAIM space={TEXAS} debtor=2")
    assert t.cash[2] == 4_400 * K
    t.roll(0, 1, 1)
    assert t.cash[0] == 5 * M - 1 * M - 750 * K + 600 * K + 2 * M, "two salaries of a million for GO"
