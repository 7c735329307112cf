"""Planning permission, bonus buildings and hazards — pages 11 and 12."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo.editions.city.rules.words import Piece
from passgo.rules.words import For

from .helpers import DISTRICTS, PLANNING, QUAY, START, SUMMERGATE, WHARF, K, M, button, city, landing, on, own, rent

DUMP, POWER, SEWAGE, PRISON = Piece.RUBBISH_DUMP, Piece.POWER_STATION, Piece.SEWAGE_PLANT, Piece.PRISON
PARK, WIND, WATER, SCHOOL = Piece.PARK, Piece.WIND_FARM, Piece.WATER_TOWER, Piece.SCHOOL


@pytest.mark.clause("CT-70")
def test_CT_70_bonus_on_own_hazard_on_others_either_on_unowned(table: Table) -> None:
    t = landing(table, 15, owner=own(0, QUAY) | own(1, WHARF))
    assert t.refuses(0, f"PLACE_HAZARD space={QUAY} piece={PRISON}") == "WRONG_SIDE"
    assert t.refuses(0, f"PLACE_BONUS space={WHARF} piece={SCHOOL}") == "WRONG_SIDE"
    for words in (f"PLACE_BONUS space={QUAY} piece={SCHOOL}", f"PLACE_HAZARD space={WHARF} piece={PRISON}",
                  f"PLACE_BONUS space={SUMMERGATE} piece={SCHOOL}", f"PLACE_HAZARD space={SUMMERGATE} piece={PRISON}"):
        assert t.refuses(0, words) == "FINE"
    assert t.refuses(0, f"PLACE_HAZARD space={WHARF} piece={DUMP}") == "NOT_THIS_PIECE", "the space names its two"
    assert t.refuses(0, f"PLACE_HAZARD space={WHARF} piece={SCHOOL}") == "NOT_THIS_PIECE"
    assert t.refuses(0, "DONE") == "WRONG_MOMENT", "one must be placed"
    t.say(0, f"PLACE_BONUS space={QUAY} piece={SCHOOL}")
    assert on(t, QUAY) == [SCHOOL] and t.cash[0] == START, "free"


@pytest.mark.clause("CT-70")
def test_CT_70_while_pieces_last_and_nothing_where_nothing_fits(table: Table) -> None:
    t = city(table, owner=own(0, QUAY) | own(1, WHARF), at={0: 12}, standing={WHARF: [PRISON] * 3}).roll(0, 1, 2)
    assert {line.split()[0] for line in t.answers(0)} == {"PLACE_BONUS"}, "all three prisons stand"
    t = city(table, at={0: 12}, standing={WHARF: [PRISON] * 3, QUAY: [SCHOOL] * 3}).roll(0, 1, 2)
    assert t.question == "ASK_BUILD"
    t = city(table, owner=own(0, *DISTRICTS), at={0: 12}, standing={n: [DUMP] for n in DISTRICTS}).roll(0, 1, 2)
    assert t.question == "ASK_BUILD", "every own district has a hazard, and there is no other"


@pytest.mark.clause("CT-70")
def test_CT_70_any_piece_is_an_option(table: Table) -> None:
    t = city(table, owner=own(1, WHARF), at={0: 12}, options={"any_piece": True}).roll(0, 1, 2)
    for piece in range(4):
        assert t.refuses(0, f"PLACE_HAZARD space={WHARF} piece={piece}") == "FINE"
        assert t.refuses(0, f"PLACE_BONUS space={QUAY} piece={piece + 4}") == "FINE"


@pytest.mark.clause("CT-71")
def test_CT_71_each_keeps_the_other_off_and_several_of_one_side_stand_together(table: Table) -> None:
    t = city(table, owner=own(1, WHARF, QUAY) | own(0, SUMMERGATE, 3), at={0: 12},
             standing={WHARF: [PARK], QUAY: [DUMP], SUMMERGATE: [POWER], 3: [WIND]}).roll(0, 1, 2)
    assert t.refuses(0, f"PLACE_HAZARD space={WHARF} piece={PRISON}") == "BONUS_KEEPS_OFF"
    assert t.refuses(0, f"PLACE_BONUS space={SUMMERGATE} piece={SCHOOL}") == "HAZARD_KEEPS_OFF"
    assert t.refuses(0, f"PLACE_BONUS space=3 piece={SCHOOL}") == "FINE", "a second bonus building"
    t.say(0, f"PLACE_HAZARD space={QUAY} piece={PRISON}")
    assert on(t, QUAY) == [DUMP, PRISON]


@pytest.mark.clause("CT-71")
def test_CT_71_residential_blocks_count_when_the_last_hazard_is_gone(table: Table) -> None:
    t = city(table, owner=own(0, QUAY), homes={QUAY: 4}, standing={QUAY: [DUMP, DUMP, PRISON]})
    for piece in (DUMP, PRISON):
        t.say(0, f"CLEAR_HAZARD space={QUAY} piece={piece}")
        assert rent(t, QUAY) == 120 * K
    t.say(0, f"CLEAR_HAZARD space={QUAY} piece={DUMP}")
    assert rent(t, QUAY) == 3_500 * K and t.hazards == 0 and t.placed == [0] * 8


@pytest.mark.clause("CT-72")
def test_CT_72_four_of_each_side_and_the_blocks_of_the_hazards(table: Table) -> None:
    board = city(table).edition.board
    assert board.piece_blocks[:4] == [2, 3, 3, 4]
    assert {hazard for hazard, _ in PLANNING.values()} == {DUMP, POWER, SEWAGE, PRISON}
    assert {bonus for _, bonus in PLANNING.values()} == {PARK, WIND, WATER, SCHOOL}


@pytest.mark.clause("CT-73")
@pytest.mark.parametrize("hazard", [DUMP, POWER, SEWAGE, PRISON])
def test_CT_73_under_a_hazard_only_industrial_blocks_count(table: Table, hazard: int) -> None:
    t = city(table, owner=own(0, QUAY), homes={QUAY: 4}, works={QUAY: 2}, standing={QUAY: [hazard]})
    assert rent(t, QUAY) == 1_200 * K and t.homes[QUAY] == 4, "worthless, but they stay"
    t = city(table, owner=own(0, QUAY), homes={QUAY: 6}, works={QUAY: 2}, at={0: 7}, standing={QUAY: [hazard]}).roll(0, 1, 2)
    assert t.question == "ASK_BUILD"
    assert button(t, 3).refuses(0, f"INDUSTRIAL space={QUAY}") == "FULLY_BUILT", "and still take up their room"


@pytest.mark.clause("CT-74")
@pytest.mark.parametrize(("hazard", "fee"), [(DUMP, 1_000), (POWER, 1_500), (SEWAGE, 1_500), (PRISON, 2_000)])
def test_CT_74_the_owner_removes_a_hazard_for_500k_a_block(table: Table, hazard: int, fee: int) -> None:
    t = city(table, owner=own(0, QUAY) | own(1, WHARF), homes={QUAY: 2}, standing={QUAY: [hazard], WHARF: [hazard]})
    assert t.refuses(0, f"CLEAR_HAZARD space={WHARF} piece={hazard}") == "NOT_OWNER"
    assert t.refuses(1, f"CLEAR_HAZARD space={WHARF} piece={hazard}") == "WRONG_MOMENT", "in the own turn"
    assert f"CLEAR_HAZARD space={QUAY}" in {line.split(" piece")[0] for line in t.business(0)}
    t.say(0, f"CLEAR_HAZARD space={QUAY} piece={hazard}")
    assert t.paid(For.CLEARING) == [(0, -1, fee * K)] and rent(t, QUAY) == 1_200 * K, "and they count again at once"
    assert t.refuses(0, f"CLEAR_HAZARD space={QUAY} piece={hazard}") == "NO_HAZARD"
    assert t.placed[hazard] == 1


@pytest.mark.clause("CT-74")
def test_CT_74_for_money_one_has(table: Table) -> None:
    t = city(table, owner=own(0, QUAY), cash={0: 2 * M - 10 * K}, standing={QUAY: [PRISON]})
    assert t.refuses(0, f"CLEAR_HAZARD space={QUAY} piece={PRISON}") == "TOO_POOR"
    assert t.refuses(0, f"CLEAR_HAZARD space={QUAY} piece={PARK}") == "UNKNOWN"
