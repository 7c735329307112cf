"""How smoothly do the worlds run? Frames a second and the longest frame on a phone-sized page with a slowed processor.

    python tools/frames.py [--brake 4] [--seconds 3]        needs the built pages and Chromium (make browser)

Figures depend on the machine and on what else it does: they are to be measured, not to be asserted.
"""
from __future__ import annotations

import argparse
import pathlib
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "browser"))

COUNT = """seconds => new Promise((done) => {
  const times = [];
  const step = (now) => {
    times.push(now);
    if (now - times[0] < seconds * 1000) return requestAnimationFrame(step);
    const gaps = times.slice(1).map((one, i) => one - times[i]);
    done([(times.length - 1) / ((times.at(-1) - times[0]) / 1000), Math.max(...gaps)]);
  };
  requestAnimationFrame(step);
})"""


def main(brake: float, seconds: float) -> int:
    from house_of_glass import CHROMIUM, FLAGS, Device, House  # type: ignore[import-not-found]
    from playwright.sync_api import sync_playwright

    from passgo.loading import editions
    house = House(pathlib.Path(tempfile.mkdtemp()) / "games")
    try:
        with sync_playwright() as play:
            chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for edition in editions():
                made = house.room("person", "thrifty", "thrifty", edition=edition)
                device = Device(chromium, house, width=390, height=844, reduced_motion="no-preference")
                page = device.sit(made, 0)
                page.wait_for_selector(".world svg")
                page.wait_for_timeout(1500)
                device.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": brake})
                frames, longest = page.evaluate(COUNT, seconds)
                print(f"{edition:16} {frames:5.1f} frames a second, longest {longest:4.0f} ms (brake {brake:g})")
                device.close()
            chromium.close()
    finally:
        house.close()
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--brake", type=float, default=4.0)
    parser.add_argument("--seconds", type=float, default=3.0)
    said = parser.parse_args()
    sys.exit(main(said.brake, said.seconds))
