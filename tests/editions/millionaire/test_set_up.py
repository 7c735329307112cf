"""Set-up and winning."""
from __future__ import annotations

import pathlib

import pytest
from dealer import Table

from passgo import Game, read
from passgo.loading import BadEdition, BadOption
from passgo.rules.words import CHANCE

from .helpers import (
    DEEDS,
    FORTUNE_VALLEY,
    GO,
    MILLION,
    PARADISE,
    START,
    STYLE,
    THEMEPARK,
    K,
    hand_of,
    lay,
    own,
)


@pytest.mark.clause("ML-01")
def test_two_to_four_players_start_on_go_with_one_star(table: Table) -> None:
    for wrong in (1, 5):
        with pytest.raises(ValueError, match="Millionaire is for 2 to 4 players"):
            Game.new("millionaire", wrong)
    t = table("millionaire", 4)
    assert t.cash[:5] == [START] * 4 + [0] and t.at[:4] == [GO] * 4 and t.star[:4] == [0] * 4
    assert sum(note * count for note, count in t.edition.notes) == START


@pytest.mark.clause("ML-02")
def test_what_is_in_the_box(table: Table) -> None:
    t = table("millionaire")
    board = t.edition.board
    assert board.all_deeds == sum(1 << space for space in DEEDS) and len(DEEDS) == 22 and board.spaces == 32
    assert [t.edition.decks[d] for d in range(3)] == ["Chance", "Millionaire Lifestyle", "Fortune"]
    assert board.cards[:3] == [14, 14, 22]
    assert (t.houses_left, t.hotels_left) == (32, 12)


@pytest.mark.clause("ML-03")
def test_a_fortune_card_lies_on_every_property_and_nobody_knows_which(table: Table) -> None:
    t = table("millionaire")
    assert t.fortune == t.edition.board.all_deeds
    t.roll(0, 1, 3)
    assert t.question == "TOSS_FORTUNE" and t.core.ways() == 22
    assert {t.core.nth_way(k)[1] for k in range(22)} == set(range(22)), "any of them may lie here"


@pytest.mark.clause("ML-03")
def test_the_game_without_fortune_cards(table: Table) -> None:
    t = table("millionaire", options={"fortune": False})
    assert t.fortune == 0
    t.roll(0, 1, 3)
    assert t.question == "ASK_BUY"


@pytest.mark.clause("ML-04")
def test_both_piles_are_face_down_and_any_card_may_be_on_top(table: Table) -> None:
    t = lay(table).roll(0, 1, 1)
    assert t.question == "TOSS_CARD" and t.about == 1 and t.core.ways() == 14
    t = lay(table).roll(0, 2, 3)
    assert t.question == "TOSS_CARD" and t.about == 0 and t.core.ways() == 14


@pytest.mark.clause("ML-05")
def test_the_program_is_banker_and_property_agent(table: Table) -> None:
    t = lay(table).roll(0, 1, 3).say(0, "BUY")
    assert t.owner[4] == 0 and t.bank == -3 * START + 15 * K, "nobody but the bank was paid, and it handed out the deed"


@pytest.mark.clause("ML-06")
def test_the_highest_roll_of_both_dice_starts_and_play_goes_left(table: Table) -> None:
    t = table("millionaire", 3, first=None)
    assert t.question == "TOSS_CONTEST" and t.core.ways() == 36
    t.fall(2, 3).fall(6, 5).fall(4, 4)
    assert t.asked == [1]
    t.roll(1, 4, 4)
    assert t.asked == [2]


@pytest.mark.clause("ML-10")
def test_a_million_in_cash_wins_at_once(table: Table) -> None:
    t = lay(table, at={0: 30}, cash={0: MILLION - 150 * K}).roll(0, 2, 1)
    assert t.ending == "TARGET" and t.won == [0], "the salary was enough; nothing else is asked"
    t = lay(table, at={0: 30}, cash={0: MILLION - 150 * K - 1}).roll(0, 2, 1)
    assert t.ending == "PLAYING" and t.question == "ASK_UPGRADE"


@pytest.mark.clause("ML-10")
def test_whoever_s_turn_it_is(table: Table) -> None:
    t = lay(table, at={0: 28}, cash={2: MILLION - 65 * K}, owner=own(2, PARADISE)).roll(0, 1, 2)
    assert t.ending == "TARGET" and t.won == [2], "rent in another player's turn"


@pytest.mark.clause("ML-10")
def test_property_and_buildings_do_not_count(table: Table) -> None:
    t = lay(table, owner=own(0, *DEEDS), cash={0: MILLION - 1}).roll(0, 5, 3)
    assert t.ending == "PLAYING"


