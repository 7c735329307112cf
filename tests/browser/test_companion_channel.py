"""The Island Channel instead of the disc: every one of its functions D1 to D19, and COMPANION B1 to B8."""
from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from real_table import NO_VOICE, RealTable

import make_companion
from passgo import read

Make = Callable[..., RealTable]
EDITION = read("tropical_tycoon")
FIRST = "crypto.getRandomValues = (into) => { into.fill(0); return into; };"
"""Luck that always takes the first of what there is."""
SPEAK = """window.said = []; window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
const voice = { speak: (one) => said.push(one.text), cancel() {}, getVoices: () => [] };
Object.defineProperty(window, "speechSynthesis", { value: voice });"""
SHOW = """([id, you]) => {
  const { keep, channel } = companion;
  keep.act("island", channel.show({ ...keep.island, open: true }, id, you));
}"""
EVERY_LINE = """() => {
  const { channel, telling, freshIsland, ISLAND } = companion, wrong = [];
  const seated = (jobs) => ({ ...freshIsland(), players: jobs.map((job, n) => ({ name: "P" + n, job, gone: false })) });
  const bad = /[{}]|undefined|NaN|\\b(do|who|thing|sky|nth|corner)-\\w|^place/;
  for (const table of [[], [1, 2, 3], [1, 4, 5, 2, 3]].map(seated)) for (const scene of ISLAND.scenes)
    scene.choices.forEach((choice, c) => choice.results.forEach((result, r) => {
      let state = channel.show(table, scene.id, table.players.length ? 1 : -1);
      if (scene.asks) state = channel.choose(state, c);
      state = channel.settle(state, r);
      const texts = [scene.text, choice.says, result.text].map((text) => telling.spoken(state, text));
      for (const line of [...telling.orders(state), ...texts]) if (bad.test(line)) wrong.push(scene.id + ": " + line);
    }));
  return wrong;
}"""


def people(home: RealTable, *names: str) -> None:
    """Names are typed and jobs drawn."""
    page = home.page
    page.evaluate("location.hash = '#/island/setup'")
    for n, name in enumerate(names):
        page.fill(f"[aria-label='Player {n + 1}']", name)
        page.press(f"[aria-label='Player {n + 1}']", "Tab")
    page.click("[data-draw]")


def show(home: RealTable, scene: str, you: int = -1) -> None:
    """This very scene, as if it had come."""
    home.page.evaluate(SHOW, [scene, you])
    home.page.evaluate("location.hash = '#/island'")
    home.page.wait_for_selector(f"[data-scene='{scene}']")


def scene_where(test: Callable[[Any], bool]) -> Any:
    return next(scene for scene in EDITION.scenes if test(scene))


def plain(text: str) -> str:
    """As it is told where nobody was named: every job may be at the table."""
    return re.sub(r"\{[a-z ]+:([^|}]*)\|[^}]*\}", r"\1", text)


def does(scene: Any, words: str) -> bool:
    return any(words in line for choice in scene.choices for result in choice.results for line in result.does)


def branch(words: str) -> tuple[Any, int, int]:
    """A scene, choice and result with such a line."""
    return next((scene, c, r) for scene, c, r, lines in branches() if any(re.search(words, line) for line in lines))


def branches() -> Iterator[tuple[Any, int, int, tuple[str, ...]]]:
    """Every way through every scene, and its lines."""
    for scene in EDITION.scenes:
        for c, choice in enumerate(scene.choices):
            for r, result in enumerate(choice.results):
                yield scene, c, r, result.does


def settle(home: RealTable, choice: int, result: int) -> str:
    """The choice is made and luck decides so; what is to be done now."""
    home.page.evaluate("""([c, r]) => {
      const { channel, keep } = companion, scene = channel.sceneOf(keep.island.show.scene);
      keep.act("island", channel.settle(scene.asks ? channel.choose(keep.island, c) : keep.island, r));
    }""", [choice, result])
    return home.text("[data-orders]")


