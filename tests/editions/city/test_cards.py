"""The Chance pile: 25 cards of 19 kinds, each kind shown, and the kept ones exactly when they make sense [CT-27]."""
from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from dealer import Dealer, Table

from passgo import read
from passgo.editions.city.rules.words import Piece, Purpose
from passgo.rules.words import For

from .helpers import (
    BROWN,
    DIAMOND,
    DISTRICTS,
    GO_TO_JAIL,
    JAIL,
    MIDDLETON,
    PINK,
    QUAY,
    START,
    SUMMERGATE,
    WAGES,
    WHARF,
    K,
    M,
    city,
    landing,
    mask,
    on,
    own,
    rent,
)

TWICE = {"Get Out of Jail Free", "Taxi", "Tax Dodge", "Railroad", "Free Build", "Auction"}


def drawn(table: Table, card: str, space: int = 22, **changes: Any) -> Dealer:
    """Seat 0 has landed on Chance and drawn this."""
    return landing(table, space, **changes).draw(card)


@pytest.mark.clause("CT-27")
def test_CT_27_the_pile() -> None:
    cards = read("city").cards
    kinds = Counter(card.name for card in cards)
    assert len(cards) == 25 and len(kinds) == 19
    assert {name for name, count in kinds.items() if count == 2} == TWICE and max(kinds.values()) == 2
    assert {card.name for card in cards if card.source == "ours"} == TWICE, "the second copies are ours, and marked so"
    assert {card.name for card in cards if card.kept >= 0} == {"Get Out of Jail Free", "Taxi", "Tax Dodge"}


@pytest.mark.clause("CT-27")
def test_CT_27_easy_money_comes_from_the_left_past_those_who_are_out(table: Table) -> None:
    t = drawn(table, "EASY_MONEY", alive=0b101, cash={1: 0})
    assert t.paid(For.CARD) == [(2, 0, 1 * M)]


@pytest.mark.clause("CT-27")
def test_CT_27_auction(table: Table) -> None:
    t = drawn(table, "AUCTION_2", options={"clock": False})
    assert (t.question, t.about) == ("ASK_DISTRICT", Purpose.AUCTION)
    t.say(0, f"CHOOSE space={DIAMOND}").say(0, "BID money=10000").say(1, "BID money=20000").passes(2, 0)
    assert t.owner[DIAMOND] == 1
    assert drawn(table, "AUCTION_1", owner=own(1, *DISTRICTS)).question == "ASK_BUILD"


@pytest.mark.clause("CT-27")
def test_CT_27_inheritance(table: Table) -> None:
    t = drawn(table, "INHERITANCE", owner=own(1, QUAY))
    assert t.refuses(0, f"CHOOSE space={QUAY}") == "NOT_UNOWNED" and t.refuses(0, "FORGO") == "FINE"
    t.say(0, f"CHOOSE space={DIAMOND}")
    assert t.owner[DIAMOND] == 0 and t.cash[0] == START - 500 * K
    t = drawn(table, "INHERITANCE", cash={0: 490 * K})
    assert t.answers(0) == {"FORGO"}
    t.say(0, "FORGO")
    assert t.question == "ASK_BUILD"
    assert drawn(table, "INHERITANCE", owner=own(1, *DISTRICTS)).question == "ASK_BUILD", "none left: nothing"


@pytest.mark.clause("CT-27")
def test_CT_27_the_moves(table: Table) -> None:
    t = drawn(table, "TO_GO")
    assert t.at[0] == 0 and t.cash[0] == START + WAGES
    t = drawn(table, "TO_MIDDLETON", 28)
    assert (t.at[0], t.cash[0], t.question) == (MIDDLETON, START + WAGES, "ASK_BUY"), "past GO"
    t = drawn(table, "TO_DIAMOND_HILLS", owner=own(1, DIAMOND))
    assert t.paid(For.RENT) == [(0, 1, 500 * K)] and t.cash[0] == START - 500 * K
    t = drawn(table, "BACK_THREE", owner=own(1, 19))
    assert t.at[0] == 19 and t.paid(For.RENT) == [(0, 1, 160 * K)]
    t = drawn(table, "BACK_THREE", 2, owner=own(0, DIAMOND))
    assert (t.at[0], t.cash[0]) == (DIAMOND, START + WAGES), "paid for the roll; nothing on the way back"
    t = drawn(table, "JAIL", 36)
    assert (t.at[0], t.jail[0], t.cash[0], t.turn) == (JAIL, 1, START, 1)


