"""A server in a process of its own, which can be killed, and the browsers that look into it."""
from __future__ import annotations

import contextlib
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Request, WebSocket

Json = dict[str, Any]
PATIENCE = 60.0
"""Seconds until something that must come is held not to come: long, for a slow machine; nothing waits that long in vain."""
ROOT = pathlib.Path(__file__).resolve().parents[2]
CHROMIUM = "/usr/bin/chromium"
SHELL = "/usr/bin/chromium-headless-shell"
BROWSER = SHELL if pathlib.Path(SHELL).exists() else CHROMIUM
"""The same Chromium without its windows, where there is one: a fifth less for the processor to do."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--no-first-run"]
NAMES = ("Ada", "Ben", "Cleo", "Dev", "Elif")
STATIC = ROOT / "src" / "passgo" / "static"
FOLLOW = """async (link) => {
  location.hash = link;
  while (location.hash === link) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""
"""The link of a seat: its page takes the secret out of the address when it has kept it."""
HOLD = """(least) => {
  const own = window.setTimeout;
  window.setTimeout = (done, ms, ...more) => (ms >= least ? 0 : own(done, ms, ...more));
  window.goOn = () => void (window.setTimeout = own);
}"""
"""From now on nothing that takes so many milliseconds ends by itself: on a slow machine, too, what is shown for a while stays."""
FIXED = pathlib.Path(__file__).with_name("fixed_dice.py")


def breathed(page: Page) -> bool:
    """Let the page have its turn; false, so that a check can follow behind an `or`."""
    page.wait_for_timeout(20)
    return False


def until(what: str, check: Callable[..., Any], patience: float = PATIENCE) -> Any:
    """Wait until this is so; what it then says."""
    stop = time.monotonic() + patience
    while time.monotonic() < stop:
        found = check()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"{what}: not within {patience} s")


class House:
    """The server on a port that stays the same when it is killed and started again.

    Its dice are fixed: the same players meet the same luck in every run, so no test depends on how long a game happens to be.
    """

    def __init__(self, data: pathlib.Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        words = [sys.executable, str(FIXED), "--port", str(self.port), "--data", str(self.data), "--unlimited"]
        with (self.data.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(words, stdout=log, stderr=log, env=os.environ | {"PYTHONUNBUFFERED": "1"})
        until("the server answers", self.ready)

    def ready(self) -> bool:
        assert self.process.poll() is None, (self.data.parent / "server.log").read_text()[-2000:]
        try:
            return bool(self.ask("readyz", api="")["ok"])
        except OSError:
            return False

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def ask(self, path: str, body: Any = None, token: str = "", api: str = "/api") -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{api}/{path}", data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")

    def room(self, *seats: str, edition: str = "here_and_now", names: Sequence[str] = NAMES, **more: Any) -> Json:
        """A started room; a seat is `person` or the name of a bot, and people are called Ada, Ben, Cleo, Dev."""
        chairs = [{"kind": "person" if seat == "person" else "bot", "name": names[n], "bot": None if seat == "person" else seat}
                  for n, seat in enumerate(seats)]
        made: Json = self.ask("rooms", {"edition": edition, "seats": chairs, "pace": "fast", **more})
        self.ask(f"rooms/{made['room']}/start", {}, made["host"])
        return made


class Device:
    """A browser of its own: its page, what came over its socket, and everything that went wrong in it."""

    def __init__(self, browser: Browser, house: House, width: int = 1280, height: int = 720, **more: Any) -> None:
        self.house = house
        more = {"reduced_motion": "reduce"} | more
        self.context: BrowserContext = browser.new_context(viewport={"width": width, "height": height}, **more)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        self.wrong: list[str] = []
        self.secrets: set[str] = set()
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("console", lambda said: self.grumble(said.type, said.text))
        self.page.on("request", lambda asked: self.stranger(asked.url))
        self.fetching: set[Request] = set()
        """Parts of the page that are under way: what is shown is not all of it yet."""
        self.page.on("request", lambda asked: self.fetching.add(asked))
        self.page.on("requestfinished", lambda asked: self.fetching.discard(asked))
        self.page.on("requestfailed", lambda asked: self.fetching.discard(asked))

    def grumble(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.wrong.append(f"console: {text}")

    def stranger(self, address: str) -> None:
        """Nothing is ever asked of anybody but this server, and no address it is asked by holds the secret of a seat."""
        if any(secret in address for secret in self.secrets):
            self.wrong.append(f"a secret in an address: {address}")
        if not address.startswith((self.house.address, self.house.address.replace("http", "ws"), "data:")):
            self.wrong.append(f"asked a stranger: {address}")

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(frame if isinstance(frame, str) else frame.decode()))

    def go(self, place: str = "") -> Page:
        self.page.goto(f"{self.house.address}/#/{place}")
        return self.page

    def sit(self, made: Json, *seats: int) -> Page:
        """Come to the table by the secret links of these seats."""
        links = [f"seat/{made['room']}/{one['seat']}/{one['token']}" for one in made["mine"] if one["seat"] in seats]
        self.secrets |= {one["token"] for one in made["mine"] if one["seat"] in seats}
        if self.page.url == "about:blank" or not links:
            self.go(links.pop(0) if links else f"room/{made['room']}")
            self.page.wait_for_url(f"**/#/room/{made['room']}")
        for link in links:
            self.page.evaluate(FOLLOW, f"#/{link}")
        self.page.wait_for_selector(".prompt, .over, .curtain")
        return self.page

    def heard(self, *words: str) -> bool:
        """Has a frame come with all of these words?"""
        self.page.wait_for_timeout(20)
        return any(all(word in frame for word in words) for frame in self.frames)

    def forgive(self, *parts: str) -> None:
        """What a test causes on purpose, such as a server that is gone, is no mistake of the page."""
        self.wrong = [one for one in self.wrong if not any(part in one for part in parts)]

    def close(self) -> None:
        self.context.close()


@contextlib.contextmanager
def devices(browser: Browser, house: House) -> Iterator[Callable[..., Device]]:
    """Opens devices; at the end nothing may have gone wrong in any of them."""
    made: list[Device] = []

    def make(**more: Any) -> Device:
        made.append(Device(browser, house, **more))
        return made[-1]

    yield make
    wrong = [one for device in made for one in device.wrong]
    for device in made:
        with contextlib.suppress(Error):
            device.close()
    assert not wrong, wrong
