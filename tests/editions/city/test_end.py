"""Bankruptcy and the end — pages 6, 14 and 16."""
from __future__ import annotations

from typing import Any

import pytest
from dealer import Dealer, Table

from passgo.editions.city.rules.words import Piece
from passgo.rules.words import For

from .helpers import BROWN, DIAMOND, PINK, QUAY, START, SUMMERGATE, WHARF, K, M, city, mask, on, own

HOUR = 3_600_000


@pytest.mark.clause("CT-130")
def test_CT_130_owing_the_bank_districts_are_auctioned_with_what_stands_on_them(table: Table) -> None:
    t = city(table, owner=own(0, QUAY, SUMMERGATE), works={SUMMERGATE: 1}, cash={0: 10 * K}, homes={QUAY: 1}, dodger=1,
             rails=mask(QUAY), kept={"OUT_OF_JAIL_1": 0, "TAX_DODGE_1": 1}, options={"clock": False}, at={0: 35},
             standing={QUAY: [Piece.PARK]}).roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and t.refuses(0, "GIVE_UP") == "FINE", "710k are not 2M"
    t.say(0, "GIVE_UP")
    assert t.playing == [1, 2] and t.cash[0] == 0
    assert (t.question, t.about, t.asked) == ("ASK_TIMED_AUCTION", SUMMERGATE, [1, 2]), "one by one, and nobody must open"
    t.say(1, "BID money=50000").passes(2)
    assert t.about == QUAY and t.owner[SUMMERGATE] == 1 and t.works[SUMMERGATE] == 1
    t.passes(1, 2)
    assert t.owner[QUAY] == -1 and t.homes[QUAY] == 1, "the buildings stay"
    assert on(t, QUAY) == [Piece.PARK] and t.rails == mask(QUAY)
    assert t.pile_of(0) == ["OUT_OF_JAIL_1"] and t.dodger == 0, "the cards go back"
    assert t.turn == 1


@pytest.mark.clause("CT-131")
def test_CT_131_owing_a_player_who_gets_all_that_is_left(table: Table) -> None:
    t = city(table, owner=own(0, QUAY, SUMMERGATE) | own(1, DIAMOND), homes={DIAMOND: 8, QUAY: 2}, cash={0: 700 * K}, dodger=3,
             loans={SUMMERGATE: 20 * K}, kept={"OUT_OF_JAIL_1": 0}, at={0: 36}).roll(0, 1, 2)
    t.say(0, "GIVE_UP")
    assert t.owned_by(1) == [SUMMERGATE, QUAY, DIAMOND] and t.cash[1] == START + 700 * K
    assert t.holds(1, "OUT_OF_JAIL_1") and t.homes[QUAY] == 2
    assert t.is_mortgaged(SUMMERGATE) and t.lent[SUMMERGATE] == 20 * K and t.paid(For.INTEREST) == []
    assert (t.turn, t.question, t.dodger) == (1, "ASK_TURN", 3)


@pytest.mark.clause("CT-131")
def test_CT_131_the_rent_dodge_goes_back_beside_free_parking(table: Table) -> None:
    t = city(table, owner=own(1, DIAMOND), homes={DIAMOND: 8}, cash={0: 700 * K}, dodger=1, at={0: 36}).roll(0, 1, 2)
    t.say(0, "KEEP").say(0, "GIVE_UP")
    assert t.dodger == 0 and t.happened("DODGE_BACK")


@pytest.mark.clause("CT-132")
def test_CT_132_the_last_one_not_bankrupt_wins(table: Table) -> None:
    t = city(table, 2, owner=own(1, DIAMOND), homes={DIAMOND: 8}, cash={0: 700 * K}, at={0: 36}).roll(0, 1, 2).say(0, "GIVE_UP")
    assert (t.ending, t.won) == ("LAST_LEFT", [1])


def by_the_clock(table: Table, **changes: Any) -> Dealer:
    """A game of one hour, ten minutes before its end."""
    return city(table, 2, options={"length": "1h", "clock": False}, clock=HOUR - 600_000, **changes)


