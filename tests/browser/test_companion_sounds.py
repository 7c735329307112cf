"""Every sound is synthesised, loud enough for a phone, not too loud, and like no other: issue 7, COMPANION A7 and 3.4."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from real_table import NO_SOUND, RealTable

Make = Callable[..., RealTable]
WORLDS = {"dice", "hop", "cash", "pay", "card", "build", "rail", "lamp", "gavel", "tick", "last5", "news", "star", "thunder",
          "horn", "jail", "turn", "no", "win"}
RENDER = """async () => {
  /** The strength of every pitch: a plain fast Fourier transform. */
  const spectrum = (wave) => {
    const size = 2 ** Math.ceil(Math.log2(wave.length)), re = new Float64Array(size), im = new Float64Array(size);
    re.set(wave);
    for (let i = 0, j = 0; i < size; i++) {
      if (i < j) [re[i], re[j]] = [re[j], re[i]];
      let bit = size >> 1;
      for (; j & bit; bit >>= 1) j ^= bit;
      j ^= bit;
    }
    for (let span = 2; span <= size; span *= 2) for (let k = 0; k < span / 2; k++) {
      const c = Math.cos(-2 * Math.PI * k / span), s = Math.sin(-2 * Math.PI * k / span);
      for (let i = k, j = k + span / 2; i < size; i += span, j += span) {
        const x = re[j] * c - im[j] * s, y = re[j] * s + im[j] * c;
        re[j] = re[i] - x; im[j] = im[i] - y; re[i] += x; im[i] += y;
      }
    }
    return Array.from({ length: size / 2 }, (_, n) => re[n] ** 2 + im[n] ** 2);
  };
  const { SOUNDS, lengthOf, put, outlet } = companion.sound, rate = 32000, wait = 0.5, found = {};
  for (const name of SOUNDS) {
    const context = new OfflineAudioContext(1, Math.ceil((wait + lengthOf(name) + 0.3) * rate), rate);
    put(context, outlet(context), name, wait);
    const wave = (await context.startRendering()).getChannelData(0);
    let peak = 0, last = 0;
    wave.forEach((one, n) => { peak = Math.max(peak, Math.abs(one)); if (Math.abs(one) > 0.01) last = n; });
    const bands = Array.from({ length: 27 }, (_, n) => 63 * 2 ** (n / 3));
    const power = bands.map(() => 0);
    spectrum(wave).forEach((one, n, all) => {
      const pitch = n * rate / 2 / all.length, band = bands.findLastIndex((low) => low <= pitch);
      if (band >= 0) power[band] += one;
    });
    const sum = power.reduce((x, y) => x + y);
    const middle = power.filter((_, n) => bands[n] >= 500 && bands[n] <= 4000).reduce((x, y) => x + y);
    const shape = power.map((one) => Math.sqrt(one / sum));
    found[name] = { peak, length: last / rate - wait, told: lengthOf(name), middle: middle / sum, shape };
  }
  return found;
}"""
HEARD = """() => {
  const real = AudioContext.prototype.createOscillator;
  window.heard = [];
  AudioContext.prototype.createOscillator = function () { heard.push(this.state); return real.call(this); };
}"""
COUNT = """const Real = AudioContext;
window.made = 0;
window.AudioContext = class extends Real { constructor() { super(); made++; } };"""


@pytest.fixture(scope="module")
def rendered(browser: Any) -> dict[str, Any]:
    from real_table import real_tables
    with real_tables(browser) as make:
        found: dict[str, Any] = make().go().evaluate(RENDER)
    return found


def test_each_sound_is_neither_faint_nor_clipped_and_fit_for_the_loudspeaker_of_a_phone(rendered: dict[str, Any]) -> None:
    assert set(rendered) >= WORLDS and len(rendered) >= 30
    for name, one in rendered.items():
        assert 0.2 <= one["peak"] <= 0.95, f"{name}: peak {one['peak']:.2f}"
        assert 0.4 * one["told"] <= one["length"] <= one["told"] + 0.1, f"{name}: {one['length']:.2f} s of {one['told']:.2f} s"
        assert one["middle"] >= 0.6, f"{name}: {one['middle']:.0%} between 500 Hz and 4 kHz"


def test_no_two_sounds_are_alike(rendered: dict[str, Any]) -> None:
    names = list(rendered)
    for i, one in enumerate(names):
        for other in names[i + 1:]:
            a, b = rendered[one], rendered[other]
            alike = sum(x * y for x, y in zip(a["shape"], b["shape"], strict=True))
            assert alike < 0.98 or abs(a["told"] - b["told"]) > 0.1 * max(a["told"], b["told"]), f"{one} and {other}: {alike:.3f}"


def test_muted_as_a_whole_and_one_by_one_and_remembered(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("city/menu")
    page.click("text=Each sound by itself")
    page.evaluate(HEARD)
    page.click("[data-sound=run]")
    page.click("text='Running lights'")
    assert page.evaluate("heard.length") == 0, "this one is silent"
    page.click("text='Five seconds'")
    assert page.evaluate("heard.length") > 0, "the others are not"
    page.click("text=No sound at all")
    page.evaluate("heard.length = 0")
    page.click("text='Five seconds'")
    assert page.evaluate("heard.length") == 0
    home.reload()
    assert page.get_attribute("button:has-text('No sound at all')", "aria-pressed") == "true"
    page.click("text=Each sound by itself")
    assert page.get_attribute("[data-sound=run]", "aria-pressed") == "false"


def test_no_audio_context_runs_before_the_first_touch_nor_while_muted(table_at_home: Make) -> None:
    home = table_at_home(scripts=COUNT)
    page = home.go("city")
    assert page.evaluate("made") == 0
    page.click("header [aria-label='No sound']")
    home.reload()
    page.click(".dome")
    assert page.evaluate("made") == 0
    page.click("header [aria-label='No sound']")
    assert page.evaluate("made") == 1


def test_a_browser_without_audio_is_told_once_and_loses_nothing(table_at_home: Make) -> None:
    home = table_at_home(scripts=NO_SOUND)
    page = home.go("city")
    page.click(".dome")
    home.wait(51)
    assert "LIGHT OFF" in home.text()
    page.click("[aria-label=Menu]")
    assert "This browser makes no sound. Lights and words tell everything." in home.text()
