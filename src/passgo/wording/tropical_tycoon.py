"""What only Tropical Tycoon asks and lets one say, in words."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from passgo.editions.tropical_tycoon.rules.answers import PARTS
from passgo.loading import Edition
from passgo.play.actions import Action
from passgo.play.view import View
from passgo.rules.steps import Step
from passgo.rules.words import Kind
from passgo.sentences.tropical_tycoon import DEVELOPMENTS, JOBS, jobs_held, plural, worded
from passgo.wording.money import short_money

if TYPE_CHECKING:
    from passgo.wording.actions import Phrases


def developing(p: Phrases, space: int, kind: int) -> str:
    """`a park on Gentle Sands for $1,200,000`."""
    return f"a {DEVELOPMENTS[kind]} on {p.tell.space(space)} for {p.money(cost(p, space, kind))}"


def cost(p: Phrases, space: int, kind: int) -> int:
    """What this development costs its builder here."""
    return p.ask("development_cost", space * PARTS + kind)


def rebuild(p: Phrases, action: Action) -> str:
    if action.b:
        return f"Build {developing(p, action.a, action.b)}"
    return f"Build on {p.tell.space(action.a)} for {p.money(p.ask('building_price', action.a))}"


def sell_off(p: Phrases, action: Action) -> str:
    if action.b:
        return f"Sell everything on the {p.edition.spaces[action.a].group} group for {p.money(p.gain(action))}"
    return f"Sell one building on {p.tell.space(action.a)} for {p.money(p.gain(action))}"


def choose(p: Phrases, action: Action) -> str:
    says = worded(p.edition.scenes[p.what].choices[action.a].says, jobs_held(p.view))
    takes = p.ask("choice_cost", p.edition.board.scene_choice[p.what] + action.a)
    return says + (f" (takes {p.money(takes)})" if takes else "")


def perk(p: Phrases, action: Action) -> str:
    v, seat = p.view, p.view.seat
    cash = sum(half[seat] for half in v["unclaimed_cash"])
    tokens = sum(half[seat] for half in v["unclaimed_tokens"])
    due = [*([p.money(cash)] if cash else []), *([plural(tokens, "Fortune token")] if tokens else [])]
    return f"Ask for your perk as {JOBS[v['job'][seat]]}: {' and '.join(due)}"


SAYS: dict[int, Callable[[Phrases, Action], str]] = {
    Kind.WALK_FREE: lambda p, a: "Walk out of Jail, as the Police Chief may",
    Kind.ARREST: lambda p, a: f"Send {p.tell.name(p.what)} to Jail",
    Kind.SPARE: lambda p, a: f"Look the other way: {p.tell.name(p.what)} stays",
    Kind.TAKE: lambda p, a: f"Buy {p.tell.space(a.a)} for {p.money(p.edition.board.price[a.a])}",
    Kind.DECIDE: choose,
    Kind.REBUILD: rebuild,
    Kind.SELL_OFF: sell_off,
    Kind.DEVELOP: lambda p, a: f"Build {developing(p, a.a, a.b)}",
    Kind.CLAIM_PERK: perk,
}
"""A line for every Kind only this edition has."""


def listed(p: Phrases, action: Action) -> str:
    """`Gentle Sands $1.2M`."""
    price = cost(p, action.a, action.b) if action.b else p.ask("building_price", action.a)
    return f"{p.tell.space(action.a)} {p.few(price)}"


LISTS: dict[int, Callable[[Phrases, Action], str]] = {
    Kind.TAKE: lambda p, a: "Buy",
    Kind.DEVELOP: lambda p, a: DEVELOPMENTS[a.b].capitalize(),
    Kind.REBUILD: lambda p, a: DEVELOPMENTS[a.b].capitalize() if a.b else "Build",
    Kind.SELL_OFF: lambda p, a: "Sell",
}
"""The heading a line stands under where there are many of them."""
SHORT: dict[int, Callable[[Phrases, Action], str]] = {
    Kind.TAKE: lambda p, a: f"{p.tell.space(a.a)} {p.few(p.edition.board.price[a.a])}",
    Kind.DEVELOP: listed, Kind.REBUILD: listed,
    Kind.SELL_OFF: lambda p, a: f"{f'all {p.edition.spaces[a.a].group}' if a.b else p.tell.space(a.a)} +{p.few(p.gain(a))}",
    Kind.CLAIM_PERK: lambda p, a: perk(p, a).partition(": ")[2],
}
VERBS = {
    "walk": (Kind.WALK_FREE,), "arrest": (Kind.ARREST,), "spare": (Kind.SPARE,), "take": (Kind.TAKE,), "buy": (Kind.TAKE,),
    "choose": (Kind.DECIDE,), "decide": (Kind.DECIDE,), "build": (Kind.REBUILD,), "sell": (Kind.SELL_OFF,),
    "develop": (Kind.DEVELOP, Kind.REBUILD), "perk": (Kind.CLAIM_PERK,),
}
"""What people type for Tropical Tycoon's actions."""
HEADINGS = {Kind.CLAIM_PERK: "Perk", Kind.DEVELOP: "Develop"}
"""Headings for side business that only Tropical Tycoon has; a development stands under its own name."""


def printed_on(edition: Edition, space: int) -> str:
    """What a deed says of developments: their prices, what they turn over, and the Fortune of all that can stand there."""
    board = edition.board
    if not board.development_price[space]:
        return ""
    price, park, turnover = (short_money(edition, sum) for sum in (
        board.development_price[space], board.park_price[space], board.turnover[space]))
    return (f"A casino, pier or restaurant costs {price}, a park {park}; turnover {turnover}. At the end a park counts "
            f"{board.park_fortune[space]} Fortune, another development {board.development_fortune[space]}, "
            f"a resort {board.resort_fortune[space]}, {board.houses_per_fortune} beach houses 1.")


def fortune_words(view: View, seat: int) -> str:
    """What somebody's Fortune is made of: `14 tokens + 9 built + 3 cash`."""
    tokens, built = view["tokens"][seat], view.core.ask("fortune_built", seat)
    return f"{plural(tokens, 'token')} + {built} built + {view.core.ask('final_count', seat) - tokens - built} cash"


def mercy(p: Phrases) -> str:
    return f"{p.tell.name(p.what)} has landed on Go to Jail. You are the Police Chief."


def parking(p: Phrases) -> str:
    return "Free Parking: you may buy any one property the bank still has, at its printed price."


def scene(p: Phrases) -> str:
    return worded(p.edition.scenes[p.what].text, jobs_held(p.view))


def even(p: Phrases) -> str:
    return f"The {p.edition.spaces[p.what].group} group is uneven now: build or sell until it is even."


ASKS: dict[int, Callable[[Phrases], str]] = {
    Step.ASK_MERCY: mercy, Step.ASK_PARKING: parking, Step.ASK_SCENE: scene, Step.ASK_EVEN: even,
}
"""Every question only this edition asks."""
