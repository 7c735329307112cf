"""Every kind of question in every edition, loaded anew: the same question, choices and secrets; and seen whole at every size.

Each edition is played in browsers of its own for each seat by somebody curious, who knows no rules. What is asked depends
on the dice, so these are fixed. Questions that take a long game (pieces short at the bank, a group made uneven) are
reached by letting bots play up to them. Every question an edition can ask is met, and a test says so.
"""
from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest
from curious import Curious, Json, verb
from live_pages import Device, House, until
from playwright.sync_api import Error, Page
from rehearsal import Moment, Said, Table, long_game, players, wind_on
from whole import DRAWN, hidden

from passgo.editions import homes
from passgo.loading import editions, read
from passgo.rules.declare import steps_of
from passgo.rules.steps import Step
from passgo.rules.words import Kind, When

USUAL = {"ASK_TURN", "ASK_BUY", "ASK_REVIEW", "ASK_RAISE"}
MOST = 150
ALIKE = ("legal", "bids", "may_offer", "extra", "spaces", "round", "turn", "bank")
SLACK = 2000
"""How far apart the same deadline may be before and after, in ms."""


TABLES = {
    "here_and_now": Table("here_and_now", ("Ada", "Ben"), 394, {"start_cash": 3_000_000, "salary": 0},
                          USUAL | {"ASK_OPEN_AUCTION", "ASK_TAX", "ASK_LIFT", "ASK_STOP"}),
    "here_and_now sealed": Table("here_and_now", ("Ada", "Ben"), 4, {"auctions": "sealed"}, {"ASK_SEALED_AUCTION"}),
    "here_and_now timed": Table("here_and_now", ("Ada", "Ben"), 4, {"auctions": "timed"}, {"ASK_TIMED_AUCTION"}),
    "city": Table("city", ("Ada", "Ben"), 364, {"start_cash": 12_000_000, "wages": 0, "clock": False},
                  USUAL | {"ASK_TIMED_AUCTION", "ASK_DISTRICT", "ASK_BUILD", "ASK_PLANNING", "ASK_JUMP", "ASK_USE",
                           "ASK_STOP"}),
    "city timed": Table("city", ("Ada", "Ben"), 14, {}, {"ASK_TIMED_AUCTION", "ASK_REVIEW"}),
    "millionaire": Table("millionaire", ("Ada", "Ben"), 69, {"start_cash": 100_000},
                         USUAL | {"ASK_OPEN_AUCTION", "ASK_UPGRADE", "ASK_CHOICE", "ASK_RENT", "ASK_LIFT", "ASK_STOP",
                                  "ASK_END"}),
    "tropical_tycoon": Table("tropical_tycoon", ("Ada", "Ben", "Cleo"), 333, {"start_cash": 600_000},
                             USUAL | {"ASK_SEALED_AUCTION", "ASK_SCENE", "ASK_PARKING", "ASK_MERCY", "ASK_STOP", "ASK_LIFT"}),
}


RARE = [Moment("here_and_now", ("Ada", "Ben"), 15, "trader", "ASK_WANTS"),
        Moment("here_and_now", ("Ada", "Ben"), 2, "random", "ASK_PLACE"),
        Moment("tropical_tycoon", ("Ada", "Ben", "Cleo"), 19, "trader", "ASK_EVEN"),
        Moment("tropical_tycoon", ("Ada", "Ben", "Cleo"), 3, "trader", "ASK_WANTS"),
        Moment("tropical_tycoon", ("Ada", "Ben", "Cleo"), 14, "random", "ASK_PLACE"),
        *(Moment(edition, ("Ada", "Ben", "Cleo")[:read(edition).board.fewest], 0, "thrifty", "ASK_LIMIT",
                 options={"clock": False} if edition == "city" else {}) for edition in editions())]
"""Pieces short at the bank, a piece won at auction, a group that must be made even, a limit where nobody deals: bots find the way
there."""


class Sight(NamedTuple):
    """What a device shows of the open question, and what it was told of it."""
    kind: str
    heading: str
    buttons: list[str]
    hand: str
    told: Json


SEEN = """() => {
  const [prompt, hand] = [document.querySelector(".prompt"), document.querySelector(".hand")];
  const buttons = [...document.querySelectorAll(".prompt button[data-action]")].map((one) => one.dataset.action);
  return prompt && hand && [prompt.dataset.kind ?? "", prompt.querySelector("h2")?.textContent ?? "", buttons, hand.textContent];
}"""


