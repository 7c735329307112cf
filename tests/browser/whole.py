"""Is the question seen whole? At every size the prompt and all its buttons are in sight without scrolling, and under nothing."""
from __future__ import annotations

from playwright.sync_api import Page

SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640)]
HIDDEN = """() => {
  const box = (document.querySelector(".dock") ?? document.querySelector(".thumb")).getBoundingClientRect();
  const found = [];
  for (const one of document.querySelectorAll(".prompt, .prompt button, .prompt input, .prompt select")) {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    if (!width) continue;
    if (left < -1 || right > innerWidth + 1 || top < box.top - 1 || bottom > Math.min(innerHeight, box.bottom) + 1)
      found.push(`${one.className || one.tagName}: ${(one.textContent || one.value || "").slice(0, 40)}`);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const above = document.elementFromPoint(x, y);
    if (one.matches("button") && above && !one.contains(above) && !above.closest(".prompt"))
      found.push(`${one.textContent} is under ${above.className}`);
  }
  return found;
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
"""A new size is measured in one frame and drawn in the next."""


def hidden(page: Page) -> list[str]:
    """What of the open question is out of sight, size by size; the page is left as it was."""
    before, found = page.viewport_size, []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector((".table" if width >= 900 else ".phone") + " .prompt")
        page.evaluate(DRAWN)
        found += [f"{width}x{height}: {one}" for one in page.evaluate(HIDDEN)]
    if before is not None:
        page.set_viewport_size(before)
        page.wait_for_selector(".table .prompt")
    return found
