"""Sealed auctions: nothing shows before all hands are closed."""
from __future__ import annotations

import itertools

import pytest

from passgo import Game
from passgo.play.record import BadRecord
from passgo.play.view import View
from passgo.rules.words import BANK, CHANCE, For

from .helpers import (
    BARNACLE,
    START,
    Island,
    K,
)


@pytest.mark.clause("TT-20")
def test_all_bid_at_once_from_nothing_to_all_their_cash(island: Island) -> None:
    t = island().roll(0, 1, 2).say(0, "DECLINE")
    assert t.question == "ASK_SEALED_AUCTION" and t.asked == [0, 1, 2]
    assert t.core.legal(1, False)[1:3] == (0, START)
    assert t.refuses(1, f"BID money={START + 1000}") == "TOO_POOR"
    assert t.refuses(1, "BID money=1500") == "BID_STEP" and t.refuses(1, "BID money=-1000") == "BID_TOO_LOW"
    t.say(2, "BID money=50000")
    assert t.asked == [0, 1] and t.refuses(2, "BID money=60000") == "NOT_ASKED"


@pytest.mark.clause("TT-21")
def test_the_highest_wins_and_pays_the_bank_and_the_others_keep_their_bids(island: Island) -> None:
    t = island().roll(0, 1, 2).say(0, "DECLINE").bids(40 * K, 90 * K, 60 * K)
    assert t.owner[BARNACLE] == 1 and t.cash[:3] == [START, START - 90 * K, START]
    assert t.paid(For.BID) == [(1, BANK, 90 * K)]


@pytest.mark.clause("TT-21")
def test_a_tie_is_rolled_off_with_the_one_standard_die_again_on_a_tie(island: Island) -> None:
    t = island().roll(0, 1, 2).say(0, "DECLINE").bids(90 * K, 40 * K, 90 * K)
    assert t.question == "TOSS_CONTEST" and t.core.ways() == 6
    assert t.refuses(CHANCE, "OUTCOME a=2 b=3") == "NO_SUCH_OUTCOME", "one die only"
    t.say(CHANCE, "OUTCOME a=1").say(CHANCE, "OUTCOME a=1")
    assert t.question == "TOSS_CONTEST", "tied again"
    t.say(CHANCE, "OUTCOME a=3").say(CHANCE, "OUTCOME a=5")
    assert t.owner[BARNACLE] == 2 and t.cash[2] == START - 90 * K


@pytest.mark.clause("TT-21")
def test_a_tie_at_nothing_is_rolled_off_and_the_winner_gets_it_for_nothing(island: Island) -> None:
    t = island().roll(0, 1, 2).say(0, "DECLINE").bids(0, 0, 0)
    for pips in (2, 6, 1):
        t.say(CHANCE, f"OUTCOME a={pips}")
    assert t.owner[BARNACLE] == 1 and t.cash[1] == START and t.tokens[1] == 1


@pytest.mark.clause("TT-22")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_no_bid_shows_before_all_are_in_whatever_the_order(order: tuple[int, ...]) -> None:
    """Two games that differ only in what is bid look the same to everybody but the bidder, until the last hand closes."""
    games = []
    for sums in ((10 * K, 20 * K, 30 * K), (70 * K, 0, 1 * K)):
        game = Game.new("tropical_tycoon", 3, seed=None, first=0)
        while game.waits_for_chance:
            game.tell(CHANCE, game.outcomes()[0][0])
        game.play("ROLL")
        game.tell(CHANCE, next(outcome for outcome, _ in game.outcomes() if (outcome.a, outcome.b) == (5, 6)))
        game.play("DECLINE")
        games.append((game, sums))
    assert all(game.asked == (0, 1, 2) for game, _ in games)
    for said, seat in enumerate(order):
        events = [game.play(f"BID money={sums[seat]}", seat) for game, sums in games]
        if said == 2:
            break
        assert events[0] == events[1] and [e.name for e in events[0]] == ["CLOSED_HAND"]
        for watcher in (-1, *(other for other in range(3) if other not in order[:said + 1])):
            first, second = (View(game.edition, game.core, watcher) for game, _ in games)
            assert first.json() == second.json(), "the same bytes"
            assert first.legal() == second.legal()
        assert str(games[0][0]) == str(games[1][0])
        for game, _ in games:
            why = game.refusal("BID money=1000", seat)
            assert why is not None and why.reason == "NOT_ASKED"
            assert "BID" not in game.record(secrets=False).text(), "no record for players shows a bid"
        for watcher in (-1, *(other for other in range(3) if other not in order[:said + 1])):
            texts = [game.record_for(watcher).text() for game, _ in games]
            assert texts[0] == texts[1] and texts[0].count("BID money=-1") == said + 1
            with pytest.raises(BadRecord, match="a card or a bid is hidden here"):
                Game.load(texts[0])
    assert [e.money for e in events[0] if e.name == "BIDS_OPENED"] == [10 * K, 20 * K, 30 * K]


@pytest.mark.clause("TT-22", "TT-20")
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_of_arrival_leaves_no_trace(island: Island, order: tuple[int, ...]) -> None:
    t = island().roll(0, 1, 2).say(0, "DECLINE")
    for seat in order:
        t.say(seat, f"BID money={(10, 30, 20)[seat] * K}")
    assert t.owner[BARNACLE] == 1 and t.core.digest() == \
        island().roll(0, 1, 2).say(0, "DECLINE").bids(10 * K, 30 * K, 20 * K).core.digest()
