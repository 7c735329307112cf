"""A game that is half played is taken over on a phone: five screens, then it is read back; the island is put right by hand."""
from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from typing import Any

from axe import examine
from live_pages import ROOT, Device, House, breathed, until
from playwright.sync_api import Page, ViewportSize

from passgo import Action, Game
from passgo.rules.bots.words import Policy
from passgo.server.views.table import Surroundings, shown

Json = dict[str, Any]
PICTURES = os.environ.get("PASSGO_PICTURES") == "docs"
NAMES = ["Ann", "Bob", "Cy"]
PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 320, "height": 640}
BY_NUMBER = ("rubbish_dump", "power_station", "sewage_plant", "prison", "park", "wind_farm", "water_tower", "school",
             "railroad", "stadium", "skyscraper", "tower")


def half_played(key: str, seed: int, inputs: int) -> Game:
    """As bots left it, in a moment when somebody is about to roll."""
    game = Game.new(key, NAMES, seed=seed, options={"clock": False} if key == "city" else {})
    while len(game.inputs) < inputs or not any(action.name == "ROLL" for action in game.legal(game.asked[0], side=False).actions):
        seat = game.asked[0]
        said, _ = game.core.seen(seat).decide(seat, Policy.TRADER, len(game.inputs))
        game.play(Action(*said), seat)
    return game


def lies(view: Json) -> Json:
    """What lies on the table."""
    return {"turn": view["turn"], "world": {name: view["world"][name] for name in ("weather", "ship", "dodger")},
            "players": [[*(one[name] for name in ("cash", "at", "jail", "badges")), [card["id"] for card in one["cards"]],
                         one["stars"]] for one in view["players"]],
            "spaces": [[one[name] for name in ("owner", "level", "mortgaged", "stands")] for one in view["spaces"]]}


def expected(game: Game) -> Json:
    seats = len(game.names)
    nobody = [False] * seats
    around = Surroundings(game.names, [None] * seats, nobody, nobody, None, None, None, False, False)
    return lies(json.loads(json.dumps(shown(game.view(-1), around))))


class Taker:
    """The banker's fingers: every tap is counted, and every figure typed."""

    def __init__(self, one: Device, house: House, key: str) -> None:
        self.one, self.page, self.taps = one, one.page, 0
        self.page.goto(f"{house.address}/#/bank")
        self.page.click(f"input[value={key}]")
        for n, name in enumerate(NAMES):
            self.page.locator("input[type=text]").nth(n).fill(name)

    def opened(self) -> None:
        self.page.click("button[value=running]")
        self.page.wait_for_selector("[data-screen='0']")
        kept = self.page.evaluate("JSON.parse(localStorage.getItem('passgo.rooms'))")
        self.one.secrets |= {secret for room in kept for secret in [room["host"], *(seat["token"] for seat in room["seats"])]}

    def tap(self, selector: str) -> None:
        self.page.click(selector)
        self.taps += 1

    def type(self, selector: str, text: str) -> None:
        self.page.fill(selector, text)
        self.taps += 1 + len(text)

    def choose(self, selector: str, value: int) -> None:
        if self.page.input_value(selector) != str(value):
            self.page.select_option(selector, str(value))
            self.taps += 2

    def next(self, screen: int) -> None:
        self.tap("[data-do=next]")
        self.page.wait_for_selector(f"[data-screen='{screen}']")

    def more(self, group: str, count: int) -> None:
        for _ in range(count):
            self.tap(f"[data-plot][open] [role=group]:has-text('{group}') button:last-of-type")

    def view(self) -> Json:
        """The table as this device was last told."""
        breathed(self.page)
        views: Json = json.loads([text for text in self.one.frames if text.startswith('{"t":"update"')][-1])["views"]
        return dict(views[min(views)])


def look(page: Page, name: str) -> None:
    """A screen anybody can use: nothing hangs over the edge of a small phone, and it can be heard."""
    page.set_viewport_size(NARROW)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"], name
    page.set_viewport_size(PHONE)
    assert examine(page, name) == []


def owners(game: Game) -> Iterator[tuple[int, list[int]]]:
    owner = game.core.dump()["owner"]
    for seat in range(len(game.names)):
        yield seat, [space for space in range(len(owner)) if owner[space] == seat]


def tell_town(taker: Taker, game: Game) -> None:
    """What stands there, plot by plot."""
    view = expected(game)
    for seat in (*range(len(game.names)), -1):
        mine = [space for space, (owner, *_) in enumerate(view["spaces"]) if owner == (None if seat < 0 else seat)]
        built = [space for space in mine if any(view["spaces"][space][1:])]
        if not built:
            continue
        if taker.page.locator(f"[data-town='{seat}']").count():
            taker.tap(f"[data-town='{seat}']")
        for space in built:
            _, level, mortgaged, stands = view["spaces"][space]
            taker.tap(f"[data-plot='{space}'] > summary")
            taker.more("Houses", level)
            taker.more("Residential", stands.count("home"))
            taker.more("Industrial", stands.count("works"))
            marks = [word for word in stands if word in BY_NUMBER]
            if marks:
                taker.tap("[data-plot][open] details > summary")
            for word in marks:
                taker.tap(f"[data-plot][open] [data-mark={word}]")
            if mortgaged:
                taker.tap("[data-plot][open] [data-mortgaged]")
            taker.tap(f"[data-plot='{space}'] > summary")


