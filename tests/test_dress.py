"""No trade dress: no name of a publisher, mascot or token set, and no picture, font or sound that is not drawn by our own code
(WORLDS.md, check 14)."""
from __future__ import annotations

import pathlib
import re

ROOT = pathlib.Path(__file__).parent.parent
WEB = ROOT / "web"
THEIRS = re.compile(r"hasbro|parker bro|waddington|pennybags|mr\.? monopoly|monopoly man|top hat|scottie|thimble", re.I)
FILES = {".woff", ".woff2", ".ttf", ".otf", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".mp3", ".ogg", ".wav", ".mp4"}


def test_the_pages_are_drawn_by_our_own_code() -> None:
    ours = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    assert len(ours) > 100
    assert not [path for path in ours if path.suffix in FILES], "no picture, font or sound file"
    words = [path for path in ours if path.suffix in (".svelte", ".ts", ".css", ".ftl", ".html", ".svg", ".webmanifest")]
    assert not [(path.name, found.group()) for path in words if (found := THEIRS.search(path.read_text(encoding="utf-8")))]
    assert not [path.name for path in words if re.search(r"@font-face|@import url|https?://(?!www\.w3\.org|127\.0\.0\.1|projectfluent)",
                                                         path.read_text(encoding="utf-8")) and "/tests/" not in path.as_posix()]