@pytest.mark.clause("CT-27")
def test_CT_27_toxic_waste(table: Table) -> None:
    plants = [Piece.SEWAGE_PLANT]
    t = city(table, owner=own(0, QUAY, SUMMERGATE) | own(1, WHARF), at={0: 19},
             standing={QUAY: plants * 2, WHARF: plants, SUMMERGATE: [Piece.PRISON]}).roll(0, 1, 2).draw("TOXIC_WASTE")
    assert t.paid(For.CARD) == [(0, -1, 2 * M)], "for each on own districts"
    t = drawn(table, "TOXIC_WASTE", owner=own(0, QUAY))
    assert t.jail[0] == 1 and t.turn == 1, "without any, to Jail"


@pytest.mark.clause("CT-27")
@pytest.mark.parametrize(("card", "piece"), [("PRISON", Piece.PRISON), ("SEWAGE", Piece.SEWAGE_PLANT)])
def test_CT_27_prison_and_sewage_plant(table: Table, card: str, piece: int) -> None:
    t = city(table, owner=own(0, QUAY) | own(1, WHARF, DIAMOND), at={0: 19}, standing={WHARF: [Piece.PARK]})
    t.roll(0, 1, 2).draw(card)
    assert t.refuses(0, f"PLACE_HAZARD space={WHARF} piece={piece}") == "BONUS_KEEPS_OFF"
    assert t.refuses(0, f"PLACE_HAZARD space={QUAY} piece={piece}") == "FINE", "an own district too"
    assert t.refuses(0, f"PLACE_HAZARD space={DIAMOND} piece={Piece.RUBBISH_DUMP}") == "NOT_THIS_PIECE"
    t.say(0, f"PLACE_HAZARD space={DIAMOND} piece={piece}")
    assert on(t, DIAMOND) == [piece]
    t = city(table, at={0: 19}, standing={DIAMOND: [piece] * 3}).roll(0, 1, 2).draw(card)
    assert t.question == "ASK_BUILD", "all three stand: nothing"


@pytest.mark.clause("CT-27")
def test_CT_27_free_build(table: Table) -> None:
    t = drawn(table, "FREE_BUILD_1", owner=own(0, QUAY, WHARF) | own(1, DIAMOND), homes={WHARF: 8})
    assert t.refuses(0, f"CHOOSE space={WHARF}") == "FULLY_BUILT" and t.refuses(0, f"CHOOSE space={DIAMOND}") == "NOT_OWNER"
    t.say(0, f"CHOOSE space={QUAY}")
    assert t.homes[QUAY] == 1 and t.cash[0] == START and rent(t, QUAY) == 600 * K
    assert drawn(table, "FREE_BUILD_2").cash[0] == START + 500 * K, "without a district"
    t = drawn(table, "FREE_BUILD_2", owner=own(0, WHARF), homes={WHARF: 8})
    assert t.question == "ASK_BUILD" and t.cash[0] == START


@pytest.mark.clause("CT-27")
def test_CT_27_repossessed(table: Table) -> None:
    t = city(table, owner=own(0, QUAY, WHARF) | own(1, DIAMOND), homes={QUAY: 3}, loans={QUAY: 2_400 * K}, at={0: 19})
    t.roll(0, 1, 2).draw("REPOSSESSED")
    assert t.refuses(0, f"CHOOSE space={DIAMOND}") == "NOT_OWNER"
    t.say(0, f"CHOOSE space={QUAY}")
    assert t.owner[QUAY] == -1 and t.cash[0] == START + 1 * M and t.homes[QUAY] == 3 and not t.is_mortgaged(QUAY)
    assert drawn(table, "REPOSSESSED").cash[0] == START - 1 * M, "without a district"


