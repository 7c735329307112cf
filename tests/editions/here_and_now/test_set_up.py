"""Set-up: how many play, what they get, who starts, the bank and the decks."""
from __future__ import annotations

import pytest
from dealer import Table

from passgo import Game, read
from passgo.rules.words import BANK, CHANCE

from .helpers import CHEST_CARDS, JACOBS, START, TEXAS, K, M, own


@pytest.mark.clause("HN-01")
@pytest.mark.parametrize("players", [0, 1, 9, 20])
def test_fewer_than_two_or_more_than_eight_are_refused_with_a_clear_error(players: int) -> None:
    with pytest.raises(ValueError, match=f"Here & Now is for 2 to 8 players, not {players}."):
        Game.new("here_and_now", players)


@pytest.mark.clause("HN-01", "HN-02", "HN-10")
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_play_a_round(table: Table, players: int) -> None:
    t = table(seats=players)
    for seat in range(players):
        assert t.asked == [seat] and t.cash[seat] == START
        t.roll(seat, 4, 6)
    assert t.asked == [0] and t.round == 2
    assert t.at[:players] == [10] * players


@pytest.mark.clause("HN-02")
def test_everybody_starts_with_fifteen_million(table: Table) -> None:
    t = table(seats=4)
    assert t.cash[:4] == [15 * M] * 4 and t.cash[4:] == [0] * 4
    assert t.bank == -60 * M


@pytest.mark.clause("HN-02")
def test_the_notes_dealt_add_up_to_the_starting_money() -> None:
    notes = dict(read("here_and_now").notes)
    assert notes == {5 * M: 2, 1 * M: 2, 500 * K: 2, 200 * K: 6, 100 * K: 5, 50 * K: 5, 10 * K: 5}
    assert sum(note * count for note, count in notes.items()) == 15 * M


@pytest.mark.clause("HN-03")
def test_what_is_on_the_table_at_the_start(table: Table) -> None:
    t = table(seats=8)
    board = t.edition.board
    assert board.all_deeds.bit_count() == 28 and t.owner == [BANK] * 40
    assert board.cards[:2] == [16, 16] and [mask.bit_count() for mask in t.unseen[:2]] == [16, 16]
    assert (t.houses_left, t.hotels_left) == (32, 12)
    assert board.pips == [[1, 2, 3, 4, 5, 6]] * 2 and board.odds == [[1] * 6] * 2
    assert len(t.edition.tokens) == len(set(t.edition.tokens)) == 8
    assert t.at == [0] * 8 and t.jail == [0] * 8


@pytest.mark.clause("HN-04")
def test_everybody_rolls_and_the_highest_starts(table: Table) -> None:
    t = table(seats=4, first=None)
    assert t.question == "TOSS_CONTEST" and t.asked == []
    for dice in ((3, 4), (6, 5), (6, 4), (1, 1)):
        t.fall(*dice)
    assert t.first == 1 and t.asked == [1]


@pytest.mark.clause("HN-04")
def test_play_goes_to_the_left_of_the_starter_and_around(table: Table) -> None:
    t = table(seats=3, first=None).fall(1, 2).fall(1, 3).fall(6, 6)
    order = []
    for _ in range(6):
        order += t.asked
        t.roll(order[-1], 4, 6)
    assert order == [2, 0, 1, 2, 0, 1], "the roll of 6 and 6 was for the start, and no double"
    assert t.at[:3] == [20, 20, 20]


@pytest.mark.clause("HN-04")
def test_only_tied_leaders_roll_again_until_one_is_ahead(table: Table) -> None:
    t = table(seats=4, first=None)
    for dice in ((5, 4), (2, 2), (6, 3), (4, 5)):
        t.fall(*dice)
    again = []
    for dice in ((2, 2), (5, 5), (6, 4)):
        again.append(t.who[t.depth - 1])
        t.fall(*dice)
    assert again == [0, 2, 3], "9, 9 and 9; seat 1 had only 4"
    for dice in ((1, 2), (1, 1)):
        again.append(t.who[t.depth - 1])
        t.fall(*dice)
    assert again[3:] == [2, 3], "10 and 10 once more; seat 0 is out of it"
    assert t.asked == [2]


@pytest.mark.clause("HN-04")
def test_nobody_can_do_anything_before_it_is_settled_who_starts(table: Table) -> None:
    t = table(seats=2, first=None)
    assert t.refuses(0, "ROLL") == "NOT_ASKED"
    assert t.refuses(0, "OFFER to=1") == "WRONG_MOMENT"
    assert t.refuses(CHANCE, "OUTCOME a=7 b=1") == "NO_SUCH_OUTCOME"
    assert t.refuses(CHANCE, "OUTCOME a=3") == "NO_SUCH_OUTCOME"


@pytest.mark.clause("HN-05")
def test_what_the_bank_pays_and_gets_is_never_a_players(table: Table) -> None:
    t = table(at={0: 38}, owner=own(1, TEXAS))
    before = t.bank
    t.roll(0, 1, 2).say(0, "BUY")
    assert t.owner[JACOBS] == 0 and t.cash[0] == START + 2 * M - 600 * K
    assert t.bank == before - 2 * M + 600 * K
    assert t.cash[1:3] == [START, START]


@pytest.mark.clause("HN-05")
def test_the_bank_never_goes_broke(table: Table) -> None:
    t = table(cash={0: 10**15}, at={0: 38})
    assert t.bank < -(10**15)
    t.roll(0, 1, 3).draw("CC04")
    assert t.cash[0] == 10**15 + 4 * M


@pytest.mark.clause("HN-06", "HN-40")
def test_no_card_comes_again_before_all_have_been_seen(table: Table) -> None:
    t = table(at={0: 34}, used={"Community Chest": ["CC04", "CC05"]})
    t.roll(0, 3, 5)
    assert t.question == "TOSS_CARD"
    assert t.refuses(CHANCE, "OUTCOME a=3") == "NO_SUCH_OUTCOME", "CC04 lies at the bottom"
    assert t.core.ways() == 14
    t.draw("CC11")
    assert t.pile_of(1) == ["CC04", "CC05", "CC11"]


@pytest.mark.clause("HN-06")
def test_used_cards_come_back_in_the_order_they_went_without_a_shuffle(table: Table) -> None:
    receive = ["CC05", "CC04", "CC11", "CC07", "CC06", "CC08", "CC09", "CC10"]
    rest = [card for card in CHEST_CARDS if card not in receive and card != "CC13"]
    t = table(seats=2, at={0: 34, 1: 34}, used={"Community Chest": receive + rest})
    t.roll(0, 3, 5).draw("CC13")
    assert t.unseen[1] == 0 and t.pile_of(1) == [*receive, *rest, "CC13"]
    t.roll(1, 3, 5)
    assert t.cash[1] == START + 2 * M + 1 * M, "the salary, and CC05 without any toss"
    assert t.pile_of(1) == [*receive[1:], *rest, "CC13", "CC05"]


@pytest.mark.clause("HN-06", "HN-41")
def test_a_whole_deck_played_twice_comes_in_the_same_order_without_the_card_kept(table: Table) -> None:
    order = [*CHEST_CARDS[9:], *CHEST_CARDS[:9]]
    t = table(seats=2)
    drawn = []
    for n in range(31):
        t.core.load({**t.core.dump(), "at": [14] * 8, "jail": [0] * 8})
        t.roll(n % 2, 1, 2)
        if n < 16:
            t.draw(order[n])
        drawn += [t.edition.card(e.how, e.what).id for e in t.news if e.name == "DREW"]
    again = [card for card in order if card != "CC02"]
    assert drawn == order + again and t.pile_of(1) == again
