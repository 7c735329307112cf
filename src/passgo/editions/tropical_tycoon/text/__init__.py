"""The sentences of Tropical Tycoon: its events, questions and endings, its rents explained, and how its table is shown."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from passgo.editions.tropical_tycoon.rules.words import Development, Part
from passgo.editions.tropical_tycoon.text.actions import ASKS, BECAUSE, BY_NUMBER, HEADINGS, LISTS, SAYS, SHORT, VERBS
from passgo.editions.tropical_tycoon.text.corrections import CORRECTIONS
from passgo.editions.tropical_tycoon.text.scenes import choice_says, job, result_text, scene_text, title, weather
from passgo.rules.steps import Step
from passgo.rules.words import HOTEL_LOT, Because
from passgo.text.words import slug

if TYPE_CHECKING:
    from passgo.events import Event
    from passgo.play.actions import Action
    from passgo.play.fields import TableFields
    from passgo.play.view import View
    from passgo.text.events import Teller
    from passgo.text.questions import Frame
    from passgo.text.words import Words

__all__ = ["ASKED", "ASKS", "BECAUSE", "BY_NUMBER", "CORRECTIONS", "EVENTS", "HEADINGS", "LISTS", "RENTS", "SAYS", "SHORT",
           "VERBS"]


# --------------------------------------------------------------------------------------------------------------- events
def tokens(t: Teller, e: Event) -> str:
    if e.what < 0:
        return t.say("event-tokens-lost", who=t.name(e.who), count=-e.what)
    return t.say("event-tokens", who=t.name(e.who), count=e.what, all=e.how)


def scene(t: Teller, e: Event) -> str:
    shown = t.edition.scenes[e.what]
    return t.say("event-scene", title=title(t, shown), who=t.name(e.who), text=scene_text(t, shown, e.give))


def caption(t: Teller, e: Event) -> str:
    """What the television shows of a scene: not whom it is for."""
    return scene_text(t, t.edition.scenes[e.what], e.give) if e.name == "SCENE" else ""


def chose(t: Teller, e: Event) -> str:
    return t.say("event-chose", who=t.name(e.who), choice=choice_says(t, t.edition.scenes[e.what], e.how, e.give))


def developed(t: Teller, e: Event) -> str:
    return t.say("event-developed", who=t.name(e.who), piece=t.piece(slug(Development.name(e.how)), "a"), space=t.space(e.what))


def casino(t: Teller, e: Event) -> str:
    id = "event-casino-broken" if e.money < 0 else "event-casino-roll"
    return t.say(id, who=t.name(e.who), roll=e.how, space=t.space(e.what))


def perk_open(t: Teller, e: Event) -> str:
    due = [*([t.say("fortune-tokens", count=e.what)] if e.what else []), *([t.money(e.money)] if e.money else [])]
    return t.say("event-perk-open", who=t.name(e.who), due=due)


def counted(t: Teller, e: Event) -> str:
    cash = e.money // max(t.edition.board.fortune_cash, 1)
    return t.say("event-fortune-counted", who=t.name(e.who), tokens=e.what, built=e.how, cash=cash, money=t.money(e.money),
                 all=e.what + e.how + cash)


def rent_part(t: Teller, e: Event) -> str:
    return t.say(f"event-part-{slug(Part.name(e.how))}", money=t.money(e.money), percent=e.money)


EVENTS: dict[str, Callable[[Teller, Event], str]] = {
    "JOB": lambda t, e: t.say("event-job", who=t.name(e.who), job=job(t, e.what)),
    "TOKENS": tokens,
    "SCENE": scene,
    "CHOSE": chose,
    "RESULT": lambda t, e: result_text(t, e.how, e.give),
    "WEATHER": lambda t, e: t.say("event-weather", weather=weather(t, e.what)),
    "SHIP": lambda t, e: t.say("event-ship" if e.what else "event-no-ship"),
    "OFF_AIR": lambda t, e: t.say("event-off-air"),
    "DEVELOPED": developed,
    "CASINO_ROLL": casino,
    "PERK_OPEN": perk_open,
    "PERK_LOST": lambda t, e: t.say("event-perk-lost", who=t.name(e.who)),
    "SPARED": lambda t, e: t.say("event-spared", who=t.name(e.who), other=t.name(e.what)),
    "FORTUNE_COUNTED": counted,
    "RENT_PART": rent_part,
    "UNEVEN_NOW": lambda t, e: t.say("event-uneven-now", who=t.name(e.who), space=t.space(e.what)),
}
"""A sentence for every event only this edition has."""

RENTS: dict[int, Callable[[Words, int], str]] = {
    Because.CASINO_LUCK: lambda w, n: w.say("rent-casino-luck", percent=n),
    Because.PIER_WEATHER: lambda w, n: w.say("rent-pier-weather", weather=weather(w, n)),
    Because.SHIP_IN_PORT: lambda w, n: w.say("rent-ship-in-port", count=n),
    Because.KITCHEN: lambda w, n: w.say("rent-kitchen", percent=n),
    Because.LEFT_NEIGHBOUR: lambda w, n: w.say("rent-left-neighbour", percent=n),
    Because.RIGHT_NEIGHBOUR: lambda w, n: w.say("rent-right-neighbour", percent=n),
    Because.PARK_WEATHER: lambda w, n: w.say("rent-park-weather", weather=weather(w, n)),
}
"""Words for every Because only this edition has."""

ASKED: dict[int, Callable[[Teller, Frame], str]] = {
    Step.ASK_MERCY: lambda t, f: t.say("asked-mercy", who=t.name(f.what)),
    Step.ASK_PARKING: lambda t, f: t.say("asked-parking"),
    Step.ASK_SCENE: lambda t, f: t.say("asked-scene"),
    Step.ASK_EVEN: lambda t, f: t.say("asked-even", space=t.space(f.what)),
}


# ------------------------------------------------------------------------------------------------------------ the table
def on_air(view: View) -> bool:
    return any(part >= 0 for part in view.table.story_part[:view.edition.board.stories])


def sky(words: Words, view: View) -> str:
    """The weather, the ship, and whether there is any news left, to be shown at any time [TT-66]."""
    if not view.edition.board.opening:
        return ""
    line = words.say("sky", weather=weather(words, view.table.weather), ship="port" if view.table.ship else "sea")
    return line if on_air(view) else f"{line} · {words.say('sky-off-air')}"


def cell_marks(words: Words, table: TableFields, space: int) -> str:
    """A development in four letters; a mortgaged one earns nothing, and is not marked."""
    standing = 0 if table.mortgaged >> space & 1 else table.development[space]
    return words.piece(slug(Development.name(standing)), "mark") if standing else ""


def lot_on(table: TableFields, space: int) -> int:
    """Which piece a development is."""
    return HOTEL_LOT + table.development[space] if table.development[space] else 0


def fortune(view: View, seat: int) -> int:
    return view.core.ask("final_count", seat)


def badge(words: Words, view: View, seat: int) -> str:
    """`Police Chief, Fortune 14`."""
    if not view.edition.board.opening:
        return ""
    held = view.table.job[seat]
    if not held:
        return words.say("badge-fortune", fortune=fortune(view, seat))
    return words.say("badge-job", job=job(words, held), fortune=fortune(view, seat))


def player_badges(words: Words, view: View, seat: int) -> list[str]:
    """The job and the Fortune tokens of a player, and what the Fortune would be now."""
    held = view.table.job[seat]
    return [*([job(words, held)] if held else []), words.say("badge-tokens", count=view.table.tokens[seat]),
            words.say("badge-fortune", fortune=fortune(view, seat))]


def trait_name(words: Words, number: int) -> str:
    """What a study calls those whom `trait_of` sets apart: by their jobs."""
    return job(words, number) if words.edition.board.scenes else ""


def notes(words: Words, view: View, seat: int) -> str:
    return ", ".join(player_badges(words, view, seat)) if view.edition.board.opening else ""


def stock(words: Words, table: TableFields) -> list[str]:
    """The developments the bank has left."""
    if not words.edition.board.opening:
        return []
    return [words.piece(slug(name), "count", count=table.stock[kind]) for name, kind in Development.names().items() if kind]


def printed_on(words: Words, space: int) -> str:
    """What a deed says of developments: their prices, what they turn over, and the Fortune of all that can stand there."""
    board = words.edition.board
    if not board.development_price[space]:
        return ""
    return words.say("note-developments", price=words.short(board.development_price[space]),
                     park=words.short(board.park_price[space]), turnover=words.short(board.turnover[space]),
                     park_fortune=board.park_fortune[space], development_fortune=board.development_fortune[space],
                     resort_fortune=board.resort_fortune[space], houses=board.houses_per_fortune)


def counted_in(words: Words) -> str:
    return words.say("count-fortune") if words.edition.board.fortune_cash else ""


def counted_up(words: Words, view: View, seat: int) -> str:
    """What somebody's Fortune is made of: `14 tokens + 9 built + 3 cash = 26`."""
    if not view.edition.board.fortune_cash:
        return ""
    all, tokens, built = fortune(view, seat), view.table.tokens[seat], view.core.ask("fortune_built", seat)
    return words.say("fortune-made-of", tokens=tokens, built=built, cash=all - tokens - built, all=all)


# --------------------------------------------------------------------------------------------------- what a real table is asked
def toss_says(t: Teller, name: str, seat: int, what: int) -> str:
    """What the banker is asked: who or what was drawn at the set-up, or that the channel goes on by itself."""
    match name:
        case "TOSS_OFFICE":
            return t.say("toss-office", job=job(t, what))
        case "TOSS_JOB":
            return t.say("toss-job", who=t.name(seat))
        case "TOSS_FIRST":
            return t.say("toss-first")
        case "TOSS_SCENE":
            return t.say("toss-scene", who=t.name(seat))
        case "TOSS_NEWS":
            return t.say("toss-news", who=t.name(seat))
        case "TOSS_RESULT":
            return t.say("toss-result", who=t.name(seat))
    return ""


def toss_fall(t: Teller, name: str, one: Action, what: int) -> str:
    """Jobs and players by their names; what the channel shows it draws itself."""
    if name in ("TOSS_OFFICE", "TOSS_FIRST"):
        return t.name(one.a)
    return job(t, one.a) if name == "TOSS_JOB" else ""
