"""How smoothly do the worlds run? Frames a second, and what the main thread does for each, at phone size with a slowed processor.

    python tools/frames.py [--brake 4] [--seconds 3] [--turns 8] [--edition city]

It needs the built pages and Chromium (make browser).

First with nothing but the ambient motion, then while somebody and two bots take their turns. Frames depend on what else the
machine does; the milliseconds of work a frame and the longest task are the figures to hold.
"""
from __future__ import annotations

import argparse
import itertools
import pathlib
import random
import sys
import tempfile
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "browser"))

COUNT = """() => {
  const seen = (window.seen = { times: [], long: [] });
  const noted = (list) => seen.long.push(...list.getEntries().map((one) => one.duration));
  new PerformanceObserver(noted).observe({ type: "longtask" });
  const step = (now) => (seen.times.push(now), requestAnimationFrame(step));
  requestAnimationFrame(step);
}"""
TAKEN = "() => { const { times, long } = window.seen; window.seen.times = []; window.seen.long = []; return [times, long]; }"
PARTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "all": "TaskDuration"}


class Watch:
    """One page, slowed down, and what it does."""

    def __init__(self, device: Any, page: Any, brake: float) -> None:
        self.page = page
        self.line = device.context.new_cdp_session(page)
        # Time of the thread itself: what else the machine does is not counted.
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.line.send("Emulation.setCPUThrottlingRate", {"rate": brake})
        page.evaluate(COUNT)
        self.begin()

    def metrics(self) -> dict[str, float]:
        return {one["name"]: one["value"] for one in self.line.send("Performance.getMetrics")["metrics"]}

    def begin(self) -> None:
        self.page.evaluate(TAKEN)
        self.before = self.metrics()

    def report(self) -> str:
        """Since it was begun: frames a second, the longest pause between two, milliseconds a frame, tasks over 50 ms."""
        times, long = self.page.evaluate(TAKEN)
        after = self.metrics()
        gaps = [later - one for one, later in itertools.pairwise(times)]
        spent = {part: 1000 * (after[name] - self.before[name]) / max(1, len(gaps)) for part, name in PARTS.items()}
        work = " ".join(f"{part} {ms:4.1f}" for part, ms in spent.items())
        return (f"{1000 * len(gaps) / max(1, sum(gaps)):5.1f} frames a second, longest {max(gaps, default=0):4.0f} ms; "
                f"ms a frame: {work}; {len(long)} tasks over 50 ms (longest {max(long, default=0):.0f})")


def main(brake: float, seconds: float, turns: int, only: str) -> int:
    from clicks import asked, over, press  # type: ignore[import-not-found]
    from house_of_glass import CHROMIUM, FLAGS, Device, House, until  # type: ignore[import-not-found]
    from playwright.sync_api import sync_playwright

    from passgo.loading import editions
    house = House(pathlib.Path(tempfile.mkdtemp()) / "games")
    try:
        with sync_playwright() as play:
            chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for edition in [only] if only else editions():
                made = house.room("person", "thrifty", "thrifty", edition=edition, pace="normal")
                device = Device(chromium, house, width=390, height=844, reduced_motion="no-preference")
                page = device.sit(made, 0)
                page.evaluate("localStorage.setItem('passgo.settings', JSON.stringify({guided: true}))")
                page.reload()
                page.wait_for_selector(".world svg")
                page.wait_for_timeout(1500)
                watch, luck = Watch(device, page, brake), random.Random(1)
                page.wait_for_timeout(seconds * 1000)
                print(f"{edition:16} ambient: {watch.report()}")
                watch.begin()
                for _ in range(turns):
                    until("asked", lambda page=page: page.wait_for_timeout(100) or asked(page) or over(page))
                    press(page, luck)
                    page.wait_for_timeout(500)
                print(f"{'':16} a turn:  {watch.report()}")
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
    said = parser.parse_args()
    sys.exit(main(said.brake, said.seconds, said.turns, said.edition))