def test_e4_a_city_in_the_middle_of_a_game_is_taken_over_on_five_screens(device: Callable[..., Device], house: House) -> None:
    """E4: the state equals that of the game that was dealt; at most 200 taps, so that six minutes are enough."""
    game = half_played("city", 2, 420)
    cash, at, jail = (game.core.dump()[name] for name in ("cash", "at", "jail"))
    one = device(**PHONE)
    taker = Taker(one, house, "city")
    taker.opened()
    page = taker.page
    look(page, "cash")
    for seat in range(3):
        taker.type(f"[data-cash='{seat}']", f"{cash[seat] // 1000}k")
    taker.next(1)
    for seat, deeds in owners(game):
        taker.tap(f"[data-hand='{seat}']")
        for space in deeds:
            taker.tap(f"[data-deed='{space}']")
    look(page, "owners")
    taker.next(2)
    tell_town(taker, game)
    look(page, "what stands there")
    if PICTURES:
        page.click("[data-plot] > summary")
        page.screenshot(path=ROOT / "docs" / "companion" / "mirror-take.png")
    page.reload()
    page.wait_for_selector("[data-screen='2']")
    taker.next(3)
    for seat in range(3):
        taker.choose(f"[data-at='{seat}']", at[seat])
        taker.choose(f"[data-jail='{seat}']", jail[seat])
    hands = [player[4] for player in expected(game)["players"]]
    for card in range(game.edition.board.kept_cards):
        taker.choose(f"[data-card='{card}']", next((seat for seat in range(3) if f"card{card}" in hands[seat]), -1))
    taker.choose("[data-dodge]", game.core.dump()["dodger"] - 1)
    look(page, "places")
    taker.next(4)
    assert page.is_disabled("[data-do=next]"), "somebody must roll next"
    taker.tap(f"[data-turn='{game.core.dump()['turn']}']")
    look(page, "whose turn")
    taker.next(5)
    look(page, "read back")
    until("all was told", lambda: lies(taker.view()) == expected(game))
    assert taker.taps <= 200, taker.taps
    for screen in (4, 3, 2, 1, 0):
        page.click("[data-do=back]")
        page.wait_for_selector(f"[data-screen='{screen}']")
    assert [page.input_value(f"[data-cash='{seat}']") for seat in range(3)] == [f"{cash[seat] // 1000}k" for seat in range(3)]
    for screen in (1, 2, 3, 4, 5):
        page.click("[data-do=next]")
        page.wait_for_selector(f"[data-screen='{screen}']")
    assert lies(taker.view()) == expected(game), "going back and forth changes nothing"
    page.click("[data-do=play]")
    page.click("[data-roll='1 2']")
    page.wait_for_selector("[data-do=undo][data-count='6']")


def test_wide_names_fit_and_no_district_bears_more_blocks_than_allowed(device: Callable[..., Device], house: House) -> None:
    """On the narrowest phone a name breaks; the steppers stop at the eight blocks of both kinds together [CT-42]."""
    taker = Taker(device(**NARROW), house, "city")
    page = taker.page
    for n in range(3):
        page.locator("input[type=text]").nth(n).fill(f"{'W' * 15}{n}")
    taker.opened()
    edge = "[document.documentElement.scrollWidth, document.querySelector('.bank').scrollWidth]"
    taker.type("[data-cash='0']", "1.45")
    assert page.inner_text("[data-read]") == "$1,450,000", "no note is that small"
    taker.type("[data-cash='0']", "250")
    assert page.is_disabled("[data-do=next]"), "thousands or millions?"
    taker.type("[data-cash='0']", "250k")
    assert page.evaluate(edge) == [320, 320]
    taker.next(1)
    taker.tap("[data-hand='1']")
    deed = page.get_attribute("[data-deed]", "data-deed")
    taker.tap(f"[data-deed='{deed}']")
    assert page.evaluate(edge) == [320, 320]
    taker.next(2)
    taker.tap(f"[data-plot='{deed}'] > summary")
    taker.more("Residential", 5)
    taker.more("Industrial", 3)
    more = page.locator("[data-plot][open] [role=group] button:last-of-type")
    assert [more.nth(n).is_disabled() for n in range(2)] == [True, True]
    assert page.evaluate(edge) == [320, 320]
    page.click("text=Leave")
    for panel in ("deal", "business", "card", "correct", "phones", "log"):
        page.click(f"[data-panel={panel}]")
        page.wait_for_selector(f"[data-panel={panel}][aria-pressed=true]")
        assert page.evaluate(edge) == [320, 320], panel


