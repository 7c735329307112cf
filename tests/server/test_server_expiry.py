"""When rooms expire while a server runs: what is old goes, and a clock that is wrong or jumps takes nothing with it."""
from __future__ import annotations

import pathlib
import time
from collections.abc import Callable, Iterator

import pytest
from live_server import PATIENCE, House

from passgo.server.ops.settings import Settings
from passgo.server.rooms import registry
from passgo.server.storage import archive, sqlite

DAY = 86_400_000
YEAR = 366 * DAY
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
    """Wait until the server has looked so often for what is old."""
    seen, real = [], archive.expire

    async def noted(*asked: object) -> int:
        gone = await real(*asked)  # type: ignore[arg-type]
        seen.append(gone)
        return gone
    with monkeypatch.context() as patch:
        patch.setattr(archive, "expire", noted)
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


@pytest.mark.parametrize("wrong", [44 * YEAR, -44 * YEAR])
def test_a_clock_that_was_wrong_at_the_start_deletes_no_game(tmp_path: pathlib.Path, set_clock: Callable[[int], None], wrong: int,
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither while it is wrong, nor after it was put right; nor does what was begun meanwhile go later as if it were old."""
    settings, codes = Settings(data=tmp_path, limited=False), []
    for ahead in (0, wrong, 0, DAY):
        set_clock(ahead)
        with House(settings) as house:
            codes.append(house.room("person", "person")["code"])
            looks(monkeypatch, 3)
            set_clock(0)
            codes.append(house.room("person", "person")["code"])
            looks(monkeypatch, 3)
            assert all(is_there(house, code) for code in codes)


def test_a_game_that_was_put_down_on_an_old_machine_can_be_played_on(tmp_path: pathlib.Path, set_clock: Callable[[int], None],
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    """A server nobody started for a year, or a backup of last year: who comes back finds the game."""
    with House(Settings(data=tmp_path, limited=False)) as house:
        made = house.room("person", "person")
    set_clock(YEAR)
    with House(Settings(data=tmp_path, limited=False)) as house:
        looks(monkeypatch, 3)
        assert is_there(house, made["code"])
