"""A television and the phones of one table: what one of them says the others hear, and nobody fills the house with lines."""
from __future__ import annotations

import pathlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

import pytest
from live_server import PATIENCE, House
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from passgo.server.http.companion_line import LARGEST, MOST_DEVICES, OF_ONE
from passgo.server.ops.settings import Rate, Settings

CODE = "ABCDEFGHJK23"


@contextmanager
def device(house: House, code: str = CODE) -> Iterator[ClientConnection]:
    with connect(f"{house.address.replace('http', 'ws')}/companion/line/{code}", open_timeout=PATIENCE) as line:
        yield line


def closed(line: ClientConnection) -> int:
    with pytest.raises(ConnectionClosed) as end:
        while True:
            line.recv(PATIENCE)
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def test_what_one_says_the_others_hear_and_who_comes_later(house: House) -> None:
    with device(house) as television, device(house) as phone:
        assert television.recv(PATIENCE) == phone.recv(PATIENCE) == ""
        phone.send("scene 7")
        assert television.recv(PATIENCE) == "scene 7"
        with device(house) as late, device(house, CODE[::-1]) as neighbour:
            assert late.recv(PATIENCE) == "scene 7" and neighbour.recv(PATIENCE) == ""
        with device(house, "abc") as wrong:
            assert closed(wrong) == 4404
        phone.send("x" * (LARGEST + 1))
        assert closed(phone) == 4413
        with ExitStack() as all:
            for _ in range(MOST_DEVICES - 1):
                all.enter_context(device(house)).recv(PATIENCE)
            with device(house) as one_more:
                assert closed(one_more) == 4429


def test_one_address_has_only_so_many_of_these_sockets_too(tmp_path: pathlib.Path) -> None:
    with (House(Settings(data=tmp_path, sockets=2)) as house, device(house), device(house), pytest.raises(InvalidStatus),
          device(house)):
        pass


def test_one_address_has_not_all_lines_and_says_no_more_than_elsewhere(tmp_path: pathlib.Path) -> None:
    """Two would else have all five hundred, and one television would send seven others three megabytes a second each."""
    with House(Settings(data=tmp_path, requests=Rate(1000, 1000))) as house, ExitStack() as all:
        names = [f"{CODE[:10]}{one}{two}" for one in "ABCDEF" for two in "ABCDEFGH"]
        mine = [all.enter_context(device(house, name)) for name in names[:OF_ONE]]
        assert [line.recv(PATIENCE) for line in mine] == [""] * OF_ONE
        with device(house, names[OF_ONE]) as one_more:
            assert closed(one_more) == 4429
        with device(house, names[0]) as phone:
            assert phone.recv(PATIENCE) == "", "to a line that is open one may come"
        with suppress(ConnectionClosed):
            for _ in range(house.registry.settings.frames.at_once * 3):
                mine[1].send("again")
        assert closed(mine[1]) == 4429


@pytest.mark.slow
def test_devices_meet_whichever_server_they_come_to(shared: Settings) -> None:
    """And when that one is gone, at the next."""
    with House(shared) as two, device(two, CODE[::-1]) as other:
        with House(shared) as one, device(one) as television, device(two) as phone:
            assert television.recv(PATIENCE) == phone.recv(PATIENCE) == other.recv(PATIENCE) == ""
            phone.send("scene 7")
            assert television.recv(PATIENCE) == "scene 7"
            television.send("back")
            assert phone.recv(PATIENCE) == "back"
            one.server.should_exit = True
            assert closed(phone) == 1012
        with device(two) as phone, device(two) as second:
            assert phone.recv(PATIENCE) == second.recv(PATIENCE) == ""
            phone.send("scene 8")
            assert second.recv(PATIENCE) == "scene 8"