def test_what_the_rules_refuse_is_said_where_it_was_typed(device: Callable[..., Device], house: House) -> None:
    """E4: houses on half a colour; going back for the other deed loses nothing, and then it holds."""
    one = device(**PHONE)
    taker = Taker(one, house, "here_and_now")
    page = taker.page
    taker.opened()
    page.fill("[data-cash='0']", "nonsense")
    assert page.is_disabled("[data-do=next]") and "As 1.45M" in page.inner_text("section")
    page.fill("[data-cash='0']", "1.5M")
    taker.next(1)
    page.click("[data-hand='1']")
    page.click("[data-deed='1']")
    page.click("[data-hand='0']")
    page.click("[data-deed='3']")
    taker.next(2)
    page.click("[data-town='1']")
    page.click("[data-plot='1'] > summary")
    taker.more("Houses", 2)
    page.click("[data-do=next]")
    page.wait_for_selector("[data-plot='1'] [role=alert]")
    assert "colour group" in page.inner_text("[data-plot='1'] [role=alert]")
    assert page.get_attribute("section", "data-screen") == "2" and page.locator("[role=alert]").count() == 1
    page.click("[data-do=back]")
    page.click("[data-hand='1']")
    page.click("[data-deed='3']")
    taker.next(2)
    page.wait_for_selector("[data-plot='1']")
    assert page.inner_text("[data-plot='1'] > summary").splitlines()[-1] == "2", "nothing typed was lost"
    taker.next(3)
    page.select_option("[data-jail='2']", "2")
    assert page.input_value("[data-at='2']") == "10"
    page.click("[data-do=leave]")
    page.click("[data-do=takeover]")
    page.wait_for_selector("[data-screen='3']")
    assert page.input_value("[data-jail='2']") == "2", "it can be left, and gone on with"
    taker.next(4)
    page.click("[data-turn='2']")
    taker.next(5)
    assert "Cy has $15,000,000 and sits in Jail" in page.inner_text("section") and "Cy rolls next" in page.inner_text("section")
    view = taker.view()
    assert [view["spaces"][space]["owner"] for space in (1, 3)] == [1, 1] and view["spaces"][1]["level"] == 2
    assert (view["players"][0]["cash"], view["players"][2]["jail"], view["turn"]) == (1_500_000, 2, 2)


def test_in_millionaire_only_the_card_of_an_open_deck_is_handed_out(device: Callable[..., Device], house: House) -> None:
    """Get Out of Jail of the Chance deck lies open before who keeps it; Fortune cards lie face down."""
    taker = Taker(device(**PHONE), house, "millionaire")
    taker.opened()
    for screen in (1, 2, 3):
        taker.next(screen)
    assert taker.page.eval_on_selector_all("[data-card]", "all => all.map(one => one.dataset.card)") == ["0"]
    assert not taker.page.query_selector("[data-dodge]")
    taker.choose("[data-card='0']", 1)
    taker.next(4)
    taker.tap("[data-turn='0']")
    taker.next(5)
    until("it is told", lambda: [[card["id"] for card in one["cards"]] for one in taker.view()["players"]] == [[], ["card0"], []])


def test_the_island_is_put_right_on_the_page(device: Callable[..., Device], house: House) -> None:
    """Jobs that are swapped, tokens, a development, the sky and the ship; a job of another is refused beside the player."""
    one = device(**PHONE)
    taker = Taker(one, house, "tropical_tycoon")
    page = taker.page
    taker.opened()
    for seat in range(3):
        page.select_option(f"[data-job='{seat}']", str(seat + 1))
        page.fill(f"[data-tokens='{seat}']", str(seat * 2))
    taker.next(1)
    colour = page.locator(".colour").first.locator("[data-deed]")
    deeds = [int(str(deed.get_attribute("data-deed"))) for deed in colour.all()]
    for deed in colour.all():
        deed.click()
    taker.next(2)
    page.click(f"[data-plot='{deeds[0]}'] > summary")
    page.select_option("[data-plot][open] [data-development]", label="Casino")
    taker.next(3)
    taker.next(4)
    page.click("[data-turn='1']")
    page.click("[data-sky=storm]")
    page.check("[data-ship]")
    look(page, "sky")
    taker.next(5)
    words = page.inner_text("section")
    assert "Mayor" in words and "casino" in words and "storm" in words and "in port" in words
    page.click("[data-do=play]")
    page.click("[data-panel=correct]")
    page.select_option("[data-job='0']", "2")
    page.click("section[aria-labelledby=correct] .go")
    page.wait_for_selector(".person:has([data-job='0']) [role=alert]")
    assert page.inner_text("[role=alert]") == "Another player has this job."
    page.select_option("[data-job='1']", "1")
    page.fill("[data-tokens='2']", "9")
    look(page, "corrections")
    page.click("section[aria-labelledby=correct] .go")
    until("it is told", lambda: "9 tokens" in taker.view()["players"][2]["badges"])
    view = taker.view()
    assert [one["badges"][0] for one in view["players"]] == ["Developer", "Mayor", "Police Chief"], view["players"]
    assert view["spaces"][deeds[0]]["stands"] == ["casino"] and view["world"]["weather"] == "storm" and view["world"]["ship"]
