"""What is hidden is made up, a game followed to a seat's question and a deal judged alike by both engines, to the number."""
from __future__ import annotations

import pytest
from test_minds import opened, twins

from passgo.loading import editions
from passgo.minds import plain
from passgo.rules.bots.words import Policy, Way

native = pytest.importorskip("passgo._native")


@pytest.mark.parametrize("edition", editions())
def test_both_engines_make_up_the_same_and_judge_deals_alike(edition: str) -> None:
    game = opened(edition, rounds=9, seed=8)
    fast, slow = twins(edition, game)
    for seat in (-1, 0, 2):
        hidden = [core.seen(seat) for core in (fast, slow)]
        assert native.filled(hidden[0], seat, 4).dump() == plain.filled(hidden[1], seat, 4).dump()
    seat = game.asked[0]
    for way in (Way.TRADER, Way.FAIR):
        for said in native.bargains(fast, seat, 3, way, -100_000)[:4]:
            assert native.deal_odds(fast, seat, said, 3) == plain.deal_odds(slow, seat, said, 3)
    for calls, core in ((native, fast), (plain, slow)):
        calls.until(core, (seat + 1) % 3, [Policy.TRADER] * 3, 6, 400)
    assert fast.dump() == slow.dump() and (fast.actors() >> (seat + 1) % 3 & 1 or fast.over)
