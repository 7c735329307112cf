"""The Trading Unit on a phone, from one file with the network off: COMPANION A1 to A8, functions U1 to U10."""
from __future__ import annotations

import json
import pathlib
import subprocess
import sys
from collections.abc import Callable

import pytest
from live_pages import STATIC
from real_table import ONE_FILE, RealTable

Make = Callable[..., RealTable]
LIMIT = 350_000
CHI_999 = 16.27
"""Three degrees of freedom: a fair source is worse than this once in a thousand times; ours is fixed, so it never varies."""
FIXED = """crypto.getRandomValues = (into) => {
  for (let i = 0; i < into.length; i++) {
    window.seed = (Math.imul(window.seed ?? 12345, 1664525) + 1013904223) >>> 0;
    into[i] = (window.seed ^ (window.seed >>> 15)) >>> 0;
  }
  return into;
};"""


def left(home: RealTable) -> str:
    return home.text(".dome .digits")


def light(home: RealTable) -> str | None:
    return home.page.get_attribute("main", "data-light")


def test_A1_the_saved_file_is_whole_and_starts_an_auction_in_two_taps(table_at_home: Make, tmp_path: pathlib.Path) -> None:
    """U1 U5: `passgo companion --save`, opened with the network off."""
    file = tmp_path / "x.html"
    subprocess.run([sys.executable, "-m", "passgo", "companion", "--save", str(file)], check=True, capture_output=True)
    assert file.stat().st_size <= LIMIT, f"{file.stat().st_size} bytes"
    home = table_at_home(file.as_uri())
    page = home.go()
    page.click("[data-box=city]")
    page.click(".dome")
    home.wait(0.1)
    assert light(home) == "on" and left(home) == "50"
    assert home.state("city")["hour"] is not None, "the first press switches the unit on"


def test_A2_times_are_right_to_a_tenth(table_at_home: Make) -> None:
    """U5 U6 U7: 50 seconds, an alarm at 45, off at 50."""
    home = table_at_home()
    page = home.go("city")
    page.click(".dome")
    home.wait(12.0)
    assert (left(home), light(home)) == ("38", "on")
    home.wait(32.9)
    assert (left(home), light(home)) == ("6", "on")
    home.wait(0.2)
    assert (left(home), light(home)) == ("5", "last") and home.text("[data-live=now]") == "Five seconds."
    home.wait(4.8)
    assert (left(home), light(home)) == ("1", "last")
    home.wait(0.2)
    assert light(home) == "off" and "LIGHT OFF" in home.text() and home.text("[data-live=now]") == "The light is off."


