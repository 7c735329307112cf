"""Every table can end: by agreement, and by a limit where nobody deals."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo import read
from passgo.rules.bots.words import Policy
from passgo.rules.words import BANK, Ending, For

from .helpers import JFK, LIGHT_BLUE, MALL, OHARE, TIMES_SQUARE, K, M, built, own


@pytest.mark.clause("HN-95")
def test_all_together_end_and_count_now(table: Table) -> None:
    t = table(owner=own(2, TIMES_SQUARE)).say(1, "PROPOSE_STOP")
    assert t.question == "ASK_STOP" and t.asked == [0, 2] and t.refuses(0, "ROLL") == "WRONG_MOMENT"
    t.say(2, "AGREE").say(0, "AGREE")
    assert t.ending == "AGREED" and t.won == [2] and next(e.money for e in t.news if e.name == "COUNTED") == 15 * M


@pytest.mark.clause("HN-95")
def test_one_no_is_enough_and_nobody_asks_twice_in_a_turn(table: Table) -> None:
    t = table().say(1, "PROPOSE_STOP").say(0, "GO_ON")
    assert t.question == "ASK_TURN" and t.refuses(1, "PROPOSE_STOP") == "ASKED_ALREADY" and t.refuses(2, "PROPOSE_STOP") == "FINE"
    assert t.refuses(0, "AGREE") == "WRONG_MOMENT"


@pytest.mark.clause("HN-95")
@pytest.mark.parametrize("policy", [Policy.WALKER, Policy.SITTER, Policy.THRIFTY, Policy.TRADER])
def test_bots_agree_after_a_fair_while_and_before_it_if_they_lead(table: Table, policy: int) -> None:
    for round_, cash, said in ((25, 1 * M, "AGREE"), (5, 1 * M, "GO_ON"), (5, 30 * M, "AGREE")):
        t = table(round=round_, cash={0: cash}).say(1, "PROPOSE_STOP")
        assert t.core.decide(0, policy, 1)[0][0] == {"AGREE": 19, "GO_ON": 20}[said]


@pytest.mark.clause("HN-96")
def test_a_table_without_deals_is_told_once_and_offered_a_limit(table: Table) -> None:
    t = table(round=31, at={0: 7}).roll(0, 1, 2)
    assert t.question == "ASK_LIMIT" and t.asked == [0, 1, 2] and t.happened("STALLED")
    t.say(0, "AGREE").say(1, "AGREE").say(2, "AGREE")
    assert t.limit == 41 and t.question == "ASK_TURN" and t.asked == [1]
    t.arrange(round=41, turn=2, at={1: 7, 2: 7}).roll(1, 1, 2).roll(2, 1, 2)
    assert t.ending == "ROUNDS_UP"
    t = table(round=31, at={0: 7}, traded=20).roll(0, 1, 2)
    assert t.question == "ASK_TURN", "there was a deal in round 20"
    assert table(round=31, at={0: 7}, options={"rounds": 60}).roll(0, 1, 2).question == "ASK_TURN", "there is a limit already"
    assert table(round=31, at={0: 7}, options={"offer_limit": False}).roll(0, 1, 2).question == "ASK_TURN"


@pytest.mark.clause("HN-96", "HN-95")
@pytest.mark.parametrize("edition", ["here_and_now", "city", "millionaire", "tropical_tycoon"])
def test_four_thrifty_bots_always_come_to_an_end(edition: str) -> None:
    core = pytest.importorskip("passgo._native").Core(read(edition).board.dump(), 4)
    tally = core.simulate([Policy.THRIFTY] * 4, 16, 0, 300, 1_000)
    assert sum(tally["endings"][1:]) == 300 and tally["endings"][Ending.VOID_FULL] == tally["endings"][Ending.VOID_ENDLESS] == 0
    assert max(length for length, games in enumerate(tally["rounds"]) if games) <= 200


@pytest.mark.clause("HN-91")
@pytest.mark.parametrize(("on", "per_cent_of"), [("mortgage", "loan"), ("price", "price")])
def test_the_creditor_pays_ten_per_cent_of_the_mortgage_or_of_the_price(table: Table, on: str, per_cent_of: str) -> None:
    t = table(owner=own(0, OHARE, JFK) | own(1, *LIGHT_BLUE), level=built(5, *LIGHT_BLUE), mortgaged=[OHARE, JFK],
              cash={0: 100 * K}, at={0: MALL - 3}, options={"interest_on": on}).roll(0, 1, 2).say(0, "GIVE_UP")
    row = getattr(t.edition.board, per_cent_of)
    assert t.paid(For.INTEREST) == [(1, BANK, (row[OHARE] + row[JFK]) // 10)]
