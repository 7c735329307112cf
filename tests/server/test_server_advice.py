"""Who asks for advice, how often, and among whom: a seat, or whoever watches from somewhere."""
from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any

import pytest
from awaited import awaited
from live_server import House
from players import choose

from passgo.minds import advice
from passgo.server.http import minds
from passgo.server.ops.settings import Rate, Settings
from passgo.server.rooms.thoughts import BOT, HINT, ODDS, Thoughts

pytestmark = pytest.mark.slow


def test_one_watcher_keeps_no_other_from_asking_and_hears_when_to_ask_again(tmp_path: Any,
                                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    with House(Settings(data=tmp_path / "games", advice=Rate(0.001, 2))) as house:
        made = house.room("person", "trader", odds="live")
        guest = house.guest(made, 0)
        guest.until(lambda: 0 in guest.asked())
        path = f"/api/rooms/{made['room']}/odds"
        told = [house.http.get(path) for _ in range(3)]
        assert [one.status_code for one in told] == [200, 200, 429]
        assert told[2].json()["code"] == "TOO_FAST" and int(told[2].headers["Retry-After"]) > 60
        monkeypatch.setattr(minds, "whence_of", lambda address: "192.0.2.1")
        assert house.http.get(path).status_code == 200, "somebody else"
        guest.close()


@pytest.mark.parametrize("odds", ["off", "live"])
def test_a_hint_goes_by_what_the_others_have_said(odds: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    luck = random.Random(1)
    kept = advice.hint

    def hint(view: Any, names: Any, budget: Any, beliefs: Any, made: Any) -> advice.Hint:
        seen.append(beliefs)
        return kept(view, names, budget, beliefs=beliefs, made=made)

    monkeypatch.setattr(advice, "hint", hint)
    with House(Settings(data=tmp_path / "games")) as house:
        made = house.room("person", "thrifty", "thrifty", hints=True, odds=odds)
        guest = house.guest(made, 0)
        headers = {"Authorization": f"Bearer {made['mine'][0]['token']}"}
        for _ in range(6):
            guest.until(lambda: 0 in guest.asked())
            told = house.http.post(f"/api/rooms/{made['room']}/hint", headers=headers).json()
            if len(told["weighed"]) == 2:
                assert told["weighed"][1]["error"] == pytest.approx(told["error"], abs=0.001), "of the difference that is told"
            guest.act(0, choose(guest.view(0), luck) or "ROLL")
            guest.drain()
        guest.close()
    assert len(seen) == 6 and seen[0] != seen[-1], "more has been said since"


def test_who_asks_without_end_silences_neither_bots_nor_odds() -> None:
    """Hints come first; but where they wait all the time every second thought is a bot's, and the odds are not forgotten."""
    async def story() -> list[int]:
        some, order = Thoughts(), list[int]()
        some.free = 1
        # Then others come, after all of these have been thought.
        for asked in ([HINT] * 40 + [ODDS] * 2 + [BOT] * 4, [BOT] * 9 + [ODDS, HINT]):
            await asyncio.gather(*(some.think(rank, partial(order.append, rank)) for rank in asked))
        return order

    order = awaited(story())
    assert order[:3] == [HINT, BOT, HINT] and order[:10].count(BOT) == 4 and order[:20].count(ODDS) == 2
    assert order[46:48] == [BOT, HINT], "who did not wait is owed nothing, and owes nothing"
