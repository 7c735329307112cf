"""What the server's tests stand on: a house on a fresh SQLite folder, and the same on PostgreSQL."""
from __future__ import annotations

import itertools
import pathlib
from collections.abc import Iterator

import pytest
from live_server import House
from postgres import Cluster, NoPostgres
from redis_server import NoRedis, RedisServer

from passgo.server.ops.settings import Settings
from passgo.server.rooms.sheet import hashed


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In every run a test meets the same dice: what it finds then depends on nothing but the code."""
    count = itertools.count()
    monkeypatch.setattr("passgo.server.rooms.sheet.new_secret", lambda: hashed(f"{request.node.name} {next(count)}"))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    try:
        running = Cluster()
    except NoPostgres as why:
        pytest.skip(str(why))
    yield running
    running.close()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    try:
        running = RedisServer()
    except NoRedis as why:
        pytest.skip(str(why))
    yield running
    running.close()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def kept(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Settings:
    """Settings with fresh games, on both databases."""
    url = request.getfixturevalue("cluster").fresh() if request.param == "postgres" else ""
    return Settings(data=tmp_path / "games", database_url=url, limited=False, wait_for_lock=2.0)


@pytest.fixture
def house(tmp_path: pathlib.Path) -> Iterator[House]:
    """A house on SQLite without rate limits."""
    with House(Settings(data=tmp_path / "games", limited=False)) as one:
        yield one


@pytest.fixture
def shared(cluster: Cluster, redis_server: RedisServer, tmp_path: pathlib.Path) -> Settings:
    return Settings(data=tmp_path, database_url=cluster.fresh(), redis_url=redis_server.url, limited=False, wait_for_lock=2.0)
