"""The time-limit game: two deeds paid for, and the wealthiest wins when the agreed time is up."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.words import BANK, CLOCK, For

from .helpers import CARD_DEBT, DARK_BLUE, FENWAY, JACOBS, MALL, OHARE, START, TEXAS, TIMES_SQUARE, K, M, built, own

MINUTE = 60_000
HALF_AN_HOUR = {"minutes": 30}


def timed(table: Table, seats: int = 3, **changes: Any) -> Dealer:
    """A game of thirty minutes, the deeds dealt as `owner` says: seat 0 is to roll."""
    t = table(seats=seats, options=HALF_AN_HOUR)
    for space in [space for space in range(40) if t.edition.board.price[space]][:2 * seats]:
        t.dealt(space)
    owner = [BANK] * 40
    for space, seat in changes.pop("owner", {}).items():
        owner[space] = seat
    cash = dict.fromkeys(range(seats), START) | changes.pop("cash", {})
    return t.arrange(owner=owner, cash=cash, **changes)


@pytest.mark.clause("HN-T1")
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_two_random_deeds_are_dealt_to_everybody_who_pay_their_price_at_once(table: Table, seats: int) -> None:
    t = table(seats=seats, options=HALF_AN_HOUR, first=seats - 1)
    board, spent = t.edition.board, [0] * seats
    for space in [space for space in range(40) if board.price[space]][-2 * seats:]:
        seat = t.who[t.depth - 1]
        t.dealt(space)
        spent[seat] += board.price[space]
        assert t.owner[space] == seat and t.paid(For.PRICE) == [(seat, BANK, board.price[space])]
    assert t.question == "ASK_TURN" and t.asked == [seats - 1]
    assert [len(t.owned_by(seat)) for seat in range(seats)] == [2] * seats
    assert t.cash[:seats] == [START - sum for sum in spent]


@pytest.mark.clause("HN-T1", "HN-02")
def test_even_the_two_dearest_deeds_leave_money_to_play_with(table: Table) -> None:
    t = table(seats=2, options=HALF_AN_HOUR).dealt(FENWAY).dealt(JACOBS).dealt(TIMES_SQUARE).dealt(TEXAS)
    assert t.cash[:2] == [START - 7_500 * K, START - 1_200 * K]


@pytest.mark.clause("HN-T1", "HN-90")
def test_who_cannot_pay_for_a_dealt_deed_raises_the_money(table: Table) -> None:
    t = table(seats=2, options=HALF_AN_HOUR | {"start_cash": 2_400_000}).dealt(FENWAY)
    assert t.question == "ASK_RAISE" and t.asked == [0] and t.owed == 3_500 * K
    assert t.refuses(0, "GIVE_UP") == "CAN_STILL_PAY"
    t.say(0, f"MORTGAGE space={FENWAY}").say(0, "SETTLE").dealt(JACOBS).dealt(TEXAS).dealt(OHARE)
    assert t.cash[0] == 650 * K - 600 * K and t.owned_by(0) == [TEXAS, FENWAY]


@pytest.mark.clause("HN-T1", "HN-92", "HN-93")
def test_who_cannot_raise_it_is_out_and_gets_no_more_deeds(table: Table) -> None:
    t = table(seats=3, options=HALF_AN_HOUR | {"start_cash": 1_000_000}).dealt(TIMES_SQUARE).say(0, "GIVE_UP")
    assert t.question == "ASK_OPEN_AUCTION" and t.about == TIMES_SQUARE and t.asked == [1, 2]
    t.passes(1, 2)
    to = []
    for space in (JACOBS, TEXAS):
        to.append(t.who[t.depth - 1])
        t.dealt(space)
    assert to == [1, 2] and t.question == "TOSS_DEED"
    to.append(t.who[t.depth - 1])
    t.dealt(OHARE)
    assert to == [1, 2, 1] and t.asked == [1]
    t.say(1, f"MORTGAGE space={OHARE}")
    assert t.refuses(1, "SETTLE") == "TOO_POOR"
    t.say(1, "GIVE_UP")
    assert t.ending == "LAST_LEFT" and t.won == [2]


@pytest.mark.clause("HN-T2")
def test_the_turn_under_way_is_finished_first(table: Table) -> None:
    t = timed(table, cash={0: 10 * M, 1: 20 * M}, at={0: 35})
    t.tick(29 * MINUTE).roll(0, 2, 2)
    assert t.question == "ASK_BUY"
    t.tick(31 * MINUTE)
    assert t.ending == "PLAYING" and t.question == "ASK_BUY"
    t.say(0, "BUY")
    assert t.asked == [0] and t.ending == "PLAYING", "the double belongs to the turn"
    t.roll(0, 4, 5)
    t.say(0, "DECLINE").say(2, "BID money=10_000").passes(0, 1)
    assert t.ending == "TIME_UP" and t.won == [1]


@pytest.mark.clause("HN-T2")
def test_time_that_runs_out_before_a_turn_begins_still_gives_that_turn(table: Table) -> None:
    t = timed(table).tick(30 * MINUTE)
    assert t.ending == "PLAYING" and t.asked == [0], "seat 0's turn is under way"
    t.roll(0, 4, 6)
    assert t.ending == "TIME_UP"


@pytest.mark.clause("HN-T2")
def test_one_millisecond_less_and_the_next_player_has_his_turn(table: Table) -> None:
    t = timed(table).tick(30 * MINUTE - 1).roll(0, 4, 6)
    assert t.asked == [1] and t.ending == "PLAYING"


@pytest.mark.clause("HN-T2", "HN-S4")
def test_wealth_is_counted_as_in_the_short_game_but_hotels_have_four_houses(table: Table) -> None:
    t = timed(table, owner=own(0, *DARK_BLUE, OHARE) | own(1, MALL), level=built(5, FENWAY) | built(4, TIMES_SQUARE),
              mortgaged=[OHARE], cash={0: 1 * M, 1: 30 * M, 2: 20 * M})
    assert t.core.ask("final_count", 0) == 1 * M + 7_500 * K + 1 * M + 5 * 2 * M + 4 * 2 * M
    assert t.core.ask("final_count", 1) == 31_200 * K
    t.tick(30 * MINUTE).roll(0, 4, 6)
    assert t.won == [1], "31.2 against 27.5 and 20 millions"


@pytest.mark.clause("HN-T2")
def test_equals_share_the_win(table: Table) -> None:
    t = timed(table, cash={1: 16 * M, 2: 14 * M}, owner=own(2, OHARE)).tick(30 * MINUTE).roll(0, 4, 6)
    assert t.won == [1, 2]


@pytest.mark.clause("HN-T2")
def test_the_clock_only_runs_forward_and_only_where_something_is_timed(table: Table) -> None:
    t = timed(table).tick(5_000).tick(5_000)
    assert t.refuses(CLOCK, "TICK money=4_999") == "BACK_IN_TIME" and t.refuses(CLOCK, "ROLL") == "UNKNOWN"
    assert t.core.next_deadline() == 30 * MINUTE
    assert table().refuses(CLOCK, "TICK money=1") == "NO_CLOCK"


@pytest.mark.clause("HN-T2")
@pytest.mark.parametrize("money", [2**63 - 1, 2**62, 10**15])
def test_no_clock_tells_a_time_beyond_all_games(table: Table, money: int) -> None:
    assert timed(table).refuses(CLOCK, f"TICK money={money}") == "UNKNOWN"


@pytest.mark.clause("HN-T2", "HN-21")
def test_an_auction_called_out_has_no_deadline_of_its_own(table: Table) -> None:
    t = timed(table).tick(29 * MINUTE).roll(0, 1, 2).say(0, "DECLINE")
    assert t.question == "ASK_OPEN_AUCTION" and t.core.next_deadline() == 30 * MINUTE
    t.tick(40 * MINUTE).say(1, "BID money=10_000").passes(0, 2)
    assert t.owned_by(1) == [TEXAS] and t.ending == "TIME_UP"


@pytest.mark.clause("HN-T2", "HN-93")
def test_bankruptcy_before_the_time_is_up_only_takes_one_out(table: Table) -> None:
    t = timed(table, cash={0: 0}, at={0: CARD_DEBT - 3}).roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.ending == "PLAYING" and t.asked == [1]


@pytest.mark.clause("HN-T2", "HN-93")
def test_the_last_player_left_wins_before_the_time_is_up(table: Table) -> None:
    t = timed(table, seats=2, cash={0: 0}, at={0: CARD_DEBT - 3}).roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.ending == "LAST_LEFT" and t.won == [1]
