"""The companion speaks the language of the device: German, in the one file too, and no English sentence is left on the way."""
from __future__ import annotations

from collections.abc import Callable

from live_pages import STATIC, Device, House

MOST = 350 * 1024
"""Bytes of the one file, with every language."""


def test_a_german_device_has_a_german_companion(device: Callable[..., Device], house: House) -> None:
    page = device(width=390, height=844, locale="de-DE").page
    page.goto(f"{house.address}/companion/")
    assert page.inner_text("h1") == "Was fehlt in eurer Schachtel?" and page.get_attribute("html", "lang") == "de"
    assert page.inner_text(".whole") == "Das ganze Spiel führen lassen"
    assert page.get_attribute("header button", "aria-label") == "Farben: wie das System. Ändern."
    page.goto(f"{house.address}/companion/#/bank")
    assert "15\u00a0Mio.\u00a0$" in page.inner_text("[data-preset=here_and_now]")
    page.goto(f"{house.address}/companion/#/city")
    assert "AUKTION" in page.inner_text("main")
    page.goto(f"{house.address}/companion/#/island")
    page.evaluate("companion.keep.act('island', companion.channel.show(companion.keep.island, 'whale-1', -1))")
    page.wait_for_selector("[data-choice='1']")
    german = page.inner_text("main")
    page.click("[data-choice='1']")
    page.wait_for_selector("[data-orders]")
    german += page.inner_text("main")
    for english in (" the ", " you ", "You ", "The "):
        assert english not in german, english
    assert (STATIC / "companion" / "passgo-companion.html").stat().st_size <= MOST
