"""axe, a reader of pages on behalf of those who cannot see them as others do."""
from __future__ import annotations

from typing import Any

from live_pages import ROOT, until
from playwright.sync_api import Page

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark")
ALL = "{resultTypes: ['violations']}"
CONTRAST = "{resultTypes: ['violations'], runOnly: ['color-contrast']}"


def examine(page: Page, screen: str, how: str = ALL, part: str = "") -> list[str]:
    """What axe finds on the page, or a part of it, that is serious or critical."""
    if not page.evaluate("'axe' in window"):
        # As the page's own policy forbids strange scripts, it is brought in from outside.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(f"part => axe.run(part || document, {how}).then(all => all.violations)", part)
    return [f"{screen}: {one['id']}: {one['nodes'][0]['html'][:160]} ({one['nodes'][0].get('failureSummary', '')[:200]})"
            for one in found if one["impact"] in ("serious", "critical")]


def in_both_lights(page: Page, screen: str, part: str = "") -> list[str]:
    """By day everything is looked at; in the evening only the colours are others."""
    found: list[str] = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        until("the light has changed", lambda want=theme: page.evaluate("document.documentElement.dataset.theme") == want)
        found += examine(page, f"{screen}, {theme}", ALL if theme == "light" else CONTRAST, part)
    return found
