"""Everybody can use the companion: axe on every screen, 320 to 1920 px, big targets, calm lights (COMPANION 3.6, 10)."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from axe import in_both_lights
from playwright.sync_api import Page
from real_table import RealTable

Make = Callable[..., RealTable]
PHONE = (390, 844)
SIZES = [(320, 568), (390, 844), (820, 1180), (1440, 900), (1920, 1080)]
TARGET = 55.5
SMALL = """least => [...document.querySelectorAll("button, a.button, summary, select, input:not(.seen-by-ear)")]
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < least || box.width < least))
  .map(([one, box]) => `${one.textContent.trim() || one.ariaLabel} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`)"""
FLASHES = """() => document.getAnimations().filter((one) => {
  const timing = one.effect.getTiming();
  const shining = ["opacity", "backgroundColor", "background"];
  const shines = one.effect.getKeyframes().some((frame) => shining.some((what) => what in frame));
  return shines && timing.iterations > 1 && timing.duration < 334;
}).map((one) => one.animationName)"""
RUNNING = """() => document.getAnimations().filter((one) => one.playState === 'running')
  .map((one) => one.animationName ?? 'change')"""
PEOPLE = """companion.keep.act("island", {...companion.keep.island, open: true, deeds: [{name: "Coral Row", sum: 450000}],
  players: ["Ann", "Bob", "Cy"].map((name, n) => ({name, job: n + 1, gone: false}))});
