"""Auctions by the Trading Unit — page 8."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.rules.steps import Step
from passgo.rules.words import CHANCE, For

from .helpers import QUAY, START, K, M, landing


def called(table: Table, clock: bool = True, **changes: Any) -> Dealer:
    """Seat 0 has landed on Central Quay and has it auctioned."""
    return landing(table, QUAY, options={"clock": clock}, **changes).say(0, "DECLINE")


@pytest.mark.clause("CT-30")
def test_CT_30_the_auction_button_starts_50_seconds(table: Table) -> None:
    t = called(table).say(0, "BID money=10000")
    assert t.auction_until == 50_000 and t.core.next_deadline() == 50_000
    t.tick(49_999)
    assert t.question == "ASK_TIMED_AUCTION"
    t.tick(50_000)
    assert t.owner[QUAY] == 0 and t.auction_until == 0


@pytest.mark.clause("CT-31")
def test_CT_31_the_caller_must_open_at_10k_or_more_in_steps_of_10k(table: Table) -> None:
    t = called(table)
    assert t.asked == [0] and t.refuses(0, "PASS") == "MUST_OPEN"
    assert t.refuses(1, "BID money=20000") == "NOT_ASKED", "nobody else opens"
    assert t.refuses(0, "BID money=0") == "BID_TOO_LOW" and t.refuses(0, "BID money=15000") == "BID_STEP"
    assert t.core.legal(0, False)[1:3] == (10 * K, START)
    t.say(0, "BID money=10000")
    assert t.asked == [1, 2]


@pytest.mark.clause("CT-31")
def test_CT_31_a_caller_who_lets_the_time_run_out_is_held_to_10k(table: Table) -> None:
    t = called(table).tick(50_000)
    assert t.owner[QUAY] == 0 and t.paid(For.BID) == [(0, -1, 10 * K)]


@pytest.mark.clause("CT-31")
def test_CT_31_too_poor_to_open_the_others_may(table: Table) -> None:
    t = called(table, cash={0: 9 * K})
    assert t.asked == [0, 1, 2]
    t.say(2, "BID money=30000").tick(50_000)
    assert t.owner[QUAY] == 2
    t = called(table, cash={0: 9 * K}).tick(50_000)
    assert t.owner[QUAY] == -1 and t.happened("NO_SALE"), "no bid at all leaves it with the bank"


@pytest.mark.clause("CT-32")
def test_CT_32_anyone_at_any_moment_each_bid_beats_the_last(table: Table) -> None:
    t = called(table).say(0, "BID money=10000").say(2, "BID money=500000")
    assert t.refuses(1, "BID money=500000") == "BID_TOO_LOW" and t.refuses(2, "BID money=600000") == "LEADING"
    t.say(0, "BID money=510000").passes(1, 2)
    assert t.question == "ASK_TIMED_AUCTION" and t.core.waits_for() == -3, "while the light is on it is not over"
    assert t.core.legal(1, False)[1] == 520 * K
    t.say(1, "BID money=1000000").tick(50_000)
    assert t.owner[QUAY] == 1 and t.cash[1] == START - 1 * M, "who had passed could still bid"


@pytest.mark.clause("CT-32")
def test_CT_32_a_bid_is_covered_by_cash(table: Table) -> None:
    t = called(table, cash={1: 100 * K}).say(0, "BID money=10000")
    assert t.refuses(1, "BID money=110000") == "TOO_POOR"


@pytest.mark.clause("CT-33")
def test_CT_33_the_last_five_seconds_sound_and_the_highest_bid_wins(table: Table) -> None:
    t = called(table).say(0, "BID money=10000").say(1, "BID money=700000")
    t.tick(44_999)
    assert not t.happened("LAST_SECONDS")
    t.tick(45_000)
    assert t.happened("LAST_SECONDS")
    t.tick(47_000)
    assert not t.happened("LAST_SECONDS"), "said once"
    t.tick(50_000)
    assert t.paid(For.BID) == [(1, -1, 700 * K)] and t.owner[QUAY] == 1 and t.question == "ASK_BUILD"
    t = called(table).say(0, "BID money=10000").tick(50_000)
    assert not t.happened("LAST_SECONDS"), "nothing is announced when the light is off already"


@pytest.mark.clause("CT-34")
def test_CT_34_without_a_clock_silence_ends_it(table: Table) -> None:
    t = called(table, clock=False).say(0, "BID money=10000").say(1, "PASS")
    assert t.core.next_deadline() == 0 and t.refuses(-3, "TICK money=50000") == "NO_CLOCK"
    t.say(2, "BID money=20000").say(0, "PASS")
    assert t.question == "ASK_TIMED_AUCTION" and t.asked == [1], "a new bid ends all silence"
    assert t.refuses(0, "BID money=30000") == "PASSED"
    t.say(1, "PASS")
    assert t.owner[QUAY] == 2 and t.cash[2] == START - 20 * K


@pytest.mark.clause("CT-34")
def test_CT_34_nobody_deals_or_mortgages_while_the_unit_counts(table: Table) -> None:
    t = called(table, owner={1: 1})
    assert t.refuses(1, "OFFER to=0 give=1 money=-100000") == "WRONG_MOMENT"
    assert t.refuses(1, "MORTGAGE space=1") == "WRONG_MOMENT"
    assert t.refuses(CHANCE, "OUTCOME a=1") == "NO_SUCH_OUTCOME" and Step.name(t.step[t.depth - 1]) == "ASK_TIMED_AUCTION"