@pytest.mark.clause("CT-27")
def test_CT_27_railroad(table: Table) -> None:
    t = drawn(table, "RAILROAD_1", owner=own(1, QUAY), rails=mask(WHARF))
    assert t.refuses(0, f"CHOOSE space={WHARF}") == "ALREADY_THERE"
    t.say(0, f"CHOOSE space={QUAY}")
    assert t.rails == mask(WHARF, QUAY) and t.refuses(0, "PRESS") == "FINE", "besides the button"
    assert drawn(table, "RAILROAD_2", rails=mask(*DISTRICTS[:8])).question == "ASK_BUILD"


@pytest.mark.clause("CT-27")
def test_CT_27_steal(table: Table) -> None:
    t = drawn(table, "STEAL", owner=own(1, *BROWN, QUAY) | own(2, *PINK[:2]) | own(0, WHARF), homes={QUAY: 2})
    assert t.answers(0) == {f"CHOOSE space={n}" for n in PINK}
    assert t.refuses(0, f"CHOOSE space={SUMMERGATE}") == "WHOLE_GROUP" and t.refuses(0, f"CHOOSE space={WHARF}") == "NOT_OWNER"
    t.say(0, f"CHOOSE space={QUAY}")
    assert t.owner[QUAY] == 0 and t.homes[QUAY] == 2 and t.cash[0] == START
    assert drawn(table, "STEAL", owner=own(1, *BROWN)).question == "ASK_BUILD"
    t = drawn(table, "STEAL", owner=own(1, QUAY), loans={QUAY: 120 * K}).say(0, f"CHOOSE space={QUAY}")
    assert t.owner[QUAY] == 0 and t.is_mortgaged(QUAY) and t.lent[QUAY] == 120 * K, "with its mortgage"


@pytest.mark.clause("CT-27")
def test_CT_27_earthquake(table: Table) -> None:
    t = city(table, owner=own(1, QUAY), at={0: 19}, standing={QUAY: [Piece.PARK, Piece.SCHOOL]}).roll(0, 1, 2).draw("EARTHQUAKE")
    assert t.answers(0) == {f"CHOOSE space={QUAY} piece={Piece.PARK}", f"CHOOSE space={QUAY} piece={Piece.SCHOOL}"}
    t.say(0, f"CHOOSE space={QUAY} piece={Piece.SCHOOL}")
    assert on(t, QUAY) == [Piece.PARK] and t.bonuses == mask(QUAY)
    for piece in (Piece.PARK, Piece.WIND_FARM, Piece.WATER_TOWER, Piece.SCHOOL):
        t = drawn(table, "EARTHQUAKE", owner=own(1, QUAY), standing={QUAY: [piece]}).say(0, f"CHOOSE space={QUAY} piece={piece}")
        assert on(t, QUAY) == [] and t.bonuses == t.hazards == 0 and t.placed[piece] == 0, "the last one gone, hazards may come"
    t = drawn(table, "EARTHQUAKE", owner=own(1, QUAY))
    assert t.question == "ASK_PLANNING"
    t.say(0, f"PLACE_HAZARD space={QUAY} piece={Piece.POWER_STATION}")
    assert t.hazards == mask(QUAY), "none stood: a hazard instead, of any kind"


@pytest.mark.clause("CT-27")
def test_CT_27_a_taxi_after_landing_before_anything_counts(table: Table) -> None:
    t = landing(table, QUAY, owner=own(1, QUAY, 13), homes={QUAY: 5}, kept={"TAXI_1": 0})
    card = t.card("TAXI_1").kept
    assert t.question == "ASK_USE" and t.answers(0) == {"KEEP", *(f"USE_CARD card={card} by={n}" for n in (-2, -1, 1, 2))}
    assert t.refuses(0, f"USE_CARD card={card}") == "UNKNOWN" == t.refuses(0, f"USE_CARD card={card} by=3")
    other = t.core.clone()
    t.say(0, f"USE_CARD card={card} by=2")
    assert t.at[0] == 16 and t.question == "ASK_BUY" and t.pile_of(0) == ["TAXI_1"] and t.cash[0] == START
    t.core = other
    t.core.record(True)
    t.say(0, "KEEP")
    assert t.paid(For.RENT) == [(0, 1, 4_500 * K)] and t.holds(0, "TAXI_1")


