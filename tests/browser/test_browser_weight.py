"""The pages are light: a world is fetched when it is played, and none is heavy. Sizes are of the built files, compressed."""
from __future__ import annotations

import gzip
import pathlib
from collections.abc import Callable

from clicks import asked
from live_pages import STATIC, Device, House, until

from passgo.loading import editions

ASSETS = STATIC / "assets"
KILO = 1000
WORLD, WORLDS, TABLE = 16 * KILO, 45 * KILO, 99 * KILO
"""One world, all of them, and everything a first table fetches: 74 kB before there were worlds, and 25 more (WORLDS.md, 8)."""


def weight(*files: pathlib.Path) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def test_a_world_is_light() -> None:
    sizes = {key: weight(*ASSETS.glob(f"world-{key}-*.js")) for key in editions()}
    assert all(0 < size <= WORLD for size in sizes.values()), sizes
    styles = weight(*ASSETS.glob("scene-*.css"), *ASSETS.glob("Television-*.css"), *ASSETS.glob("Unit-*.css"))
    assert sum(sizes.values()) + styles <= WORLDS, (sizes, styles)


def test_a_first_table_fetches_only_its_own_world(device: Callable[..., Device], house: House) -> None:
    """Nothing else is fetched but this server's own files, and no other world. Nobody has moved yet, so that nothing is shown."""
    made = house.room("person", "person", edition="city")
    ada, ben = device().sit(made, 0), device().sit(made, 1)
    until("somebody begins", lambda: asked(ada) or asked(ben))
    one = made["mine"][0 if asked(ada) else 1]
    guest = device()
    fetched: list[str] = []
    guest.page.on("request", lambda request: fetched.append(request.url))
    guest.secrets.add(one["token"])
    guest.page.goto(f"{house.address}/#/seat/{made['room']}/{one['seat']}/{one['token']}")
    guest.page.wait_for_selector(".prompt .machines")
    until("the world is drawn", lambda: guest.page.query_selector(".world [data-lot]"))
    names = {url.rpartition("/assets/")[2] for url in fetched if "/assets/" in url}
    assert not any(f"world-{key}" in name for name in names for key in editions() if key != "city"), names
    assert weight(*(ASSETS / name for name in names)) <= TABLE, {name: weight(ASSETS / name) for name in names}
