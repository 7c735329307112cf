"""Reviews take long, and few are made at a time: nobody has all of them to themselves."""
from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import cast

import pytest
from live_server import House
from players import play_on

from passgo.server.rooms.reviews import EACH, PENDING, Work

pytestmark = pytest.mark.slow


def under_way(house: House, count: int, whence: str) -> None:
    """So many other games are under review for somebody."""
    for n in range(count):
        work = Work(None, "", (), whence)  # type: ignore[arg-type]
        work.task = cast("asyncio.Task[None]", SimpleNamespace(done=lambda: False, cancel=lambda: None))
        house.registry.reviews.known[f"{whence} {n}"] = work


@pytest.mark.parametrize(("whence", "others", "told"), [
    ("127.0.0.1", EACH - 1, 200), ("127.0.0.1", EACH, 503), ("192.0.2.1", EACH, 200), ("192.0.2.1", PENDING, 503)])
def test_one_address_has_few_games_under_review(house: House, whence: str, others: int, told: int) -> None:
    made = house.room("person", "person")
    guest = house.guest(made, 0, 1)
    play_on(guest, random.Random(3), 4)
    for seat in (0, 1):
        guest.say(t="vote", id=f"v{seat}", seat=seat, what="end", yes=True)
    guest.until(lambda: guest.lobby["over"])
    under_way(house, others, whence)
    assert house.http.get(f"/api/rooms/{made['room']}/review").status_code == told
    house.registry.reviews.known.clear()
    guest.close()
