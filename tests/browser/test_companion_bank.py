"""A bank and dice for any box: COMPANION D1 to D4."""
from __future__ import annotations

from collections.abc import Callable

import pytest
from real_table import RealTable

Make = Callable[..., RealTable]
SPEAK = """window.said = []; window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, "speechSynthesis", { value: { speak: (one) => said.push(one.text), cancel() {} } });"""


def opened(home: RealTable, box: str, *names: str) -> None:
    page = home.go("bank")
    page.click(f"[data-preset={box}]")
    for n, name in enumerate(names):
        if n > 1:
            page.click("text=One more player")
        page.fill(f"[aria-label='Player {n + 1}']", name)
        page.press(f"[aria-label='Player {n + 1}']", "Tab")
    page.click("[data-open]")


def transfer(home: RealTable, payer: str, taker: str, *keys: str) -> None:
    page = home.page
    page.click(f"[data-seat='{payer}']")
    page.click(f"[data-seat='{taker}']")
    for key in keys:
        page.click(f".pad [aria-label='{key}']")
    page.click("[data-check]")
    page.click("[data-counts]")


def balances(home: RealTable) -> list[str]:
    """What everybody has, once the page that says it is back."""
    home.page.wait_for_selector(".person .sum")
    return [text.strip() for text in home.page.locator(".person .sum").all_inner_texts()]


def test_D2_sums_by_k_and_m_keys_are_read_back_before_they_count(table_at_home: Make) -> None:
    home = table_at_home(scripts=SPEAK)
    opened(home, "here_and_now", "Ann", "Bob")
    page = home.page
    assert balances(home) == ["$15M", "$15M"]
    page.click("[data-seat='0']")
    page.click("[data-seat='1']")
    for key in ("1", "Point", "4", "5", "million"):
        page.click(f".pad [aria-label='{key}']")
    page.click("[data-check]")
    assert home.text("[data-sentence]") == "Ann → Bob: $1,450,000" and "1,450,000" in "".join(page.evaluate("said"))
    assert balances(home) == ["$15M", "$15M"], "nothing has counted yet"
    page.click("[data-counts]")
    assert balances(home) == ["$13.55M", "$16.45M"]
    transfer(home, "1", "bank", "6", "0", "0", "thousand")
    transfer(home, "all", "0", "1", "million")
    assert balances(home) == ["$14.55M", "$14.85M"]
    transfer(home, "0", "all", "2", "0", "million")
    assert balances(home) == ["−$5.45M", "$34.85M"], "below nothing is shown, and red"
    assert page.locator(".person .minus").count() == 1


def test_D1_any_line_is_taken_back_at_any_time(table_at_home: Make) -> None:
    home = table_at_home()
    opened(home, "city", "Ann", "Bob")
    page = home.page
    transfer(home, "0", "1", "5", "million")
    transfer(home, "1", "bank", "1", "million")
    page.click("[data-go='0-2000000']")
    page.click("text=/Lines/")
    page.click("[aria-label='Take back line 3']")
    page.click("[aria-label=Back]")
    assert balances(home) == ["$39.7M", "$36.7M"], "the oldest payment is gone, the later ones stay"
    lines = home.state("bank")["entries"]
    assert lines[-1]["reverses"] == 3 and len(lines) == 6, "nothing is rubbed out"
    page.click("text=/Lines/")
    assert page.query_selector("[aria-label='Take back line 3']") is None, "once"
    page.click("[aria-label=Back]")
    page.click("nav >> text=Take back")
    assert balances(home) == ["$34.7M", "$41.7M"]


def test_stadiums_raise_what_go_pays(table_at_home: Make) -> None:
    home = table_at_home()
    opened(home, "city", "Ann", "Bob")
    home.page.click("[aria-label='More: Stadiums in the city']")
    home.page.click("[data-go='1-3000000']")
    assert balances(home) == ["$37.7M", "$40.7M"]


def test_D4_the_million_is_called_at_once(table_at_home: Make) -> None:
    home = table_at_home()
    opened(home, "millionaire", "Ann", "Bob")
    assert [go.inner_text() for go in home.page.locator(".go > span").all()] == ["GO: $150k", "GO: $200k", "GO: $250k"]
    transfer(home, "bank", "0", "6", "2", "7", "thousand")
    assert home.page.query_selector("[role=alert]") is None
    home.sounds()
    transfer(home, "1", "0", "1", "thousand")
    assert home.text("[role=alert]").startswith("Ann has $1,000,000!") and ("win", 0) in home.sounds()
    assert home.text("[data-live=now]") == "Ann has $1,000,000!"


