"""Deals — page 14."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.editions.city.rules.words import Piece

from .helpers import DIAMOND, PINK, QUAY, START, WHARF, K, M, city, landing, mask, on, own, rent


@pytest.mark.clause("CT-100")
def test_CT_100_any_two_players_deal_in_districts_cash_and_jail_cards(table: Table) -> None:
    t = city(table, owner=own(1, QUAY) | own(2, WHARF), kept={"OUT_OF_JAIL_1": 1, "OUT_OF_JAIL_2": 2})
    card = t.card("OUT_OF_JAIL_1").kept
    t.say(1, f"OFFER to=2 give={QUAY},card{card} want={WHARF} money=1000000").say(2, "ACCEPT")
    assert (t.owner[QUAY], t.owner[WHARF]) == (2, 1) and t.holds(2, "OUT_OF_JAIL_1")
    assert t.cash[1:3] == [START - 1 * M, START + 1 * M] and t.turn == 0, "in the turn of a third"


@pytest.mark.clause("CT-100")
def test_CT_100_no_other_card_is_dealt_in(table: Table) -> None:
    t = city(table, owner=own(0, QUAY), kept={"TAXI_1": 0, "TAX_DODGE_1": 1})
    taxi, tax = t.card("TAXI_1").kept, t.card("TAX_DODGE_1").kept
    assert t.refuses(0, f"OFFER to=1 give=card{taxi} money=-100000") == "CANNOT_USE"
    assert t.refuses(0, f"OFFER to=1 want=card{tax} money=100000") == "CANNOT_USE"


@pytest.mark.clause("CT-100")
def test_CT_100_fifty_seconds_bound_the_negotiation(table: Table) -> None:
    t = city(table, owner=own(0, QUAY)).say(0, f"OFFER to=1 give={QUAY} money=-1000000")
    assert (t.question, t.core.next_deadline()) == ("ASK_REVIEW", 50_000)
    t.tick(49_999)
    assert t.question == "ASK_REVIEW"
    t.tick(50_000)
    assert t.question == "ASK_TURN" and t.owner[QUAY] == 0 and t.happened("LAPSED"), "the offer is off the table"
    t = city(table, owner=own(0, QUAY), options={"clock": False}).say(0, f"OFFER to=1 give={QUAY} money=-1000000")
    assert t.core.next_deadline() == 0


@pytest.mark.clause("CT-101")
def test_CT_101_buildings_stay_on_a_district_that_changes_hands(table: Table) -> None:
    t = city(table, owner=own(0, *PINK), homes={QUAY: 3}, works={QUAY: 1}, rails=mask(QUAY), skyscrapers=mask(QUAY),
             standing={QUAY: [Piece.PARK]})
    before = rent(t, QUAY)
    t.say(0, f"OFFER to=2 give={QUAY} money=-2000000").say(2, "ACCEPT")
    assert t.owner[QUAY] == 2 and (t.homes[QUAY], t.works[QUAY]) == (3, 1) and on(t, QUAY) == [Piece.PARK]
    assert t.rails == mask(QUAY) == t.skyscrapers and rent(t, QUAY) == before == 7 * M


@pytest.mark.clause("CT-100")
def test_CT_100_a_mortgaged_district_goes_as_it_is(table: Table) -> None:
    t = city(table, owner=own(0, QUAY), loans={QUAY: 600 * K}).say(0, f"OFFER to=1 give={QUAY} money=-10000").say(1, "ACCEPT")
    assert t.question == "ASK_TURN" and t.is_mortgaged(QUAY) and t.lent[QUAY] == 600 * K, "no interest, no question"


@pytest.mark.clause("CT-100")
def test_CT_100_a_deal_while_somebody_is_asked_to_buy_or_to_build(table: Table) -> None:
    t = landing(table, DIAMOND, owner=own(1, QUAY))
    assert t.refuses(1, f"OFFER to=0 give={QUAY} money=-100000") == "FINE"
    t.say(0, "BUY")
    assert t.question == "ASK_BUILD" and t.refuses(1, f"OFFER to=2 give={QUAY} money=-100000") == "FINE"


@pytest.mark.clause("CT-100")
def test_CT_100_a_deal_comes_before_the_train_leaves(table: Table) -> None:
    t = landing(table, QUAY, owner=own(0, QUAY) | own(1, WHARF), rails=mask(QUAY, WHARF))
    assert t.question == "ASK_JUMP" and t.refuses(1, f"OFFER to=2 give={WHARF} money=-1000000") == "FINE"