@pytest.mark.clause("ML-10")
def test_in_the_middle_of_a_card_that_pays_several(table: Table) -> None:
    t = lay(table, seats=4, cash={2: MILLION - 25 * K, 3: MILLION - 25 * K}).roll(0, 1, 1).draw("ML09")
    assert t.ending == "TARGET" and t.won == [2], "clockwise from the player whose turn it is"
    assert t.cash[:4] == [START - 50 * K, START + 25 * K, MILLION, MILLION - 25 * K], "seat 3 is not paid any more"


@pytest.mark.clause("ML-10")
def test_in_the_middle_of_a_card_that_collects_from_several(table: Table) -> None:
    t = lay(table, seats=4, cash={0: MILLION - 20 * K}).roll(0, 1, 1).draw("ML08")
    assert t.won == [0] and t.cash[:4] == [MILLION, START - 10 * K, START - 10 * K, START]


@pytest.mark.clause("ML-10")
def test_by_a_deal_also_in_the_turn_of_a_third(table: Table) -> None:
    t = lay(table, cash={2: MILLION - 5 * K}, owner=own(2, STYLE))
    t.say(1, "OFFER to=2 want=17 money=5000").say(2, "ACCEPT")
    assert t.won == [2] and t.owner[STYLE] == 1


@pytest.mark.clause("ML-10")
def test_by_a_fortune_card_at_the_moment_it_is_used(table: Table) -> None:
    t = lay(table, fortune=True, cash={0: MILLION - 5 * K}).roll(0, 1, 3).draw("FO12").say(0, "BUY")
    assert t.won == [0] and t.cash[0] == MILLION and hand_of(t, 0) == []


@pytest.mark.clause("ML-10")
def test_also_while_raising_money_for_a_debt(table: Table) -> None:
    t = lay(table, options={"target": 500_000}, owner=own(1, 30, PARADISE) | own(0, 1, 3), level={30: 5, PARADISE: 5, 1: 1, 3: 1},
            at={0: 28}, cash={0: 495 * K}).roll(0, 1, 2)
    assert t.question == "ASK_RAISE" and t.say(0, "SELL space=1").won == [0], "at the instant the bank pays for the house"


@pytest.mark.clause("ML-10")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_of_two_who_have_it_the_one_whose_turn_it_is_then_clockwise(table: Table, turn: int) -> None:
    t = lay(table, first=turn, cash={0: MILLION, 1: MILLION}).say(turn, "ROLL")
    assert t.ending == "TARGET" and t.won == [{0: 0, 1: 1, 2: 0}[turn]]


@pytest.mark.clause("ML-64")
def test_a_deal_comes_at_any_moment_of_a_turn(table: Table) -> None:
    t = lay(table, at={0: 30}, owner=own(1, STYLE)).roll(0, 2, 1)
    assert t.question == "ASK_UPGRADE" and t.refuses(1, "OFFER to=2 give=17 money=-5000") == "FINE"


@pytest.mark.clause("ML-10")
def test_the_target_is_an_option(table: Table) -> None:
    t = table("millionaire", options={"target": 2 * MILLION}, at={0: 30}, cash={0: MILLION}, fortune=0).roll(0, 2, 1)
    assert t.ending == "PLAYING"
    t = table("millionaire", options={"target": 500 * K}, at={0: 30}, fortune=0).roll(0, 2, 1)
    assert t.won == [0]
    with pytest.raises(BadOption, match="target cannot be 5"):
        read("millionaire", (("target", 5),))


@pytest.mark.clause("ML-10")
def test_nobody_starts_with_the_sum_that_wins(tmp_path: pathlib.Path) -> None:
    board = tmp_path / "rich.toml"
    board.write_text('extends = "millionaire"\ntitle = "Rich"\n[rules]\nstart_cash = 1_000_000\n')
    with pytest.raises(BadEdition, match="everybody would have won before the first roll"):
        read(str(board))


def test_the_names_used_here_are_those_of_the_board() -> None:
    names = {space.number: space.name for space in read("millionaire").spaces}
    assert names[FORTUNE_VALLEY] == "Fortune Valley" and names[THEMEPARK] == "Themepark City" and names[STYLE] == "Style Square"


def test_chance_cannot_lay_the_same_card_twice(table: Table) -> None:
    t = table("millionaire").roll(0, 1, 3).draw("FO03").say(0, "BUY").roll(1, 2, 4)
    assert t.refuses(CHANCE, "OUTCOME a=2") == "NO_SUCH_OUTCOME" and t.core.ways() == 21
