"""One page, three ways to have it: a file on a disk, a folder on any host, and `passgo serve`."""
from __future__ import annotations

import functools
import http.server
import json
import threading
from collections.abc import Callable, Iterator

import pytest
from live_pages import STATIC, Device, House, until
from real_table import ONE_FILE, RealTable

Make = Callable[..., RealTable]
LIMIT = 350_000


class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".webmanifest": "application/manifest+json"}

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@pytest.fixture
def host() -> Iterator[http.server.ThreadingHTTPServer]:
    """Any static host: it knows nothing of us."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(STATIC / "companion")))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield server
    server.shutdown()
    thread.join()
    server.server_close()


def test_the_one_file_is_small_and_asks_for_nothing(table_at_home: Make) -> None:
    """An auction and a scene with the network off; that it asks for nothing is looked at in the end of every such test."""
    assert ONE_FILE.stat().st_size <= LIMIT
    home = table_at_home()
    page = home.go("city")
    page.click(".dome")
    home.wait(51)
    page.evaluate("location.hash = '#/island'")
    page.click("[data-entry=chance]")
    page.click("[data-choice='0']")
    assert page.locator("[data-orders] li").count() and len(home.asked) == 1


def test_a_static_host_needs_no_network_on_the_second_visit(host: http.server.ThreadingHTTPServer, table_at_home: Make) -> None:
    address = f"http://127.0.0.1:{host.server_port}/"
    manifest = json.loads((STATIC / "companion" / "manifest.webmanifest").read_text())
    assert manifest["name"] and manifest["start_url"] == "./" and manifest["display"] == "standalone"
    assert all((STATIC / "companion" / icon["src"]).is_file() for icon in manifest["icons"])
    home = table_at_home(address, offline=False)
    page = home.go()
    assert page.get_attribute("link[rel=manifest]", "href") == "./manifest.webmanifest"
    until("the page is kept", lambda: page.evaluate("navigator.serviceWorker.getRegistration().then((one) => !!one?.active)"))
    home.context.set_offline(True)
    page.goto(f"{address}#/city")
    page.reload()
    page.click(".dome")
    home.wait(1)
    assert page.get_attribute("main", "data-light") == "on"


def test_passgo_serve_offers_it_to_every_phone(device: Callable[..., Device], house: House) -> None:
    """The first page leads there; it can be saved from there, and handed on by a QR code."""
    one = device(width=390, height=844)
    page = one.go()
    page.click("text=I have the box")
    page.wait_for_selector("text=What is missing from your box?")
    assert page.url == f"{house.address}/companion/"
    page.click("text=Keep this page for offline use")
    page.wait_for_selector("svg[aria-label^='The address of this page']")
    with page.expect_download() as told:
        page.click("text=Save the one file")
    assert told.value.suggested_filename == "passgo-companion.html"
    assert told.value.path().read_bytes() == ONE_FILE.read_bytes()


def test_the_server_answers_as_for_every_page(device: Callable[..., Device], house: House) -> None:
    page = device().page
    answer = page.request.get(f"{house.address}/companion")
    assert answer.ok and answer.url.endswith("/companion/") and "script-src 'self'" in answer.headers["content-security-policy"]
    assert page.request.get(f"{house.address}/companion/nothing.js").status == 404
    assert page.request.get(f"{house.address}/companion/..%2f..%2fcli/app.py").status == 404
    saved = page.request.get(f"{house.address}/companion/passgo-companion.html")
    assert saved.headers["content-disposition"].startswith("attachment")
