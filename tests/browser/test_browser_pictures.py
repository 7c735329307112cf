"""The pictures of the four worlds in the documentation are real moments of real games.

    PASSGO_PICTURES=docs/worlds python -m pytest tests/browser/test_browser_pictures.py     draws them anew
"""
from __future__ import annotations

import os
import pathlib
import tempfile
from collections.abc import Callable

import pytest
from live_pages import NAMES, ROOT, Device, House
from rehearsal import Moment
from test_browser_worlds import seated

MOMENTS = {
    "here_and_now": Moment("here_and_now", NAMES[:4], 0, "trader", "ASK_BUY", 9),
    "city": Moment("city", NAMES[:4], 0, "trader", "ASK_BUILD", 12, {"clock": False}),
    "tropical_tycoon": Moment("tropical_tycoon", NAMES[:4], 0, "trader", "ASK_SCENE", 5),
    "millionaire": Moment("millionaire", NAMES[:4], 0, "trader", "ASK_TURN", 8),
}


@pytest.mark.parametrize("edition", list(MOMENTS))
def test_a_picture_of_each_world(edition: str, device: Callable[..., Device], house: House) -> None:
    folder = ROOT / os.environ["PASSGO_PICTURES"] if "PASSGO_PICTURES" in os.environ else pathlib.Path(tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    _, page = seated(MOMENTS[edition], device, house, width=1440, height=900)
    page.evaluate("localStorage.setItem('passgo.settings', JSON.stringify({guided: true}))")
    page.reload()
    page.wait_for_selector(".world svg[role=img]")
    page.wait_for_selector(".prompt[data-asked=true] button")
    picture = folder / f"{edition}.jpg"
    page.screenshot(path=picture, type="jpeg", quality=82)
    assert picture.stat().st_size > 60_000
