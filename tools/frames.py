"""How smoothly do the worlds run, at phone size on a processor four times slower?

    python tools/frames.py [--brake 4] [--seconds 3] [--turns 8] [--edition city] [--seen]

It needs the built pages and Chromium (make browser). First nothing but the ambient motion, then somebody and two bots take their
turns. What the main thread does until it rests or has drawn is read from a trace by the thread's own clock, so that it hardly
matters what else the machine does, and is multiplied by the brake: work that outlasts 16.7 ms costs the next frames. The buttons
are pressed by the page itself, so that no robot's search for them is counted. --seen brakes the page itself and counts the
frames that were really drawn: to be believed only on a quiet machine.
"""
from __future__ import annotations

import argparse
import bisect
import itertools
import pathlib
import random
import sys
import tempfile
from typing import Any, NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "browser"))

FRAME = 1000 / 60
TASK = "ThreadControllerImpl::RunTask"
DRAWN = "Layerize"
"""The last thing the main thread does for a frame."""
REST = 1000
"""Microseconds: a main thread that has rested so long would have had time to draw."""
COUNT = """() => {
  const seen = (window.seen = []);
  const step = (now) => (seen.push(now), requestAnimationFrame(step));
  requestAnimationFrame(step);
}"""
ASKED = """() => !!document.querySelector(".over, .prompt[data-asked=true] button:not([disabled])")"""
"""Asked of the page itself, seldom: to look costs the thread that is measured."""
PRESS = """(luck) => {
  const all = [...document.querySelectorAll(".prompt :is(button[data-action], button[data-bid]):not([disabled])")];
  const rest = all.filter((one) => !/^(GIVE_UP|PROPOSE_STOP)/.test(one.dataset.action ?? ""));
  const found = rest.length ? rest : all;
  found[luck < 0.7 ? 0 : Math.floor(luck * found.length)]?.click();
}"""


class Work(NamedTuple):
    """Milliseconds the main thread worked until it rested or had drawn, each time, and how many seconds it all took."""
    stretches: list[float]
    seconds: float

    def report(self, brake: float) -> str:
        lost = sum(int(ms * brake / FRAME) for ms in self.stretches)
        busy = sum(self.stretches) * brake / self.seconds / 10
        long = sorted((ms * brake for ms in self.stretches), reverse=True)
        over = sum(ms > 50 for ms in long)
        return (f"{60 - lost / self.seconds:5.1f} frames a second, main thread busy {busy:3.0f} %, "
                f"longest work {long[0]:4.0f} ms, {over} over 50 ms in {self.seconds:.0f} s")


class Trace:
    """One page, and what its main thread does."""

    def __init__(self, device: Any, page: Any) -> None:
        self.page, self.events, self.done = page, list[dict[str, Any]](), False
        self.line = device.context.new_cdp_session(page)
        self.line.on("Tracing.dataCollected", lambda part: self.events.extend(part["value"]))
        self.line.on("Tracing.tracingComplete", lambda _: setattr(self, "done", True))

    def begin(self) -> None:
        self.events, self.done = [], False
        wanted = {"includedCategories": ["toplevel", "devtools.timeline"]}
        self.line.send("Tracing.start", {"traceConfig": wanted, "transferMode": "ReportEvents"})

    def end(self) -> Work:
        self.line.send("Tracing.end")
        while not self.done:
            self.page.wait_for_timeout(50)
        named = {(one["pid"], one["tid"]) for one in self.events if one["name"] == "thread_name"
                 and one["args"]["name"] == "CrRendererMain"}
        ours = max(named, key=lambda thread: sum((one["pid"], one["tid"]) == thread for one in self.events))
        tasks = self.sorted_of(TASK, ours)
        frames = [float(one["ts"]) for one in self.sorted_of(DRAWN, ours)]
        stretches, end, drawn = [0.0], 0.0, 0
        for task in tasks:
            if task["ts"] - end > REST or bisect.bisect(frames, end) > drawn:
                stretches.append(0.0)
                drawn = bisect.bisect(frames, end)
            stretches[-1] += task.get("tdur", 0) / 1000
            end = task["ts"] + task.get("dur", 0)
        return Work(stretches, (end - tasks[0]["ts"]) / 1e6)

    def sorted_of(self, name: str, thread: tuple[int, int]) -> list[dict[str, Any]]:
        found = (one for one in self.events
                 if one["name"] == name and one.get("ph") == "X" and (one["pid"], one["tid"]) == thread)
        return sorted(found, key=lambda one: float(one["ts"]))


def seen(page: Any, seconds: float) -> str:
    """Frames that were really drawn."""
    page.evaluate(COUNT)
    page.wait_for_timeout(seconds * 1000)
    gaps = [later - one for one, later in itertools.pairwise(page.evaluate("window.seen"))]
    return f"{1000 * len(gaps) / max(1, sum(gaps)):5.1f} frames a second seen, longest {max(gaps, default=0):4.0f} ms"


def main(brake: float, seconds: float, turns: int, only: str, look: bool) -> int:
    from live_pages import CHROMIUM, FLAGS, Device, House, until  # type: ignore[import-not-found]
    from playwright.sync_api import sync_playwright

    from passgo.loading import editions
    house = House(pathlib.Path(tempfile.mkdtemp()) / "games")
    try:
        with sync_playwright() as play:
            chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for edition in [only] if only else editions():
                made = house.room("person", "thrifty", "thrifty", edition=edition, pace="normal")
                device = Device(chromium, house, width=390, height=844, reduced_motion="no-preference", has_touch=True)
                page = device.sit(made, 0)
                page.evaluate("localStorage.setItem('passgo.settings', JSON.stringify({guided: true}))")
                page.reload()
                page.wait_for_selector(".world svg")
                # The first touch wakes the audio clock, which is no part of any turn; a phone has no mouse that hovers.
                page.touchscreen.tap(200, 300)
                page.wait_for_timeout(1500)
                trace, luck = Trace(device, page), random.Random(1)
                trace.begin()
                page.wait_for_timeout(seconds * 1000)
                print(f"{edition:16} ambient: {trace.end().report(brake)}", flush=True)
                trace.begin()
                for _ in range(turns):
                    until("asked", lambda page=page: page.wait_for_timeout(400) or page.evaluate(ASKED))
                    page.evaluate(PRESS, luck.random())
                    page.wait_for_timeout(500)
                print(f"{'':16} turns:   {trace.end().report(brake)}", flush=True)
                if look:
                    trace.line.send("Emulation.setCPUThrottlingRate", {"rate": brake})
                    print(f"{'':16} braked:  {seen(page, seconds)}", flush=True)
                device.close()
            chromium.close()
    finally:
        house.close()
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--brake", type=float, default=4.0)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--edition", default="")
    parser.add_argument("--seen", action="store_true", help="brake the page itself and count the frames that were drawn")
    said = parser.parse_args()
    sys.exit(main(said.brake, said.seconds, said.turns, said.edition, said.seen))
