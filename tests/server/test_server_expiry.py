"""When rooms expire while a server runs: what is old goes, and a clock that jumps takes nothing with it."""
from __future__ import annotations

import pathlib
import time
from collections.abc import Callable, Iterator

import pytest
from live_server import PATIENCE, House

from passgo.server.ops.settings import Settings
from passgo.server.rooms import registry
from passgo.server.storage import archive, sqlite

YEAR = 366 * 86_400_000
"""Milliseconds."""


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """The database's clock, so many milliseconds ahead; looks come one after the other."""
    monkeypatch.setattr(registry, "EXPIRY", 0.02)
    usual = sqlite.CLOCK

    def ahead(ms: int) -> None:
        monkeypatch.setattr(sqlite, "CLOCK", f"({usual} + {ms})")
        sqlite.in_its_words.cache_clear()
    yield ahead
    monkeypatch.undo()
    sqlite.in_its_words.cache_clear()


def looks(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """Wait until the server has looked at its clock so often."""
    seen, real = [], archive.clock

    async def noted(store: object) -> float:
        seen.append(1)
        return await real(store)  # type: ignore[arg-type]
    monkeypatch.setattr(archive, "clock", noted)
    stop = time.monotonic() + PATIENCE
    while len(seen) < count:
        assert time.monotonic() < stop, "it does not look"
        time.sleep(0.01)


def is_there(house: House, code: str) -> bool:
    return house.http.get(f"/api/join/{code}").status_code == 200


def test_a_clock_that_jumps_deletes_no_game(tmp_path: pathlib.Path, set_clock: Callable[[int], None],
                                            monkeypatch: pytest.MonkeyPatch) -> None:
    with House(Settings(data=tmp_path, limited=False)) as house:
        made = house.room("person", "person")
        lobby = house.room("person", "open", started=False)
        looks(monkeypatch, 2)
        set_clock(2 * YEAR)
        looks(monkeypatch, 3)
        assert is_there(house, made["code"]) and is_there(house, lobby["code"])
        set_clock(0)
        looks(monkeypatch, 3)
        assert is_there(house, made["code"]) and is_there(house, lobby["code"])


def test_what_is_old_goes_while_the_server_runs(tmp_path: pathlib.Path, set_clock: Callable[[int], None],
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    with House(Settings(data=tmp_path, limited=False)) as house:
        lobby = house.room("person", "open", started=False)
    set_clock(2 * YEAR)
    with House(Settings(data=tmp_path, limited=False)) as house:
        looks(monkeypatch, 3)
        assert not is_there(house, lobby["code"]), "the years have passed while nobody ran it"