class Chair:
    """One seat at a device of its own."""

    def __init__(self, device: Device, made: Json, seat: int) -> None:
        self.device, self.seat = device, seat
        self.last: tuple[str, Json] = "", {}
        self.page: Page = device.sit(made, seat)

    def heard(self, *kinds: str) -> list[Json]:
        """The frames of these kinds, oldest first."""
        self.page.evaluate("0")
        marks = tuple(f'{{"t":"{one}"' for one in kinds)
        return [json.loads(frame) for frame in self.device.frames if frame.startswith(marks)]

    @property
    def update(self) -> Json:
        """What was told last, once something has been told."""
        self.page.evaluate("0")
        last = next((frame for frame in reversed(self.device.frames) if frame.startswith('{"t":"update"')), "{}")
        if last != self.last[0]:
            self.last = last, json.loads(last)
        return self.last[1]

    @property
    def shown(self) -> Json:
        """How things stand for this seat."""
        return dict(until("the table is shown", lambda: self.update.get("views", {}).get(str(self.seat))))

    @property
    def asked(self) -> bool:
        prompt = self.shown["prompt"]
        return bool(prompt and self.seat in prompt["asked"])

    def sight(self) -> Sight | None:
        """What this person sees of the question, and what the server has told of it, deadlines apart; None: not drawn yet."""
        shown, seen = self.shown, self.page.evaluate(SEEN)
        if seen is None:
            return None
        prompt = {key: value for key, value in shown["prompt"].items() if key not in ("deadline", "patience")}
        hands = [(one["cards"], one["hidden_cards"], one["badges"], one["cash"]) for one in shown["players"]]
        told = {"prompt": prompt, "hands": hands, **{key: shown[key] for key in ALIKE}}
        asked, heading, buttons, hand = seen
        return Sight(asked, heading, buttons, hand, told)

    def settled(self) -> Sight:
        """The sight once the page shows what was told last, with every part of it fetched and drawn."""
        def same() -> Sight | None:
            seen = self.sight()
            self.page.evaluate(DRAWN)
            if seen is None or self.device.fetching or seen != self.sight():
                return None
            told = seen.told["prompt"]
            return seen if (seen.kind, seen.heading) == (told["kind"], told["text"]) else None
        found: Sight = until("the page shows the question", same)
        return found

    def reload(self) -> None:
        """Load the page anew: nothing of the open question has changed for this person."""
        before, due = self.settled(), self.shown["prompt"]["deadline"]
        self.device.frames.clear()
        self.page.reload()
        self.page.wait_for_selector(".prompt")
        after = self.settled()
        assert after == before, f"seat {self.seat} sees another {before.kind} after a reload"
        again = self.shown["prompt"]["deadline"]
        assert (due is None) == (again is None) and abs((due or 0) - (again or 0)) < SLACK, f"{before.kind} has another deadline"

    # ---------------------------------------------------------------------------------------------------------- clicks
    def click(self, action: str) -> None:
        """By the button beside the question, a list there, the form of an auction, or the drawer of deeds."""
        page = self.page
        beside = f".prompt button[data-action='{action}']"
        if verb(action) == "BID":
            page.fill(".auction input[type=number]", action.partition("money=")[2])
            page.click("[data-bid]")
        elif page.query_selector(beside):
            page.click(beside)
            if verb(action) == "PASS":
                # Out is out for good, and here somebody else decides when to speak again.
                back = page.wait_for_selector(".prompt [data-back], .prompt:not(:has(.auction))", state="attached")
                with contextlib.suppress(Error):
                    # The hammer may fall under the finger.
                    if back is not None and back.get_attribute("data-back") is not None:
                        back.click(timeout=2000)
        elif verb(action) in ("PROPOSE_STOP", "ADD_HOUR"):
            page.click("[data-key=m]")
            page.click(f".menu button[data-action='{action}']")
            page.click(".menu [aria-label=Close]")
        elif self.picked(action):
            page.click(beside)
        else:
            if page.query_selector(".build") is None:
                page.click("[data-key=d]")
            page.click(f".build button[data-action='{action}']")

    def picked(self, action: str) -> bool:
        """Choose what and where in the list beside the question; false: it is in none."""
        page = self.page
        for button in [None, *page.query_selector_all(".prompt .pick .sorts button")]:
            if button is not None:
                button.click()
            if page.query_selector(f".prompt .pick option[value='{action}']"):
                page.select_option(f".prompt .pick select:has(option[value='{action}'])", action)
                return True
        return False

    def offer(self, action: str, names: tuple[str, ...]) -> bool:
        """`OFFER to=1 give=5` on the trading table; false: the rules would not have it, as its own words say."""
        page, (_, to, give) = self.page, action.split(" ")
        page.click("[data-key=t]")
        page.select_option(".trade header select", label=names[int(to.removeprefix("to="))])
        name = self.shown["spaces"][int(give.removeprefix("give="))]["text"].split(",")[0]
        with page.expect_response(lambda answer: action in (answer.request.post_data or "")) as judged:
            page.click(f".trade fieldset >> nth=0 >> label:has-text(\"{name}\")")
        fair = judged.value.json() is None
        page.click(".trade button:has-text('Make this offer')[aria-disabled=false]" if fair else ".trade header button")
        page.wait_for_selector(".trade", state="detached")
        return fair


