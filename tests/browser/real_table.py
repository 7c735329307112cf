"""The companion as the owner of a box has it: one file on a disk, the network off, and a clock the test moves."""
from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from live_pages import PATIENCE, STATIC
from playwright.sync_api import Browser, BrowserContext, Page

ONE_FILE = STATIC / "companion" / "passgo-companion.html"
EVENING = 1_800_000_000.0
"""Seconds since 1970: when every test begins."""
SLEEP = """hidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LISTEN = "document.addEventListener('passgo-sound', (e) => (window.askedFor ??= []).push([e.detail.name, e.detail.after]));"
WORDS = """async (at) => {
  // What a click has begun, such as going to another screen, is let happen first; the timers of the page stand still meanwhile.
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(turn);
  });
  const one = document.querySelector(at);
  return one && (one.innerText ?? one.textContent);
}"""
NO_SOUND = "delete window.AudioContext;"
NO_VOICE = "delete window.speechSynthesis; delete window.SpeechSynthesisUtterance;"
NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
NO_VIBRATION = "delete Navigator.prototype.vibrate; delete Navigator.prototype.wakeLock;"


class RealTable:
    """One device on a real table; what went wrong on it, and everything it asked of a network."""

    def __init__(self, browser: Browser, address: str, width: int = 390, height: int = 844, offline: bool = True,
                 scripts: str = "", still: bool = True, **more: Any) -> None:
        motion: dict[str, Any] = {"reduced_motion": "reduce"} if still else {}
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, offline=offline, **motion | more)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(LISTEN + scripts)
        self.page: Page = self.context.new_page()
        self.address = address
        self.wrong: list[str] = []
        self.asked: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type in ("error", "warning") else None)
        self.page.on("request", lambda asked: self.asked.append(asked.url))
        self.page.clock.install(time=EVENING - 1)
        self.page.clock.pause_at(EVENING)

    def go(self, where: str = "") -> Page:
        """To a screen, by its name behind the #."""
        self.page.goto(f"{self.address}#/{where}")
        self.page.wait_for_selector("main")
        return self.page

    def wait(self, seconds: float) -> None:
        """Time passes, and everything that waits for it happens."""
        self.page.clock.run_for(int(seconds * 1000))

    def sleep(self, seconds: float) -> None:
        """The phone is locked, and woken after a while: nothing ran meanwhile."""
        self.page.evaluate(SLEEP, True)
        self.page.clock.fast_forward(int(seconds * 1000))
        self.page.evaluate(SLEEP, False)

    def reload(self, after: float = 0.0) -> Page:
        """The battery is empty, or somebody reloads; the browser comes back after so many seconds."""
        if after:
            self.page.clock.fast_forward(int(after * 1000))
        self.page.reload()
        self.page.wait_for_selector("main")
        return self.page

    def saved(self) -> str:
        """What is kept, to the byte, without the way back."""
        return str(self.page.evaluate("JSON.stringify(companion.keep.saved)"))

    def state(self, box: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.saved())[box]
        return found

    def sounds(self) -> list[tuple[str, float]]:
        """Every sound asked for since this was last asked, with its time from then."""
        return [(name, round(after, 2)) for name, after in self.page.evaluate("(window.askedFor ?? []).splice(0)")]

    def text(self, selector: str = "main") -> str:
        return " ".join((self.page.evaluate(WORDS, selector) or "").split())


@contextlib.contextmanager
def real_tables(browser: Browser) -> Iterator[Callable[..., RealTable]]:
    """A maker of devices; in the end none of them may have met an error, or asked for anything but its own file."""
    made: list[RealTable] = []

    def make(address: str = ONE_FILE.as_uri(), **more: Any) -> RealTable:
        made.append(RealTable(browser, address, **more))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
        assert not one.wrong, one.wrong
        if one.address.startswith("file:"):
            strange = [url for url in one.asked if not url.startswith((one.address, "data:", "blob:"))]
            assert not strange, f"the file asked for {strange}"