def test_A2_a_hidden_page_and_a_locked_phone_come_back_right(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city")
    page.click(".dome")
    home.wait(5)
    home.sleep(20)
    home.wait(0.1)
    assert left(home) == "25"
    home.sleep(21)
    home.wait(0.1)
    assert (left(home), light(home)) == ("4", "last")
    home.sleep(90)
    home.wait(0.1)
    assert "The light went off 86 seconds ago." in home.text("[data-ago]")


def test_A2_who_sets_the_clock_of_the_device_moves_no_deadline(table_at_home: Make) -> None:
    """The monotonic clock while awake, the time of day only across a sleep."""
    home = table_at_home()
    page = home.go("city")
    page.click(".dome")
    home.wait(10)
    page.evaluate("(() => { const now = Date.now.bind(Date); Date.now = () => now() + 3600000; })()")
    home.wait(1)
    assert left(home) == "39"


def test_an_auction_sounds_as_told_and_is_put_on_the_audio_clock_ahead(table_at_home: Make) -> None:
    """U6: ticks, the alarm at 45 s, two ticks a second then, and the end at 50 s; closing cuts them off."""
    home = table_at_home()
    page = home.go("city")
    page.click("header button")
    home.sounds()
    page.click(".dome")
    home.wait(0.1)
    asked = home.sounds()
    auction = asked[:asked.index(("off", 50.0)) + 1]
    assert [after for name, after in auction if name == "tick"] == [float(n) for n in range(1, 45)]
    assert ("alarm", 45.0) in auction
    assert [after for name, after in auction if name == "last5"] == [45.5, 46.0, 46.5, 47.0, 47.5, 48.0, 48.5, 49.0, 49.5]
    assert auction[-1] == ("off", 50.0)


def test_U7_closing_early_and_opening_again_goes_on_where_it_was(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city")
    page.click(".dome")
    home.wait(33)
    page.mouse.move(195, 300)
    page.mouse.down()
    home.wait(0.4)
    page.mouse.up()
    home.wait(0.1)
    assert light(home) == "on", "a short touch does nothing"
    page.mouse.down()
    home.wait(0.8)
    page.mouse.up()
    assert light(home) == "closed" and "Closed with 16 seconds left. Open again?" in home.text()
    home.wait(3)
    page.click("button:text-is('Open again')")
    home.wait(0.1)
    assert (light(home), left(home)) == ("on", "16")
    page.click("text=Close it now")
    home.wait(5.2)
    assert "LIGHT OFF" in home.text(), "after five seconds it is over"


def test_U8_a_deal_is_the_same_press_with_another_name(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city")
    page.click(".dome")
    page.click("text=It is a deal")
    home.wait(1)
    assert home.text(".dome .caption") == "DEAL" and left(home) == "49"
    home.wait(50)
    assert "Agreed, or not at all." in home.text()


def test_what_was_sold_can_be_written_down(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city")
    page.click(".dome")
    home.wait(51)
    page.click("text=Write down who")
    page.click("text='B'")
    for key in ("1", "Point", "4", "5", "million"):
        page.click(f".pad [aria-label='{key}']")
    assert "$1,450,000" in home.text(".pad output")
    page.click("text=Put away")
    page.click("[aria-label=History]")
    assert "Sold to B for $1.45M." in home.text("[data-lines]")


def test_A3_the_first_light_at_once_the_result_within_a_second_and_a_bit(table_at_home: Make) -> None:
    """U9: lights run, and stop on 1, 2, 3 or the railroad."""
    home = table_at_home(still=False)
    page = home.go("city")
    page.click(".keys")
    assert page.locator(".key.lit").count() == 1, "in the same moment"
    home.wait(1.0)
    assert page.get_attribute(".keys", "data-running") == "true"
    home.wait(0.3)
    assert page.get_attribute(".keys", "data-running") == "false"
    face = home.state("city")["log"][-1]["a"]
    assert page.get_attribute(".key.lit", "data-face") == str(face)
    assert home.text("[data-result]").startswith("Press 1: ")
    page.click(".keys")
    page.click(".keys")
    assert page.get_attribute(".keys", "data-running") == "false", "a second tap skips the show"
    assert home.state("city")["presses"] == 2


@pytest.mark.parametrize("weights", [[1, 1, 1, 1], [5, 5, 5, 3], [3, 3, 3, 1], [0, 2, 0, 7]])
def test_A3_ten_thousand_presses_fall_as_the_odds_say(weights: list[int], table_at_home: Make) -> None:
    home = table_at_home(scripts=FIXED)
    page = home.go("city/odds")
    faces: list[int] = page.evaluate("weights => Array.from({length: 10000}, () => companion.weighted(weights))", weights)
    chi = sum((faces.count(n) - 10000 * w / sum(weights)) ** 2 / (10000 * w / sum(weights)) for n, w in enumerate(weights) if w)
    assert chi < CHI_999 and all(w or n not in faces for n, w in enumerate(weights))


def test_A3_what_does_not_divide_evenly_is_drawn_again(table_at_home: Make) -> None:
    home = table_at_home(scripts="""window.draws = [4294967295, 4294967294, 7]; window.taken = 0;
      crypto.getRandomValues = (into) => { into[0] = draws[taken++]; return into; };""")
    home.go()
    assert home.page.evaluate("[companion.below(6), taken]") == [1, 3]


def build(home: RealTable) -> None:
    home.page.click(".keys")
    home.wait(1.5)


ACTS: dict[str, Callable[[RealTable], None]] = {
    "auction": lambda home: home.page.click(".dome"),
    "deal": lambda home: home.page.click("text=It is a deal"),
    "close": lambda home: home.page.click("text=Close it now"),
    "open again": lambda home: home.page.click("button:text-is('Open again')"),
    "build": build,
}


def test_A4_every_act_is_taken_back_to_the_byte(table_at_home: Make) -> None:
    """The saved object after taking back is the one before, for every kind of act."""
    home = table_at_home()
    page = home.go("city")
    seen = [home.saved()]
    for act in ("build", "auction", "deal", "close", "open again", "build"):
        home.wait(1)
        ACTS[act](home)
        seen.append(home.saved())
    page.evaluate("location.hash = '#/city/menu'")
    page.click("text=Pause")
    seen.append(home.saved())
    page.click("text=Go on")
    seen.append(home.saved())
    page.evaluate("location.hash = '#/city/odds'")
    for odds in ("Railroad one in ten", "Own weights"):
        page.click(f"text={odds}")
        seen.append(home.saved())
    page.click("[aria-label='More: railroad']")
    page.evaluate("location.hash = '#/city/measure'")
    seen.append(home.saved())
    page.click(".faces button >> nth=3")
    page.evaluate("location.hash = '#/city/history'")
    for before in reversed(seen):
        page.click("text=Take back")
        now, then = json.loads(home.saved()), json.loads(before)
        for one in (now, then):
            one["last"] = None
            for clock in ("light", "hour"):
                if one["city"][clock]:
                    # It goes on where it was: the time it stood taken back is given to it.
                    one["city"][clock]["endsAt"] = 0
        assert list(now) == list(then) and json.dumps(now) == json.dumps(then)
    assert page.is_disabled("text=Take back")
    for _ in seen:
        page.click("text=Do it again")
    assert home.state("city")["measured"] == [3]


def test_A4_a_wrong_press_costs_one_tap(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city")
    page.click(".keys")
    home.wait(1.5)
    before = home.saved()
    page.click(".dome")
    home.wait(3)
    page.click("text=Take back")
    assert home.saved() == before and light(home) == "dark"


@pytest.mark.parametrize("moment", [0, 1, 12, 44, 46, 49, 51, 80, 140])
def test_A5_a_reload_at_any_moment_shows_the_same_state(moment: int, table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city")
    page.click(".dome")
    home.wait(moment)
    before = (light(home), left(home) if moment < 50 else "", home.text("[data-hour]"))
    home.reload()
    home.wait(0.1)
    after = (light(home), left(home) if moment < 50 else "", home.text("[data-hour]"))
    assert after == before


def test_A5_an_empty_battery_loses_nothing_and_the_first_screen_leads_back(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city")
    page.click(".dome")
    home.wait(10)
    page.evaluate("location.hash = ''")
    assert "Go on: the light is on" in home.text()
    home.reload(after=600)
    assert "Go on: City, 0:49:50 left" in home.text()
    page.click("text=Go on")
    home.wait(0.6)
    assert "The light went off 9 minutes ago." in home.text("[data-ago]")


def test_A6_the_hour_beeps_more_often_and_can_be_paused_and_had_again(table_at_home: Make) -> None:
    """U2 U3 U4 U10: at 5:00, 2:30, 1:15, 0:37 and 0:18, then its end."""
    home = table_at_home()
    page = home.go("city")
    page.click("header button")
    page.click("header button")
    home.sounds()
    page.click(".keys")
    home.wait(0.1)
    asked = [(name, after) for name, after in home.sounds() if name in ("hour", "over")]
    hour = asked[:asked.index(("over", 3600.0)) + 1]
    starts = [after for name, after in hour if name == "hour"]
    assert [3600 - one for one in starts if one - 0.25 not in starts] == [300, 150, 75, 37.5, 18.75]
    assert [sum(one <= after < one + 2 for after in starts) for one in (3300, 3450, 3525, 3562.5, 3581.25)] == [1, 2, 3, 4, 5]
    home.wait(1800)
    page.click("[aria-label=Menu]")
    page.click("text=Pause")
    shown = home.text("[data-hour]")
    home.wait(600)
    assert home.text("[data-hour]") == shown and shown in ("0:30:00", "0:29:59")
    page.click("text=Go on")
    home.wait(1801)
    page.click("[aria-label=Back]")
    assert "The hour is over. Finish the turn, then count." in home.text()
    page.click("text=Another hour")
    home.wait(2)
    assert home.text("[data-hour]").startswith("0:59:5")
    page.click("[aria-label=Menu]")
    page.click("text=Switch it off")
    assert home.state("city")["hour"] is None


def test_A8_the_odds_are_called_a_guess_and_sixty_presses_of_a_real_unit_make_a_text(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city/odds")
    assert "Nobody has published the real odds. These are a guess." in home.text()
    page.click("text=Measure a working unit")
    for n in range(60):
        page.click(f".faces button >> nth={n % 4 if n < 40 else 0}")
    text = home.text("pre")
    assert "pressed 60 times" in text and "1 block: 30 (50 % ± 12.3 %)" in text and "railroad: 10 (16.7 %" in text
    page.click("text=Play with these")
    assert home.state("city")["odds"] == {"preset": "own", "own": [30, 10, 10, 10]}
    assert "123R123R" in text


def test_A7_no_file_of_sound_or_picture_is_needed(table_at_home: Make) -> None:
    """Everything is drawn and synthesised: the folder holds text only, and the page loads nothing else."""
    kinds = {file.suffix for file in (STATIC / "companion").rglob("*") if file.is_file()}
    assert kinds == {".html", ".js", ".css", ".svg", ".webmanifest"}
    home = table_at_home()
    home.go("city")
    assert home.page.evaluate("document.querySelectorAll('img, audio, video, source').length") == 0
    assert "data:image/svg" in ONE_FILE.read_text(encoding="utf-8")