class Party:
    """The people at one table, each at a device of their own."""

    def __init__(self, device: Callable[..., Device], house: House, table: Table, before: Sequence[Said] = ()) -> None:
        self.table = table
        made = house.room(*["person"] * len(table.names), edition=table.edition, names=table.names, options=table.options)
        wind_on(house.address, made, before)
        self.chairs = [Chair(device(), made, seat) for seat in range(len(table.names))]

    @property
    def over(self) -> bool:
        return bool(self.chairs[0].shown["over"])

    def next(self) -> Chair | None:
        """Whoever is asked, when all have heard the same; None when it is over."""
        def somebody() -> Chair | bool:
            if len({chair.update.get("seq") for chair in self.chairs}) > 1:
                return False
            return self.over or next((chair for chair in self.chairs if chair.asked), False)
        found = until("somebody is asked, or it is over", somebody)
        return found if isinstance(found, Chair) else None

    def act(self, chair: Chair, action: str) -> bool:
        """A click, and everybody has heard of it."""
        answers = len(chair.heard("ack", "refused"))
        if verb(action) == "OFFER":
            if not chair.offer(action, self.table.names):
                return False
        else:
            chair.click(action)
        answer = until(f"{action} is answered", lambda: chair.heard("ack", "refused")[answers:])[0]
        assert answer["t"] == "ack", (action, answer)
        until("all have heard", lambda: all(one.update["seq"] >= answer["seq"] for one in self.chairs))
        return True

    def reload(self, chair: Chair) -> None:
        """Whoever is asked, and one who looks on."""
        chair.reload()
        self.chairs[(chair.seat + 1) % len(self.chairs)].reload()


@pytest.mark.parametrize("name", list(TABLES))
def test_a_reload_changes_nothing(name: str, device: Callable[..., Device], house: House) -> None:
    """The first time a kind of question the table is for is met, whoever is asked and one who looks on load their pages anew."""
    table = TABLES[name]._replace(names=players(TABLES[name], MOST))
    curious = Curious(table.asks)
    party = Party(device, house, table)
    for _ in range(MOST):
        chair = party.next()
        if chair is None or not go_on(party, chair, curious):
            break
    assert curious.content, f"never asked: {sorted(curious.wanted - curious.met)}"


def go_on(party: Party, chair: Chair, curious: Curious) -> bool:
    """One question: reload if this table is to show it and has not, then answer; false: all have been met."""
    shown = chair.shown
    chair.settled()
    asked = shown["prompt"]["kind"]
    if asked in curious.wanted - curious.met:
        party.reload(chair)
        assert hidden(chair.page) == []
    curious.met.add(asked)
    if curious.content:
        return False
    if not party.act(chair, curious.choose(shown)):
        curious.gave_up_dealing()
    return True


@pytest.mark.parametrize("moment", RARE, ids=lambda moment: f"{moment.edition} {moment.ask}")
def test_a_reload_late_in_the_game(moment: Moment, device: Callable[..., Device], house: House) -> None:
    """Questions that take a long game; after the reload they are answered by a click."""
    names, said = long_game(moment)
    party = Party(device, house, Table(moment.edition, names, 0, dict(moment.options), {moment.ask}), said)
    chair = party.next()
    assert chair is not None and chair.shown["prompt"]["kind"] == moment.ask
    party.reload(chair)
    assert hidden(chair.page) == []
    assert party.act(chair, Curious({moment.ask}).choose(chair.shown))


OWN = {key: set(steps_of(home)) for key, home in homes().items()}


def askable(edition: str) -> set[str]:
    """Every question this edition can ask, by the words of the rules and the parameters of its board."""
    board = read(edition).board
    own = {name for name in OWN[edition] if name.startswith("ASK_")}
    asks = own | {name for name in set(Step.names()) - set().union(*OWN.values()) if name.startswith("ASK_")}
    auctions = {name for name in asks if name.endswith("_AUCTION")}
    asks -= auctions if edition != "here_and_now" else set()
    asks.add(Step.name(board.auction))
    if not any(space.landing == "INCOME_TAX" for space in read(edition).spaces):
        asks.discard("ASK_TAX")
    if board.redeem_own_turn or not board.when[Kind.REDEEM] & When.BETWEEN:
        asks.discard("ASK_LIFT")  # CT-112: a loan is lifted on the own turn, so nobody is asked on taking one over
    if board.first_come or not board.houses:
        asks -= {"ASK_WANTS", "ASK_PLACE"}  # ML-50: whoever builds first has the last pieces; in City there are none
    return asks


@pytest.mark.parametrize("edition", editions())
def test_no_question_is_left_out(edition: str) -> None:
    """What the tables above meet is all that can be asked."""
    met = {ask for table in TABLES.values() if table.edition == edition for ask in table.asks}
    assert met | {moment.ask for moment in RARE if moment.edition == edition} == askable(edition)
