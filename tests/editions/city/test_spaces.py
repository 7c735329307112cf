"""Where did you land? — page 7."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.editions.city.rules.words import Piece, Purpose
from passgo.rules.words import For

from .helpers import (
    AUCTIONS,
    DISTRICTS,
    FREE_PARKING,
    GO_TO_JAIL,
    JAIL,
    PLANNING,
    QUAY,
    START,
    SUMMERGATE,
    TAXES,
    WHARF,
    K,
    M,
    city,
    landing,
    own,
)


@pytest.mark.clause("CT-20")
def test_CT_20_an_unowned_district_is_bought_or_auctioned(table: Table) -> None:
    t = landing(table, QUAY)
    assert t.answers(0) == {"BUY", "DECLINE"}
    t.say(0, "BUY")
    assert t.owner[QUAY] == 0 and t.cash[0] == START - 1_600 * K
    t = landing(table, QUAY, options={"clock": False}).say(0, "DECLINE")
    assert (t.question, t.about) == ("ASK_TIMED_AUCTION", QUAY), "it must be auctioned"
    t = landing(table, QUAY, cash={0: 1 * M})
    assert t.answers(0) == {"DECLINE"}, "too poor to buy: auction"


@pytest.mark.clause("CT-21")
def test_CT_21_anothers_district_costs_its_rent_value(table: Table) -> None:
    t = landing(table, QUAY, owner=own(2, QUAY), homes={QUAY: 2})
    assert t.paid(For.RENT) == [(0, 2, 1_200 * K)]


@pytest.mark.clause("CT-22")
def test_CT_22_an_own_district_costs_nothing(table: Table) -> None:
    t = landing(table, QUAY, owner=own(0, QUAY), homes={QUAY: 2})
    assert t.cash[0] == START and t.question == "ASK_BUILD"
    t = landing(table, QUAY, owner=own(0, QUAY), rails=1 << QUAY | 1 << WHARF)
    assert t.question == "ASK_JUMP", "unless it has a railroad"


@pytest.mark.clause("CT-23")
@pytest.mark.parametrize("space", AUCTIONS)
def test_CT_23_the_auction_space_auctions_any_unowned_district(table: Table, space: int) -> None:
    t = landing(table, space, owner=own(1, QUAY), options={"clock": False})
    assert (t.question, t.about) == ("ASK_DISTRICT", Purpose.AUCTION)
    assert t.answers(0) == {f"CHOOSE space={n}" for n in DISTRICTS if n != QUAY}
    assert t.refuses(0, f"CHOOSE space={QUAY}") == "NOT_UNOWNED" and t.refuses(0, "CHOOSE space=2") == "UNKNOWN"
    t.say(0, f"CHOOSE space={WHARF}").say(0, "BID money=10000").passes(1, 2)
    assert t.owner[WHARF] == 0 and t.cash[0] == START - 10 * K
    assert landing(table, space, owner=own(1, *DISTRICTS)).question == "ASK_BUILD", "none left: nothing"


@pytest.mark.clause("CT-24")
@pytest.mark.parametrize("space", TAXES)
def test_CT_24_industry_tax_for_owners_of_industrial_blocks(table: Table, space: int) -> None:
    t = landing(table, space, owner=own(0, QUAY, SUMMERGATE), homes={QUAY: 3})
    assert t.cash[0] == START, "no industrial block, no tax"
    t = landing(table, space, owner=own(0, QUAY), works={QUAY: 1}, loans={QUAY: 600 * K})
    assert t.paid(For.TAX) == [(0, -1, 2 * M)], "the printed sum once, mortgaged or not"
    t = landing(table, space, owner=own(1, QUAY), works={QUAY: 5})
    assert t.cash[0] == START, "somebody else's"


@pytest.mark.clause("CT-25")
@pytest.mark.parametrize("space", PLANNING)
def test_CT_25_planning_permission_builds_one_hazard_or_bonus_building(table: Table, space: int) -> None:
    hazard, bonus = PLANNING[space]
    t = landing(table, space, owner=own(0, QUAY) | own(1, WHARF))
    assert t.question == "ASK_PLANNING"
    assert {line.split("piece=")[1] if "piece=" in line else "0" for line in t.answers(0)} == {str(hazard), str(bonus)}
    t.say(0, f"PLACE_HAZARD space={WHARF} piece={hazard}")
    assert t.hazards == 1 << WHARF and t.question == "ASK_BUILD", "one, and no more"


@pytest.mark.clause("CT-26")
def test_CT_26_free_parking_gives_the_rent_dodge_and_nothing_else(table: Table) -> None:
    t = landing(table, FREE_PARKING, owner=own(0, QUAY), options={"clock": False})
    assert t.dodger == 1 and t.cash[0] == START and t.question == "ASK_BUILD", "building goes on"
    t.say(0, "DONE")
    values = t.core.dump()
    values["at"][1] = QUAY - 3
    t.core.load(values)
    t.roll(1, 1, 2)
    assert t.paid(For.RENT) == [(1, 0, 120 * K)], "and so does rent"


@pytest.mark.clause("CT-27")
def test_CT_27_chance_follows_the_top_card(table: Table) -> None:
    t = landing(table, 7)
    assert t.question == "TOSS_CARD"
    t.draw("EASY_MONEY")
    assert t.cash[:2] == [START + 1 * M, START - 1 * M]
    assert t.pile_of(0) == ["EASY_MONEY"], "and goes to the bottom"


@pytest.mark.clause("CT-28")
def test_CT_28_go_to_jail_pays_nothing_for_go(table: Table) -> None:
    t = landing(table, GO_TO_JAIL, owner=own(0, QUAY))
    assert (t.at[0], t.jail[0], t.cash[0], t.turn) == (JAIL, 1, START, 1), "and the turn ends"


@pytest.mark.clause("CT-26")
def test_CT_26_parking_with_a_hazard_on_an_own_district(table: Table) -> None:
    """Business of the own turn, such as clearing a hazard, goes on there too."""
    t = landing(table, FREE_PARKING, owner=own(0, QUAY))
    values = t.core.dump()
    values["pieces"][QUAY][Piece.RUBBISH_DUMP], values["placed"][Piece.RUBBISH_DUMP], values["hazards"] = 1, 1, 1 << QUAY
    t.core.load(values)
    t.say(0, f"CLEAR_HAZARD space={QUAY} piece={Piece.RUBBISH_DUMP}")
    assert t.cash[0] == START - 1 * M


@pytest.mark.clause("CT-27")
def test_CT_27_the_pile_comes_round_again_unshuffled(table: Table) -> None:
    used = [card.id for card in city(table).edition.cards if card.kept < 0]
    kept = {card.id: 2 for card in city(table).edition.cards if card.kept >= 0}
    t = landing(table, 7, used={"Chance": used}, kept=kept)
    assert t.pile_of(0) == [*used[1:], used[0]], "no toss: the first card used came again"
