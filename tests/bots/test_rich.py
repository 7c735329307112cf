"""Where a house rule makes everybody rich an auction is over all the same."""
from __future__ import annotations

import pytest

from passgo import Game
from passgo.bots import next_move
from passgo.bots.master import Master
from passgo.minds.search import small_bid
from passgo.play.thoughts import Budget
from passgo.rules.words import Kind

pytest.importorskip("passgo._native")


@pytest.mark.parametrize(("bids", "said"), [
    (range(100, 1_000, 50), 100), (range(1_000, 9_000, 50), 1_050), (range(1_000, 1_001, 50), 1_000),
    (range(900_000_000, 950_000_000, 100_000), 945_000_000), (range(900_000_000, 910_000_000, 100_000), 909_900_000)])
def test_a_small_bid_is_a_twentieth_more_where_steps_are_smaller(bids: range, said: int) -> None:
    assert small_bid(bids).money == said and said in bids


def test_rich_masters_bid_for_no_hours() -> None:
    """In steps of ten thousand one auction took six thousand bids."""
    game = Game.new("city", 4, seed="war 1", options={"start_cash": 500_000_000})
    bots = {seat: Master(f"1 {seat}", Budget(1.0, 40)) for seat in range(4)}
    bids = most = 0
    while not game.over and game.round <= 6:
        move = next_move(game, bots)
        if move is None:
            game.tick(game.core.next_deadline())
            continue
        bids = bids + 1 if move[1].kind == Kind.BID else bids if move[1].kind == Kind.PASS else 0
        most = max(most, bids)
        game.play(move[1], move[0])
    assert 0 < most < 150