companion.keep.act("city", {...companion.keep.city, players: ["Ann", "Bob", "Cy", "Di"], cash: [0, 0, 0, 0], measured: [0, 3]});
companion.keep.act("bank", companion.ledger.begin("here_and_now", ["Ann", "Bob"], 15000000, 1.8e12));"""


WIDE = ["sold", "plan", "count", "counted", "setup", "casino", "info", "hands", "gala", "podium", "bank", "lines", "payment"]
"""Screens that show what people have written: names, and deeds of their own."""
OVER = """() => [...document.querySelectorAll("main *")].filter((one) => {
  const { left, right, width } = one.getBoundingClientRect();
  return width && !one.closest(".seen-by-ear, svg") && (left < -1 || right > innerWidth + 1);
}).map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 40)}`)"""


def tap(*selectors: str) -> Callable[[RealTable], None]:
    def go(home: RealTable) -> None:
        for selector in selectors:
            home.page.click(selector)
            home.wait(0.1)
    return go


def auction(seconds: float, *then: str) -> Callable[[RealTable], None]:
    def go(home: RealTable) -> None:
        home.page.click(".dome")
        home.wait(seconds)
        tap(*then)(home)
    return go


def hands(home: RealTable) -> None:
    home.page.click("[data-count]")
    home.wait(4)


def scene(home: RealTable) -> None:
    home.page.evaluate("companion.keep.act('island', companion.channel.show(companion.keep.island, 'CH01', -1))")


def result(home: RealTable) -> None:
    scene(home)
    home.page.click("[data-choice='0']")


SCREENS: dict[str, tuple[str, Callable[[RealTable], None] | None]] = {
    "start": ("", None), "help": ("help", tap("summary")),
    "unit": ("city", None), "auction": ("city", auction(12)), "five seconds": ("city", auction(46)),
    "light off": ("city", auction(60)), "sold": ("city", auction(60, "text=Write down who")),
    "menu": ("city/menu", tap("summary")),
    "odds": ("city/odds", tap("text=Own weights")), "measure": ("city/measure", None), "history": ("city/history", None),
    "rent": ("city/rent", None), "a rent": ("city/rent", tap("[data-district='4']")),
    "plan": ("city/plan", tap("[data-district='4']")),
    "count": ("city/count", None), "counted": ("city/count", tap("[data-count]")), "city rules": ("city/rules", None),
    "channel": ("island", None), "scene": ("island", scene), "result": ("island", result), "setup": ("island/setup", None),
    "casino": ("island/visit", tap("[data-kind=casino]", "[data-deed]", ".faces button >> nth=0")),
    "restaurant": ("island/visit", tap("[data-kind=restaurant]", "[data-deed]", "[data-side=left-1]", "[data-side=right-1]")),
    "sky": ("island/sky", tap("[data-weather='3']", "[data-ship='1']")), "info": ("island/info", None),
    "hands": ("island/auction", hands), "gala": ("island/gala", None),
    "podium": ("island/gala", tap("[data-gala]", "[data-gala]", "[data-gala]")),
    "evening": ("island/evening", None), "bank": ("bank", None), "lines": ("bank/lines", None),
    "payment": ("bank", tap("[data-seat='0']", "[data-seat='1']", ".pad [aria-label='5']", "[data-check]")),
    "dice": ("bank/dice", tap("[data-roll]")),
}


def at(screen: str, home: RealTable, people: str = PEOPLE) -> Page:
    """The screen with something on it."""
    where, act = SCREENS[screen]
    page = home.go()
    page.evaluate(people)
    page.evaluate(f"location.hash = '#/{where}'")
    home.wait(0.2)
    if act is not None:
        act(home)
    home.wait(0.3)
    return page


def cut_off(page: Page) -> list[str]:
    """At which sizes the screen is wider than the device; what is drawn anew for a new size is waited for."""
    def fits() -> bool:
        return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(20):
            if fits():
                break
            page.wait_for_timeout(50)
        else:
            found.append(f"{width}x{height}")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_serious_targets_are_big_and_nothing_is_cut_off(screen: str, table_at_home: Make) -> None:
    home = table_at_home()
    page = at(screen, home)
    assert cut_off(page) == []
    # axe waits by the clock of the page.
    page.clock.resume()
    assert in_both_lights(page, screen) == []
    assert page.evaluate(SMALL, TARGET) == []


def test_sixteen_wide_letters_fit_on_the_narrowest_phone(table_at_home: Make) -> None:
    """A name breaks rather than pushing a sum or a button off the screen."""
    wide = PEOPLE.replace("Coral Row", "W" * 24)
    for name in ("Ann", "Bob", "Cy", "Di"):
        wide = wide.replace(f'"{name}"', f'"{name[0]}{"W" * 15}"')
    for screen in WIDE:
        home = table_at_home(width=320, height=568)
        page = at(screen, home, wide)
        assert "WWWW" in page.inner_text("main") or screen == "setup", screen
        assert page.evaluate("document.documentElement.scrollWidth") <= 320 and page.evaluate(OVER) == [], screen


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_digits_of_the_light_are_read_across_a_table(language: str, table_at_home: Make) -> None:
    """Also where the words under it are long ones."""
    home = table_at_home(locale=language)
    page = home.go("city")
    page.click(".dome")
    home.wait(3)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        tall = page.evaluate("document.querySelector('.digits').getBoundingClientRect().height")
        assert tall >= 0.25 * min(size), f"{size}: {tall:.0f} px"
        assert page.evaluate("(({bottom, right}) => bottom <= innerHeight && right <= innerWidth)"
                             "(document.querySelector('.dome svg').getBoundingClientRect())"), size


def test_lights_never_flash_more_than_three_times_a_second_and_not_at_all_where_motion_is_reduced(table_at_home: Make) -> None:
    home = table_at_home(still=False)
    page = home.go("city")
    page.click(".dome")
    home.wait(46)
    assert "alarm" in " ".join(page.evaluate(RUNNING)) and page.evaluate(FLASHES) == []
    calm = table_at_home(still=True)
    calm.go("city").click(".dome")
    calm.wait(46)
    calm.page.wait_for_timeout(100)
    assert calm.page.evaluate(RUNNING) == []


def test_the_unit_is_played_by_keyboard(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city")
    page.focus(".dome")
    page.keyboard.press("Enter")
    home.wait(1)
    assert page.get_attribute("main", "data-light") == "on"
    page.focus(".keys")
    page.keyboard.press("Space")
    home.wait(1)
    assert home.state("city")["presses"] == 1 and home.text("[data-live=soft]").startswith("Press 1:")
