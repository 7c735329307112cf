"""The pages themselves: small, without strangers, without colours of their own. Types and templates are read by `make check`."""
from __future__ import annotations

import gzip
import json
import re

from live_pages import ROOT, STATIC

SOURCES = ROOT / "web" / "src"
LONGEST = 250
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b(?=\s*[;,)\"'])|\b(?:rgb|hsl|oklch)a?\(")
THINGS = {"Die.svelte", "Words.svelte", "Gavel.svelte", "Deed.svelte", "Flights.svelte", "Glitter.svelte", "Show.svelte",
          "figures.ts", "letters.ts", "share.ts"}
"""Dice, cards, deeds, notes, a hammer, figures and titles are of ivory, paper and wood: they look alike in every light."""
PLATFORMS = ["linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "darwin-x64", "win32-x64"]


def size(ending: str) -> int:
    page = (STATIC / "index.html").read_text()
    named = re.findall(rf'(?:src|href)="/(assets/[^"]+\.{ending})"', page)
    assert named
    return sum(len(gzip.compress((STATIC / name).read_bytes())) for name in named)


def test_the_first_load_is_small() -> None:
    """At most 120 kB of script and 25 kB of style, as they travel."""
    assert size("js") <= 120_000
    assert size("css") <= 25_000


def test_nothing_inline_on_the_page() -> None:
    """The content security policy allows no inline script or style."""
    page = (STATIC / "index.html").read_text()
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=", page)


def test_colours_stand_in_the_theme_only() -> None:
    """Light and dark are two sets of the same names; only drawings of things and places have colours of their own."""
    drawn = {SOURCES / "worlds", SOURCES / "companion"}
    for path in SOURCES.rglob("*"):
        if drawn & set(path.parents) or path.name in THINGS:
            continue
        if path.suffix in (".svelte", ".ts", ".css") and path.name != "theme.css":
            found = [one for one in COLOUR.findall(path.read_text()) if one]
            assert not found, f"{path.name} names {found}"
    themes = (SOURCES / "theme.css").read_text().split(':root[data-theme="dark"]')[:2]
    light, dark = (set(re.findall(r"(--[\w-]+):", theme)) for theme in themes)
    assert dark <= light


def test_components_are_small() -> None:
    for path in SOURCES.rglob("*"):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".d.ts"):
            assert len(path.read_text().splitlines()) < LONGEST, path.name


def test_the_lock_file_serves_every_machine() -> None:
    """No address of a registry in it, and the builder's engine for every usual platform."""
    text = (ROOT / "web" / "package-lock.json").read_text()
    assert '"resolved"' not in text
    packages = json.loads(text)["packages"]
    for platform in PLATFORMS:
        assert any(name.startswith("node_modules/@rolldown/binding-") and platform in name for name in packages), platform