@pytest.mark.clause("CT-133")
def test_CT_133_the_unit_beeps_more_often_as_the_hour_nears_its_end(table: Table) -> None:
    t = by_the_clock(table)
    beeps = []
    for seconds in range(1, 601):
        t.tick(HOUR - 600_000 + seconds * 1000)
        beeps += [600 - seconds for event in t.news if event.name == "BEEP"]
    assert beeps == [300, 150, 75, 37, 18], "after five minutes, and then at half of what is left"
    assert not t.over
    t = by_the_clock(table).tick(HOUR - 100_000)
    assert [event.money for event in t.news if event.name == "BEEP"] == [100_000], "one beep, however long nobody looked"
    assert not t.tick(HOUR).happened("BEEP"), "and none when the time is up"


@pytest.mark.clause("CT-133")
def test_CT_133_the_turn_is_finished_and_the_richest_wins(table: Table) -> None:
    t = by_the_clock(table, owner=own(0, QUAY) | own(1, *PINK[:2], *BROWN), homes={QUAY: 4, PINK[0]: 1},
                     skyscrapers=mask(PINK[1]),
                     loans={PINK[1]: 200 * K}, cash={1: START + 5 * M}, at={0: 7})
    t.tick(HOUR)
    assert not t.over
    t.roll(0, 1, 2).say(0, "DONE")
    assert t.ending == "TIME_UP"
    assert t.core.ask("final_count", 0) == START + 7 * M, "cash and rent values"
    assert t.core.ask("final_count", 1) == START + 5 * M + 1 * M + 20 * K + 40 * K, "a mortgaged one counts nothing"
    assert t.won == [0]


@pytest.mark.clause("CT-133")
def test_CT_133_equals_share_the_win(table: Table) -> None:
    t = by_the_clock(table, at={0: 7}).tick(HOUR).roll(0, 1, 2).say(0, "DONE")
    assert t.won == [0, 1]


@pytest.mark.clause("CT-133")
def test_CT_133_another_hour_when_all_agree(table: Table) -> None:
    t = by_the_clock(table, at={0: 7})
    assert "ADD_HOUR" in t.business(0)
    t.say(1, "ADD_HOUR")
    assert t.refuses(1, "ADD_HOUR") == "HOUR_ASKED" and t.extra_ms == 0
    t.say(0, "ADD_HOUR")
    assert t.extra_ms == HOUR and t.happened("HOUR_ADDED") and t.hour_votes == 0
    t.tick(HOUR).roll(0, 1, 2).say(0, "DONE")
    assert not t.over and t.core.next_deadline() == 2 * HOUR
    values = t.core.dump()
    values["at"][1] = 7
    t.core.load(values)
    t.tick(2 * HOUR).roll(1, 1, 2).say(1, "DONE")
    assert t.ending == "TIME_UP"


@pytest.mark.clause("CT-133")
def test_CT_133_another_hour_in_the_last_turn_and_one_more_after_it(table: Table) -> None:
    t = by_the_clock(table, at={0: 7}).tick(HOUR)
    t.say(0, "ADD_HOUR").say(1, "ADD_HOUR").say(0, "ADD_HOUR").say(1, "ADD_HOUR").roll(0, 1, 2).say(0, "DONE")
    assert not t.over and t.core.next_deadline() == 3 * HOUR


@pytest.mark.clause("CT-133")
def test_CT_133_who_is_bankrupt_need_not_agree(table: Table) -> None:
    t = city(table, 3, options={"length": "1h", "clock": False}, owner=own(1, DIAMOND), homes={DIAMOND: 8}, cash={0: 700 * K},
             at={0: 36}).say(1, "ADD_HOUR").say(2, "ADD_HOUR").roll(0, 1, 2).say(0, "GIVE_UP")
    assert t.extra_ms == HOUR and t.playing == [1, 2]


@pytest.mark.clause("CT-133")
def test_CT_133_no_hours_in_a_game_to_the_last(table: Table) -> None:
    t = city(table)
    assert t.refuses(0, "ADD_HOUR") == "NO_HOURS" and "ADD_HOUR" not in t.business(0)


@pytest.mark.clause("CT-133")
def test_CT_133_rounds_for_simulation(table: Table) -> None:
    t = city(table, 2, options={"rounds": 1}, at={0: 7, 1: 7}, owner=own(1, WHARF))
    t.roll(0, 1, 2).say(0, "DONE").roll(1, 1, 2).say(1, "DONE")
    assert (t.ending, t.won) == ("ROUNDS_UP", [1])