def test_D3_eight_players_and_five_hundred_lines_come_back_in_a_blink(table_at_home: Make) -> None:
    home = table_at_home()
    opened(home, "here_and_now", *"ABCDEFGH")
    page = home.page
    page.evaluate("""() => {
      let bank = companion.keep.bank;
      const { pay } = companion.ledger;
      for (let n = 0; n < 492; n++) bank = pay(bank, n % 8, (n * 3 + 1) % 8, 10000 * (n + 1), "", 1.8e12 + n);
      companion.keep.act("bank", bank);
    }""")
    before = balances(home)
    count = len(home.state("bank")["entries"])
    assert count > 450
    assert len(page.evaluate("companion.keep.text()")) < 200_000, "well within what a browser keeps"
    home.reload()
    assert balances(home) == before and f"Lines ({count})" in home.text()


def test_a_sum_of_nonsense_cannot_be_entered(table_at_home: Make) -> None:
    home = table_at_home()
    opened(home, "here_and_now", "Ann", "Bob")
    page = home.page
    page.click("[data-seat='0']")
    page.click("[data-seat='1']")
    for key in ("Point", "Point", "5", "million", "7", "thousand", "million"):
        page.click(f".pad [aria-label='{key}']")
    assert home.text(".pad output") == "0.5M $500,000"
    for _ in range(4):
        page.click(".pad [aria-label='Rub out the last key']")
    for key in "999999999999":
        page.click(f".pad [aria-label='{key}']")
    page.click(".pad [aria-label=million]")
    assert "no such sum" in home.text(".pad output") and page.is_disabled("[data-check]")


@pytest.mark.parametrize(("box", "keys", "reads"), [
    ("here_and_now", ["1", "Point", "4", "5"], "1.45 $1,450,000"), ("city", ["1", "5"], "15 $15,000,000"),
    ("city", ["5", "0", "0", "0", "0"], "50000 $50,000"), ("here_and_now", ["2", "5", "0"], "Press K or M"),
    ("millionaire", ["2", "5", "0"], "Press K or M"), ("own", ["6", "0"], "60 $60"),
    ("own", ["1", "Point", "4", "5"], "Press K or M")])
def test_D2_a_sum_without_k_or_m_is_read_by_the_notes_of_the_box_or_asked_for(
        box: str, keys: list[str], reads: str, table_at_home: Make) -> None:
    """No box has cents: `1.45` is never a dollar. What may be thousands or millions is not booked."""
    home = table_at_home()
    page = home.go("bank")
    page.evaluate("box => companion.keep.act('bank', companion.ledger.begin(box, ['Ann', 'Bob'], 15000000, 1.8e12))", box)
    page.click("[data-seat='0']")
    page.click("[data-seat='1']")
    for key in keys:
        page.click(f".pad [aria-label='{key}']")
    assert reads in home.text(".pad output")
    assert page.is_disabled("[data-check]") == ("Press" in reads)


@pytest.mark.parametrize(("news", "drawn", "says"), [
    (False, [2, 2], "6, a double!"), (False, [0, 4], "6"), (True, [3, 0], "4, and News!"), (True, [0, 0], "1, and News!")])
def test_dice_with_and_without_the_news(news: bool, drawn: list[int], says: str, table_at_home: Make) -> None:
    """The icon moves by the ordinary die alone, and is no pair of ones."""
    home = table_at_home(scripts=f"let n = 0; crypto.getRandomValues = (into) => (into[0] = {[*drawn, 0]}[n++ % 3], into);")
    page = home.go("bank/dice")
    if news:
        page.click("[data-news]")
    page.click("[data-roll]")
    assert home.text("[data-sum]") == says


def test_a_bank_closed_by_a_slip_is_taken_back_and_a_cancelled_sum_is_gone(table_at_home: Make) -> None:
    home = table_at_home()
    opened(home, "city", "Ann", "Bob")
    transfer(home, "0", "1", "5", "million")
    before, page = balances(home), home.page
    page.click("text=Close the bank")
    page.wait_for_selector("[data-open]")
    page.click("text=Take back")
    assert balances(home) == before
    page.click("[data-seat='0']")
    page.click("[data-seat='1']")
    page.click(".pad [aria-label='7']")
    page.click("[data-seat='0']")
    page.click("[data-seat='1']")
    page.click("[data-seat='0']")
    assert "7" not in page.locator("[data-check]").inner_text()
