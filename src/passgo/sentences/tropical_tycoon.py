"""The sentences of Tropical Tycoon: its events, refusals, questions and endings, and its rents explained."""
from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from passgo.editions.tropical_tycoon.rules.words import Development, Job, Part, Weather
from passgo.rules.steps import Step
from passgo.rules.words import Because, For, Kind, Reason

if TYPE_CHECKING:
    from passgo.events import Event, Teller
    from passgo.play.view import View

JOBS = {number: name.replace("_", " ").title() for name, number in Job.names().items()}
DEVELOPMENTS = {number: name.lower() for name, number in Development.names().items()}
WEATHER = {Weather.SUNNY: "sunny", Weather.CLOUDY: "cloudy", Weather.RAIN: "rain", Weather.STORM: "a storm"}

FIELDS = {"TAKE": ("space",), "DECIDE": ("choice",), "REBUILD": ("space", "development"), "SELL_OFF": ("space", "whole"),
          "DEVELOP": ("space", "development")}
"""What the two numbers of an action are called."""

FORS = {For.CHANNEL: "as the channel says", For.PERK: "for the job", For.CASINO: "won at the casino"}

REASONS = {
    Reason.CHIEF_WALKS: "The Police Chief pays no fine: walk free instead.",
    Reason.NOT_CHIEF: "Only the Police Chief walks out of Jail.",
    Reason.NOT_IN_BANK: "The bank does not have this property any more.",
    Reason.NO_SUCH_CHOICE: "The scene offers no such choice.",
    Reason.NOT_BARE: "A development needs a property without anything on it.",
    Reason.NO_PERK: "There is no perk to ask for, or it is too late to ask.",
    Reason.STILL_UNEVEN: "The colour group must be even first: build its lowest property up, sell its highest down, or develop.",
}
FOR_A_KIND = {(Kind.DEVELOP, Reason.NOT_OWNER): "It does not belong to you."}

QUESTIONS = {
    Step.ASK_MERCY: "whether to send {seat} to Jail", Step.ASK_PARKING: "to buy any one property of the bank, or to rest",
    Step.ASK_SCENE: "to choose", Step.ASK_EVEN: "to make the colour group of {space} even again",
}


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def worded(text: str, jobs: int) -> str:
    """`{mayor:the Mayor|you}` is the first where somebody at the table has that job, else the second; `jobs` are bits of Job."""
    def one(match: re.Match[str]) -> str:
        return match[2] if jobs >> Job.names()[match[1].upper().replace(" ", "_")] & 1 else match[3]
    return re.sub(r"\{([a-z ]+):([^|}]*)\|([^}]*)\}", one, text)


def jobs_held(view: View) -> int:
    """The jobs somebody at the table has, as bits."""
    return sum({1 << job for seat, job in enumerate(view["job"]) if view["alive"] >> seat & 1})


def tokens(t: Teller, e: Event) -> str:
    if e.what < 0:
        return f"{t.name(e.who)} loses {plural(-e.what, 'Fortune token')}."
    return f"{t.name(e.who)} takes {plural(e.what, 'Fortune token')} ({e.how} in all)."


def scene(t: Teller, e: Event) -> str:
    shown = t.edition.scenes[e.what]
    title = {"chance": "Chance", "chest": "Community Chest"}.get(shown.channel)
    if title is None:
        title = "News: " + next(story.name for story in t.edition.stories if story.id == shown.story)
    return f"{title}, for {t.name(e.who)}. {worded(shown.text, e.give)}"


def chose(t: Teller, e: Event) -> str:
    return f"{t.name(e.who)} chooses: {worded(t.edition.scenes[e.what].choices[e.how].says, e.give)}."


def result(t: Teller, e: Event) -> str:
    results = [result for shown in t.edition.scenes for choice in shown.choices for result in choice.results]
    return worded(results[e.how].text, e.give)


def counted(t: Teller, e: Event) -> str:
    cash = e.money // max(t.edition.board.fortune_cash, 1)
    parts = f"{plural(e.what, 'token')}, {e.how} for what is built and {cash} for {t.money(e.money)} in cash"
    return f"Game Over. {t.name(e.who)}: {parts}, {e.what + e.how + cash} Fortune in all."


def developed(t: Teller, e: Event) -> str:
    return f"{t.name(e.who)} builds a {DEVELOPMENTS[e.how]} on {t.space(e.what)}."


def casino(t: Teller, e: Event) -> str:
    if e.money < 0:
        return f"{t.name(e.who)} rolls {e.how} and breaks the bank of the casino at {t.space(e.what)}."
    return f"{t.name(e.who)} rolls {e.how} at the casino at {t.space(e.what)}."


