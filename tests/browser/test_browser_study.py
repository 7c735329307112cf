"""The report of a study, and what lets the site search, in a browser without a network, as files from a disk.

    PASSGO_PICTURES=docs python -m pytest tests/browser/test_browser_study.py     draws the picture of the guide anew
"""
from __future__ import annotations

import os
import pathlib
import re

import pytest
from live_pages import ROOT
from playwright.sync_api import Browser, Page

from passgo.study.experiment import load
from passgo.study.page import page as drawn
from passgo.study.playing import study
from passgo.study.verdicts import verdicts

PICTURES = os.environ.get("PASSGO_PICTURES") == "docs"
GUIDE = ROOT / "docs" / "studying.md"
FOUND = study(load("house_rules"), games=0 if PICTURES else 40)


def opened(browser: Browser, path: pathlib.Path, wide: int, high: int, light: str) -> Page:
    context = browser.new_context(viewport={"width": wide, "height": high}, color_scheme=light, offline=True)  # type: ignore[arg-type]
    page = context.new_page()
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    page.goto(path.as_uri())
    return page


@pytest.mark.parametrize("wide, high, light", [(1000, 1480, "light"), (390, 844, "dark")])
def test_a_report_is_read_on_a_desk_and_on_a_phone(
    browser: Browser, tmp_path: pathlib.Path, wide: int, high: int, light: str
) -> None:
    """Nothing sticks out, every plot is drawn and has its table, and the paper is as dark as the reader likes it."""
    report = tmp_path / "report.html"
    report.write_text(drawn(FOUND), encoding="utf-8")
    page = opened(browser, report, wide, high, light)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    plots = page.locator("figure").all()
    assert len(plots) == page.locator("table").count() >= 5
    assert all((box := plot.bounding_box()) and box["width"] > 200 and box["height"] > 40 for plot in plots)
    hidden = """[...document.querySelectorAll('figure, figure *')].filter(part => {
        const { left, right } = part.getBoundingClientRect();
        return left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0; })"""
    assert page.evaluate(f"{hidden}.map(part => part.outerHTML)") == [], "no bar lies beyond the fold, and nothing is scrolled to"
    smallest = """Math.min(...[...document.querySelectorAll('svg text, figure span, figure .axis')]
        .map(text => text.getBoundingClientRect().height))"""
    assert page.evaluate(smallest) >= 9, "small, but to be read"
    cut = """[...document.querySelectorAll('svg text')].filter(text => {
        const [word, plot] = [text, text.ownerSVGElement].map(one => one.getBoundingClientRect());
        return word.left < plot.left - 1 || word.right > plot.right + 1; }).map(text => text.textContent)"""
    assert page.evaluate(cut) == [], "no name is cut off"
    assert all(line in page.locator("body").inner_text() for line in verdicts(FOUND))
    red, green, blue = map(int, re.findall(r"\d+", page.evaluate("getComputedStyle(document.body).backgroundColor"))[:3])
    assert (red + green + blue > 600) == (light == "light")
    if PICTURES and light == "light":
        page.screenshot(path=ROOT / "docs" / "study.png")
    page.context.close()


def test_the_guide_tells_what_the_study_says() -> None:
    """The figures of the page and those of its picture are of the same run: drawn anew together."""
    text = GUIDE.read_text(encoding="utf-8")
    told = re.search(r"```\n(as printed: .*?)```", text, re.S)
    assert told
    if PICTURES:
        GUIDE.write_text(text.replace(told[1], "\n".join(verdicts(FOUND)) + "\n"), encoding="utf-8")
    # Whatever the figures: every try of the study has its sentence.
    names = [one.name for one in FOUND.results]
    *lines, last = told[1].splitlines()
    assert [next(name for name in names if line.startswith(name)) for line in lines][2:] == names
    assert last == verdicts(FOUND)[-1], "how sure all of it is"


def test_the_site_searches_without_a_network(browser: Browser, tmp_path: pathlib.Path) -> None:
    """Browsers start no worker from a file: what docs/ brings instead reads scripts, is asked, and answers, as a worker does."""
    assert "polyfills: [{ path: iframe-worker.js," in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    (tmp_path / "iframe-worker.js").write_bytes((ROOT / "docs" / "iframe-worker.js").read_bytes())
    (tmp_path / "sum.js").write_text("self.sum = (a, b) => a + b;")
    (tmp_path / "worker.js").write_text(
        "addEventListener('message', async ({ data }) => { await importScripts('sum.js'); postMessage({ sum: sum(...data) }); });"
    )
    (tmp_path / "index.html").write_text("<!doctype html><body><script src='iframe-worker.js'></script>")
    page = opened(browser, tmp_path / "index.html", 800, 600, "light")
    asked = """numbers => new Promise(resolve => {
        const worker = new Worker(new URL('worker.js', location.href));
        worker.onmessage = ({ data }) => { worker.terminate(); resolve([data.sum, document.querySelectorAll('iframe').length]); };
        worker.postMessage(numbers);
    })"""
    assert page.evaluate(asked, [20, 22]) == [42, 0]
    page.context.close()
