"""The pictures of the four worlds in the documentation are real moments of real games.

    PASSGO_PICTURES=docs/worlds python -m pytest tests/browser/test_browser_pictures.py     draws them anew
"""
from __future__ import annotations

import os
import pathlib
import tempfile
from collections.abc import Callable

import pytest
from clicks import asked
from live_pages import NAMES, ROOT, Device, House, until
from rehearsal import Moment, long_game, played, wind_on

MOMENTS = {
    "here_and_now": Moment("here_and_now", NAMES[:4], 0, "trader", "ASK_TURN", 17),
    "city": Moment("city", NAMES[:4], 0, "trader", "ASK_BUILD", 13, {"clock": False}),
    "tropical_tycoon": Moment("tropical_tycoon", NAMES[:4], 0, "trader", "ASK_SCENE", 5),
    "millionaire": Moment("millionaire", NAMES[:4], 0, "trader", "ASK_TURN", 8),
}


@pytest.mark.parametrize("edition", list(MOMENTS))
def test_a_picture_of_each_world(edition: str, device: Callable[..., Device], house: House) -> None:
    folder = ROOT / os.environ["PASSGO_PICTURES"] if "PASSGO_PICTURES" in os.environ else pathlib.Path(tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    moment = MOMENTS[edition]
    names, said = long_game(moment)
    made = house.room(*["person"] * len(names), edition=edition, names=names, options=dict(moment.options))
    wind_on(house.address, made, said)
    seat = played(moment, names, said).asked[0]
    # Everybody is there: nobody's card says that a line is broken.
    device().sit(made, *(other for other in range(len(names)) if other != seat))
    guest = device(width=1440, height=900)
    page = guest.sit(made, seat)
    page.evaluate("localStorage.setItem('passgo.settings', JSON.stringify({guided: true}))")
    page.reload()
    until("asked", lambda: asked(page))
    page.wait_for_selector(".world svg[role=img]")
    page.wait_for_selector(".prompt[data-asked=true] button")
    until("everybody is there", lambda: "reconnecting" not in (page.text_content(".left") or ""))
    picture = folder / f"{edition}.jpg"
    page.screenshot(path=picture, type="jpeg", quality=82)
    assert picture.stat().st_size > 60_000