def test_D1_D2_set_up_gives_jobs_cash_and_properties_and_says_who_starts(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("island")
    page.click("[data-entry=setup]")
    people(home, "Ann", "Bob", "Cy")
    island = home.state("island")
    jobs = [player["job"] for player in island["players"]]
    assert 1 in jobs and len(set(jobs)) == 3, "one is always the Mayor, no job twice"
    text = home.text()
    assert "Everyone takes $1,500,000 (our figure; use what your sheet says)." in text and "deal two to each" in text
    first = island["players"][island["first"]]
    assert f"begins: {first['name']}." in text
    page.select_option("#job0", "4")
    assert "the booklet we have has lost this line" in home.text()
    page.fill("#artist", "Two tokens on Tuesdays")
    page.press("#artist", "Tab")
    assert home.state("island")["artist"] == "Two tokens on Tuesdays"


def test_D1_those_who_know_their_jobs_and_those_who_want_no_names(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("island/setup")
    assert page.is_disabled("[data-draw]"), "three at least"
    page.click("text=No names")
    page.click("[data-entry=news]")
    assert page.query_selector("[data-choice], [data-done]"), "the menu works alone"


def test_D3_D17_rules_and_developments_at_any_time(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("island")
    page.click("[data-entry=rules]")
    assert int(page.get_attribute("[data-clauses]", "data-clauses") or 0) >= 50 and "TT-84" in home.text()
    page.fill("#wanted", "casino")
    assert int(page.get_attribute("[data-clauses]", "data-clauses") or 0) < 20
    page.click("[aria-label=Back]")
    page.click("[data-entry=info]")
    page.wait_for_selector("dl")
    text = home.text()
    assert all(f"{share} %" in text for share in (*EDITION.board.casino, *EDITION.board.pier, *EDITION.board.park))


@pytest.mark.parametrize("deck", ["chance", "chest"])
def test_D4_D5_D6_a_scene_a_choice_a_token_and_what_to_do(deck: str, table_at_home: Make) -> None:
    home = table_at_home(scripts=FIRST + SPEAK)
    page = home.go("island")
    page.click(f"[data-entry={deck}]")
    scene = next(one for one in EDITION.scenes if one.channel == deck)
    assert page.get_attribute("article", "data-scene") == scene.id and plain(scene.text) in home.text(".caption")
    assert " ".join(page.evaluate("said")) == plain(scene.text), "read aloud, sentence by sentence"
    assert all(len(one) < 220 for one in page.evaluate("said"))
    page.click("[data-choice='0']")
    orders = page.locator("[data-orders] li").all_inner_texts()
    if scene.asks:
        assert orders[0] == "You take a Fortune token for choosing."
    result = scene.choices[0].results[0]
    assert plain(result.text) in home.text(".caption") and len(orders) >= len(result.does)
    page.click("[data-done]")
    assert page.query_selector("[data-entry=chance]")


def test_D7_D8_news_go_on_and_remember_who_chose(table_at_home: Make) -> None:
    home = table_at_home(scripts=FIRST)
    home.go("island")
    people(home, "Ann", "Bob", "Cy")
    story = next(one for one in EDITION.stories if any(does(EDITION.scenes[n], "hero") for n in one.parts)
                 and EDITION.scenes[one.parts[0]].asks and not EDITION.scenes[one.parts[0]].address)
    show(home, EDITION.scenes[story.parts[0]].id)
    page = home.page
    assert "Who rolled it?" in home.text() and story.name in home.text("article")
    page.click("[data-who='1']")
    page.click("[data-choice='0']")
    assert home.text("[data-orders] li").startswith("Bob takes a Fortune token for choosing.")
    page.click("[data-done]")
    told = next(one for one in home.state("island")["told"] if one["story"] == story.id)
    assert told["hero"] == 1 and told["part"] != EDITION.scenes[story.parts[0]].id


def test_D9_off_air_is_said_remembered_and_then_does_nothing(table_at_home: Make) -> None:
    home = table_at_home(scripts=FIRST)
    page = home.go("island")
    for _ in range(400):
        page.click("[data-entry=news]")
        page.click("[data-choice='0']")
        if "goes off air" in home.text():
            break
        page.click("[data-done]")
    else:
        raise AssertionError("the news never end")
    page.click("[data-done]")
    home.reload()
    assert "The channel is off air." in home.text()
    before = home.saved()
    page.click("[data-entry=news]")
    assert "The channel is off air: play on." in home.text("body") and home.saved() == before


def test_D10_a_decision_is_asked_of_the_mayor_by_name(table_at_home: Make) -> None:
    home = table_at_home()
    home.go("island")
    people(home, "Ann", "Bob", "Cy")
    mayor = next(player["name"] for player in home.state("island")["players"] if player["job"] == 1)
    scene = scene_where(lambda one: one.address == "mayor" and one.asks)
    show(home, scene.id)
    assert f"The Mayor chooses: {mayor}" in home.text()
    assert settle(home, 0, 0).startswith(f"The Mayor ({mayor}) takes a Fortune token")
    home.page.evaluate("companion.keep.act('island', {...companion.keep.island, show: null, "
                       "players: companion.keep.island.players.map((one) => ({...one, gone: one.job === 1}))})")
    show(home, scene.id)
    assert "Nobody is Mayor: you choose." in home.text(), "who has left decides nothing"


def test_D11_the_channel_sends_to_jail(table_at_home: Make) -> None:
    home = table_at_home()
    home.go("island")
    scene, choice, result = branch(r"you go to Jail")
    show(home, scene.id)
    assert "You go to Jail, without passing GO." in settle(home, choice, result)


def test_D12_D18_the_host_counts_down_and_ties_are_rolled_off(table_at_home: Make) -> None:
    home = table_at_home(scripts="let n = 0; crypto.getRandomValues = (into) => (into[0] = [3, 3, 1, 5][n++ % 4], into);")
    page = home.go("island/auction")
    home.sounds()
    page.click("[data-count]")
    assert [name for name, _ in home.sounds()] == ["drum", "drum", "drum", "open"]
    for n in (3, 2, 1, 0):
        assert page.get_attribute("[data-count]", "data-count") == str(n)
        home.wait(1)
    assert "OPEN!" in home.text() and home.text("[data-live=now]") == "OPEN!"
    page.click("text='A'")
    page.click("text='C'")
    page.click("[data-rolloff]")
    assert page.inner_text("[data-rolloff]") == "Still a tie: roll again"
    page.click("[data-rolloff]")
    assert "C wins the roll." in home.text()
    page.click("text=Too few pieces")
    assert "not below the price on the deed" in home.text()


def deed(home: RealTable, kind: str, name: str, keys: str) -> None:
    page = home.go("island/visit")
    page.click(f"[data-kind={kind}]")
    page.fill("#deedname", name)
    for key in keys:
        page.click(f".pad [aria-label='{key}']")
    page.click(".pad [aria-label=thousand]")
    page.click("text=Keep, and go on")


def test_D13_the_casino_may_pay_the_visitor(table_at_home: Make) -> None:
    home = table_at_home()
    deed(home, "casino", "Coral Row", "450")
    home.page.click(".faces button >> nth=0")
    assert f"The owner pays the visitor ${-450_000 * EDITION.board.casino[0] // 100:,}!" in home.text("[data-rent]")
    home.page.click(".faces button >> nth=5")
    assert f"The visitor pays the owner ${450_000 * EDITION.board.casino[5] // 100:,}." in home.text("[data-rent]")
    home.page.click("[data-roll]")
    rents = [450_000 * share // 100 for share in EDITION.board.casino]
    assert int(home.page.get_attribute("[data-rent]", "data-rent") or 1) in rents


def test_D14_the_pier_names_sky_and_ship_and_they_can_be_asked_for_at_any_time(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("island")
    scene, choice, result = branch(r"^ship arrives")
    show(home, scene.id)
    assert "The cruise ship is in port." in settle(home, choice, result)
    page.click("[data-done]")
    page.click("[data-entry=sky]")
    assert "ship in port" in home.text("[data-conditions]")
    page.click("[data-weather='1']")
    deed(home, "pier", "Coral Row", "450")
    share = EDITION.board.pier[1] * EDITION.board.ship_times
    assert home.text("[data-rent]") == (f"The visitor pays the owner ${450_000 * share // 100:,}. "
                                        "A pier; the sky: cloudy; times 2 with the ship in port.")


def test_D15_the_restaurant_asks_left_and_right_and_the_deed_is_asked_once(table_at_home: Make) -> None:
    home = table_at_home()
    deed(home, "restaurant", "Coral Row", "450")
    page = home.page
    assert "What is to the LEFT of the restaurant?" in home.text() and "And to the RIGHT?" in home.text()
    page.click("[data-side=left-1]")
    assert page.query_selector("[data-rent]") is None
    page.click("[data-side=right-3]")
    share = EDITION.board.kitchen + EDITION.board.neighbour[1] + EDITION.board.neighbour[3]
    assert f"${450_000 * share // 100:,}" in home.text("[data-rent]")
    home.reload()
    page.click("[data-kind=park]")
    page.click("[data-deed='Coral Row']")
    assert f"${450_000 * EDITION.board.park[0] // 100:,}" in home.text("[data-rent]"), "D16, and its figure was kept"


def test_D19_game_over_counts_and_the_gala_goes_from_last_to_first(table_at_home: Make) -> None:
    home = table_at_home()
    home.go("island")
    people(home, "Ann", "Bob", "Cy")
    page = home.page
    page.evaluate("""companion.keep.act("island", {...companion.keep.island, estates: [
      {tokens: 3, cash: 1200000, printed: 4, broke: false}, {tokens: 9, cash: 499999, printed: 0, broke: false},
      {tokens: 30, cash: 0, printed: 30, broke: true}]})""")
    page.evaluate("location.hash = '#/island/gala'")
    page.click("[data-cash='1']")
    for key in ("Rub out the last key",) * 8:
        page.click(f".pad [aria-label='{key}']")
    for key in ("1", "million"):
        page.click(f".pad [aria-label='{key}']")
    page.click("text=Keep it")
    page.click("[data-gala]")
    assert page.locator("[data-podium] li").all_inner_texts()[0].startswith("3") and "Cy" in home.text("[data-podium]")
    page.click("[data-gala]")
    page.click("[data-gala]")
    rows = [" ".join(row.split()) for row in page.locator("[data-podium] li").all_inner_texts()]
    assert [row.split()[1] for row in rows] == ["Bob", "Ann", "Cy"] and rows[0].endswith("11") and rows[1].endswith("9")
    assert "Tycoon of the island: Bob!" in home.text() and home.sounds()[-1][0] == "win"


def test_B2_no_name_of_a_property_of_ours_and_no_price_is_told() -> None:
    """Over everything the page is built from; a place is told by the ring."""
    made = make_companion.everything()["island"]
    told = json.dumps([made["scenes"], made["stories"]])
    ours = [space.name for number, space in enumerate(EDITION.spaces) if make_companion.is_property(EDITION, number)]
    assert len(ours) == 28 and not [name for name in ours if name in told]
    assert not set(made) & {"price", "rent", "deeds", "spaces"}
    lines = [line for scene in made["scenes"] for choice in scene["choices"]
             for result in choice["results"] for line in result["do"]]
    sent = [line for line in lines if made["verbs"][line[0]] == "go_to"]
    assert sent and all(len(line) == 7 for line in sent) and all(len(line) == 5 for line in lines if line not in sent)


def test_a_place_is_told_by_the_ring_or_by_the_owners_own_name(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("island")
    scene, choice, result = branch(r"you go to (?!Jail|GO$)")
    show(home, scene.id)
    assert re.search(r"You go to the \w+ property after [\w ]+ \(\d+ spaces after GO\)", settle(home, choice, result))
    page.fill(".own input", "Kalani Road")
    page.click("text=Keep it")
    assert re.search(r"You go to Kalani Road \(\d+ spaces after GO\)", home.text("[data-orders]"))


def test_every_line_of_the_script_becomes_a_sentence(table_at_home: Make) -> None:
    """No message is missing, whoever is at the table; nothing in braces is left over."""
    home = table_at_home()
    page = home.go("island")
    assert page.evaluate(EVERY_LINE) == []


def test_B8_taking_back_over_a_choice_restores_sky_ship_story_and_decks(table_at_home: Make) -> None:
    home = table_at_home(scripts=FIRST)
    page = home.go("island")
    before = home.saved()
    page.click("[data-entry=news]")
    shown = home.saved()
    page.click("[data-choice='0']")
    after = json.loads(home.saved())["island"]
    assert after["told"] != json.loads(before)["island"]["told"]
    page.click("text=Take back")
    assert home.saved() == shown
    page.click("text=Take back")
    restored, then = json.loads(home.saved()), json.loads(before)
    assert restored["island"] == then["island"]
    scene, choice, result = branch(r"weather storm")
    show(home, scene.id)
    held = home.saved()
    settle(home, choice, result)
    assert home.state("island")["sky"] == 3
    page.click("text=Take back")
    assert home.saved() == held and home.state("island")["sky"] == 0


def test_a_reload_in_the_middle_of_a_scene_asks_the_same_question(table_at_home: Make) -> None:
    home = table_at_home()
    page = home.go("island")
    page.click("[data-entry=chance]")
    before = home.text(".below")
    home.reload()
    assert home.text(".below") == before


def test_B7_three_play_ten_turns_with_board_deeds_tokens_and_one_phone(table_at_home: Make) -> None:
    """By taps alone, offline, without a voice."""
    home = table_at_home(scripts=NO_VOICE)
    page = home.go()
    page.click("[data-box=island]")
    people(home, "Ann", "Bob", "Cy")
    page.click("text=To the channel")
    for turn in range(10):
        page.click(f"[data-entry={('chance', 'news', 'chest')[turn % 3]}]")
        if page.query_selector("[data-who='0']"):
            page.click(f"[data-who='{turn % 3}']")
        page.click("[data-choice] >> nth=-1")
        assert page.locator("[data-orders] li").count() >= 1
        page.click("[data-done]")
    page.click("[data-entry=gala]")
    page.click("[data-gala]")
    page.click("[data-gala]")
    page.click("[data-gala]")
    assert "Tycoon of the island" in home.text()
    assert len([line for line in home.state("island")["log"] if line["what"] in ("chance", "news", "chest")]) == 10