@pytest.mark.clause("CT-27")
def test_CT_27_a_taxi_past_go_pays_forward_only(table: Table) -> None:
    t = landing(table, DIAMOND, kept={"TAXI_1": 0})
    card = t.card("TAXI_1").kept
    assert t.say(0, f"USE_CARD card={card} by=2").cash[0] == START + WAGES and t.at[0] == 1
    t = landing(table, SUMMERGATE, kept={"TAXI_1": 0}).say(0, f"USE_CARD card={card} by=-2")
    assert t.at[0] == 39 and t.cash[0] == START + WAGES, "paid once, for the roll"
    t = landing(table, 28, kept={"TAXI_1": 0}).say(0, f"USE_CARD card={card} by=2")
    assert (t.at[0], t.jail[0]) == (JAIL, 1) and GO_TO_JAIL == 30


@pytest.mark.clause("CT-27")
def test_CT_27_a_taxi_after_a_card_and_a_second_taxi_from_where_the_first_one_stops(table: Table) -> None:
    t = landing(table, 22, kept={"TAXI_1": 1, "TAXI_2": 0}).say(0, f"USE_CARD card={city(table).card('TAXI_2').kept} by=2")
    assert (t.at[0], t.question) == (MIDDLETON, "ASK_BUY"), "before the card is drawn, and one Taxi is one ride"
    t = landing(table, 7, kept={"TAXI_1": 0, "TAXI_2": 0}, owner=own(1, MIDDLETON, 26))
    first, second = t.card("TAXI_1").kept, t.card("TAXI_2").kept
    t.say(0, "KEEP").draw("TO_MIDDLETON")
    assert t.question == "ASK_USE", "a landing by card"
    t.say(0, f"USE_CARD card={first} by=2")
    assert t.at[0] == 26 and t.question == "ASK_USE" and t.paid(For.RENT) == []
    t.say(0, f"USE_CARD card={second} by=1")
    assert t.at[0] == 27 and t.question == "ASK_BUY"


@pytest.mark.clause("CT-24")
def test_CT_24_a_tax_dodge_exactly_when_tax_is_due(table: Table) -> None:
    t = landing(table, 38, owner=own(0, QUAY), works={QUAY: 1}, kept={"TAX_DODGE_2": 0})
    card = t.card("TAX_DODGE_2").kept
    assert (t.question, t.owed) == ("ASK_USE", 2 * M) and t.answers(0) == {f"USE_CARD card={card}", "KEEP"}
    assert t.refuses(0, "DODGE_RENT") == "WRONG_MOMENT", "no tax is dodged with the other card"
    other = t.core.clone()
    t.say(0, f"USE_CARD card={card}")
    assert t.cash[0] == START and not t.holds(0, "TAX_DODGE_2")
    t.core = other
    t.core.record(True)
    assert t.say(0, "KEEP").paid(For.TAX) == [(0, -1, 2 * M)] and t.holds(0, "TAX_DODGE_2")
    assert landing(table, 38, owner=own(0, QUAY), kept={"TAX_DODGE_2": 0}).question == "ASK_BUILD", "no tax, no question"


@pytest.mark.clause("CT-27")
def test_CT_27_kept_cards_at_no_other_time(table: Table) -> None:
    t = city(table, kept={"TAXI_1": 0, "TAX_DODGE_1": 0, "OUT_OF_JAIL_1": 0}, owner=own(0, QUAY))
    for name in ("TAXI_1", "TAX_DODGE_1", "OUT_OF_JAIL_1"):
        assert t.refuses(0, f"USE_CARD card={t.card(name).kept} by=1") == "NOT_IN_JAIL"
    assert t.answers(0) == {"ROLL"}