def perk_open(t: Teller, e: Event) -> str:
    due = [*([plural(e.what, "Fortune token")] if e.what else []), *([t.money(e.money)] if e.money else [])]
    return f"{t.name(e.who)} may ask for {' and '.join(due)} for the job."


def part(t: Teller, e: Event) -> str:
    text = part_text(e.how, e.money, t.money)
    return f"{text[0].upper()}{text[1:]}."


Maker = Callable[["Teller", "Event"], str]
EVENTS: dict[str, Maker] = {
    "JOB": lambda t, e: f"{t.name(e.who)} is the {JOBS[e.what]}.",
    "TOKENS": tokens,
    "SCENE": scene,
    "CHOSE": chose,
    "RESULT": result,
    "WEATHER": lambda t, e: f"The weather now: {WEATHER[e.what]}.",
    "SHIP": lambda t, e: "The cruise ship is in port." if e.what else "There is no cruise ship in port.",
    "OFF_AIR": lambda t, e: "The news channel goes off air.",
    "DEVELOPED": developed,
    "CASINO_ROLL": casino,
    "PERK_OPEN": perk_open,
    "PERK_LOST": lambda t, e: f"Too late: {t.name(e.who)} did not ask for the perk of the job.",
    "SPARED": lambda t, e: f"{t.name(e.who)} looks the other way: {t.name(e.what)} need not go to Jail.",
    "FORTUNE_COUNTED": counted,
    "RENT_PART": part,
    "UNEVEN_NOW": lambda t, e: f"{t.name(e.who)} must make the colour group of {t.space(e.what)} even again.",
}
"""A sentence for every event only this edition has."""


# ------------------------------------------------------------------------------------------------------ rents explained
def part_text(part: int, amount: int, money: Callable[[int], str]) -> str:
    """A reason in words."""
    match part:
        case Part.TURNOVER:
            return f"the turnover here is {money(amount)}"
        case Part.WEATHER:
            return f"in this weather it earns {amount} % of that"
        case Part.SHIP:
            return f"the cruise ship in port makes it {amount} times as much"
        case Part.KITCHEN:
            return f"the kitchen alone earns {amount} % of that"
        case Part.LEFT:
            return f"the neighbour on the left adds {amount} %"
    return f"the neighbour on the right adds {amount} %"


RENTS: dict[int, Callable[[Teller, int], str]] = {
    Because.CASINO_LUCK: lambda t, n: f"by the dice, {n} % of its turnover on average",
    Because.PIER_WEATHER: lambda t, n: f"a pier, {WEATHER[n]}",
    Because.SHIP_IN_PORT: lambda t, n: f"times {n} with the cruise ship in port",
    Because.KITCHEN: lambda t, n: f"the kitchen alone, {n} % of its turnover",
    Because.LEFT_NEIGHBOUR: lambda t, n: f"the neighbour on the left, {n} %",
    Because.RIGHT_NEIGHBOUR: lambda t, n: f"the neighbour on the right, {n} %",
    Because.PARK_WEATHER: lambda t, n: f"a park, {WEATHER[n]}",
}
"""Words for every Because only this edition has."""


def sky_line(view: View) -> str:
    """The weather, the ship, and whether there is any news left, to be shown at any time [TT-66]."""
    t = view.table
    if not view.edition.board.opening:
        return ""
    ship = "the cruise ship is in port" if t["ship"] else "no cruise ship in port"
    air = "" if any(part >= 0 for part in t["story_part"][:view.edition.board.stories]) else " · the news is off air"
    return f"Weather: {WEATHER[t['weather']]} · {ship}{air}"


def cell_mark(table: Mapping[str, Any], space: int) -> str:
    """A development in four letters."""
    return DEVELOPMENTS[table["development"][space]][:4] if table["development"][space] else ""


def badge(view: View, seat: int) -> str:
    """`Police Chief, Fortune 14`."""
    job = f"{JOBS[view['job'][seat]]}, " if view["job"][seat] else ""
    return f"{job}Fortune {view.core.ask('final_count', seat)}"


def player_notes(view: View, seat: int) -> str:
    """The job and the Fortune tokens of a player, and what the Fortune would be now."""
    if not view.edition.board.opening:
        return ""
    t = view.table
    job = f"{JOBS[t['job'][seat]]}, " if t["job"][seat] else ""
    return f"{job}{plural(t['tokens'][seat], 'token')}, Fortune {view.core.ask('final_count', seat)}"
