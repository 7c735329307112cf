"""One Chromium and one server for all tests; a device of its own for every player."""
from __future__ import annotations

import os
import pathlib
from collections.abc import Callable, Iterator

import pytest

NEEDED = os.environ.get("PASSGO_BROWSER") == "needed"


def missing() -> str:
    """What these tests lack here, in a sentence; empty: nothing."""
    try:
        import playwright  # noqa: F401
    except ImportError:
        return "Playwright is missing; `make browser` installs it."
    from live_pages import CHROMIUM, STATIC
    if not pathlib.Path(CHROMIUM).exists():
        return "Chromium is missing; `make browser` installs it."
    return "" if (STATIC / "index.html").is_file() else "The pages are not built; `make browser` builds them."


WHY = missing()
if WHY and NEEDED:
    raise pytest.UsageError(WHY)
collect_ignore_glob = ["test_browser_*.py", "test_companion_*.py"] if WHY else []

if not WHY:
    from live_pages import BROWSER, CHROMIUM, FLAGS, Device, House, devices
    from playwright.sync_api import Browser, Playwright, sync_playwright
    from real_table import RealTable, real_tables

    @pytest.fixture(scope="session")
    def play() -> Iterator[Playwright]:
        with sync_playwright() as one:
            yield one

    @pytest.fixture(scope="session")
    def browser(play: Playwright) -> Iterator[Browser]:
        chromium = play.chromium.launch(executable_path=BROWSER, args=FLAGS)
        yield chromium
        chromium.close()

    @pytest.fixture(scope="session")
    def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
        one = House(tmp_path_factory.mktemp("house") / "games")
        yield one
        one.close()

    @pytest.fixture
    def device(browser: Browser, house: House) -> Iterator[Callable[..., Device]]:
        with devices(browser, house) as make:
            yield make

    @pytest.fixture
    def whole_device(play: Playwright, house: House) -> Iterator[Callable[..., Device]]:
        """With all of Chromium: without its windows it shows no calls."""
        chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with devices(chromium, house) as make:
            yield make
        chromium.close()

    @pytest.fixture
    def table_at_home(browser: Browser) -> Iterator[Callable[..., RealTable]]:
        """The companion from one file on a disk, with the network off."""
        with real_tables(browser) as make:
            yield make
